# The worked examples: title, explanation, and what each step shows.

example-offer = An offer, with a trap
example-offer-text =
    A card lies in each of the two offer areas. Andrei lays two cards from his hand: both in one area, or one in each. With
    a trap he may lay a card face down. Then Anya will take all cards of one area.
example-offer-step-1 = A farm goes face up into the first area.
example-offer-step-2 =
    The cathedral goes face down into the second. Anya sees only its back and has to guess: a good card, or a threat?
example-offer-step-3 = Anya takes the first area as it lies. The second one stays where it is.
example-offer-step-4 = Now she makes the offer: a quarry joins the second area.
example-offer-step-5 = In the first area she lays a threat that someone will have to take.
example-offer-step-6 =
    Andrei takes the second area with all its cards. What lies face down is revealed when planning begins.

example-plan = Build or recycle
example-plan-text =
    Three cards are in the draft area. Each is either built, which takes cubes and time, or recycled for the one cube
    it names.
example-plan-step-1 = The port goes into the construction area. It needs three materials and one population.
example-plan-step-2 = So does the quarry, which needs two materials.
example-plan-step-3 = The farm is recycled. It is discarded and gives a cube of population, which must be placed at once.
example-plan-step-4 =
    The cube lies on the port, the only card that needs it. In the alchemy area it would have counted towards a
    krystallium. The plan is done.

example-materials = Counting what you make
example-materials-text =
    The first step of production is materials. Only icons on the duchy card and on built cards count, never those of
    cards under construction.
example-materials-step-1 = Andrei has nothing more to plan…
example-materials-step-2 =
    …and neither has Anya. Andrei makes five materials, more than Anya: that is supremacy, and a soldier enters his
    training area. All five cubes must be placed now.
example-materials-step-3 = One on the port,
example-materials-step-4 = another,
example-materials-step-5 = and the third: the port has all its materials, but still needs population.
example-materials-step-6 = The two that are left go onto the hamlet,
example-materials-step-7 = which waits for one more. None can be kept for later.

example-barracks = A card that produces at once
example-barracks-text =
    Andrei makes four materials. The barracks need three of them; once built they produce population, and that step comes
    right after materials.
example-barracks-step-1 = Andrei is ready…
example-barracks-step-2 = …and production of materials begins with four cubes.
example-barracks-step-3 = One of three,
example-barracks-step-4 = two,
example-barracks-step-5 =
    and three: the barracks are complete. They move to the duchy, and their bonus, a soldier, is paid once.
example-barracks-step-6 = The fourth cube goes onto the port.
example-barracks-step-7 = Andrei is done with materials…
example-barracks-step-8 = …and so is Anya. In the step of population the barracks already add a cube: he makes three.

example-corps = A card that counts cards
example-corps-text =
    The expeditionary corps make a cube of exploration for each professional in the duchy. Andrei has built the corps,
    the mercenaries and a farm, which is a structure.
example-corps-step-1 = Gold is done for Andrei…
example-corps-step-2 =
    …and for Anya. The corps count themselves and the mercenaries: two cubes of exploration. The farm does not count.
example-corps-step-3 = The cubes go onto the dragon eggs…
example-corps-step-4 = …which need two more.

example-krystallium = Five cubes make a krystallium
example-krystallium-text =
    Four cubes lie in Andrei’s alchemy area. The cathedral lacks one gold, but the step is materials.
example-krystallium-step-1 = Planning is over for Andrei…
example-krystallium-step-2 = …and for Anya. He has two cubes of materials to place.
example-krystallium-step-3 =
    One goes into the alchemy area. It is the fifth cube there: all five go back to the supply, and he gets a krystallium
    instead.
example-krystallium-step-4 = The other goes onto the port.
example-krystallium-step-5 =
    A krystallium replaces any cube, at any time: here the missing gold. The cathedral is complete, 9 points.

example-scoring = A whole score: 39 points
example-scoring-text =
    The end of the fourth round. Andrei has four built cards, two calamities, three krystallium and two soldiers. The
    throne room lacks only a krystallium.
example-scoring-step-1 = The throne room is built, his fourth landmark: it raises what all landmarks are worth.
example-scoring-step-2 = He has nothing more to do…
example-scoring-step-3 =
    …neither has Anya, and the game is over. Fixed points 2 + 6 + 3 = 11. Landmarks (4 + 3 + 2) × 4 = 36. Two calamities −8.
    Krystallium, soldiers and the unfinished cathedral bring nothing: 39.

example-rats = One rat brings another
example-rats-text =
    The last offer of the draft. Andrei already has a giant rat and a vermin, and the first area holds a farm and one
    more giant rat.
example-rats-step-1 =
    With the second rat come two vermin, one for each giant rat he now has. Two rats and three vermin: 2 × −4 and 3 ×
    −2 points, unless soldiers defeat them.
