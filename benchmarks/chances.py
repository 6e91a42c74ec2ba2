"""How often those win who are told a chance of winning: whether 70 % means 70 games of 100.

    python -m benchmarks.chances --games 200 --write docs/strength.md

plays games of two between players of the same strength, asks ``search`` and ``learned`` at some decisions of
each what the best move is worth, and notes who won. From that follows how often those won who were told about
70 %; and what they would have been told if the chances were stretched to fit the other games. Each game is a
line of a file: a run that was stopped goes on, and a game follows from its number alone.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Final, NamedTuple

import typer
from librt.random import Random

from benchmarks.lines import add_line, read_lines
from benchmarks.sections import CHANCES, put
from tetrarchy.arena.summary import Estimate, share_of_groups, win_credits
from tetrarchy.bots.budget import Budget
from tetrarchy.bots.learned import Learned, find_net, net_file
from tetrarchy.bots.search import Search
from tetrarchy.catalogue import GAMES, find_game
from tetrarchy.kernel.drive import Deal
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.seeds import mix
from tetrarchy.kernel.state import CHANCE, OVER, State
from tetrarchy.text import Texts

PLAYERS: Final = Budget(playouts=24)
"""How long those think who play."""
ADVISERS: Final = Budget(playouts=200)
"""How long those think who are asked."""
ASKED: Final = ("search", "learned")
_POSITIONS: Final = 6
"""Decisions of a game in which they are asked."""
_BINS: Final = 10
_FOLDS: Final = 5
"""A chance is stretched by what fits the games of the other folds."""
_MOST_SURE: Final = 0.999
_FEWEST: Final = 30
"""Bins with fewer positions tell nothing."""


class Told(NamedTuple):
    """A position: what a bot told the player to move, and what came of it."""

    game: int
    """The number of its game: positions of one game go together."""
    chance: float
    won: float


def main(
    games: Annotated[int, typer.Option(min=1, help="Games of each kind.")] = 200,
    only: Annotated[list[str] | None, typer.Option("--game", help="Which games (all otherwise).")] = None,
    out: Annotated[Path, typer.Option(help="Where results are kept.")] = Path(".cache/chances.jsonl"),
    write: Annotated[Path | None, typer.Option(help="The document whose section is written.")] = None,
) -> None:
    """Measure what is missing, and print the section."""
    known = {(line["game"], line["number"]) for line in read_lines(out)}
    for number in range(games):
        for name in only or GAMES:
            if (name, number) not in known:
                add_line(out, {"game": name, "number": number, **measured(find_game(name), number)})
    text = section(list(read_lines(out)))
    typer.echo(text)
    if write is not None:
        write.write_text(put(write.read_text("utf-8"), text), "utf-8")


def measured(game: Game, number: int) -> dict[str, Any]:
    """What each bot tells in some positions of a game, and who won it: pairs of chance and result."""
    rng = Random(mix(1, number))
    choices, shares = played(game, number, rng)
    bots: dict[str, Search] = {"search": Search(game, ADVISERS)}
    if net_file(game).is_file():
        bots["learned"] = Learned(game, ADVISERS, find_net(game))
    found: dict[str, list[list[float]]] = {name: [] for name in bots}
    for _ in range(min(_POSITIONS, len(choices))):
        state, seat = choices.pop(rng.randrange(len(choices)))
        for name, bot in bots.items():
            advice = bot.explain(state.view(seat), state.legal(seat), seat, rng)
            found[name].append([round(advice[0].chance, 4), shares[seat]])
    return found


def played(game: Game, number: int, rng: Random) -> tuple[list[tuple[State, int]], list[float]]:
    """The positions of a game in which somebody had a choice, and what part of the victory each seat got."""
    deal = Deal(mix(2, number))
    player = Search(game, PLAYERS)
    state = game.start(2, game.settings(2))
    choices: list[tuple[State, int]] = []
    while (seat := int(state.mover())) != OVER:
        if seat == CHANCE:
            state.apply(CHANCE, deal.draw(state))
            continue
        legal = state.legal(seat)
        action = legal[0]
        if len(legal) > 1:
            choices.append((state.copy(), seat))
            action = player.choose(state.view(seat), legal, seat, rng)
        state.apply(seat, action)
    return choices, win_credits(state.standing())


# ---------------------------------------------------------------- stretching


def logit(chance: float) -> float:
    """The logarithm of the odds."""
    held = min(_MOST_SURE, max(1 - _MOST_SURE, chance))
    return math.log(held / (1 - held))


def stretched(chance: float, stretch: float, shift: float) -> float:
    """A chance with other odds: 50 % stays where nothing is shifted."""
    return 1 / (1 + math.exp(-(stretch * logit(chance) + shift)))


def fitted(positions: Sequence[Told]) -> tuple[float, float]:
    """The stretch and the shift under which the results are most likely, by Newton's method."""
    stretch, shift = 1.0, 0.0
    for _ in range(30):
        slopes = [0.0, 0.0]
        curves = [1e-9, 0.0, 1e-9]
        for told in positions:
            odds = logit(told.chance)
            chance = stretched(told.chance, stretch, shift)
            weight = chance * (1 - chance)
            slopes[0] += (told.won - chance) * odds
            slopes[1] += told.won - chance
            curves[0] += weight * odds * odds
            curves[1] += weight * odds
            curves[2] += weight
        whole = curves[0] * curves[2] - curves[1] * curves[1]
        if whole <= 0:
            break
        stretch += (curves[2] * slopes[0] - curves[1] * slopes[1]) / whole
        shift += (curves[0] * slopes[1] - curves[1] * slopes[0]) / whole
    return stretch, shift


def cross_fitted(positions: Sequence[Told]) -> list[Told]:
    """The positions with chances stretched as fits the games of the other folds."""
    found: list[Told] = []
    for fold in range(_FOLDS):
        held_out = [told for told in positions if told.game % _FOLDS == fold]
        others = [told for told in positions if told.game % _FOLDS != fold]
        if not held_out or not others:
            continue
        stretch, shift = fitted(others)
        found += [told._replace(chance=stretched(told.chance, stretch, shift)) for told in held_out]
    return found


class Bin(NamedTuple):
    """Positions with about the same chance."""

    positions: int
    told: float
    """The mean of their chances."""
    won: Estimate
    """How often they were won; positions of one game go together."""


def bins(positions: Sequence[Told]) -> list[Bin | None]:
    """The positions by tens of percent; None where there are too few."""
    found: list[Bin | None] = []
    for number in range(_BINS):
        inside = [told for told in positions if min(_BINS - 1, int(_BINS * told.chance)) == number]
        groups: dict[int, list[float]] = {}
        for told in inside:
            groups.setdefault(told.game, []).append(told.won)
        mean = sum(told.chance for told in inside) / max(1, len(inside))
        few = len(inside) < _FEWEST
        found.append(None if few else Bin(len(inside), mean, share_of_groups(groups.values())))
    return found


# ---------------------------------------------------------------- the document


def section(lines: Sequence[dict[str, Any]]) -> str:
    """The tables of all games and bots."""
    blocks = [
        CHANCES,
        "How often those won who were told a chance of winning. Two players, both `search` with "
        f"{PLAYERS.playouts} playouts; at {_POSITIONS} decisions of each game `search` and `learned` were "
        f"asked, with {ADVISERS.playouts} playouts, what the best move is worth to the player to move. Told "
        "is the mean of the chances in a row, won the share of those positions that were won, with its 95 % "
        "interval, games taken as groups. Stretched is the same after the odds were raised to a power and "
        "multiplied as fits the other four fifths of the games best.",
    ]
    for name in GAMES:
        of_game = [line for line in lines if line["game"] == name]
        for bot in ASKED:
            positions = [
                Told(line["number"], chance, won) for line in of_game for chance, won in line.get(bot, [])
            ]
            if positions:
                blocks += _tables(name, bot, positions, len(of_game))
    blocks.append(
        "`python -m benchmarks.chances --games 200 --write docs/strength.md` measures what is missing in its "
        "file and writes this section."
    )
    return "\n\n".join(blocks) + "\n"


def _tables(game: str, bot: str, positions: Sequence[Told], games: int) -> list[str]:
    stretch, shift = fitted(positions)
    rows = ["| chances | positions | told | won | positions, stretched | told | won |"]
    rows.append("|---|--:|--:|---|--:|--:|---|")
    after = cross_fitted(positions)
    for number, (raw, fit) in enumerate(zip(bins(positions), bins(after), strict=True)):
        if raw or fit:
            low, high = 100 * number // _BINS, 100 * (number + 1) // _BINS
            rows.append(f"| {low}–{high} % | {_cells(raw)} | {_cells(fit)} |")
    title = f"**{Texts('en', find_game(game)).say('name')}, `{bot}`**"
    return [
        f"{title}: {games} games; the odds that fit all of them are raised to {stretch:.2f} and multiplied "
        f"by {math.exp(shift):.2f}. Off by {_off(positions):.1f} points on average, stretched by "
        f"{_off(after):.1f}.",
        "\n".join(rows),
    ]


def _off(positions: Sequence[Told]) -> float:
    """How far told and won are apart in the bins, in points of percent, each bin by its positions."""
    filled = [each for each in bins(positions) if each]
    number = sum(each.positions for each in filled)
    return 100 * sum(each.positions * abs(each.told - each.won.value) for each in filled) / max(1, number)


def _cells(told: Bin | None) -> str:
    if told is None:
        return "– | – | –"
    value, low, high = (100 * part for part in told.won)
    return f"{told.positions} | {100 * told.told:.1f} % | {value:.1f} % [{low:.1f}, {high:.1f}]"


if __name__ == "__main__":
    typer.run(main)
