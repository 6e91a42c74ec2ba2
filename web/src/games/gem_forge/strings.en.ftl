### Gem Forge: the words of the drawn board.

## The game, before it is opened

game-gem_forge = Gem Forge
game-gem_forge-facts = 2–4 players · 30 min
game-gem_forge-about = Set stones into jewellery and be first with twenty points.

## Components

page-kind-ring = ring
page-kind-earrings = earrings
page-kind-pendant = pendant
page-kind-brooch = brooch
page-kind-bracelet = bracelet
page-kind-necklace = necklace
page-kind-tiara = tiara
page-foot-brown = not for sets
page-foot-set = in a set +{ $points }
page-foot-none = counts for a set
page-tile-label = { $kind }, { $background } tile, slots: { $slots }; points: { $points }
page-tile-holds = Stones in it: { $stones } ({ $number } of { $slots })
page-stone = stone: { $colour }
page-stone-tip = There are { $number } stones of this colour. They lie in the mine, in carts and in tiles.
page-mine = The mine
page-mine-tip = Whoever takes a stone takes the one at the entrance, at the bottom left. A stone that goes back rolls down from the top to the end of the queue.
page-cart = Cart
page-cart-tip = Your cart has room for three stones. From here they are set into tiles.
page-track = Track of points
page-track-tip = The first to reach { $goal } wins at once. Whoever reaches or passes a cell with a card gives a card to all who are still below it.
page-market = Market
page-goal = to { $goal } points
page-market-tip = For every tile that you hand in you take a new one from here.
page-pile = Pile of cards
page-pile-tip = Drawing a card is one of your actions. You may hold { $limit } cards; what is more must be discarded.
page-hand = Your cards
page-hand-tip = Only you see them. Blue cards are played in your own turn and cost an action; red ones (⚡) answer what others do, and cost none. At most { $limit }.
page-tip-brown = Worth { $points }. When all slots are filled it must be handed in before your turn ends.
page-tip-blue = Worth { $points }. Once finished it may be handed in at once, or kept and handed in with others of the same colour as a set.
page-tip-slots = Needs these stones, in any order:
page-tip-rainbow = Takes any colour, but all its stones must be alike.
page-tip-set = In a set it brings { $points } more.
page-tip-set-none = It counts as part of a set, but brings nothing more by itself.
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
page-jewels = Your jewellery
page-jewels-of = Jewellery: { $player }
page-five = Your five tiles: keep three
page-no-tile = a new tile comes here
page-kept-here = a tile that you keep
page-cards = Cards: { $number } of { $limit }
page-actions = { $actions ->
    [one] { $actions } action left
   *[other] { $actions } actions left
}
page-hand-label = Your cards: { $number } of { $limit }
page-hand-none = No cards. Draw one for an action.
page-hand-hidden = Only their owner sees these cards.
page-pile-label = Pile of cards: { $number }
page-draw-label = Draw a card, an action. In the pile: { $number }
page-now-action = for an action
page-now-free = free of charge
page-now-drop = discard this one
page-now-waits = answers others’ moves
page-now-not-this = does not fit here
page-now-own-turn = for your own turn
page-now-nothing = would do nothing now
page-now-later = not now
page-could-dig = Next in the mine: { $stones }.
page-could-draw = You draw { $number } and keep at most { $limit } in all.
page-could-cart = { $player }: { $stones }
page-could-own = you: { $stones }
page-could-set = What fits: { $stones }.

## The line under the mine

page-line-card = { $player } plays “{ $card }”.
page-line-again = { $player } answers “{ $on }” with “{ $card }”.
page-line-works = { $player }’s card “{ $card }” works now.
page-line-take = { $player } has taken a stone. A card may answer it.
page-line-set = { $player } has set a stone. A card may answer it.
page-vain-no_card = You have nothing to answer with.
page-vain-no_use = You have nothing to answer with: your card would do nothing now.
page-meant = Meant for: { $player }.
page-held = Your answer: { $answer }. It counts when everybody’s time is over.
page-answered = given
page-window = The same time for everybody
page-tray = going back:
page-tray-dug = dug out:
page-bonus = { $number ->
    [one] { $player } has reached { $cell }: { $players }, still below, gets a card.
   *[other] { $player } has reached { $cell }: { $players }, still below, get cards.
}
page-passes = { $number ->
    [one] You reach { $cell }: { $players }, still below, draws a card.
   *[other] You reach { $cell }: { $players }, still below, draw a card each.
}
page-moves = You go from { $from } to { $to }.
page-wins = You reach { $goal } and win!
page-sum-set = set { $points }

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
page-tray-keep-how = { $number ->
    [one] You may keep { $number } more; the rest goes back to the mine.
   *[other] You may keep { $number } more; the rest goes back to the mine.
}
page-tray-return-how = What rolls down later lies further back in the queue.
page-cart-of = Cart: { $player }
page-tiles-of = Tiles: { $player }
page-stones-left = { $number ->
    [one] { $number } more stone at most.
   *[other] { $number } more stones at most.
}

## What can be chosen

page-take-label = Take the stone at the entrance ({ $colour }), an action
page-discard-label = Let the stone ({ $colour }) roll back into the mine, an action
page-pick-stone = Pick up the stone: { $colour }
page-give-stone = Give the stone: { $colour }
page-give-tile = Give away:
page-get-tile = Get:
page-choose-label = Take:
page-refresh-label = Replace:
page-set-label = Set the stone ({ $colour }) into this: { $kind }
page-set-several = Set one of your stones into this: { $kind }
page-hand-in = Hand in
page-hand-in-as-set = Hand in as a set
page-hand-in-set = Set { $tiles }:
page-hand-in-label = Hand in, { $kind }: +{ $points }
page-hand-in-set-label = Hand in { $places }: +{ $points }

## The prompt

page-head-opening = Keep three of the five tiles: { $number } of 3
page-head-turn = { $actions ->
    [one] One action left
   *[other] Your turn: { $actions } actions
}
page-head-end = End of your turn
page-head-must = Hand in what is finished
page-head-stone = Stone in hand: { $colour }
page-head-target = Whom is “{ $card }” meant for?
page-head-wait = Does anybody answer?
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
page-head-take_from_jewel = Choose the stone that you take out
page-head-empty_cart = Choose a stone that goes back to the mine
page-head-dig = Choose how many stones you dig out
page-head-keep = Which stone do you keep?
page-head-rob_cart = Choose a stone for your cart
page-head-set_more = Set a stone: up to { $number } more
page-head-copy_set = Set a stone too
page-head-return = Which stone rolls back next?
page-head-replace = { $number ->
    [one] Take a new tile
   *[other] Take { $number } new tiles
}
page-head-refresh = { $number ->
    [one] Tick the tile of the market to replace
   *[other] Tick { $number } tiles of the market to replace
}
page-head-drop = Which card do you discard?

page-how-opening = The other two are discarded. Blue tiles bring more when handed in as a set of one colour.
page-how-turn = Choose anything lit: the stone at the entrance, one in your cart to set or discard, a card.
page-how-turn-full = Your cart is full: set or discard a stone, or choose a card.
page-how-turn-empty = Choose anything lit: the stone at the entrance, or a card.
page-how-brown = Hand in the finished brown tile this turn: that is no action.
page-how-blue = Choose anything lit. A finished blue tile may wait for others of its colour: a set brings more.
page-how-must = Brown jewellery cannot be kept. Handing in is no action.
page-how-end = Hand in the finished blue tile, or keep it for a set.
page-how-stone = { $places ->
    [0] It fits nowhere now. You can let it roll back into the mine.
    [one] Set it into the tile that is lit.
   *[other] Set it into one of the tiles that are lit.
}
page-how-target = Then the others may cancel the card.
page-how-answer_card-again = { $player } cancels “{ $card }”.
page-how-answer_take-yes = { $player } takes a stone. Your card is lit; it costs no action.
page-how-answer_set-yes = { $player } sets a stone. Your card is lit; it costs no action.
page-how-swap_jewel = Both tiles hold no stone. Then you may set a stone into the new one at once.
page-how-swap_stone = The two stones change carts.
page-how-set_new = It costs no action.
page-how-take_from_jewel = It goes into your cart.
page-how-empty_cart = { $number ->
    [one] { $number } more at most.
   *[other] { $number } more at most.
}
page-how-dig = One of them goes back; the others may stay in your cart, if there is room.
page-how-keep = One at least goes back to the mine.
page-how-rob_cart = { $number ->
    [one] { $number } more at most.
   *[other] { $number } more at most.
}
page-how-set_more = Pick up a stone, or choose a slot that is lit.
page-how-copy_set = Pick up a stone, or choose a slot that is lit. If the tile is finished, it waits for your own turn.
page-how-return = The stones of what you handed in go back to the end of the queue.
page-how-replace = { $number ->
    [one] It lies in the market, for the one handed in. You like none? First you may replace { $number }.
   *[other] They lie in the market, for those handed in. You like none? First you may replace { $number }.
}
page-how-replace-only = It comes to lie in front of you; the market is filled up.
page-how-refresh = New ones come from the pile; then you choose.
page-how-drop = These are too many: you may hold { $limit }.

page-do-take = Take the stone at the entrance into your cart: { $colour }. One action.
page-do-draw = Draw the first card of the pile. One action.
page-do-discard = Let the stone roll back into the mine: { $colour }. One action.
page-do-set = { $left ->
    [one] Set the stone ({ $colour }) into this tile ({ $kind }); { $left } more is missing then.
   *[other] Set the stone ({ $colour }) into this tile ({ $kind }); { $left } more are missing then.
}
page-do-finish = That finishes the tile ({ $kind }). Points for handing it in: { $points }.
page-do-play = Play “{ $card }”.
page-do-drop = Discard “{ $card }”.
page-do-choose = Take: { $tile }.

## Buttons

page-take = Take
page-draw = Draw a card
page-draw-short = Draw
page-set = Set
page-discard = Discard
page-put-back = Put back
page-back = Back
page-end = End turn
page-end-brown = A finished brown tile must be handed in first.
page-pass = Pass
page-pass-title = Let it happen. Nobody learns whether you could have answered.
page-always = Always pass this turn
page-always-title = You are not asked again until the turn ends.
page-keep-these = Keep these three
page-keep-first = Choose three tiles first.
page-refresh = { $number ->
    [one] Replace one first
   *[other] Replace { $number } first
}
page-refresh-title = Discard as many tiles of the market as you are to take, and have new ones laid out. Only once.
page-refresh-these = Replace
page-refresh-first = Tick exactly { $number }.
page-rest-back = Return the rest
page-no-set = No stone now
page-enough = Enough

## Steps and keys

page-step-first = First action
page-step-second = Second action
page-step-hand-in = Hand in, end
page-step-answers = Answers
page-key-take = take a stone
page-key-draw = draw a card
page-key-stone = set or discard the stone in hand
page-key-hand-in = hand in
page-key-end = end the turn
page-key-always = answer nothing until the turn ends

## Where the components come from

page-source-cards = The 34 cards with their effects and copies, the 40 stones, and the track with its special cells.
page-source-tiles = The 36 tiles, but for the few that the rulebook’s examples name. That 17 are brown and 19 blue is in the rulebook.
