"""What is asked about a game without a table, with the host's own set of components or another."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated, TypeVar

from litestar.params import QueryParameter

from tetrarchy.kernel.data import Files
from tetrarchy.server.thinking import game_of
from tetrarchy.server.visit import Visit
from tetrarchy.sets.shelf import OWN

SetQuery = Annotated[str, QueryParameter(name="set", max_length=64)]
"""A set, as an address names it: ``own``, ``printed``, a name of the asker's, ``NAME@VERSION`` or a hash."""
_T = TypeVar("_T")


async def ask(visit: Visit, game: str, word: str, work: Callable[..., _T], *given: object) -> _T:
    """What ``work`` tells of a game: here with the host's own set; with another a worker makes the game."""
    hall = visit.hall
    found = hall.game(game)
    if word == OWN:
        return await asyncio.to_thread(work, found, *given)
    _, files = await hall.sets.find(visit.guest, found.id, word)
    return await hall.thinking.run(_with, found.id, files, work, given, lane="sets", payer=visit.payer)


def _with(game: str, files: Files, work: Callable[..., _T], given: tuple[object, ...]) -> _T:
    return work(game_of(game, files), *given)
