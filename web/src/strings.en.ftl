### The words of the page. The games' own words lie in their folders.

## The table

you = you
away = away
thinking = thinking
players = Players
enlarge = Enlarge { $player }
waiting = One moment…
waiting-one = { $player }’s turn
waiting-many = Still deciding: { $players }
choices = What you can do
steps = Steps of the turn
step-done = done
undo = Undo
undo-title = Undo your last decision (U)
hint = Hint
hint-title = Show what the best bot would do (H)
first-time = New to this game?
first-time-read = The rules in two minutes
hint-asking = A bot is working on a hint…
hint-best = A strong bot would play:
result = Result
end-verdict = Result: { $verdict }.
end-behind-equal = Same points: the tie-break decides.
log = Log
chat = Chat
log-and-chat = Log and chat
log-or-chat = Log, chat
chat-empty = No messages yet.
chat-write = Message…
chat-send = Send
views = Tabs
pane-board = Board
see-as = View as
sheet-title = Score sheet
time-left = Time left: { $time }
days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
close = Close
in-the-rules = In the rules
provenance-rulebook = rulebook
provenance-found = found
provenance-inferred = inferred
provenance-reconstructed = reconstructed
fact-all = everything

## Everywhere

tetrarchy = Tetrarchy
to-home = Home
pages = Pages
games = Games
nav-play = Play
nav-rules = Rules
nav-components = Components
licences = Licences
engine-compiling = The engine is being compiled: { $percent } %. Bots think more slowly until then.
engine-plain = The engine runs as plain Python: bots think more slowly than with a C compiler.
engine-failed = The engine could not be compiled, and bots think more slowly; ./run compile says why.
settings = Settings
loading = One moment…
cancel = Cancel
open = Open
copy = Copy
share = Share
try-now = Try now
sound-on = Sound on
sound-off = Sound off
theme-to-light = Light theme
theme-to-dark = Dark theme

## Home

lost-title = Page not found
lost-text = The link may be incomplete. You can start a game right here.
play-now = Play now
with-friends = With friends
with-friends-title = Set up a table and share the link
solo = Solo
solo-title = Solo, without bots
your-tables = Your tables
your-tables-empty = No tables yet. Press “Play now” to start one.
your-turn = Your turn
state-open = waiting for players
go-on = Continue
join-table = Join a table
join-code = code or link
join = Join
open-tables-empty = No open tables at the moment.
sit = Sit
finished = Finished games
finished-empty = Your finished games will appear here.
review = Watch
new-here = New here?
read-rules = Read the rules
alone = solo
list-won = { $players } won
list-free = { $named ->
    [no] { $free ->
        [one] { $free } seat free
       *[other] { $free } seats free
    }
   *[other] { $free ->
        [one] { $players }; { $free } seat free
       *[other] { $players }; { $free } seats free
    }
}

## A new table

new-table-of = { $game }: a new table
solo-of = { $game }: solo
seats = Who plays
how-many = Number of players
more-seats = Up to { $most } can play with other options: choose them below.
seat-number = Seat { $number }
seat-me = me
seat-friend = free, for a friend
seat-open = free
seat-bot = bot, level { $level }
seat-bot-usual = bot, level { $level } (usual)
options = Options
table-more = Clock, spectators, hints
clock = Clock
clock-none = no clock
clock-quick = quick: 10 minutes each
clock-calm = calm: 30 minutes each
clock-days = correspondence: 2 days per move
table-listed = List on the home page: anyone can join
table-watch = Allow spectators
table-hints = Allow hints
table-undo = Allow undo
make-link = Get the link
begin = Start

## Waiting for people

lobby-wait = { $game }: waiting for friends
lobby-join = { $game }: take a seat
lobby-free = { $free ->
    [0] All seats are taken.
    [one] { $free } seat is free.
   *[other] { $free } seats are free.
}
level = level { $level }
seat-link = Seat link
seat-link-title = Whoever opens this link gets this seat
sit-down = Sit down
stand-up = Leave seat
start-with-bots = Start with bots
invite = Invite
link = Link
link-copied = Link copied.
qr-label = The link as a QR code
bot-name = { $title } (bot)
bot-title-1 = Count
bot-title-2 = Baroness
bot-title-3 = Marquis
bot-title-4 = Duchess
bot-title-5 = Margrave
bot-title-6 = Viscountess
bot-title-7 = Squire
bot-title-8 = Dame

## Settings

your-name = Your name
your-name-missing = What should we call you?
guest-name = Guest { $number }
language = Language
theme = Theme
theme-light = light
theme-dark = dark
motion = Animation
motion-normal = normal
motion-fast = twice as fast
motion-off = off
taps = Taps
taps-two = confirm what cannot be undone
taps-one = act at once
sound = Sound
volume = Volume
letters = Letters on coloured areas
notices = Notify me when it is my turn
notices-refused = Your browser blocks notifications.
keys = Keys
key-tab = to the board, the buttons, the log
key-arrows = to the next possible place
key-enter = confirm
key-escape = put back, close
key-space = skip an optional step, or end the turn
key-undo = undo
key-hint = hint
key-turn = rotate the piece in hand
key-log = log
key-chat = chat
key-seat = enlarge a player
key-keys = this list

## The table, more

round = Round { $round }
round-of = Round { $round } of { $rounds }
rules = Rules
rules-here = Rules for this step
table-menu = Table menu
record = Game record
replay = Replay
rematch = Rematch
resign = Give up
resign-sure = A bot will play on for you, and you will rank below everyone who stayed. Give up?
resign-yes = Yes, give up
hand-over = Copy the link to my seat
hand-over-title = Open it on another device to continue there
connection-lost = Connection lost. Reconnecting; your game is safe.
connection-lost-sending = Connection lost. Your decision is saved and will be sent once you are back online.
no-table = This table cannot be opened
table-closed = This table is closed
to-table = To the table
event-took_back = { $player } undoes their last decision.

## Time at the table

pace = Pace of the others
pace-slow = slow
pace-usual = as usual
pace-fast = fast
pace-click = wait for my click
pace-instant = at once
onward = Skip ahead
onward-step = Next step
onward-title = Show what the others did up to now (Space)
recap = What happened since my turn
recap-short = Since my turn
recap-title = Since your turn
log-open = Show this position
onward-back = Back to now
look-title = A look back
turning-points = Turning points
turning-swing = (winner’s lead { $points })
turning-swing-you = (your lead { $points })
end-counting = Counting
end-press = Press anywhere to see the end.
end-decided = “{ $line }” decided it: { $first } to { $second }.
end-you = { $points ->
    [one] You win with { $points } point.
   *[other] You win with { $points } points.
}
end-board-winner = { $player }’s winning board
end-board-you = Your winning board
end-board-own = Your board
end-board-of = { $player }’s board
end-as-table = As a table
end-as-towers = As towers
medal-bronze = bronze
medal-silver = silver
medal-gold = gold
medal-won-bronze = { $points } points: bronze
medal-won-silver = { $points } points: silver
medal-won-gold = { $points } points: gold
medal-none = No medal this time
medal-next-bronze = { $points ->
    [one] 1 more point brings bronze.
   *[other] { $points } more points bring bronze.
}
medal-next-silver = { $points ->
    [one] 1 more point brings silver.
   *[other] { $points } more points bring silver.
}
medal-next-gold = { $points ->
    [one] 1 more point brings gold.
   *[other] { $points } more points bring gold.
}
best-first = Your first result here: { $points }.
best-new = A personal best: { $points }, before { $before }.
best-was = Your best so far: { $points }.
share-title = Share the result as a picture
share-failed = The picture could not be made.
sheet-folded = { $lines ->
    [one] { $lines } line without points
   *[other] { $lines } lines without points
}
to-board = To the board
hint-expects = On average { $score } points at the end; wins { $chance } of 100 games
hint-expects-alone = On average { $score } points at the end
key-recap = show what happened since your turn

## Replay

no-replay = This replay cannot be opened
not-started = The game has not started yet.
to-start = To the start
to-end = To the end
step-back = Step back
step-on = Step forward
play = Play
pause = Pause
speed = Speed
score-curve = Scores over the game
replay-place = Position in the game
replay-position = { $at } of { $last }
see-as-me = as me
see-all = show everything
link-here = Copy the link to this position

## Rules, components, licences

contents = Contents
components-text = The rulebooks do not list every card and tile. Here is each component we play with and how we know it. What we had to work out ourselves is marked, and a host who owns the printed game can use its numbers instead.
components-shared = In short
component-name = Component
component-facts = What it is
component-from = Source
components-dominoes = Dominoes
components-buildings = Buildings
components-tiles = Tiles
components-cards = Cards
components-developments = Developments
components-treasures = Treasures
components-threats = Threats
components-calamity = Calamities
components-threat_decks = Threat decks
components-advisors = Advisors
components-duchies = Duchies
components-quests = Quests
components-scenarios = Scenarios
provenance-rulebook-means = the rulebook says so
provenance-found-means = seen in published pictures or lists of the printed game
provenance-inferred-means = follows from other facts of the rulebook
provenance-reconstructed-means = our own estimate, chosen for balance; the printed number may differ
fact-halves = halves
fact-number = number
fact-score = points
fact-bonus = bonus
fact-tax = tax
fact-count = copies
fact-copies = copies
fact-crowns = crowns
fact-points = points
fact-terrain = terrain
fact-tax_bonus = tax bonus
fact-knights = knights
fact-towers = towers
fact-a = half a
fact-b = half b
fact-kind = kind
fact-background = colour
fact-slots = slots
fact-vp = points
fact-set_bonus = set bonus
fact-timing = when
fact-effect = effect
fact-amount = amount
fact-name = name
fact-rest = everything else
fact-type = type
fact-cost = cost
fact-recycle = recycling
fact-production = production
fact-production_per = production for each
fact-points_per = points for each
fact-soldiers = soldiers
fact-phase = phase
fact-cubes = cubes
fact-medals = medals
fact-recyclable = recycling
fact-two_player_only = two players only
fact-track = track
fact-mine = mine
fact-set = set
fact-dragon = dragon
fact-sides = sides
fact-tasks = tasks
licences-text = Tetrarchy is free software. It uses these works; all the art is our own.

## What can go wrong

error-no-server = The server is not responding. Try again in a moment.
error-no-answer = Server error ({ $status }).

## Worked examples

example = Example
example-open = Try it on the board
example-close = Close
example-next = Next step
example-back = Step back
example-again = Start again
example-count = { $at } of { $of }
example-next-is = Next: { $player } · { $action }
example-begin = Press “Next step”, or play it yourself on the board.
example-look = Look around, or play it yourself.
example-free = You are now playing on your own; a simple bot answers for the others. “Step back” returns to the example.
example-happened = What has just happened
example-nothing-yet = Nothing yet.
example-nothing-seen = Nothing else.
example-points = Points
example-player-1 = Andrei
example-player-2 = Anya
example-player-3 = Pasha
example-player-4 = Boris
example-retry = Try again

## Home: the hall

home-page-title = Tetrarchy: five board games at one table
hail-title = Your kingdom is waiting
hail-text = Five games, one table. No account: send a link, or play against bots at once.
play-what = { $game }, { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}, level { $level }
against-bots = Against bots
game-kingdomino = Kingdomino
game-kingdomino-facts = 2–4 players · 15 min
game-kingdomino-about = The quick one: land, crowns, done.
continue-with = with { $players }
state-theirs = others are deciding
your-tables-none = No game is under way.
list-you-won = You won
list-round = round { $round }
list-round-of = round { $round } of { $rounds }
you-watch = You are watching
watching = { $watchers ->
    [0] nobody is watching
    [one] { $watchers } is watching
   *[other] { $watchers } are watching
}
rules-about = Rules with examples that you can play step by step.

## Against bots

bots-of = { $game } against bots
bots-how-many = How many bots
bots-rivals = Your rivals
bots-level = How good they are
level-1-name = Beginner
level-1-word = Overlooks most of what is possible. For a very first game, or for a child.
level-2-name = Careless
level-2-word = Knows the rules and often misses the best move.
level-3-name = Easy-going
level-3-word = Plays sensibly and overlooks something now and then. The usual choice.
level-4-name = Steady
level-4-word = Always makes a sensible move, without looking ahead.
level-5-name = Attentive
level-5-word = Looks ahead now and then.
level-6-name = Skilled
level-6-word = Looks ahead when it matters.
level-7-name = Strong
level-7-word = Thinks most decisions through.
level-8-name = Master
level-8-word = Thinks about every move for as long as it may: the best bot that we have.

## Scenarios

campaign = Scenarios
campaign-about = It’s a Wonderful Kingdom alone: six stories, three medals each.
campaign-text = Six stories for one player of It’s a Wonderful Kingdom. Reach the goal, then count your points: they decide about the medal.
campaign-go = Choose
campaign-goal = Goal:
campaign-medals = Points for the medals
campaign-has = won:
campaign-lacks = not yet won:
campaign-won = { $won ->
    [0] No medal yet
    [one] Medals in { $won } of 6 scenarios
   *[other] Medals in { $won } of 6 scenarios
}
campaign-again = Play again
campaign-tries = { $tries ->
    [one] Played once
   *[other] Played { $tries } times
}, { $known ->
    [yes] best result: { $points } points
   *[no] the goal was not reached yet
}

## Waiting for people, more

lobby-seats = Who is here
lobby-allowed = What this table allows
lobby-no-clock = no clock
lobby-clock-quick = clock: 10 minutes each
lobby-clock-calm = clock: 30 minutes each
lobby-clock-days = clock: 2 days a move
lobby-hints = hints
lobby-no-hints = no hints
lobby-undo = undo
lobby-no-undo = no undo
lobby-watch = anyone may watch
lobby-no-watch = no spectators
lobby-ready = ready
lobby-not-ready = not ready yet
lobby-get-ready = I am ready
lobby-reserved = kept for somebody
lobby-begins-ready = The game begins once every seat is taken and everybody is ready.
lobby-begins-full = The game begins once every seat is taken.
start-now = Start now
invite-how = Send this link to your friends. It opens this table, where they choose a seat or watch. No account is needed.
invite-only-here = Only this computer can open the link: the server listens nowhere else. Start it with “--host 0.0.0.0”, and a link for everybody in your network stands here.

## A gallery of components

gallery-all = All
gallery-kinds = What is shown
gallery-facets = Of these
gallery-search = Search by name or effect
gallery-count = { $count ->
    [one] { $count } component
   *[other] { $count } components
}
gallery-none = Nothing fits this search.
facet-queendomino = Queendomino
facet-kingdomino = Kingdomino
facet-own = on your turn
facet-any = on any turn
facet-per_region = points for regions
facet-none = no points

## Signs

ruling = Our ruling: the printed rules are silent here, or can be read in two ways
rules-search = Search the rules
rules-found = { $at } of { $of }
rules-found-none = Nothing found
rules-previous = Previous place
rules-next = Next place
becomes = becomes
example-about = What it is about
components-areas = Areas
components-spells = Spells

## Lessons

learn = Learn to play
learn-short = Learn
learn-title = A guided first game with a coach
learn-offer = First time here?
learn-offer-text = Play your first game with a coach: a few minutes, nothing to read first.
lesson = Lesson
lesson-none = There is no such lesson.
lesson-you = Player
lesson-steps = Steps of the lesson
lesson-step = Step { $at } of { $of }
lesson-show = Show me
lesson-play = Play on
lesson-enough = Enough for now
lesson-free = The game is yours. Play on to the end!
lesson-glows = Marked on the board: { $action }.
lesson-tip-title = Did you see?
lesson-silence = No more tips

## Review

review-game = Review
review-title = Review a game
review-open-game = Review
review-game-title = What was each decision worth, and what would have been better?
review-about = Which moves were good, which were not, and what would have been better.
review-record = A record file
review-choose = Choose a game record, or drop the file anywhere on this page.
review-choose-touch = Choose a game record, a file that was saved from a replay.
review-file = Review a record file
review-file-title = Choose a record file, or drop one anywhere on this page
review-file-long = This file is too long for a game record.
review-file-bad = This file cannot be read.
review-drop = Drop the record to review it
review-failed = This game cannot be reviewed
review-curve = Each player’s chance to win during the game
review-curve-alone = Points to expect during the game
review-place = Decision
review-count = Decision { $at } of { $last }
review-played = Played
review-then = then
review-chance = Chance to win, before and after
review-points-expected = Points to expect, before and after
review-better-moves = { $count ->
    [one] Better
   *[other] Better, the best first
}
review-show = Show this move on the board
review-worth = Wins { $chance } of 100 games, { $points } points on average
review-worth-alone = { $points } points on average
review-line-step = { $player }: { $action }
review-instead = Better: { $move }
review-nothing-better = No clearly better move was found.
review-not-yet = Not judged yet: one moment…
review-end = The game is over.
review-try = Try it from here
review-try-title = A new table against bots, from this position (T)
review-players = How the players did
review-focus = Show { $player }’s curve, moments and mistakes
review-moments = Three moments that decided it for { $player }
review-moments-alone = Three moments that decided it
review-moment-chance = { $change } %
review-moment-points = { $change }
review-next-mistake = Next mistake
review-next-mistake-title = To the next mistake (N), to the one before (P)
review-progress-label = How far the review is
review-working = { $done } of { $total } decisions judged
review-waiting = { $done } of { $total } decisions judged. The bots are busy; it goes on by itself.
review-stopped = Stopped after { $done } of { $total } decisions
review-stop = Stop
review-go = Go on
review-open = With all cards on the table
review-open-title = Judge by everything that was hidden, instead of what each player could know
review-help = What the words mean
review-help-how = A strong bot looks for good moves and plays the best of them and the move that was played to the end many times, with the same luck. It knows only what the player could know at that moment. A word is said only for a loss that is more than chance.
review-help-word = Word
review-help-loss = Chance to win given away
review-help-limit = at most { $limit } %
review-help-more = more than { $limit } %
review-help-alone = Alone there is no chance to win: points count instead. Giving away as many points as good players usually differ by counts as 50 %.
review-help-accuracy = Accuracy: 100 % means that every decision was the best one. Giving away a tenth of the chance to win every time comes to 37 %.
review-help-open = “With all cards on the table” judges anew by everything that was hidden then. What was still to be drawn stays unknown.
review-key-step = one decision back or on
review-key-mistake = the next mistake, the one before
review-key-ends = to the start, to the end
review-key-try = try it from here

## Puzzles

nav-puzzles = Puzzles
puzzles = Puzzles
puzzles-about = Positions from games of strong bots. In each of them one move is clearly best: find it.
puzzles-none = There are no puzzles here yet.
puzzles-tile = One position a day, and hundreds more: find the best move.
puzzles-solved = { $solved } of { $all } solved
puzzles-found = { $number ->
    [0] No such puzzle: choose another theme or difficulty.
    [one] { $number } puzzle
   *[other] { $number } puzzles
}
puzzle = Puzzle
puzzle-none = There is no such puzzle.
puzzle-today = Puzzle of the day
puzzle-solve = Solve
puzzle-look = Look again
puzzle-difficulty = Difficulty
puzzle-themes = Themes
puzzle-rival = Player { $number }
puzzle-you = You decide from what you can see at the table.
puzzle-show = Show the solution
puzzle-skip = Another puzzle
puzzle-next = Next puzzle
puzzle-again = Again
puzzle-shown = The solution
puzzle-not = Not this one.
puzzle-streak = { $streak ->
    [0] No puzzle in a row yet
    [one] { $streak } solved at once
   *[other] { $streak } in a row at once
}
puzzles-all = { $number ->
    [one] { $number } puzzle solved
   *[other] { $number } puzzles solved
}
puzzle-most = Longest row: { $most }
puzzle-days = { $days ->
    [0] Solve today’s puzzle
    [one] { $days } day in a row
   *[other] { $days } days in a row
}

## Me

me = My profile
keep-name = Keep my name
keep-name-why = So far only this browser knows you. With a passkey or a recovery code you can come back from anywhere. No e-mail is needed.
keep-name-kept = You can come back with your name and your games.
passkey = Passkey
passkey-of = Passkey: { $device }
passkey-make = Add a passkey
passkey-made = The passkey is saved.
passkey-cancelled = No passkey was used.
passkey-drop = Remove this passkey
passkey-needs-https = Passkeys need a page with https. A recovery code works everywhere.
recovery-code = Recovery code
recovery-make = Get a recovery code
recovery-renew = New recovery code
recovery-note = Write it down: it is shown only once. A new code replaces it.
device-add = Another device
device-qr = QR code that signs in another device
device-note = Scan it with the other device, or type the code there. It works once, within ten minutes.
devices = Devices
device-first = The first browser
device-nameless = A device
device-this = this one
device-since = since { $day }
scope-play = plays only
scope-read = watches only
sign-out = Sign out
sign-out-all = Sign out on all others
come-back = I have been here before
come-back-why = Enter a recovery code, or the code that another device shows.
come-back-code = Code
come-back-go = Sign in
come-back-passkey = With a passkey
come-back-note = Games played in this browser without signing in stay with its guest.
my-data = My data
my-data-about = One file with everything this server keeps about you. If you delete yourself, the games stay for the others, without your name.
export = Download my data
delete-me = Delete me
delete-what = Your seats go to bots; your name, messages, keys and history are erased. This cannot be undone.
delete-sure = Delete for good

## History

history = My games
history-empty = Your finished games will be counted here. Play one!
history-games = All games
history-all-games = All games
history-against = Opponents
history-anybody = With anybody
history-people = With people
history-bots = Against bots
history-alone = Solo
history-any = Any result
history-won = Won
history-lost = Not won
history-none = No such games yet.
history-newer = Newer games
history-older = Older games
played-won = you won
played-place = place { $place } of { $of }
played-rival = { $name }: { $points }
played-bot = bot, level { $level }
played-nobody = somebody
played-left = you left
played-resigned = you resigned
played-timed_out = out of time
played-decisions = { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}
totals-games = { $games ->
    [one] game
   *[other] games
}
totals-won = { $won ->
    [one] win
   *[other] wins
}
bests = Personal bests
medals = Medals and results
rivals = People I play with
rivals-games = games
rivals-score = ahead : behind
statistics-of = { $game }: what my games tell
statistics-none = No game that you played to the end yet.
statistics-variant = Variant
statistics-points = Points, game by game
statistics-points-label = Points of my last games
statistics-points-key = A full dot is a win. The dashed line is your average: { $mean }.
statistics-lines = Where the points come from
statistics-winners = winners of these games
statistics-openings = First decisions
statistics-opening = { $games ->
    [one] { $games } game, won { $won }
   *[other] { $games } games, won { $won }
}
statistics-pieces = Most often in my games

# Being called

away-title = This page did not load
away-about = The server is not responding, or it has just been updated.
away-again = Load again
offline = No connection to the server. Replays and lessons that you have opened here stay readable.
calls = Call me when it is my turn
calls-about = For games that take days. Everything is off until you turn it on here. You get one message a turn, all tables together, and none while you have the table open. It says whose turn it is and nothing else.
calls-none = You are not called yet.
calls-push = On this device
calls-push-button = Notify this browser
calls-push-blocked = Your browser blocks notifications.
calls-push-missing = This browser cannot be notified here: it needs https, and on an iPhone the page must be added to the home screen first.
calls-push-off = This server cannot push.
calls-mail = By e-mail
calls-mail-address = Your e-mail address
calls-mail-button = Send me a code
calls-mail-off = The host has set up no mail server.
calls-code = Code from the e-mail
calls-code-button = Confirm
calls-hook = By webhook
calls-hook-address = https://… (Discord, Slack, Mattermost or your own)
calls-hook-button = Add
calls-hook-table = Only this table, for everybody in the room
calls-kind-push = Browser
calls-kind-mail = E-mail
calls-kind-hook = Webhook
calls-for-table = for one table
calls-state-waiting = waits for its code
calls-state-on = on
calls-state-stopped = stopped: messages did not come through
calls-try = Try it
calls-remove = Remove
calls-tried = Sent: it should be there in a moment.
stop-title = No more messages
stop-about = Press the button, and no more messages go to this address.
stop-button = Stop them
stop-done = Done: no more messages will come.

# Talk

talk-phrases = Phrases
talk-emoji = Emoji
talk-more = More about this message
talk-mute = Mute { $name }
talk-unmute = Hear { $name } again
talk-muted = { $name } is muted on this device.
talk-blocked = You block { $name }.
talk-report = Report to the host
talk-reported = The host will see it.

# Friends

people = Friends
people-about = The people you play with. You become friends once somebody you ask says yes, or at once by your link.
people-inviter = { $name } wants to be your friend
people-inviter-friend = You and { $name } are friends
people-follow = Become friends
people-asked-me = They want to be your friends
people-accept = Accept
people-decline = Decline
people-block = Block
people-unblock = Unblock
people-friends = My friends
people-none = Nobody yet. Send your link, or ask somebody you have played with.
people-more = More about { $name }
people-part = Remove
people-asked = You have asked
people-withdraw = Withdraw
people-link = Your own link
people-link-about = Whoever opens it can become your friend at once: for people you know.
people-link-make = Make my link
people-link-renew = Replace it
people-link-drop = Remove it
people-link-note = A link that was replaced or removed leads nowhere.
people-met = You have played with
people-met-none = Those with whom you finish a game appear here.
people-met-all = Everybody you have played with is listed above already.
people-games =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
people-ask = Add as a friend
people-blocked = Blocked
people-blocked-about = They cannot ask to be your friends, invite you, see whether you are here, or sit down at tables that you open, and you do not see their messages. They are not told.
people-invitations = Invitations
people-invited-by = { $name } invites you
people-free =
    { $free ->
        [0] no free seat
        [one] { $free } free seat
       *[other] { $free } free seats
    }
people-here-online = here now
people-here-table = at a table
people-seen = My friends see when I am here
people-again = Play again
people-again-title = A new table with the same options, to which everybody from your last game is invited
people-news =
    { $number ->
        [one] Friends: { $number } thing waits for you
       *[other] Friends: { $number } things wait for you
    }
news-invitation = You have a new invitation: look under Friends.
news-friend = Somebody wants to be your friend.
vacation = Vacation
vacation-about = While you are away your clocks stand still in games of days that allow it. A turn that waits for you already still counts; the others see that you are away.
vacation-left =
    { $left ->
        [0] You have no days left of your { $days } in a year.
        [one] You have { $left } day left of your { $days } in a year.
       *[other] You have { $left } days left of your { $days } in a year.
    }
vacation-from = From
vacation-days = Days
vacation-go = Go on vacation
vacation-now = You are away until { $day }.
vacation-later = You will be away from { $from } until { $day }.
vacation-end = End my vacation
vacation-until = on vacation until { $day }
table-wait = How long the table waits for people
wait-always = until somebody closes it
wait-hour = one hour
wait-day = one day
wait-days = three days
wait-week = a week
table-vacation = Clocks stand still during vacations
lobby-vacation = vacations
lobby-closes = You can leave this page: the table stays open until { $time }, and you are called when the game begins, if you want to be.
invite-people = Invite by name
invite-people-about = They find the invitation on their page, and are called if they want to be.
invite-nobody = You have no friends here yet and have finished no game with anybody: send the link.
invite-waiting = invited
invite-declined = declined
invite-seated = sits here

# The host’s page

host = The host’s page
host-token = The host’s token
host-enter = Enter
host-about = The token was printed when the server started for the first time. It stays in this window only.
host-search = Name or id
host-look = Look
host-reports = Reports
host-no-reports = Nothing was reported.
host-settle = Settled
host-ban = Ban
host-ban-who = Ban { $name }?
host-ban-days = Days
host-ban-address = All from the same address too
host-ban-why = Why (only you see it)
host-bans = Banned
host-no-bans = Nobody is banned.
host-until = { $name }, until { $date }
host-ban-nameless = Somebody who has left
host-ban-with-address = and everybody from the same address
host-lift = Lift
host-tables = Tables
host-close = Close for good
host-close-ask = Close for good…
host-guests = Guests
host-sets = Sets of components
host-no-sets = Nobody keeps a set of their own.
host-set-nameless = nobody’s any more
host-set-tables = { $number ->
    [one] { $number } table
   *[other] { $number } tables
  }
host-remove = Remove for good
host-remove-ask = Remove for good…
host-health = Health
host-health-process = Process
host-health-tables-in-memory = Tables in memory
host-health-bot-queue = Decisions that wait for bots
host-health-bot-failures = Decisions of bots that failed
host-health-writes-waiting = Writes that wait
host-health-commits = Commits
host-health-written = Rows written
host-health-calls-waiting = Messages that wait
host-health-calls-dropped = Messages given up
host-limits = Limits
host-limits-about = They are set in the server’s settings.
host-none = None found.

## Ratings

table-rated = Rated game
table-rated-means = The result changes the rating of everyone who plays. There are no hints, and giving up or running out of time counts as a loss.
lobby-rated = rated
rated-agree = I agree to play a rated game
rated-agree-sit = Agree and sit down
rated-look = Just watch
rated-offer = { $game }: a rated game
rated-offer-late = The game has already begun. If you take over this seat, it will no longer count for anyone’s rating.
rematch-rated = Rated rematch
resign-sure-rated = A bot will play on for you, and your rating will count it as a loss. Give up?
rating-changes = Ratings after this game
rating-void = { $why ->
    [rules-changed] This game does not count for ratings: its rules or components changed on the way.
   *[other] This game does not count for ratings.
}

ratings = My ratings
ratings-none = You have not played any rated games yet. Tick “Rated game” when you make a table: bots count too.
ratings-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
ratings-rank = Place { $rank } on this server
ratings-plot = My rating in { $game }
ratings-list-me = Show me among the leaders
ratings-hidden = You are on no list, and others do not see your rating.
ratings-not-kept = To be on the list, keep your name with a passkey or a recovery code and play { $games } rated games.
ratings-listed = You appear in a list once you have { $games } rated games of its kind.

leaders = Leaders
leaders-about = The best players on this server, by rated games.
leaders-games = Games
leaders-rank = Place
leaders-name = Player
leaders-rating = Rating
leaders-played = Games
leaders-none = Nobody is on this list yet.
leaders-how = After ± is the uncertainty, which shrinks with every game. The order goes by what a rating is at least: the rating minus its uncertainty. Players are on the list after { $games } rated games, if they keep their name and want to be shown.
leaders-order = How it is ordered
leaders-before = Better players
leaders-after = More players
leaders-mine = My ratings
# Tournaments

tournaments = Tournaments
tournaments-about = A club evening: people enter, tables stand ready, results count by themselves.
tournaments-none = No tournaments yet. Hold the first one!
tournaments-mine = yours
tournament-new = New tournament
tournament-make = Create
tournament-save = Save
tournament-title = Title
tournament-title-example = Club evening
tournament-open = open for entry
tournament-running = in progress
tournament-finished = finished
tournament-cancelled = cancelled
tournament-system = System
tournament-swiss = Swiss
tournament-round_robin = round robin
tournament-swiss-about = Each round you meet somebody with about as many points as you.
tournament-round_robin-about = Everybody meets everybody.
tournament-size = People at a table
tournament-tables-of = tables of { $size }
tournament-rounds = Rounds
tournament-bots = Bots fill the tables up
tournament-level = Their level
tournament-wait = Tables wait for people
tournament-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
tournament-hours =
    { $hours ->
        [one] { $hours } hour
       *[other] { $hours } hours
    }
tournament-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
tournament-listed = Show it in the list of tournaments
tournament-play = I play too
tournament-people =
    { $people ->
        [one] { $people } person
       *[other] { $people } people
    }
tournament-enter = Enter
tournament-ask = Ask to be let in
tournament-asked = An organiser can let you in for the next round.
tournament-leave = Leave the tournament
tournament-leave-sure = You will be paired no more. Leave?
tournament-left-it = You have left this tournament.
tournament-was-excluded = You were excluded from this tournament.
tournament-waiting-start = The first round begins when the organiser starts it.
tournament-waiting-round = The next round begins when all results are there and the organiser starts it.
tournament-your-table = Your table is ready
tournament-take-seat = Take your seat
tournament-until = until { $time }
tournament-bye-you = You have a bye in this round: it counts as a win.
tournament-begin = Start round { $round }
tournament-begin-wait = Round { $round } still lacks results.
tournament-begin-few = A round needs at least two people.
tournament-edit = Change the rules
tournament-finish = End it now
tournament-cancel = Cancel the tournament
tournament-cancel-sure = What was played stays to be seen, but nothing more is played. Cancel it?
tournament-cancel-yes = Yes, cancel it
tournament-why = Why
tournament-why-optional = Why (may stay empty)
tournament-organiser = organiser
tournament-organising = You organise
tournament-round-number = Round { $round }
tournament-table-number = Table { $number }
tournament-no-rounds = No round has begun yet.
tournament-table-waiting = waiting
tournament-table-running = playing
tournament-table-stopped = closed: the organiser decides
tournament-open-table = Open
tournament-bye = bye
tournament-bot = bot
tournament-absent = did not come
tournament-left = left
tournament-again =
    { $number ->
        [one] One pair meets again, as that could not be avoided: { $pairs }.
       *[other] These pairs meet again, as that could not be avoided: { $pairs }.
    }
tournament-correct = Correct
tournament-correct-of = Round { $round }, table { $number }: the right result
tournament-place = Place
tournament-place-absent = did not come
tournament-corrected = Corrected: { $reason }
tournament-standings = Standings
tournament-line-place = Place
tournament-line-name = Name
tournament-line-points = Points
tournament-line-opposition = Opposition
tournament-line-defeated = Defeated
tournament-line-wins = Wins
tournament-short-points = Points
tournament-short-opposition = Opp.
tournament-short-defeated = Def.
tournament-short-wins = Wins
tournament-cross = Cross table
tournament-cross-about = 1: ahead, ½: the same place, 0: behind.
tournament-entered = People
tournament-nobody = Nobody has entered yet.
tournament-asks = asks to be let in
tournament-excluded = excluded
tournament-since = from round { $round }
tournament-admit = Let in
tournament-exclude = Exclude
tournament-exclude-who = Exclude { $name }?
tournament-exclude-note = They are paired no more and lose their place; what others have won against them stands.
tournament-name-organiser = Make organiser
tournament-notes = What the organisers did
tournament-note-corrected = Round { $round }, table { $table }: result corrected.
tournament-note-excluded = { $name } was excluded.
tournament-note-late = { $name } plays from round { $round } on.
tournament-note-organiser = { $name } organises too.
tournament-note-cancelled = The tournament was cancelled.
tournament-rules = Rules
tournament-game = Game
tournament-rounds-all = until everybody has met everybody
tournament-clock = Clock
tournament-count-points = At each table the first place brings 12 points and the last 0, the others lie evenly between; who shares a place shares the points. A bye counts as a win, who does not come has 0.
tournament-count-opposition = With equal points, opposition comes first: the points of those you have met (at tables of more their mean).
tournament-count-defeated = Then defeated: the same, but only those you were ahead of, and half for a shared place.
tournament-count-wins = Then wins. Whoever is still equal shares the place.
tournament-pairs = Nobody meets again and nobody has a second bye while that can be avoided. Who has begun least often begins.
tournament-gone = Whoever leaves or runs out of time during a game is behind those who stayed.
tournament-link = Invite
tournament-link-about = Whoever opens this link can enter, or watch.
tournament-kept = The seats of this table are kept for those who were paired.
tournament-to = To the tournament

# Experiments of the laboratory

experiments = Experiments
components-lab = Do your printed cards say something else, or do you wonder what a number does?
experiments-about = Many games between bots tell what the components of a game do: who wins, where points come from, what each component is worth. With a second set the same deals are played again, and the differences told.
experiments-mine = My experiments
experiments-none = None with this game yet. A first one takes a minute or two.
experiment-all = All experiments
experiment-new = New experiment
experiment-set = Components
experiment-with = Compared with
experiment-alone = nothing
experiment-bots = Bots
experiment-playouts = { $bot }, { $playouts } playouts
experiment-games = Games with each set
experiment-seed = Seed
experiment-begin = Begin
experiment-beside = { $one } – { $other }
experiment-facts = { $games ->
    [one] { $games } game, seats: { $seats }, bots: { $bots }, seed { $seed }
   *[other] { $games } games, seats: { $seats }, bots: { $bots }, seed { $seed }
}
experiment-progress = { $done } of { $total } games played
experiment-running = Running
experiment-done = Done
experiment-cancelled = Stopped
experiment-failed = Failed
experiment-open = Open the report
experiment-stop = Stop
experiment-go-on = Continue
experiment-delete = Delete
experiment-delete-sure = Delete for good
experiment-save = Save the report
experiment-save-figures = Save the figures

# The laboratory: sets of components

lab = Your own numbers
lab-about = Put in what stands on your printed cards, or try what another number does. Nothing here changes what others play.
lab-link = Change the numbers
lab-room-numbers = All numbers
lab-room-box = I have the box
lab-room-sets = My sets
lab-room-experiments = Experiments
set-base = Start from
set-own = The game’s own components
set-views = How it is shown
set-fields = Fields
set-parts = All components
set-search = Search the components
set-file = In general: { $file }
set-version = { $name }, version { $version }
set-version-number = Version { $version }
set-undo = Undo
set-redo = Redo
set-unchanged = Nothing changed yet.
set-checking = Checking…
set-check-again = Check again
set-sound = Everything fits.
set-faults = { $count ->
    [one] { $count } problem
   *[other] { $count } problems
}
set-made = { $count ->
    [one] { $count } change
   *[other] { $count } changes
}
set-made-changed = { $where }: { $was }, now { $now }
set-made-added = Added: { $where }
set-made-removed = Removed: { $where }
set-changed = changed
set-has-fault = has a problem
set-take-back = Take back
set-take-back-of = Take back: { $what }
set-restart = Take back everything
set-restart-sure = Take back all changes
set-remembered = The draft is kept in this browser until you save it.
set-resumed = This draft was kept in this browser.
set-name = Name of the set
set-keep = Save
set-keep-title = Save as the next version of this name
set-keep-faulty = Solve the problems first.
set-kept = Saved: { $set }
set-kept-before = Nothing has changed since { $set }.
set-last-sound = Drawn as it was before the problem.
set-copy = Add one like this
set-copy-title = Add a copy, to be changed
set-remove = Remove
set-remove-title = Take this component out of the set
set-less = One less: { $what }
set-more = One more: { $what }
set-item = { $what } { $number }
set-item-add = One more: { $what }
set-item-remove = Remove: { $what } { $number }
set-entry-add = One more: { $what }
set-entry-remove = Remove: { $what }
set-field-add = Add a field…
set-field-remove = Remove: { $what }
set-value-add = { $what }: add…
set-part-of = { $what }: { $part }
set-shape = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
}
set-found = On my card
set-found-of = On my card: { $what }
set-found-title = You have read it off your printed copy
set-same = It’s so on my card
set-same-of = It’s so on my card: { $what }
box-about = These are the numbers that nobody could read off a card. Take yours, and say for each whether it is right. You can stop at any time: your answers are kept in this browser.
box-progress = How far you are
box-count = { $done } of { $total } checked
box-where = Component
box-back = Back
box-next = Next
box-agree = { $count ->
    [one] It’s right
   *[other] All { $count } are right
}
box-done = You have checked everything. Save it as a set above.
box-none = Every printed number of this set is known.
sets-mine = My sets
sets-none = You have no sets of this game yet. Change a number and save it.
set-play = Play with it
set-experiment = Experiment
set-edit = Change
set-export = Export
set-export-own = Export the game’s own components
set-delete = Delete
set-delete-sure = { $count ->
    [one] Delete it for good
   *[other] Delete all { $count } versions
}
set-import = Import a set
set-import-about = A zip archive of TOML files, as the export makes it. Choose it or drop it here.
set-import-file = Choose a file
set-compare = Compare two sets
set-compare-one = One set
set-compare-other = With
set-compare-choose = Choose two different sets.
set-differences = { $count ->
    [0] They are the same.
    [one] { $count } difference
   *[other] { $count } differences
}{ $told ->
    [0] { "" }
   *[other] ; { $told } without effect on play
}
set-told-only = no effect on play
set-there = yes
set-not-there = no
table-set = Components
table-set-is = set: { $set }
table-set-gone = set: { $set } (removed)
table-set-unrated = Rated games are played with the game’s own components.
provenance-computed = computed
fact-id = id
fact-name_en = English name
fact-name_ru = Russian name
set-advice = { $count ->
    [one] { $count } piece of advice
   *[other] { $count } pieces of advice
}
experiment-no-set = You have no set “{ $set }”; choose another one.
