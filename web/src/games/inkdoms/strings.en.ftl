### Words of the drawn Inkdoms board.

## The game, before it is opened

game-inkdoms = Inkdoms
game-inkdoms-facts = 1–4 players · 40 min
game-inkdoms-about = Throw dice onto the map and paint six kingdoms without blots.

page-sheet = Sheet
page-round = Round { $round }
page-last-round = Round { $round }, the last
page-map = Map of your kingdoms
page-map-of = Map of { $player }
page-fact-map = shape and place on the map
page-fact-sign = what the symbol does
page-fact-count = how many there are
page-fact-numbers = the numbers

page-area-redhill = R
page-area-bluewater = B
page-area-yellowlake = Y
page-area-greenwood = G
page-area-purplefield = P
page-area-umberland = U

## The prompt

page-head-white = Choose the colour of the white die
page-head-kingdom = Out of which kingdom do you take the { $die } die?
page-one-drop = { $colour }
page-few-drops = { $colour }
page-many-drops = { $colour }
page-same-colour = { $colour }
page-head-die = { $drops ->
    [one] Place { $drops } { page-one-drop } drop in { $where }
   *[other] Place { $drops } { page-many-drops } drops in { $where }
}
page-head-stuck = No area is open for { $colour }
page-head-blended = Place the blended drop in { $where }: { $colour }
page-head-tower = Place a { $colour } tower drop
page-head-rest = Your drops are placed. Finish your turn
page-head-move = Move: where do all drops of the die go?
page-head-spread = Spread: which kingdom opens too?
page-head-clash = Clash: place a { $colour } drop beside { $colour }
page-head-blend = Blend: two drops of the die become one
page-take-how = It paints as many areas as it shows, in the kingdom where it lies.
page-take-last = The last round. It paints as many areas as it shows, where it lies.
page-white-waits = White cannot be taken yet: it stands for a colour whose die is gone, and all four are here.
page-cross-how = As if a rival had been faster. A 4 or a 3 goes first.
page-places = { $areas ->
    [0] A spell or another drop may still help.
    [one] Press the area with the dashed rim.
   *[other] Press one of the { $areas } areas with a dashed rim.
}
page-places-shaded = { $areas ->
    [0] A spell or another drop may still help.
    [one] Press the dashed area. The drop cannot go where it is shaded.
   *[other] Press one of { $areas } dashed areas. The drop cannot go where it is shaded.
}
page-places-tower = { $areas ->
    [one] In any kingdom: press the dashed area.
   *[other] In any kingdom: press one of { $areas } dashed areas.
}
page-clash-how = { $areas ->
    [one] Press the dashed area: for this drop the same colour may touch.
   *[other] Press one of { $areas } dashed areas: for this drop the same colour may touch.
}
page-head-plan = Plan with dots: nothing is painted yet
page-blend-how = Its colour is yours to choose: press one of the drops below.
page-back = Put back
page-back-title = Put back what is in hand (Esc)
page-stop = Finish turn
page-stop-title = You are done for this round.
page-stop-blot = Stop: 1 blot
page-stop-blot-title = { $drops ->
    [one] { $drops } drop of the die is left: that costs one blot, a point in the end.
   *[other] { $drops } drops of the die are left: together they cost one blot, a point in the end.
}

## The plan

page-plan = Plan
page-plan-title = Set dots before you paint (P). Only you see them.
page-plan-how = Press areas to set dots, press again to rub out.
page-plan-area = Dot on { $area }
page-plan-paint = { $dots ->
    [one] Paint the dot
   *[other] Paint { $dots } dots
}
page-plan-clear = Rub out
page-plan-stuck = The plan stops: { $area } cannot be painted like this.

## The dice

page-dice-box = { $left ->
    [0] Dice box, empty
    [one] Dice box, { $left } die
   *[other] Dice box, { $left } dice
}
page-die-lies = The { $die } die, { $drops } drops: { $where }.
page-die-gone = { $player } has the { $die } die ({ $drops }).
page-white-as = White counts as { $colour }
page-then-choose = Then choose where it is taken from.
page-then-colour = Then choose the colour that it stands for.
page-ways = Ways to take a die
page-take = { $white ->
    [white] { $die } as { $as }, { $drops } drops
   *[other] { $die }, { $drops } drops
}
page-take-as = as { $colour }
page-take-from = { $kingdom }, { $done } of 9

## In hand

page-die-drops = Die drops
page-die-drops-left = { $drops ->
    [one] { $drops } { $colour } drop of the die
   *[other] { $drops } { $colour } drops of the die
}
page-die-used = all placed
page-no-die = no die taken yet
page-tower-drops = Tower drops
page-tower-drop = { $colour } tower drop
page-blend-drop = blended drop, { $colour }
page-no-drops = none
page-next-round = to be used from the next round on
page-not-now = not now
page-drop-nowhere = no area is open for it
page-mix = Colour of the tower’s drop
page-spells = Spells
page-name-move = Move
page-name-clash = Clash
page-name-spread = Spread
page-name-blend = Blend
page-spell-move = All drops of the die go to another kingdom, as if it had been taken there. Only before one of them is placed.
page-spell-clash = One drop may be placed beside its own colour, on however many sides.
page-spell-spread = The drops of the die may also go to one kingdom beside the die’s.
page-spell-blend = Two drops of the die become one of any composite colour: purple, green or brown.
page-spell-none = You have none.
page-spell-next-round = Yours from the next round on.
page-spell-no-use = It would do nothing now.
page-spell-cells = { $have } to cast, { $fresh } from the next round on
page-zoom = Closer
page-whole = All
page-zoom-title = Closer, or the whole map (Z, wheel, pinch)
page-explain = What’s this
page-explain-title = Then press any area to read what it is (I, or right click)

## On the map

page-what-is = What is { $area }?
page-paint-it = { $area }: { $colour }
page-painted-of = You have painted { $done } of 9.
page-is-painted = Painted { $colour }.
page-closed = The drop in hand cannot go here.
page-area-in = { $area }, { $kingdom }
page-sign-spell = Painted in any colour it gives spell { $spell }.
page-sign-capital = Capital: { $colour } builds it, worth { $points }.
page-sign-monster = { $colour } tames the { $monster }, worth { $points }; unpainted it costs 1.

## The sheet

page-place-first = for the first
page-place-second = for the second
page-speed-mine = { $points } { $rank }: yours
page-speed-taken = { $points } { $rank }: { $players }
page-speed-gone = { $points } { $rank }: crossed out
page-speed-open = { $points } { $rank }: still open
page-line-title = { $line }: { $done } of { $size } painted, { $points } points
page-final-title = { $line }: { $done } painted so far, { $points } points
page-capital-open = capital not painted
page-capital-built = capital built
page-capital-lost = capital lost
page-blots-title = { $blots } of { $most } blots marked
page-cross = Cross out a number of { $line } ({ $done } of { $size } painted)
page-cross-out = Numbers to cross out
page-cross-not = No number of this line may go now.
page-sheet-how = In a line: areas painted, the capital, the speed numbers for the first and the second, points. Press a line to read about it.

## Players

page-status-taking = takes a die
page-status-waiting = has no die yet
page-status-painting = painting
page-status-done = done
page-taken = { $colour } in { $kingdom }, { $status }
page-first = first
page-first-title = Has the first player token
page-no-goods = no spells, no drops
page-compare = Differences to mine
page-compare-how = White rims: painted otherwise than on your sheet; the dot is your colour.

## What it is

page-about-plain = No symbol: it counts for its kingdom, and with a new colour for variety.
page-about-capital = The capital. Painted { $colour } it is built and worth { $points } points; in any other colour it is lost.
page-about-monster = A { $monster }. Painted { $colour } it is tamed: { $points } each. In another colour it is defeated and brings nothing; unpainted it costs a point. There are { $size } of its kind.
page-about-spell-area = Painted in any colour it gives you the spell { $spell } for later rounds.
page-about-tower = A watchtower stands between this area and { $area }: when both are painted it gives a drop, to be used from the next round on.
page-about-beside = Beside it: { $areas }.
page-about-spells = A spell is used up when it is cast. You may cast as many as you have.
page-about-blots = One blot for every turn in which drops of the die are left over, however many; { $most } at most. Each costs a point in the end.
page-about-kingdom-line = A point for each different colour in the kingdom, and { $points } for the capital if it is { $colour }.
page-about-monster-line = { $points } for each tamed one of { $size }, −1 for each that is left unpainted.
page-about-final-line = Paint any three kingdoms. The round after that is the last.
page-about-speed = Speed: { $first } for whoever completes the line first, { $second } for the second. Those who do it in the same round get the same.

## Under the thumb, and keys

page-tap = Tap once to look, twice to do it.
page-do = Do it
page-do-area = Paint { $area }
page-do-kingdom = { $kingdom }
page-do-die = Take the { $die } die
page-do-colour = White as { $colour }
page-key-die = take up the drops of the die
page-key-tower = take up the next tower drop
page-key-spell = take up a spell

## Where the components come from

page-source-kingdoms = Six kingdoms of nine areas, their names and capitals; four kinds of monsters and how many there are; four spells; the points for speed.
page-source-colours = Which capitals are worth 3 points, and the colours of unicorns and dragons.
page-source-map = The shape of the map, what borders on what, and where symbols and towers stand. Every example of the rulebook works on it.
page-source-counts = Three spells of each kind, twelve towers, ten blots, and the size of a die on the map.
