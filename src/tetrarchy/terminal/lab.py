"""The commands of the laboratory: many games with one set of components, or two sets on common deals."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Annotated, Final, NamedTuple

import typer
from rich.console import Console
from rich.text import Text

from tetrarchy.arena.comparison import UseRow
from tetrarchy.arena.lab import OWN, Experiment, Findings, findings_of, open_set, report_of
from tetrarchy.arena.lab.experiment import game_of, load_game
from tetrarchy.arena.lab.page import set_name
from tetrarchy.arena.report import Figures, check_writable, write_report
from tetrarchy.arena.report.components import UseGroup, Worth
from tetrarchy.arena.report.many import chance_of, standing_out
from tetrarchy.arena.report.naming import words_for
from tetrarchy.arena.running import play_all
from tetrarchy.bots import seat_bots
from tetrarchy.kernel.options import parse_options
from tetrarchy.terminal.compare import differences_grid
from tetrarchy.terminal.desk import (
    MOST_GAMES,
    MOST_SEED,
    MOST_WORKERS,
    AsJson,
    Desk,
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
    pass_on_language,
    print_json,
    tell_how_to_go_on,
    tell_unready,
)
from tetrarchy.terminal.help import HelpfulCommand, HelpfulGroup
from tetrarchy.terminal.screen import make_console, plain_grid, told_estimate
from tetrarchy.text import Texts

lab = typer.Typer(cls=HelpfulGroup, add_completion=False)
_command = partial(lab.command, cls=HelpfulCommand)
_MOST_USES: Final = 12
"""How many components the terminal lists; the page has all."""

Bots = Annotated[str, typer.Option(metavar="NAME,…")]
Games = Annotated[int, typer.Option(metavar="N")]
Page = Annotated[Path | None, typer.Option("--html", metavar="FILE")]
SetName = Annotated[str, typer.Argument(metavar="SET")]


class _Orders(NamedTuple):
    """How an experiment is to be run and told."""

    workers: int
    out: Path | None
    ray: str | None
    page: Path | None
    as_json: bool


@lab.callback()
def about(ctx: typer.Context, lang: Language = None) -> None:
    """Find out by many games what numbers of components do."""
    pass_on_language(ctx, lang)


@_command()
def run(
    game: GameName,
    data: Annotated[str, typer.Option(metavar="SET")] = OWN,
    games: Games = 1000,
    bots: Bots = "greedy",
    seats: Seats = None,
    seed: Seed = 1,
    option: SetOption = None,
    workers: Workers = 1,
    ray: Ray = None,
    out: Out = None,
    page: Page = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Play many games with one set of components, and tell what they say about it."""
    with desk_for(lang) as desk:
        experiment = _prepare(desk, game, (data,), games, bots, seats, seed, option)
        _carry_out(experiment, _Orders(workers, out, ray, page, as_json), desk)


@_command()
def compare(
    one: SetName,
    other: SetName,
    game: Annotated[str | None, typer.Option(metavar="GAME")] = None,
    games: Games = 1000,
    bots: Bots = "greedy",
    seats: Seats = None,
    seed: Seed = 1,
    option: SetOption = None,
    workers: Workers = 1,
    ray: Ray = None,
    out: Out = None,
    page: Page = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Play the same deals with two sets of components, and tell what differs."""
    with desk_for(lang) as desk:
        sets = one, other
        experiment = _prepare(desk, game or game_of(sets), sets, games, bots, seats, seed, option)
        _carry_out(experiment, _Orders(workers, out, ray, page, as_json), desk)


def _prepare(
    desk: Desk,
    name: str,
    sets: tuple[str, ...],
    games: int,
    bots: str,
    seats: int | None,
    seed: int,
    option: list[str] | None,
) -> Experiment:
    """What is to be played; everything wrong with it is told before a game is played."""
    game = desk.open(name, None)
    check_number("--games", games, 1, MOST_GAMES)
    check_number("--seed", seed, 0, MOST_SEED)
    given = parse_options(option or [])
    number = number_of_seats(game, given, seats, wanted=max(2, bots.count(",") + 1))
    found = tuple(open_set(name, of) for of in sets)
    lineup = tuple(seat_bots(bots, number, game))
    return Experiment(name, game.settings(number, given), lineup, games, seed, found)


def _carry_out(experiment: Experiment, orders: _Orders, desk: Desk) -> None:
    """Play what is not yet in the file, and tell what came out."""
    check_number("--workers", orders.workers, 1, MOST_WORKERS)
    if orders.page is not None:
        check_writable(orders.page)
    desk.texts = words_for(desk.language, [load_game(experiment.game, of.data) for of in experiment.sets])
    with counting(desk.texts, experiment.total()) as progress:
        results, interrupted = play_all(
            experiment, orders.workers, orders.out, orders.ray, progress, tell_unready(desk.texts)
        )
    findings = findings_of(experiment, results)
    if orders.page is not None:
        write_report(orders.page, report_of(experiment, findings, desk.texts, interrupted))
    if orders.as_json:
        print_json(findings.plain(experiment, interrupted))
    else:
        _print(experiment, findings, interrupted, orders.page, desk.texts)
    if interrupted:
        tell_how_to_go_on(orders.out, desk.texts)
    raise typer.Exit(130 if interrupted else 0)


def _print(
    experiment: Experiment, findings: Findings, interrupted: bool, page: Path | None, texts: Texts
) -> None:
    console = make_console()
    key = "simulate-interrupted" if interrupted else "simulate-done"
    games = sum(figures.games for figures in findings.figures)
    title = texts.say(key, game=texts.say("name"), games=games, seats=experiment.seats)
    console.print(Text(title, "bold"))
    if findings.comparison is None:
        _print_figures(console, findings.figures[0], texts)
    else:
        names = set_name(experiment, 0, texts), set_name(experiment, 1, texts)
        console.print(texts.say("compare-title", deals=findings.comparison.deals))
        console.print(differences_grid(findings.comparison, names, texts))
        clear = findings.comparison.clear()[len(findings.comparison.rows) :]
        changed = [row for row, stands in zip(findings.comparison.uses, clear, strict=True) if stands]
        _print_changes(console, sorted(changed, key=lambda row: chance_of(row.difference)), names, texts)
        console.print(texts.say("compare-note"), soft_wrap=True)
    if page is not None:
        console.print(texts.say("lab-written", file=page), soft_wrap=True)


def _print_figures(console: Console, figures: Figures, texts: Texts) -> None:
    """Victories, points, the course of the game, and the components that stand out."""
    say = texts.say
    by_seat = zip(figures.wins_by_seat, figures.scores_by_seat, strict=True)
    rows = [
        (
            say("report-seat", number=seat),
            told_estimate(wins, "percent", texts),
            told_estimate(spread.mean, "decimal", texts),
        )
        for seat, (wins, spread) in enumerate(by_seat, 1)
    ]
    console.print(plain_grid(["", say("compare-wins"), say("compare-score")], rows))
    lines = [
        (say(f"sheet-{key}"), told_estimate(points, "decimal", texts))
        for key, points in figures.sheet.items()
    ]
    console.print(plain_grid([say("report-sheet"), say("compare-score")], lines))
    facts = [
        (say("report-length"), told_estimate(figures.length.mean, "decimal", texts)),
        (say("report-choices"), told_estimate(figures.choices.mean, "decimal", texts)),
        (say("report-forced"), told_estimate(figures.forced, "percent", texts)),
    ]
    if figures.first is not None:
        facts += [
            (say("report-first-wins"), told_estimate(figures.first.wins, "percent", texts)),
            (say("report-first-lead"), told_estimate(figures.first.lead, "decimal", texts)),
        ]
    facts += [
        (texts.name("verdict", name), told_estimate(of, "percent", texts))
        for name, of in figures.verdicts.items()
    ]
    console.print(plain_grid([say("lab-game"), say("lab-value")], facts))
    stages = [
        (
            say("report-after", round=stage.round),
            told_estimate(stage.leader_wins, "percent", texts),
            "–" if stage.told is None else told_estimate(stage.told, "report-decimal", texts),
        )
        for stage in figures.stages
    ]
    if stages:
        console.print(
            plain_grid([say("report-course"), say("compare-wins"), say("report-course-told-axis")], stages)
        )
    _print_worths(console, figures, texts)


def _print_worths(console: Console, figures: Figures, texts: Texts) -> None:
    """The components that stand out most among all."""
    told: list[tuple[UseGroup, Worth]] = [
        (kind, row) for kind in figures.kinds if kind.field for row in kind.rows if row.worth is not None
    ]
    clear = standing_out([row.worth for _, row in told if row.worth is not None])
    found = [pair for pair, stands in zip(told, clear, strict=True) if stands]
    found.sort(key=lambda pair: chance_of(pair[1].worth) if pair[1].worth else 1.0)
    rows = [
        (
            f"{texts.name('report-use', kind.kind)}: {texts.name(kind.field, row.value)}",
            texts.say("percent", value=row.used.value),
            told_estimate(row.worth, "decimal", texts) if row.worth else "–",
        )
        for kind, row in found[:_MOST_USES]
    ]
    if rows:
        console.print(
            plain_grid(
                [texts.say("report-components"), texts.say("lab-used"), texts.say("compare-score")], rows
            )
        )


def _print_changes(console: Console, changed: list[UseRow], names: tuple[str, str], texts: Texts) -> None:
    """The components whose use differs most clearly."""
    rows = [
        (
            f"{texts.name('report-use', row.use.kind)}: {texts.name(row.use.field, row.use.value)}".rstrip(
                ": "
            ),
            texts.say("report-decimal", value=row.one),
            texts.say("report-decimal", value=row.other),
            told_estimate(row.difference, "report-decimal", texts),
        )
        for row in changed[:_MOST_USES]
    ]
    if rows:
        header = [texts.say("beside-uses"), *names, texts.say("compare-difference")]
        console.print(plain_grid(header, rows))
