"""Inkdoms: six kingdoms to paint with the drops that dice bring, for one to four."""

from __future__ import annotations

from typing import Any

from librt.random import Random

from tetrarchy.games.inkdoms.actions import MOST_SEATS, action_space
from tetrarchy.games.inkdoms.advice import advise
from tetrarchy.games.inkdoms.components import plain_components
from tetrarchy.games.inkdoms.data import FIELD_SOURCES, Components
from tetrarchy.games.inkdoms.engine import Inkdoms, new_state
from tetrarchy.games.inkdoms.loading import load
from tetrarchy.games.inkdoms.player.encode import InkdomsEncoder
from tetrarchy.games.inkdoms.player.greedy import appraise, greedy
from tetrarchy.games.inkdoms.player.reasons import reason
from tetrarchy.games.inkdoms.player.themes import themes
from tetrarchy.games.inkdoms.player.worth import Judge
from tetrarchy.games.inkdoms.restore import imagine, restore
from tetrarchy.games.inkdoms.scoring import LOWEST_RESULT, RESULTS
from tetrarchy.games.inkdoms.state import THROWING
from tetrarchy.kernel.data import Data
from tetrarchy.kernel.encode import Encoder
from tetrarchy.kernel.errors import BadData
from tetrarchy.kernel.game import Game, SoloGoal
from tetrarchy.kernel.options import Options
from tetrarchy.kernel.plain import Reader
from tetrarchy.kernel.reasons import Reason, Tried
from tetrarchy.kernel.state import State

RULES_VERSION = 2


class InkdomsGame(Game):
    """The game with one map."""

    def __init__(self, components: Components) -> None:
        super().__init__("inkdoms", RULES_VERSION, components.hash, (), action_space(components))
        self.map = components
        self.judge = Judge(components)
        self.spread = 10.0
        self.longest = 1_000
        self.horizon = 3
        self.flat_horizon = 6
        self.solo_goal = SoloGoal({}, 68)
        self.component_fields = {"die": ("dice",)}
        self.field_sources = FIELD_SOURCES
        self.computed_files = {"throws.toml": "spots-of-another-map"}
        self.verdicts = (LOWEST_RESULT, *(name for _, name in reversed(RESULTS)))

    def seats_for(self, options: Options) -> tuple[int, ...]:
        return tuple(range(1, MOST_SEATS + 1))

    def start(self, seats: int, options: Options) -> State:
        return new_state(seats, self.map)

    def _restore(self, table: Reader, seats: int, options: Options) -> State:
        return restore(table, seats, self.map)

    def _imagine(self, table: Reader, seats: int, options: Options, rng: Random) -> State:
        return imagine(table, seats, self.map, rng)

    def greedy(self, state: State, seat: int, rng: Random) -> int:
        assert isinstance(state, Inkdoms)
        return greedy(state, seat, rng)

    def appraise(self, state: State, seat: int, rng: Random) -> list[float]:
        assert isinstance(state, Inkdoms)
        return appraise(state, seat, state.legal(seat), greedy(state, seat, rng))

    def rests(self, state: State) -> bool:
        """Before the dice are thrown."""
        assert isinstance(state, Inkdoms)
        return state.step == THROWING

    def worth(self, state: State, seat: int) -> float:
        assert isinstance(state, Inkdoms)
        return self.judge.worth(state, seat)

    def encoder(self, seats: int, options: Options) -> Encoder:
        return InkdomsEncoder(seats, self.map)

    def _reason(self, tried: Tried) -> Reason | None:
        return reason(tried)

    def _themes(self, tried: Tried) -> list[str]:
        return themes(tried)

    def variants(self) -> list[tuple[int, Options]]:
        return [(seats, {}) for seats in range(1, MOST_SEATS + 1)]

    def with_data(self, data: Data) -> Game:
        return make_game(data)

    def advice(self) -> list[BadData]:
        return advise(self.map)

    def components(self) -> dict[str, Any]:
        return plain_components(self.map)


def make_game(data: Data | None = None) -> InkdomsGame:
    """The game with its own map, or with another."""
    return InkdomsGame(load() if data is None else load(data))


GAME = make_game()
