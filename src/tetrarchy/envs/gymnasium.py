"""The games as Gymnasium environments: one seat decides, alone or against bots.

Importing this module registers each game: ``gymnasium.make("tetrarchy/inkdoms-v1", seats=1)``.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from tetrarchy.extras import RESEARCH, needed_by

with needed_by(RESEARCH):
    import gymnasium

from librt.random import Random

from tetrarchy.bots import find_bot, seat_bots
from tetrarchy.catalogue import GAMES
from tetrarchy.envs.episode import Episode, Seeds, Setting
from tetrarchy.envs.rewards import SCORE, WIN, check_reward, rewards_of
from tetrarchy.envs.spaces import Lens, Observation, result, told
from tetrarchy.kernel.errors import BadOptions, IllegalAction
from tetrarchy.kernel.seeds import mix
from tetrarchy.kernel.state import OVER

_BOTS: Final = 1


class SeatEnv(gymnasium.Env[Any, Any]):
    """One seat of a game: alone where there is but one; else ``bots`` decide for the others, in their order.

    Observations are as in PettingZoo's environment; the info has ``action_mask`` and ``view``, at the end
    ``view``, ``score``, ``place`` and ``verdict``. The reward comes at the end: by default the win against
    bots, the points alone. An action that is not open ends the game with ``illegal_reward``, and the info's
    ``error`` says why.
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
        illegal_reward: float = -1.0,
        one_hot: bool = False,
        data: Path | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.setting = Setting(game, seats, options, data)
        others = self.setting.seats - 1
        if not 0 <= seat <= others:
            raise BadOptions("no-own-seat", "There is no seat {seat}: seats count from 0.", seat=seat)
        self.seat = seat
        self.bots = seat_bots(bots, others, self.setting.game) if others else []
        self.bots.insert(seat, "")
        self.reward = check_reward(reward or (WIN if others else SCORE))
        self.illegal_reward = illegal_reward
        self.one_hot = one_hot
        self.render_mode = render_mode
        self.finished = True
        self._seeds = Seeds()
        self._look()

    def _look(self) -> None:
        """Make what can be made again, and is in no pickle."""
        game = self.setting.game
        self._players = [find_bot(name, game) if name else None for name in self.bots]
        self._lens = Lens(self.setting, self.one_hot)
        self.observation_space = self._lens.observation_space()
        self.action_space = self._lens.action_space()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game; without a seed, the next one of the series that the last seed began."""
        super().reset(seed=seed)
        self.episode = Episode(self.setting, self._seeds.next(seed))
        self._answers = 0
        self.finished = False
        self._let_bots_play()
        return self._seen()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Decide for the seat; the bots decide until it is on turn again."""
        if self.finished:
            raise IllegalAction("game-over", "The game is over: reset the environment.")
        try:
            self.episode.act(int(action))
        except IllegalAction as error:
            self.finished = True
            observation, info = self._seen()
            return observation, self.illegal_reward, True, False, {**info, "error": str(error)}
        self._let_bots_play()
        reward = 0.0
        if self.episode.mover() == OVER:
            self.finished = True
            reward = rewards_of(self.episode.state, self.reward)[self.seat]
        observation, info = self._seen()
        return observation, reward, self.finished, False, info

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        state = self.episode.state
        view = state.view(self.seat)
        mask = self._lens.mask(state, self.seat)
        info: dict[str, Any] = {"action_mask": mask, "view": view}
        if self.episode.mover() == OVER:
            info.update(result(state, self.seat))
        return self._lens.observation(view, mask.copy()), info

    def _let_bots_play(self) -> None:
        state = self.episode.state
        while (seat := self.episode.mover()) not in (OVER, self.seat):
            player = self._players[seat]
            assert player is not None
            rng = Random(mix(self.episode.seed, _BOTS, self._answers))
            self._answers += 1
            self.episode.act(player.choose(state.view(seat), state.legal(seat), seat, rng))

    def render(self) -> Any:
        """A line about the game, with the render mode ``ansi``."""
        return told(self.episode.state) if self.render_mode == "ansi" else None

    def __getstate__(self) -> dict[str, Any]:
        made_again = ("_players", "_lens", "observation_space", "action_space")
        return {name: value for name, value in self.__dict__.items() if name not in made_again}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._look()


def register() -> None:
    """Make Gymnasium know the games; those that it knows already stay."""
    for game in GAMES:
        name = f"tetrarchy/{game}-v1"
        if name not in gymnasium.registry:
            gymnasium.register(name, entry_point=f"{__name__}:SeatEnv", kwargs={"game": game})


register()
