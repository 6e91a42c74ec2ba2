### Queendomino: every word that a person reads.

name = Queendomino
tagline = Add dominoes to your kingdom, collect taxes, build towns, and win the queen over.

## Options

option-variant = Which game is on the table
option-variant-standard = Queendomino as printed, for 2 to 4
option-variant-royal_wedding = Royal Wedding: with Kingdomino’s dominoes too, for 3 to 6
option-variant-teams = Royal Wedding in teams of two with one kingdom each, for 6 or 8
option-variant-kingdomino = Kingdomino: dominoes and crowns only, for 2 to 4
option-bonuses = Knights and towers that buildings bring at once (the printed numbers are not known)
option-bonuses-main = as many as the box has pieces for
option-bonuses-alternative = fewer, and knights and towers alike
option-middle_kingdom = Kingdomino: 10 points for a castle in the middle
option-harmony = Kingdomino: 5 points for a kingdom without a discarded domino

## What is to be decided

step-draw_building = A building is drawn.
step-draw_line = The next line of dominoes is drawn.
step-draw_king = A king is drawn.
step-first_choice = Put your king on a domino of the first line: which?
step-place = Place domino { $domino_in_hand }: half a on which square, half b to which side of it?
step-tax = Send a knight to collect taxes on the domino you have just placed?
step-build = Build something on a free town square?
step-site = On which town square shall it stand?
step-bribe = Bribe the dragon with a coin to burn a building on the builders’ board?
step-choose = Put your king on a domino of the next line: which?
step-over = The game is over.

## Actions

action-pass = No
action-choose = Domino { $domino }
action-tax = { $half }
action-build = Space { $space }
action-site = On { $square }
action-burn = Space { $space }
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
event-dominoes_left = Nobody chose { $dominoes }: out of the game.
event-king_drawn = { $player }’s king is drawn.
event-domino_chosen = { $player } chooses { $domino }.
event-round_begun = Round { $round } begins.
event-domino_placed = { $player } places { $domino } on { $a } and { $b }.
event-domino_discarded = { $player } has no place for { $domino } and discards it.
event-tax_collected = { $coins ->
    [one] { $player } collects { $coins } coin on { $square }.
   *[other] { $player } collects { $coins } coins on { $square }.
}
event-building_built = { $coins ->
    [0] { $player } builds { $building } on { $square } for nothing.
    [one] { $player } builds { $building } on { $square } for { $coins } coin.
   *[other] { $player } builds { $building } on { $square } for { $coins } coins.
}
event-queen_joined = The queen joins { $player }.
event-building_burned = { $player } bribes the dragon, and it burns { $building }.
event-game_over = The game is over.
event-step_skipped = { $why ->
    [only_place] { $player }’s domino has only one place.
    [no_domino] { $player } has placed no domino: no taxes.
    [no_knight] { $player } has no knight in hand: no taxes.
    [no_town] { $player } has no free town square: no building.
    [too_few_coins] { $player } has too few coins for a building.
    [no_buildings] The builders’ board is empty: { $player } builds nothing.
    [dragon_out] The dragon has flown already this round: { $player } cannot bribe it.
    [queen_here] { $player } has the queen and cannot bribe the dragon.
    [no_coin] { $player } has no coin for the dragon.
    [nothing_to_burn] The builders’ board is empty: { $player } has nothing to burn.
    [only_domino] Only one domino is left for { $player }’s king.
   *[last_round] It is the last round: { $player } chooses no domino.
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
effect-coin_per_knight = { $about }a coin for each knight with every tax
effect-coin_per_tower = { $about }a coin for each tower with every tax
effect-knights = { $number ->
    [one] { $about }{ $number } knight now
   *[other] { $about }{ $number } knights now
}
effect-towers = { $number ->
    [one] { $about }{ $number } tower now
   *[other] { $about }{ $number } towers now
}

## The board in the terminal

board-setup = The first kings are set
board-round = Round { $round } of { $rounds }
board-dragon-home = the dragon is in its cave
board-dragon-out = the dragon has been out
board-dragon-here = burned by the dragon
board-queen-free = the queen is with nobody
board-queen = the queen is with { $player }
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

## Errors

error-only-kingdomino = The option “{ $name }” belongs to the variant kingdomino only.
error-no-buildings = The option “bonuses” has no use in kingdomino: it has no buildings.
error-game-over = The game is over.
error-chance-first = Something is to be drawn first.
error-not-your-turn = It is the turn of seat { $seat }.
error-no-building = There is no building on space { $space }.
error-too-dear = The building on space { $space } costs { $price }, and you have { $coins }.
error-one-knight = You have only one knight to send.
error-short-line = The line has only { $length } dominoes.
error-king-there = A king already stands on domino { $at } of the line.
error-no-site = { $square } is not a free town square of yours.
error-no-pass = This step cannot be passed.
error-must-place = Now a domino is to be placed.
error-must-tax = Now taxes may be collected on the domino just placed, with a knight for each half.
error-must-build = Now a building may be bought, or the step passed.
error-must-site = Now the new building needs one of your free town squares.
error-must-bribe = Now the dragon may be bribed, or the step passed.
error-must-choose = Now a free domino of the next line is to be chosen.
error-no-draw = That cannot be drawn now (step { $step }).
error-out-of-frame = The kingdom would no longer fit into { $size } × { $size }.
error-square-taken = { $square } is taken already.
error-twin-halves = Both halves of this domino are alike: name the place from its other square.
error-no-match = Neither half would touch its own terrain or the castle.
