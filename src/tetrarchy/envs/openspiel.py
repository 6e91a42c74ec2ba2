"""The games for OpenSpiel: importing this module registers each as ``tetrarchy_<game>``.

``pyspiel.load_game("tetrarchy_inkdoms", {"players": 3})``: the parameters are ``players``, ``reward``,
``one_hot``, ``imperfect`` and the game's own options.
"""

from __future__ import annotations

import json
from typing import Any, Final

from tetrarchy.extras import RESEARCH, needed_by

with needed_by(RESEARCH):
    import numpy as np
    import pyspiel

from librt.random import Random

from tetrarchy.catalogue import GAMES, find_game
from tetrarchy.envs.encoding import Encoding, Floats
from tetrarchy.envs.episode import Held, Setting
from tetrarchy.envs.rewards import WIN, check_reward, reward_range, rewards_of
from tetrarchy.kernel.options import Options
from tetrarchy.kernel.state import CHANCE, OVER, State, View

PREFIX: Final = "tetrarchy_"
_OURS: Final = {"players": 2, "reward": WIN, "one_hot": False, "imperfect": False}


def game_type(game: str, setting: Setting | None = None, imperfect: bool = False) -> Any:
    """OpenSpiel's description of a game; with a setting, what is true of that setting.

    ``imperfect`` announces an open table as one of imperfect information, for algorithms that take no other.
    """
    known = find_game(game)
    seats = {number for number, _ in known.variants()}
    kinds = pyspiel.GameType
    solo = setting is not None and setting.seats == 1
    open_table = not imperfect and (solo or (setting is not None and not setting.game.secrets))
    return kinds(
        short_name=PREFIX + game,
        long_name=f"Tetrarchy: {game}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.PERFECT_INFORMATION
        if open_table
        else kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if solo else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={**_OURS, **{option.name: option.default for option in known.options}},
    )


class TetrarchyGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its settings; there is a subclass for every game."""

    name: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game = self.name
        given = {**_OURS, **(params or {})}
        options: Options = {name: value for name, value in given.items() if name not in _OURS}
        self.setting = Setting(game, given["players"], options)
        self.reward = check_reward(given["reward"])
        self.one_hot = bool(given["one_hot"])
        imperfect = bool(given["imperfect"])
        least, most = reward_range(self.setting.seats, self.reward)
        self.encoding = Encoding(self.setting, self.one_hot)
        self.draws = self.setting.game.actions.draws
        """The codes of chance: its outcomes are numbered by their places."""
        self.draw_of = {code: number for number, code in enumerate(self.draws)}
        self.choice_of = {code: number for number, code in enumerate(self.setting.game.actions.choices)}
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoding.choices,
            max_chance_outcomes=len(self.draws),
            num_players=self.setting.seats,
            min_utility=least,
            max_utility=most,
            utility_sum=None if self.setting.seats == 1 else 0.0,
            max_game_length=self.setting.game.longest,
        )
        super().__init__(game_type(game, self.setting, imperfect), info, params or {})

    def new_initial_state(self) -> TetrarchyState:
        """The game at its very beginning."""
        return TetrarchyState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TetrarchyObserver:
        """What turns states into strings and tensors."""
        return TetrarchyObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class TetrarchyState(pyspiel.State):  # type: ignore[misc]
    """A position. Seats that decide at once do so in their order, without seeing what others have chosen."""

    def __init__(self, game: TetrarchyGame) -> None:
        super().__init__(game)
        self.held = Held(game.setting, game.setting.start())
        self.reward = game.reward
        self.choice_of = game.choice_of
        self.decisions: list[list[int]] = [[] for _ in range(game.setting.seats)]
        """What each seat has decided so far, which it remembers."""

    @property
    def position(self) -> State:
        return self.held.state

    def current_player(self) -> int:
        mover = self.position.mover()
        if mover == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if mover == CHANCE else int(mover)

    def is_terminal(self) -> bool:
        return self.position.mover() == OVER

    def _legal_actions(self, player: int) -> list[int]:
        choice_of = self.choice_of
        return [choice_of[code] for code in self.position.legal(player)]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        draw_of = self.get_game().draw_of
        outcomes = self.position.outcomes()
        total = sum(weight for _, weight in outcomes)
        return [(draw_of[code], weight / total) for code, weight in outcomes]

    def _apply_action(self, action: int) -> None:
        mover = self.position.mover()
        self.position.apply(mover, self._code(mover, action))
        if mover != CHANCE:
            self.decisions[mover].append(action)

    def _code(self, player: int, action: int) -> int:
        """The game's code of a player's action or of an outcome of chance."""
        game: TetrarchyGame = self.get_game()
        return game.draws[action] if player == CHANCE else game.encoding.code(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.held.setting.game.actions.notation(self._code(player, action))

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.position.seats
        return rewards_of(self.position, self.reward)

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """What a player (by default the one on turn) sees; quicker than by way of an observer."""
        encoding: Encoding = self.get_game().encoding
        return encoding.numbers(self.position, self.current_player() if player is None else player)

    information_state_tensor = observation_tensor

    def view(self, player: int | None) -> View:
        """What a seat sees (None: a spectator)."""
        return self.position.view(player)

    def resample_from_infostate(self, player: int, sampler: Any) -> TetrarchyState:
        """A state that this player cannot tell from the real one; the sampler's number decides which.

        What other seats have decided is not remembered in it, and it has no history.
        """
        rng = Random(int(sampler() * 2.0**53))
        game = self.held.setting.game
        imagined = game.imagine(self.position.view(player), rng)
        while 0 <= imagined.mover() < player:
            earlier = imagined.mover()
            imagined.apply(earlier, imagined.sample(earlier, rng))
        other: TetrarchyState = self.get_game().new_initial_state()
        other.held = Held(self.held.setting, imagined)
        other.decisions[player] = list(self.decisions[player])
        return other

    def __str__(self) -> str:
        return json.dumps(self.position.snapshot(), sort_keys=True)


class TetrarchyObserver:
    """Strings and tensors. A seat's view has all that it may remember of the table.

    The information state has the seat's own decisions too; its tensor is the view's alone. What everybody
    knows has a string and no tensor.
    """

    def __init__(self, game: TetrarchyGame, kind: Any) -> None:
        self.encoding = game.encoding
        self.remembers = kind.perfect_recall
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor: Floats = np.zeros(self.encoding.size if self.private else 0, np.float32)
        self.dict = {"view": self.tensor} if self.private else {}

    def set_from(self, state: TetrarchyState, player: int) -> None:
        """Fill the tensor with what a player sees."""
        if self.private:
            self.tensor[:] = self.encoding.row(state.position, player)

    def string_from(self, state: TetrarchyState, player: int) -> str:
        """What a player sees, as JSON."""
        seen: dict[str, Any] = {"view": state.view(player if self.private else None)}
        if self.remembers and self.private:
            seen["decisions"] = state.decisions[player]
        return json.dumps(seen, sort_keys=True)


def register() -> None:
    """Make OpenSpiel know the games; those that it knows already stay."""
    for game in GAMES:
        if PREFIX + game not in pyspiel.registered_names():
            pyspiel.register_game(game_type(game), type(PREFIX + game, (TetrarchyGame,), {"name": game}))


register()
