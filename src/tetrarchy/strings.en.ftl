### The words of the whole program. A game's own words lie in its folder.

## Small words

yes = yes
no = no
list-and = { $first } and { $last }
chance = Chance
bot-random = Random
bot-greedy = Greedy
bot-flat = Flat search
bot-search = Tree search
bot-learned = Learned search
bot-levelled = Bot { $number }, level { $level }
bot-player = { $bot } { $number }
nameless-player = Player { $number }

## Values that an option can have

expected-flag = yes or no
expected-number = a whole number from { $least } to { $most }
expected-choice = one of { $choices }

## The list of games

games-seats = Players: { $seats }.
games-option = { $text } (default: { $default })

## Play: the question and the answer

play-welcome = { $game }, seed { $seed }
play-how = Type a number or a move. ? for help, undo to take back, quit to save and leave.
your-decision = Your turn. What do you do?
choice-more = { $choice }: { $more }
hint-advice = A strong bot would choose:
points-now = Points so far – { $points }
choices-by-points = Moves that score the most right away come first:
undo-done = Undone.
save-done = Saved in { $file }.
leave = Saved in { $file }. To continue:

command-help = help
command-hint = hint
command-undo = undo
command-save = save
command-log = log
command-score = score
command-board = board
command-quit = quit
command-show = show

help-answers = Type the number of a choice, or the move itself; you can leave out its first word and anything obvious.
help-notation = Possible now: { $usages }.
help-hint = what a strong bot would do, and why
help-undo = undo your last decision, unless someone has moved or something has been drawn since
help-save = save the game; “save FILE” chooses the file
help-log = what has happened; “log 50” goes further back
help-score = the score sheets as they stand
help-board = draw everything again; an empty line does the same
help-quit = save and end; Ctrl-C does the same
help-show = tell the solution

## The end

sheet-sum = Total
sheet-place = Place
end-title = The game is over.
end-winner = { $points ->
    [one] { $player } wins with { $points } point.
   *[other] { $player } wins with { $points } points.
}
end-winners = { $points ->
    [one] { $player } share the victory with { $points } point each.
   *[other] { $player } share the victory with { $points } points each.
}
end-tie-break = Tied on points; the tie-break decided.
end-nobody = Nobody wins.
end-alone-lost = You lost.
end-alone = { $points ->
    [one] You have { $points } point.
   *[other] You have { $points } points.
}

## Simulate

simulate-progress = Games
simulate-done = { $games ->
    [one] { $game }: { $games } game, seats at the table: { $seats }
   *[other] { $game }: { $games } games, seats at the table: { $seats }
}
simulate-interrupted = { $games ->
    [one] { $game }: stopped after { $games } game, seats at the table: { $seats }
   *[other] { $game }: stopped after { $games } games, seats at the table: { $seats }
}
run-goes-on = Stopped: run the same command to continue.
run-is-lost = Stopped, and nothing is saved: use --out FILE to continue later.
simulate-bot = Bot
simulate-seat = Seat
simulate-mean-score = Mean score (95 % interval)
simulate-verdict = Result
simulate-share = Share (95 % interval)
simulate-win-share = Win share (95 % interval)
simulate-length = Decisions in a game, on average: { $decisions }.
simulate-estimate = { $value } ({ $low } … { $high })
decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
whole-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 0, maximumFractionDigits: 1) }
whole = { NUMBER($value, maximumFractionDigits: 0, useGrouping: 0) }
progress-line = { $minutes ->
    [0] { $what }: { $done } of { $total }, less than a minute left.
    [one] { $what }: { $done } of { $total }, about { $minutes } minute left.
   *[other] { $what }: { $done } of { $total }, about { $minutes } minutes left.
}
lost-turns = { $turns ->
    [one] { $bot } lost { $turns } turn to a random move (answers too late: { $late }, wrong: { $wrong }, no program any more: { $gone }, never ready: { $unready }).
   *[other] { $bot } lost { $turns } turns to random moves (answers too late: { $late }, wrong: { $wrong }, no program any more: { $gone }, never ready: { $unready }).
}
never-ready = { $bot } has not answered the first line with {"{"}"type": "ready"{"}"} in ten seconds, so random moves are played for it. See “A bot in any language” in docs/bots.md.

## Balance report; $game is a name, numbers come formatted

report-written = The balance report is in { $file }.
report-title = { $game }: balance report
report-interrupted = The run was stopped before all its games were played.
report-games = Games
report-deals = Deals
report-seats = Seats
report-bots = Bots by seat
report-seed = Seed
report-options = Options
report-option = { $text }: { $value }
report-contents = Contents
report-of-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
report-sign = The sign ≈ stands by components with numbers that are reconstructed or inferred: the printed ones are not known.
report-estimate = { $value } ({ $low } … { $high })
report-decimal = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
report-range = { $low }–{ $high }

report-wins = Who wins
report-wins-note = The share of victories by seat, with 95 % intervals. A shared victory is split. The line marks an equal share.
report-wins-alone = The share of the games that are won.
report-seat = Seat { $number }
report-unwon = Nobody wins
report-wins-bots = Victories by bot
report-first = Playing first
report-first-note = What it is worth to play first in the first round, whoever sits there. The lines mark an equal share of the victories, and no lead.
report-first-wins = Victories of the first player
report-first-lead = Points ahead of the others’ mean
report-scores = Scores
report-scores-note = Mean scores by seat, with 95 % intervals; the line marks the mean of all.
report-spread-score = How the scores are spread: { $name }
report-spread-lead = Lead of the first over the second
report-spread-note = From { $least } to { $most }; the middle half from { $lower } to { $upper }, the median { $middle }.
report-mean = Mean { $mean }, { $games }.
report-figures = The plot in figures
report-bars = Bars with 95 % intervals: { $bars }.
report-sheet = Where points come from
report-sheet-note = Mean points of a seat by line of the score sheet, with 95 % intervals.
report-verdicts = Results by the rules
report-verdicts-note = The share of the sheets that got each result, with 95 % intervals.
report-course = Does the leader win?
report-course-note = Points are counted after each round but the last, as if the game ended there. If the first curve is high early on, leads grow by themselves; the dashed line marks an equal share. The second tells how closely leads then and at the end go together: 0 not at all, 1 exactly. The band is the 95 % interval. Where a game counts no rounds, a round is as many turns as there are seats.
report-course-wins = Victories of who leads after a round
report-course-wins-axis = Share of the victories
report-course-told = The lead after a round and the lead at the end
report-course-told-axis = Correlation
report-course-leads = How far the leader is ahead of the second
report-after = Round { $round }
report-curve = A curve with 95 % intervals, by round: { $points }.
report-length = Length of a game
report-length-note = Decisions by all seats together in a game.
report-choices = Choices
report-choices-note = How many actions were open at a decision. The mean is that of the games’ means.
report-forced = Decisions without a choice
report-forced-note = The share of a game’s decisions that leave one possible action, on average over the games.
report-forced-share = Decisions without a choice
report-choices-parts = Choices in the course of a game
report-choices-parts-note = The mean number of choices in each tenth of a game.
report-part = { $low }–{ $high } %
report-axis-share = Share
report-axis-points = Points
report-axis-decisions = Decisions
report-axis-choices = Possible actions
report-axis-mean-choices = Possible actions on average
report-axis-part = Part of the game
report-axis-round = After round

report-components = What components are worth
report-components-note = How many points more than the others a player ends with who uses a component once more than they do: a least squares regression of the lead over the mean of the others, with seat and bot controlled for. Each kind of use is fitted on its own; those that tell most about the result come first.
report-components-alone = How many points more go with one more use of a component: a least squares regression of the score. Each kind of use is fitted on its own; those that tell most about the result come first.
report-components-caution = The figures tell what goes together among these bots, not what causes what. Intervals are 95 %. Coloured is what stands out among all the components that were looked at: at most one in twenty of them does so by chance (Benjamini and Hochberg’s rule over the whole page).
report-wins-more = { $value } percentage points of victories
report-find = Find
report-sort = Sort by
report-sort-worth = points
report-sort-wins = victories
report-sort-used = how often it is used
report-sort-name = name
report-only-sure = only what stands out
report-pairs = { $number ->
    [one] Pairs: one
   *[other] Pairs: the { $shown } that stand out most of { $number }
}
report-pairs-note = Points that a player had with both beyond what the two explain by themselves. Pairs that fewer than 20 deals saw are left out.
compare-title = Side by side on { $deals } common deals
compare-difference = Difference
compare-score = Points
compare-wins = Victories
compare-length = Decisions
compare-choices = Possible actions
compare-forced = Decisions without a choice
compare-first = Victories of the first player
compare-leader = Victories of who leads halfway
compare-note = The difference is that of the same deals, the second run less the first, with its 95 % interval.
lab-written = The report is in { $file }.
lab-own = the game’s own components
lab-printed = the components that Tetrarchy brings
lab-game = The game
lab-value = Mean (95 % interval)
lab-used = Used by
beside-title = { $game }: two sets side by side
beside-one = First set
beside-other = Second set
beside-deals = Common deals
beside-results = What differs
beside-note = Every difference is that of the same deals, the second set less the first, with its 95 % interval. Coloured is what stands out among all differences of the page: at most one in twenty of them does so by chance (Benjamini and Hochberg’s rule).
beside-score = Points
beside-wins = Victories
beside-both = first { $one }, second { $other }
beside-uses = How often components are used
beside-uses-note = How many times more a seat uses a component in a game with the second set. Beneath stands how often with each, and how many points go with one use more where the games tell it.
beside-times = times per game: first { $one }, second { $other }
beside-worth = points for one more: first { $one }, second { $other }
beside-figures-one = All figures of the first set: { $name }
beside-figures-other = All figures of the second set: { $name }
report-deeds = Events without a component
report-kind-field = { $use }, by { $field }
report-relative = Players use nearly the same number of these. So the points are compared with the mean of the components here, and add up to about 0.
report-row = { $name }: { $worth } points for one more use
report-used-once = used by { $share } of the seats; { $games }
report-used = used by { $share } of the seats, { $times } times on average; { $games }
report-rare = { $number ->
    [one] Used in fewer than { $least } games, too few to say what it is worth: { $names }.
   *[other] Used in fewer than { $least } games, too few to say what they are worth: { $names }.
}
report-alike = { $number ->
    [one] Its use differs in fewer than { $least } deals, too few to say what it is worth: { $names }.
   *[other] Their use differs in fewer than { $least } deals, too few to say what they are worth: { $names }.
}
report-inseparable = { $number ->
    [one] Left out of the regression, because its use follows from that of others (collinear): { $names }.
   *[other] Left out of the regression, because their use follows from that of others (collinear): { $names }.
}
report-few = Too few games for this many components; play more to learn what they are worth: { $names }.
report-named-games = { $name } ({ $games })
report-footer = Made by Tetrarchy { $version } with { $game }, rules version { $rules }, component files { $data }. The same command with the same version makes the same page.

report-field-advisor = advisor
report-field-area = area
report-field-building = building
report-field-card = card
report-field-colour = colour
report-field-deck = deck
report-field-die = die
report-field-domino = domino
report-field-duchy = duchy
report-field-get = colour got
report-field-give = colour given
report-field-kingdom = kingdom
report-field-line = line
report-field-monster = monster
report-field-site = card
report-field-spell = spell
report-field-task = task
report-field-threat = threat
report-field-tile = tile

report-use-advisor_chosen = Advisors kept at the beginning
report-use-advisor_joined = Advisors who joined
report-use-advisor_used = Advisors used
report-use-area_painted = Areas painted
report-use-blot_marked = Blots marked
report-use-bonus_card = Cards for being behind on the track
report-use-building_built = Buildings built
report-use-building_burned = Buildings burned by the dragon
report-use-calamity_struck = Calamities suffered
report-use-capital_built = Capitals built
report-use-capital_lost = Capitals lost
report-use-card_cancelled = Cards that were cancelled
report-use-card_completed = Cards completed
report-use-card_drawn = Cards drawn
report-use-card_dropped = Cards discarded over the limit
report-use-card_forfeited = Cards lost to shadows
report-use-card_kept = Cards kept after a look or a search
report-use-card_offered = Cards offered
report-use-card_played = Cards played
report-use-card_recycled = Cards recycled
report-use-card_seen = Cards drawn
report-use-cart_emptied = Stones sent back from carts
report-use-cart_robbed = Stones robbed from carts
report-use-construction_begun = Constructions begun
report-use-cube_placed = Cubes placed
report-use-cube_stolen = Cubes taken from the rival
report-use-cube_stored = Cubes stored for alchemy
report-use-deck_picked = Threat decks picked
report-use-die_taken = Dice taken
report-use-domino_chosen = Dominoes chosen
report-use-domino_discarded = Dominoes discarded
report-use-domino_placed = Dominoes placed
report-use-drop_gained = Drops from towers
report-use-duchy_dealt = Duchies
report-use-first_player = First player
report-use-game_over = Game ended
report-use-hidden_card_laid = Cards laid face down
report-use-hidden_dropped = Face-down cards discarded unseen
report-use-jewel_finished = Jewellery finished
report-use-king_drawn = Kings drawn first
report-use-krystallium_made = Krystallium made
report-use-krystallium_placed = Krystallium placed
report-use-line_completed = Scoring lines completed
report-use-look_begun = Looks into the pile
report-use-monster_defeated = Monsters defeated
report-use-monster_tamed = Monsters tamed
report-use-offer_dropped = Cards discarded from offers
report-use-offer_taken = Cards taken with offers
report-use-pawn_moved = Moves on the track
report-use-produced = Productions
report-use-queen_joined = Times the queen joined
report-use-resource_covered = Resources covered by thieves
report-use-resource_uncovered = Resources freed from thieves
report-use-reward_taken = Rewards taken
report-use-round_begun = Rounds begun as first player
report-use-search_begun = Searches
report-use-search_paid = Cards discarded for searches
report-use-set_handed_in = Sets handed in
report-use-site_discarded = Unfinished cards discarded
report-use-site_frozen = Cards frozen by giants
report-use-soldier_placed = Soldiers placed
report-use-soldier_trained = Soldiers trained
report-use-spell_cast = Spells cast
report-use-spell_cast_on = Spells cast on a kingdom
report-use-spell_gained = Spells gained
report-use-spy_used = Spies sent
report-use-stone_discarded = Stones discarded
report-use-stone_dug = Stones dug up
report-use-stone_kept = Stones kept after digging
report-use-stone_pulled = Stones taken from jewellery
report-use-stone_returned = Stones returned to the mine
report-use-stone_set = Stones set
report-use-stone_taken = Stones taken
report-use-stones_swapped = Stones swapped
report-use-target_named = Targets chosen
report-use-task_done = Tasks done
report-use-tax_collected = Taxes collected
report-use-threat_arrived = Threats that arrived
report-use-threat_beaten = Threats defeated
report-use-tile_chosen = Tiles taken from the market
report-use-tile_dealt = Tiles dealt at the beginning
report-use-tile_given = Tiles given in a swap
report-use-tile_got = Tiles got in a swap
report-use-tile_handed_in = Tiles handed in
report-use-tile_kept = Tiles kept at the beginning
report-use-tile_put_aside = Tiles put aside at the beginning
report-use-tile_refreshed = Tiles replaced in the market
report-use-token_passed = First player tokens received
report-use-training_begun = Trainings begun
report-use-trap_laid = Cards laid face down
report-use-trap_sprung = Face-down cards revealed
report-use-turn_begun = Turns begun
report-use-turn_finished = Turns finished
report-use-vermin_came = Times vermin came

## Arena

arena-rating = Rating
arena-games = Games
arena-wins = Wins
arena-score = Mean score
arena-pair = Pair
arena-against = { $one } – { $other }
arena-ahead = Ahead
arena-difference = Points more
arena-note = In brackets: 95 % intervals. The rating is on Elo’s scale, 0 on average.

## Replay

replay-title = { $steps ->
    [one] { $game } with { $players }: { $steps } step
   *[other] { $game } with { $players }: { $steps } steps
}
replay-step = { $player }: { $action }
replay-at = After step { $at } of { $steps }.
replay-next = Next: { $step }
replay-unfinished = The game is not over.
replay-other-data = The record was made with other component files ({ $hash }); --data names a directory with them.

## Review

review-progress = Decisions
review-accuracy = Accuracy
judgements-best = Best moves
judgements-good = Good moves
judgements-inaccuracy = Inaccuracies
judgements-mistake = Mistakes
judgements-blunder = Blunders
judged-best = best
judged-good = good
judged-inaccuracy = inaccuracy
judged-mistake = mistake
judged-blunder = blunder
review-moment = Steps { $step }–{ $until }: { $player }’s chance to win changed by { $change }.
review-moment-alone = Steps { $step }–{ $until }: { $player }’s expected score changed by { $change }.
review-better = Better: { $action } ({ $outlook }). { $reason }
review-line = Then: { $steps }.
review-points = { $points } points

## Serve

call-turn = Your turn in { $game }
call-round = The round begins: { $game }
call-turns =
    { $number ->
        [one] Your turn at { $number } table
       *[other] Your turn at { $number } tables
    }
call-begun = The game has begun: { $game }
call-beginnings =
    { $number ->
        [one] { $number } game has begun
       *[other] { $number } games have begun
    }
call-invitation = You are invited: { $game }
call-invitations =
    { $number ->
        [one] { $number } invitation
       *[other] { $number } invitations
    }
call-invitation-by = Invited by { $names }.
call-with = With { $names }.
call-alone = The bots are waiting for you.
call-table-turn = It is the turn of { $names }.
call-table-turn-nameless = The table is waiting.
call-table-over = The game is over. First place: { $names }.
call-table-over-nameless = The game is over. A bot came first.
call-trial = A message from Tetrarchy
call-trial-body = It came through: this is how you will be called when it is your turn.
call-code = Tetrarchy: confirm your address
call-code-body =
    Type this code on the page to be called by e-mail: { $code }
    It counts for an hour. If you did not ask for it, you need not do anything.
call-stop = To get no more of these messages: { $address }

card-table = { $game }
card-replay = Replay: { $game }
card-review = Review: { $game }
card-puzzle = Puzzle: { $game }
card-about = A table of { $game } on Tetrarchy.
card-private = A private table
card-open =
    { $free ->
        [one] One seat is free
       *[other] { $free } seats are free
    }
card-round = Round { $round } of { $rounds }
card-running = The game is on
card-over = The game is over
card-tie = A tie
card-won = { $name } wins
card-find = Find the best move
card-find-about = One move is clearly best. Can you find it?

phrase-hello = Hello!
phrase-luck = Good luck, have fun!
phrase-thinking = I am thinking, one moment.
phrase-hurry = It is your turn.
phrase-well_played = Well played!
phrase-thanks = Thank you for the game!
phrase-sorry = Sorry, I was away.
phrase-oops = Oops, that was a mistake.
phrase-again = Another game?

serve-ready = Serving at { $address } (Ctrl-C to stop).
serve-network = Others in your network: { $address }
serve-local = Only this computer can reach it; --host 0.0.0.0 lets others in your network in.
think-ready = Thinking for { $server } (Ctrl-C to stop).
think-away = { $server } does not answer; trying again.
serve-admin = The host’s token, shown only once: { $token }
serve-compiling = Compiling the engine: { $percent } %. Bots think more slowly until then.
serve-compiled = The engine is compiled: bots now think at full speed.
engine-not-compiled = The engine stays plain Python, bots think more slowly: it could not be compiled ({ $why }). ./run compile tries again.
backup-done = { $rows ->
    [one] Saved { $rows } row to { $file }.
   *[other] Saved { $rows } rows to { $file }.
}
restore-done = { $rows ->
    [one] Restored { $rows } row from { $file }.
   *[other] Restored { $rows } rows from { $file }.
}

## Why an action is good

reason-gains = { $points ->
    [one] { $sheet }: +{ $points } point at once.
   *[other] { $sheet }: +{ $points } points at once.
}
reason-costs = { $points ->
    [one] { $sheet }: −{ $points } point for now.
   *[other] { $sheet }: −{ $points } points for now.
}
reason-later = Brings nothing at once.

## Sets

sets-none = No sets are kept here. “tetrarchy sets import” keeps one.
sets-sound = The game takes this set ({ $hash }).
sets-faults = { $number ->
    [one] The game does not take this set: { $number } fault.
   *[other] The game does not take this set: { $number } faults.
}
sets-advice = { $number ->
    [one] It could do { $number } thing better:
   *[other] It could do { $number } things better:
}
sets-kept = Kept as { $label } ({ $hash }).
sets-written = Written to { $file }.
sets-differences = { $number ->
    [0] The two sets are alike.
    [one] The two sets differ in { $number } place.
   *[other] The two sets differ in { $number } places.
}
sets-only-in = only in { $name }
sets-play-alike = Only names and provenance differ: the two play alike.
known-rulebook = rulebook
known-found = found
known-inferred = inferred
known-computed = computed
known-reconstructed = reconstructed

## Errors

error-no-code = There is no action with the code { $code }.
error-no-value = { $value } is out of range for “{ $field }” of “{ $verb }”.
error-no-words = An empty line names no action.
error-no-verb = { $given } is not an action: it should begin with one of { $verbs }.
error-wrong-shape = { $given } is not an action: it should look like “{ $usage }”.
error-no-label = { $given } is not a “{ $field }” of “{ $verb }”: it should be one of { $some }.
error-unlike-runs = The two runs differ in { $names }, so they share no deals.
error-no-common-deals = The two runs have no deal in common.
error-not-simulated = { $file } is not the file of a single run, so it cannot be compared.
error-game-unclear = Which game are { $names } for? Name it with --game.
error-set-changed = The component files of { $name } have changed during the run.
error-wrong-data = { $file }, line { $line }: { $why }.
error-no-file = The data file { $file } cannot be read: { $why }.
error-no-text = The data file { $file } is not UTF-8 text.
error-no-toml = { $file } is not TOML: { $why }.
error-wrong-field = { $file }, { $where }: { $why }.
error-no-data-file = There is no data file { $file }.
error-unknown-set = There is no set { $given } of this game, nor a directory of that name; “tetrarchy sets list” lists them.
error-bad-set-name = { $given } cannot name a set: a name has up to 40 letters, digits, spaces, “-”, “.” and “_”.
error-changed-set = Somebody has changed { $folder }: import it under a name.
error-unkept-set = The set { $name } cannot be kept in { $folder }.
error-no-set-here = { $folder } holds no component files: there should be { $names }.
error-no-such-file-of-game = { $given } is no component file of this game: there are { $names }.
error-odd-values = { $file } should hold numbers, texts, lists and tables, none of them too large or too deep.
error-large-set = The files of a set can have { $most } bytes together at most.
error-large-zip = An archive can have { $most } bytes at most.
error-bad-zip = This is not a zip archive that can be read.
error-many-members = The archive holds more files than a set has.
error-foreign-member = The archive should hold only { $names }, in one folder at most, not { $given }.
error-odd-member = { $given } of the archive is there twice, or packed in an unusual way.
error-empty-zip = The archive holds no component files.
error-gone-set = The set { $name } that this was played with is no longer kept, and its positions are gone with it.
error-too-many-sets = You keep { $number } sets already: delete one first.
error-set-in-use = A game with this set goes on: close its table first.
error-faulty-set = { $place }: { $why }.
error-odd-value = { $place } of { $file } is too large, too deep, or nothing that a file can hold.
error-no-such-place = { $file } has no place { $place }.
error-no-value-here = there should be a value here, not a table
error-misspelt-key = there is no key { $given } here; perhaps { $meant } is meant
error-unknown-key = there is no key { $given } here; there are { $known }
error-no-whole-number = “{ $field }” should be a whole number from { $least } to { $most }, not { $given }
error-no-text-here = “{ $field }” should be a text, not { $given }
error-no-new-word = “{ $field }” should be a new word of small letters, not { $given }
error-no-such-word = “{ $field }” should be one of { $words }, not { $given }
error-no-whole-numbers = “{ $field }” should be a list of whole numbers from { $least } to { $most }, not { $given }
error-no-texts-here = “{ $field }” should be a list of texts, not { $given }
error-no-flag = “{ $field }” should be true or false, not { $given }
error-no-table-here = “{ $field }” should be a table, not { $given }
error-no-tables-here = “{ $field }” should be a list of tables, not { $given }
error-no-table-named = there should be a table [{ $table }]
error-no-tables-named = there should be tables [[{ $table }]]
error-wrong-seats = The number of seats cannot be { $seats }: with these options it is one of { $possible }.
error-bad-value = The option “{ $name }” cannot be { $given }: it is { $expected }.
error-no-option = There is no option { $given }; there are: { $names }.
error-no-equals = { $given } is not an option: write it as name=value.
error-no-game = The record does not name its game.
error-too-long = The record is longer than { $most } characters.
error-bad-snapshot = This is not a position: { $why }.
error-nothing-to-review = Nobody has decided anything in this record.
error-no-decision = Nobody decides anything in step { $step } of this game.
error-no-record = Not a game record: it should begin with “{ $format }”.
error-no-replay = Step { $number }, “{ $step }”, does not replay: { $why }
error-older-rules = Step { $number }, “{ $step }”, does not replay: the record follows version { $rules } of the rules, today’s is { $today }. { $why }
error-no-such-seat = There is no seat { $seat }: the seats of this game are 0 to { $last }.
error-wrong-line = Line { $line } of the record is wrong: { $why }.
error-no-header = The record’s header has no “{ $name }”.
error-other-game = This is a record of { $given }, not of { $game }.
error-record-seats = The record has { $given } seats.
error-no-seat = The record names player { $seat } of { $seats }.
error-unknown-header = The record’s header has an unknown line { $given }.
error-record-options = The record’s options do not fit: { $why }
error-no-number = The record’s “{ $what }” should be a number, not { $given }.
error-no-undo = There is nothing to undo.
error-no-chance = Chance has nothing to decide now.
error-unknown-game = There is no game { $given }; there are: { $names }.
error-unknown-bot = There is no bot { $given }; there are: { $names }.
error-bad-budget = { $given } is not a budget: write a time such as 10ms or 2s, or a number of playouts.
error-too-many-bots = { $number } bots are named for { $seats } seats.
error-no-choice = There is no choice { $choice }.
error-wrong-choices = There should be one choice for every game.
error-no-encoder = The game { $game } has no rows of numbers.
error-illegal-bot = A bot answered { $action }, which is not legal.
error-bad-program = { $given } does not name a program: write it as exec:COMMAND or exec:500ms:COMMAND.
error-no-program = There is no program { $given } to start.
error-bad-message = { $given } is not a message of the bot protocol.
error-other-protocol = The table speaks version { $given } of the bot protocol, this bot version { $own }.
error-other-table = The table plays { $given }, this bot { $game }.
error-bad-level = { $given } is not a level: write a number from 1 to { $most }.
error-bot-twice = The bot { $given } is named twice.
error-workers-die = The worker processes keep crashing.
error-file-in-use = Another run is writing to { $file } at this moment.
error-other-results = { $file } holds results of other settings ({ $names }): name another file.
error-more-results = { $file } holds more games than are asked for: raise --games.
error-bad-result = Line { $line } of { $file } is not the result of a game.
error-no-results = { $file } already exists and is not a file of results.
error-no-cluster = No Ray cluster answers at { $address }.
error-worker-data = A worker of the cluster has other component files ({ $found }, not { $data }).
error-json-or-markdown = --json and --markdown do not go together.
error-unknown-language = There is no language { $given }; there are: { $names }.
error-lesson-alone = A lesson has its own deal: --lesson goes with --seats, --option, --name, --save, --data and --lang only.
error-no-lesson-so = There is no lesson with these settings.
error-lesson-says = { $words }
error-resume-alone = A saved game has its own settings: --resume goes with --save, --data, --trust and --lang only.
error-names-program = This game is played against the program { $program }. Add --trust to start it.
error-no-seed = { $file } has no seed: it can be replayed, but not played on.
error-no-game-named = Which game? There are: { $names }.
error-bad-number = { $option } takes a number from { $least } to { $most }, not { $given }.
error-bad-name = The name { $given } cannot be used here.
error-no-games-done = Not one game was finished.
error-no-such-file = There is no file { $file }.
error-unreadable = { $file } cannot be read: { $why }.
error-not-text = { $file } is not a text file.
error-unwritable = { $file } cannot be written: { $why }.
error-other-data = The game began with other component files ({ $hash }): name their directory with --data.
error-not-one-person = Exactly one seat must be a person here; in this record: { $names }.
error-answer-number = There is no choice number { $number }.
error-answer-several = { $given } could mean { $number } choices: { $some }.
error-answer-none = { $given } is none of the choices: type a number, or “{ $example }”, or ? for help.
error-not-now = That is not possible now.
error-log-number = After “log” comes a number, not { $given }.
error-foreign-origin = Another page sent this request.
error-foreign-host = This server does not go by the name { $given }; its host can allow it with --origin.
error-no-header-sent = The request lacks the header X-Tetrarchy.
error-bad-request = The request cannot be read: { $why }.
error-no-path = There is nothing at this address.
error-wrong-method = This address does not take such a request.
error-too-large = The request is too large.
error-server-error = Something went wrong on the server; its log says why.
error-bad-chat = A chat message has 1 to { $most } characters.
error-no-table = There is no table { $given }.
error-no-example = There is no example { $given } here.
error-no-lesson = There is no lesson { $given } here.
error-no-puzzle = There is no puzzle { $given } here.
error-other-puzzles = { $file } holds puzzles of other settings: name another folder.
error-no-difficulty = There is no difficulty { $given }; there are: { $names }.
error-no-puzzle-so = There is no puzzle like that. The themes: { $themes }.
error-not-shown = The example shows no further step.
error-example-ends = The example ends here. Start it again.
error-one-process = Several processes need PostgreSQL: name a database with --database.
error-no-start = The server did not start; the lines above say why.
error-no-database = The database does not answer: { $why }.
error-no-port = Port { $port } of { $host } cannot be opened: { $why }.
error-database-in-use = Another server uses { $file }.
error-bad-database-file = The database { $file } cannot be used: { $why }.
error-too-many-watched = You can follow at most { $most } tables at once.
error-bad-message-id = An action needs an id.
error-no-hints = Hints are off at this table.
error-stale = The game has moved on: choose again.
error-too-fast = Too many messages: wait a moment.
error-not-watching = Open the table first.
error-not-seated = You have no seat at this table.
error-not-to-watch = Only players can watch this table.
error-no-hint-now = No hint right now: the bots are busy. Try again in a moment.
error-no-preview-now = No preview right now: the server is busy.
error-not-deciding = You have nothing to decide now.
error-bad-message-form = Not a valid message: { $why }.
error-one-seat-each = You can take only one seat.
error-bad-clock = Set a time for the game or for a move.
error-bad-link = This link is no longer valid.
error-not-over = The game at this table is not over.
error-not-running = No game is in progress at this table.
error-too-many-tables = You have too many tables; finish some first.
error-already-seated = You already have a seat at this table.
error-no-open-seat = There is no open seat for you at this table.
error-not-creator = Only the table’s creator can do this.
error-already-started = The game at this table has already started.
error-answer-held = Answer received. It counts when everyone’s time is up.
error-newer-database = The database was written by a newer version (revision { $given }): install that one.
error-bad-seat = There is no seat { $given } at this table.
error-not-over-yet = You can view other seats once the game is over.
error-bad-database = { $given } is not a database that the server can use: name a file, or postgresql://USER@HOST/NAME.
error-not-kept = The server could not save this; try again.
error-busy = The server is too busy; try again.
error-database-away = The database does not answer; try again in a moment.
error-bad-text = A text must not contain the character NUL.
error-not-admin = Only the host can do this.
error-no-token = Set { $name } to the host’s token.
error-bad-server = { $given } is not a server’s address.
error-other-version = The game { $game } differs between here and the server: use the same version and the same --data.
error-no-data-game = { $given } names no files: write GAME=DIR.
error-bad-backup = { $file } is damaged.
error-bad-backup-line = Line { $line } of { $file } is damaged.
error-no-tables-yet = This database is empty.
error-no-backup = { $file } is not a Tetrarchy backup.
error-newer-backup = { $file } was written by a newer version (revision { $given }).
error-cut-backup = { $file } is incomplete.
error-database-not-empty = This database is not empty: restore into an empty one.
error-backup-trouble = { $file }: { $why }.
error-no-guest = Unknown guest token.
error-bad-endpoint = { $given } is no address of the kind https://…
error-endpoint-not-https = The address must begin with https:// and have no other port than 443 or 8443.
error-endpoint-unknown = There is no { $host }.
error-endpoint-inside = { $host } leads into the server’s own network: nothing is sent there.
error-no-push = This server cannot push: its host lacks the packages for it.
error-no-push-service = { $host } is no push service of a browser.
error-bad-push-keys = The keys of this subscription are not those of a browser.
error-bad-mail-address = { $given } is no e-mail address.
error-bad-mail-server = --mail must be smtp://USER:PASSWORD@HOST:PORT or smtps://…
error-no-mail-address = Mail needs --address: the links in it lead there.
error-bad-inside = { $given } is no network, such as 10.0.0.0/8.
error-no-mail = This server sends no mail.
error-no-code-wanted = No code is needed here.
error-code-wanted = First type the code that came by mail.
error-code-expired = This code counts no more: give the address again.
error-no-net = The game { $game } has no net yet: “learned” cannot play it.
error-unfit-net = The net { $file } cannot be used: { $why }.
error-large-net = The net { $file } would have { $size } bytes: at most { $most } are allowed.
error-wrong-code = This is not the code that was sent.
error-no-picture = There is no picture of this.
error-banned =
    { $days ->
        [one] The host has banned you for { $days } more day.
       *[other] The host has banned you for { $days } more days.
    }
error-no-line = There is no such line to report.
error-own-line = This is what you said yourself.
error-no-tournament = There is no tournament { $given }.
error-not-organiser = Only an organiser of the tournament can do this.
error-tournament-over = This tournament is over.
error-tournament-full = This tournament is full: { $most } people.
error-too-many-tournaments =
    { $most ->
        [one] You have { $most } tournament that is not over.
       *[other] You have { $most } tournaments that are not over.
    }
error-was-excluded = You were excluded from this tournament.
error-not-entered = You have not entered this tournament.
error-has-left = { $name } has left the tournament.
error-no-such-person = Nobody here has number { $number }.
error-no-such-tournament-table = Round { $round } has no table { $number }.
error-rules-fixed = Once the first round has begun, the game, its options, the system and the size of tables stay.
error-rounds-played =
    { $number ->
        [one] { $number } round has begun already.
       *[other] { $number } rounds have begun already.
    }
error-round-open = Round { $round } still lacks results: wait for its last table.
error-wrong-round = Round { $round } is next.
error-too-few-people = A round needs at least two people.
error-no-more-rounds = All rounds have been played.
error-nothing-played = Nothing has been played: cancel the tournament instead.
error-bye-stays = A bye has no result to correct.
error-not-at-the-table = Give a place to each of those at the table, and to nobody else.
error-impossible-places = No game can end with these places.
error-bad-title = A title has 1 to { $most } characters.
error-bad-reason = Say why, in 1 to { $most } characters.
error-no-such-guest = There is no guest { $given }.
error-no-experiment = You have no experiment { $given }.
error-no-such-set = There is no set of components { $given }.
error-too-many-games = An experiment here has up to { $most } games in all.
error-too-many-experiments = You have { $most } experiments: delete some first.
error-experiments-under-way = You have { $most } experiments under way: wait for one, or stop it.
error-experiment-not-done = This experiment has not played all its games yet.
error-experiment-outdated = The rules or a set have changed since then; begin a new experiment.
error-older-findings = Another version of the program has counted this; begin the experiment again.
error-no-person = You have met no such person here.
error-own-person = This is you.
error-no-request = This person does not ask you any more.
error-too-many-invited = You can invite at most { $most } people to a table.
error-no-days = Vacations are for clocks that count days.
error-too-many-vacations = You have changed your plans often enough today; try again tomorrow.
error-on-vacation = You have a vacation already: end that first.
error-no-vacation = You are on no vacation.
error-bad-vacation = A vacation begins within a year.
error-too-few-days =
    { $left ->
        [0] You have no days of vacation left.
        [one] You have { $left } day of vacation left.
       *[other] You have { $left } days of vacation left.
    }
error-you-block = You block this person: lift that first.
error-too-many-people = A list holds at most { $most } people: remove some first.
error-no-channel = You are not called in this way.
error-too-many-channels = There are { $most } of these already: remove one first.
error-call-unreachable = Nobody answers there; is the address right?
error-call-gone = This address does not exist any more, and was removed.
error-call-refused = The receiver refused it (status { $status }).

## Lessons

lesson-other = You can. But for now, choose what is marked.
lesson-wrong = Not here – try where it is marked.
lesson-left = The lesson is kept in { $file }; the same command goes on with it.
lesson-resumed = Going on where you left off ({ $file }).
lesson-bot = Bot
lesson-marked = Marked: { $moves }
lesson-tip = Did you see? { $words }

## Puzzles

puzzle-title = Puzzle { $id }: { $difficulty }. { $themes }
puzzle-how = Answer with a move. “show” tells the solution, “help” the other words, “quit” ends.
puzzle-try = Try another move.
puzzle-more = Enter: the next puzzle. “quit”: enough for now.
puzzle-left = Until next time!
puzzle-ask = One move is clearly best. Which one?
puzzle-right = Right!
puzzle-solution = The best move: { $action }
puzzle-wrong = { $word ->
    [best] Almost as good as the best move.
    [good] A good move, but there is a better one.
    [inaccuracy] Not quite: this gives away about { $loss } of the chance to win.
    [mistake] A mistake: it gives away about { $loss } of the chance to win.
   *[blunder] A blunder: it gives away about { $loss } of the chance to win.
}
puzzle-wrong-alone = { $word ->
    [best] Almost as good as the best move.
    [good] A good move, but there is a better one.
    [inaccuracy] Not quite: this costs about { $points } points.
    [mistake] A mistake: it costs about { $points } points.
   *[blunder] A blunder: it costs about { $points } points.
}
puzzle-margin = Every other move gives away at least { $loss } of the chance to win.
puzzle-margin-alone = Every other move costs at least { $points } points.
puzzle-levels = { $levels ->
    [0] Hardly any of the eight levels of bots finds it.
    [1] One of the eight levels of bots finds it.
    [8] All eight levels of bots find it.
   *[other] { $levels } of the eight levels of bots find it.
}
puzzle-percent = { $value }%
difficulty-easy = easy
difficulty-medium = medium
difficulty-hard = hard

## People

error-narrow-token = This token does not allow that.
error-bad-code = This code is not valid, or no longer.
error-bad-sign-in = Sign in with a passkey or a code.
error-challenge-over = This answer comes too late, or for the second time; try again.
error-passkey-refused = The passkey could not be verified.
error-passkey-unknown = This server does not know this passkey.
error-passkey-known = This passkey is registered already.
error-too-many-passkeys = You have too many passkeys; remove one first.
error-too-many-devices = You are signed in on too many devices; sign out on one first.
error-no-passkey = You have no such passkey.
error-no-device = You have no such device.
error-no-browser = Passkeys need a browser.
error-not-sure = Say that you are sure: this cannot be undone.

## Ratings

error-rated-alone = A solo game cannot be rated.
error-rated-data = It is played with other components here, so it cannot be rated.
error-rated-hints = A rated game has no hints: switch them off.
error-rated-not-accepted = This game is rated: agree to that to sit down.
error-rated-seat-stays = In a rated game everybody keeps the seat they began with.
