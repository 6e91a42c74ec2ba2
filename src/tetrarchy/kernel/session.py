"""A game in progress: its state, its log, and the undo that cannot cheat."""

from __future__ import annotations

from collections.abc import Mapping

from librt.random import Random

from tetrarchy.kernel.errors import IllegalAction
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.record import Record, replay
from tetrarchy.kernel.state import CHANCE, State


class Session:
    """Plays a game and keeps its record.

    A seat may take back its own last decisions, but nothing from before another seat's decision, a draw
    or a reveal: what one has learned since cannot be unlearned.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, object] | None = None,
        players: list[str] | None = None,
    ) -> None:
        checked = game.settings(seats, options)
        names = [""] * seats if players is None else players
        self.game = game
        self.record = Record(game.id, game.rules_version, game.data_hash, seats, checked, names)
        self.state = game.start(seats, checked)
        self._before: list[State] = []
        self._undoer = CHANCE

    @staticmethod
    def resume(game: Game, record: Record) -> Session:
        """A session that stands where a record ends."""
        session = Session(game, record.seats, record.options, record.players)
        session.state = replay(record, game)
        session.record.steps = list(record.steps)
        return session

    def act(self, seat: int, action: int) -> None:
        """Carry out and log one decision."""
        before = self.state.copy()
        reveals = self.state.reveals
        self.state.apply(seat, action)
        self.record.steps.append((seat, action))
        if seat != self._undoer:
            self._before.clear()
            self._undoer = seat
        if self.state.reveals != reveals:
            self._before.clear()
        elif seat != CHANCE:
            self._before.append(before)

    def settle(self, rng: Random) -> None:
        """Let chance decide until a seat must."""
        while self.state.mover() == CHANCE:
            self.act(CHANCE, self.state.sample(CHANCE, rng))

    def can_undo(self, seat: int) -> bool:
        """Whether the last decision is this seat's to take back."""
        return seat == self._undoer and bool(self._before)

    def undo(self, seat: int) -> None:
        """Take back the seat's last decision."""
        if not self.can_undo(seat):
            raise IllegalAction("no-undo", "There is no decision of yours to take back.")
        events = self.state.events
        self.state = self._before.pop()
        self.state.events = events
        self.record.steps.pop()
