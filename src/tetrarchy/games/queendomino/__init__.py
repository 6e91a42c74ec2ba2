"""Queendomino, with Kingdomino's dominoes for the Royal Wedding, and Kingdomino's own base game."""

from __future__ import annotations

from typing import Any

from librt.random import Random

from tetrarchy.games.queendomino.actions import action_space
from tetrarchy.games.queendomino.components import as_plain
from tetrarchy.games.queendomino.data import FIELD_SOURCES, Components
from tetrarchy.games.queendomino.engine import Queendomino, new_state
from tetrarchy.games.queendomino.loading import DIRECTORY, load
from tetrarchy.games.queendomino.player.encode import QueendominoEncoder
from tetrarchy.games.queendomino.player.greedy import Weighing, greedy
from tetrarchy.games.queendomino.player.reasons import reason
from tetrarchy.games.queendomino.player.themes import themes
from tetrarchy.games.queendomino.player.values import POINT
from tetrarchy.games.queendomino.player.worth import worth
from tetrarchy.games.queendomino.profile import OPTIONS, SEATS, Profile
from tetrarchy.games.queendomino.restore import restore
from tetrarchy.games.queendomino.state import DRAW_BUILDING, DRAW_LINE
from tetrarchy.kernel.data import Data
from tetrarchy.kernel.encode import Encoder
from tetrarchy.kernel.errors import BadOptions
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.options import Options
from tetrarchy.kernel.plain import Reader
from tetrarchy.kernel.reasons import Reason, Tried
from tetrarchy.kernel.state import State

RULES_VERSION = 1


class QueendominoGame(Game):
    """The game with one set of component files."""

    def __init__(self, main: Components, alternative: Components) -> None:
        super().__init__("queendomino", RULES_VERSION, main.hash, OPTIONS, action_space(main))
        self.secrets = False
        self.spread = 20.0
        self.longest = 700
        self.horizon = 2
        self.long_games = True
        self.field_sources = FIELD_SOURCES
        self.main = main
        self.alternative = alternative

    def seats_for(self, options: Options) -> tuple[int, ...]:
        return SEATS[str(options["variant"])]

    def check(self, options: Options) -> None:
        kingdomino = options["variant"] == "kingdomino"
        for name in ("middle_kingdom", "harmony"):
            if options[name] and not kingdomino:
                raise BadOptions(
                    "only-kingdomino",
                    "The option “{name}” belongs to the variant kingdomino only.",
                    name=name,
                )
        if kingdomino and options["bonuses"] != "main":
            raise BadOptions(
                "no-buildings", "The option “bonuses” has no use in kingdomino: it has no buildings."
            )

    def start(self, seats: int, options: Options) -> State:
        return new_state(Profile(seats, options), self._components(options))

    def _restore(self, table: Reader, seats: int, options: Options) -> State:
        return restore(table, Profile(seats, options), self._components(options))

    def greedy(self, state: State, seat: int, rng: Random) -> int:
        assert isinstance(state, Queendomino)
        return greedy(state, seat, rng)

    def appraise(self, state: State, seat: int, rng: Random) -> list[float]:
        assert isinstance(state, Queendomino)
        weighing = Weighing(state)
        return [weighing.value(action) / POINT for action in state.legal(seat)]

    def rests(self, state: State) -> bool:
        """Between two rounds: whatever is decided in one is free of luck until then."""
        assert isinstance(state, Queendomino)
        return state.step == DRAW_LINE or state.step == DRAW_BUILDING

    def worth(self, state: State, seat: int) -> float:
        assert isinstance(state, Queendomino)
        return worth(state, seat) / POINT

    def encoder(self, seats: int, options: Options) -> Encoder:
        return QueendominoEncoder(Profile(seats, options), self._components(options))

    def _reason(self, tried: Tried) -> Reason | None:
        return reason(tried)

    def _themes(self, tried: Tried) -> list[str]:
        return themes(tried)

    def variants(self) -> list[tuple[int, Options]]:
        found: list[tuple[int, Options]] = []
        for variant, possible in SEATS.items():
            found += [(seats, self.settings(seats, {"variant": variant})) for seats in possible]
        found += [(seats, self.settings(seats, {"bonuses": "alternative"})) for seats in (2, 3, 4)]
        extras = {"variant": "kingdomino", "middle_kingdom": True, "harmony": True}
        return found + [(seats, self.settings(seats, extras)) for seats in (2, 3, 4)]

    def with_data(self, data: Data) -> Game:
        return make_game(data)

    def components(self) -> dict[str, Any]:
        return as_plain(self.main, self.alternative)

    def _components(self, options: Options) -> Components:
        return self.alternative if options["bonuses"] == "alternative" else self.main


def make_game(data: Data = DIRECTORY) -> QueendominoGame:
    """The game with its own component files, or with others."""
    return QueendominoGame(load(data), load(data, alternative=True))


GAME = make_game()
