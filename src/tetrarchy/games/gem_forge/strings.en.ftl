### Gem Forge: every word that a person reads. The names of tiles and cards come from the component files.

name = Gem Forge
tagline = Take stones out of the mine, set them into jewellery, and be the first with 20 points.

## What is to be decided

step-fill_mine = Stones go down the slide.
step-first_player = The first player is drawn.
step-draw_card = A card is drawn.
step-deal_tile = Tiles are dealt.
step-draw_tile = A tile comes onto the market.
step-opening = Which three of your five tiles do you keep?
step-turn = { $actions_left ->
    [0] Both actions are done. Hand in something more, or end your turn?
    [one] One action is left. What do you do?
   *[other] It is your turn: { $actions_left } actions. What do you do?
}
step-target = Whom is the card meant for?
step-answer_card = A card has been played. Cancel it?
step-answer_take = A stone has been taken. Take one too, with a card?
step-answer_set = A stone has been set. Set one too, with a card?
step-swap_jewel = Which of your tiles for which of theirs? Both hold no stone.
step-set_new = Set a stone into the new tile at once?
step-swap_stone = Which stone do you give, and which one do you get?
step-take_from_jewel = Which stone do you take out of an unfinished tile?
step-empty_cart = Which stone goes back to the mine?
step-dig = How many stones do you take from the entrance of the mine?
step-keep = Which stone do you put into your cart? One at least goes back.
step-rob_cart = Which stone do you move into your cart?
step-set_more = Which stone do you set, and where?
step-copy_set = Which stone do you set, and where?
step-return = Which stone goes down the slide next?
step-replace = Take a tile from the market. Before the first one you may discard from there exactly as many as you are to take: { $missing }.
step-drop = You hold too many cards. Which one do you discard?
step-over = The game is over.

## Actions

action-pass = No more
action-open = Keep tiles { $tiles }
action-target = { $target }
action-swap = Your tile { $place } for their tile { $space }
action-trade = Give { $give }, get { $get }
action-pull = { $colour } from tile { $place }
action-dig = { $stones }
action-keep = Keep { $colour }
action-rob = { $colour }
action-return = { $colour } goes back
action-refresh = Discard from the market: { $spaces }
action-choose = Take tile { $space } of the market
action-stone = Down the slide: { $colour }
action-first = Seat { $seat } begins
action-take = Take a stone
action-set = Set { $colour } into tile { $place }
action-discard = Discard { $colour }
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
timing-own = in your own turn, for an action
timing-any = in any turn, for nothing
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
effect-swap_stone = Swap a stone of your cart for one of another colour of another cart.
effect-take_from_jewel = Take a stone out of another player’s unfinished tile into your cart. Its owner: +{ $points }.
effect-draw = { $amount ->
    [one] Draw { $amount } card.
   *[other] Draw { $amount } cards.
}
effect-empty_cart = { $amount ->
    [one] Return { $amount } stone of any cart, your own too, to the mine. Its owner: +{ $points }.
   *[other] Return up to { $amount } stones of any cart, your own too, to the mine. Its owner: +{ $points }.
}
effect-dig = { $amount ->
    [one] Take { $amount } stone of the mine; it goes back.
   *[other] Take up to { $amount } stones of the mine: one goes back, the others may stay in your cart.
}
effect-rob_cart = { $amount ->
    [one] Move { $amount } stone of another cart into yours. Its owner: +{ $points }.
   *[other] Move up to { $amount } stones of another cart into yours. Its owner: +{ $points }.
}
effect-set = { $amount ->
    [one] Set { $amount } stone of your cart.
   *[other] Set up to { $amount } stones of your cart.
}
effect-cancel = Cancel the card just played.
effect-copy_take = After another player’s action “take a stone”: take one too.
effect-copy_set = After another player’s action “set a stone”: set one too.

## What happened

event-mine_filled = The mine is filled with stones.
event-first_player = { $player } begins.
event-stone_taken = { $player } takes a stone: { $colour }.
event-card_drawn = { $player } draws a card.
event-card_seen = The card is “{ $card }”.
event-cards_shuffled = The discarded cards are the new pile.
event-tile_dealt = You are dealt: { $tile }.
event-tile_kept = { $player } keeps: { $tile }.
event-tile_put_aside = { $player } discards: { $tile }.
event-tile_laid = New on space { $space } of the market: { $tile }.
event-turn_begun = { $player } has the turn.
event-stone_set = { $player } sets a stone: { $colour } into { $tile }.
event-jewel_finished = { $player } has finished { $tile }.
event-stone_discarded = { $player } discards a stone: { $colour }.
event-card_played = { $player } plays “{ $card }”.
event-target_named = The card is meant for { $target }.
event-card_cancelled = { $player }’s card “{ $card }” is cancelled.
event-card_dropped = { $player } has too many cards and discards “{ $card }”.
event-tile_given = { $player } gives { $tile }.
event-tile_got = { $player } gets { $tile }.
event-stones_swapped = { $player } gives a stone ({ $give }) and gets one ({ $get }) from { $target }.
event-stone_pulled = { $player } takes a stone ({ $colour }) of { $target } out of { $tile }.
event-cart_emptied = { $player } returns a stone ({ $colour }) from the cart of { $target }.
event-cart_robbed = { $player } moves a stone ({ $colour }) out of the cart of { $target }.
event-stone_dug = { $player } digs up a stone: { $colour }.
event-stone_kept = { $player } keeps a stone: { $colour }.
event-tile_handed_in = { $player } hands in { $tile }.
event-set_handed_in = { $points ->
    [one] That is a set: { $points } more point.
   *[other] That is a set: { $points } more points.
}
event-pawn_moved = { $points ->
    [one] { $player } gets { $points } point and stands on { $pawn }.
   *[other] { $player } gets { $points } points and stands on { $pawn }.
}
event-bonus_card = { $player } is still below { $cell } and gets a card.
event-stone_returned = { $player } returns a stone: { $colour }.
event-tiles_shuffled = The discarded tiles are the new pile.
event-tile_refreshed = { $player } discards a tile of the market: { $tile }.
event-tile_chosen = { $player } takes from the market: { $tile }.
event-step_skipped = { $why ->
    [must_hand_in] { $player } hands in the brown tile before the turn ends: there is nothing else to decide.
    [new_tile_takes_none] No stone in { $player }’s cart fits the new tile.
    [nothing_fits] No other stone in { $player }’s cart fits a tile.
    [cart_full] { $player }’s cart is full.
    [mine_empty] The mine is empty, so { $player } keeps the card.
   *[cancelled_already] Another player cancels this card first, so { $player } keeps the cancel.
}
event-game_over = { $player } has reached the goal. The game is over.

## The score sheet

sheet-jewels = Jewellery
sheet-sets = Sets
sheet-cards = Cards

## Errors

error-game-over = The game is over.
error-chance-first = Something has to be drawn first.
error-no-draw = That cannot be drawn now (step { $step }).
error-not-asked = You are not being asked right now.
error-not-your-turn = It is the turn of seat { $seat }.
error-no-pass = You cannot pass here.
error-no-refresh = The market can be refreshed only once, before the first tile is taken.
error-wrong-refresh = Discard exactly as many tiles of the market as you will take: { $tiles }.
error-actions-left = A turn has exactly two actions; you have { $left } left.
error-brown-left = A finished brown tile must be handed in before the turn ends.
error-no-actions = Both actions of this turn are done.
error-mine-empty = The mine is empty.
error-cart-full = Your cart is full.
error-no-slot = The tile at place { $place } has no empty slot for this colour: { $colour }.
error-no-stone = Your cart has no stone of this colour: { $colour }.
error-not-finished = The tile at place { $place } is not finished.
error-no-set = Only blue tiles with stones of the same colour can be handed in together.
error-no-card = You do not hold this card: { $card }.
error-only-answers = This card answers something that another player has just done.
error-own-turn-only = This card is played in your own turn.
error-does-nothing = This card would do nothing now.
error-must-act = It is your turn: take, set, discard, draw, play or hand in.
error-must-open = Choose three of your five tiles.
error-must-target = Name a target on which the card does something.
error-must-answer-card = Cancel the card just played, or pass.
error-must-answer-take = Play a card to take a stone too, or pass.
error-must-answer-set = Play a card to set a stone too, or pass.
error-must-swap-jewel = Swap two tiles without stones.
error-must-set-new = Set a stone into the tile that you just got, or none.
error-must-swap-stone = Swap two stones of different colours.
error-must-take-from-jewel = Take a stone from an unfinished tile of the player you named.
error-must-empty = Return a stone from the cart you named to the mine.
error-must-dig = Take one to three stones from the mine, but no more than it has.
error-must-keep = Keep one of the stones you dug out, or return the rest.
error-must-rob = Take a stone from the cart of the player you named.
error-must-set = Set a stone from your cart where it fits.
error-must-return = Choose the stone that goes back to the mine next.
error-must-replace = Take a tile from the market.
error-must-drop = Discard a card: you hold more than the limit.

## The board in the terminal

board-turn = { $actions ->
    [one] { $player } has the turn, { $actions } action left
   *[other] { $player } has the turn, { $actions } actions left
}
board-goal = { $goal } points win
board-track = Track
board-mine = Mine, the entrance first
board-tray = on their way back:
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
board-played = { $player } has played “{ $card }”.
board-target = It is meant for: { $target }.
board-target-cart = { $player }, cart { $cart }
board-no-answer = let it happen
window-answer_card = Whoever holds a card is asked now, so that nobody learns who could cancel. A cancel (⚡) costs no action; it can be cancelled in turn.
window-answer_take = { $player } has taken a stone. Whoever holds a card is asked now, so that nobody learns who could take one too (⚡, no action).
window-answer_set = { $player } has set a stone. Whoever holds a card is asked now, so that nobody learns who could set one too (⚡, no action).
heading-play = Play a card:
board-legend =
    ring [Rg] ≈2 is a tile with a brown background and 2 slots: a red stone is in, a green one is missing. A finished brown tile (✓) must be handed in before the turn ends.
    bracelet (rr) ≈2+1 is a tile with a blue background: 2 points, and 1 more when it is handed in together with another of the same colour. * is a slot for any colour, all of a tile alike.
    On the track, ♟1 is the pawn of seat 1. Whoever reaches or passes a numbered cell gives a card to all who are still below it. ⚡ marks cards of any turn, ▶ whose turn it is.
    ≈ marks a number that is reconstructed: the printed one is not known.
