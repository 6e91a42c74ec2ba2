### Inkdoms: every word that a person reads.

name = Inkdoms
tagline = Take dice off the map and paint six kingdoms. The same colour must never touch itself.

## What is to be decided

step-first = The first player is drawn.
step-throw = The dice are rolled onto the map.
step-take = Which die, and in which kingdom?
step-paint = Place the drops of your die. What next?
step-mix = The tower gives a composite drop of your choice: which colour?
step-wait = You are done. Wait for the others.
step-round = Players take dice and paint.
step-cross = Which speed number do you cross out?
step-over = The game is over.

## Actions

action-stop = Stop here
action-blend = Spell 4: turn two drops of the die into one composite drop
action-mix = A { $colour } drop
action-move = Spell 1: move all drops of the die to { $kingdom }
action-spread = Spell 3: also place drops of the die in { $kingdom }
action-cross = The number of { $line }
action-take = { $die }, in { $kingdom }
action-paint = Paint { $area } with { $drop }
action-clash = Spell 2: paint { $area } next to the same colour, with { $drop }
action-first = Seat { $seat } begins
action-fall = A die lands on spot { $spot } and shows { $drops }

die-red = red
die-blue = blue
die-yellow = yellow
die-white = white
die-white-red = white as red
die-white-blue = white as blue
die-white-yellow = white as yellow
drop-die = a drop of the die
drop-blend-purple = the composite drop in purple
drop-blend-green = the composite drop in green
drop-blend-brown = the composite drop in brown
drop-tower-red = a red tower drop
drop-tower-blue = a blue tower drop
drop-tower-yellow = a yellow tower drop
drop-tower-purple = a purple tower drop
drop-tower-green = a green tower drop
drop-tower-brown = a brown tower drop
colour-red = red
colour-blue = blue
colour-yellow = yellow
colour-purple = purple
colour-green = green
colour-brown = brown
monster-hydra = hydra
monster-griffin = griffin
monster-unicorn = unicorn
monster-dragon = dragon
spell-move = 1 (move)
spell-clash = 2 (clash)
spell-spread = 3 (spread)
spell-blend = 4 (blend)
line-hydra = the hydras
line-griffin = the griffins
line-unicorn = the unicorns
line-dragon = the dragons
line-final = three kingdoms

## What happened

event-first_player = { $player } is the first player.
event-round_begun = Round { $round }.
event-die_fallen = Rolled: { $die } { $drops } in { $kingdom }.
event-die_taken = { $drops ->
    [one] { $player } takes { $die_id ->
        [white] the white die as { $colour }
       *[other] the { $die } die
    } in { $kingdom }: { $drops } drop.
   *[other] { $player } takes { $die_id ->
        [white] the white die as { $colour }
       *[other] the { $die } die
    } in { $kingdom }: { $drops } drops.
}
event-spell_cast = { $player } casts spell { $spell }.
event-spell_cast_on = { $player } casts spell { $spell }: { $kingdom }.
event-area_painted = { $player } paints { $area } { $colour }.
event-capital_built = { $player } builds the capital of { $kingdom }.
event-capital_lost = { $player } loses the capital of { $kingdom }.
event-monster_tamed = { $player } tames a { $monster }.
event-monster_defeated = { $player } defeats a { $monster }.
event-spell_gained = { $player } gains spell { $spell }.
event-drop_gained = { $player } gets a { $colour } drop from a tower.
event-blot_marked = { $player } marks a blot.
event-turn_finished = { $player } finishes painting.
event-step_skipped = { $why ->
    [only-die] { $player } takes the only die that is left.
    [no-place] { $player } ends the turn: the drops that are left fit nowhere.
    [only-number] Only one speed number can be crossed out.
   *[no-number] No speed number is left to cross out: the final line loses one.
}
event-area_shown = { $player } painted { $area } { $colour }.
event-blot_shown = { $player } marked a blot.
event-line_completed = { $points ->
    [0] { $player } completes { $line }; the speed points are gone.
    [one] { $player } completes { $line }: { $points } speed point.
   *[other] { $player } completes { $line }: { $points } speed points.
}
event-speed_crossed = The { $points } for { $line } is crossed out.
event-token_passed = The first player token goes to { $player }.
event-last_round = The next round is the last.
event-all_blots = Everyone has run out of blots.
event-game_over = The game is over.
event-solo_result = { $points ->
    [one] { $player } has { $points } point. { $result }
   *[other] { $player } has { $points } points. { $result }
}

verdict-again = fewer than 50 points
verdict-fair = 50 to 59 points
verdict-guardian = 60 to 69 points
verdict-crown = 70 points or more
result-again = The ink won this time. Try again?
result-fair = Good work, but you can do better.
result-guardian = The kingdoms are in good hands.
result-crown = You have earned the crown!

## The score sheet

sheet-redhill = Redhill
sheet-bluewater = Bluewater
sheet-yellowlake = Yellowlake
sheet-greenwood = Greenwood
sheet-purplefield = Purplefield
sheet-umberland = Umberland
sheet-hydra = Hydras
sheet-griffin = Griffins
sheet-unicorn = Unicorns
sheet-dragon = Dragons
sheet-final = Three kingdoms
sheet-blots = Blots

## The board in the terminal

board-round = Round { $round }
board-first = first player: { $player }
board-taker = takes a die: { $player }
board-last-round = the last round
board-next-last = the next round is the last
board-you = { $player } (you)
board-spells = spells { $spells }
board-drops = tower drops
board-blots = blots { $blots }/{ $most }
board-left = drops to place
board-new = from next round
board-speed = Speed points
board-take = { $drops ->
    [one] { $drops } drop, { $room }
   *[other] { $drops } drops, { $room }
}
board-room = open areas { $areas }
board-all-room = all areas open
board-no-room = no area open
board-cross = { $points ->
    [one] { $points } point; you have painted { $done } of { $size }
   *[other] { $points } points; you have painted { $done } of { $size }
}
board-stop = { $drops ->
    [one] { $drops } drop left, one blot
   *[other] { $drops } drops left, one blot
}
heading-paint-die = Paint with a { $colour } drop of the die:
heading-paint-blend = Paint with the composite drop in { $colour }:
heading-paint-tower = Paint with a { $colour } tower drop:
heading-clash-die = Spell 2: paint next to the same colour with a { $colour } drop of the die:
heading-clash-blend = Spell 2: paint next to the same colour with the composite drop in { $colour }:
heading-clash-tower = Spell 2: paint next to the same colour with a { $colour } tower drop:
heading-move = Spell 1: move all drops of the die to:
heading-spread = Spell 3: let the drops of the die go to:
brings-capital = builds the capital
brings-ruin = loses the capital
brings-tamed = tames the { $monster }
brings-defeated = defeats the { $monster } (its colour is { $colour })
brings-spell = gives spell { $number }
brings-drop = the tower gives { $colour }
brings-mix = the tower gives a composite drop
letter-red = R
letter-blue = B
letter-yellow = Y
letter-purple = P
letter-green = G
letter-brown = U
letter-white = W
short-hydra = hyd
short-griffin = gri
short-unicorn = uni
short-dragon = dra
short-final = three
board-legend =
    Thick lines are borders of kingdoms. r4 is an area of Redhill, r4=Y one painted yellow. ♔R is a capital that wants red, hydB a hydra that wants blue, ✦3 gives spell 3; ✓ has got its colour, × has not.
    ♜ is a tower: it gives a drop when both areas at it are painted (♖). [R3] is the red die with 3 drops, where it lies.
    ◆ is a composite drop. A scoring line shows the speed numbers still open (· taken, × crossed out), then how many areas everybody has painted; ✓+4 is a number won.
    A small sheet has the letters of the paint on areas 1 to 9 of each kingdom.

## Why an action is good

reason-take-all = { $drops ->
    [one] The only drop finds a place in { $kingdom }.
   *[other] All { $drops } drops find a place in { $kingdom }.
}
reason-take-some = { $fits ->
    [one] { $fits } of its { $drops } drops finds a place without spells.
   *[other] { $fits } of its { $drops } drops find a place without spells.
}
reason-take-none = Its drops fit nowhere without a spell.
reason-line = { $points ->
    [0] Completes { $line }.
    [one] Completes { $line }: { $points } speed point if nobody was faster.
   *[other] Completes { $line }: { $points } speed points if nobody was faster.
}
reason-capital = Builds the capital of { $kingdom }.
reason-tamed = Tames a { $monster }.
reason-tower = Both areas at a tower are painted: it gives a drop.
reason-spell = Gains spell { $spell } for later rounds.
reason-colour = A new colour in { $kingdom }: +{ $points }.
reason-nearer = { $kingdom }: { $done } of { $size } areas painted.
reason-opens = { $fits ->
    [0] The drops can go to { $kingdom }.
    [one] { $fits } drop finds a place then, with { $kingdom } open.
   *[other] { $fits } drops find a place then, with { $kingdom } open.
}
reason-blend = A composite drop goes where the die’s own colour cannot.
reason-mix = A { $colour } drop will be of use later.
reason-blot = Ends the turn with one blot and keeps your spells.
reason-stop = Keeps spells and tower drops for later rounds.
reason-cross = You have painted only { $done } of { $size } there.

## Errors

error-game-over = The game is over.
error-chance-first = The dice must be rolled first.
error-turn-done = You have finished your turn; the others are still painting.
error-not-your-turn = It is not your turn to take a die yet.
error-must-mix = Choose a composite colour for the tower’s drop.
error-no-throw = There is nothing to roll now.
error-dice-overlap = A die on spot { $spot } would lie on another one.
error-must-throw = The dice are rolled now.
error-must-draw-first = The first of { $seats } players is drawn now.
error-must-take = Take a die.
error-die-gone = The { $die } die is already taken.
error-white-colour = White cannot stand for { $colour }: that die is not taken yet.
error-die-elsewhere = The { $die } die is not in { $kingdom }.
error-must-cross = Cross out a speed number.
error-line-closed = No numbers are left for { $line }.
error-first-numbers = While a 4 or a 3 is open, cross out one of those.
error-no-drop = You have no such drop right now ({ $drop }).
error-area-painted = { $area } is already painted.
error-other-kingdom = { $area } is not in a kingdom of your die.
error-same-colour = { $area } already touches { $colour }.
error-no-clash = { $area } does not touch { $colour }: no spell is needed.
error-no-two-drops = This spell needs two drops of the die that are not placed yet.
error-no-die-drops = No drop of the die is left for this spell.
error-drops-placed = The drops cannot move any more: one of them is already placed.
error-kingdom-open = The drops may already go to { $kingdom }.
error-kingdom-no-use = { $kingdom } is not beside the die’s kingdom, or has nothing left to paint.
error-no-mix = There is no tower drop to choose a colour for.
error-must-paint = Place your drops.
error-no-spell = You cannot cast spell { $spell } now.
error-number-of-points = “{ $field }” should be a list of { $least } to { $most } points
error-point-twice = “{ $field }” comes twice to the same point
error-no-frame = “viewbox” should be four numbers, left, top, width and height, not { $given }
error-no-point = “{ $field }” should have points of two numbers, not { $given }
error-leaves-frame = “{ $field }” leaves the frame at { $point }
error-covered-frame = every point of the board should belong to one area: the areas cover { $covered } of the frame’s { $whole }
error-areas-overlap = the areas should not overlap: { $one } and { $other } lie on the same side of { $side }
error-gap-or-overlap = every point of the board should belong to an area: there is a gap or an overlap at the side { $side } of { $area }
error-four-spells = there should be four kinds of spell, not { $given }
error-spell-number = this should be spell number { $number }
error-spell-twice = there are four different spells: { $given } should not come twice
error-four-monsters = there should be four kinds of monster, not { $given }
error-six-kingdoms = there should be six kingdoms, not { $given }
error-letter-of-kingdom = “letter” should be one letter of its own, not { $given }
error-same-name = a kingdom and a monster should not have the same name
error-area-name = “id” should be a new name of letters and digits, not { $given }
error-nine-areas = each kingdom should have nine areas: { $kingdom } has { $given }
error-areas-of-monster = “areas” should be the number of areas with this monster, at least one: there are { $given }
error-outline-of-kingdom = “outline” should be the line around the kingdom’s nine areas
error-neighbours = “neighbours” should be those that have a side in common with it, { $wanted }, not { $given }
error-one-capital = each kingdom should have one capital: { $kingdom } has { $given }
error-area-of-capital = “capital” should name the area with the capital, { $area }
error-colour-of-capital = “capital_colour” should be the colour that the capital’s area has
error-colours-of-monster = “colours” should name { $colour }: there is such a monster
error-areas-of-tower = a tower should stand between two areas of the map, not { $given }
error-tower-off-border = a tower should stand on the border of two areas: { $one } and { $other } share no side
error-tower-twice = { $one } and { $other } have a tower already
error-cells-of-spells = a row of spells should have a cell for the starting spell and one for each symbol: { $name } needs { $wanted }, there are { $given }
error-cells-of-towers = the sheet should have a cell for the drop of each of the { $towers } towers
error-kingdoms-under-die = a die should lie in one, two or three kingdoms: at ({ $x }, { $y }) it lies in { $given }
error-room-for-dice = the board should have room for four dice side by side
error-kingdom-without-die = a die should be able to land in every kingdom: none lands in { $kingdom }
error-spots-of-another-map = these landing spots belong to another map: make them anew with scripts/make_inkdoms_throws.py, or remove the file
error-number-of-spots = “spots” should be a list of { $least } to { $most } rows
error-wrong-spot = spot { $number } should have x, y, angle, letters of kingdoms and numbers of spots, not { $given }
error-overlapped-spot = spot { $number } overlaps spots that are not there
error-one-sided-spot = spot { $number } overlaps a spot that does not overlap it
error-crosses-itself = the line around { $area } should not meet itself, as it does at { $point }
error-odd-frame = “viewbox” should begin at 0, 0, with a width and a height from { $least } to { $most }
error-label-outside = the place of the sign should be inside its area
error-no-junction = just these kingdoms should meet at this point, and it should be listed once
error-number-of-junctions = the points where three kingdoms meet should all be listed: there are { $wanted }
error-tower-elsewhere = the tower should stand on the border of { $one } and { $other }

## Advice on a map

error-few-special-areas = the rulebook says that most areas have a sign: here { $given } of { $areas } have one
error-other-number-of-monsters = the rulebook has { $wanted } of these monsters: here are { $given }
error-other-colours-of-monsters = in the rulebook hydras are blue, griffins red, and dragons come in three colours
error-other-worth-of-capital = the rulebook’s capitals are worth 2 or 3 points; Yellowlake’s 2, Greenwood’s 3
error-other-colour-of-capital = in the rulebook’s examples this capital is { $colour }
error-example-border = the rulebook’s examples need a border with { $kingdom }
error-example-meeting = the rulebook’s example of the dice needs a point where Redhill, Yellowlake and Umberland meet
error-example-hydra = the rulebook’s example needs a hydra beside this capital
error-example-second-hydra = the rulebook’s example needs a hydra here that touches neither the capital of Bluewater nor the hydra beside it
error-example-dragon = the rulebook’s example needs a green dragon here
error-example-clash = the rulebook’s example needs an area beside a capital with three neighbours of which no two touch
error-four-kingdoms = four kingdoms meet at { $point }: a die could lie in all of them
error-junctions-close = the points where three kingdoms meet, { $point } and { $other }, are { $apart } apart: a die reaches { $reach } and could lie in four kingdoms
error-narrow-sign = the sign has { $room } to the nearest border and needs { $wanted }
error-short-border = its border with { $other } is only { $length } long: hard to see on the map

## What puzzles are about

theme-dice = Taking a die
theme-painting = Painting
theme-spells = Spells
theme-towers = Watchtowers
theme-stopping = When to stop
theme-speed = Speed numbers
theme-capitals = Capitals
theme-monsters = Monsters
theme-last_round = Last round
