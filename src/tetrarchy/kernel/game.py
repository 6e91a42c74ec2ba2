"""A game as the rest of the program sees it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from librt.random import Random
from mypy_extensions import mypyc_attr

from tetrarchy.kernel.actions import ActionSpace
from tetrarchy.kernel.data import Data
from tetrarchy.kernel.encode import Encoder
from tetrarchy.kernel.errors import BadData, BadOptions, quote
from tetrarchy.kernel.options import Option, Options, read_options
from tetrarchy.kernel.plain import Reader
from tetrarchy.kernel.reasons import Reason, Tried, sheet_reason
from tetrarchy.kernel.seeds import Source, generator
from tetrarchy.kernel.state import Snapshot, State, View

MOST_SEATS: Final = 16
"""More than any game has."""


class SoloGoal(NamedTuple):
    """What a good bot reaches alone."""

    options: dict[str, object]
    bar: float
    """Mean points; with a verdict, the share of games that earn it or a better one."""
    verdict: str = ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """A set of rules with its components: makes states, reads them back, names their actions."""

    def __init__(
        self,
        identifier: str,
        rules_version: int,
        data_hash: str,
        options: tuple[Option, ...],
        actions: ActionSpace,
    ) -> None:
        self.id = identifier
        self.rules_version = rules_version
        self.data_hash = data_hash
        self.options = options
        self.actions = actions
        self.verdicts: tuple[str, ...] = ()
        """The words that a finished game can earn a seat, such as medals, from the least on."""
        self.secrets = True
        """Whether a view can leave anything of a state to the imagination."""
        self.reactions = False
        """Whether a state of it is ever :meth:`State.reacting`."""
        self.spread = 20.0
        """By how many points good players usually differ: what makes a lead safe."""
        self.horizon = 1
        """How many times a playout of tree search comes to rest (:meth:`rests`) before it is judged."""
        self.flat_horizon = 1
        """The same for flat Monte Carlo."""
        self.thought: tuple[float, ...] = ()
        """For each level for people, the share of its decisions that it thinks about; empty: the usual."""
        self.overlooked: tuple[float, ...] = ()
        """For each level for people, the share of what is open that it overlooks; empty: the usual."""
        self.longest = 20_000
        """More decisions than a game has."""
        self.long_games = False
        """Whether a game takes bots several times as long as most do: measurements then play fewer."""
        self.solo_goal: SoloGoal | None = None
        """What search should reach alone, where one can play alone."""
        self.component_fields: dict[str, tuple[str, ...]] = {}
        """Fields of events that name components of lists with other names: ``site`` names ``developments``.

        A field that is called like a list (``building`` and ``buildings``) needs no entry.
        """
        self.field_sources: dict[str, str] = {}
        """For fields and lists of component files whose provenance has a key of its own, that key."""
        self.computed_files: dict[str, str] = {}
        """Component files that follow from the others, and the error of one that belongs to others.

        The game does without such a file.
        """

    @abstractmethod
    def seats_for(self, options: Options) -> tuple[int, ...]:
        """The numbers of seats that can play with these options."""

    @abstractmethod
    def start(self, seats: int, options: Options) -> State:
        """The first state for settings that :meth:`settings` has checked."""

    def load(self, snapshot: Snapshot) -> State:
        """The state that a snapshot was taken of; BadSnapshot where it is none.

        What is accepted can be played to its end.
        """
        table = Reader(snapshot)
        seats, options = self._read_setting(table)
        return self._restore(table, seats, options)

    @abstractmethod
    def _restore(self, table: Reader, seats: int, options: Options) -> State:
        """The state that a snapshot tells of; game, seats and options are checked already."""

    def imagine(self, view: View, rng: Source) -> State:
        """A whole state that fits a view; what the view does not tell is drawn at random."""
        table = Reader(view)
        seats, options = self._read_setting(table)
        return self._imagine(table, seats, options, generator(rng))

    def _imagine(self, table: Reader, seats: int, options: Options, rng: Random) -> State:
        """What :meth:`imagine` gives. In a game without secrets a view tells all that a snapshot does."""
        return self._restore(table, seats, options)

    def _read_setting(self, table: Reader) -> tuple[int, Options]:
        """Seats and options of a position, if it is one of this game."""
        if table["game"].text() != self.id:
            raise table["game"].wrong(f"it is of {quote(table.value['game'])}, not of {quote(self.id)}")
        seats = table["seats"].number(1, MOST_SEATS)
        given: dict[str, object] = {}
        if table.has("options"):
            for name, value in table["options"].entries():
                given[name] = value.value
        try:
            return seats, self.settings(seats, given)
        except BadOptions as error:
            raise table.wrong(str(error).rstrip(".")) from error

    @abstractmethod
    def greedy(self, state: State, seat: int, rng: Random) -> int:
        """A sensible action found by looking one step ahead; bots and playouts share it."""

    def appraise(self, state: State, seat: int, rng: Random) -> list[float]:
        """How promising each legal action looks to :meth:`greedy`, in points; search tries the best first.

        Where a game's greed has no value for every action, what it advises stands above all others.
        """
        advised = self.greedy(state, seat, rng)
        return [float(action == advised) for action in state.legal(seat)]

    def rests(self, state: State) -> bool:
        """Whether nothing is half done: a moment at which positions can be compared by :meth:`worth`."""
        return True

    def worth(self, state: State, seat: int) -> float:
        """What the seat's points at the end are expected to be; search asks it of games cut short.

        A game that knows better than to count the points of today overrides it.
        """
        return float(state.sheet(seat).total)

    def insight(self, state: State, seat: int) -> float:
        """What :meth:`worth` tells, as well as the game can tell it: what tree search judges by."""
        return self.worth(state, seat)

    def encoder(self, seats: int, options: Options) -> Encoder:
        """What turns positions with these settings into rows of numbers, for programs that learn."""
        raise BadOptions("no-encoder", "The game {game} has no rows of numbers.", game=quote(self.id))

    def reason(self, state: State, seat: int, action: int) -> Reason:
        """Why a legal action is good, told from what its seat sees before and after it."""
        tried = Tried(self.actions, state, seat, action)
        return self._reason(tried) or sheet_reason(tried)

    def _reason(self, tried: Tried) -> Reason | None:
        """The game's own reason; None where the line of the score sheet that changes most says it all."""
        return None

    def themes(self, state: State, seat: int, action: int) -> list[str]:
        """What a decision is about, as keys of the game's words ``theme-<key>``; puzzles are sorted by it."""
        return self._themes(Tried(self.actions, state, seat, action))

    def _themes(self, tried: Tried) -> list[str]:
        """The game's own themes; a game may have none."""
        return []

    @abstractmethod
    def variants(self) -> list[tuple[int, Options]]:
        """Every combination of seats and options that deserves a test of its own."""

    @abstractmethod
    def with_data(self, data: Data) -> Game:
        """The same game with other component files; BadData where they are wrong."""

    def advice(self) -> list[BadData]:
        """What the component files could do better and the game takes all the same, each with its place.

        It depends on the files alone, and there is none for the game's own.
        """
        return []

    @abstractmethod
    def components(self) -> dict[str, Any]:
        """The components as plain data with their provenance, for screens and documents."""

    def check(self, options: Options) -> None:
        """Refuse options that do not go together."""
        return

    def settings(self, seats: int, options: Mapping[str, object] | None = None) -> Options:
        """The options in full, checked together with the number of seats; BadOptions says what is wrong."""
        checked = read_options(self.options, options or {})
        self.check(checked)
        possible = self.seats_for(checked)
        if type(seats) is not int or seats not in possible:
            raise BadOptions(
                "wrong-seats",
                "The number of seats cannot be {seats}: with these options it is one of {possible}.",
                seats=quote(seats),
                possible=", ".join(str(n) for n in possible),
            )
        return checked

    def new(self, seats: int, options: Mapping[str, object] | None = None) -> State:
        """A game at its very beginning, before any draw."""
        return self.start(seats, self.settings(seats, options))
