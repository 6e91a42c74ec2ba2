"""The ``tetrarchy`` command."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from secrets import randbelow
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from tetrarchy import __version__
from tetrarchy.arena import Simulation
from tetrarchy.arena import simulate as run_simulation
from tetrarchy.arena.report import check_writable, simulate_with_report
from tetrarchy.bots import seat_bots
from tetrarchy.bots.protocol import Program
from tetrarchy.catalogue import GAMES
from tetrarchy.extras import MissingPackages
from tetrarchy.kernel import COMPILED
from tetrarchy.kernel.errors import BadOptions, BadRecord, TetrarchyError, quote
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.options import Option, parse_options
from tetrarchy.kernel.record import Record
from tetrarchy.terminal import saves
from tetrarchy.terminal.arena import arena, bot_protocol, give_ray_an_address
from tetrarchy.terminal.boards import look_of
from tetrarchy.terminal.compare import compare
from tetrarchy.terminal.desk import (
    MOST_GAMES,
    MOST_SEED,
    MOST_WORKERS,
    AsJson,
    Data,
    GameName,
    Language,
    Out,
    Refusal,
    Seats,
    Seed,
    SetOption,
    Workers,
    check_number,
    counting,
    desk_for,
    number_of_seats,
    pass_on_language,
    print_json,
    print_lost_turns,
    tell_how_to_go_on,
    tell_unready,
    told_of_failure,
)
from tetrarchy.terminal.entry import language_in
from tetrarchy.terminal.help import HelpfulCommand, HelpfulGroup
from tetrarchy.terminal.hosting import backup, restore, serve, think
from tetrarchy.terminal.lab import lab
from tetrarchy.terminal.lesson import LessonConversation, LessonTable, lesson_for
from tetrarchy.terminal.misuse import misuse
from tetrarchy.terminal.play import Conversation
from tetrarchy.terminal.puzzle import puzzle
from tetrarchy.terminal.reader import print_record, record_as_data
from tetrarchy.terminal.review import review
from tetrarchy.terminal.screen import make_console, result_grids
from tetrarchy.terminal.sets import sets_group
from tetrarchy.terminal.table import LocalTable
from tetrarchy.text import BOT_PREFIX, Texts

app = typer.Typer(cls=HelpfulGroup, add_completion=False, pretty_exceptions_enable=False)
command = partial(app.command, cls=HelpfulCommand)
_LONGEST_NAME: Final = 40
_NEW_SEEDS: Final = 1_000_000


def _print_version(wanted: bool) -> None:
    if wanted:
        build = "compiled" if COMPILED else "interpreted"
        sys.stdout.write(f"tetrarchy {__version__}, {build} engine\n")
        raise typer.Exit


@app.callback()
def about(
    ctx: typer.Context,
    version: Annotated[bool, typer.Option("--version", callback=_print_version, is_eager=True)] = False,
    lang: Language = None,
) -> None:
    """Play board games against bots, let bots play each other, and look at games that were played."""
    pass_on_language(ctx, lang)


@command()
def games(as_json: AsJson = False, lang: Language = None) -> None:
    """List the games, how many can play them, and their options."""
    with desk_for(lang) as desk:
        if as_json:
            print_json([_game_as_data(desk.open(name, None), desk.texts) for name in GAMES])
            return
        console = make_console()
        for name in GAMES:
            _print_game(desk.open(name, None), desk.texts, console)


@command()
def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME")] = None,
    seats: Seats = None,
    bots: Annotated[str | None, typer.Option(metavar="NAME,…")] = None,
    seed: Annotated[int | None, typer.Option(metavar="N")] = None,
    option: SetOption = None,
    seat: Annotated[int | None, typer.Option(metavar="N")] = None,
    name: Annotated[str | None, typer.Option(metavar="NAME")] = None,
    lang: Language = None,
    data: Data = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    trust: Annotated[bool, typer.Option("--trust")] = False,
    lesson: Annotated[bool, typer.Option("--lesson")] = False,
) -> None:
    """Play a game here against bots."""
    with desk_for(lang) as desk:
        if lesson:
            if (seat, bots, seed, resume) != (None,) * 4:
                raise BadOptions(
                    "lesson-alone",
                    "A lesson has its own deal: "
                    "--lesson goes with --seats, --option, --name, --save, --data and --lang only.",
                )
            found = desk.open(_named(game), data)
            chosen = lesson_for(found, seats, parse_options(option or []))
            taught = LessonTable(found, chosen, name or "")
            raise typer.Exit(LessonConversation(taught, desk.texts, make_console(), save).run())
        if resume is not None:
            if (game, seats, seat, bots, seed, option, name) != (None,) * 7:
                raise BadOptions(
                    "resume-alone",
                    "A saved game has its own settings: "
                    "--resume goes with --save, --data, --trust and --lang only.",
                )
            found, record, old_seed = saves.read(resume, data, desk)
            saves.check_data(found, record)
            if not trust:
                saves.check_programs(record)
            if old_seed is None:
                raise BadRecord(
                    "no-seed", "{file} has no seed: it can be replayed, but not played on.", file=resume
                )
            table = LocalTable(found, record, old_seed)
            save = save or resume
        else:
            found = desk.open(_named(game), data)
            record = _new_record(found, seats, option, seat or 1, bots or "greedy", name or "")
            saves.note_set(record, desk.data)
            seed = randbelow(_NEW_SEEDS) if seed is None else seed
            check_number("--seed", seed, 0, MOST_SEED)
            table = LocalTable(found, record, seed)
        console = make_console(stderr=True)
        told = told_of_failure(console, desk.texts)
        try:
            code = Conversation(table, desk.texts, make_console(), save, data).run()
        finally:
            lost = _end_programs(table)
        print_lost_turns(make_console(), lost, desk.texts)
        if not told:
            told_of_failure(console, desk.texts)
        raise typer.Exit(code)


@command()
def simulate(
    game: GameName,
    games: Annotated[int, typer.Option(metavar="N")] = 100,
    bots: Annotated[str, typer.Option(metavar="NAME,…")] = "greedy,random",
    seats: Seats = None,
    seed: Seed = 1,
    workers: Workers = 1,
    option: SetOption = None,
    data: Data = None,
    out: Out = None,
    report: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Let bots play many games, and print mean scores and win shares with 95 % intervals."""
    with desk_for(lang) as desk:
        found = desk.open(game, data)
        check_number("--games", games, 1, MOST_GAMES)
        check_number("--workers", workers, 1, MOST_WORKERS)
        check_number("--seed", seed, 0, MOST_SEED)
        given = parse_options(option or [])
        number = number_of_seats(found, given, seats, wanted=bots.count(",") + 1)
        options = found.settings(number, given)
        lineup = tuple(seat_bots(bots, number, found))
        simulation = Simulation(found.id, options, lineup, games, seed, desk.data)
        if report is not None:
            check_writable(report)
            desk.texts.names = look_of(found.id).names(desk.texts) | desk.texts.names
        with counting(desk.texts, games) as progress:
            if report is None:
                summary, interrupted = run_simulation(
                    simulation, workers, out, progress, tell_unready(desk.texts)
                )
            else:
                summary, interrupted = simulate_with_report(
                    simulation, report, desk.texts, workers, out, progress, tell_unready(desk.texts)
                )
        if summary is None:
            raise TetrarchyError("no-games-done", "Not one game was finished.")
        if as_json:
            about = {
                "game": found.id,
                "seats": number,
                "bots": list(lineup),
                "seed": seed,
                "options": options,
            }
            print_json(summary.plain() | about | {"interrupted": interrupted})
        else:
            console = make_console()
            key = "simulate-interrupted" if interrupted else "simulate-done"
            title = desk.texts.say("name")
            console.print(Text(desk.texts.say(key, game=title, games=summary.games, seats=number), "bold"))
            for grid in result_grids(summary, desk.texts):
                console.print(grid)
            console.print(
                desk.texts.say(
                    "simulate-length", decisions=desk.texts.say("decimal", value=summary.length.value)
                )
            )
            print_lost_turns(console, summary.lost_turns, desk.texts)
            if report is not None:
                console.print(desk.texts.say("report-written", file=report), soft_wrap=True)
        if interrupted:
            tell_how_to_go_on(out, desk.texts)
        raise typer.Exit(130 if interrupted else 0)


@command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    at: Annotated[int | None, typer.Option(metavar="N")] = None,
    data: Data = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Check a record against the rules, and tell in words what happened in it."""
    with desk_for(lang) as desk:
        found, record, _ = saves.read(file, data, desk)
        if at is not None:
            check_number("--at", at, 0, len(record.steps))
        if record.data != found.data_hash:
            note = desk.texts.say("replay-other-data", hash=record.data)
            make_console(stderr=True).print(note)
        if as_json:
            print_json(record_as_data(found, record, at))
        else:
            print_record(make_console(), found, record, desk.texts, at)


for _command in (review, puzzle, arena, compare, bot_protocol, serve, backup, restore, think):
    command()(_command)
app.add_typer(sets_group, name="sets")
app.add_typer(lab, name="lab")


def _named(game: str | None) -> str:
    if game is None:
        raise BadOptions("no-game-named", "Which game? There are: {names}.", names=", ".join(GAMES))
    return game


def _end_programs(table: LocalTable) -> dict[str, dict[str, int]]:
    """End the bots that are programs of their own; returns the turns that each has lost, by fault."""
    lost: dict[str, dict[str, int]] = {}
    for seat, bot in table.bots.items():
        if isinstance(bot, Program) and (faults := bot.end()):
            lost[f"{table.session.record.players[seat].removeprefix(BOT_PREFIX)} {seat + 1}"] = faults
    return lost


def _new_record(
    game: Game, seats: int | None, option: list[str] | None, seat: int, bots: str, name: str
) -> Record:
    """An empty record with the person and the bots at their seats."""
    given = parse_options(option or [])
    number = number_of_seats(game, given, seats, wanted=2)
    options = game.settings(number, given)
    check_number("--seat", seat, 1, number)
    if name.startswith(BOT_PREFIX) or not name.isprintable() or len(name) > _LONGEST_NAME:
        raise BadOptions("bad-name", "The name {given} cannot be used here.", given=quote(name))
    players = [BOT_PREFIX + bot for bot in seat_bots(bots, number - 1, game)]
    players.insert(seat - 1, name.strip())
    return Record(game.id, game.rules_version, game.data_hash, number, options, players)


def _all_seats(game: Game) -> list[int]:
    return sorted({seats for seats, _ in game.variants()})


def _game_as_data(game: Game, texts: Texts) -> dict[str, Any]:
    return {
        "id": game.id,
        "name": texts.say("name"),
        "tagline": texts.say("tagline"),
        "rules": game.rules_version,
        "data": game.data_hash,
        "seats": _all_seats(game),
        "options": [_option_as_data(option, texts) for option in game.options],
    }


def _option_as_data(option: Option, texts: Texts) -> dict[str, Any]:
    data: dict[str, Any] = {
        "name": option.name,
        "text": texts.say(f"option-{option.name}"),
        "default": option.default,
    }
    if isinstance(option.default, str):
        data["choices"] = list(option.choices)
    elif not isinstance(option.default, bool):
        data |= {"least": option.least, "most": option.most}
    return data


def _print_game(game: Game, texts: Texts, console: Console) -> None:
    console.print(Text.assemble((game.id, "bold"), f": {texts.say('name')}. {texts.say('tagline')}"))
    console.print(texts.say("games-seats", seats=", ".join(str(seats) for seats in _all_seats(game))))
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for option in game.options:
        default = option.default
        shown = texts.say("yes" if default else "no") if isinstance(default, bool) else str(default)
        words = texts.say("games-option", text=texts.say(f"option-{option.name}"), default=shown)
        grid.add_row(Text(f"--option {option.name}=…", "bold"), words)
        for value in option.choices:
            grid.add_row(f"    {value}", texts.say(f"option-{option.name}-{value}"))
    console.print(grid)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; errors are one sentence on the standard error, and the exit code 2."""
    given = sys.argv[1:] if arguments is None else list(arguments)
    words = give_ray_an_address(given) or ["--help"]
    language = language_in(words)
    try:
        return app(words, prog_name="tetrarchy", standalone_mode=False, obj=language) or 0
    except Refusal as refusal:
        sentence, code = str(refusal), 2
    except MissingPackages as missing:
        sentence, code = missing.sentence(language), 2
    except typer.TyperException as error:
        sentence, code = misuse(error, language), 2
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    make_console(stderr=True).print(sentence, soft_wrap=True)
    return code
