### The words of the whole program. A game's own words lie in its folder.

## Small words

yes = yes
no = no
list-and = { $first } and { $last }
chance = Chance
bot-random = Random
bot-greedy = Greedy
bot-flat = Flat search
bot-player = { $bot } { $number }
nameless-player = Player { $number }

## Values that an option can have

expected-flag = yes or no
expected-number = a whole number from { $least } to { $most }
expected-choice = one of { $choices }

## The list of games

games-seats = Players: { $seats }.
games-option = { $text } (otherwise { $default })

## Play: the question and the answer

play-welcome = { $game }, seed { $seed }
play-how = Answer with a number or in the game’s notation. ? helps, undo takes back, quit saves and ends.
your-decision = It is your turn. What do you do?
choice-more = { $choice }: { $more }
points-now = Points so far – { $points }
choices-by-points = The best first, by the points that each brings at once:
undo-done = Taken back.
save-done = Saved in { $file }.
leave = Saved in { $file }. To go on:

command-help = help
command-undo = undo
command-save = save
command-log = log
command-score = score
command-board = board
command-quit = quit

help-answers = Type the number of a choice, or the action itself; its first word, and whatever is clear without, can be left out.
help-notation = Now possible: { $usages }.
help-undo = take back your last decision, as long as nobody has decided and nothing has been drawn since
help-save = save the game; “save FILE” chooses the file
help-log = what has happened; “log 50” goes further back
help-score = the score sheets as they stand
help-board = draw everything again; an empty line does the same
help-quit = save and end; Ctrl-C does the same

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
end-tie-break = Points alone did not decide it, the tie-break did.
end-nobody = Nobody wins.
end-alone-lost = The game is lost.
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
whole = { NUMBER($value, maximumFractionDigits: 0, useGrouping: 0) }
progress-line = { $minutes ->
    [0] Games: { $done } of { $total }, less than a minute left.
    [one] Games: { $done } of { $total }, about { $minutes } minute left.
   *[other] Games: { $done } of { $total }, about { $minutes } minutes left.
}
lost-turns = { $turns ->
    [one] { $bot } lost { $turns } turn to a random move (answers too late: { $late }, wrong: { $wrong }, no program any more: { $gone }).
   *[other] { $bot } lost { $turns } turns to random moves (answers too late: { $late }, wrong: { $wrong }, no program any more: { $gone }).
}

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

## Errors

error-no-code = There is no action with the code { $code }.
error-no-value = { $value } is out of range for “{ $field }” of “{ $verb }”.
error-no-words = An empty line names no action.
error-no-verb = { $given } is not an action: it should begin with one of { $verbs }.
error-wrong-shape = { $given } is not an action: it should look like “{ $usage }”.
error-no-label = { $given } is no “{ $field }” of “{ $verb }”: it should be one of { $some }.
error-wrong-data = { $file }, line { $line }: { $why }.
error-no-file = The data file { $file } cannot be read: { $why }.
error-no-text = The data file { $file } is not UTF-8 text.
error-no-toml = { $file } is not TOML: { $why }.
error-wrong-seats = The number of seats cannot be { $seats }: with these options it is one of { $possible }.
error-bad-value = The option “{ $name }” cannot be { $given }: it is { $expected }.
error-no-option = There is no option { $given }; there are: { $names }.
error-no-equals = { $given } is not an option: write it as name=value.
error-no-game = The record does not say which game it is of.
error-too-long = The record is longer than { $most } characters.
error-no-record = This is no record: it should begin with “{ $format }”.
error-no-replay = Step { $number }, “{ $step }”, does not replay: { $why }
error-wrong-line = Line { $line } of the record is wrong: { $why }.
error-no-header = The record’s header has no “{ $name }”.
error-other-game = The record is of { $given }, not of { $game }.
error-record-seats = The record has { $given } seats.
error-no-seat = The record names player { $seat } of { $seats }.
error-unknown-header = The record’s header has an unknown line { $given }.
error-record-options = The record’s options do not fit: { $why }
error-no-number = The record’s “{ $what }” should be a number, not { $given }.
error-no-undo = There is no decision of yours to take back.
error-no-chance = Chance has nothing to decide now.
error-unknown-game = There is no game { $given }; there are: { $names }.
error-unknown-bot = There is no bot { $given }; there are: { $names }.
error-bad-budget = { $given } is no budget: write a time such as 10ms or 2s, or a number of playouts.
error-too-many-bots = { $number } bots are named for { $seats } seats.
error-illegal-bot = A bot answered { $action }, which is not legal.
error-bad-program = { $given } names no program: write it as exec:COMMAND or exec:500ms:COMMAND.
error-no-program = There is no program { $given } to start.
error-bad-message = { $given } is no message of the bot protocol.
error-other-protocol = The table speaks version { $given } of the bot protocol, this bot version { $own }.
error-other-table = The table plays { $given }, this bot { $game }.
error-bot-twice = The bot { $given } is named twice.
error-workers-die = The processes that play the games die again and again.
error-file-in-use = Another run is writing to { $file } at this moment.
error-other-results = { $file } holds results of other settings ({ $names }): name another file.
error-more-results = { $file } holds more games than are asked for: raise --games.
error-bad-result = Line { $line } of { $file } is not the result of a game.
error-no-results = { $file } is there already, and holds no results of an arena.
error-no-ray = Ray is not installed: install tetrarchy[cluster].
error-no-cluster = No Ray cluster answers at { $address }.
error-worker-data = A worker of the cluster has other component files ({ $found }, not { $data }).
error-json-or-markdown = --json and --markdown do not go together.
error-unknown-language = There is no language { $given }; there are: { $names }.
error-resume-alone = A saved game has its own settings: --resume goes with --save, --data and --lang only.
error-no-seed = { $file } has no seed: it can be replayed, but not played on.
error-no-game-named = Which game? There are: { $names }.
error-bad-number = { $option } takes a number from { $least } to { $most }, not { $given }.
error-bad-name = Nobody can be called { $given } here.
error-no-games-done = Not one game was finished.
error-no-such-file = There is no file { $file }.
error-unreadable = { $file } cannot be read: { $why }.
error-not-text = { $file } is not a text file.
error-unwritable = { $file } cannot be written: { $why }.
error-other-data = The game began with other component files ({ $hash }): name them by --data.
error-not-one-person = Exactly one seat is for a person here; in this record it is: { $names }.
error-answer-number = There is no choice number { $number }.
error-answer-several = { $given } could mean { $number } choices: { $some }.
error-answer-none = { $given } is none of the choices: type a number, or “{ $example }”, or ? for help.
error-not-now = That is not possible now.
error-log-number = After “log” comes a number, not { $given }.
