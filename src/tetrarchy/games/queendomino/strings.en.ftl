### Queendomino: every word that a person reads.

name = Queendomino
tagline = Add dominoes to your kingdom, collect taxes, build towns, and win the queen over.

## Options

option-variant = Variant
option-variant-standard = Queendomino as printed, for 2 to 4
option-variant-royal_wedding = Royal Wedding: with Kingdomino’s dominoes too, for 3 to 6
option-variant-teams = Royal Wedding in teams of two with one kingdom each, for 6 or 8
option-variant-kingdomino = Kingdomino: dominoes and crowns only, for 2 to 4
option-bonuses = Knights and towers gained on building (the printed numbers are unknown)
option-bonuses-main = as many as the box holds
option-bonuses-alternative = fewer, with equal knights and towers
option-middle_kingdom = Kingdomino: 10 points for a centred castle
option-harmony = Kingdomino: 5 points if no domino is discarded

## What is to be decided

step-draw_building = A building is drawn.
step-draw_line = The next line of dominoes is drawn.
step-draw_king = A king is drawn: who chooses next?
step-first_choice = Which domino of the first line do you put your king on?
step-place = Where does domino { $domino_in_hand } go? Name the square of half a and the side where half b lies.
step-tax = Send a knight to collect tax on the new domino?
step-build = Build on a free town square?
step-site = Which town square does it go on?
step-bribe = Bribe the dragon with a coin to burn a building on the builders’ board?
step-choose = Which domino of the next line do you put your king on?
step-over = The game is over.

## Actions

action-pass = Skip
action-choose = Domino { $domino }
action-tax = { $half }
action-build = The building on space { $space }
action-site = On { $square }
action-burn = Burn the building on space { $space }
action-place = Half a on { $square }, half b to the { $towards }
action-king = The king of seat { $seat } is drawn
action-domino = Domino { $domino } is drawn
action-building = Building { $building } is drawn

half-a = A knight on half a
half-b = A knight on half b
half-both = Two knights, one on each half
towards-east = east
towards-north = north
towards-west = west
towards-south = south

## What happened

event-building_laid = New building: { $building }.
event-line_laid = New line: { $dominoes }.
event-dominoes_left = Nobody chose { $dominoes }; removed from the game.
event-king_drawn = { $player }’s king is drawn.
event-domino_chosen = { $player } puts a king on domino { $domino }.
event-round_begun = Round { $round }.
event-domino_placed = { $player } places domino { $domino } on { $a } and { $b }.
event-domino_discarded = { $player } discards domino { $domino }: it fits nowhere.
event-tax_collected = { $coins ->
    [one] { $player } collects { $coins } coin in tax on { $square }.
   *[other] { $player } collects { $coins } coins in tax on { $square }.
}
event-building_built = { $coins ->
    [0] { $player } builds { $building } on { $square } for free.
    [one] { $player } builds { $building } on { $square } for { $coins } coin.
   *[other] { $player } builds { $building } on { $square } for { $coins } coins.
}
event-queen_joined = The queen joins { $player }.
event-building_burned = { $player } bribes the dragon, which burns { $building }.
event-game_over = The game is over.
event-step_skipped = { $why ->
    [only_place] { $player }’s domino has only one place.
    [no_domino] { $player } collects no tax: no domino was placed.
    [no_knight] { $player } collects no tax: no knight is left.
    [no_town] { $player } cannot build: no town square is free.
    [too_few_coins] { $player } cannot build: too few coins.
    [no_buildings] { $player } cannot build: the builders’ board is empty.
    [dragon_out] { $player } cannot bribe the dragon: it has already flown this round.
    [queen_here] { $player } cannot bribe the dragon: they have the queen.
    [no_coin] { $player } cannot bribe the dragon: no coins.
    [nothing_to_burn] { $player } cannot bribe the dragon: the builders’ board is empty.
    [only_domino] Only one domino is left for { $player }’s king.
   *[last_round] { $player } chooses no domino: it is the last round.
}

## The score pad

sheet-coins = Coins
sheet-wheat = Wheat
sheet-forest = Forest
sheet-lake = Lake
sheet-grassland = Grassland
sheet-swamp = Swamp
sheet-mine = Mine
sheet-town = Town
sheet-landscape_buildings = Buildings: landscapes
sheet-town_buildings = Buildings: towns
sheet-towers = Buildings: towers
sheet-knights = Buildings: knights
sheet-shields = Buildings: points
sheet-middle_kingdom = Middle Kingdom
sheet-harmony = Harmony

## Terrains and buildings

terrain-wheat = wheat
terrain-forest = forest
terrain-lake = lake
terrain-grassland = grassland
terrain-swamp = swamp
terrain-mine = mine
terrain-town = town
letter-wheat = W
letter-forest = F
letter-lake = L
letter-grassland = G
letter-swamp = S
letter-mine = M
letter-town = T

building-bakery = Bakery
building-sawmill = Sawmill
building-fishmonger = Fishmonger
building-weaving_shop = Weaving shop
building-magic_school = Magic school
building-foundry = Foundry
building-church = Church
building-safe_knights = Safe (knights)
building-safe_towers = Safe (towers)
building-small_tavern = Small tavern
building-big_tavern = Big tavern
building-guardtower = Guardtower
building-fortified_castle = Fortified castle
building-travelling_castle = Travelling castle
building-training_camp = Training camp
building-statue = Statue
building-queens_tower = Queen’s tower

## What a building brings; $about is “≈” for a number that is not known to be the printed one

effect-flat = { $points ->
    [one] { $about }{ $points } point
   *[other] { $about }{ $points } points
}
effect-per_region = { $points ->
    [one] { $about }{ $points } point for each { $terrain } region
   *[other] { $about }{ $points } points for each { $terrain } region
}
effect-per_tower = { $points ->
    [one] { $about }{ $points } point for each tower
   *[other] { $about }{ $points } points for each tower
}
effect-per_knight = { $points ->
    [one] { $about }{ $points } point for each knight
   *[other] { $about }{ $points } points for each knight
}
effect-crowns = { $crowns ->
    [one] { $about }{ $crowns } crown
   *[other] { $about }{ $crowns } crowns
}
effect-coin_per_knight = { $about }1 coin per knight whenever you collect tax
effect-coin_per_tower = { $about }1 coin per tower whenever you collect tax
effect-knights = { $number ->
    [one] { $about }{ $number } knight at once
   *[other] { $about }{ $number } knights at once
}
effect-towers = { $number ->
    [one] { $about }{ $number } tower at once
   *[other] { $about }{ $number } towers at once
}

## The board in the terminal

board-setup = Placing the first kings
board-round = Round { $round } of { $rounds }
board-dragon-home = the dragon is in its cave
board-dragon-out = the dragon has already flown this round
board-dragon-here = burned by the dragon
board-queen-free = nobody has the queen
board-queen = { $player } has the queen
board-first-line = First line
board-this-round = This round
board-next-round = Next round
board-builders = Builders’ board
board-you = { $player } (you)
board-discarded = discarded: { $number }
board-half = { $crowns ->
    [0] { $terrain }
    [one] { $terrain } with { $crowns } crown
   *[other] { $terrain } with { $crowns } crowns
}
board-halves = { $a } | { $b }
board-offer = { $coins ->
    [one] { $building } for { $coins } coin: { $effect }
   *[other] { $building } for { $coins } coins: { $effect }
}
board-tax = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
board-legend =
    On a square: the letter of its terrain, the number of its crowns, ♞ a knight; ♔ is the castle, ⌂ a town with a building, · a square in reach.
    A domino q14 (W|F1) has half a in front of the line and half b behind it. ♚ is a king with the number of its seat, ▶ the domino whose turn it is.
    ● coins, ♞ knights in hand, ♜ towers, ♛ the queen. A building brings points (2×W: 2 for each wheat region; 1×♜, 1×♞: for each tower, knight), ♕ crowns, ●×♞ coins with every tax, and + pieces at once.
    ≈ marks a number that is reconstructed or inferred: the printed one is not known.

## Why an action is good

reason-queen = { $points ->
    [one] Takes the queen: +1 crown on your largest region ({ $terrain }), +{ $points } point.
   *[other] Takes the queen: +1 crown on your largest region ({ $terrain }), +{ $points } points.
}
reason-grows-for-points = { $squares ->
    [one] Your { $terrain } is { $squares } square now: +{ $points }.
   *[other] Your { $terrain } grows to { $squares } squares: +{ $points }.
}
reason-grows = Your { $terrain } grows to { $squares } squares, ready for a crown.
reason-town = Makes room for a building.
reason-room = Keeps room for later dominoes.
reason-building = { $points ->
    [one] { $building }: +{ $points } point with what you already have.
   *[other] { $building }: +{ $points } points with what you already have.
}
reason-towers = { $towers ->
    [one] { $building }: { $towers } tower to win the queen over.
   *[other] { $building }: { $towers } towers to win the queen over.
}
reason-knights = { $knights ->
    [one] { $building }: { $knights } knight for later taxes.
   *[other] { $building }: { $knights } knights for later taxes.
}
reason-building-later = { $building } will pay off as your kingdom grows.
reason-burn = { $points ->
    [one] { $building } would bring another player { $points } point.
   *[other] { $building } would bring another player { $points } points.
}
reason-burn-first = { $building } is gone before anyone else can build it.
reason-tax = { $coins ->
    [one] Collects { $coins } coin at once.
   *[other] Collects { $coins } coins at once.
}
reason-domino = { $points ->
    [one] Can bring { $points } point in your { $terrain } when you place it.
   *[other] Can bring { $points } points in your { $terrain } when you place it.
}
reason-crowns = { $crowns ->
    [one] Brings a crown for { $terrain }.
   *[other] Brings { $crowns } crowns for { $terrain }.
}
reason-order = Your turn comes as number { $place } of { $all } next round.
reason-fits-nowhere = It fits nowhere in your kingdom now.
reason-keep-knight = Keeps the knight for a larger region.
reason-keep-coins = Keeps the coins and the town square for a better building.
reason-keep-coin = Saves the coin.

## Errors

error-only-kingdomino = The option “{ $name }” belongs to the variant kingdomino only.
error-no-buildings = The option “bonuses” has no use in kingdomino: it has no buildings.
error-game-over = The game is over.
error-chance-first = A domino or building must be drawn first.
error-not-your-turn = It is seat { $seat }’s turn.
error-no-building = There is no building on space { $space }.
error-too-expensive = The building on space { $space } costs { $price } coins; you have { $coins }.
error-one-knight = You have only one knight left to send.
error-short-line = The line has only { $length } dominoes.
error-king-there = A king already stands on domino { $at } of the line.
error-no-site = { $square } is not one of your free town squares.
error-no-pass = You cannot skip this step.
error-must-place = Place your domino first.
error-must-tax = Collect tax on the new domino (one knight per half), or skip.
error-must-build = Buy a building or skip this step.
error-must-site = Choose a free town square for the building.
error-must-bribe = Bribe the dragon or skip this step.
error-must-choose = Put your king on a free domino of the next line.
error-no-draw = That cannot be drawn now (step { $step }).
error-out-of-frame = The kingdom would not fit in { $size } × { $size }.
error-square-taken = { $square } is already taken.
error-twin-halves = Both halves are the same: start from the domino’s other square.
error-no-match = The domino must touch the castle or matching terrain.
error-set-of-dominoes = the file should say set = "{ $which }"
error-number-of-dominoes = there should be { $wanted } dominoes, not { $given }
error-domino-number = this should be domino number { $number }
error-crowned-town = a town square cannot have crowns of its own
error-kinds-of-building = there can be at most { $most } buildings
error-most-building-tiles = there can be at most { $most } building tiles
error-fewest-building-tiles = there should be at least { $least } building tiles
error-unknown-building = there is no building { $given }
error-number-of-prices = “prices” should hold { $wanted } numbers, one a space
error-value-of-coin = a coin should be worth a number from 0 to 99, not { $given }

## What puzzles are about

theme-choosing = Choosing a domino
theme-placing = Placing a domino
theme-taxes = Taxes
theme-building = Buildings
theme-dragon = The dragon
theme-queen = The queen
theme-last_round = Last round
