"""The sets that games had as their own in earlier versions of the program, so that old records replay.

``games/GAME/earlier/1`` holds the files of version 1 that version 2 has changed, and so on; today's files are
the version after the last folder. A version is called ``own@1``.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from tetrarchy.catalogue import data_directory, find_game
from tetrarchy.kernel.data import Files, read_toml
from tetrarchy.kernel.game import Game
from tetrarchy.sets.content import standard

_NAME: Final = re.compile(r"own@([1-9][0-9]{0,3})")


@lru_cache(maxsize=8)
def earlier(game: str) -> tuple[Files, ...]:
    """A game's earlier sets, the first version first."""
    tables = standard(game).tables()
    folder = data_directory(game).with_name("earlier")
    found: list[Files] = []
    for version in sorted((int(path.name) for path in folder.glob("[1-9]*")), reverse=True):
        for path in (folder / str(version)).glob("*.toml"):
            tables[path.name] = read_toml(path.read_text("utf-8"), path.name)
        found.append(Files(tables))
    return tuple(reversed(found))


def version_named(game: str, word: str) -> Files | None:
    """The version that ``own@1`` and the like name, or the hash of one; None where there is none."""
    versions = (*earlier(game), standard(game))
    if named := _NAME.fullmatch(word):
        number = int(named[1])
        return versions[number - 1] if number <= len(versions) else None
    return next((files for files in earlier(game) if files.hash == word), None)


def name_of(game: str, files: Files) -> str:
    """What an earlier version is called."""
    return f"own@{earlier(game).index(files) + 1}"


@lru_cache(maxsize=32)
def playing_as(game: str, data_hash: str) -> Files | None:
    """The earlier set with which a game has this data hash; None where there is none."""
    for files in reversed(earlier(game)):
        if find_game(game, files).data_hash == data_hash:
            return files
    return None


@lru_cache(maxsize=8)
def with_earlier(game: str, data_hash: str) -> Game | None:
    """The game with the earlier set that has this data hash; None where there is none."""
    files = playing_as(game, data_hash)
    return None if files is None else find_game(game, files)
