"""A game at this terminal: one person, bots, and chance that follows from a seed."""

from __future__ import annotations

from typing import Final

from librt.random import Random

from tetrarchy.bots import find_bot
from tetrarchy.bots.budget import Budget
from tetrarchy.bots.search import Search
from tetrarchy.kernel.drive import Deal
from tetrarchy.kernel.errors import BadRecord, quote
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.preview import Preview, preview, reasons
from tetrarchy.kernel.reasons import Reason
from tetrarchy.kernel.record import Record
from tetrarchy.kernel.seeds import mix
from tetrarchy.kernel.session import Session
from tetrarchy.kernel.state import CHANCE, Event, ScoreSheet, State, View
from tetrarchy.text import BOT_PREFIX

_HINT: Final = Budget(seconds=1.0)
_HINTED: Final = 3
"""How many actions a hint names."""
_BOTS: Final = 1
"""Sets the bots' random numbers apart from those of chance."""


class LocalTable:
    """The game, who plays it, and what has happened at each step.

    The generator of every draw and of every bot's decision follows from the seed and from where in the game
    it is, so that a game that was saved goes on as it would have gone on without the break.
    """

    def __init__(self, game: Game, record: Record, seed: int) -> None:
        """Sit down at a new game, or at one that a record has brought somewhere."""
        self.game = game
        self.seed = seed
        self.seat = person_of(record.players)
        self.bots = {
            seat: find_bot(name.removeprefix(BOT_PREFIX), game)
            for seat, name in enumerate(record.players)
            if name.startswith(BOT_PREFIX)
        }
        self._deal = Deal(seed)
        self.session = Session.resume(game, record, self._deal)

    @property
    def state(self) -> State:
        """The position; only this class and the final score look at it directly."""
        return self.session.state

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.state.actors()

    @property
    def events(self) -> list[list[Event]]:
        """What each step of the record brought about."""
        return self.session.events

    def act(self, seat: int, action: int) -> None:
        """Carry out a decision."""
        self.session.act(seat, action)

    def advance(self) -> bool:
        """Let chance and bots decide until the person must; False when the game is over.

        Where several seats decide at once the bots do so first. That tells the person nothing, and lets a
        chain of decisions be taken back whole.
        """
        while actors := self.state.actors():
            if actors == [CHANCE]:
                self.session.settle(self._deal)
                continue
            waiting = [seat for seat in actors if seat in self.bots]
            if not waiting:
                return True
            seat = waiting[0]
            rng = Random(mix(self.seed, _BOTS, len(self.events), seat))
            view, legal = self.state.view(seat), self.state.legal(seat)
            self.act(seat, self.bots[seat].choose(view, legal, seat, rng))
        return False

    def undo(self) -> None:
        """Take back the person's last decision; IllegalAction where there is none to take back."""
        self.session.undo(self.seat)

    def view(self) -> View:
        """What the person sees."""
        return self.state.view(self.seat)

    def legal(self) -> list[int]:
        """What the person may do."""
        return self.state.legal(self.seat)

    def seen(self, since: int = 0) -> list[tuple[int, list[Event]]]:
        """The events of the steps from ``since`` on that the person may see, with who decided."""
        found = []
        for (seat, _), events in zip(self.session.record.steps[since:], self.events[since:], strict=True):
            visible = [event for event in events if self._is_news(event)]
            found.append((seat, visible))
        return found

    def _is_news(self, event: Event) -> bool:
        """Whether the person may see it, and was not told already."""
        if event.retold and event.data["seat"] == self.seat:
            return False
        return event.seats is None or self.seat in event.seats

    def imagine(self) -> State:
        """A state that fits what the person sees."""
        return self.game.imagine(self.view(), len(self.events))

    def sheets(self) -> list[ScoreSheet]:
        """The score sheets of all seats as far as the person can know."""
        return self.state.known_sheets(self.seat)

    def previews(self) -> list[Preview]:
        """What each legal action would bring the person."""
        return preview(self.game, self.view(), self.seat, self.legal(), len(self.events))

    def hint(self) -> list[tuple[int, Reason]]:
        """What a strong bot would do, the best first, and why."""
        view, seed = self.view(), len(self.events)
        advice = Search(self.game, _HINT).explain(view, self.legal(), self.seat, Random(seed))
        actions = [int(one.action) for one in advice[:_HINTED]]
        return list(zip(actions, reasons(self.game, view, self.seat, actions, seed), strict=True))


def person_of(players: list[str]) -> int:
    """The seat that no bot plays; a record that has not exactly one cannot be played on here."""
    people = [seat for seat, name in enumerate(players) if not name.startswith(BOT_PREFIX)]
    if len(people) != 1:
        names = ", ".join(quote(players[seat]) for seat in people) or "—"
        raise BadRecord(
            "not-one-person",
            "Exactly one seat must be a person here; in this record: {names}.",
            names=names,
        )
    return people[0]
