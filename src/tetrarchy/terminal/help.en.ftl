### What --help prints.

usage = Usage: { $words }
title-arguments = Arguments
title-options = Options
title-commands = Commands
with-default = { $text } Otherwise: { $default }.

## The commands

about =
    Play board games against bots, let bots play each other, and look at games that were played.

    { $command } COMMAND --help tells more about a command.
about-games = List the games, how many can play them, and their options.
about-play =
    Play a game here against bots.

    Answer by numbers or in the game’s notation; ? tells more. Ctrl-C saves the game and ends.
about-simulate =
    Let bots play many games, and print mean scores and win shares with 95 % intervals.

    The bots change seats from game to game. Ctrl-C prints what is done so far; with --out the same command goes on later.
about-replay = Check a record against the rules, and tell in words what happened in it.
about-review =
    Judge every decision of a record: what it was worth, and what would have been better.

    Each is judged from what its player could know then.
about-puzzle =
    Find the best move in positions from games of strong bots.

    In each position one move is clearly best. Every answer is judged, as in a review.
about-arena =
    Let every pair or table of bots play, and rate them, with 95 % intervals.

    Every table plays each deal from all seats. Ctrl-C prints what is done so far; with --out the same command goes on later.
about-compare =
    Set two runs of “simulate” side by side: other component files, or another bot, on the same deals.

    Both are files that --out has kept, of the same game, seats and seed. Differences come with 95 % intervals.
about-lab =
    Find out by many games what numbers of components do.

    A SET is the game’s own components (own) or a directory of component files.
about-lab-run =
    Play many games with one set of components, and tell what they say about it.

    Victories, points, length, choices, first player, what comes of a lead, and what every component is worth, with 95 % intervals. Ctrl-C tells what is done so far; with --out the same command goes on later.
about-lab-compare =
    Play the same deals with two sets of components, and tell what differs.

    Differences are those of the same deals, the second set less the first, with 95 % intervals. Ctrl-C tells what is done so far; with --out the same command goes on later.
about-bot-protocol =
    Be a bot that speaks lines of JSON over standard input and output.

    docs/bots.md tells the protocol; any table that speaks it can start this command as a player.
about-sets =
    Component data of your own: import it, check it, compare it, and play with it by --data.

    A set is named by NAME (its last version), NAME@2, the beginning of its hash, a directory or a zip archive; “own” is the game’s own.
about-sets-list = List the sets that are kept here.
about-sets-check = Check a set with the loader of its game; every fault is told with its place.
about-sets-show = Print every value of a set, and how it is known.
about-sets-compare = Print the fields in which two sets differ.
about-sets-import = Keep a folder or a zip archive of component files as a set with a name.
about-sets-export = Write a set as a folder of TOML files, or as an archive if the name ends in .zip.
about-serve =
    Serve the games to browsers: friends, bots and solo players.

    Everything is kept in one SQLite file or in PostgreSQL. Ctrl-C stops the server; nothing is lost.
about-backup = Write everything that a server keeps to one file; the server may go on meanwhile.
about-restore = Read a backup into a database that is empty, SQLite or PostgreSQL.
about-think =
    Think here for the bots of a server on another machine.

    The host’s token is read from the environment variable TETRARCHY_TOKEN. Ctrl-C stops; the server’s own bots go on.

## Arguments and options

argument-help = Show this help and exit.
argument-version = Print the version.
argument-lang = The language; your system’s, if not given.
argument-game = Which game; “{ $command } games” lists them.
argument-seats = Number of players, bots included.
argument-seed = The seed for chance and bots.
argument-play-seed = The seed for chance and bots; a new one, if not given.
argument-option = Set an option of the game; can be repeated.
argument-data = Play with this set, or with the component files of this directory; “{ $command } sets” tells more.
argument-workers = Number of processes; the result does not depend on it.
argument-out = Save the results here, and continue from those already there.
argument-as_json = Print JSON and nothing else.
argument-markdown = Print Markdown tables.
argument-games = Number of games.
argument-arena-games = Number of games for each pair or table, in whole deals.
argument-bots = Bots by seat, separated by commas; a short list is repeated.
argument-play-bots = Bots by seat, separated by commas; a short list is repeated. If not given: greedy.
argument-arena-bots = The bots, separated by commas.
argument-interpreted = Begin at once, without waiting for the compiled engine.
argument-seat = Your seat; the first, if not given.
argument-name = Your name at the table.
argument-save = Where to save; GAME-SEED.txt in this folder, if not given.
argument-resume = Continue a saved game.
argument-trust = Let a saved game start the programs that it names as bots.
argument-lesson = Learn the game: a guided first game with a coach.
argument-one = The results of one run.
argument-lab-compare-one = The first set.
argument-other = The results of the other.
argument-lab-compare-other = The second set.
argument-lab-run-data = The set of components to play with.
argument-lab-compare-game = Which game the sets are of, if their files do not tell it.
argument-lab-run-games = Number of games.
argument-lab-compare-games = Number of games with each set.
argument-page = Write the report here, as a page of HTML.
argument-report = Write a balance report here, as a page of HTML.
argument-ray = Play on a Ray cluster; without an address, on one started here for this run.
argument-at = Show the position after N steps instead of the log.
argument-replay-file = A record or a saved game.
argument-review-file = A record or a saved game.
argument-depth = Playouts for each decision: more judge better and take longer.
argument-open_truth = Judge by everything that was on the table, hidden or not.
argument-review-seed = The seed for the playouts; the same one gives the same verdicts.
argument-theme = Only puzzles of this theme; a wrong name lists them.
argument-difficulty = Only puzzles of this difficulty.
argument-identifier = This puzzle.
argument-sets-list-game = Only those of this game.
argument-sets-check-name = Which set.
argument-sets-show-name = Which set; the game’s own, if not given.
argument-sets-export-name = Which set.
argument-sets-compare-one = One set.
argument-sets-compare-other = The other.
argument-sets-import-path = A folder with component files, or a zip archive of one.
argument-sets-import-name = What the set is to be called.
argument-sets-export-path = Where to write; a name that ends in .zip is an archive.
argument-reconstructed = Only what is reconstructed: what a look into a printed box would settle.
argument-bot = Which bot.
argument-host = Where to listen; 0.0.0.0 lets others in.
argument-port = The port.
argument-database = A SQLite file, or postgresql://USER@HOST/NAME. If not given: a file in your data directory.
argument-serve-workers = Number of server processes; more than one needs PostgreSQL.
argument-bot_workers = Number of processes for bots to think in; 0 leaves one processor free.
argument-origin = Another page that may use this server; can be repeated.
argument-secure_cookies = Guests come by https only (behind a proxy).
argument-proxy = Proxies trusted to report a client’s address.
argument-address = Where people reach this server, such as https://games.example.org: for links in messages.
argument-mail = The mail server, smtp://USER:PASSWORD@HOST:PORT; better set as TETRARCHY_MAIL.
argument-mail_from = The address that mail comes from.
argument-inside = A network of your own into which messages may go all the same; can be repeated.
argument-serve-data = Take a set, or a game’s component files from a directory; can be repeated.
argument-reaction_seconds = How long players have to react, where a game has reactions.
argument-undo_seconds = How long bots leave a person to take a decision back before they go on.
argument-no_open = Do not open the page in a browser.
argument-backup-file = Where to write; a name that ends in .gz is compressed.
argument-restore-file = A backup.
argument-server = The server’s address, such as https://games.example.org.
argument-think-workers = Number of processes to think in; 0 leaves one processor free.
argument-think-data = Take a game’s component files from a directory, as the server does; can be repeated.

## A command line that is not understood

misuse-no-option = There is no option { $given }; --help lists them.
misuse-other-option = There is no option { $given }; do you mean { $names }?
misuse-option = The option { $name } is written differently; see --help.
misuse-missing = { $name } is missing; see --help.
misuse-number = { $name } takes a number.
misuse-no-command = There is no command { $given }; --help lists them.
misuse-extra = { $given } is not expected here; see --help.
misuse-line = Which command? { $command } --help lists them.

## What stands for a value

value-ADDRESS = ADDRESS
value-ADDRESSES = ADDRESSES
value-BOT = BOT
value-COMMAND = COMMAND
value-DIR = DIR
value-FILE = FILE
value-GAME = GAME
value-NAME = NAME
value-NETWORK = NETWORK
value-OPTIONS = OPTIONS
value-SET = SET
value-VALUE = VALUE
