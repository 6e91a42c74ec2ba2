### The game, before it is opened

game-inkdoms = Inkdoms
game-inkdoms-facts = 1–4 players · 40 min
game-inkdoms-about = Roll dice onto the map and paint six kingdoms.
game-inkdoms-solo = Play for points: 70 earn the crown. After every round you cross out a speed number, as if a rival had been faster.

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
page-head-kingdom = In which kingdom do you take the { $die } die?
page-one-drop = { $colour }
page-few-drops = { $colour }
page-many-drops = { $colour }
page-same-colour = { $colour }
page-head-die = { $drops ->
    [one] Place { $drops } { page-one-drop } drop in { $where }
   *[other] Place { $drops } { page-many-drops } drops in { $where }
}
page-head-stuck = No open area for { $colour }
page-head-blended = Place the composite drop in { $where }: { $colour }
page-head-tower = Place a { $colour } tower drop
page-head-rest = All drops placed. End your turn
page-head-move = Move: where do the die’s drops go?
page-head-spread = Spread: which kingdom do you add?
page-head-clash = Clash: place a { $colour } drop next to { $colour }
page-head-blend = Blend: two drops of the die become one
page-take-how = Each drop paints one area of that kingdom.
page-take-last = Last round. Each drop paints one area.
page-white-waits = You cannot take white yet: it stands for a die that is already taken.
page-cross-how = As if a rival had been faster. Cross out 4s and 3s first.
page-places = { $areas ->
    [0] Try a spell or another drop.
    [one] Click the dashed area.
   *[other] Click one of the { $areas } dashed areas.
}
page-places-tower = { $areas ->
    [one] In any kingdom: click the dashed area.
   *[other] In any kingdom: click one of the { $areas } dashed areas.
}
page-clash-how = { $areas ->
    [one] Click the dashed area: this drop may touch its own colour.
   *[other] Click one of the { $areas } dashed areas: this drop may touch its own colour.
}
page-head-plan = Plan with dots: nothing is painted yet
page-blend-how = Choose a colour: click one of the drops below.
page-back = Put back
page-back-title = Put back what is in hand (Esc)
page-stop = End turn
page-stop-title = End your turn for this round.
page-stop-blot = End turn: 1 blot
page-stop-blot-title = { $drops ->
    [one] { $drops } drop is wasted: one blot, −1 point at the end.
   *[other] { $drops } drops are wasted: one blot, −1 point at the end.
}

## The plan

page-plan = Plan
page-plan-title = Set dots before you paint (P). Only you see them.
page-plan-how = Click an area to add a dot, click again to erase it.
page-plan-area = Dot on { $area }
page-plan-paint = { $dots ->
    [one] Paint the dot
   *[other] Paint { $dots } dots
}
page-plan-clear = Erase
page-plan-stuck = Plan stopped: { $area } cannot be painted that way.

## The dice

page-dice-box = { $left ->
    [0] Dice box, empty
    [one] Dice box, { $left } die
   *[other] Dice box, { $left } dice
}
page-die-lies = { $drops ->
    [one] The { $die } die, { $drops } drop: { $where }.
   *[other] The { $die } die, { $drops } drops: { $where }.
}
page-die-gone = { $player } has the { $die } die ({ $drops }).
page-white-as = White counts as { $colour }
page-then-choose = Then choose the kingdom.
page-then-colour = Then choose the colour it stands for.
page-ways = Ways to take a die

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
page-blend-drop = composite drop, { $colour }
page-no-drops = none
page-next-round = from next round
page-not-now = not now
page-drop-nowhere = nowhere to place it
page-mix = Colour of the tower’s drop
page-spells = Spells
page-name-move = Move
page-name-clash = Clash
page-name-spread = Spread
page-name-blend = Blend
page-spell-move = Move all drops of the die to another kingdom. Only before you place any of them.
page-spell-clash = Place one drop next to its own colour.
page-spell-spread = Place drops of the die in one neighbouring kingdom too.
page-spell-blend = Turn two drops of the die into one composite drop: purple, green or brown.
page-spell-none = You do not have this spell.
page-spell-next-round = Usable from next round.
page-spell-no-use = It would do nothing now.
page-spell-cells = { $have } ready, { $fresh } from next round
page-zoom = Closer
page-whole = Whole map
page-zoom-title = Zoom in or show the whole map (Z, wheel, pinch)
page-explain = What’s this?
page-explain-title = Then click an area to read about it (I or right click)

## On the map

page-what-is = What is { $area }?
page-paint-it = { $area }: { $colour }
page-painted-of = You have painted { $done } of 9.
page-is-painted = Painted { $colour }.
page-closed = The drop in hand cannot go here.
page-area-in = { $area }, { $kingdom }
page-sign-spell = Paint it any colour to gain spell { $spell }.
page-sign-capital = Capital: paint it { $colour } for { $points }.
page-sign-monster = Monster ({ $monster }): paint it { $colour } for { $points }; unpainted it costs 1.

## The sheet

page-place-first = for 1st place
page-place-second = for 2nd place
page-speed-mine = { $points } { $rank }: yours
page-speed-taken = { $points } { $rank }: { $players }
page-speed-gone = { $points } { $rank }: crossed out
page-speed-open = { $points } { $rank }: still open
page-line-title = { $points ->
    [one] { $line }: { $done } of { $size } painted, { $points } point
   *[other] { $line }: { $done } of { $size } painted, { $points } points
}
page-final-title = { $points ->
    [one] { $line }: { $done } painted so far, { $points } point
   *[other] { $line }: { $done } painted so far, { $points } points
}
page-capital-open = capital not painted
page-capital-built = capital built
page-capital-lost = capital lost
page-blots-title = { $blots } of { $most } blots marked
page-cross = Cross out a number for { $line } ({ $done } of { $size } painted)
page-cross-out = Numbers to cross out
page-cross-not = You cannot cross out a number here now.
page-sheet-how = From left: areas painted, capital, speed points, total. Click a line to read about it.

## Players

page-status-taking = takes a die
page-status-waiting = waiting for a die
page-status-painting = painting
page-status-done = done
page-taken = { $colour } in { $kingdom }, { $status }
page-first = first
page-first-title = Has the first player token
page-no-goods = no spells, no drops
page-compare = Compare with mine
page-compare-how = White rim: painted differently from yours; the dot is your colour.

## What it is

page-about-plain = A plain area: it counts towards its kingdom, and a new colour scores for variety.
page-about-capital = The capital. Paint it { $colour } to build it: { $points } points. Any other colour loses it.
page-about-monster = A { $monster } (one of { $size }). Paint it { $colour } to tame it: { $points } points. Any other colour defeats it: 0. Unpainted: −1.
page-about-spell-area = Paint it any colour to gain spell { $spell } for later rounds.
page-about-tower = A watchtower stands between this area and { $area }. Paint both to gain a drop, usable from next round.
page-about-beside = Neighbours: { $areas }.
page-about-spells = Each spell works once. Cast as many as you have.
page-about-blots = If you do not place every drop of the die, mark one blot ({ $most } at most). Each blot is −1 point.
page-about-kingdom-line = A point for each different colour in the kingdom, and { $points } for the capital if it is { $colour }.
page-about-monster-line = { $points } for each tamed one of { $size }, −1 for each that is left unpainted.
page-about-final-line = Paint any three kingdoms. The round after that is the last.
page-about-speed = Speed: { $first } for first place, { $second } for second. Those who finish in the same round score the same.

## Under the thumb, and keys

page-tap = First tap shows, second tap confirms.
page-do = Choose
page-do-area = Paint { $area }
page-do-kingdom = { $kingdom }
page-do-die = Take the { $die } die
page-do-colour = White as { $colour }
page-key-die = pick up the die’s drops
page-key-tower = pick up the next tower drop
page-key-spell = pick up a spell

## Where the components come from

page-source-kingdoms = Six kingdoms of nine areas, their names and capitals; four kinds of monsters and how many there are; four spells; the points for speed.
page-source-colours = Which capitals are worth 3 points, and the colours of unicorns and dragons.
page-source-map = The shape of the map, what borders on what, and where symbols and towers stand. Every example of the rulebook works on it.
page-source-counts = Three spells of each kind, twelve towers, ten blots, and the size of a die on the map.

## What is still to come, and what could be lost

page-way = { $white ->
    [white] White as { $as } in { $kingdom }
   *[no] { $tint ->
        [red] Red
        [blue] Blue
       *[yellow] Yellow
    } in { $kingdom }
}
page-way-all = { $drops ->
    [one] paints { $drops } area
   *[other] paints all { $drops }
}
page-way-some = { $blot ->
    [blot] paints { $fits } of { $drops }, 1 blot
   *[no] paints { $fits } of { $drops }
}
page-way-none = { $blot ->
    [blot] no place: 1 blot
   *[no] no place
}
page-way-waits = waits while all four dice are here
page-die-fits = { $fits ->
    [one] { $fits } of { $drops } drops finds a place.
   *[other] { $fits } of { $drops } drops find a place.
}
page-die-fits-none = No drop finds a place on your map.
page-fits = { $fits ->
    [one] Only { $fits } of { $drops } drops finds a place.
   *[other] Only { $fits } of { $drops } drops find a place.
}
page-open = { $areas ->
    [one] { $areas } area is open.
   *[other] { $areas } areas are open.
}
page-begin = { $monsters } unpainted monsters cost a point each: you begin at { $points }.
page-unpainted = { $monsters ->
    [one] { $monsters } monster is unpainted: { $points }
   *[other] { $monsters } monsters are unpainted: { $points }
}
page-end-ask = { $drops ->
    [one] End your turn with { $drops } drop left?
   *[other] End your turn with { $drops } drops left?
}
page-end-blot = It costs one blot, a point in the end.
page-end-no-blot = Your blots are used up: it costs nothing more.
page-end-yes = End turn
page-end-yes-blot = End turn: 1 blot
page-end-no = Keep painting
page-risk-ask = Paint { $area }? Choose it again
page-risk-last = It is your last drop: the turn ends.
page-risk-blot = { $drops ->
    [one] Then { $drops } drop finds no place: the turn ends with a blot.
   *[other] Then { $drops } drops find no place: the turn ends with a blot.
}
page-risk-left = { $drops ->
    [one] Then { $drops } drop finds no place, and the turn ends.
   *[other] Then { $drops } drops find no place, and the turn ends.
}
page-no-longer = no longer { $points }
page-tamed = tamed { $points }

## The sum of a line

page-part-colours = { $count ->
    [one] { $count } colour
   *[other] { $count } different colours
}
page-part-capital = capital built
page-part-tamed = { $count } tamed
page-part-unpainted = { $count } unpainted
page-part-speed = for speed
page-part-none = nothing yet
page-part-first = { $left } to go: for the first
page-part-second = { $left } to go: for the second
page-part-about = About this line

## Moments

page-moment-tower = The tower gives a { $colour } drop
page-moment-round = Round { $round }
page-moment-last = Round { $round }, the last

## Component files

page-part-meta = Map and sheet
page-part-spell = Spells
page-part-monster = Monsters
page-part-kingdom = Kingdoms
page-part-area = Areas
page-part-tower = Watchtowers
page-part-junction = Where three kingdoms meet
page-field-viewbox = size of the map
page-field-areas = areas
page-field-blots = cells for blots
page-field-tower_cells = cells for tower drops
page-field-spell_cells_per_row = cells for each spell
page-field-die_side = side of a die
page-field-end_first_vp = points for ending first
page-field-end_second_vp = points for ending in the same round
page-field-key = spell
page-field-spell = spell number
page-field-colours = colours
page-field-tame_vp = points for taming
page-field-first_vp = points for the first
page-field-second_vp = points for the second
page-field-letter = letter
page-field-capital = capital
page-field-capital_colour = colour of the capital
page-field-capital_vp = points for the capital
page-field-neighbours = neighbours
page-field-outline = outline
page-field-kingdom = kingdom
page-field-kingdoms = kingdoms
page-field-symbol = symbol
page-field-label = place of the symbol
page-field-polygon = shape
page-field-monster = monster
page-field-colour = colour
page-field-at = place
page-value-symbol-none = none
page-value-symbol-monster = monster
page-value-symbol-capital = capital
page-value-symbol-spell = spell

# --- the map editor

page-set-editor = Map
page-mapper-map = Map of the set
page-mapper-help = Choose an area, then drag its corners, its sign or its tower.
page-mapper-keys = With the keyboard: Enter on an area, Tab to a corner, arrows to move it by 1, with Shift by 10; + adds a point, Del removes one, Esc leads back.
page-mapper-zoom = Zoom in or show the whole map (Ctrl and wheel, pinch)
page-mapper-undrawable = This map cannot be drawn. Undo the last change, or correct the values that are wrong.
page-mapper-area = Area
page-mapper-none = None chosen
page-mapper-kingdom = Kingdom
page-mapper-sign = Sign
page-mapper-plain = No sign
page-mapper-capital = capital
page-mapper-spell = spell { $spell }
page-mapper-colour = Colour
page-mapper-points = Corners and bends
page-mapper-bends = Show bends
page-mapper-add = Add a point
page-mapper-remove = Remove the point
page-mapper-must-stay = Borders end at this corner: it must stay.
page-mapper-x = Across
page-mapper-y = Down
page-mapper-at = { $x }, { $y }
page-mapper-corner = Corner at { $place }: { $areas }
page-mapper-bend = Bend at { $place }: { $areas }
page-mapper-label = Sign of { $area } at { $place }
page-mapper-tower = Tower at { $place }: { $areas }
page-mapper-moved = Now at { $place }.
page-mapper-stays = It stays at { $place }.
page-mapper-at-fault = Something is wrong here
page-mapper-towers = Towers
page-mapper-border = On the border with
page-mapper-add-tower = Add a tower
page-mapper-remove-tower = Remove the tower on the border with { $other }
page-mapper-no-border = Every border of this area has a tower.
page-mapper-counts = Sheet and dice
page-mapper-blots = Blots
page-mapper-tower_cells = Cells for tower drops
page-mapper-spell_cells_per_row = Cells for each spell
page-mapper-die_side = Side of a die
page-mapper-faults = This map cannot be played yet
page-mapper-sound = This map can be played
page-mapper-advice = The game’s advice
