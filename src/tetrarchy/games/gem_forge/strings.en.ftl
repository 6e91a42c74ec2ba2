### Gem Forge: every word that a person reads. The names of tiles and cards come from the component files.

name = Gem Forge
tagline = Mine stones, set them into jewellery and be the first to reach 20 points.

## What is to be decided

step-fill_mine = Stones roll down the slide.
step-first_player = The first player is drawn.
step-draw_card = A card is drawn.
step-deal_tile = Tiles are dealt.
step-draw_tile = A tile comes onto the market.
step-opening = Which three of your five tiles do you keep?
step-turn = { $actions_left ->
    [0] Both actions are done. Hand in another tile or end your turn?
    [one] One action left. What do you do?
   *[other] Your turn: { $actions_left } actions. What do you do?
}
step-target = Who is the card’s target?
step-answer_card = A card has been played. Cancel it?
step-answer_take = A stone was taken. Play a card to take one too?
step-answer_set = A stone was set. Play a card to set one too?
step-swap_jewel = Which of your tiles do you swap, and for which? Both must be empty.
step-set_new = Set a stone into the new tile right away?
step-swap_stone = Which stone do you give, and which one do you get?
step-take_from_jewel = Which stone do you take out of an unfinished tile?
step-empty_cart = Which stone goes back to the mine?
step-dig = How many stones do you take from the entrance of the mine?
step-keep = Which stone do you keep in your cart? At least one must go back.
step-rob_cart = Which stone do you move into your cart?
step-set_more = Which stone do you set, and where?
step-copy_set = Which stone do you set, and where?
step-return = Which stone goes down the slide next?
step-replace = Take a tile from the market. First you may replace as many there as you take, once: { $missing }.
step-drop = You have too many cards. Which one do you discard?
step-over = The game is over.

## Actions

action-pass = Skip
action-open = Keep tiles { $tiles }
action-target = { $target }
action-swap = Your tile { $place } for their tile { $space }
action-trade = Give a { $give } stone, get a { $get } one
action-pull = Take the { $colour } stone from tile { $place }
action-dig = { $stones }
action-keep = Keep { $colour }
action-rob = Take the { $colour } stone
action-return = Return the { $colour } stone
action-refresh = Discard from the market: { $spaces }
action-choose = Take tile { $space } from the market
action-stone = Down the slide: { $colour }
action-first = Seat { $seat } begins
action-take = Take a stone
action-set = Set a { $colour } stone into tile { $place }
action-discard = Discard a { $colour } stone
action-draw = Draw a card
action-hand_in = Hand in: { $places }
action-play = Play “{ $card }”
action-drop = Discard “{ $card }”
action-card = Card drawn: { $card }
action-tile = Tile drawn: { $tile }

colour-red = red
colour-green = green
colour-yellow = yellow
colour-blue = blue
give-red = red
give-green = green
give-yellow = yellow
give-blue = blue
get-red = red
get-green = green
get-yellow = yellow
get-blue = blue
stones-1 = One stone, which goes back
stones-2 = Two stones
stones-3 = Three stones
stones-red = red
stones-green = green
stones-yellow = yellow
stones-blue = blue
letter-red = R
letter-green = G
letter-yellow = Y
letter-blue = B
letter-rainbow = *
slot-rainbow = rainbow
background-brown = brown
background-blue = blue
timing-own = on your turn, costs an action
timing-any = on any turn, free
target-1 = player 1
target-2 = player 2
target-3 = player 3
target-4 = player 4
target-market = the market
tiles-123 = 1, 2, 3
tiles-124 = 1, 2, 4
tiles-125 = 1, 2, 5
tiles-134 = 1, 3, 4
tiles-135 = 1, 3, 5
tiles-145 = 1, 4, 5
tiles-234 = 2, 3, 4
tiles-235 = 2, 3, 5
tiles-245 = 2, 4, 5
tiles-345 = 3, 4, 5
places-1 = tile 1
places-2 = tile 2
places-12 = tiles 1 and 2, a set
places-3 = tile 3
places-13 = tiles 1 and 3, a set
places-23 = tiles 2 and 3, a set
places-123 = all three tiles, a set
spaces-1 = tile 1
spaces-2 = tile 2
spaces-12 = tiles 1 and 2
spaces-3 = tile 3
spaces-13 = tiles 1 and 3
spaces-23 = tiles 2 and 3
spaces-123 = tiles 1, 2 and 3
spaces-4 = tile 4
spaces-14 = tiles 1 and 4
spaces-24 = tiles 2 and 4
spaces-124 = tiles 1, 2 and 4
spaces-34 = tiles 3 and 4
spaces-134 = tiles 1, 3 and 4
spaces-234 = tiles 2, 3 and 4
spaces-1234 = all four tiles

## What the cards do; $amount and $points are the card’s numbers

effect-swap_jewel = Swap an empty tile with a player or the market; you may set a stone into the new one.
effect-swap_stone = Swap a stone from your cart for one of another colour from another player’s cart.
effect-take_from_jewel = Take a stone from another player’s unfinished tile. The owner gets +{ $points }.
effect-draw = { $amount ->
    [one] Draw { $amount } card.
   *[other] Draw { $amount } cards.
}
effect-empty_cart = { $amount ->
    [one] Return { $amount } stone from any cart, even yours, to the mine. The owner gets +{ $points }.
   *[other] Return up to { $amount } stones from one cart, even yours, to the mine. The owner gets +{ $points }.
}
effect-dig = { $amount ->
    [one] Take { $amount } stone from the mine; it goes back.
   *[other] Take up to { $amount } stones from the mine: return one, keep the others if your cart has room.
}
effect-rob_cart = { $amount ->
    [one] Move { $amount } stone from another player’s cart into yours. The owner gets +{ $points }.
   *[other] Move up to { $amount } stones from another player’s cart into yours. The owner gets +{ $points }.
}
effect-set = { $amount ->
    [one] Set { $amount } stone from your cart.
   *[other] Set up to { $amount } stones from your cart.
}
effect-cancel = Cancel the card just played.
effect-copy_take = When another player takes a stone, take one too.
effect-copy_set = When another player sets a stone, set one too.

## What happened

event-mine_filled = The mine is filled with stones.
event-first_player = { $player } begins.
event-stone_taken = { $player } takes a { $colour } stone.
event-card_drawn = { $player } draws a card.
event-card_seen = In hand: “{ $card }”.
event-cards_shuffled = The discarded cards are reshuffled into a new pile.
event-tile_dealt = You are dealt: { $tile }.
event-tile_kept = { $player } keeps: { $tile }.
event-tile_put_aside = { $player } discards: { $tile }.
event-tile_laid = New in the market (space { $space }): { $tile }.
event-turn_begun = { $player }’s turn.
event-stone_set = { $player } sets a { $colour } stone: { $tile }.
event-jewel_finished = { $player } finishes { $tile }.
event-stone_discarded = { $player } discards a { $colour } stone.
event-card_played = { $player } plays “{ $card }”.
event-target_named = Target: { $target }.
event-card_cancelled = { $player }’s card “{ $card }” is cancelled.
event-card_dropped = { $player } discards an extra card: “{ $card }”.
event-tile_given = { $player } gives { $tile }.
event-tile_got = { $player } gets { $tile }.
event-stones_swapped = { $player } swaps a { $give } stone for a { $get } one with { $target }.
event-stone_pulled = { $player } takes a { $colour } stone from { $target }: { $tile }.
event-cart_emptied = { $player } returns a { $colour } stone from { $target }’s cart.
event-cart_robbed = { $player } takes a { $colour } stone from { $target }’s cart.
event-stone_dug = { $player } digs up a { $colour } stone.
event-stone_kept = { $player } keeps a { $colour } stone.
event-tile_handed_in = { $player } hands in { $tile }.
event-set_handed_in = { $points ->
    [one] A set: { $points } extra point.
   *[other] A set: { $points } extra points.
}
event-pawn_moved = { $points ->
    [one] { $player } scores { $points } point and moves to { $pawn }.
   *[other] { $player } scores { $points } points and moves to { $pawn }.
}
event-bonus_card = { $player } draws a card for standing below { $cell }.
event-stone_returned = { $player } returns a { $colour } stone.
event-tiles_shuffled = The discarded tiles are reshuffled into a new pile.
event-tile_refreshed = { $player } discards from the market: { $tile }.
event-tile_chosen = { $player } takes from the market: { $tile }.
event-step_skipped = { $why ->
    [must_hand_in] { $player } hands in the brown tile before the turn ends: there is nothing else to decide.
    [new_tile_takes_none] { $player } sets no stone: none fits the new tile.
    [nothing_fits] { $player } sets no more stones: none fits.
    [cart_full] { $player } takes no more stones: the cart is full.
    [mine_empty] { $player } keeps the card: the mine is empty.
   *[cancelled_already] { $player } keeps the cancel: another player cancels this card first.
}
event-game_over = { $player } reaches the goal. The game is over.

## The score sheet

sheet-jewels = Jewellery
sheet-sets = Sets
sheet-cards = Cards

## Why an action is good

reason-finishes = Finishes { $tile }.
reason-set-ready = { $points ->
    [one] A set is ready to hand in: +{ $points } point on top.
   *[other] A set is ready to hand in: +{ $points } points on top.
}
reason-sets = { $left ->
    [one] { $tile }: { $left } stone still missing.
   *[other] { $tile }: { $left } stones still missing.
}
reason-wins = Reaches the goal and wins the game.
reason-hand-in-set = { $points } steps on the track, { $sets } of them for the set.
reason-hand-in = { $points ->
    [one] { $points } step on the track.
   *[other] { $points } steps on the track.
}
reason-needed = Your tiles need a { $colour } stone.
reason-denies = { $target } needs the { $colour } stone and would be next to take it.
reason-spare = Keeps a { $colour } stone for later tiles.
reason-returns = Gives a { $colour } stone back to the mine.
reason-unneeded = None of your tiles needs the { $colour } stone.
reason-cart-room = Makes room in the cart.
reason-draw = { $cards ->
    [one] A card for later: { $cards } in hand then.
   *[other] A card for later: { $cards } in hand then.
}
reason-plays = { $kind_id ->
    [draw] Several cards for one action.
    [dig] Several stones for one action.
    [set] Sets several stones for one action.
    [rob_cart] Takes stones that another player has gathered.
    [empty_cart] Stones go back to the mine, away from whoever gathered them.
    [take_from_jewel] Breaks another player’s jewel and gains its stone.
    [swap_jewel] A better tile for a poorer one.
    [swap_stone] A stone you need for one you do not.
    [cancel] Another player’s card does nothing.
    [copy_take] A stone for free, out of turn.
   *[copy_set] Sets a stone for free, out of turn.
}
reason-drops = You can do without “{ $card }”.
reason-market = A tile of the market comes to you.
reason-leader = { $target } is furthest ahead on the track.
reason-target = The card is aimed at { $target }.
reason-tile-fits = { $stones ->
    [one] { $tile }: { $stones } stone in your cart fits.
   *[other] { $tile }: { $stones } stones in your cart fit.
}
reason-tile = { $points ->
    [one] { $tile } is worth { $points } point.
   *[other] { $tile } is worth { $points } points.
}
reason-opening = { $points ->
    [one] These tiles are worth { $points } point together.
   *[other] These tiles are worth { $points } points together.
}
reason-refresh = New tiles may suit your stones better.
reason-digs = { $kept ->
    [0] Moves the mine on by a stone.
    [one] Up to { $kept } stone stays in your cart.
   *[other] Up to { $kept } stones stay in your cart.
}
reason-nothing-fits = You have no card to play here.
reason-keeps-card = Keeps the card for a better moment.
reason-enough = Nothing more here helps you.

## Errors

error-game-over = The game is over.
error-chance-first = Something must be drawn first.
error-no-draw = That cannot be drawn now (step { $step }).
error-not-asked = It is not your decision right now.
error-not-your-turn = It is seat { $seat }’s turn.
error-no-pass = You cannot skip this step.
error-no-refresh = The market can be refreshed only once, before the first tile is taken.
error-wrong-refresh = Replace exactly as many market tiles as you take: { $tiles }.
error-actions-left = A turn has two actions; { $left } left.
error-brown-left = Hand in your finished brown tile before the turn ends.
error-no-actions = Both actions of this turn are done.
error-mine-empty = The mine is empty.
error-cart-full = Your cart is full.
error-no-slot = Tile { $place } has no empty slot for this colour: { $colour }.
error-no-stone = Your cart has no stone of this colour: { $colour }.
error-not-finished = Tile { $place } is not finished.
error-no-set = Only blue tiles with stones of the same colour can be handed in together.
error-no-card = You do not have this card: { $card }.
error-only-answers = Play this card in answer to another player’s action.
error-own-turn-only = Play this card on your own turn.
error-does-nothing = This card would do nothing now.
error-must-act = Your turn: take, set or discard a stone, draw or play a card, or hand in a tile.
error-must-open = Choose three of your five tiles.
error-must-target = Choose a target the card can affect.
error-must-answer-card = Cancel the card just played, or pass.
error-must-answer-take = Play a card to take a stone too, or pass.
error-must-answer-set = Play a card to set a stone too, or pass.
error-must-swap-jewel = Swap two empty tiles.
error-must-set-new = Set a stone into the new tile, or skip.
error-must-swap-stone = Swap two stones of different colours.
error-must-take-from-jewel = Take a stone from an unfinished tile of the chosen player.
error-must-empty = Return a stone from the chosen cart to the mine.
error-must-dig = Take one to three stones from the mine, no more than it holds.
error-must-keep = Keep one of the stones you dug up, or return the rest.
error-must-rob = Take a stone from the chosen player’s cart.
error-must-set = Set a stone from your cart where it fits.
error-must-return = Return one of these stones to the mine.
error-must-replace = Take a tile from the market.
error-must-drop = Discard a card: you hold too many.
error-number-of-tiles = there should be { $least } to { $most } tiles, not { $given }
error-tile-slots = “slots” should hold one to four of { $words }
error-brown-slots = a brown tile takes stones of different colours
error-blue-slots = all slots of a blue tile are alike
error-rainbow-slots = a rainbow tile has at least two slots
error-special-order = “special” should rise
error-special-number = “special” should name { $most } cells at most
error-kinds-of-card = there can be at most { $most } kinds of card
error-number-of-cards = there should be { $least } to { $most } cards, not { $given }

## The board in the terminal

board-turn = { $actions ->
    [one] { $player }’s turn, { $actions } action left
   *[other] { $player }’s turn, { $actions } actions left
}
board-goal = first to { $goal } points wins
board-track = Track
board-mine = Mine, entrance first
board-tray = going back:
board-market = Market
board-piles = (tiles in the pile: { $tiles }, cards: { $cards })
board-dealt = Your five tiles
board-you = { $player } (you)
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-cart = cart
board-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
board-played = { $player } plays “{ $card }”.
board-target = Target: { $target }.
board-target-cart = { $player }, cart { $cart }
board-no-answer = do nothing
window-answer_card = Everyone with cards is asked, so nobody learns who could cancel. A cancel (⚡) costs no action and can itself be cancelled.
window-answer_take = { $player } takes a stone. Everyone with cards is asked, so nobody learns who could take one too (⚡, no action).
window-answer_set = { $player } sets a stone. Everyone with cards is asked, so nobody learns who could set one too (⚡, no action).
heading-play = Play a card:
board-legend =
    ring [Rg] ≈2 is a tile with a brown background and 2 slots: a red stone is in, a green one is missing. A finished brown tile (✓) must be handed in before the turn ends.
    bracelet (rr) ≈2+1 is a tile with a blue background: 2 points, and 1 more when it is handed in together with another of the same colour. * is a slot for any colour, all of a tile alike.
    On the track, ♟1 is the pawn of seat 1. A pawn that reaches or passes a numbered cell gives a card to everyone still behind it. ⚡ marks cards for any turn, ▶ whose turn it is.
    ≈ marks a number that is reconstructed: the printed one is not known.

## What puzzles are about

theme-opening = The opening
theme-mine = The mine
theme-setting = Setting stones
theme-handing_in = Handing in
theme-sets = Sets
theme-market = The market
theme-cards = Cards
theme-reactions = Answers to others
theme-patience = When to stop
theme-race = Close to the goal
