"""The games as PettingZoo environments, one agent at a time (AEC)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tetrarchy.extras import RESEARCH, needed_by

with needed_by(RESEARCH):
    import numpy as np
    from gymnasium.spaces import Dict, Discrete
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from tetrarchy.envs.encoding import Encoding, Floats, Observation
from tetrarchy.envs.episode import Episode, Seeds, Setting
from tetrarchy.envs.rewards import WIN, check_reward, rewards_of
from tetrarchy.envs.telling import result, told
from tetrarchy.kernel.data import Data
from tetrarchy.kernel.state import OVER, View


def env(
    game: str,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    **more: Any,
) -> AECEnv:
    """An environment that also checks the order of calls; arguments as for :class:`TetrarchyEnv`."""
    return OrderEnforcingWrapper(raw_env(game, seats, options, **more))


def raw_env(
    game: str,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    **more: Any,
) -> TetrarchyEnv:
    """The environment itself."""
    return TetrarchyEnv(game, seats, options, **more)


class TetrarchyEnv(AECEnv):  # type: ignore[misc]
    """A game whose seats are the agents ``seat_0``, ``seat_1``, …

    The environment plays chance itself, from the seed of ``reset``. Where several seats decide at once, they
    are asked one after the other, and none sees what another has chosen before the rules reveal it. An
    action that is not open raises IllegalAction and changes nothing.

    An observation holds what the seat sees as an array, and the mask of open actions; the info of the agent
    that decides has the mask too. :meth:`view` is what an agent sees as plain data. At the end every agent's
    info has ``score``, ``place`` and ``verdict``, and masks are all 1. All rewards come at the end (see
    ``rewards.py``).

    ``copy.deepcopy`` and ``pickle`` work at any moment; the copy goes on with the same chance.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        *,
        reward: str = WIN,
        one_hot: bool = False,
        data: Data | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.setting = Setting(game, seats, options, data)
        self.reward = check_reward(reward)
        self.one_hot = one_hot
        self.render_mode = render_mode
        self.metadata = {
            "name": f"tetrarchy_{game}_v{self.setting.game.rules_version}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setting.seats)]
        self.agents: list[str] = []
        self._seeds = Seeds()
        self._look()

    def _look(self) -> None:
        """Make what can be made again, and is in no pickle."""
        self.encoding = Encoding(self.setting, self.one_hot)
        self._observation_spaces = {
            agent: self.encoding.observation_space() for agent in self.possible_agents
        }
        self._action_spaces = {agent: self.encoding.action_space() for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Dict:
        """An array and a mask; :meth:`describe` tells what the array holds."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """All actions that a seat can take; ``encoding`` tells the game's code and notation of each."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; without a seed, the next one of the series that the last seed began."""
        self.episode = Episode(self.setting, self._seeds.next(seed))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._skip_agent_selection = None
        self._select()

    def step(self, action: int | None) -> None:
        """Carry out the decision of the agent that is on turn."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} has to decide: None is not an action.")
        self.episode.act(self.encoding.code(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.episode.mover() == OVER:
            gained = rewards_of(self.episode.state, self.reward)
            self.rewards = dict(zip(self.agents, gained, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._select()

    def _select(self) -> None:
        """Turn to the agent that decides, and tell it what it needs."""
        state = self.episode.state
        seat = self.episode.mover()
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._seen: Observation | None = None
        if seat == OVER:
            self.agent_selection = self.agents[0]
            for number, agent in enumerate(self.agents):
                self.infos[agent] = dict(result(state, number))
            return
        self.agent_selection = self.agents[seat]
        self._seen = self.encoding.observe(state, seat)
        self.infos[self.agent_selection]["action_mask"] = self._seen["action_mask"].copy()

    def observe(self, agent: str) -> Observation:
        """What an agent observes now; while the game goes on, only the one on turn has open actions."""
        if self._seen is not None and agent == self.agent_selection:
            return {
                "observation": self._seen["observation"].copy(),
                "action_mask": self._seen["action_mask"].copy(),
            }
        seen = self.encoding.observe(self.episode.state, self.possible_agents.index(agent))
        if self._seen is not None:
            seen["action_mask"].fill(0)
        return seen

    def view(self, agent: str) -> View:
        """All that an agent may know, as plain data."""
        return self.episode.state.view(self.possible_agents.index(agent))

    def describe(self) -> list[dict[str, Any]]:
        """Every field of the observation: name, meaning, place and range."""
        return self.encoding.describe()

    def state(self) -> Floats:
        """The arrays of all seats, one after the other."""
        return np.concatenate([self.observe(agent)["observation"] for agent in self.possible_agents])

    def render(self) -> str | None:
        """A line about the game, with the render mode ``ansi``."""
        return told(self.episode.state) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to release."""

    def __getstate__(self) -> dict[str, Any]:
        made_again = ("encoding", "_observation_spaces", "_action_spaces")
        return {name: value for name, value in self.__dict__.items() if name not in made_again}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._look()
