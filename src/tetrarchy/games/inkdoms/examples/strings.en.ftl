# The worked examples: title, explanation, and what each step shows.

example-two_rounds = Two players: one roll, two rounds
example-two_rounds-text =
    With two players the four dice last for two rounds. Andrei is the first player and takes one of the four. The white
    die cannot be taken yet, because all the others are still in the box.
example-two_rounds-step-1 = Andrei has the red die with 2 drops, in Redhill. Anya has three dice to choose from.
example-two_rounds-step-2 = Anya takes the blue die. Now both paint, and neither sees what the other does.
example-two_rounds-step-3 = Andrei’s first red drop.
example-two_rounds-step-4 = His second drop lies on an area that does not touch the first. He is done and waits for Anya.
example-two_rounds-step-5 = Anya paints. What she paints stays hidden until the round ends.
example-two_rounds-step-6 =
    Both are done and the sheets are shown. The second round begins without a roll: two dice are left, and Andrei
    chooses first again. White can now stand for red or blue.
example-two_rounds-step-7 =
    Andrei takes the yellow die, and Anya is left with the white one. After this round the token goes to Anya, who rolls
    all four dice.

example-dice = Where the dice lie
example-dice-text =
    Yellow lies in Bluewater. Blue lies in Greenwood: it touches the border but does not cross it. Red reaches into
    Yellowlake and Purplefield, white into Redhill, Yellowlake and Umberland. While all four are in the box, white
    cannot be taken.
example-dice-step-1 =
    Andrei takes the red die in Purplefield; he could also have chosen Yellowlake. He paints there, and Anya chooses
    meanwhile.
example-dice-step-2 =
    The red die is gone, so white can stand for red. Anya takes it as red in Umberland, one of its three kingdoms.

example-neighbours = Never next to the same colour
example-neighbours-text =
    Andrei has two red drops for Redhill. One area of Redhill is already red, and one of Yellowlake, just across the
    border. Areas that touch either of them cannot be painted red: the border of a kingdom does not help.
example-neighbours-step-1 = This area touches no red one. Its own neighbours are now closed to red too.
example-neighbours-step-2 = The second drop is placed, so there is no blot.

example-capitals = Two capitals
example-capitals-text =
    Andrei has taken the blue die in Yellowlake, and has a green drop that a tower gave him earlier. A capital is built
    only in its own colour.
example-capitals-step-1 =
    The capital of Greenwood is painted green, its own colour: it is built and worth 3 points. One more point is for the
    first colour in that kingdom.
example-capitals-step-2 =
    The capital of Yellowlake is painted blue. It is lost: its 2 points are gone for good. The new colour still brings a
    point.

example-new_spells = New spells
example-new_spells-text =
    Andrei has spells 1 and 4 from earlier rounds, and three red drops for Redhill. Two areas there show a spell.
example-new_spells-step-1 = Painting a spell in any colour wins it. Spell 1 is marked a second time.
example-new_spells-step-2 =
    And spell 2. New spells can be cast from the next round on, so the neighbouring areas stay closed to his last red
    drop for now.

example-monsters = Tamed and defeated
example-monsters-text =
    In Redhill live a griffin, which is red, and a unicorn, which is yellow. Every monster left unpainted costs a point
    at the end. Andrei has two red drops.
example-monsters-step-1 = The griffin in its own colour is tamed: one point, and one less to lose.
example-monsters-step-2 = The unicorn in red is defeated. It brings nothing, but it no longer costs anything either.

example-towers = Drops from watchtowers
example-towers-text =
    A tower gives a drop as soon as both areas beside it are painted. Andrei has a red die in Redhill, where one area
    beside a tower is yellow, and a green drop from an earlier round.
example-towers-step-1 = Yellow and red, two different basic colours, make brown: he gets a brown drop for later.
example-towers-step-2 =
    He uses up the green drop beside a tower in Umberland. Green is a composite colour, so he may choose any composite
    for the new drop.
example-towers-step-3 = He chooses purple. Both new drops can be used from the next round on.

example-clash = Spell 2: next to the same colour
example-clash-text =
    Three areas are already red, and a fourth touches all of them. Andrei has two red drops and spell 2 twice.
example-clash-step-1 =
    One spell lets one drop break the rule, on any number of sides. Four red areas now touch, and one spell was enough.
example-clash-step-2 =
    The capital touches red too, and this is another drop: it needs the second spell. The capital of Redhill is built
    for 2 points.

example-all_spells = All four spells in one turn
example-all_spells-text =
    Andrei has taken the blue die with 4 drops in Redhill, but does not want to paint there. He has five spells: 1, 2,
    3, 3 and 4.
example-all_spells-step-1 = Spell 1 moves all drops of the die to Bluewater, as if it had been taken there.
example-all_spells-step-2 =
    Bluewater’s capital touches a blue area with a hydra. Spell 2 allows it all the same: built in its own colour, 2
    points.
example-all_spells-step-3 = Spell 3 opens Greenwood, a neighbour of Bluewater, to the drops of the die.
example-all_spells-step-4 = Another spell 3 opens Purplefield too.
example-all_spells-step-5 = There the hydra is painted blue: tamed.
example-all_spells-step-6 = Spell 4 turns the last two blue drops into one drop of any composite colour.
example-all_spells-step-7 =
    It becomes green, and tames the green dragon of Greenwood for 2 points. All drops are placed, so there is no blot.

example-umberland = First to paint a kingdom
example-umberland-text =
    Andrei has seven areas of Umberland painted and a red die with 2 drops there. The others have finished this round.
example-umberland-step-1 = One area is left. Nothing is announced before the round is over.
example-umberland-step-2 =
    All nine areas are painted, and nobody had done that before: 4 points for being first. For the others the 4 is
    crossed out; second place will get 2.

example-dragons = Second to paint the dragons
example-dragons-text =
    Pasha has painted all six dragons in an earlier round and has the 3 for it. Andrei has one left, in Purplefield, and
    two yellow drops.
example-dragons-step-1 = The purple dragon in yellow is defeated, not tamed. It still counts for the achievement.
example-dragons-step-2 = The round is over. Andrei is second with the dragons: 1 point.

example-hydras = Two players, two rounds of one roll
example-hydras-text =
    Both have one hydra left, in Yellowlake. There Anya has two areas left, Andrei four. They have dice for it.
example-hydras-step-1 = Andrei takes the yellow die.
example-hydras-step-2 = Anya takes the white one, as yellow.
example-hydras-step-3 = Andrei’s hydra is defeated: all his hydras are painted.
example-hydras-step-4 = His second drop. Two areas of Yellowlake are left to him.
example-hydras-step-5 = Anya paints…
example-hydras-step-6 =
    …and is done. Both have painted their last hydra in the same round, and both get the 3. Anya has completed Yellowlake
    too and gets the 4.
example-hydras-step-7 = The second round of this roll. Andrei takes the blue die, again for Yellowlake.
example-hydras-step-8 = One of his two areas…
example-hydras-step-9 = …and the other: his Yellowlake is whole.
example-hydras-step-10 =
    Anya stops with a blot. Andrei’s Yellowlake brings 2, not 4: it was completed a round after Anya’s, though the dice
    were not rolled in between.

example-purplefield = Points for Purplefield
example-purplefield-text =
    Two areas of Purplefield are left, and Andrei has two blue drops. Anya had completed it earlier. The capital is
    yellow, not purple.
example-purplefield-step-1 = One left.
example-purplefield-step-2 =
    2 for the second place, nothing for the capital in the wrong colour, 4 for the colours blue, yellow, red and purple:
    6 points.

example-monster_points = Points for monsters
example-monster_points-text =
    Andrei has painted five of six dragons, four of them in their own colour, three of four griffins, two of four
    unicorns and all hydras. Two red drops are left for Purplefield, where the last griffin lives.
example-monster_points-step-1 = The griffin is tamed, the third one. All four are painted now.
example-monster_points-step-2 =
    The round is over. Dragons: 4 × 2 − 1 = 7. Griffins: 3 tamed and 3 for being first = 6. Unicorns: 1 − 2 = −1. Hydras:
    3. Together 15 points.

example-alone = Solo: crossing out a number
example-alone-text =
    In the solo game you paint as usual. When the round ends you cross out a speed number, as if a rival had been faster.
example-alone-step-1 = The first drop…
example-alone-step-2 =
    …and the second. Now a number must be crossed out: a 4 of a kingdom or a 3 of a monster, as long as one is left.
example-alone-step-3 = Umberland’s 4 is gone. The 2 can still be won.
