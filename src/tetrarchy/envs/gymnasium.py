"""The games as Gymnasium environments: one seat decides, alone or against bots.

Importing this module registers each game: ``gymnasium.make("tetrarchy/inkdoms-v1", seats=1)`` for one game,
``gymnasium.make_vec("tetrarchy/inkdoms-v1", num_envs=64, seats=1)`` for many (``vector.py``).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tetrarchy.extras import RESEARCH, needed_by

with needed_by(RESEARCH):
    import gymnasium

from tetrarchy.catalogue import GAMES
from tetrarchy.envs.encoding import Encoding, Mask, Observation
from tetrarchy.envs.episode import Episode, Seeds, Setting
from tetrarchy.envs.opponents import Opponents
from tetrarchy.envs.rewards import SCORE, WIN, Shaping, check_reward, check_shaping, rewards_of
from tetrarchy.envs.telling import result, told
from tetrarchy.kernel.data import Data
from tetrarchy.kernel.errors import IllegalAction
from tetrarchy.kernel.state import OVER, View


class SeatEnv(gymnasium.Env[Any, Any]):
    """One seat of a game: alone where there is but one; else ``bots`` decide for the others, in their order.

    Observations are as in PettingZoo's environment; :meth:`action_masks` is the mask alone, :meth:`view` what
    the seat sees as plain data. At the end the info has ``score``, ``place`` and ``verdict``, and the mask is
    all 1. The reward comes at the end: by default the win against bots, the points alone; ``shaping`` pays it
    on the way (see ``rewards.py``). An action that is not open ends the game with ``illegal_reward``, and the
    info's ``error`` says why.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        *,
        seat: int = 0,
        bots: str = "greedy",
        reward: str | None = None,
        shaping: str | None = None,
        illegal_reward: float = -1.0,
        one_hot: bool = False,
        data: Data | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.setting = Setting(game, seats, options, data)
        self.opponents = Opponents(self.setting, seat, bots)
        self.seat = seat
        self.reward = check_reward(reward or (WIN if self.setting.seats > 1 else SCORE))
        self.shaping = check_shaping(shaping)
        self.illegal_reward = illegal_reward
        self.one_hot = one_hot
        self.render_mode = render_mode
        self.finished = True
        self._seeds = Seeds()
        self._look()

    def _look(self) -> None:
        """Make what can be made again, and is in no pickle."""
        self.encoding = Encoding(self.setting, self.one_hot)
        self.observation_space = self.encoding.observation_space()
        self.action_space = self.encoding.action_space()
        self._shaping = Shaping(self.setting.game, self.reward, self.shaping) if self.shaping else None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game; without a seed, the next one of the series that the last seed began."""
        super().reset(seed=seed)
        self.episode = Episode(self.setting, self._seeds.next(seed))
        self._answers = 0
        self.finished = False
        self._let_bots_play()
        self._prospects = self._shaping.prospects(self.episode.state, self.seat) if self._shaping else 0.0
        return self.encoding.observe(self.episode.state, self.seat), {}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Decide for the seat; the bots decide until it is on turn again."""
        if self.finished:
            raise IllegalAction("game-over", "The game is over: reset the environment.")
        state = self.episode.state
        try:
            self.episode.act(self.encoding.code(action))
        except IllegalAction as error:
            self.finished = True
            seen = self.encoding.observe(state, self.seat)
            return seen, self.illegal_reward, True, False, {"error": str(error)}
        self._let_bots_play()
        info: dict[str, Any] = {}
        self.finished = self.episode.mover() == OVER
        if self.finished:
            info.update(result(state, self.seat))
        return self.encoding.observe(state, self.seat), self._earned(), self.finished, False, info

    def _earned(self) -> float:
        """The reward of a step."""
        if self._shaping is not None:
            before, self._prospects = self._prospects, self._shaping.prospects(self.episode.state, self.seat)
            return self._prospects - before
        return rewards_of(self.episode.state, self.reward)[self.seat] if self.finished else 0.0

    def _let_bots_play(self) -> None:
        state = self.episode.state
        while (seat := self.episode.mover()) not in (OVER, self.seat):
            self.episode.act(self.opponents.choose(state, seat, self.episode.seed, self._answers))
            self._answers += 1

    def action_masks(self) -> Mask:
        """1 for every action that is open, as ``MaskablePPO`` asks for it."""
        return self.encoding.observe(self.episode.state, self.seat)["action_mask"]

    def view(self) -> View:
        """All that the seat may know, as plain data."""
        return self.episode.state.view(self.seat)

    def describe(self) -> list[dict[str, Any]]:
        """Every field of the observation: name, meaning, place and range."""
        return self.encoding.describe()

    def render(self) -> Any:
        """A line about the game, with the render mode ``ansi``."""
        return told(self.episode.state) if self.render_mode == "ansi" else None

    def __getstate__(self) -> dict[str, Any]:
        made_again = ("encoding", "observation_space", "action_space", "_shaping")
        return {name: value for name, value in self.__dict__.items() if name not in made_again}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._look()


def register() -> None:
    """Make Gymnasium know the games; those that it knows already stay."""
    for game in GAMES:
        name = f"tetrarchy/{game}-v1"
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point=f"{__name__}:SeatEnv",
                vector_entry_point="tetrarchy.envs.vector:against_bots",
                kwargs={"game": game},
            )


register()
