"""Worked examples of the rules: positions that can be looked at, stepped through and played on from.

An example is a file of a game's folder, ``examples/<number>_<id>.json``; the numbers only give the order:

``anchor``    the heading of the rules that it belongs to
``seat``      whose eyes one looks through
``position``  a snapshot
``steps``     the decisions that the example shows, chance included, as a record has them: ``1 paint die r6``
``checks``    what must hold for the seat, ``after`` some steps or at the end: ``total`` and ``sheet`` of its
              points, ``legal`` and ``illegal`` actions; the tests see to it

Its words are ``example-<id>`` (title), ``example-<id>-text`` and ``example-<id>-step-<n>`` in
``examples/strings.<language>.ftl``. Whoever leaves the steps shown plays on by himself: others then answer
greedily, and chance follows the example's ``seed``.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

from librt.random import Random

from tetrarchy.kernel.drive import Deal
from tetrarchy.kernel.errors import BadNotation, BadOptions, BadSnapshot, TetrarchyError, quote
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.seeds import mix
from tetrarchy.kernel.state import CHANCE, OVER, Event, Snapshot, State

SHOWN: Final = -1
"""The move that is the step to be shown next, whoever takes it."""
_MOST_ANSWERS: Final = 60
"""How many decisions others make in one example."""
_GAMES: Final = Path(__file__).parent / "games"
_T = TypeVar("_T")


class Step(NamedTuple):
    """A decision: whose, and the action's code."""

    seat: int
    action: int


class Check(NamedTuple):
    """What must hold after some of the steps."""

    after: int
    total: int | None
    sheet: dict[str, int]
    legal: tuple[int, ...]
    illegal: tuple[int, ...]


class Example(NamedTuple):
    """A position with the steps that it shows."""

    id: str
    anchor: str
    seat: int
    seed: int
    position: Snapshot
    steps: tuple[Step, ...]
    checks: tuple[Check, ...]


class Scene(NamedTuple):
    """Where an example stands after some decisions."""

    state: State
    events: list[Event]
    """What the last decision has brought about."""
    at: int
    """How many of the steps are done."""
    next: Step | None
    """The step to be shown next; None at the end, and once somebody has left the steps."""


def folder_of(game: str) -> Path:
    """Where a game's examples lie."""
    return _GAMES / game / "examples"


@lru_cache(16)
def examples_of(game: Game) -> dict[str, Example]:
    """A game's examples by their ids, in order."""
    return read_all(game, folder_of(game.id), _read)


def read_all(game: Game, folder: Path, read: Callable[[Game, str, dict[str, Any]], _T]) -> dict[str, _T]:
    """What the files of a folder tell, by their ids, in order; what does not fit other component files is
    left out.
    """
    found: dict[str, _T] = {}
    for file in sorted(folder.glob("*.json")):
        identifier = file.stem.partition("_")[2]
        try:
            found[identifier] = read(game, identifier, json.loads(file.read_text("utf-8")))
        except (BadNotation, BadSnapshot):
            continue
    return found


def find_example(game: Game, identifier: str) -> Example:
    """One example of a game."""
    found = examples_of(game).get(identifier)
    if found is None:
        raise BadOptions("no-example", "There is no example {given} here.", given=quote(identifier))
    return found


def _read(game: Game, identifier: str, told: dict[str, Any]) -> Example:
    steps = tuple(parse_step(game, text) for text in told["steps"])
    game.load(told["position"])
    checks = [
        Check(
            check.get("after", len(steps)),
            check.get("total"),
            check.get("sheet", {}),
            tuple(game.actions.parse(text) for text in check.get("legal", [])),
            tuple(game.actions.parse(text) for text in check.get("illegal", [])),
        )
        for check in told["checks"]
    ]
    return Example(
        identifier,
        told["anchor"],
        told["seat"],
        told.get("seed", 1),
        told["position"],
        steps,
        tuple(checks),
    )


def parse_step(game: Game, text: str) -> Step:
    """A line of a record, ``* domino k20`` or ``1 place h7 east``, as a decision."""
    who, _, what = text.partition(" ")
    return Step(CHANCE if who == "*" else int(who) - 1, game.actions.parse(what))


def play(game: Game, example: Example, moves: Sequence[int]) -> Scene:
    """Play an example: each move is ``SHOWN``, or the code of any action of the example's own seat."""
    stage = _ExampleStage(game, example)
    state = stage.state
    stage.go_on()
    for move in moves:
        state.events = []
        stage.move(move)
        stage.go_on()
    return Scene(state, state.events or [], stage.at, stage.next())


class Stage:
    """A position that is played on: chance follows a seed, and others answer greedily."""

    def __init__(self, game: Game, state: State, seat: int, seed: int) -> None:
        self.game = game
        self.state = state
        self.seat = seat
        """Whose decisions are given; all others answer."""
        self.answers = 0
        """How many decisions others have made by themselves."""
        self._seed = seed
        self._deal = Deal(seed)

    def draw(self) -> None:
        """Let chance follow the seed once."""
        self.state.apply(CHANCE, self._deal.draw(self.state))

    def others(self) -> list[int]:
        """The other seats that are to decide."""
        return [seat for seat in self.state.actors() if seat not in (CHANCE, self.seat)]

    def answer(self, seat: int) -> None:
        """Let another seat decide from what it sees."""
        self.answers += 1
        rng = Random(mix(self._seed, self.answers))
        world = self.game.imagine(self.state.view(seat), rng)
        self.state.apply(seat, self.choice(world, seat, rng))

    def choice(self, world: State, seat: int, rng: Random) -> int:
        """What another seat decides."""
        return self.game.greedy(world, seat, rng)


class _ExampleStage(Stage):
    """An example while it is played."""

    def __init__(self, game: Game, example: Example) -> None:
        super().__init__(game, game.load(example.position), example.seat, example.seed)
        self.example = example
        self.at = 0
        self.free = False
        """Whether somebody has left the steps shown."""

    def next(self) -> Step | None:
        """The step to be shown next."""
        steps = self.example.steps
        return steps[self.at] if not self.free and self.at < len(steps) else None

    def move(self, move: int) -> None:
        """Carry out a move."""
        shown = self.next()
        if move == SHOWN and shown is None:
            raise BadOptions("not-shown", "The example shows no further step.")
        step = shown if move == SHOWN and shown is not None else Step(self.seat, move)
        if step == shown:
            self.at += 1
        else:
            self.free = True
        self.state.apply(*step)

    def go_on(self) -> None:
        """Let chance act, and others where they follow no steps, until somebody is to decide."""
        while (mover := self.state.mover()) != OVER:
            step = self.next()
            if mover == CHANCE and step is not None and step.seat == CHANCE:
                self.at += 1
                self.state.apply(*step)
            elif mover == CHANCE:
                self.draw()
            elif self.free and (others := self.others()):
                if self.answers == _MOST_ANSWERS:
                    raise TetrarchyError("example-ends", "The example ends here. Start it again.")
                self.answer(others[0])
            else:
                return
