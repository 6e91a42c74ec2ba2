### Gem Forge: the words of the drawn board.

## The game, before it is opened

game-gem_forge = Gem Forge
game-gem_forge-facts = 2–4 players · 30 min
game-gem_forge-about = Set stones into jewellery and be the first to 20 points.

## Components

page-kind-ring = ring
page-kind-earrings = earrings
page-kind-pendant = pendant
page-kind-brooch = brooch
page-kind-bracelet = bracelet
page-kind-necklace = necklace
page-kind-tiara = tiara
page-chip = { $points ->
    [0] set
   *[other] set +{ $points }
}
page-tile-label = { $kind }, { $background } tile, slots: { $slots }; points: { $points }
page-tile-holds = Stones in it: { $stones } ({ $number } of { $slots })
page-colours = { $colour_id ->
    [rainbow] { $number } rainbow
   *[other] { $number } { $colour }
}
page-stone = stone: { $colour }
page-stone-tip = There are { $number } stones of this colour. They lie in the mine, in carts and in tiles.
page-mine = The mine
page-mine-tip = You always take the stone at the entrance. A returned stone rolls down to the end of the queue.
page-cart = Cart
page-cart-tip = Your cart has room for three stones. From here they are set into tiles.
page-track = Score track
page-track-tip = The first to reach { $goal } wins. When a pawn reaches a cell with a card, everyone still behind it draws a card.
page-market = Market
page-goal = to { $goal } points
page-market-tip = For every tile you hand in, you take a new one from here.
page-pile = Pile of cards
page-pile-tip = Drawing a card is an action. You may hold { $limit }; discard any extra.
page-hand = Your cards
page-hand-tip = Only you see them. Blue cards cost an action on your turn; red ones answer other players for free. At most { $limit }.
page-tip-brown = Worth { $points }. When all slots are filled it must be handed in before your turn ends.
page-tip-blue = Worth { $points }. Once finished it may be handed in at once, or kept and handed in with others of the same colour as a set.
page-tip-slots = Needs these stones, in any order:
page-tip-rainbow = Any colour fits, but all its stones must match.
page-tip-set = In a set it brings { $points } more.
page-tip-set-none = It counts towards a set but adds no points of its own.
page-copies = { $count ->
    [one] There is { $count } such card.
   *[other] There are { $count } such cards.
}
page-fact-tile = slots and points
page-fact-card = effect and number
page-fact-board = numbers

## The table

page-mine-label = The mine: { $number ->
    [one] { $number } stone
   *[other] { $number } stones
}
page-whole-mine = The whole mine: { $number ->
    [one] { $number } stone
   *[other] { $number } stones
}
page-in-mine = in the mine: { $number }
page-in-pile = in the pile: { $number }
page-stands = { $player } on { $at }
page-empty = empty
page-yourself = you
page-bench = Your workshop
page-workshop = Your workshop · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-workshop-of = Workshop: { $player } · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-needed = your tiles need it
page-five = Your five tiles: keep three
page-no-tile = a new tile comes here
page-kept-here = a tile that you keep
page-actions = { $actions ->
    [one] { $actions } action left
   *[other] { $actions } actions left
}
page-hand-label = Your cards: { $number } of { $limit }
page-hand-none = No cards. Draw one for an action.
page-hand-hidden = Only their owner sees these cards.
page-pile-label = Pile of cards: { $number }
page-draw-label = Draw a card, an action. In the pile: { $number }
page-now-action = costs an action
page-now-free = free
page-now-drop = discard this one
page-now-waits = for another’s turn
page-now-own-turn = your turn only
page-now-nothing = no effect now
page-now-later = not now
page-could-dig = Next in the mine: { $stones }.
page-could-draw = You draw { $number } and keep at most { $limit } in all.
page-could-cart = { $player }: { $stones }
page-could-own = you: { $stones }
page-could-set = What fits: { $stones }.

## The line under the mine

page-line-card = { $player } plays “{ $card }”.
page-line-again = { $player } answers “{ $on }” with “{ $card }”.
page-line-works = “{ $card }” takes effect.
page-line-take = { $player } takes a stone. You can answer with a card.
page-line-set = { $player } sets a stone. You can answer with a card.
page-vain-no_card = You have nothing to answer with.
page-vain-no_use = You have nothing to answer with: your card would do nothing now.
page-meant = Target: { $player }.
page-held = Your answer: { $answer }. It counts when everyone’s time is up.
page-answered = received
page-window = Time to answer, the same for everyone
page-tray = going back:
page-tray-dug = dug up:
page-bonus = { $number ->
    [one] { $player } reaches { $cell }: { $players } draws a card.
   *[other] { $player } reaches { $cell }: { $players } draw a card each.
}
page-passes = { $number ->
    [one] You reach { $cell }: { $players } draws a card.
   *[other] You reach { $cell }: { $players } draw a card each.
}
page-moves = You move from { $from } to { $to }.
page-wins = You reach { $goal } and win!
page-sum-set = set { $points }

## The window of reactions

page-asked = Who is asked
page-asked-all = everybody with a card is asked
page-answer-free = Your card costs no action.
page-answer-cancel = Cancel it
page-answer-copy_take = Take one too
page-answer-copy_set = Set one too
page-next = Next at the entrance: { $colour }.
page-next-needed = Next at the entrance: { $colour }. Your tiles need it.

## The stage of a card

page-stage = What the card asks
page-gets = gets +{ $points }
page-owner-gets = { $player } gets { $points ->
    [one] { $points } point
   *[other] { $points } points
} for it.
page-how-many = How many stones do you take?
page-dig-label = { $number ->
    [one] Take the first stone; it goes back
   *[other] Take the first { $number } stones; one goes back
}
page-tray-keep = Which stone stays with you?
page-tray-return = Which stone rolls down first?
page-tray-keep-how = You may keep { $number } more; the rest go back to the mine.
page-tray-return-how = Stones that roll later lie further back in the queue.
page-cart-of = Cart: { $player }
page-tiles-of = Tiles: { $player }
page-stones-left = { $number ->
    [one] Up to { $number } more stone.
   *[other] Up to { $number } more stones.
}

## What can be chosen

page-take-label = Take the { $colour } stone at the entrance (action)
page-discard-label = Return the { $colour } stone to the mine (action)
page-pick-stone = Pick up the { $colour } stone
page-give-stone = Give the { $colour } stone
page-give-tile = Give away:
page-get-tile = Get:
page-choose-label = Take:
page-refresh-label = Replace:
page-set-label = Set the { $colour } stone: { $kind }
page-set-several = Set a stone: { $kind }
page-hand-in = Hand in
page-hand-in-as-set = Hand in as a set
page-hand-in-set = Set { $tiles }:
page-hand-in-label = Hand in, { $kind }: +{ $points }
page-hand-in-set-label = Hand in { $places }: +{ $points }

## The prompt

page-head-opening = Keep three of your five tiles: { $number } of 3
page-head-turn = { $actions ->
    [one] One action left
   *[other] Your turn: { $actions } actions
}
page-head-again = Tap once more to do it
page-head-end = End of your turn
page-head-must = Hand in your finished tile
page-head-stone = Stone in hand: { $colour }
page-head-target = Who is the target of “{ $card }”?
page-head-wait = Waiting for answers
page-head-answer_card-yes = Cancel this card?
page-head-answer_card-no = { $player } plays “{ $card }”
page-head-answer_take-yes = Take a stone too?
page-head-answer_take-no = { $player } takes a stone
page-head-answer_set-yes = Set a stone too?
page-head-answer_set-no = { $player } sets a stone
page-head-swap-give = Which of your tiles do you give?
page-head-swap-get = { $market ->
    [yes] Which tile of the market do you get?
   *[no] Which tile do you get?
}
page-head-trade-give = Which of your stones do you give?
page-head-trade-get = Which stone do you get?
page-head-set_new = Set a stone into the new tile?
page-head-take_from_jewel = Which stone do you take?
page-head-empty_cart = Which stone goes back to the mine?
page-head-dig = How many stones do you dig up?
page-head-keep = Which stone do you keep?
page-head-rob_cart = Which stone do you take?
page-head-set_more = Set a stone: up to { $number } more
page-head-copy_set = Set a stone too
page-head-return = Which stone rolls back next?
page-head-replace = { $number ->
    [one] Take a new tile
   *[other] Take { $number } new tiles
}
page-head-refresh = { $number ->
    [one] Mark the tile to replace
   *[other] Mark { $number } tiles to replace
}
page-head-drop = Which card do you discard?

page-how-opening = The other two are discarded. Blue tiles bring more when handed in as a set of one colour.
page-how-turn = Choose anything lit up: the stone at the entrance, a stone in your cart, or a card.
page-how-turn-full = Your cart is full: set or discard a stone, or choose a card.
page-how-turn-empty = Choose anything lit up: the stone at the entrance or a card.
page-how-brown = Hand in the finished brown tile this turn: it costs no action.
page-how-blue = Choose anything lit up. You may keep a finished blue tile for a set.
page-how-must = You cannot keep finished brown jewellery. Handing it in costs no action.
page-how-end = Hand in the finished blue tile, or keep it for a set.
page-how-ending = You keep what is finished, and your turn ends. Press once more if that is what you want.
page-how-stone = { $places ->
    [0] It fits nowhere right now. You can return it to the mine.
    [one] Set it into the lit tile.
   *[other] Set it into one of the lit tiles.
}
page-how-target = Then the others may cancel the card.
page-how-answer_card-again = { $player } cancels “{ $card }”.
page-how-window = Answer it, or pass.
page-how-swap_jewel = Both tiles must be empty. Then you may set a stone into the new one.
page-how-swap_stone = The two stones change carts.
page-how-set_new = It costs no action.
page-how-take_from_jewel = It goes into your cart.
page-how-empty_cart = Up to { $number } more.
page-how-dig = One goes back, the others into your cart if there is room.
page-how-keep = At least one goes back to the mine.
page-how-rob_cart = Up to { $number } more.
page-how-set_more = Pick up a stone, or choose a slot that is lit.
page-how-copy_set = Pick up a stone, or choose a slot that is lit. If the tile is finished, it waits for your own turn.
page-how-return = The stones of what you handed in go back to the end of the queue.
page-how-replace = { $number ->
    [one] Choose one from the market. Nothing you like? You may replace { $number } first.
   *[other] Choose from the market. Nothing you like? You may replace { $number } first.
}
page-how-replace-only = It goes in front of you, and the market is refilled.
page-how-refresh = New ones come from the pile; then you choose.
page-how-drop = You may hold at most { $limit } cards.

page-do-take = Take the { $colour } stone into your cart. One action.
page-do-draw = Draw the top card. One action.
page-do-discard = Return the { $colour } stone to the mine. One action.
page-do-set = { $left ->
    [one] Set the { $colour } stone ({ $kind }); { $left } slot stays empty.
   *[other] Set the { $colour } stone ({ $kind }); { $left } slots stay empty.
}
page-do-finish = This finishes the tile ({ $kind }). Points for handing it in: { $points }.
page-do-play = Play “{ $card }”.
page-do-drop = Discard “{ $card }”.
page-do-choose = Take: { $tile }.

## Buttons

page-take = Take a stone
page-draw = Draw a card
page-draw-short = Draw
page-set = Set
page-discard = Discard
page-put-back = Put back
page-back = Back
page-end = End turn
page-end-sure = Keep it, end turn
page-end-brown = A finished brown tile must be handed in first.
page-pass = Pass
page-pass-title = Do nothing. Nobody learns whether you had an answer.
page-always = Pass all turn
page-always-title = You will not be asked again this turn.
page-keep-these = Keep these three
page-keep-first = Choose three tiles first.
page-refresh = { $number ->
    [one] Replace one first
   *[other] Replace { $number } first
}
page-refresh-title = Replace as many market tiles as you are taking. Only once.
page-refresh-these = Replace
page-refresh-first = Mark exactly { $number }.
page-rest-back = Return the rest
page-no-set = Don’t set
page-enough = Done

## Scenes

page-moment-handed-in = { $tiles ->
    [one] { $player } hands in a jewel: +{ $points }
   *[other] { $player } hands in a set: +{ $points }
}

## Keys

page-key-take = take a stone
page-key-draw = draw a card
page-key-stone = set or discard the stone in hand
page-key-hand-in = hand in
page-key-end = end the turn
page-key-always = answer nothing until the turn ends

## Where the components come from

page-source-cards = The 34 cards with their effects and copies, the 40 stones, and the track with its special cells.
page-source-tiles = The 36 tiles, except the few that the rulebook’s examples name. That 17 are brown and 19 blue is in the rulebook.

## Component files

page-part-track = Score track
page-part-mine = Mine
page-part-meta = Hand
page-part-card = Action cards
page-part-tile = Jewellery tiles
page-field-goal = points that end the game
page-field-special = special cells
page-field-stones_of_a_colour = stones of each colour
page-field-hand_limit = cards in hand at most
page-value-slots-rainbow = any one colour
page-value-effect-swap_jewel = swap tiles
page-value-effect-swap_stone = swap stones
page-value-effect-take_from_jewel = take from a tile
page-value-effect-draw = draw cards
page-value-effect-empty_cart = empty a cart
page-value-effect-dig = dig in the mine
page-value-effect-rob_cart = take from a cart
page-value-effect-set = set stones
page-value-effect-cancel = cancel a card
page-value-effect-copy_take = take too
page-value-effect-copy_set = set too
