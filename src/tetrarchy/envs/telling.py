"""What the environments of PettingZoo and Gymnasium share: spaces and observations."""

from __future__ import annotations

from typing import TypedDict

from tetrarchy.extras import RESEARCH, needed_by

with needed_by(RESEARCH):
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete
    from numpy.typing import NDArray

from tetrarchy.envs.encoding import Encoding, Floats, encoding_of
from tetrarchy.envs.episode import Setting
from tetrarchy.kernel.state import State, View


class Observation(TypedDict):
    """A view as an array, and 1 for every action that is open."""

    observation: Floats
    action_mask: NDArray[np.int8]


class Lens:
    """Makes observations of one setting's states."""

    def __init__(self, setting: Setting, one_hot: bool) -> None:
        self.encoding: Encoding = encoding_of(setting)
        self.one_hot = one_hot
        self.actions = setting.game.actions.size

    def observation(self, view: View, mask: NDArray[np.int8]) -> Observation:
        """What a seat with this view and this mask observes."""
        encoded = self.encoding.encode(view)
        return {
            "observation": self.encoding.one_hot(encoded) if self.one_hot else encoded,
            "action_mask": mask,
        }

    def mask(self, state: State, seat: int) -> NDArray[np.int8]:
        """1 for every action that is open to a seat."""
        mask: NDArray[np.int8] = np.zeros(self.actions, np.int8)
        mask[state.legal(seat)] = 1
        return mask

    def observation_space(self) -> Dict:
        """The space of all observations."""
        if self.one_hot:
            low, high = self.encoding.one_hot_bounds()
        else:
            low, high = self.encoding.low, self.encoding.high
        return Dict(
            {
                "observation": Box(low, high, dtype=np.float32),
                "action_mask": Box(0, 1, (self.actions,), np.int8),
            }
        )

    def action_space(self) -> Discrete:
        """The space of all actions of the game; the mask tells which are open."""
        return Discrete(self.actions)


def told(state: State) -> str:
    """The points of every seat and what goes on, on one line."""
    points = ", ".join(str(state.sheet(seat).total) for seat in range(state.seats))
    view = state.view(None)
    return f"{view['game']}, {view['step']}; points: {points}"


def result(state: State, seat: int) -> dict[str, int | str]:
    """How a finished game went for a seat."""
    return {
        "score": state.sheet(seat).total,
        "place": state.standing()[seat],
        "verdict": state.verdict(seat),
    }
