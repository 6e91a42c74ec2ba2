### Inkdoms: every word that a person reads.

name = Inkdoms
tagline = Take a die off the map and paint six kingdoms, never a colour beside itself.

## What is to be decided

step-first = It is drawn who begins.
step-throw = The dice are thrown onto the map.
step-take = Take a die: which, and out of which kingdom?
step-paint = Place the drops of your die: what next?
step-mix = The tower gives a composite drop of your choice: which colour?
step-wait = You have nothing to decide now; the others are still busy.
step-round = Dice are taken, and everybody paints.
step-cross = Which speed number do you cross out?
step-over = The game is over.

## Actions

action-stop = Stop here
action-blend = Spell 4: turn two drops of the die into one composite drop
action-mix = A { $colour } drop
action-move = Spell 1: move all drops of the die to { $kingdom }
action-spread = Spell 3: let the drops of the die go to { $kingdom } too
action-cross = The number of { $line }
action-take = { $die }, out of { $kingdom }
action-paint = Paint { $area } with { $drop }
action-clash = Spell 2: paint { $area } with { $drop }, against the rule
action-first = Seat { $seat } begins
action-fall = A die comes to rest on spot { $spot } and shows { $drops }

die-red = red
die-blue = blue
die-yellow = yellow
die-white = white
die-white-red = white as red
die-white-blue = white as blue
die-white-yellow = white as yellow
drop-die = a drop of the die
drop-blend-purple = the blended drop in purple
drop-blend-green = the blended drop in green
drop-blend-brown = the blended drop in brown
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
spell-move = 1, move
spell-clash = 2, clash
spell-spread = 3, spread
spell-blend = 4, blend
line-hydra = the hydras
line-griffin = the griffins
line-unicorn = the unicorns
line-dragon = the dragons
line-final = three kingdoms

## What happened

event-first_player = { $player } has the first player token.
event-round_begun = Round { $round } begins.
event-die_fallen = The { $die } die shows { $drops } and lies in { $kingdom }.
event-die_taken = { $player } takes the { $die } die out of { $kingdom }: { $drops } drops of { $colour }.
event-spell_cast = { $player } casts a spell: { $spell }.
event-spell_cast_on = { $player } casts a spell on { $kingdom }: { $spell }.
event-area_painted = { $player } paints { $area } { $colour }.
event-capital_built = { $player } builds the capital of { $kingdom }.
event-capital_lost = { $player } gives up the capital of { $kingdom }.
event-monster_tamed = { $player } tames a { $monster }.
event-monster_defeated = { $player } defeats a { $monster }.
event-spell_gained = { $player } gains a spell: { $spell }.
event-drop_gained = { $player } gets a { $colour } drop from a tower.
event-blot_marked = { $player } marks a blot.
event-turn_finished = { $player } has finished painting.
event-step_skipped = { $why ->
    [only-die] Only one die is left: { $player } takes it.
    [no-place] The drops that are left fit nowhere: the turn of { $player } is over.
    [only-number] Only one speed number can be crossed out.
   *[no-number] No speed number is left to cross out: the final line loses one.
}
event-area_shown = { $player } has painted { $area } { $colour }.
event-blot_shown = { $player } has marked a blot.
event-line_completed = { $points ->
    [0] { $player } completes { $line }, too late for points.
    [one] { $player } completes { $line }: { $points } point for speed.
   *[other] { $player } completes { $line }: { $points } points for speed.
}
event-speed_crossed = The { $points } of { $line } is crossed out.
event-token_passed = The first player token goes to { $player }.
event-last_round = The next round is the last.
event-all_blots = All blots of all players are used up.
event-game_over = The game is over.
event-solo_result = { $points ->
    [one] { $player } has { $points } point. { $result }
   *[other] { $player } has { $points } points. { $result }
}

verdict-again = fewer than 50 points
verdict-fair = 50 to 59 points
verdict-guardian = 60 to 69 points
verdict-crown = 70 points and more
result-again = The ink has won this time: another try?
result-fair = A fair piece of work, and there is more in it.
result-guardian = The kingdoms are in good hands.
result-crown = A crown for you!

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
board-new = from the next round on
board-speed = Speed numbers
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
heading-paint-blend = Paint with the blended drop in { $colour }:
heading-paint-tower = Paint with a { $colour } tower drop:
heading-clash-die = Spell 2: paint beside the same colour with a { $colour } drop of the die:
heading-clash-blend = Spell 2: paint beside the same colour with the blended drop in { $colour }:
heading-clash-tower = Spell 2: paint beside the same colour with a { $colour } tower drop:
heading-move = Spell 1: move all drops of the die to:
heading-spread = Spell 3: let the drops of the die go to:
brings-capital = builds the capital
brings-ruin = loses the capital
brings-tamed = tames the { $monster }
brings-defeated = defeats the { $monster }, which wants { $colour }
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
    ◆ is a blended drop. A scoring line shows the speed numbers still open (· taken, × crossed out), then how many areas everybody has painted; ✓+4 is a number won.
    A small sheet has the letters of the paint on areas 1 to 9 of each kingdom.

## Errors

error-game-over = The game is over.
error-chance-first = The dice have not been thrown yet.
error-turn-done = You have finished your turn; the others are still painting.
error-not-your-turn = It is not your turn to take a die yet.
error-must-mix = Choose the composite colour of the tower’s drop first.
error-no-throw = There is nothing to throw now.
error-dice-overlap = A die on spot { $spot } would lie on another one.
error-must-throw = Now the dice are thrown.
error-must-draw-first = The first of { $seats } players is drawn now.
error-must-take = Take a die first.
error-die-gone = The { $die } die is not in the box.
error-white-colour = The white die cannot count as { $colour }: that die is still in the box.
error-die-elsewhere = The { $die } die does not lie in { $kingdom }.
error-must-cross = Cross out a speed number first.
error-line-closed = Both numbers of the line { $line } are gone.
error-first-numbers = While a 4 or a 3 is open, one of those must go.
error-no-drop = You have no such drop to use now ({ $drop }).
error-area-painted = { $area } is already painted.
error-other-kingdom = { $area } is not in a kingdom of your die.
error-same-colour = { $area } touches { $colour } already.
error-no-clash = { $area } does not touch { $colour }: no spell is needed.
error-no-two-drops = This spell needs two drops of the die that are not placed yet.
error-no-die-drops = No drop of the die is left for this spell.
error-drops-placed = The drops cannot move any more: one of them is placed already.
error-kingdom-open = The drops may already go to { $kingdom }.
error-kingdom-no-use = { $kingdom } is not beside the die’s kingdom, or has nothing left to paint.
error-no-mix = No tower drop is waiting for its colour.
error-must-paint = This is the time to paint areas.
error-no-spell = You have no spell “{ $spell }” to cast now.
