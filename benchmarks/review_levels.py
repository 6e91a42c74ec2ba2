"""How much each level of the bots gives away per decision, as the review finds it: a check of both.

    python -m benchmarks.review_levels --games 100 --workers 16 --write docs/strength.md

takes positions out of games of all levels, asks every level what it would do there, and
compares all the answers side by side: the same positions, worlds and luck for all of them, so that the
difference between two levels is not hidden by what differs between their games. A level that thinks about a
share of its decisions is asked for both answers, with and without a thought, and each counts with its share:
how often it happens to think adds no noise. The judge thinks longer than
any level, and what it likes best is the measure. Each game is a line of a file, written as soon as it is
there: a run that was stopped goes on, and its figures depend on nothing but the numbers of the games and, as
the levels think by the clock, on the machine.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import partial
from pathlib import Path
from typing import Annotated, Final, NamedTuple

import typer
from librt.random import Random

from benchmarks.lines import add_line, read_lines
from benchmarks.sections import LOSSES, put
from tetrarchy.arena.summary import Estimate, mean_of_groups
from tetrarchy.bots.levels import LEVELS, Levelled
from tetrarchy.catalogue import GAMES, find_game
from tetrarchy.kernel.drive import Deal, replay
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.record import Record
from tetrarchy.kernel.seeds import mix
from tetrarchy.kernel.session import Session
from tetrarchy.kernel.state import State
from tetrarchy.review import Settings, decisions, losses
from tetrarchy.text import Texts

_DIVISOR: Final = 10
"""By which the levels' time is divided, as in the contests of neighbouring levels."""
_HURRY: Final = 50
"""And while the positions are made: who plays those games need only be weak and strong by turns."""
_POSITIONS: Final = 12
"""Decisions of each game that are looked at: those of one game are alike, more games tell more."""
_DRAWS: Final = 3
"""How often a level that overlooks something is asked, since what it sees is drawn by lot."""
_FOR_INTERVAL: Final = 10
"""With fewer games an interval would promise more than it knows."""


class Unit(NamedTuple):
    """One game's worth of positions."""

    game: str
    number: int
    depth: int


Losses = list[list[float]]
"""For each position, what each level gives away there, in percent of the chance to win."""
Kept = dict[tuple[str, int], Losses]


def main(
    games: Annotated[int, typer.Option(min=1, help="Games of each kind that positions are taken from.")] = 20,
    depth: Annotated[int, typer.Option(min=1, help="Playouts of the judge for each decision.")] = 3000,
    workers: Annotated[int, typer.Option(min=1, help="Processes.")] = 1,
    out: Annotated[Path, typer.Option(help="Where results are kept.")] = Path(".cache/review_levels.jsonl"),
    only: Annotated[list[str] | None, typer.Option("--game", help="Which games (all otherwise).")] = None,
    write: Annotated[Path | None, typer.Option(help="The document whose section is written.")] = None,
) -> None:
    """Measure what is missing, and print the section."""
    kept = read(out, depth)
    plan = [Unit(name, number, depth) for number in range(games) for name in only or GAMES]
    missing = [unit for unit in plan if (unit.game, unit.number) not in kept]
    for done, (unit, found) in enumerate(_measured(missing, workers), 1):
        kept[unit.game, unit.number] = found
        keep(out, unit, found)
        typer.echo(f"{done} of {len(missing)}: {unit.game} {unit.number}", err=True)
    text = section(kept, depth)
    typer.echo(text)
    if write is not None:
        write.write_text(put(write.read_text("utf-8"), text), "utf-8")


def _measured(units: Sequence[Unit], workers: int) -> Iterator[tuple[Unit, Losses]]:
    """What comes of each, as soon as it is there."""
    if workers == 1:
        yield from ((unit, measure(unit)) for unit in units)
        return
    pool = ProcessPoolExecutor(workers)
    try:
        jobs = {pool.submit(measure, unit): unit for unit in units}
        for job in as_completed(jobs):
            yield jobs[job], job.result()
    finally:
        pool.shutdown(cancel_futures=True)


def measure(unit: Unit) -> Losses:
    """What each level gives away in some positions of a game."""
    game, rng = find_game(unit.game), Random(mix(3, unit.number))
    record = played(game, unit.number)
    steps = decisions(game, record)
    some = sorted(_sample(steps, _POSITIONS, rng))
    bots = [Levelled.named(f"{level}/{_DIVISOR}", game) for level in range(1, len(LEVELS) + 1)]
    return [_losses(game, record, step, bots, Settings(unit.depth, seed=unit.number)) for step in some]


def _losses(
    game: Game, record: Record, step: int, bots: Sequence[Levelled], settings: Settings
) -> list[float]:
    state = replay(record, game, step - 1)
    seat = record.steps[step - 1][0]
    greedy = game.greedy(game.imagine(state.view(seat), Random(0)), seat, Random(0))
    answers = [
        _answers(bot, state, seat, greedy, Random(mix(settings.seed, step, number)))
        for number, bot in enumerate(bots)
    ]
    chosen = list(dict.fromkeys(action for shares in answers for action in shares))
    lost = dict(zip(chosen, losses(game, state, seat, chosen, step, settings), strict=True))
    return [
        round(100 * sum(share * lost[action] for action, share in shares.items()), 3) for shares in answers
    ]


def _answers(bot: Levelled, state: State, seat: int, greedy: int, rng: Random) -> dict[int, float]:
    """What a level may decide, with the share of each answer; ``greedy`` is the game's own advice."""
    view, legal, level = state.view(seat), state.legal(seat), bot.level
    shares: defaultdict[int, float] = defaultdict(float)
    if level.overlooked:
        for _ in range(_DRAWS):
            shares[bot.choose(view, legal, seat, rng)] += 1 / _DRAWS
        return shares
    if level.thought < 1:
        shares[greedy] += 1 - level.thought
    if level.thought > 0:
        shares[bot.search().choose(view, legal, seat, rng)] += level.thought
    return shares


def _sample(steps: list[int], most: int, rng: Random) -> list[int]:
    left = list(steps)
    return [left.pop(rng.randrange(len(left))) for _ in range(min(most, len(left)))]


def played(game: Game, number: int) -> Record:
    """A game of two players of one level, all levels by turns: unequal ones soon have nothing to lose."""
    session, deal, rng = Session(game, 2), Deal(mix(1, number)), Random(mix(2, number))
    bot = Levelled.named(f"{number % len(LEVELS) + 1}/{_HURRY}", game)
    session.settle(deal)
    while session.state.actors():
        seat = session.state.actors()[0]
        view, legal = session.state.view(seat), session.state.legal(seat)
        session.act(seat, bot.choose(view, legal, seat, rng))
        session.settle(deal)
    return session.record


# ---------------------------------------------------------------- the file


def read(file: Path, depth: int) -> Kept:
    """The results of this depth that a file has; a line that a kill has cut off does not count."""
    return {
        (line["game"], line["number"]): line["losses"]
        for line in read_lines(file)
        if line.get("judge") == depth
    }


def keep(file: Path, unit: Unit, found: Losses) -> None:
    """Add a result."""
    add_line(file, {"game": unit.game, "number": unit.number, "judge": unit.depth, "losses": found})


# ---------------------------------------------------------------- the document


def section(kept: Kept, depth: int) -> str:
    """The tables of all levels and games: what each gives away, and how much less than the level below."""
    games = [[found for key, found in kept.items() if key[0] == name] for name in GAMES]
    counts = sorted({len(found) for found in games})
    number = "–".join(str(count) for count in {counts[0]: 0, counts[-1]: 0})
    levels = range(len(LEVELS))
    return "\n".join(
        [
            LOSSES,
            "",
            "What a level gives away per decision, in percent of the chance to win. Every level is asked in "
            f"the same positions, up to {_POSITIONS} of each game, out of {number} games of each kind "
            "between two players of the same level, all levels by turns. What a level would do with and "
            "without a thought counts with the share of its decisions that it thinks about. "
            "The judge of the [review](review.md) has "
            f"{depth} playouts: with half of them it finds the move that it likes best, with the other half "
            "it compares that move and the answers of all levels in the same fresh worlds with the same "
            "luck. In brackets 95 % intervals, games taken as groups.",
            "",
            *_table(games, levels, lambda level, lost: lost[level]),
            "",
            "How much less than the level below it, position by position; above 0 the loss falls:",
            "",
            *_table(games, levels[1:], lambda level, lost: lost[level - 1] - lost[level]),
            "",
            "`python -m benchmarks.review_levels --games 100 --workers 16 --write docs/strength.md` measures "
            "what is missing in its file and writes this section.",
            "",
        ]
    )


def _table(
    games: Sequence[Sequence[Losses]],
    levels: Sequence[int],
    figure: Callable[[int, Sequence[float]], float],
) -> list[str]:
    """A row for each level; the figure is made of what all levels lose in a position."""
    names = [Texts("en", find_game(name)).say("name") for name in GAMES]
    rows = [["level", *names], ["---"] * (1 + len(names))]
    for level in levels:
        rows.append(
            [f"`level:{level + 1}/{_DIVISOR}`", *(_cell(found, partial(figure, level)) for found in games)]
        )
    return [f"| {' | '.join(row)} |" for row in rows]


def _cell(games: Sequence[Losses], figure: Callable[[Sequence[float]], float]) -> str:
    groups = [[figure(position) for position in game] for game in games if game]
    if not groups:
        return "not measured"
    found: Estimate = mean_of_groups(groups)
    if len(groups) < _FOR_INTERVAL:
        return f"{found.value:.2f}"
    return f"{found.value:.2f} [{found.low:.2f}, {found.high:.2f}]"


if __name__ == "__main__":
    typer.run(main)
