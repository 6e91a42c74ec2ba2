"""Driving a game: what draws for chance, steps and what comes of them, records walked through, and undo.

Everybody who plays a game on (tables, the terminal, environments, examples, the arena) does it with these
pieces. Playouts, which do it millions of times, have ``kernel.play``.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple, TypeAlias

from librt.random import Random
from mypy_extensions import i64, mypyc_attr

from tetrarchy.kernel.errors import BadRecord, IllegalAction, OlderRules
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.record import Record
from tetrarchy.kernel.seeds import Source, generator, mix
from tetrarchy.kernel.state import CHANCE, Event, State

Step: TypeAlias = tuple[int, int]
"""A seat (or CHANCE) and the action that it takes."""

_MOST_DRAWS: Final = 1 << 20


# ---------------------------------------------------------------- chance


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer(ABC):
    """Draws for chance."""

    @abstractmethod
    def draw(self, state: State) -> int:
        """What chance brings now."""

    def settle(self, state: State) -> int:
        """Let chance decide until a seat must or the game is over; returns how many draws that took."""
        draws = 0
        while state.mover() == CHANCE:
            state.apply(CHANCE, self.draw(state))
            draws += 1
        return draws


class Deal(Dealer):
    """Chance that follows from a seed, whatever is decided.

    The draws from each urn are counted, and every one has a generator of its own. So the same dominoes come
    whether or not a building was drawn before, and a deal goes on after a break if it is told what was drawn.
    """

    def __init__(self, seed: int, drawn: dict[int, int] | None = None) -> None:
        self.seed = seed
        self.drawn: dict[int, int] = {} if drawn is None else drawn
        """How many draws were made from each urn."""
        self._start: i64 = mix(seed) >> 1
        self._rng = Random(0)

    def draw(self, state: State) -> int:
        urn = state.urn()
        number = self._count(urn)
        self._rng.seed(self._start ^ (urn * _MOST_DRAWS + number))
        return state.sample(CHANCE, self._rng)

    def skip(self, state: State) -> None:
        """Count a draw that was made already."""
        self._count(state.urn())

    def copy(self) -> Deal:
        """A deal that goes on with the same draws."""
        return Deal(self.seed, dict(self.drawn))

    def __reduce__(self) -> tuple[type[Deal], tuple[int, dict[int, int]]]:
        return Deal, (self.seed, self.drawn)

    def _count(self, urn: i64) -> i64:
        number: i64 = self.drawn.get(urn, 0)
        self.drawn[urn] = number + 1
        return number


class Draws(Dealer):
    """Chance out of one generator, for who needs no draw twice."""

    def __init__(self, source: Source) -> None:
        self._rng = generator(source)

    def draw(self, state: State) -> int:
        return state.sample(CHANCE, self._rng)


# ---------------------------------------------------------------- steps


class Advance(NamedTuple):
    """A state some steps further on, and what came of them."""

    state: State
    steps: list[Step]
    """The steps that were taken, draws included."""
    events: list[Event]
    final: bool
    """Whether something was drawn or came to light, so that nobody can take back what was before."""


def advance(state: State, steps: Sequence[Step], dealer: Dealer | None = None) -> Advance:
    """A copy of a state some steps further on; with a dealer, chance goes on until a seat must decide."""
    after = state.copy()
    after.events = []
    reveals = after.reveals
    taken: list[Step] = []
    drew = False
    for seat, action in steps:
        after.apply(seat, action)
        taken.append((seat, action))
        drew = drew or seat == CHANCE
    if dealer is not None:
        while after.mover() == CHANCE:
            action = dealer.draw(after)
            after.apply(CHANCE, action)
            taken.append((CHANCE, action))
            drew = True
    events, after.events = after.events, None
    return Advance(after, taken, events, drew or after.reveals != reveals)


class Walked(NamedTuple):
    """One step of a record, the state after it, and what the step brought about."""

    number: int
    """How many steps have been taken, this one included."""
    seat: int
    action: int
    state: State
    """The state that the walk itself goes on with: copy it to keep it."""
    events: list[Event]


def walk(game: Game, record: Record, upto: int | None = None) -> Iterator[Walked]:
    """Go through a record's first ``upto`` steps (None: all), every one checked against the rules.

    BadRecord says which step does not replay, OlderRules where the record follows older rules; all steps
    before it have been handed out by then. So such a record is shown as far as today's rules go along.
    """
    state = game.new(record.seats, record.options)
    for number, (seat, action) in enumerate(record.steps[:upto], 1):
        state.events = []
        try:
            state.apply(seat, action)
        except IllegalAction as error:
            raise _no_replay(game, record, number, error) from error
        yield Walked(number, seat, action, state, state.events)


def replay(record: Record, game: Game, upto: int | None = None) -> State:
    """The state after a record's first ``upto`` steps (None: all)."""
    state = game.new(record.seats, record.options)
    for walked in walk(game, record, upto):
        state = walked.state
    state.events = None
    return state


def _no_replay(game: Game, record: Record, number: int, error: IllegalAction) -> BadRecord:
    """The error for a record whose step with this number, counted from 1, is refused."""
    step = game.actions.notation(record.steps[number - 1][1])
    if record.rules == game.rules_version:
        return BadRecord(
            "no-replay",
            "Step {number}, “{step}”, does not replay: {why}",
            number=number,
            step=step,
            why=str(error),
        )
    return OlderRules(
        "older-rules",
        "Step {number}, “{step}”, does not replay: the record follows version {rules} of the rules, "
        "today's is {today}. {why}",
        number=number,
        step=step,
        rules=record.rules,
        today=game.rules_version,
        why=str(error),
    )


# ---------------------------------------------------------------- undo


class Past:
    """A decision since which nothing was drawn or came to light, with the state before it."""

    def __init__(self, seat: int, steps: list[Step], before: State) -> None:
        self.seat = seat
        self.steps = steps
        self.before = before
        self.open = True
        """Whether it can still be taken back."""


class Undo:
    """The decisions that can be taken back.

    A seat may take back its own last decisions as long as it has learned nothing since. What others decide
    unseen at the same time teaches it nothing, so it does not close undo; else undo would tell that they have
    decided. What is decided openly is learned by all others. It can be taken back itself only while nobody
    can have answered it unseen.
    """

    def __init__(self) -> None:
        self.past: list[Past] = []

    def decided(self, seat: int, before: State, ahead: Advance) -> None:
        """A seat has decided in the state ``before``."""
        if ahead.final:
            self.past.clear()
            return
        self.past.append(Past(seat, ahead.steps, before))
        if not _unseen(before, seat):
            answered = _answered_unseen(ahead.state, seat)
            for past in self.past:
                if answered or past.seat != seat:
                    past.open = False

    def close(self) -> None:
        """Nothing can be taken back any more."""
        self.past.clear()

    def can(self, seat: int) -> bool:
        """Whether the seat has a decision to take back."""
        at = last_of(seat, [past.seat for past in self.past])
        return at >= 0 and self.past[at].open

    def take_back(self, seat: int) -> State:
        """The state without the seat's last decision; what others decided unseen since then stands."""
        if not self.can(seat):
            raise no_undo()
        return self.repeat(seat)

    def repeat(self, seat: int) -> State:
        """Take back what a log says was taken back, even where it could not be taken back today."""
        at = last_of(seat, [past.seat for past in self.past])
        if at < 0:
            raise no_undo()
        state = self.past[at].before
        del self.past[at]
        for past in self.past[at:]:
            past.before = state
            state = advance(state, past.steps).state
        return state


def last_of(seat: int, deciders: Sequence[int]) -> int:
    """Where the seat's last decision is among decisions of these seats; -1 where it has none."""
    for at in range(len(deciders) - 1, -1, -1):
        if deciders[at] == seat:
            return at
    return -1


def no_undo() -> IllegalAction:
    """The error for an undo where nothing can be taken back."""
    return IllegalAction("no-undo", "There is nothing to undo.")


def can_take_back(before: State, seat: int, after: State) -> bool:
    """Whether a seat can surely take back at once the decision that has led from one state to another.

    Who decides unseen and has nothing left to decide does not know whether all others are ready too.
    """
    actors = after.actors()
    if not actors or actors[0] == CHANCE or after.reacting() or after.reveals != before.reveals:
        return False
    return seat in actors if _unseen(before, seat) else not _answered_unseen(after, seat)


def _answered_unseen(state: State, seat: int) -> bool:
    """Whether somebody else decides now, and nobody sees what."""
    return any(other != seat and _unseen(state, other) for other in state.actors())


def _unseen(state: State, seat: int) -> bool:
    """Whether nobody else sees what the seat decides now."""
    return seat >= 0 and state.hides(seat)
