"""Named sets on this machine: each version is a folder of TOML files that nobody changes."""

from __future__ import annotations

import os
import re
import secrets
import shutil
from pathlib import Path
from typing import Final, NamedTuple

from tetrarchy.catalogue import GAMES, find_game
from tetrarchy.kernel.data import Data, Files
from tetrarchy.kernel.errors import BadData, BadOptions, quote
from tetrarchy.sets.content import read_folder, standard, write_folder
from tetrarchy.sets.earlier import playing_as, version_named

OWN: Final = "own"
"""What the set of a game's own files is called."""
PRINTED: Final = "printed"
"""What the program brings is called where a host has chosen others as the game's own."""
LEAST_DIGITS: Final = 8
"""How many digits of a hash are enough to name a set."""
_NAME: Final = re.compile(r"[^\W_](?:[\w .-]{0,38}[\w-])?")
_HASH: Final = re.compile(rf"[0-9a-f]{{{LEAST_DIGITS},64}}")
_VERSION: Final = re.compile(r"([1-9][0-9]{0,8})-([0-9a-f]{32})")
_TRIES: Final = 20


class Kept(NamedTuple):
    """A version of a named set."""

    game: str
    name: str
    number: int
    hash: str
    folder: Path

    @property
    def label(self) -> str:
        """What it is called: ``my cards@2``."""
        return f"{self.name}@{self.number}"


def home() -> Path:
    """Where sets are kept: in the user's data directory."""
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "tetrarchy" / "sets"


def check_name(name: str) -> None:
    """Refuse a name that could be taken for a hash, a version, a folder or the game's own set."""
    if not _NAME.fullmatch(name) or _HASH.fullmatch(name) or name in (OWN, PRINTED):
        raise BadOptions(
            "bad-set-name",
            "{given} cannot name a set: a name has up to 40 letters, digits, spaces, “-”, “.” and “_”.",
            given=quote(name),
        )


def kept(game: str | None = None) -> list[Kept]:
    """All versions, by game, name and number."""
    found: list[Kept] = []
    for each in GAMES if game is None else (game,):
        for folder in sorted((home() / each).glob("*/*")):
            if version := _VERSION.fullmatch(folder.name):
                found.append(Kept(each, folder.parent.name, int(version[1]), version[2], folder))
    return sorted(found)


def keep(game: str, name: str, files: Files) -> Kept:
    """Keep a set as the next version of its name, unless the last one is the same."""
    check_name(name)
    for _ in range(_TRIES):
        last = next((one for one in reversed(kept(game)) if one.name == name), None)
        if last is not None and last.hash == files.hash:
            return last
        number = 1 if last is None else last.number + 1
        folder = home() / game / name / f"{number}-{files.hash}"
        fresh = folder.with_name(f".{secrets.token_hex(8)}")
        write_folder(files, fresh)
        try:
            fresh.rename(folder)
        except OSError:  # another program was faster
            shutil.rmtree(fresh, ignore_errors=True)
            continue
        return Kept(game, name, number, files.hash, folder)
    raise BadData("unkept-set", "The set {name} cannot be kept in {folder}.", name=name, folder=str(home()))


def find(game: str, word: str) -> Kept | None:
    """The version that a word names: the last of a name, one of its versions, or one with a hash."""
    name, _, number = word.partition("@")
    versions = kept(game)
    if _HASH.fullmatch(word):
        return next((one for one in reversed(versions) if one.hash.startswith(word)), None)
    wanted = [one for one in versions if one.name == name and number in ("", str(one.number))]
    return wanted[-1] if wanted else None


def read(one: Kept) -> Files:
    """The content of a version; refused where somebody has changed it."""
    files = read_folder(one.game, one.folder)
    if files.hash != one.hash:
        raise BadData(
            "changed-set", "Somebody has changed {folder}: import it under a name.", folder=str(one.folder)
        )
    return files


def data_for(game: str, word: str) -> Data | None:
    """The component files that a word names: a directory, or a set; None for the game's own."""
    if word == OWN:
        return None
    found = find(game, word)
    if found is not None:
        return read(found)
    version = version_named(game, word)
    if version is not None:
        return None if version == standard(game) else version
    if word.startswith(standard(game).hash[:LEAST_DIGITS]) and standard(game).hash.startswith(word):
        return None
    if os.sep in word or Path(word).is_dir():
        return Path(word)
    raise BadOptions(
        "unknown-set",
        "There is no set {given} of this game, nor a directory of that name; "
        "“tetrarchy sets list” lists them.",
        given=quote(word),
    )


def directory_for(game: str, word: str) -> Path:
    """The directory that a word names, for programs that read it later."""
    found = find(game, word)
    if found is None:
        return Path(word).resolve()
    read(found)
    return found.folder


def with_data_hash(game: str, data: str) -> Files | None:
    """The last kept set that plays as a record says: whose game has this data hash; else an earlier version
    of the game's own.
    """
    for one in reversed(kept(game)):
        files = read(one)
        if find_game(game, files).data_hash == data:
            return files
    return playing_as(game, data)
