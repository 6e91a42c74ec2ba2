### The words of the page. The games' own words lie in their folders.

## The table

you = you
away = away
thinking = thinking
players = Players
enlarge = Show { $player } large
waiting = One moment…
waiting-one = { $player } is deciding
waiting-many = Still deciding: { $players }
choices = What you can do
steps = Steps of the turn
step-done = done
undo = Undo
undo-title = Take back your last decision (U)
hint = Hint
hint-title = Show what the best bot would do (H)
first-time = Is this game new to you?
first-time-read = How to play, in two minutes
hint-asking = A strong player is thinking
hint-best = A strong player would choose:
hint-worth = ≈ { $score } points, wins { $chance } %
hint-worth-alone = ≈ { $score } points
result = Result
end-verdict = Result: { $verdict }
end-behind-equal = As many points: the tie-break decides.
log = Log
chat = Chat
log-and-chat = Log and chat
log-or-chat = Log, chat
chat-empty = Nobody has said anything yet.
chat-write = Write to the table…
chat-send = Send
views = Views
pane-board = Board
see-as = See as
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
fact-all = all of it

## Everywhere

tetrarchy = Tetrarchy
to-home = Home
pages = Pages
games = Games
nav-play = Play
nav-rules = Rules
nav-components = About the components
licences = Licences
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

home-title = Four realms, one table
home-text = Pick a game, send the link to your friends, fill empty seats with bots. No account.
lost-title = There is nothing at this address
lost-text = Perhaps a letter of the link got lost. From here you can play all the same.
play-now = Play now
play-now-title = A table against bots starts at once
with-friends = With friends
with-friends-title = Choose seats and options, then send the link
friends = Friends
solo = Solo
solo-title = Alone, without bots
your-tables = Your tables
your-tables-empty = No tables yet. “Play now” starts one.
your-turn = Your turn
state-open = waiting
go-on = Go on
join-table = Join a table
join-code = code or link
join = Join
open-tables-empty = No open tables at the moment.
sit = Sit
finished = Finished
finished-empty = Finished games will stand here.
review = Review
new-here = New here?
read-rules = Read the rules
alone = alone
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
solo-of = { $game } alone
seats = Who plays
how-many = How many play
more-seats = With other options, up to { $most } can play: choose them below.
seat-number = Seat { $number }
seat-me = I sit here
seat-friend = free, for a friend
seat-open = free
seat-bot = bot, level { $level }
seat-bot-usual = bot, level { $level } (usual)
options = Options
table-more = Clock, spectators, help
clock = Clock
clock-none = no clock
clock-quick = quick: 10 minutes each
clock-calm = calm: 30 minutes each
clock-days = over days: 2 days a move
table-listed = Anyone may join from the home page
table-watch = Others may watch
table-hints = Hints allowed
table-undo = Undo allowed
make-link = Make the link
begin = Begin

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
seat-link-title = A link that gives this very seat to whoever opens it
sit-down = Sit down
stand-up = Stand up
start-with-bots = Start now, bots take the free seats
invite = Invite
invite-text = Whoever opens this link takes a free seat. No account is needed.
link = Link
link-copied = The link is copied.
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
your-name-missing = How shall we call you?
guest-name = Guest { $number }
language = Language
theme = Theme
theme-light = light
theme-dark = dark
motion = Motion
motion-normal = as usual
motion-fast = twice as fast
motion-off = off
taps = Touch
taps-two = show, then do
taps-one = do it at once
sound = Sound
volume = Volume
letters = Letters on coloured areas
notices = Tell me by a notice when it is my turn
notices-refused = The browser does not allow notices.
keys = Keys
key-tab = to the board, the buttons, the log
key-arrows = from one possible place to the next
key-enter = do it
key-escape = put back, close
key-space = pass an optional step, or end the turn
key-undo = undo
key-hint = hint
key-turn = turn the piece in hand
key-log = log
key-chat = chat
key-seat = show a player large
key-keys = this list

## The table, more

round = Round { $round }
round-of = Round { $round } of { $rounds }
rules = Rules
rules-here = Rules of this step
table-menu = This table
record = Record
replay = Replay
rematch = Rematch
resign = Give up
resign-sure = A bot goes on in your place, and you are placed behind those who stayed. Give up?
resign-yes = Yes, give up
hand-over = Copy my seat’s link
hand-over-title = Opened on another device, it takes your seat over there
connection-lost = The connection is lost. We keep trying; nothing of the game is lost.
connection-lost-sending = The connection is lost. Your decision is kept and sent as soon as it is back.
no-table = This table cannot be shown
table-closed = This table is closed.
to-table = To the table
event-took_back = { $player } takes the last decision back.

## Replay

no-replay = This replay cannot be shown
not-started = The game has not begun yet.
to-start = To the beginning
to-end = To the end
step-back = One step back
step-on = One step on
play = Play
pause = Pause
speed = Speed
score-curve = Points of all players up to each position
replay-place = Place in the game
replay-position = { $at } of { $last }
see-as-me = with my eyes
see-all = everything open
link-here = Copy the link to this position

## Rules, components, licences

contents = Contents
components-text = The rulebooks do not list every card and tile. Here is each component that we play with, and where we know it from; what we had to work out ourselves is marked, and a host who owns the printed game can put the printed numbers in its place.
components-shared = In short
component-name = Component
component-facts = What it is
component-from = Where we know it from
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
provenance-reconstructed-means = worked out by us so that the game is balanced; the printed number may differ
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
licences-text = Tetrarchy is free software. The page is made with these works of others; all drawings are our own.

## What can go wrong

error-no-server = The server does not answer. Try again in a moment.
error-no-answer = The server answered with { $status }.

## Worked examples

example = Example
example-open = Try it on the board
example-close = Close
example-next = Next step
example-back = One step back
example-again = Start again
example-count = { $at } of { $of }
example-next-is = Next: { $player } · { $action }
example-begin = Press “Next step” and watch, or decide yourself on the board.
example-look = Look at the board, or decide yourself.
example-free = You have left the steps and play on by yourself. The others answer as a simple bot would. One step back returns to the steps.
example-happened = What has just happened
example-nothing-yet = Nothing yet.
example-nothing-seen = Nothing more to tell.
example-points = Points
example-player-1 = Andrei
example-player-2 = Anya
example-player-3 = Pasha
example-player-4 = Boris
example-retry = Try again
