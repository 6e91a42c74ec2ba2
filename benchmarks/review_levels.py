"""How much the levels give away per decision, as the review finds it: a check of both.

``python -m benchmarks.review_levels --games 20 --write docs/strength.md`` plays games of each level against
itself, two players, reviews them, and writes its section of the document. Results are kept line by line in
a file, so that a run that was stopped goes on.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from librt.random import Random

from tetrarchy.arena.summary import Estimate, mean_of_groups
from tetrarchy.bots.levels import LEVELS, Levelled
from tetrarchy.catalogue import GAMES, find_game
from tetrarchy.kernel.drive import Deal
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.record import Record
from tetrarchy.kernel.seeds import mix
from tetrarchy.kernel.session import Session
from tetrarchy.review import Settings, review
from tetrarchy.text import Texts

TITLE: Final = "## Loss per decision"
_SECTION: Final = re.compile(rf"{TITLE}\n.*?(?=^## |\Z)", re.DOTALL | re.MULTILINE)
_DIVISOR: Final = 10
"""By which the levels' time is divided, as in the contests of neighbouring levels."""
_ENOUGH: Final = 100
"""With fewer games of each level the document says that they are few."""
_FOR_INTERVAL: Final = 10
"""With fewer games an interval would promise more than it knows."""
_FEW: Final = " So few games do not tell neighbouring levels apart yet."


def main(
    games: Annotated[int, typer.Option(min=1, help="Games of each level.")] = 20,
    depth: Annotated[int, typer.Option(min=1, help="Playouts for each decision.")] = 200,
    out: Annotated[Path, typer.Option(help="Where results are kept.")] = Path(".cache/review_levels.jsonl"),
    only: Annotated[list[str] | None, typer.Option("--game", help="Which games (all otherwise).")] = None,
    write: Annotated[Path | None, typer.Option(help="The document whose section is written.")] = None,
) -> None:
    """Play and review what is missing, and print the section."""
    kept = read(out, depth)
    for number in range(games):
        for name in only or GAMES:
            for level in range(1, len(LEVELS) + 1):
                if (name, level, number) not in kept:
                    losses = measure(find_game(name), level, number, depth)
                    kept[name, level, number] = losses
                    keep(
                        out,
                        {"game": name, "level": level, "number": number, "depth": depth, "losses": losses},
                    )
    text = section(kept, depth)
    typer.echo(text)
    if write is not None:
        write.write_text(put(write.read_text("utf-8"), text), "utf-8")


def played(game: Game, level: int, number: int) -> Record:
    """A game of a level against itself."""
    session, deal = Session(game, 2), Deal(mix(1, number))
    bot, rng = Levelled.named(f"{level}/{_DIVISOR}", game), Random(mix(2, number, level))
    session.settle(deal)
    while session.state.actors():
        seat = session.state.actors()[0]
        view, legal = session.state.view(seat), session.state.legal(seat)
        session.act(seat, bot.choose(view, legal, seat, rng))
        session.settle(deal)
    return session.record


def measure(game: Game, level: int, number: int, depth: int) -> list[float]:
    """The losses that the review finds in one game, in percent of the chance to win."""
    judged = review(game, played(game, level, number), Settings(depth, seed=number))
    return [round(100 * judgement.loss, 3) for judgement in judged]


Kept = dict[tuple[str, int, int], list[float]]


def read(file: Path, depth: int) -> Kept:
    """The results of this depth that a file has; a line that a kill has cut off does not count."""
    return {
        (line["game"], line["level"], line["number"]): line["losses"]
        for line in _lines(file)
        if line["depth"] == depth
    }


def _lines(file: Path) -> Iterator[dict[str, Any]]:
    text = file.read_text("utf-8") if file.exists() else ""
    for line in text.splitlines(keepends=True):
        if line.endswith("}\n"):
            yield json.loads(line)


def keep(file: Path, line: dict[str, Any]) -> None:
    """Add a result."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("a", encoding="utf-8") as lines:
        lines.write(json.dumps(line) + "\n")


def section(kept: Kept, depth: int) -> str:
    """The table of all levels and games."""
    head = ["level", *(Texts("en", find_game(name)).say("name") for name in GAMES)]
    rows = [head, ["---"] * len(head)]
    for level in range(1, len(LEVELS) + 1):
        cells = [
            _cell([losses for key, losses in kept.items() if key[:2] == (name, level)]) for name in GAMES
        ]
        rows.append([f"`level:{level}/{_DIVISOR}`", *cells])
    numbers = sorted({sum(key[:2] == (name, 1) for key in kept) for name in GAMES})
    games = "–".join(str(number) for number in {numbers[0]: 0, numbers[-1]: 0})
    return "\n".join(
        [
            TITLE,
            "",
            "What a level gives away per decision, in percent of the chance to win, as the "
            f"[review](review.md) finds it with {depth} playouts a decision. Two players of the same level; "
            f"games of each level: {games}. In brackets the 95 % interval, games taken as "
            "groups, where there are ten games or more. "
            "`python -m benchmarks.review_levels --write docs/strength.md` plays more of them."
            + (_FEW if numbers[0] < _ENOUGH else ""),
            "",
            *(f"| {' | '.join(row)} |" for row in rows),
            "",
        ]
    )


def _cell(groups: Sequence[Sequence[float]]) -> str:
    if not groups:
        return "not played"
    found: Estimate = mean_of_groups(groups)
    if len(groups) < _FOR_INTERVAL:
        return f"{found.value:.2f}"
    return f"{found.value:.2f} [{found.low:.2f}, {found.high:.2f}]"


def put(document: str, text: str) -> str:
    """The document with this section in place of the old one, or at its end."""
    if _SECTION.search(document):
        return _SECTION.sub(lambda _: f"{text}\n", document).rstrip("\n") + "\n"
    return f"{document.rstrip()}\n\n{text}"


def section_of(document: str) -> str:
    """The section that a document has; empty where it has none."""
    found = _SECTION.search(document)
    return found[0].strip() if found else ""


if __name__ == "__main__":
    typer.run(main)
