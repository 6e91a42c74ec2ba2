"""The commands of the arena: bots against bots, and a bot as a program of its own."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Annotated, NamedTuple

import typer
from rich.text import Text

from tetrarchy.arena import Standings, Tournament, hold, read_bots
from tetrarchy.arena.cluster import LOCAL
from tetrarchy.bots import find_bot
from tetrarchy.bots.protocol import serve
from tetrarchy.kernel.errors import BadOptions, TetrarchyError
from tetrarchy.kernel.options import parse_options
from tetrarchy.terminal.desk import (
    MOST_GAMES,
    MOST_SEED,
    MOST_WORKERS,
    RAY,
    AsJson,
    Data,
    GameName,
    Language,
    Out,
    Ray,
    Seats,
    Seed,
    SetOption,
    Workers,
    check_number,
    counting,
    desk_for,
    number_of_seats,
    print_json,
    print_lost_turns,
    tell_how_to_go_on,
    tell_unready,
)
from tetrarchy.terminal.screen import make_console, plain_grid, told_estimate
from tetrarchy.text import Texts


def arena(
    game: GameName,
    bots: Annotated[str, typer.Option(metavar="NAME,…")] = "greedy,random",
    games: Annotated[int, typer.Option(metavar="N")] = 100,
    seats: Seats = None,
    seed: Seed = 1,
    workers: Workers = 1,
    option: SetOption = None,
    data: Data = None,
    out: Out = None,
    ray: Ray = None,
    as_json: AsJson = False,
    markdown: Annotated[bool, typer.Option("--markdown")] = False,
    lang: Language = None,
) -> None:
    """Let every pair or table of bots play, and rate them, with 95 % intervals."""
    with desk_for(lang) as desk:
        found = desk.open(game, data)
        check_number("--games", games, 1, MOST_GAMES)
        check_number("--workers", workers, 1, MOST_WORKERS)
        check_number("--seed", seed, 0, MOST_SEED)
        if as_json and markdown:
            raise BadOptions("json-or-markdown", "--json and --markdown do not go together.")
        given = parse_options(option or [])
        number = number_of_seats(found, given, seats, wanted=2)
        options = found.settings(number, given)
        names = read_bots(bots, found)
        tournament = Tournament(found.id, options, names, number, games, seed, desk.data)
        with counting(desk.texts, tournament.total()) as progress:
            standings, interrupted = hold(tournament, workers, out, ray, progress, tell_unready(desk.texts))
        if standings is None:
            raise TetrarchyError("no-games-done", "Not one game was finished.")
        if as_json:
            about = tournament.identity(found) | {"interrupted": interrupted}
            print_json(about | standings.plain())
        else:
            _print(standings, number, interrupted, markdown, desk.texts)
        if interrupted:
            tell_how_to_go_on(out, desk.texts)
        raise typer.Exit(130 if interrupted else 0)


def bot_protocol(
    bot: Annotated[str, typer.Argument(metavar="BOT")],
    game: GameName,
    data: Data = None,
    lang: Language = None,
) -> None:
    """Be a bot that speaks lines of JSON over standard input and output."""
    with desk_for(lang) as desk:
        found = desk.open(game, data)
        player = find_bot(bot, found)
        serve(player, found, sys.stdin, lambda line: print(line, flush=True))


def give_ray_an_address(words: Sequence[str]) -> list[str]:
    """Let ``--ray`` stand alone, which Typer does not: it then means a cluster that is started here."""
    given: list[str] = []
    for at, word in enumerate(words):
        alone = word == RAY and (at + 1 == len(words) or words[at + 1].startswith("-"))
        given.append(f"{RAY}={LOCAL}" if alone else word)
    return given


class _Sheet(NamedTuple):
    """A table to be printed: its header, its rows."""

    header: list[str]
    rows: list[list[str]]


def _print(standings: Standings, seats: int, interrupted: bool, markdown: bool, texts: Texts) -> None:
    console = make_console()
    key = "simulate-interrupted" if interrupted else "simulate-done"
    title = texts.say(key, game=texts.say("name"), games=standings.games, seats=seats)
    if markdown:
        sys.stdout.write("\n".join([f"**{title}**", *map(_as_markdown, _sheets(standings, texts))]) + "\n")
    else:
        console.print(Text(title, "bold"))
        for sheet in _sheets(standings, texts):
            console.print(plain_grid(sheet.header, sheet.rows))
    note = texts.say("arena-note")
    if markdown:
        sys.stdout.write(f"\n{note}\n")
    else:
        console.print(note)
    print_lost_turns(console, standings.lost_turns, texts)


def _sheets(standings: Standings, texts: Texts) -> list[_Sheet]:
    """By bot, by pair and, where the game has any, by verdict."""
    say = texts.say
    by_bot = _Sheet(
        [say("simulate-bot"), say("arena-rating"), say("arena-games"), say("arena-wins"), say("arena-score")],
        [
            [
                texts.name("bot", bot.bot),
                told_estimate(bot.rating, "whole", texts),
                str(bot.games),
                told_estimate(bot.wins, "percent", texts),
                told_estimate(bot.score, "decimal", texts),
            ]
            for bot in standings.bots
        ],
    )
    by_pair = _Sheet(
        [say("arena-pair"), say("arena-games"), say("arena-ahead"), say("arena-difference")],
        [
            [
                say("arena-against", one=texts.name("bot", pair.bot), other=texts.name("bot", pair.other)),
                str(pair.games),
                told_estimate(pair.ahead, "percent", texts),
                told_estimate(pair.difference, "decimal", texts),
            ]
            for pair in standings.pairs
        ],
    )
    by_verdict = _Sheet(
        [say("simulate-bot"), say("simulate-verdict"), say("simulate-share")],
        [
            [
                texts.name("bot", bot.bot),
                texts.name("verdict", verdict),
                told_estimate(share, "percent", texts),
            ]
            for bot in standings.bots
            for verdict, share in bot.verdicts.items()
        ],
    )
    return [sheet for sheet in (by_bot, by_pair, by_verdict) if sheet.rows]


def _as_markdown(sheet: _Sheet) -> str:
    ruler = ["---", *["---:"] * (len(sheet.header) - 1)]
    lines = [
        " | ".join(cell.replace("|", "\\|") for cell in row) for row in (sheet.header, ruler, *sheet.rows)
    ]
    return "\n" + "\n".join(f"| {line} |" for line in lines)
