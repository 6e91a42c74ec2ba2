### It’s a Wonderful Kingdom: words of the drawn table.

## The game, before it is opened

game-wonderful_kingdom = It’s a Wonderful Kingdom
game-wonderful_kingdom-facts = 1–2 players · 45 min
game-wonderful_kingdom-about = Offer cards, dodge traps and build your duchy.
game-wonderful_kingdom-solo = Your duchy against the danger pile: choose a module, or play one of six scenarios for a medal.

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
    [1] Offer the first of two cards
   *[other] Offer the second card
}
page-prompt-lay = Where does { $card } go?
page-prompt-lay-down = Where does { $card } go, face down?
page-prompt-take = Take one of the two offers
page-prompt-drop = Which card of the offer do you discard?
page-prompt-pay = { $number ->
    [one] Search: discard { $number } more card
   *[other] Search: discard { $number } cards
}
page-prompt-keep = Keep one of the cards you found
page-prompt-look = Which card goes to your draft area?
page-prompt-planning = { $number ->
    [one] Build or recycle the last card
   *[other] Build or recycle each of your { $number } cards
}
page-prompt-planned = Planning complete
page-prompt-cubes = { $number ->
    [one] Place { $number } cube
   *[other] Place { $number } cubes
}{ $kinds ->
    [1] {""}
   *[other] , first
}: { $resource }
page-prompt-produced = All cubes are placed: { $resource }
page-prompt-battle = Fight your threats
page-prompt-battle-none = Battle: nothing you can defeat
page-prompt-ending = Use an end-of-game advisor?
page-prompt-giving = { $number ->
    [one] Give { $number } more cube for a krystallium
   *[other] Give { $number } cubes for a krystallium
}
page-prompt-debt = { $number ->
    [one] The shadows take one of your cards: which?
   *[other] The shadows take { $number } of your cards: which?
}
page-prompt-tokens = Which resource does the thief cover?
page-prompt-freed = Thief defeated: which resource do you free?
page-prompt-giants = { $number ->
    [one] Lay the frost giant under a card
   *[other] Lay { $number } frost giants under cards
}
page-prompt-krystallium = Put the krystallium on which card?
page-prompt-soldier = Put the soldier on which card?
page-prompt-discard = Which unfinished card do you discard?

page-detail-pick_deck = Its cards harm whoever takes them. For a first game: giant rats and frost giants.
page-detail-choose_advisor = An ability costs soldiers and works once per round. Everyone starts with two soldiers.
page-detail-offer = Choose a card, then an area. Your rival then takes one of the two areas.
page-detail-lay = Drag the card to an area or click the area. Esc returns it to your hand.
page-detail-lay-touch = Tap an area.
page-detail-take = You get every card in the area; face-down ones stay unseen.
page-detail-take-alone = You get every card in the area. Then a danger card goes face down to the other area.
page-detail-drop = You take the rest of the area.
page-detail-pay = Then look at three cards from the pile and add one to the offer.
page-detail-keep = The rest are discarded.
page-detail-look = The rest are discarded.
page-detail-planning = Build: the card waits for its cubes under construction. Recycle: you get its cube at once.
page-detail-planned = Production is next.
page-detail-cubes = Click a marked card or the alchemy area. { $number ->
    [one] { $quests ->
        [yes] Tasks are paid from alchemy.
       *[no] Five cubes in alchemy make a krystallium.
    }
   *[other] Shift-click fills a card.
}
page-detail-cubes-touch = Tap a marked card or the alchemy area, then confirm. { $quests ->
    [yes] Tasks are paid from there.
   *[no] Five cubes there make a krystallium.
}
page-detail-cubes-store = No card needs it, so it goes to alchemy: { $quests ->
    [yes] tasks are paid from there.
   *[no] five cubes there make a krystallium.
}
page-detail-produced = Next: the following production step.
page-detail-produced-last = That is the last production step of the round.
page-detail-battle = Choose a threat. You have { $soldiers ->
    [one] { $soldiers } soldier
   *[other] { $soldiers } soldiers
}. Threats that stay cost points at the end.
page-detail-battle-none = { $soldiers ->
    [0] You have no soldiers now.
    [one] { $soldiers } soldier is too few for any threat.
   *[other] { $soldiers } soldiers are too few for any threat.
}
page-detail-ending = Unused soldiers are worth no points.
page-detail-giving = Any cubes from the alchemy area will do.
page-detail-debt = The card is lost; your rival gets its cube in alchemy.
page-detail-tokens = That icon on your duchy card produces nothing until you defeat a thief.
page-detail-freed = It produces again from the next production.
page-detail-giants = Or keep building first. The card above the giant takes cubes but is completed only when the giant is defeated.
page-detail-krystallium = It replaces any cube, but never a soldier.
page-detail-soldier = Only on cards that need soldiers.
page-detail-discard = Everything on it is lost; its recycling cube goes to alchemy.

page-can = You can still { $what }, or continue.
page-can-krystallium = use krystallium
page-can-soldier = put soldiers on cards
page-can-advise = use an advisor
page-can-task = complete a task
page-after = { $number } more to go after that.
page-finishes = This completes { $card }.
page-deck-tip = Its cards come to your hand: make your rival take them.
page-points-change = { $points ->
    [one] { $change } point
   *[other] { $change } points
}
page-points-now = Points now: { $points }.

page-face-down = Face down
page-face-up = Face up
page-trap-first = Choose a card first.
page-put-down = Put back
page-store-all = All to alchemy
page-fill = Fill this card
page-tap-first = Choose something first.
page-tap-again = Tap again to do it
page-yes = Confirm
page-yes-place = Place here
page-yes-store = To alchemy
page-yes-take = Take
page-yes-offer = Offer here
page-yes-build = Build
page-yes-recycle = Recycle
page-yes-fight = Fight
page-yes-keep = Keep
page-yes-discard = Discard
page-done-planning = Done
page-done-production = Done: { $resource }
page-done-battle = End the battle
page-done-ending = End the game
page-done-look = Continue
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

page-area = Area { $number }
page-area-holds = { $up ->
    [one] { $up } card
   *[other] { $up } cards
}{ $hidden ->
    [0] {""}
   *[other] , { $hidden } face down
}
page-area-hides = { $hidden } face down
page-area-empty = empty
page-area-nothing = no cards
page-unmask = Reveal all
page-search = Search
page-search-tip = Discard two face-up cards from the offer, look at three cards from the pile, add one and take the offer.
page-decks = Threat decks
page-taken = Taken this round:
page-taken-brief = Taken:
page-pick-up = Pick up { $card }
page-put-back = Put { $card } back
page-gathered = Your cards this round
page-hand-empty = Your hand is empty.
page-cards = { $number ->
    [one] { $number } card left
   *[other] { $number } cards left
}
page-build = Build
page-still = Still needed: { $what }.
page-missing = Still missing:
page-missing-tip = What your unfinished cards still need in total.
page-construction-empty = Nothing under construction. Cards you build in planning wait here for their cubes.
page-built = Built
page-types-structure = Structures
page-types-professional = Professionals
page-types-landmark = Landmarks
page-types-discovery = Discoveries
page-threats = Threats
page-used = used this round
page-task-done = done by { $player }
page-production = Production of both players
page-makes = Production, krystallium, soldiers
page-lead-you = you make more
page-lead-other = { $player } makes more
page-lead-none = tied
page-lead-alone = enough for a soldier
page-lead-short = soldier at { $number }
page-pile-next = Pile: { $number }. Next card:
page-danger-left = Danger pile: { $number }
page-dangers = Danger cards left: { $number }, calamities or threats among them: { $dangers }
page-and-hidden = + { $number } face down

## How soon

page-soon-now = this round
page-soon-maybe = in reach
page-soon-next = next round
page-soon-short = short by { $number }
page-completes = completes it
page-outlook-now = It can be finished this round.
page-outlook-next = This round does not bring { $what }; the next one does.
page-outlook-short = Still missing after this round: { $what }.
page-paid = { $paid } of { $all } paid
page-raise = Look at { $card }
page-free-site = drop a card to build it
page-hour = { $hour ->
    [1] dawn
    [2] noon
    [3] dusk
   *[other] night
}
page-forecast = { $number ->
    [0] none can be finished this round
    [one] { $number } card can be finished this round
   *[other] { $number } cards can be finished this round
}
page-forecast-tip = Counts what is sure: production still to come, krystallium, soldiers, and five cubes of the alchemy area for a krystallium. Cards with a gold rim can all be finished together.
page-alchemy-tasks = pays for tasks; five can make a
page-alchemy-quests = Alchemy
page-alchemy-quests-tip = Cubes that no card takes go here. Tasks are paid from here; whenever you like, five cubes become a krystallium.

## Pieces

page-alchemy = Alchemy
page-alchemy-tip = Cubes that no card takes go here. Any five of them make a krystallium.
page-alchemy-has = { $number ->
    [0] The alchemy area is empty
   *[other] Alchemy area: { $what }
}
page-alchemy-turn = five make a
page-pick-krystallium = Krystallium: { $number }. Pick one up
page-pick-soldier = Soldiers: { $number }. Pick one up
page-pick-discard = Discard a card under construction
page-krystallium-tip = Replaces any cube, or pays a krystallium cost; never a soldier. Usable whenever you decide something.
page-soldier-tip = Needed for some cards, advisors, tasks and battles. Usable whenever you decide something.
page-cube-tip = A cube of { $resource }. Place it on a card that needs it or in alchemy; you cannot save it for later.
page-type-tip = Some cards and duchies score points or make cubes for each built card of this type.
page-trap = Trap
page-trap-tip = Lets you offer a card face down. Two per round.
page-hidden = Face-down card
page-hidden-tip = Until planning, only the player who laid it knows it. It may be a calamity or a threat.
page-spy = Spy
page-spy-tip = An active spy reveals a face-down card of an offer, then hides. After each draft one spy becomes active again.
page-training = A soldier is in training
page-training-tip = You get this soldier with your next supremacy.
page-in-training = in training
page-supremacy = Supremacy
page-supremacy-tip = Whoever produces the most of a resource (solo: five or more) trains a soldier, or takes the trained one.
page-danger = Danger pile
page-danger-tip = Eight cards of the pile shuffled with four calamities or threats. After each offer you take, one goes face down to the other area.
page-pile = Development pile
page-pile-tip = In a solo game you see the top card: it is laid out next.
page-theft = Theft token
page-theft-tip = A covered icon produces nothing. Defeating a thief frees one icon.
page-give-up = discard
page-discard = Discard a card
page-discard-tip = Discard a card under construction: what lies on it is lost, its cube for recycling goes into the alchemy area.
page-vermin = Vermin
page-vermin-tip = Giant rats bring them from this stack.

## Cards in words

page-card-title = { $card } ({ $type })
page-recycle-short = recycling value
page-treasure-short = Recycle only
page-calamity-short = Stays in your duchy
page-vermin-short = Soldiers defeat it in battle
page-bound = cannot be discarded
page-some-materials = { $number ->
    [one] { $number } material
   *[other] { $number } materials
}
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
page-produces = Produces { $what } every round.
page-produces-per = Produces { $what } every round for each built card of type { $type }.
page-bonus = Once, when completed: { $what }.
page-scores = { $points ->
    [one] Scores { $points } point.
   *[other] Scores { $points } points.
}
page-scores-per = { $points ->
    [one] Scores { $points } point for each built card of type { $type }.
   *[other] Scores { $points } points for each built card of type { $type }.
}
page-recycles = Recycled: { $what }.
page-treasure-tip = Cannot be built. Recycling gives { $what }.
page-calamity-tip = { $points ->
    [one] Cannot be built or recycled: it stays in your duchy and costs { $points } point.
   *[other] Cannot be built or recycled: it stays in your duchy and costs { $points } points.
}
page-threat-tip = Costs { $points ->
    [one] { $points } point
   *[other] { $points } points
} while it lies here. { $soldiers ->
    [one] { $soldiers } soldier defeats it in battle.
   *[other] { $soldiers } soldiers defeat it in battle.
}
page-advisor-when = { $soldiers ->
    [one] When: { $phase }. Costs { $soldiers } soldier, once per round. Brings a soldier when taken.
   *[other] When: { $phase }. Costs { $soldiers } soldiers, once per round. Brings a soldier when taken.
}
page-advisor-step = { $soldiers ->
    [one] When: { $phase }, { $resource }. Costs { $soldiers } soldier, once per round. Brings a soldier when taken.
   *[other] When: { $phase }, { $resource }. Costs { $soldiers } soldiers, once per round. Brings a soldier when taken.
}
page-advisor-two = Two-player games only.
page-task-costs = Costs { $what }, all at once from alchemy; krystallium replaces any cube.
page-task-brings = Reward: { $what }.
page-task-final = { $seats ->
    [1] The final task: without it the game is lost.
   *[other] The final task.
}
page-task-first = Only the first player to complete it is rewarded.
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
page-goal-threats = Defeat: { $card }, { $have } of { $times }
page-calamities = Calamities
page-goal-done = done
page-medal-won = A medal: { $medal }
page-medal-bronze = bronze
page-medal-silver = silver
page-medal-gold = gold
page-story-1 = The harvest had hardly been brought in when the granaries began to move. Rats as big as dogs come up from the old tunnels, and every empty field breeds more of them. Farmers will only return to the land if they see walls and roofs, and quickly.
page-goal-1 = Build all four farms; they cannot be discarded. After each battle, each unfinished farm attracts a vermin. If the vermin stack runs out, you lose.
page-story-2 = A blind prophet speaks in the market of gates that open under the hills, and a quiet man in grey writes every word down. The court laughs. You have six trusted soldiers, two strange advisors, and four years to be ready.
page-goal-2 = Build the Gates of Hell, the Secret Brotherhood and the Royal Citadel. You have no spies.
page-story-3 = Past the last lighthouse the sea is white. Whalers tell of giants who walk over the ice, and of what they hoard. You send ships north while the season lasts, and nobody has promised them a way home.
page-goal-3 = Build the Giant Lighthouse, Navigators, the Port and the Giants’ Cache, and complete the final task of the Northern Lands. Frost giants replace calamities; you have no spies.
page-story-4 = The usurper has the crown, the capital and the better roads. You have an old mapmaker, two soldiers and a province that remembers the rightful line. It must be decided in one campaign.
page-goal-4 = Build the Recruiters, the Great Army, the Barracks and the Alchemical Forge, and complete the final task of the Usurper.
page-story-5 = Somebody knows your ledgers better than you do. What the hamlet earns is gone before it is counted, and those who ask questions do not come back from their evening walk. Four names stand on a list.
page-goal-5 = Defeat all four thieves. Each card the shadows take sets a cube aside: with the fifth cube you lose.
page-story-6 = From the east comes the usurper’s army, from the south a sickness that obeys a master. The gates are still open, the walls half built, and the last harvest is on its way in.
page-goal-6 = Build the Barracks, the Royal Guard, the Impregnable Walls and the Munitions Specialists, and complete both final tasks.

## Where the components come from

page-source-told = How many cards there are of each kind, the names and points that the rulebook mentions, threats and their effects, scenarios and medals.
page-source-cards = Costs, production and most points of the cards, abilities of advisors, tasks of quests, soldiers needed to defeat a threat.
page-built-nothing = Nothing was built.
page-handicap = Alone on side A, { $points } points are taken off: so you begin at { $start }.

## Component files

page-part-bonus_on_taking = For taking an advisor
page-part-advisor = Advisors
page-part-cards_per_type = Cards of each type
page-part-card = Developments
page-part-duchy = Duchies
page-part-quest = Quests
page-part-solo = Solo
page-part-module_medals = Medals of the modules
page-part-scenario = Scenarios
page-part-deck = Threat decks
page-part-threat = Threats
page-part-treasure = Treasures
page-part-calamity = Calamities
page-field-total_cards = cards
page-field-total_boards = boards
page-field-total_scenarios = scenarios
page-field-total_treasures = treasures
page-field-total_calamities = calamities
page-field-solo_side_a_subtract_vp = points taken off for side A, solo
page-field-step = resource
page-field-soldier_cost = cost in soldiers
page-field-effect_text = effect in English
page-field-look = cards looked at
page-field-keep = cards kept
page-field-count = number
page-field-extra = more cubes
page-field-areas = areas
page-field-steps = steps
page-field-a = side A
page-field-b = side B
page-field-vp_per = points for each
page-field-per = for each
page-field-resource = resource
page-field-side = Side
page-field-players = players
page-field-task = Task
page-field-final = final task
page-field-reward = reward
page-field-reward_first_only = reward for the first only
page-field-spy = spies
page-field-spies = spies
page-field-active = active
page-field-hidden = hidden
page-field-rounds = rounds
page-field-danger_deck = danger pile
page-field-from_development_deck = developments
page-field-calamities = calamities
page-field-start_cards_per_offer = cards in each area at the start
page-field-takes_per_round = offers taken per round
page-field-danger_cards_added_per_round = danger cards per round
page-field-supremacy_threshold = cubes for supremacy
page-field-spies_reactivated_per_round = spies active again per round
page-field-search = search
page-field-discard_face_up = discarded face up
page-field-times_per_round = times per round
page-field-module = module
page-field-modules = modules
page-field-threat_deck = threat deck
page-field-threat_decks = threat decks
page-field-bronze = bronze
page-field-silver = silver
page-field-medals-gold = gold
page-field-module_medals-gold = gold
page-field-construction_cards = Under construction
page-field-construction_threats = Threat under construction
page-field-built_cards = Built
page-field-advisors = advisors
page-field-quests = quests
page-field-quest_side = side of the quest
page-field-spies_at_start = spies at the start
page-field-bound_cards = cards cannot be discarded
page-field-vermin_per_unbuilt = vermin for each unbuilt
page-field-vermin_return = vermin return to the pile
page-field-lose_when_vermin_gone = lost when no vermin are left
page-field-lose_at_shadow_cubes = lost at cubes of shadows
page-field-cover_built_cards = built cards begin covered
page-field-difficulty = difficulty
page-field-cards = cards
page-field-deck = deck
page-value-effect-none = none
page-value-effect-spawn_vermin_per_giant_rat = brings vermin
page-value-effect-freeze_card = freezes a card
page-value-effect-discard_from_draft = takes from the draft
page-value-effect-cover_duchy_resource = covers a resource
page-value-kind-draw_keep = look and keep
page-value-kind-discard_from_taken_offer = discard from an offer
page-value-kind-gain_cubes = gain cubes
page-value-kind-transmute = make krystallium
page-value-kind-extra_recycle = recycle for more
page-value-kind-reveal_offer = reveal an area
page-value-kind-remove_calamity = remove calamities
page-value-kind-score = score points
page-value-kind-extra_trap = one more trap
page-value-kind-tie_wins_supremacy = ties win
page-value-kind-steal_alchemy = take alchemy cubes
page-value-module-threats = threats
page-value-module-quests = quests
page-value-module-advisors = advisors
