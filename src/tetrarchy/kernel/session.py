"""A game in progress: its state, its record, and the undo that cannot cheat."""

from __future__ import annotations

from collections.abc import Mapping

from tetrarchy.kernel.drive import Deal, Dealer, Undo, advance, last_of, walk
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.record import Record
from tetrarchy.kernel.state import CHANCE, Event


class Session:
    """Plays a game, keeps its record, and what every step of it brought about."""

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
        self.events: list[list[Event]] = []
        """The events of each step of the record."""
        self._undo = Undo()

    @staticmethod
    def resume(game: Game, record: Record, deal: Deal | None = None) -> Session:
        """A session that stands where a record ends; a seat can take back what it could there.

        A deal is told what was drawn, so that it goes on where it stopped.
        """
        session = Session(game, record.seats, record.options, record.players)
        session.record.notes.update(record.notes)
        for walked in walk(game, record):
            if deal is not None and walked.seat == CHANCE:
                deal.skip(session.state)
            session.act(walked.seat, walked.action)
        return session

    def act(self, seat: int, action: int) -> None:
        """Carry out and log one decision."""
        before = self.state
        ahead = advance(before, [(seat, action)])
        self.state = ahead.state
        self.record.steps.append((seat, action))
        self.events.append(ahead.events)
        self._undo.decided(seat, before, ahead)

    def settle(self, dealer: Dealer) -> None:
        """Let chance decide until a seat must."""
        while self.state.mover() == CHANCE:
            self.act(CHANCE, dealer.draw(self.state))

    def can_undo(self, seat: int) -> bool:
        """Whether the seat has a decision to take back."""
        return self._undo.can(seat)

    def undo(self, seat: int) -> None:
        """Take back the seat's last decision."""
        self.state = self._undo.take_back(seat)
        at = last_of(seat, [who for who, _ in self.record.steps])
        del self.record.steps[at]
        del self.events[at]
