"""Many games at once for Stable-Baselines3, whose vector environments are of a kind of their own.

    MaskablePPO("MlpPolicy", VectorGames("inkdoms", 64, seats=1, shaping="sheet"))

Observations are the array alone; the masks come by :meth:`VectorGames.action_masks`, as sb3-contrib asks.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from tetrarchy.extras import LEARNING, needed_by

with needed_by(LEARNING):
    import numpy as np
    from stable_baselines3.common.vec_env import VecEnv

from tetrarchy.envs.encoding import Mask
from tetrarchy.envs.vector import VectorEnv


class VectorGames(VecEnv):
    """``num_envs`` games in which one seat decides: alone, or against ``bots`` (greedy ones unless named).

    Rewards are divided by ``unit``: value networks learn best from numbers of about 1. Where a game ends its
    info has ``terminal_observation``, ``episode`` as ``Monitor`` writes it, whose ``r`` is the whole reward
    with shaping, and ``score`` and ``place`` of the seat. Everything else is as in ``VectorEnv``, which takes
    the same arguments and is found in ``games``.
    """

    def __init__(
        self, game: str, num_envs: int, seats: int | None = None, *, unit: float = 1.0, **settings: Any
    ) -> None:
        settings.setdefault("bots", "greedy")
        self.unit = unit
        self.games = VectorEnv(game, num_envs, seats, **settings)
        self.seat = int(self.games.looker)
        self.render_mode = self.games.render_mode
        encoding = self.games.encoding
        super().__init__(num_envs, encoding.observation_space()["observation"], encoding.action_space())
        self._seed: int | None = None
        self._start = time.monotonic()

    def seed(self, seed: int | None = None) -> Sequence[int | None]:
        """The seed of the next reset."""
        self._seed = seed
        return [seed] * self.num_envs

    def reset(self) -> Any:
        """Begin all games anew."""
        seen, _ = self.games.reset(seed=self._seed)
        self._seed = None
        self._masks: Mask = seen["action_mask"]
        self._earned = np.zeros(self.num_envs)
        self._lengths = np.zeros(self.num_envs, np.int64)
        return seen["observation"]

    def step_async(self, actions: Any) -> None:
        """Keep the decisions until they are waited for."""
        self._actions = actions

    def step_wait(self) -> Any:
        """Carry them out."""
        seen, rewards, over, _, told = self.games.step(self._actions)
        self._masks = seen["action_mask"]
        self._earned += rewards
        self._lengths += 1
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for index in over.nonzero()[0]:
            infos[index] = {
                "TimeLimit.truncated": False,
                "terminal_observation": told["final_obs"][index]["observation"],
                "episode": {
                    "r": float(self._earned[index]),
                    "l": int(self._lengths[index]),
                    "t": time.monotonic() - self._start,
                },
                "score": int(told["scores"][index, self.seat]),
                "place": int(told["places"][index, self.seat]),
            }
        self._earned[over] = 0
        self._lengths[over] = 0
        return seen["observation"], (rewards / self.unit).astype(np.float32), over, infos

    def action_masks(self) -> Mask:
        """1 for every action that is open in every game."""
        return self._masks

    # ------------------------------------------------------------ what VecEnv asks for

    def close(self) -> None:
        """There is nothing to release."""

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        """Call a method; what it returns is shared out among the games."""
        found = getattr(self, method_name)(*args, **kwargs)
        return [found[index] for index in self._get_indices(indices)]

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """An attribute, the same for every game."""
        return [getattr(self, attr_name) for _ in self._get_indices(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """Set an attribute, for all games."""
        setattr(self, attr_name, value)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        """Nothing is wrapped."""
        return [False for _ in self._get_indices(indices)]
