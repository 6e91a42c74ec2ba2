### Queendomino: the words of the drawn board.

## The game, before it is opened

game-queendomino = Queendomino
game-queendomino-facts = 2–8 players · 25 min
game-queendomino-about = Lay dominoes, collect taxes, build, and win the queen over.

## Steps of a turn

page-step-letters = ABCDE
page-step-place = land
page-step-tax = taxes
page-step-build = building
page-step-bribe = dragon
page-step-choose = king

## The prompt

page-place = Place domino { $number }
page-prompt-tax = Send a knight for taxes?
page-prompt-build = Buy a building?
page-prompt-site = Choose a plot: { $building }
page-prompt-bribe = Bribe the dragon for a coin?
page-prompt-choose = Put your king on a domino of the next round
page-prompt-first_choice = Put your king on a domino of the first round
page-prompt-second_king = Put your second king on a domino of the first round
page-ways = { $number ->
    [one] Click a dashed square by the castle or its own terrain: { $number } way.
   *[other] Click a dashed square by the castle or its own terrain: { $number } ways.
}
page-ways-touch = { $number ->
    [one] By the castle or its own terrain: { $number } way. Tap a dashed square, then again.
   *[other] By the castle or its own terrain: { $number } ways. Tap a dashed square, then again.
}
page-detail-tax = { $knights ->
    [one] Click where it goes: { $knights } knight brings a coin for each square of that region and stays there.
   *[other] Click where they go, of { $knights } knights: each brings a coin for each square of its region and stays.
}
page-detail-build = { $coins ->
    [one] You have { $coins } coin. Choose a tile on the builders’ board.
   *[other] You have { $coins } coins. Choose a tile on the builders’ board.
}
page-detail-site = It goes on a town square without a building.
page-detail-bribe = { $coins ->
    [one] You have { $coins } coin. The tile that you choose burns, and nobody can build it.
   *[other] You have { $coins } coins. The tile that you choose burns, and nobody can build it.
}
page-detail-choose = You will place it next round. Low numbers act earlier, high numbers are richer.
page-detail-first_choice = You will place it in round 1. Low numbers act earlier, high numbers are richer.
page-detail-choose-touch = Low numbers act earlier, high numbers are richer.
page-detail-first_choice-touch = Low numbers act earlier, high numbers are richer.
page-no-tax = No taxes
page-both = Two knights
page-no-build = Build nothing
page-no-bribe = Let it sleep
page-yes-place = Place
page-yes-tax = Collect
page-yes-build = Build
page-yes-site = Build here
page-yes-burn = Burn
page-yes-choose = Choose
page-turn = Turn
page-turn-title = R, the wheel or this button turns the domino
page-place-first = Point at a square first
page-hand-title = Drag it to a square; a click turns it
page-points-change = { $change } points

## The kingdom

page-kingdom-of = Kingdom: { $player }
page-frame-now = Kingdom { $wide } × { $high }, at most { $size } × { $size }
page-frame-lost = What is shaded would lie outside { $size } × { $size }
page-frame = The frame
page-frame-tip = The kingdom may grow to any side until it is as wide and as high as the frame. A thick line is an edge that it cannot cross.
page-castle = The castle
page-castle-tip = Every terrain may begin at the castle. It is part of no region.
page-cell = { $ways ->
    [one] { $here }: { $first } on { $a }, { $second } on { $b }
   *[other] { $here }: { $first } on { $a }, { $second } on { $b }; { $ways } ways to turn it
}
page-site = { $here }: build here ({ $building })
page-region = { $name }: { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
} × { $crowns ->
    [one] { $crowns } crown
   *[other] { $crowns } crowns
} = { $points }
page-regions = Regions
page-no-regions = Nothing yet but the castle.
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
    [0] { $building } for nothing
    [one] { $building } for { $coins } coin
   *[other] { $building } for { $coins } coins
}
page-move-burn = Burn: { $building }
page-domino-title = Domino { $number }
page-domino-short = { $number } ({ $first }, { $second })
page-choose = Choose { $what }
page-choose-order = { $what }; turn { $place } of { $all }
page-king-on = { $what }; king of { $who }
page-left = { $number } in the box
page-no-line = The last round: no more dominoes.
page-set-queendomino = From Queendomino’s box.
page-set-kingdomino = From Kingdomino’s box.
page-number-tip = The number settles when its king acts in the round: low numbers first.

## The builders’ board

page-cave = cave
page-dragon-out = out
page-empty = empty until the round ends
page-queen-free = free
page-queen-mine = with you
page-queen-with = { $player }
page-queen-here = The queen lives here
page-points-short = { $points } pts
page-short = { $coins } short
page-offer = { $coins ->
    [0] { $building } for nothing: { $effect }
    [one] { $building } for { $coins } coin: { $effect }
   *[other] { $building } for { $coins } coins: { $effect }
}
page-burn = Burn it: { $building } ({ $effect })
page-tiles = { $count ->
    [one] { $count } tile in the box.
   *[other] { $count } tiles in the box.
}

## Pieces

page-coin = Coins
page-coin-tip = They pay for buildings and for the dragon. Every 3 left at the end are a point.
page-knight = Knights in hand
page-knight-tip = A knight on a domino just placed brings a coin for each square of its region, and stays there.
page-tower = Towers
page-tower-tip = Whoever builds towers and then has no fewer than anybody else is joined by the queen.
page-queen = The queen
page-queen-tip = Buildings cost her kingdom a coin less, and it cannot bribe the dragon. At the end she is one more crown in its largest region.
page-dragon = The dragon
page-dragon-tip = Once a round it burns a building on the board for a coin. Whoever has the queen cannot bribe it.
page-partner = with

## Where it is known from

page-fact-halves = terrains and crowns
page-fact-number = number
page-fact-score = points and crowns
page-fact-bonus = knights and towers at once
page-fact-tax = coins with every tax

## Where the components come from

page-source-dominoes = Terrains and crowns of all dominoes: a public list, which agrees with every count in the rulebook.
page-source-numbers = The numbers 1 to 48 of Queendomino’s dominoes. They settle the order of turns, never points.
page-source-buildings = Names, copies, crowns and points of the buildings, but for a few that are marked below.
page-source-bonuses = The knights and towers that a building gives at once. An option of the table plays with a second guess.
page-source-prices = The prices 5 to 0 on the builders’ board.
