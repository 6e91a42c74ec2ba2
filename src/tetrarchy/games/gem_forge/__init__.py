"""Gem Forge («Край самоцветов»): stones out of the mine, jewellery for points, cards to get in the way."""

from __future__ import annotations

from typing import Any

from librt.random import Random

from tetrarchy.games.gem_forge.actions import action_space
from tetrarchy.games.gem_forge.components import plain_components
from tetrarchy.games.gem_forge.data import Components
from tetrarchy.games.gem_forge.engine import GemForge, new_state
from tetrarchy.games.gem_forge.loading import load
from tetrarchy.games.gem_forge.player.encode import GemForgeEncoder
from tetrarchy.games.gem_forge.player.greedy import greedy, promise
from tetrarchy.games.gem_forge.player.reasons import reason
from tetrarchy.games.gem_forge.player.themes import themes
from tetrarchy.games.gem_forge.player.worth import POINT, hand_worth, prospects
from tetrarchy.games.gem_forge.restore import imagine, restore
from tetrarchy.games.gem_forge.state import ACTIONS_A_TURN, TURN
from tetrarchy.kernel.data import Data
from tetrarchy.kernel.encode import Encoder
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.options import Options
from tetrarchy.kernel.plain import Reader
from tetrarchy.kernel.reasons import Reason, Tried
from tetrarchy.kernel.state import State

RULES_VERSION = 2
SEATS = (2, 3, 4)


class GemForgeGame(Game):
    """The game with one set of component files."""

    def __init__(self, parts: Components) -> None:
        super().__init__("gem_forge", RULES_VERSION, parts.hash, (), action_space(parts))
        self.reactions = True
        self.spread = 5.0
        self.horizon = 3
        self.flat_horizon = 2
        self.longest = 5_000
        self.component_fields = {"get": ("colours",), "give": ("colours",)}
        self.parts = parts

    def seats_for(self, options: Options) -> tuple[int, ...]:
        return SEATS

    def start(self, seats: int, options: Options) -> State:
        return new_state(seats, self.parts)

    def _restore(self, table: Reader, seats: int, options: Options) -> State:
        return restore(table, seats, self.parts)

    def _imagine(self, table: Reader, seats: int, options: Options, rng: Random) -> State:
        return imagine(table, seats, self.parts, rng)

    def greedy(self, state: State, seat: int, rng: Random) -> int:
        assert isinstance(state, GemForge)
        return greedy(state, seat, rng)

    def appraise(self, state: State, seat: int, rng: Random) -> list[float]:
        assert isinstance(state, GemForge)
        return [promise(state, seat, action) / POINT for action in state.legal(seat)]

    def rests(self, state: State) -> bool:
        """Between two turns."""
        assert isinstance(state, GemForge)
        return state.step == TURN and state.actions_left == ACTIONS_A_TURN

    def worth(self, state: State, seat: int) -> float:
        assert isinstance(state, GemForge)
        return (prospects(state, seat) + hand_worth(state, seat)) / POINT

    def encoder(self, seats: int, options: Options) -> Encoder:
        return GemForgeEncoder(seats, self.parts)

    def _reason(self, tried: Tried) -> Reason | None:
        return reason(tried)

    def _themes(self, tried: Tried) -> list[str]:
        return themes(tried)

    def variants(self) -> list[tuple[int, Options]]:
        return [(seats, {}) for seats in SEATS]

    def with_data(self, data: Data) -> Game:
        return make_game(data)

    def components(self) -> dict[str, Any]:
        return plain_components(self.parts)


def make_game(data: Data | None = None) -> GemForgeGame:
    """The game with its own component files, or with others."""
    return GemForgeGame(load() if data is None else load(data))


GAME = make_game()
