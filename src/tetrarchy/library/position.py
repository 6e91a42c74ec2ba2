"""A position to hold, print, compare and keep: the engine's state with all that Python programs expect."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from tetrarchy.bots import find_bot
from tetrarchy.catalogue import find_game
from tetrarchy.extras import MissingPackages
from tetrarchy.kernel.drive import Deal, Draws
from tetrarchy.kernel.errors import BadOptions, BadSnapshot, IllegalAction, quote
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.seeds import Source, generator
from tetrarchy.kernel.state import CHANCE, OVER, ScoreSheet, Snapshot, State, View
from tetrarchy.library.text import read, write

_WIDTH: Final = 100


class Position:
    """One position of a game.

    It is moved by :meth:`apply`, with actions as text or as codes. With a seed chance is drawn as soon as it
    is asked, always alike; without one it waits for :meth:`settle`. Positions are equal when everything on
    the table is; they can be copied, pickled and printed, and :meth:`text` is a line that gives an equal one.
    ``state`` is the engine's own state, for whoever wants all of it.
    """

    def __init__(self, game: Game, state: State, deal: Deal | None = None) -> None:
        self.game = game
        self.state = state
        self._deal = deal
        self._draw()

    # ------------------------------------------------------------ whose turn, and what is open

    @property
    def seats(self) -> int:
        """The number of seats; a seat is a number from 0 on."""
        return self.state.seats

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.state.mover() == OVER

    @property
    def seat(self) -> int | None:
        """The seat to decide, of several the first; None for chance and at the end."""
        mover = int(self.state.mover())
        return mover if mover >= 0 else None

    def actors(self) -> list[int]:
        """All seats that may decide now; -1 is chance."""
        return self.state.actors()

    def legal(self, seat: int | None = None) -> list[str]:
        """The actions that are open to a seat (None: to whoever is to decide, chance too), as text."""
        if seat is None:
            seat = int(self.state.mover())
        if seat == OVER:
            return []
        codes = [code for code, _ in self.state.outcomes()] if seat == CHANCE else self.state.legal(seat)
        return [self.game.actions.notation(code) for code in codes]

    # ------------------------------------------------------------ moves

    def apply(self, seat: int, action: str | int) -> None:
        """Carry out an action: ``apply(0, "place g8 east")``; IllegalAction says why it is not open."""
        self.state.apply(seat, self.game.actions.parse(action) if isinstance(action, str) else action)
        self._draw()

    def settle(self, source: Source) -> None:
        """Let chance draw until a seat is to decide; the source is a generator or a seed."""
        Draws(source).settle(self.state)

    def choose(self, bot: str = "greedy", source: Source = 0) -> str:
        """What a bot would do for the seat that is to decide; it sees the seat's view and no more."""
        seat = self.seat
        if seat is None:
            raise IllegalAction("nobody-decides", "No seat has anything to decide now.")
        player = find_bot(bot, self.game)
        code = player.choose(self.view(seat), self.state.legal(seat), seat, generator(source))
        return self.game.actions.notation(code)

    def _draw(self) -> None:
        if self._deal is not None:
            self._deal.settle(self.state)

    # ------------------------------------------------------------ what is seen and scored

    def view(self, seat: int | None = None) -> View:
        """All that a seat (None: a spectator) may know, as plain data."""
        return self.state.view(seat)

    def sheet(self, seat: int) -> ScoreSheet:
        """The score sheet of a seat, as if the game ended now."""
        return self.state.sheet(seat)

    def scores(self) -> list[int]:
        """The points of every seat."""
        return [self.state.sheet(seat).total for seat in range(self.seats)]

    def standing(self) -> list[int]:
        """The place of every seat, 1 for the best."""
        return self.state.standing()

    def imagine(self, seat: int, source: Source) -> Position:
        """A position that the seat cannot tell from this one; what it does not know is drawn."""
        return Position(self.game, self.game.imagine(self.view(seat), source))

    # ------------------------------------------------------------ to keep and to compare

    def snapshot(self) -> Snapshot:
        """The whole position as plain data, for JSON."""
        return self.state.snapshot()

    def text(self) -> str:
        """The whole position as one line; ``tetrarchy.load`` reads it back."""
        return write(self.snapshot())

    def copy(self) -> Position:
        """An equal position that shares nothing with this one, and goes on with the same draws."""
        return Position(self.game, self.state.copy(), None if self._deal is None else self._deal.copy())

    def __copy__(self) -> Position:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        return self.copy()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return self.game.data_hash == other.game.data_hash and self.snapshot() == other.snapshot()

    def __hash__(self) -> int:
        return hash(self.text())

    def __reduce__(self) -> tuple[Any, ...]:
        return _unpickled, (self.game.id, self.game.data_hash, self.text(), self._deal)

    # ------------------------------------------------------------ to look at

    def board(self, seat: int | None = None, language: str = "en", width: int = _WIDTH) -> str:
        """The table as the terminal draws it for a seat (None: for a spectator), in plain characters."""
        return str(_module("drawing").as_text(self.game, self.view(seat), language, width))

    def __str__(self) -> str:
        try:
            return self.board(self.seat)
        except MissingPackages:
            return repr(self)

    def __repr__(self) -> str:
        whose = "over" if self.over else "chance" if self.seat is None else f"seat {self.seat}"
        return f"<{self.game.id}, {self.seats} seats, {self.view()['step']}: {whose}, points {self.scores()}>"

    def svg(self, seat: int | None = None, language: str = "en") -> str:
        """A picture of the table as a seat sees it (None: a spectator); it refers to nothing elsewhere.

        BadOptions where the game has no picture.
        """
        scores = [sheet.total for sheet in self.state.known_sheets(seat)]
        found = _module("pictures").picture(self.game, self.view(seat), scores, language)
        if found is None:
            raise BadOptions("no-picture", "There is no picture of {game}.", game=quote(self.game.id))
        return str(found)

    def _repr_html_(self) -> str:
        """The picture in a notebook, for the seat that decides; the terminal's board where there is none."""
        try:
            return self.svg(self.seat)
        except BadOptions:
            return str(_module("drawing").as_html(self.game, self.view(self.seat), "en", _WIDTH))

    def _repr_svg_(self) -> str | None:
        """The picture for documents."""
        try:
            return self.svg(self.seat)
        except BadOptions:
            return None


def _module(name: str) -> Any:
    """What draws, and needs packages that positions do without."""
    return import_module(f"tetrarchy.library.{name}")


def _unpickled(game: str, data_hash: str, text: str, deal: Deal | None) -> Position:
    found = find_game(game)
    if found.data_hash != data_hash:
        raise BadSnapshot("other-data", "The position was saved with other component files.")
    return Position(found, found.load(read(text)), deal)
