### It’s a Wonderful Kingdom: every word that a person reads.

name = It’s a Wonderful Kingdom
tagline = Make offers, take offers and build a duchy in four rounds: for two players or solo.

## Options

option-module = Module
option-module-threats = threats: decks of monsters and a battle phase
option-module-advisors = advisors: abilities that soldiers pay for
option-module-quests = quests: tasks with rewards, one of them final
option-side = Side of the duchy cards
option-side-a = side A, for a first game
option-side-b = side B
option-duchy = Duchy of the first player
option-duchy-dealt = dealt at random
option-duchy-valados = Duchy of Valados
option-duchy-teressie = Duchy of Téressie
option-deck_1 = Threats: the deck of player 1
option-deck_1-choose = picked in the game
option-deck_1-giant_rats = Giant Rats
option-deck_1-frost_giants = Frost Giants
option-deck_1-shadows = Shadows
option-deck_1-thieves = Thieves
option-deck_2 = Threats: the deck of player 2
option-deck_2-choose = picked in the game
option-deck_2-giant_rats = Giant Rats
option-deck_2-frost_giants = Frost Giants
option-deck_2-shadows = Shadows
option-deck_2-thieves = Thieves
option-quest = Quests: which board
option-quest-northern_lands = Northern Lands
option-quest-usurper = The Usurper
option-quest-plague_lord = The Plague Lord
option-search = Solo: how often you may search
option-search-once = once per round
option-search-every_offer = with every offer you take
option-scenario = Solo: scenario (it sets its own modules)
option-scenario-0 = no scenario
option-scenario-1 = 1. Invasion of the Rats
option-scenario-2 = 2. The Prophecy
option-scenario-3 = 3. The Frozen North
option-scenario-4 = 4. The Last Battle
option-scenario-5 = 5. The Thieves’ Guild
option-scenario-6 = 6. Under Siege

## What is to be decided

step-deal_duchy = The duchy cards are dealt.
step-pick_deck = Pick a threat deck.
step-draw = A card is drawn.
step-choose_advisor = Which of your two advisors do you keep?
step-offer = Draft: which card do you offer, and in which area? Face down (▼) costs a trap.
step-take = Draft: which offer do you take?
step-drop = Which card of the offer do you discard?
step-pay = Which card do you discard for the search?
step-keep = Which card do you add to the offer?
step-reveal = A hidden card is revealed.
step-planning = Planning: build or recycle your cards, then choose “Done”.
step-look = Which of the cards do you put into your draft area?
step-production = Production ({ $resource }): place your cubes, then choose “Done”.
step-battle = Battle: fight threats with your soldiers, then choose “Done”.
step-ending = End of the game: use your advisors, then choose “Done”.
step-over = The game is over.

## Actions

action-done = Done
action-offer = Offer { $card } in area { $area }, face { $face }
action-take = Take area { $area }
action-search = Search, then take area { $area }
action-pay = Discard { $card } for the search
action-keep = Keep { $card }
action-drop = Discard { $card }
action-drop_hidden = Discard face-down card { $hidden }
action-spy = Send a spy: reveal face-down card { $hidden } in area { $area }
action-unmask = Advisor: reveal all cards in area { $area }
action-build = Build { $card }
action-recycle = Recycle { $card }
action-forfeit = Lose { $card } to the shadows
action-freeze = Lay the frost giant under { $site }
action-place = Place the cube on { $site }
action-store = Put the cube into the alchemy area
action-krystallium = Put a krystallium on { $site } as { $resource }
action-soldier = Put a soldier on { $site }
action-discard = Discard { $site }, unfinished
action-task = Complete the task: { $task }
action-convert = Turn 5 cubes into a krystallium
action-give = Give a cube: { $resource }
action-advise = Use an advisor: { $advisor }
action-cover = Theft token on { $resource }
action-uncover = Take a theft token off { $resource }
action-fight = Fight: { $threat }
action-thaw = Defeat the frost giant under { $site } and complete the card
action-deck = Pick the deck { $deck }
action-duchy = The first seat has the { $duchy }
action-draw = { $card } is drawn
action-reveal = The hidden card is { $card }
face-up = up
face-down = down
resource-materials = materials
resource-population = population
resource-gold = gold
resource-exploration = exploration
resource-krystallium = krystallium

## What happened

event-duchy_dealt = { $player } gets the { $duchy }.
event-deck_picked = { $player } picks the threat deck { $deck }.
event-advisor_chosen = { $player } keeps { $advisor }.
event-round_begun = Round { $round }. First player: { $player }.
event-top_card = The top card of the pile is { $card }.
event-card_laid = { $card } goes to area { $area }.
event-card_drawn = { $player } draws { $card }.
event-card_offered = { $player } offers { $card } in area { $area }.
event-trap_laid = { $player } sets a trap in area { $area }: { $card }.
event-hidden_card_laid = { $player } lays a card face down in area { $area }.
event-offer_taken = { $player } takes area { $area }: { $up ->
    [0] nothing face up
   *[other] { $card }
}{ $hidden ->
    [0] .
    [one] , and { $hidden } card face down.
   *[other] , and { $hidden } cards face down.
}
event-advisor_joined = { $player } gains { $advisor } and a soldier.
event-danger_added = A danger card goes face down to area { $area }.
event-card_revealed = { $card } is revealed.
event-trap_sprung = { $player } reveals { $card }.
event-spy_used = { $player } sends a spy to area { $area }.
event-offer_dropped = { $player } discards { $card } from the offer.
event-hidden_dropped = { $player } discards a face-down card from the offer, unseen.
event-search_begun = { $player } searches before taking area { $area }.
event-search_paid = { $player } discards { $card } for the search.
event-card_kept = { $player } keeps { $card }.
event-calamity_struck = { $player } suffers a calamity.
event-threat_arrived = { $player } gets a threat: { $threat }.
event-vermin_came = { $player } gets { $number } vermin.
event-card_forfeited = { $player } loses { $card } to the shadows.
event-resource_covered = { $player } puts a theft token on { $resource }.
event-resource_uncovered = { $player } takes a theft token off { $resource }.
event-site_frozen = { $player } puts a frost giant under { $site }.
event-threat_beaten = { $player } defeats a threat: { $threat }.
event-construction_begun = { $player } starts building { $site }.
event-card_recycled = { $player } recycles { $card }.
event-card_completed = { $player } completes { $card }.
event-cube_placed = { $player } places a cube on { $site }: { $resource }.
event-cube_stored = { $player } stores a cube in alchemy: { $resource }.
event-krystallium_made = { $player } gains a krystallium.
event-krystallium_placed = { $resource_id ->
    [krystallium] { $player } puts a krystallium on { $site }.
   *[other] { $player } puts a krystallium on { $site } as { $resource }.
}
event-soldier_placed = { $player } puts a soldier on { $site }.
event-site_discarded = { $player } discards { $card }, unfinished.
event-cube_stolen = { $player } takes a cube from the rival’s alchemy.
event-produced = { $player } produces { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}: { $resource }.
event-step_skipped = { $player } { $why ->
    [no_cards] has no cards to plan.
    [no_cubes] has no cubes to place.
    [all_stored] has no card that needs the cubes: they go into the alchemy area.
    [no_threats] has no threats to fight.
    [no_soldiers] has too few soldiers to fight.
    [no_advisor] has no advisor for the end of the game.
   *[other] has nothing to decide.
}
event-soldier_trained = { $player } has supremacy and takes the trained soldier.
event-training_begun = { $player } has supremacy and trains a soldier.
event-task_done = { $player } completes a task: { $task }.
event-reward_taken = { $player } is rewarded for { $task }.
event-advisor_used = { $player } uses an advisor: { $advisor }.
event-look_begun = { $player } looks at the pile: { $advisor }.
event-begun_shown = { $player } starts building: { $site }.
event-completed_shown = { $player } completes: { $card }.
event-discarded_shown = { $player } discards: { $card }.
event-advisors_shown = { $player } gains: { $advisor }.
event-used_shown = { $player } uses: { $advisor }.
event-tasks_shown = { $player } completes: { $task }.
event-game_over = The game is over.
event-lost_no_finisher = The final task was not completed. You lose.
event-lost_vermin = The vermin stack is empty. You lose.
event-lost_shadows = The shadows have taken too much. You lose.
event-lost_unbuilt = Some cards of the scenario were not built. You lose.
event-lost_thieves = Some threats of the scenario were not defeated. You lose.
event-lost_unfinished = A final task of the scenario was not completed. You lose.

## The score sheet

sheet-base = Card points
sheet-structure = Bonus for structures
sheet-professional = Bonus for professionals
sheet-landmark = Bonus for landmarks
sheet-discovery = Bonus for discoveries
sheet-threats = Threats
sheet-calamities = Calamities
sheet-quests = Quests
sheet-advisors = Advisors
sheet-side_a = Side A, solo

## What cannot be done

error-advisor-unpaid = { $advisor } costs { $cost } soldiers; you have { $soldiers }.
error-advisor-used = { $advisor } has already been used this round.
error-advisor-useless = { $advisor } can do nothing now.
error-already-done = You are done. Wait for the other player.
error-already-frozen = { $site } already has a frost giant.
error-bound = { $site } must be built and cannot be discarded.
error-cannot-pay-search = A search costs { $least } face-up cards from area { $area }, no calamities or threats.
error-chance-first = A card must be drawn first.
error-cubes-first = First place your cube: { $resource }.
error-empty-area = Area { $area } is empty: there is nothing to discard.
error-few-cubes = It takes { $cubes } cubes to make a krystallium.
error-few-soldiers = You need { $cost } soldiers; you have { $soldiers }.
error-frozen = { $site } is frozen and cannot be discarded.
error-game-over = The game is over.
error-giant-needs-host = A frost giant needs this card to lie under.
error-giant-unpaid = You have too few soldiers for the frost giant.
error-must-battle = Fight a threat or end the battle.
error-must-choose = Keep one of your two advisors.
error-must-cover = First put a theft token on a resource of your duchy card.
error-must-drop = Discard a card from the chosen offer.
error-must-end = Only advisors for the end of the game can be used now.
error-must-forfeit = First give the shadows { $left } more cards from your draft area.
error-must-give = First choose the cubes for the krystallium: { $left } more.
error-must-keep = Keep one of the cards you are looking at.
error-must-offer = Offer a card from your hand.
error-must-pay = Discard a card for the search.
error-must-pick = Pick a threat deck that nobody has.
error-must-place = Place the cubes you have produced.
error-must-plan = Build or recycle every card in your draft area.
error-must-take = Take one of the two offers.
error-must-uncover = First remove a theft token.
error-no-chance-now = There is nothing to draw now.
error-no-cubes = You have no cubes to place.
error-no-draw = That cannot be drawn now.
error-no-giant = No frost giant is waiting for a card.
error-no-hidden-card = There is no face-down card { $number } in area { $area }.
error-no-krystallium = You have no krystallium.
error-no-pile = The development pile is empty.
error-no-soldier = You have no soldier.
error-no-soldier-needed = { $site } needs no soldier.
error-no-spy = You have no active spy.
error-no-task = This task is not on the table.
error-no-threat = You have no such threat to fight: { $threat }.
error-no-trap = You have no trap left to lay a card face down.
error-not-frozen = You have no frozen { $site }.
error-not-in-draft = { $card } is not in your draft area.
error-not-in-hand = { $card } is not in your hand.
error-not-needed = { $site } needs no more of this: { $resource }.
error-not-under-construction = You have no { $site } under construction.
error-not-your-advisor = { $advisor } is not your advisor.
error-not-your-turn = It is seat { $seat }’s turn.
error-own-accord = Without quests, cubes turn into krystallium automatically.
error-same-deck = There is only one { $deck } deck: both players cannot have it.
error-searched = You have already searched.
error-solo-search = Searching is for solo games only.
error-task-done = You have already completed this task: { $task }.
error-task-unpaid = You cannot pay for this task in full: { $task }.
error-unfinished-site = { $site } still needs resources.
error-wrong-phase = { $advisor } does not work in this phase.
error-no-such-resource = “{ $field }” should name { $words }, not { $given }
error-nothing-named = “{ $field }” should not be empty
error-bonus-of-cubes = “bonus” should hold krystallium and soldiers only
error-alike-producers = more than { $most } cards produce alike for a type
error-one-calamity = there should be one [[calamity]]
error-most-threats = there can be at most { $most } threats
error-threats-of-deck = “cards” should be a list of threats of this file
error-danger-of-deck = the first of “cards” should be a threat with an effect
error-vermin-of-deck = a deck that brings vermin should have two “cards”, the second without effect
error-number-of-advisors = there should be from 4 to { $most } advisors
error-cubes-to-gain = “effect” should name the cubes to gain
error-two-duchies = there should be two duchies
error-sides-of-quest = a quest should have a side for one player and a side for two
error-tasks-of-sides = both sides should have the same tasks in the same order
error-one-final-task = a side should have one final task
error-most-tasks = there can be at most { $most } tasks
error-no-module = there is no module or threat deck { $given }
error-no-medals = there should be [[module_medals]] for { $module }
error-no-such-card = there is no { $given }
error-not-to-build = { $given } cannot be built

## Names

card-farm = Farm
card-barracks = Barracks
card-hamlet = Hamlet
card-guildhall = Guildhall
card-port = Port
card-quarry = Quarry
card-watchtower = Watchtower
card-royal_roads = Royal Roads
card-navigators = Navigators
card-munitions_specialists = Munitions Specialists
card-great_army = Great Army
card-scholars = Scholars
card-merchants = Merchants
card-expeditionary_corps = Expeditionary Corps
card-recruiters = Recruiters
card-royal_guard = Royal Guard
card-royal_cavalry = Royal Cavalry
card-secret_brotherhood = Secret Brotherhood
card-master_builders = Master Builders
card-mercenaries = Mercenaries
card-tax_collectors = Tax Collectors
card-alchemical_forge = Alchemical Forge
card-giant_lighthouse = Giant Lighthouse
card-royal_citadel = Royal Citadel
card-impregnable_walls = Impregnable Walls
card-throne_room = Throne Room
card-great_library = Great Library
card-cathedral = Cathedral
card-grand_arena = Grand Arena
card-grand_bazaar = Grand Bazaar
card-royal_mint = Royal Mint
card-observatory = Observatory
card-aqueduct = Aqueduct
card-tournament_grounds = Tournament Grounds
card-statue_first_queen = Statue of the First Queen
card-university = University
card-wreck_of_the_leonarth = Wreck of the Leonarth
card-giants_cache = Giants’ Cache
card-gates_of_hell = Gates of Hell
card-dragon_eggs = Dragon Eggs
card-tatis_tribe = Tatis Tribe
card-sunken_city = Sunken City
card-fountain_of_eternity = Fountain of Eternity
card-tomb_first_king = Tomb of the First King
card-elder_forest = Elder Forest
card-dwarven_mines = Dwarven Mines
card-isle_of_sirens = Isle of the Sirens
card-hidden_sanctuary = Hidden Sanctuary
card-bones_of_the_titan = Bones of the Titan
card-sword_of_kings = Sword of Kings
card-treasure_materials_materials = Forgotten Stockpile
card-treasure_materials_population = Settlers’ Caravan
card-treasure_materials_gold = Builders’ Coffer
card-treasure_materials_exploration = Shipwright’s Plans
card-treasure_population_population = Loyal Vassals
card-treasure_population_gold = Generous Dowry
card-treasure_population_exploration = Distant Kin
card-treasure_gold_gold = Royal Chest
card-treasure_gold_exploration = Corsair’s Map
card-treasure_exploration_exploration = Ancient Scrolls
card-calamity = Calamity
card-giant_rat = Giant Rat
card-vermin = Vermin
card-frost_giant = Frost Giant
card-shadow = Shadow
card-thief = Thief
card-inspired_prophet = Inspired Prophet
card-grey_eminence = Grey Eminence
card-master_cartographer = Master Cartographer
card-royal_architect = Royal Architect
card-steward = Steward of the Hearths
card-master_of_coin = Master of Coin
card-court_alchemist = Court Alchemist
card-guild_provost = Guild Provost
card-spymaster = Spymaster
card-confessor = Royal Confessor
card-royal_herald = Royal Herald
card-trapmaster = Trapmaster
card-court_usher = Court Usher
card-blackmailer = Blackmailer
site-farm = Farm
site-farm-2 = Farm (2)
site-farm-3 = Farm (3)
site-farm-4 = Farm (4)
site-barracks = Barracks
site-barracks-2 = Barracks (2)
site-barracks-3 = Barracks (3)
site-hamlet = Hamlet
site-hamlet-2 = Hamlet (2)
site-hamlet-3 = Hamlet (3)
site-guildhall = Guildhall
site-guildhall-2 = Guildhall (2)
site-guildhall-3 = Guildhall (3)
site-port = Port
site-port-2 = Port (2)
site-port-3 = Port (3)
site-quarry = Quarry
site-quarry-2 = Quarry (2)
site-quarry-3 = Quarry (3)
site-watchtower = Watchtower
site-watchtower-2 = Watchtower (2)
site-royal_roads = Royal Roads
site-navigators = Navigators
site-navigators-2 = Navigators (2)
site-munitions_specialists = Munitions Specialists
site-munitions_specialists-2 = Munitions Specialists (2)
site-great_army = Great Army
site-great_army-2 = Great Army (2)
site-scholars = Scholars
site-scholars-2 = Scholars (2)
site-merchants = Merchants
site-merchants-2 = Merchants (2)
site-expeditionary_corps = Expeditionary Corps
site-recruiters = Recruiters
site-royal_guard = Royal Guard
site-royal_cavalry = Royal Cavalry
site-secret_brotherhood = Secret Brotherhood
site-master_builders = Master Builders
site-mercenaries = Mercenaries
site-tax_collectors = Tax Collectors
site-alchemical_forge = Alchemical Forge
site-giant_lighthouse = Giant Lighthouse
site-royal_citadel = Royal Citadel
site-impregnable_walls = Impregnable Walls
site-throne_room = Throne Room
site-great_library = Great Library
site-cathedral = Cathedral
site-grand_arena = Grand Arena
site-grand_bazaar = Grand Bazaar
site-grand_bazaar-2 = Grand Bazaar (2)
site-royal_mint = Royal Mint
site-observatory = Observatory
site-aqueduct = Aqueduct
site-tournament_grounds = Tournament Grounds
site-statue_first_queen = Statue of the First Queen
site-university = University
site-wreck_of_the_leonarth = Wreck of the Leonarth
site-giants_cache = Giants’ Cache
site-gates_of_hell = Gates of Hell
site-dragon_eggs = Dragon Eggs
site-tatis_tribe = Tatis Tribe
site-sunken_city = Sunken City
site-fountain_of_eternity = Fountain of Eternity
site-tomb_first_king = Tomb of the First King
site-elder_forest = Elder Forest
site-dwarven_mines = Dwarven Mines
site-isle_of_sirens = Isle of the Sirens
site-hidden_sanctuary = Hidden Sanctuary
site-bones_of_the_titan = Bones of the Titan
site-sword_of_kings = Sword of Kings
threat-giant_rat = Giant Rat
threat-vermin = Vermin
threat-frost_giant = Frost Giant
threat-shadow = Shadow
threat-thief = Thief
advisor-inspired_prophet = Inspired Prophet
advisor-grey_eminence = Grey Eminence
advisor-master_cartographer = Master Cartographer
advisor-royal_architect = Royal Architect
advisor-steward = Steward of the Hearths
advisor-master_of_coin = Master of Coin
advisor-court_alchemist = Court Alchemist
advisor-guild_provost = Guild Provost
advisor-spymaster = Spymaster
advisor-confessor = Royal Confessor
advisor-royal_herald = Royal Herald
advisor-trapmaster = Trapmaster
advisor-court_usher = Court Usher
advisor-blackmailer = Blackmailer
deck-giant_rats = Giant Rats
deck-frost_giants = Frost Giants
deck-shadows = Shadows
deck-thieves = Thieves
duchy-valados = Duchy of Valados
duchy-teressie = Duchy of Téressie
task-outfit_ships = Outfit the ships
task-hire_ice_pilots = Hire ice pilots
task-winter_camp = Raise a winter camp
task-cross_ice_ocean = Cross the ice ocean
task-win_barons = Win over the barons
task-arm_militia = Arm the militia
task-unmask_traitors = Unmask the traitors
task-march_on_capital = March on the capital
task-close_gates = Close the gates
task-send_healers = Send the healers
task-trail_cultists = Trail the cultists
task-end_pestilence = End the pestilence

## How it went

verdict-lost = lost
verdict-none = no medal
verdict-bronze = bronze medal
verdict-silver = silver medal
verdict-gold = gold medal

## The board in the terminal

letter-materials = M
letter-population = P
letter-gold = G
letter-exploration = E
letter-krystallium = K
letter-soldier = S
resource-soldier = soldier
type-structure = structure
type-professional = professional
type-landmark = landmark
type-discovery = discovery
phase-setup = setup
phase-draft = draft
phase-planning = planning
phase-production = production
phase-battle = battle
phase-end = end of the game
board-round = Round { $round } of { $rounds }
board-step = { $phase }, { $resource }
board-taken = offers taken { $taken } of { $takes }
board-first = first player: { $player }
board-you = { $player } (you)
board-alone = Solo
board-scenario = Scenario { $number }: { $name }
board-medals = bronze { $bronze }, silver { $silver }, gold { $gold } points
board-side-a = side A: { $points }
board-goal = To win:
board-last-vermin = vermin in the stack: { $number } (0 loses)
board-next-vermin = { $number } come after the battle
board-vermin = vermin in the stack: { $number }
board-shadow-cubes = lost to shadows: { $number } ({ $most } lose)
board-decks = Threat decks: { $decks }
board-top = Pile { $number }, next card: { $card }
board-danger-pile = danger pile { $number }
board-unseen = unseen { $number }, dangers among them { $dangers }
board-spies = spies: { $active } active, { $hidden } hidden
board-search-open = search: not used
board-search-used = search: used
board-makes = makes
board-built = built
board-alchemy = alchemy
board-training = training 1
board-calamities = calamities { $number }
board-traps = traps { $number }
board-building = Builds:
board-threats = Threats:
board-advisors = Advisors:
board-used = used
board-taken-cards = Taken:
board-face-down = { $number ->
    [one] { $number } face down
   *[other] { $number } face down
}
board-your-advisors = Your advisors
board-construction = Under construction
board-draft = Your draft area
board-hand = Your hand
board-look = You look at
board-area = Offer area { $area }
board-hidden = ? face-down card { $number }, laid by { $player }
board-hidden-own = ? face-down card { $number }, yours: { $card }
board-hidden-danger = ? face-down card { $number } of the danger pile
board-quest = Quest: { $name }
board-final = { $task } (final)
board-first-only = only for the first to complete it
board-spy = a spy
flag-frozen = frost giant
flag-bound = cannot be discarded
now-cubes = Place now: { $cubes }
now-debt = { $number ->
    [one] The shadows take { $number } more card from your draft area.
   *[other] The shadows take { $number } more cards from your draft area.
}
now-tokens = { $number ->
    [one] A thief covers a resource on your duchy card.
   *[other] Thieves cover resources on your duchy card: { $number }.
}
now-giving = { $number ->
    [one] Give { $number } more cube from the alchemy area for a krystallium.
   *[other] Give { $number } more cubes from the alchemy area for a krystallium.
}
now-freed = Thief defeated: take a theft token off.
now-giants = { $number ->
    [one] A frost giant waits for a card to lie under.
   *[other] { $number } frost giants wait for cards to lie under.
}
now-boost = { $number ->
    [one] The next recycled card gives { $number } more cube.
   *[other] The next recycled card gives { $number } more cubes.
}
now-armed = First you discard a card from the offer you take.
now-paying = { $number ->
    [one] The search costs { $number } more card from the offer.
   *[other] The search costs { $number } more cards from the offer.
}
more-signs = { $signs }
more-left = then { $signs }
more-completes = completes it → { $signs }
more-frozen = all paid, but the frost giant must be defeated first
more-discard = { $lost ->
    [0] { $cubes } to the alchemy area
    [one] { $cubes } to the alchemy area, { $lost } piece on it is lost
   *[other] { $cubes } to the alchemy area, { $lost } pieces on it are lost
}
more-take = { $up ->
    [0] nothing face up
   *[other] { $names }
}{ $hidden ->
    [0] {""}
   *[other] , { $hidden } face down
}
more-search = discard { $pay } of its face-up cards, look at { $look } from the pile, keep 1
more-deck = { $signs }; { $effect }
more-done-planning = production follows, first { $resource }
more-done-production = on to { $resource }; krystallium and soldiers can wait
more-done-to-battle = on to the battle
more-done-round = round { $round } of { $rounds } ends
more-done-last-round = the last round ends
more-done-ending = the game ends
heading-build = Build
heading-recycle = Recycle
heading-freeze = Frost giant under
heading-place = Cube on
heading-krystallium = Krystallium on
heading-soldier = Soldier on
heading-discard = Discard unfinished
heading-task = Task
heading-advise = Advisor
heading-spy = Send a spy to
heading-fight = Fight
heading-thaw = Defeat the giant under
brief-store = alchemy area
brief-convert = 5 cubes → krystallium
brief-spy = area { $area }, card { $hidden }
brief-unmask = reveal area { $area }
brief-recycle = { $card } ↻{ $cubes }
brief-up = area { $area }
brief-down = area { $area } ▼
effect-spawn_vermin_per_giant_rat = brings a vermin for each giant rat you have
effect-freeze_card = lies under a card, which is completed only when the giant is defeated
effect-discard_from_draft = takes a card from your draft area every round
effect-cover_duchy_resource = covers a resource on your duchy card
ability-draw_keep = keep 1 of the top { $number } cards
ability-discard_from_taken_offer = { $number ->
    [one] discard { $number } card from the offer you take
   *[other] discard { $number } cards from the offer you take
}
ability-gain_cubes = { $cubes }
ability-transmute = { $number ->
    [one] turn { $number } alchemy cube into a krystallium
   *[other] turn { $number } alchemy cubes into a krystallium
}
ability-extra_recycle = { $number ->
    [one] the next recycled card gives { $number } more cube
   *[other] the next recycled card gives { $number } more cubes
}
ability-reveal_offer = reveal all cards in an area
ability-remove_calamity = { $number ->
    [one] remove { $number } calamity
   *[other] remove { $number } calamities
}
ability-score = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
ability-extra_trap = { $number ->
    [one] { $number } more card face down this turn
   *[other] { $number } more cards face down this turn
}
ability-tie_wins_supremacy = a tie gives you supremacy
ability-steal_alchemy = { $number ->
    [one] take { $number } cube from the rival’s alchemy area
   *[other] take { $number } cubes from the rival’s alchemy area
}
board-legend =
    A card: type, name, cost → what it gives, ↻ what it is recycled into. In the cost a letter is a piece still missing, ▮ one that is paid.
    MM each round, +K once when completed, 3★ points, 2★×■ points and M×■ cubes for each built card of the type. ≈ marks numbers that are not known from the printed game.
    ! a calamity or threat: its points and the soldiers that defeat it. ¤ a treasure, only to recycle. ♙ an advisor: soldiers, phase, ability. ? a face-down card.
    In “makes”, (−1) is covered by a theft token. Five alchemy cubes make a krystallium.

## Why an action is good

reason-trap = Face down, { $card } may be taken unawares.
reason-offers-danger = { $card } makes this offer harder to take.
reason-offers-wanted = You could finish { $card } this round if you get it back.
reason-offers = You cannot finish { $card } this round.
reason-takes-now = You can finish { $card } this round.
reason-takes-next = You can finish { $card } next round.
reason-avoids-hidden = The other offer has face-down cards.
reason-takes = { $cards ->
    [0] No card to build or recycle.
    [one] { $cards } card to build or recycle.
   *[other] { $cards } cards to build or recycle.
}
reason-searches = A better card may be found.
reason-pays = { $card } pays for the search.
reason-keeps = { $card } stays with you.
reason-drops = { $card } leaves the offer.
reason-drops-hidden = A hidden card may be a danger.
reason-spies = Shows what lies hidden before you choose.
reason-this-round = { $card } can be finished this round.
reason-next-round = { $card } can be finished next round.
reason-short = { $short ->
    [one] { $card } is worth starting: { $short } piece missing after this round.
   *[other] { $card } is worth starting: { $short } pieces missing after this round.
}
reason-recycles-for = Brings { $resource }, which { $card } needs.
reason-recycles = Brings { $resource } now.
reason-clears = { $card } is out of the way.
reason-forfeits = { $card } goes to the shadows instead of another card.
reason-freezes = { $card } waits instead of another card.
reason-places = { $left ->
    [0] { $card } has all it needs.
    [one] { $card }: { $left } piece still missing.
   *[other] { $card }: { $left } pieces still missing.
}
reason-supremacy = Completes { $card } and gives you supremacy in { $resource }.
reason-completes-points = { $points ->
    [one] Completes { $card }: +{ $points } point.
   *[other] Completes { $card }: +{ $points } points.
}
reason-completes-production = Completes { $card }: +{ $cubes } { $resource } every round.
reason-completes = Completes { $card }.
reason-krystallium = Brings a krystallium, which fits any card.
reason-stores = { $cubes } of { $all } cubes for a krystallium.
reason-gives-up = Brings a cube instead of an unfinished { $card }.
reason-task-points = { $points ->
    [one] { $task }: +{ $points } point.
   *[other] { $task }: +{ $points } points.
}
reason-task = { $task }: the task is done.
reason-advises = { $advisor } can help now.
reason-covers = You produce { $cubes } of { $resource } a round.
reason-uncovers = Production of { $resource } rises again.
reason-beats-points = { $points ->
    [one] Defeats { $threat }: +{ $points } point.
   *[other] Defeats { $threat }: +{ $points } points.
}
reason-beats = Defeats { $threat }.
reason-nothing-more = Keeps what is left, and the game goes on.

## What puzzles are about

theme-offers = Making offers
theme-taking = Taking offers
theme-traps = Traps
theme-planning = Planning
theme-cubes = Placing cubes
theme-supremacy = Supremacy
theme-advisors = Advisors
theme-quests = Quests
theme-threats = Threats
theme-patience = When to stop
theme-last_round = Last round
