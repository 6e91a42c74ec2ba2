"""It's a Wonderful Kingdom: two players with a module, solo, and the six scenarios."""

from __future__ import annotations

from typing import Any

from librt.random import Random

from tetrarchy.games.wonderful_kingdom.actions import Codes, action_space
from tetrarchy.games.wonderful_kingdom.components import plain_components
from tetrarchy.games.wonderful_kingdom.data import DIRECTORY, LOST, MEDALS, Components
from tetrarchy.games.wonderful_kingdom.engine import WonderfulKingdom, new_state
from tetrarchy.games.wonderful_kingdom.loading import load
from tetrarchy.games.wonderful_kingdom.player.encode import WonderfulKingdomEncoder
from tetrarchy.games.wonderful_kingdom.player.greedy import greedy, priors
from tetrarchy.games.wonderful_kingdom.player.judgement import expected_points
from tetrarchy.games.wonderful_kingdom.player.reasons import reason
from tetrarchy.games.wonderful_kingdom.player.themes import themes
from tetrarchy.games.wonderful_kingdom.profile import CHOOSE, Profile, options_for
from tetrarchy.games.wonderful_kingdom.restore import imagine, restore
from tetrarchy.kernel.data import Data
from tetrarchy.kernel.encode import Encoder
from tetrarchy.kernel.errors import BadOptions
from tetrarchy.kernel.game import Game, SoloGoal
from tetrarchy.kernel.options import Options
from tetrarchy.kernel.plain import Reader
from tetrarchy.kernel.reasons import Reason, Tried
from tetrarchy.kernel.state import State

RULES_VERSION = 2


class WonderfulKingdomGame(Game):
    """The game with one set of component files."""

    def __init__(self, data: Components) -> None:
        super().__init__("wonderful_kingdom", RULES_VERSION, data.hash, options_for(data), action_space(data))
        self.data = data
        self.codes = Codes(self.actions)
        self.verdicts = (LOST, *MEDALS)
        self.spread = 20.0
        self.longest = 4_000
        self.long_games = True
        self.solo_goal = SoloGoal({"module": "advisors", "side": "b"}, 0.50, "silver")
        cards = ("developments", "treasures", "calamity", "threats", "advisors")
        self.component_fields = {
            "card": cards,
            "site": cards,
            "deck": ("threat_decks",),
            "task": ("1", "2"),
        }
        self.thought = (0, 0, 0, 0, 0.10, 0.18, 0.34, 1)
        # A plan is carried out in many decisions, and one thought at any of them sets the whole plan right.
        self.overlooked = (0.55, 0.3, 0.12, 0, 0, 0, 0, 0)  # and what one of them overlooks spoils it

    def seats_for(self, options: Options) -> tuple[int, ...]:
        return (1,) if options["scenario"] else (1, 2)

    def check(self, options: Options) -> None:
        if options["deck_1"] == options["deck_2"] != CHOOSE:
            raise BadOptions(
                "same-deck",
                "There is only one {deck} deck: both players cannot have it.",
                deck=options["deck_1"],
            )

    def start(self, seats: int, options: Options) -> State:
        return new_state(Profile(seats, options, self.data), self.data, self.codes)

    def _restore(self, table: Reader, seats: int, options: Options) -> State:
        state = WonderfulKingdom(seats)
        restore(state, table, Profile(seats, options, self.data), self.data, self.codes)
        return state

    def _imagine(self, table: Reader, seats: int, options: Options, rng: Random) -> State:
        state = WonderfulKingdom(seats)
        imagine(state, table, Profile(seats, options, self.data), self.data, self.codes, rng)
        return state

    def greedy(self, state: State, seat: int, rng: Random) -> int:
        assert isinstance(state, WonderfulKingdom)
        return greedy(state, seat, rng)

    def appraise(self, state: State, seat: int, rng: Random) -> list[float]:
        assert isinstance(state, WonderfulKingdom)
        return priors(state, seat, state.legal(seat), rng)

    def worth(self, state: State, seat: int) -> float:
        assert isinstance(state, WonderfulKingdom)
        return expected_points(state, seat)

    def insight(self, state: State, seat: int) -> float:
        assert isinstance(state, WonderfulKingdom)
        return expected_points(state, seat, thorough=True)

    def rests(self, state: State) -> bool:
        """Whether nothing of a round has begun: where playouts are judged best, before the cards are dealt.

        Between the first card of a round and its end, positions at different steps compare badly.
        """
        assert isinstance(state, WonderfulKingdom)
        return state.begins_round()

    def encoder(self, seats: int, options: Options) -> Encoder:
        return WonderfulKingdomEncoder(Profile(seats, options, self.data), self.data)

    def _reason(self, tried: Tried) -> Reason | None:
        return reason(tried)

    def _themes(self, tried: Tried) -> list[str]:
        return themes(tried)

    def variants(self) -> list[tuple[int, Options]]:
        decks = self.data.deck_ids
        found: list[tuple[int, dict[str, object]]] = []
        for side in ("a", "b"):
            both: list[dict[str, object]] = [{"module": "advisors", "side": side}]
            both += [{"module": "quests", "side": side, "quest": quest} for quest in self.data.quest_ids]
            found += [(seats, given) for seats in (1, 2) for given in both]
            found += [(1, {"module": "threats", "side": side, "deck_1": deck}) for deck in decks]
            found.append((2, {"module": "threats", "side": side}))
            found += [(1, {"scenario": n + 1, "side": side}) for n in range(len(self.data.scenarios))]
        for mine in decks:
            for other in decks:
                if mine != other:
                    found.append((2, {"module": "threats", "deck_1": mine, "deck_2": other}))
        found.append((1, {"module": "advisors", "search": "every_offer", "duchy": self.data.duchy_ids[1]}))
        return [(seats, self.settings(seats, given)) for seats, given in found]

    def with_data(self, data: Data) -> Game:
        return make_game(data)

    def components(self) -> dict[str, Any]:
        return plain_components(self.data)


def make_game(data: Data | None = None) -> WonderfulKingdomGame:
    """The game with its own component files, or with others."""
    return WonderfulKingdomGame(load(DIRECTORY if data is None else data))


GAME = make_game()
