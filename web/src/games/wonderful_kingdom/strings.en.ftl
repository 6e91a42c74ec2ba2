### It’s a Wonderful Kingdom: words of the drawn table.

## The game, before it is opened

game-wonderful_kingdom = It’s a Wonderful Kingdom
game-wonderful_kingdom-facts = 1–2 players · 45 min
game-wonderful_kingdom-about = Offer cards, see through traps, build out of five resources.

page-step-letters = ABCD
page-phase-draft = draft
page-phase-planning = planning
page-phase-production = production
page-phase-battle = battle
page-duchy = Duchy

## The prompt

page-prompt-pick_deck = Pick your threat deck
page-prompt-choose_advisor = Keep one of these two advisors
page-prompt-offer = { $number ->
    [1] Offer two cards: the first
   *[other] Offer the second card
}
page-prompt-lay = Where do you lay { $card }?
page-prompt-lay-down = Where do you lay { $card }, face down?
page-prompt-take = Take one of the two offers
page-prompt-drop = Which card of the offer do you discard?
page-prompt-pay = { $number ->
    [one] Search: discard { $number } more card
   *[other] Search: discard { $number } cards
}
page-prompt-keep = Keep one of the cards that you have found
page-prompt-look = Put one of these cards into your draft area
page-prompt-planning = { $number ->
    [one] Build or recycle the last card
   *[other] Build or recycle each of your { $number } cards
}
page-prompt-planned = All cards are planned
page-prompt-cubes = { $number ->
    [one] Place { $number } cube
   *[other] Place { $number } cubes
}{ $kinds ->
    [1] {""}
   *[other] , first
}: { $resource }
page-prompt-produced = All cubes are placed: { $resource }
page-prompt-battle = Fight threats with your soldiers
page-prompt-battle-none = The battle: nothing to fight with
page-prompt-ending = Use an advisor for the end?
page-prompt-giving = { $number ->
    [one] Give { $number } more cube for a krystallium
   *[other] Give { $number } cubes for a krystallium
}
page-prompt-debt = { $number ->
    [one] The shadows take a card of yours: which?
   *[other] The shadows take { $number } cards of yours: which?
}
page-prompt-tokens = Which resource does the thief cover?
page-prompt-freed = A thief is beaten: which resource is free again?
page-prompt-giants = { $number ->
    [one] Lay the frost giant under a card
   *[other] Lay { $number } frost giants under cards
}
page-prompt-krystallium = Krystallium in hand: on which card?
page-prompt-soldier = A soldier in hand: on which card?
page-prompt-discard = Which construction do you discard?

page-detail-pick_deck = A card of it comes into your hand in every round, and hits whoever takes it.
page-detail-choose_advisor = Soldiers pay for an advisor’s ability, once a round. Everybody starts with two soldiers.
page-detail-offer = Choose a card of your hand, then an area. Your rival then takes one of the two areas.
page-detail-lay = Your rival takes one of the two areas next. Drag, click an area, or put the card back with Esc.
page-detail-lay-touch = Tap an area. Your rival takes one of the two next.
page-detail-take = Choose an area: you get all its cards, face-down ones unseen.
page-detail-take-alone = You get all cards of the area. Then a card of the danger pile comes face down to the other one.
page-detail-drop = You take the other cards of the area.
page-detail-pay = Then you look at three cards of the pile and add one of them to the offer.
page-detail-keep = The others are discarded.
page-detail-look = The others are discarded.
page-detail-planning = Build: it goes under construction and waits for its cubes. Recycle (↻): you get its cube at once.
page-detail-planned = Production is next.
page-detail-cubes = Click a marked card or the alchemy area. { $number ->
    [one] Five cubes there make a krystallium.
   *[other] A click with Shift fills a card.
}
page-detail-cubes-touch = Tap a marked card or the alchemy area, then confirm. Five cubes there make a krystallium.
page-detail-cubes-store = No card needs it: it goes into the alchemy area, where five cubes make a krystallium.
page-detail-produced = The next production step follows.
page-detail-produced-last = That ends the production of this round.
page-detail-battle = Choose a threat. You have { $soldiers ->
    [one] { $soldiers } soldier
   *[other] { $soldiers } soldiers
}. Threats that stay cost points at the end.
page-detail-battle-none = There is nothing that your { $soldiers ->
    [one] { $soldiers } soldier
   *[other] { $soldiers } soldiers
} can beat now.
page-detail-ending = It costs soldiers, which bring nothing otherwise.
page-detail-giving = Pick cubes of the alchemy area; what they are makes no difference.
page-detail-debt = It is lost; your rival gets its cube for the alchemy area.
page-detail-tokens = That icon of your duchy card makes nothing until a thief is beaten.
page-detail-freed = It makes cubes again from the next production.
page-detail-giants = Or build on first. The card above it takes cubes, but is complete only when it is beaten.
page-detail-krystallium = It stands for any cube, never for a soldier.
page-detail-soldier = Only cards that ask for soldiers.
page-detail-discard = All that lies on it is lost; its cube for recycling goes into the alchemy area.

page-can = You still can { $what }, or go on.
page-can-krystallium = use krystallium
page-can-soldier = put soldiers on cards
page-can-advise = use an advisor
page-can-task = do a task
page-after = { $number ->
    [one] { $number } piece is missing then.
   *[other] { $number } pieces are missing then.
}
page-finishes = This completes it: { $card }.
page-deck-tip = Its cards come into your hand; you want your rival to take them.
page-points-change = { $change } points
page-points-now = Points now: { $points }.

page-face-down = Face down
page-face-up = Face up
page-trap-first = First pick up a card, then a trap turns it face down.
page-put-down = Put back
page-store-all = All to alchemy
page-fill = Fill this card
page-tap-first = Tap what you want first.
page-yes = Do it
page-yes-place = Place here
page-yes-store = To alchemy
page-yes-take = Take
page-yes-offer = Lay here
page-yes-build = Build
page-yes-recycle = Recycle
page-yes-fight = Fight
page-yes-keep = Keep
page-yes-discard = Discard it
page-done-planning = Planning done
page-done-production = Done with { $resource }
page-done-battle = End the battle
page-done-ending = End the game
page-done-look = Go on
page-tray = { $number ->
    [one] { $number } cube to place
   *[other] { $number } cubes to place
}

page-key-trap = turn the card in hand face down (a trap)
page-key-krystallium = pick up krystallium
page-key-soldier = pick up a soldier
page-key-discard = discard a card under construction
page-key-store = all cubes into the alchemy area

## Places

page-round = { $round }/{ $rounds }
page-area = Area { $number }
page-area-holds = { $up ->
    [one] { $up } card
   *[other] { $up } cards
}{ $hidden ->
    [0] {""}
   *[other] , { $hidden } face down
}
page-area-empty = empty
page-area-nothing = no card at all
page-unmask = Turn all up
page-search = Search
page-search-tip = Discard two face-up cards of the offer, look at three cards of the pile, add one to the offer, take it.
page-decks = Threat decks
page-taken = Taken this round:
page-pick-up = Pick up { $card }
page-put-back = Put { $card } back
page-hand-empty = Your hand is empty.
page-cards = { $number ->
    [one] { $number } card left
   *[other] { $number } cards left
}
page-build = Build
page-to-go = { $number } to go
page-still = Still needed: { $what }.
page-missing = Still missing:
page-missing-tip = What all cards under construction need together.
page-construction-empty = Nothing is under construction. Cards that you build in the planning phase come here and wait for their cubes.
page-built = Built
page-types-structure = Structures
page-types-professional = Professionals
page-types-landmark = Landmarks
page-types-discovery = Discoveries
page-threats = Threats
page-no-threats = No threats lie here.
page-no-advisors = No advisor yet. Take one in the draft.
page-used = used this round
page-task-done = done by { $player }
page-production = Production of both players
page-makes = Production, krystallium, soldiers
page-lead-you = you make more
page-lead-other = { $player } makes more
page-lead-none = equal
page-lead-alone = enough for a soldier
page-lead-short = { $number } bring a soldier
page-pile-next = Pile: { $number }. Next card:
page-danger-left = Danger pile: { $number }
page-dangers = Unseen danger cards: { $number }, bad ones among them: { $dangers }
page-more-cards = and { $number } more
page-built-count = { $number ->
    [one] { $number } built card
   *[other] { $number } built cards
}
page-and-hidden = + { $number } face down
page-side-a = A
page-side-b = B

## Pieces

page-alchemy = Alchemy
page-alchemy-tip = Cubes that no card takes go here. Five of them, whatever they are, make a krystallium.
page-alchemy-has = { $number ->
    [0] The alchemy area is empty
   *[other] Alchemy area: { $what }
}
page-alchemy-of = Alchemy { $number }/5
page-alchemy-turn = five make a
page-pick-krystallium = Krystallium: { $number }. Pick one up
page-pick-soldier = Soldiers: { $number }. Pick one up
page-pick-discard = Discard a card under construction
page-krystallium-tip = Pays for any one cube, or for krystallium that a card asks for, never for a soldier. Usable at any of your decisions.
page-soldier-tip = Pays for cards that ask for soldiers, for advisors and tasks, and fights threats. Usable at any of your decisions.
page-cube-tip = A cube of { $resource }. Placed on a card that needs it, or into the alchemy area; never kept for later.
page-type-tip = Some cards and duchies score points or make cubes for each built card of this type.
page-trap = Trap
page-trap-tip = Lets you lay a card face down into an offer. Two a round.
page-hidden = Face-down card
page-hidden-tip = Nobody may look at it before planning; whoever laid it knows it. It may be a calamity or a threat.
page-spy = Spy
page-spy-tip = An active spy turns up a face-down card of an offer, then hides. After each draft one spy is active again.
page-training = A soldier is in training
page-training-tip = With the next supremacy you take this soldier.
page-in-training = in training
page-supremacy = Supremacy
page-supremacy-tip = Whoever makes strictly more of a resource in its step (alone: five or more) puts a soldier into training, or takes the one that is there.
page-danger = Danger pile
page-danger-tip = Eight unseen cards of the pile and four calamities or threats. After each offer that you take, one of them comes face down to the other area.
page-pile = Development pile
page-pile-tip = Alone you see the top card: it is the next to be laid out.
page-theft = Theft token
page-theft-tip = The covered icon makes nothing. A beaten thief frees one.
page-give-up = discard…
page-discard = Discard a card
page-discard-tip = Discard a card under construction: what lies on it is lost, its cube for recycling goes into the alchemy area.
page-vermin = Vermin
page-vermin-tip = Giant rats bring them from this stack.

## Cards in words

page-card-title = { $card } ({ $type })
page-recycle-short = what it is recycled into
page-treasure-short = Only to recycle
page-calamity-short = Stays in your duchy
page-vermin-short = Soldiers drive it off in battle
page-bound = must be built
page-some-materials = { $number } materials
page-some-population = { $number } population
page-some-gold = { $number } gold
page-some-exploration = { $number } exploration
page-some-krystallium = { $number } krystallium
page-some-soldier = { $number ->
    [one] { $number } soldier
   *[other] { $number } soldiers
}
page-some-spy = a spy
page-some-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
page-costs = Costs { $what }.
page-produces = Makes { $what } in every round.
page-produces-per = Makes { $what } in every round for each built card of the type { $type }.
page-bonus = Once, when it is complete: { $what }.
page-scores = { $points ->
    [one] Scores { $points } point.
   *[other] Scores { $points } points.
}
page-scores-per = { $points ->
    [one] Scores { $points } point for each built card of the type { $type }.
   *[other] Scores { $points } points for each built card of the type { $type }.
}
page-recycles = Recycled: { $what }.
page-treasure-tip = Cannot be built. Recycled it gives { $what }.
page-calamity-tip = Neither built nor recycled: it stays in your duchy and costs { $points } points.
page-threat-tip = { $soldiers ->
    [one] Costs { $points } points while it lies here. { $soldiers } soldier beats it in the battle.
   *[other] Costs { $points } points while it lies here. { $soldiers } soldiers beat it in the battle.
}
page-advisor-when = { $soldiers ->
    [one] When: { $phase }. Costs { $soldiers } soldier, once a round. Brings a soldier when taken.
   *[other] When: { $phase }. Costs { $soldiers } soldiers, once a round. Brings a soldier when taken.
}
page-advisor-step = { $soldiers ->
    [one] When: { $phase }, { $resource }. Costs { $soldiers } soldier, once a round. Brings a soldier when taken.
   *[other] When: { $phase }, { $resource }. Costs { $soldiers } soldiers, once a round. Brings a soldier when taken.
}
page-advisor-two = Only with two players.
page-task-costs = Asks for { $what }, all at once from the alchemy area; krystallium stands for any cube.
page-task-brings = Brings { $what }.
page-task-final = { $seats ->
    [1] The final task: without it the game is lost.
   *[other] The final task.
}
page-task-first = Only the first to do it is rewarded.
page-fact-copies = copies
page-fact-type = type
page-fact-cost = cost
page-fact-recycle = recycling
page-fact-production = production
page-fact-bonus = bonus
page-fact-vp = points
page-fact-soldiers = soldiers
page-fact-effect = effect
page-fact-phase = phase
page-fact-task = costs and rewards

## Alone

page-scenario = Scenario { $number }: { $title }
page-story = Story and goal
page-goal-build = { $times ->
    [1] Build { $card }
   *[other] Build { $card }: { $have } of { $times }
}
page-goal-task = Final task: { $task }
page-goal-threats = Beat: { $card }, { $have } of { $times }
page-calamities = Calamities
page-goal-done = done
page-medal-bronze = bronze
page-medal-silver = silver
page-medal-gold = gold
page-story-1 = The harvest had hardly been brought in when the granaries began to move. Rats as big as dogs come up from the old tunnels, and every empty field breeds more of them. Farmers will only return to the land if they see walls and roofs, and quickly.
page-goal-1 = Build all four farms, which cannot be given up. After each battle a vermin comes for each farm that is still unfinished. If the stack of vermin runs out, all is lost.
page-story-2 = A blind prophet speaks in the market of gates that open under the hills, and a quiet man in grey writes every word down. The court laughs. You have six trusted soldiers, two strange advisors, and four years to be ready.
page-goal-2 = Build the Gates of Hell, the Secret Brotherhood and the Royal Citadel. You have no spies.
page-story-3 = Past the last lighthouse the sea is white. Whalers tell of giants who walk over the ice, and of what they hoard. You send ships north while the season lasts, and nobody has promised them a way home.
page-goal-3 = Build the Giant Lighthouse, Navigators, the Port and the Giants’ Cache, and do the final task of the Northern Lands. Frost giants take the place of calamities; you have no spies.
page-story-4 = The usurper has the crown, the capital and the better roads. You have an old mapmaker, two soldiers and a province that remembers the rightful line. It must be decided in one campaign.
page-goal-4 = Build the Recruiters, the Great Army, the Barracks and the Alchemical Forge, and do the final task of the Usurper.
page-story-5 = Somebody knows your ledgers better than you do. What the hamlet earns is gone before it is counted, and those who ask questions do not come back from their evening walk. Four names stand on a list.
page-goal-5 = Beat all four thieves. Each card that the shadows take lays a cube aside: with the fifth all is lost.
page-story-6 = From the east comes the usurper’s army, from the south a sickness that obeys a master. The gates are still open, the walls half built, and the last harvest is on its way in.
page-goal-6 = Build the Barracks, the Royal Guard, the Impregnable Walls and the Munitions Specialists, and do both final tasks.

## Where the components come from

page-source-told = How many cards there are of each kind, names and points that the rulebook mentions, threats and their effects, scenarios and medals.
page-source-cards = Costs, production and most points of the cards, abilities of advisors, tasks of quests, soldiers that beat a threat.
