### The game, before it is opened

game-queendomino = Queendomino
game-queendomino-facts = 2–8 players · 25 min
game-queendomino-about = Lay dominoes, collect taxes, build towns and win the queen.

## Steps of a turn

page-step-letters = ABCDE
page-step-place = land
page-step-tax = taxes
page-step-build = building
page-step-bribe = dragon
page-step-choose = king

## The prompt

page-place = Place domino { $number }
page-prompt-tax = Send a knight to collect tax?
page-prompt-build = Build something?
page-prompt-site = Where does { $building } go?
page-prompt-bribe = Bribe the dragon for a coin?
page-prompt-choose = Put your king on a domino
page-prompt-first_choice = Put your king on a domino
page-prompt-second_king = Put your second king on a domino
page-ways = Click a dashed square: by the castle or beside the same terrain.
page-ways-touch = { $number ->
    [one] Tap a dashed square, then tap again: { $number } option.
   *[other] Tap a dashed square, then tap again: { $number } options.
}
page-detail-tax = { $knights ->
    [one] Choose a half: the knight earns 1 coin per square of that region and stays there. You have { $knights } knight.
   *[other] Choose a half: the knight earns 1 coin per square of that region and stays there. You have { $knights } knights.
}
page-detail-tax-touch = Tap a half: the knight earns 1 coin per square of its region and stays there.
page-detail-build = { $coins ->
    [one] You have { $coins } coin. Choose a building.
   *[other] You have { $coins } coins. Choose a building.
}
page-detail-site = On any town square without a building.
page-detail-bribe = { $coins ->
    [one] The building you choose burns and nobody can build it. You have { $coins } coin.
   *[other] The building you choose burns and nobody can build it. You have { $coins } coins.
}
page-detail-bribe-touch = The building you choose burns.
page-detail-choose = You will place it next round. Lower numbers go first; higher numbers are worth more.
page-detail-first_choice = You will place it in round 1. Lower numbers go first; higher numbers are worth more.
page-detail-choose-touch = Tap twice: low numbers act earlier, high ones are richer.
page-detail-first_choice-touch = Tap twice: low numbers act earlier, high ones are richer.
page-no-tax = No tax
page-both = Two knights
page-no-build = Don’t build
page-no-bribe = Don’t bribe
page-yes-place = Place
page-yes-tax = Collect
page-yes-build = Build
page-yes-site = Build here
page-yes-burn = Burn
page-yes-choose = Choose
page-turn = Rotate
page-turn-title = Rotate the domino: R, mouse wheel or this button
page-place-first = Choose a square first
page-hand-title = Drag it to a square; click to rotate
page-points-change = { $points ->
    [one] { $change } point
   *[other] { $change } points
}

## What was not asked

page-skipped = { $why ->
    [only_place] Your domino had only one place.
    [no_domino] No tax: you placed no domino.
    [no_knight] No tax: you have no knight left.
    [no_town] You cannot build: no town square is free.
    [too_few_coins] You cannot build: too few coins.
    [no_buildings] You cannot build: the builders’ board is empty.
    [dragon_out] No bribe: the dragon has already flown this round.
    [queen_here] No bribe while the queen is with you.
    [no_coin] No bribe: you have no coin.
    [nothing_to_burn] No bribe: the builders’ board is empty.
    [only_domino] Only one domino was left for your king.
   *[last_round] You choose no domino: it is the last round.
}
page-discarded = You discard domino { $domino }: it fits nowhere.

## The kingdom

page-kingdom-of = Kingdom: { $player }
page-frame-now = { $wide } × { $high } of { $size } × { $size }
page-frame-lost = Shaded: outside { $size } × { $size } then
page-frame = The frame
page-frame-tip = Your kingdom can grow in any direction as long as it fits the frame. It cannot cross a thick line.
page-castle = The castle
page-castle-tip = Any terrain can be placed next to the castle. The castle is not part of any region.
page-cell = { $ways ->
    [one] { $here }: { $first } on { $a }, { $second } on { $b }
   *[other] { $here }: { $first } on { $a }, { $second } on { $b }; { $ways } rotations
}
page-site = { $here }: build here ({ $building })
page-region = { $name }: { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
} × { $crowns ->
    [one] { $crowns } crown
   *[other] { $crowns } crowns
} = { $points }
page-region-complete = { $points ->
    [one] { $name } complete: { $points } point
   *[other] { $name } complete: { $points } points
}
page-region-of = { $player }. { $complete }
page-regions = Regions
page-no-regions = Just the castle so far.
page-if-placed = If you place it here
page-no-change = No points change.
page-tax = { $knights ->
    [one] A knight: { $where }, +{ $coins } { $coins ->
        [one] coin
       *[other] coins
    }
   *[other] Two knights: { $where }, +{ $coins } coins
}

## Dominoes

page-dominoes = Dominoes
page-domino = domino { $number }: { $first }, { $second }
page-move-place = { $first } on { $a }, { $second } on { $b }
page-move-tax = { $knights ->
    [one] A knight on { $where }
   *[other] Two knights, on { $where }
}
page-move-choose = Domino { $what }
page-move-build = { $coins ->
    [0] { $building } for free
    [one] { $building } for { $coins } coin
   *[other] { $building } for { $coins } coins
}
page-move-burn = Burn: { $building }
page-domino-title = Domino { $number }
page-domino-short = { $number } ({ $first }, { $second })
page-choose = Choose { $what }
page-choose-order = { $what }; turn { $place } of { $all }
page-king-on = { $what }; king of { $who }
page-left = { $number } left in the box
page-no-line = Last round: no dominoes left.
page-set-queendomino = From Queendomino’s box.
page-set-kingdomino = From Kingdomino’s box.
page-number-tip = Numbers set the turn order: the lowest goes first.

## The builders’ board

page-dragon-price = Dragon · 1
page-dragon-out = out
page-empty = empty
page-queen-short = Queen
page-queen-mine = with you
page-queen-with = with { $player }
page-queen-here = The queen lives here
page-points-short = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
page-short = { $coins } short
page-offer = { $coins ->
    [0] { $building } for free: { $effect }
    [one] { $building } for { $coins } coin: { $effect }
   *[other] { $building } for { $coins } coins: { $effect }
}
page-burn = Burn it: { $building } ({ $effect })
page-burned = The dragon burns { $building }
page-tiles = { $count ->
    [one] { $count } tile in the box.
   *[other] { $count } tiles in the box.
}

## Pieces

page-coin = Coins
page-coin-tip = Coins pay for buildings and bribes. At the end, every 3 coins are worth 1 point.
page-knight = Knights in hand
page-knight-tip = Put a knight on a new domino: it earns 1 coin per square of the region and stays there.
page-tower = Towers
page-tower-tip = Build towers until you match or beat everyone else, and the queen comes to you.
page-queen = The queen
page-queen-tip = Your buildings cost 1 coin less, but you cannot bribe the dragon. At the end the queen adds a crown to your largest region.
page-dragon = The dragon
page-dragon-tip = Once a round, bribe it with a coin to burn a building on the board. Not while you have the queen.
page-partner = with

## Where it is known from

page-fact-halves = terrains and crowns
page-fact-number = number
page-fact-score = points and crowns
page-fact-bonus = knights and towers on building
page-fact-tax = coins when collecting tax

## Where the components come from

page-source-dominoes = Terrains and crowns of all dominoes: a public list, which agrees with every count in the rulebook.
page-source-numbers = The numbers 1 to 48 of Queendomino’s dominoes. They decide the order of turns, never points.
page-source-buildings = Names, copies, crowns and points of the buildings, except for a few marked below.
page-source-bonuses = The knights and towers a building gives at once. A table option offers a second guess.
page-source-prices = The prices 5 to 0 on the builders’ board.

## Component files

page-part-board = Builders’ board
page-part-supply = Supply
page-part-building = Buildings
page-part-alternative = Second guess at bonuses
page-part-dominoes-domino = Queendomino’s dominoes
page-part-kingdomino_dominoes-domino = Kingdomino’s dominoes
page-field-spaces = spaces
page-field-prices = prices
page-field-refill = refilled
page-field-queen_discount = discount of the queen
page-field-minimum_price = lowest price
page-field-dragon_bribe = bribe of the dragon
page-field-coins = coins
page-field-start_knights = knights at the start
page-field-start_coins = coins at the start
page-field-sheet_index = place in the source’s list
page-field-score = scores for
page-value-score-none = nothing
page-value-score-flat = itself
page-value-score-per_region = each region
page-value-score-per_tower = each tower
page-value-score-per_knight = each knight
page-value-tax_bonus-none = nothing
page-value-tax_bonus-coin_per_knight = a coin for each knight
page-value-tax_bonus-coin_per_tower = a coin for each tower
page-value-refill-end_of_round = at the end of a round
