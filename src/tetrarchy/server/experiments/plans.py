"""What somebody wants to find out, checked and kept: everything that the results follow from."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Final, Protocol

import msgspec

from tetrarchy.arena.lab import OWN, PRINTED, DataSet, Experiment
from tetrarchy.arena.lab.experiment import load_game
from tetrarchy.kernel.data import Data
from tetrarchy.kernel.errors import BadData, BadOptions, TetrarchyError, quote
from tetrarchy.kernel.game import Game
from tetrarchy.wire import ExperimentSet, NewExperiment, Options

if TYPE_CHECKING:
    from tetrarchy.server.hall import Hall

BOTS: Final = ("greedy", "random", "flat:20", "search:50")
"""The bots of experiments here: with the same seed each of them decides the same again."""


class SetSource(Protocol):
    """Where sets of components come from."""

    async def known(self, game: str, guest: str) -> list[ExperimentSet]:
        """The sets of a game that a guest may choose."""

    async def find(self, game: str, name: str, guest: str) -> tuple[str, Data | None]:
        """A set's lasting name, and its components (None: the game's own); refused where there is none."""


class Plan(msgspec.Struct):
    """An experiment as it is kept."""

    game: str
    rules: int
    options: Options
    bots: list[str]
    games: int
    seed: int
    sets: list[ExperimentSet]


class HostSets:
    """The components that this server plays with, the game's own where these are others, and the sets that
    guests keep.
    """

    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    async def known(self, game: str, guest: str) -> list[ExperimentSet]:
        names = [OWN] if self._hall.data_of(game) is None else [OWN, PRINTED]
        hosts = [
            ExperimentSet(name, load_game(game, (await self.find(game, name, guest))[1]).data_hash)
            for name in names
        ]
        return hosts + [ExperimentSet(*one) for one in await self._hall.sets.hashes(guest, game)]

    async def find(self, game: str, name: str, guest: str) -> tuple[str, Data | None]:
        data = self._hall.data_of(game)
        if name == OWN:
            return name, None if data is None else Path(data)
        if name == PRINTED and data is not None:
            return name, None
        played, files = await self._hall.sets.find(guest, game, name)
        return played.name if played.guest else name, files


async def plan_of(hall: Hall, game: Game, wish: NewExperiment, guest: str) -> Plan:
    """Check what somebody wants to find out."""
    most = hall.settings.limits.experiment_games
    if wish.games * len(wish.sets) > most:
        raise BadOptions("too-many-games", "An experiment here has up to {most} games in all.", most=most)
    for bot in wish.bots:
        if bot not in BOTS:
            raise BadOptions(
                "unknown-bot",
                "There is no bot {given}; there are: {names}.",
                given=quote(bot),
                names=", ".join(BOTS),
            )
    options = game.settings(len(wish.bots), wish.options)
    sets: list[ExperimentSet] = []
    for name in wish.sets:
        found = await load_set(hall, game.id, name, guest)
        sets.append(ExperimentSet(found.name, found.data_hash))
    return Plan(game.id, game.rules_version, options, wish.bots, wish.games, wish.seed, sets)


async def load_set(hall: Hall, game: str, name: str, guest: str) -> DataSet:
    """A set by its name, ready to be played with."""
    label, data = await hall.experiments.sets.find(game, name, guest)
    return DataSet(label, data, (await asyncio.to_thread(load_game, game, data)).data_hash)


async def experiment_of(hall: Hall, plan: Plan, guest: str) -> Experiment:
    """The experiment that was planned; an error where the rules or a set are others by now."""
    try:
        sets = [await load_set(hall, plan.game, of.name, guest) for of in plan.sets]
    except TetrarchyError as error:
        if error.key in ("no-such-set", "gone-set") or isinstance(error, BadData):
            raise _outdated() from error
        raise
    known = [of.data for of in plan.sets]
    if [of.data_hash for of in sets] != known or hall.game(plan.game).rules_version != plan.rules:
        raise _outdated()
    return Experiment(plan.game, plan.options, tuple(plan.bots), plan.games, plan.seed, tuple(sets))


async def components_of(hall: Hall, plan: Plan, guest: str) -> list[Data | None]:
    """The components of a plan's sets, for their names; what is gone is called as the game calls it."""
    found: list[Data | None] = []
    for of in plan.sets:
        try:
            found.append((await load_set(hall, plan.game, of.name, guest)).data)
        except TetrarchyError:
            found.append(None)
    return found


def _outdated() -> TetrarchyError:
    return TetrarchyError(
        "experiment-outdated", "The rules or a set have changed since then; begin a new experiment."
    )


def counted_experiment(plan: Plan) -> Experiment:
    """The experiment as a report tells of it: nothing is played any more, so its sets may be gone."""
    sets = tuple(DataSet(of.name, None, of.data) for of in plan.sets)
    return Experiment(plan.game, plan.options, tuple(plan.bots), plan.games, plan.seed, sets)
