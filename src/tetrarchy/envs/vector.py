"""Many games at once, for fast training: one call moves all of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from tetrarchy.extras import RESEARCH, needed_by

with needed_by(RESEARCH):
    import numpy as np
    from gymnasium.vector import AutoresetMode
    from gymnasium.vector import VectorEnv as GymnasiumVectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray

from tetrarchy.envs.encoding import Encoding, Mask
from tetrarchy.envs.episode import Seeds, Setting
from tetrarchy.envs.opponents import Opponents
from tetrarchy.envs.rewards import SCORE, WIN, Shaping, check_reward, check_shaping, rewards_of
from tetrarchy.kernel.batch import DECIDER, Batch
from tetrarchy.kernel.data import Data
from tetrarchy.kernel.seeds import Source, generator, mix
from tetrarchy.kernel.state import OVER, State, View

Doubles: TypeAlias = NDArray[np.float64]


class VectorEnv(GymnasiumVectorEnv[Any, Any, Any]):
    """``num_envs`` games side by side. A game that ends is followed by a new one in the same call.

    With ``bots`` one seat decides in every game, as in ``SeatEnv``. Without, all seats do: whoever is on turn
    observes and acts, infos' ``seat`` tells who that is, and a step's reward is that of the seat that acted.

    Where games end, infos has ``final_obs`` and ``final_info`` (``score``, ``place`` and ``verdict``) of the
    seat that acted, as Gymnasium's own vector environments have them, and ``scores``, ``places`` and
    ``rewards`` of all seats (with ``shaping`` what is still owed); ``_scores`` and so on tell which games.
    ``observations=False`` leaves the arrays out, for who needs masks and views only. The chance of a game
    follows the seed that :meth:`seed_of` tells, as that of an ``Episode`` does.
    """

    def __init__(
        self,
        game: str,
        num_envs: int,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        *,
        seat: int = 0,
        bots: str | None = None,
        reward: str | None = None,
        shaping: str | None = None,
        one_hot: bool = False,
        observations: bool = True,
        data: Data | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.setting = Setting(game, seats, options, data)
        self.num_envs = num_envs
        self.opponents = None if bots is None else Opponents(self.setting, seat, bots)
        self.looker = DECIDER if bots is None else seat
        self.reward = check_reward(reward or (WIN if self.setting.seats > 1 else SCORE))
        self.render_mode = render_mode
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self.encoding = Encoding(self.setting, one_hot)
        self.observations = observations
        self.single_observation_space = self.encoding.observation_space()
        self.single_action_space = self.encoding.action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        named = check_shaping(shaping)
        self._shaping = Shaping(self.setting.game, self.reward, named) if named else None
        self._series = Seeds()

    # ------------------------------------------------------------ Gymnasium

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begin all games anew; a seed for each may be given."""
        if isinstance(seed, Sequence):
            self._roots = [self._series.next(None) if own is None else int(own) for own in seed]
        else:
            root = self._series.next(seed)
            self._roots = [mix(root, index) for index in range(self.num_envs)]
        self._games = [0] * self.num_envs
        self._seeds = [0] * self.num_envs
        self._answers = [0] * self.num_envs
        self.batch = Batch(
            self.setting.game, self.setting.seats, dict(self.setting.options), self.encoding.lens
        )
        for index in range(self.num_envs):
            self._begin(index)
        self._prospects = [self._prospects_of(index) for index in range(self.num_envs)]
        return self._observed({})

    def step(
        self, actions: Sequence[int] | NDArray[np.int64]
    ) -> tuple[Any, Doubles, NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """One decision in every game. An action that is not open raises IllegalAction.

        The games before the one with the wrong action have moved then.
        """
        chosen = actions.tolist() if isinstance(actions, np.ndarray) else [int(action) for action in actions]
        actors = self._deciders
        ended = self.batch.step(chosen)
        if self.opponents is not None:
            ended = [index for index in range(self.num_envs) if self._let_bots_play(index) == OVER]
        rewards: Doubles = np.zeros(self.num_envs)
        infos: dict[str, Any] = {}
        if self._shaping is not None:
            self._shape(self._shaping, actors, rewards)
        terminated: NDArray[np.bool_] = np.zeros(self.num_envs, np.bool_)
        if ended:
            terminated[ended] = True
            infos = self._finished(ended, actors, rewards, terminated)
        for index in ended:
            self._begin(index)
            self._prospects[index] = self._prospects_of(index)
        observed, infos = self._observed(infos)
        return observed, rewards, terminated, np.zeros(self.num_envs, np.bool_), infos

    def close_extras(self, **kwargs: Any) -> None:
        """There is nothing to release."""

    # ------------------------------------------------------------ more

    @property
    def states(self) -> list[State]:
        """The positions of all games."""
        return self.batch.states

    def seed_of(self, index: int) -> int:
        """The seed of the game that is being played at a place."""
        return self._seeds[index]

    def sample(self, source: Source) -> NDArray[np.int64]:
        """An action for every game, each open one equally likely; the source is a generator or a seed."""
        return np.array(self.batch.sample(generator(source)))

    def action_masks(self) -> Mask:
        """1 for every action that is open in every game."""
        return self.encoding.masks(self.encoding.lens.look(self.states, self.looker, False))

    def view(self, index: int) -> View:
        """What the seat that acts next in a game sees, as plain data."""
        state = self.states[index]
        return state.view(int(state.mover()) if self.looker == DECIDER else self.looker)

    def describe(self) -> list[dict[str, Any]]:
        """Every field of the observation: name, meaning, place and range."""
        return self.encoding.describe()

    # ------------------------------------------------------------ within

    def _observed(self, infos: dict[str, Any]) -> tuple[Any, dict[str, Any]]:
        """What is seen now."""
        shown = self.encoding.lens.look(self.states, self.looker, self.observations)
        seats = np.array(memoryview(shown.seats))
        self._deciders = seats
        infos["seat"] = seats
        masks = self.encoding.masks(shown)
        if not self.observations:
            return {"action_mask": masks}, infos
        return {"observation": self.encoding.rows(shown), "action_mask": masks}, infos

    def _begin(self, index: int) -> None:
        self._games[index] += 1
        self._seeds[index] = mix(self._roots[index], self._games[index])
        self._answers[index] = 0
        self.batch.begin(index, self._seeds[index])
        self._let_bots_play(index)

    def _let_bots_play(self, index: int) -> int:
        """Bots decide until the own seat must; returns who decides then."""
        state = self.states[index]
        mover = int(state.mover())
        while self.opponents is not None and mover not in (OVER, self.looker):
            action = self.opponents.choose(state, mover, self._seeds[index], self._answers[index])
            self._answers[index] += 1
            mover = int(self.batch.act(index, action))
        return mover

    def _prospects_of(self, index: int) -> list[float]:
        if self._shaping is None:
            return []
        return [self._shaping.prospects(self.states[index], seat) for seat in range(self.setting.seats)]

    def _shape(self, shaping: Shaping, actors: NDArray[np.int64], rewards: Doubles) -> None:
        """What the actors' prospects have changed by since they were last paid."""
        for index, seat in enumerate(actors.tolist()):
            now = shaping.prospects(self.states[index], seat)
            rewards[index] = now - self._prospects[index][seat]
            self._prospects[index][seat] = now

    def _finished(
        self,
        ended: list[int],
        actors: NDArray[np.int64],
        rewards: Doubles,
        over: NDArray[np.bool_],
    ) -> dict[str, Any]:
        """The rewards of the games that are over, and what infos tell of them."""
        shape = (self.num_envs, self.setting.seats)
        gained, scores, places = np.zeros(shape), np.zeros(shape, np.int64), np.zeros(shape, np.int64)
        last: NDArray[Any] = np.full(self.num_envs, None, object)
        for index in ended:
            state, actor = self.states[index], int(actors[index])
            gained[index] = rewards_of(state, self.reward)
            if self._shaping is None:
                rewards[index] = gained[index, actor]
            else:
                gained[index] -= self._prospects[index]
                gained[index, actor] = rewards[index]
            scores[index] = [state.sheet(seat).total for seat in range(state.seats)]
            places[index] = state.standing()
            last[index] = self.encoding.observe(state, actor)
        acted = np.arange(self.num_envs), actors
        verdicts: NDArray[Any] = np.full(self.num_envs, None, object)
        verdicts[ended] = [self.states[index].verdict(int(actors[index])) for index in ended]
        infos: dict[str, Any] = {"rewards": gained, "scores": scores, "places": places, "final_obs": last}
        final = {"score": scores[acted], "place": places[acted], "verdict": verdicts}
        infos["final_info"] = final | {f"_{name}": over for name in final}
        return infos | {f"_{name}": over for name in infos}


def against_bots(game: str, num_envs: int, bots: str = "greedy", **more: Any) -> VectorEnv:
    """Many games in which one seat decides against bots: what ``gymnasium.make_vec`` makes."""
    return VectorEnv(game, num_envs, bots=bots, **more)
