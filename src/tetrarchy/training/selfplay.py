"""Games from which a net learns, through the arena's machinery: numbered, journalled, resumable.

Every game follows from the plan and its number alone. Its positions are in a file of their own before its
line is in the journal.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, NamedTuple

from librt.random import Random

from tetrarchy.arena.match import Result
from tetrarchy.bots.budget import Budget
from tetrarchy.bots.learned import Learned, find_net
from tetrarchy.bots.search import Search
from tetrarchy.kernel.drive import Deal
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.net import OUT_OF_SIGHT, Inputs, opinions, read_out
from tetrarchy.kernel.seeds import mix
from tetrarchy.kernel.state import CHANCE, OVER, State
from tetrarchy.training.config import read_config
from tetrarchy.training.positions import Example, Outcome, write_positions

_FOLDER_OF: Final = 1000
"""Games whose positions share a folder."""
_LOT: Final = 0.04
"""The share of the decisions that are made by lot, for variety."""
_OTHERS: Final = 0.25
"""The share of the positions that are also written down as somebody else sees them."""


class SelfPlay(NamedTuple):
    """Games to learn from: by greed alone, or by search with or without a net."""

    game: str
    games: int
    seed: int
    folder: Path
    playouts: int = 0
    """Of each decision; 0: greed decides."""
    net: Path | None = None
    """What search judges by; None: as ``search`` does."""
    first: int = 0
    """The number of the first game."""
    config: Path | None = None
    data: Path | None = None

    @property
    def seats(self) -> int:
        return 0

    def total(self) -> int:
        """How many games there are in all."""
        return self.games

    def identity(self, game: Game) -> dict[str, Any]:
        """All that the games follow from but their number."""
        net = None if self.net is None else find_net(game, self.net).header["sha256"]
        return {
            "command": "training play",
            "game": game.id,
            "rules": game.rules_version,
            "data": game.data_hash,
            "seed": self.seed,
            "playouts": self.playouts,
            "net": net,
        }

    def file(self, index: int) -> Path:
        """Where the positions of a game lie."""
        return self.folder / f"{index // _FOLDER_OF:04}" / f"{index % _FOLDER_OF:03}.pos"

    def play(self, game: Game, index: int) -> Result:
        """Play the game with this number, and write its positions."""
        return _Table(self, game, index).play()


class _Table:
    """One game of self-play."""

    def __init__(self, plan: SelfPlay, game: Game, index: int) -> None:
        config = read_config(plan.game, plan.config)
        self.plan = plan
        self.game = game
        self.setting = config.setting_of(index)
        self.keep = config.keep if plan.playouts == 0 else config.deep
        self.trust = config.trust
        self.rng = Random(mix(plan.seed, 1, index))
        self.deal = Deal(mix(plan.seed, 0, index))
        self.file = plan.file(index)
        self.options = game.settings(self.setting.seats, self.setting.options)
        encoder = game.encoder(self.setting.seats, self.options)
        self.inputs = Inputs(config.slots(game), encoder)
        self.examples: list[Example] = []
        self.deep = config.deep
        self.bots = [self._bot(playouts) for playouts in (plan.playouts, config.quick)]
        """Who thinks, deeply and quickly; of nobody's quick decisions anything is learned."""

    def _bot(self, playouts: int) -> Search:
        budget = Budget(playouts=playouts)
        if self.plan.net is None:
            return Search(self.game, budget)
        return Learned(self.game, budget, find_net(self.game, self.plan.net))

    def play(self) -> Result:
        game = self.game
        state = game.start(self.setting.seats, self.options)
        length = 0
        rested = False
        while (seat := int(state.mover())) != OVER:
            rests = game.rests(state)
            if rests and not rested and self.rng.random() < self.keep:
                self._note(state, self.rng.randrange(state.seats))
            rested = rests
            if seat == CHANCE:
                state.apply(CHANCE, self.deal.draw(state))
                continue
            legal = state.legal(seat)
            action = legal[0] if len(legal) == 1 else self._decide(state, seat, legal)
            state.apply(seat, action)
            length += 1
        return self._end(state, length)

    def _decide(self, state: State, seat: int, legal: list[int]) -> int:
        rng = self.rng
        action = self._greedy(state, seat) if self.plan.playouts == 0 else self._thought(state, seat, legal)
        return legal[rng.randrange(len(legal))] if rng.random() < _LOT else action

    def _greedy(self, state: State, seat: int) -> int:
        if self.rng.random() < self.keep:
            self._note_of_others(state, seat)
            self._note(state, seat)
        return self.game.greedy(state, seat, self.rng)

    def _thought(self, state: State, seat: int, legal: list[int]) -> int:
        """Most decisions are quick, so that there are many games; what deep ones find is learned."""
        rng = self.rng
        deep, quick = self.bots
        if rng.random() >= self.deep:
            return quick.choose(state.view(seat), legal, seat, rng)
        self._note_of_others(state, seat)
        advice = deep.explain(state.view(seat), legal, seat, rng)
        shares = dict.fromkeys(legal, 0.0)
        tried = sum(each.playouts for each in advice)
        for each in advice:
            shares[each.action] += 0.5 * each.playouts / tried
        shares[advice[0].action] += 0.5
        self._note(state, seat, legal, [shares[code] for code in legal], advice[0].chance)
        return advice[0].action

    def _note_of_others(self, state: State, seat: int) -> None:
        if state.seats > 1 and self.rng.random() < _OTHERS:
            self._note(state, (seat + 1 + self.rng.randrange(state.seats - 1)) % state.seats)

    def _note(
        self,
        state: State,
        seat: int,
        legal: list[int] | None = None,
        shares: list[float] | None = None,
        chance: float = -1.0,
    ) -> None:
        slots, values = read_out(self.game, self.inputs, state, seat)
        appraisal: list[float] = []
        if legal:
            given = self.game.appraise(state, seat, self.rng)
            best = max(given)
            appraisal = [max(-OUT_OF_SIGHT, (value - best) / self.game.spread) for value in given]
        own, _ = opinions(self.game, state, seat)
        self.examples.append(Example(seat, own, slots, values, legal or [], appraisal, shares or [], chance))

    def _end(self, state: State, length: int) -> Result:
        seats = range(state.seats)
        places = state.standing()
        points = [state.sheet(seat).total for seat in seats]
        sides = [int(state.side(seat)) for seat in seats]
        winners = len({side for side, place in zip(sides, places, strict=True) if place == 1})
        outcomes = []
        for seat in seats:
            rivals = [points[other] for other in seats if sides[other] != sides[seat]]
            win = 1 / winners if places[seat] == 1 else 0.0
            outcomes.append(Outcome(win, points[seat] - max(rivals, default=0), points[seat]))
        self.file.parent.mkdir(parents=True, exist_ok=True)
        write_positions(self.file, self.examples, outcomes, self.game.spread, self.trust)
        verdicts = tuple(state.verdict(seat) for seat in seats)
        return Result(tuple(points), tuple(places), length, verdicts)
