"""One game between bots."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple, Protocol

from librt.random import Random

from tetrarchy.bots import Player
from tetrarchy.bots.protocol import Program
from tetrarchy.kernel.drive import Deal
from tetrarchy.kernel.errors import IllegalAction
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.options import Options
from tetrarchy.kernel.seeds import mix
from tetrarchy.kernel.state import CHANCE, OVER, SheetLine, State


class LostTurns(NamedTuple):
    """How many turns a program at a seat has lost by one fault (see ``tetrarchy.bots.protocol``)."""

    seat: int
    fault: str
    turns: int


class Use(NamedTuple):
    """Something that a seat did with a component: the kind of the event, its field, and the component.

    What is done without a component has neither field nor value.
    """

    kind: str
    field: str = ""
    value: str = ""


class Tally(NamedTuple):
    """What a witness has noted of a game."""

    choices: tuple[int, ...]
    """How many actions were open at each decision."""
    sheets: tuple[tuple[SheetLine, ...], ...]
    """The score sheet of every seat."""
    uses: tuple[Counter[Use], ...]
    """How often every seat did what."""
    course: tuple[tuple[int, ...], ...] = ()
    """The points of every seat after each round but the last."""
    first: int | None = None
    """The seat that began the game, where one did."""


class Witness(Protocol):
    """Whoever looks on while a game is played, and sees everything."""

    def begin(self, state: State) -> None:
        """The game begins."""

    def decide(self, legal: list[int]) -> None:
        """A seat is about to take one of these actions."""

    def end(self, state: State) -> Tally:
        """The game is over."""


class Result(NamedTuple):
    """How a game went: points, place and verdict of every seat, and the number of decisions by seats."""

    scores: tuple[int, ...]
    places: tuple[int, ...]
    length: int
    verdicts: tuple[str, ...] = ()
    lost: tuple[LostTurns, ...] = ()
    seen: Tally | None = None
    """What a witness has noted, where there was one."""


def play_match(
    game: Game,
    options: Options,
    players: list[Player],
    deal: int,
    seed: int,
    witness: Witness | None = None,
) -> Result:
    """Play one game to its end; chance follows ``deal``, what players decide by lot follows ``seed``.

    Nobody but this loop and the witness holds the state: a player gets a view and the legal actions.
    """
    state = game.start(len(players), options)
    if witness is not None:
        witness.begin(state)
    dealer = Deal(deal)
    generators = [Random(mix(seed, seat)) for seat in range(len(players))]
    length = 0
    lost: list[LostTurns] = []
    try:
        while (seat := int(state.mover())) != OVER:
            if seat == CHANCE:
                state.apply(CHANCE, dealer.draw(state))
                continue
            legal = state.legal(seat)
            if witness is not None:
                witness.decide(legal)
            action = players[seat].choose(state.view(seat), legal, seat, generators[seat])
            if action not in legal:
                raise IllegalAction(
                    "illegal-bot", "A bot answered {action}, which is not legal.", action=action
                )
            state.apply(seat, action)
            length += 1
    finally:
        for seat, player in enumerate(players):
            if isinstance(player, Program):
                lost += [LostTurns(seat, fault, turns) for fault, turns in sorted(player.end().items())]
    seats = range(len(players))
    scores = tuple(state.sheet(seat).total for seat in seats)
    verdicts = tuple(state.verdict(seat) for seat in seats)
    seen = None if witness is None else witness.end(state)
    return Result(scores, tuple(state.standing()), length, verdicts, tuple(lost), seen)
