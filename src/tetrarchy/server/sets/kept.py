"""The sets that a server keeps, and the games with them that are in use."""

from __future__ import annotations

import asyncio
import base64
import zlib
from collections import OrderedDict
from collections.abc import Collection
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import Connection, delete, exists, func, insert, or_, select

from tetrarchy.catalogue import GAMES
from tetrarchy.kernel.data import Files
from tetrarchy.kernel.errors import TetrarchyError, quote
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.record import SET_NOTE, header_line
from tetrarchy.kernel.record import game_of as game_of_record
from tetrarchy.server.match import PlayedSet, Setup
from tetrarchy.server.migrate import begin_alone
from tetrarchy.server.schema import TABLES, insert_once
from tetrarchy.server.sets.schema import SET_NAMES, SETS
from tetrarchy.server.store import Write, now
from tetrarchy.server.thinking import Source, game_of
from tetrarchy.sets import read_folder, standard
from tetrarchy.sets.earlier import earlier, name_of, playing_as, version_named
from tetrarchy.sets.shelf import LEAST_DIGITS, OWN, PRINTED, check_name
from tetrarchy.wire import HostSet, KeptSetAnswer, NewTable

if TYPE_CHECKING:
    from tetrarchy.server.hall import Hall

_MOST_FILES: Final = 64
"""How many sets a process has at hand."""
_LOCK: Final = 7_274_726_370
"""The number of the PostgreSQL lock under which sets get and lose names."""
_KEEP: Final = insert_once(SETS)
_MINE: Final = (SET_NAMES.c.game, SET_NAMES.c.name, SET_NAMES.c.number)


def gone(name: str) -> TetrarchyError:
    """The error for what needs a set that is no longer kept."""
    return TetrarchyError(
        "gone-set",
        "The set {name} that this was played with is no longer kept, and its positions are gone with it.",
        name=quote(name),
    )


def no_set(word: str) -> TetrarchyError:
    """The error for a word that names no set."""
    return TetrarchyError("no-such-set", "There is no set of components {given}.", given=quote(word))


def pack(files: Files) -> str:
    """A set as text for the database, a quarter as long as its files."""
    return base64.b64encode(zlib.compress(files.plain(), 9)).decode()


def unpack(content: str) -> Files:
    """The set that a text of the database holds."""
    return Files(msgspec.json.decode(zlib.decompress(base64.b64decode(content))))


def _earlier(digits: str) -> Files | None:
    """The earlier version of a game's own set with a hash."""
    return next((files for game in GAMES for files in earlier(game) if files.hash == digits), None)


class Sets:
    """The sets of guests. What is kept under a hash is read once and stays at hand for a while."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._files: OrderedDict[str, Files] = OrderedDict()

    # ------------------------------------------------------------ finding

    async def own(self, game: str) -> Files:
        """The set that the host plays with where nobody names another."""
        directory = self.hall.data_of(self.hall.game(game).id)
        if directory is None:
            return await asyncio.to_thread(standard, game)
        return await asyncio.to_thread(read_folder, game, Path(directory))

    async def find(self, guest: str | None, game: str, word: str) -> tuple[PlayedSet, Files]:
        """The set that a word of a guest names: ``own``, ``printed``, a name, a version of it, or a hash."""
        own = await self.own(game)
        if word in (OWN, own.hash):
            return PlayedSet(own.hash, OWN), own
        printed = await asyncio.to_thread(standard, game)
        if word in (PRINTED, printed.hash) and printed != own:
            self._hold(printed)
            return PlayedSet(printed.hash, PRINTED), printed
        if version := await asyncio.to_thread(version_named, game, word):
            return PlayedSet(version.hash, name_of(game, version)), version
        rows = await self._named(guest, game, word)
        if rows:
            row = rows[0]
            files = await self.read(row["hash"])
            if files is None:
                raise gone(_label(row))
            return PlayedSet(row["hash"], _label(row), guest), files
        files = await self.read(word) if await self._game_of(word) == game else None
        if files is None:
            raise no_set(word)
        return PlayedSet(files.hash, files.hash[:LEAST_DIGITS]), files

    async def wanted(self, guest: str, wish: NewTable) -> PlayedSet | None:
        """The set that somebody wants a table to play; None for the host's own."""
        if wish.set == OWN:
            return None
        game = self.hall.game(wish.game).id
        played, files = await self.find(guest, game, wish.set)
        return None if files == await self.own(game) else played

    async def _named(self, guest: str | None, game: str, word: str) -> Any:
        """A guest's set with this name, the last version first, or only the version that is named."""
        name, _, number = word.partition("@")
        question = select(SET_NAMES).where(
            SET_NAMES.c.guest == (guest or ""), SET_NAMES.c.game == game, SET_NAMES.c.name == name
        )
        if number:
            question = question.where(SET_NAMES.c.number == (int(number) if _is_number(number) else 0))
        return await self.hall.store.read(question.order_by(SET_NAMES.c.number.desc()).limit(1))

    async def _game_of(self, digits: str) -> str:
        found = await self.hall.store.read(select(SETS.c.game).where(SETS.c.hash == digits))
        return str(found[0]["game"]) if found else ""

    async def read(self, digits: str) -> Files | None:
        """The set with a hash; None where none is kept."""
        files = self._files.get(digits)
        if files is None:
            found = await self.hall.store.read(select(SETS.c.content).where(SETS.c.hash == digits))
            if not found:
                return await asyncio.to_thread(_earlier, digits)
            files = await asyncio.to_thread(unpack, found[0]["content"])
        self._hold(files)
        return files

    def _hold(self, files: Files) -> None:
        """Have a set at hand, in place of the one that was wanted longest ago."""
        self._files[files.hash] = files
        self._files.move_to_end(files.hash)
        if len(self._files) > _MOST_FILES:
            self._files.popitem(last=False)

    async def kept_of(self, wanted: Collection[str]) -> set[str]:
        """Which of some hashes are those of sets that are kept."""
        if not wanted:
            return set()
        found = await self.hall.store.read(select(SETS.c.hash).where(SETS.c.hash.in_(wanted)))
        return {row["hash"] for row in found}

    async def source_of(self, text: str) -> Source:
        """What the game of a record is made of: the set that it names, or another that plays alike."""
        game, data = game_of_record(text), header_line(text, "data")
        if game not in GAMES or data == self.hall.game(game).data_hash:
            return self.hall.data_of(game)
        named = header_line(text, f"note {SET_NOTE}")
        files = await self.read(named) if named else None
        if files is None:
            question = select(SETS.c.hash).where(SETS.c.game == game, SETS.c.data == data).limit(1)
            found = await self.hall.store.read(question)
            files = await self.read(found[0]["hash"]) if found else None
        if files is None and self.hall.data_of(game) is None:
            files = await asyncio.to_thread(playing_as, game, data)
        if files is None and named:
            raise gone(named[:LEAST_DIGITS])
        return self.hall.data_of(game) if files is None else files

    async def game(self, game: str, played: PlayedSet | None) -> tuple[Game, Source]:
        """The game of a table, and what workers make it of."""
        if played is None:
            return self.hall.game(game), self.hall.data_of(game)
        files = await self.read(played.hash)
        if files is None:
            raise gone(played.name)
        return await asyncio.to_thread(game_of, game, files), files

    async def as_begun(self, setup: Setup) -> Setup:
        """The setup of a stored table, which keeps the version of the game's own set that it began with."""
        game = setup.game
        if setup.played is None and self.hall.data_of(game) is None:
            files = await asyncio.to_thread(playing_as, game, setup.data)
            if files is not None:
                return msgspec.structs.replace(setup, played=PlayedSet(files.hash, name_of(game, files)))
        return setup

    # ------------------------------------------------------------ keeping

    async def write_with(self, setup: Setup, source: Source) -> list[Write]:
        """What is written with a table: its set, whose last name may go at the same moment."""
        if setup.played is None or not isinstance(source, Files):
            return []
        return [(_KEEP, await _content(setup.game, source, setup.data))]

    async def keep(self, guest: str, game: str, name: str, files: Files, data: str) -> KeptSetAnswer:
        """Keep a set as the next version of a guest's name, unless the last one is the same."""
        check_name(name)
        content = await _content(game, files, data)
        named = {"guest": guest, "game": game, "name": name, "hash": files.hash, "created": now()}
        return await self.hall.store.run(lambda connection: self._keep(connection, named, content))

    def _keep(self, connection: Connection, named: dict[str, Any], content: dict[str, Any]) -> KeptSetAnswer:
        begin_alone(connection, _LOCK)
        mine = select(SET_NAMES).where(SET_NAMES.c.guest == named["guest"])
        same = mine.where(SET_NAMES.c.game == named["game"], SET_NAMES.c.name == named["name"])
        last = connection.execute(same.order_by(SET_NAMES.c.number.desc()).limit(1)).mappings().first()
        if last is not None and last["hash"] == named["hash"]:
            return _answer(last)
        number = connection.execute(select(func.count()).select_from(mine.subquery())).scalar_one()
        if number >= self.hall.settings.limits.sets_a_guest:
            raise TetrarchyError(
                "too-many-sets", "You keep {number} sets already: delete one first.", number=number
            )
        row = named | {"number": 1 if last is None else last["number"] + 1}
        connection.execute(_KEEP, content)
        connection.execute(insert(SET_NAMES).values(row))
        return _answer(row)

    async def mine(self, guest: str, game: str | None) -> list[KeptSetAnswer]:
        """All versions of a guest's sets, the last of each name first."""
        question = select(SET_NAMES).where(SET_NAMES.c.guest == guest)
        if game is not None:
            question = question.where(SET_NAMES.c.game == game)
        order = (SET_NAMES.c.game, SET_NAMES.c.name, SET_NAMES.c.number.desc())
        return [_answer(row) for row in await self.hall.store.read(question.order_by(*order))]

    async def hashes(self, guest: str, game: str) -> list[tuple[str, str]]:
        """A guest's sets of a game, ``my cards@2``, each with the hash of how it plays."""
        question = (
            select(SET_NAMES.c.name, SET_NAMES.c.number, SETS.c.data)
            .join(SETS, SETS.c.hash == SET_NAMES.c.hash)
            .where(SET_NAMES.c.guest == guest, SET_NAMES.c.game == game)
            .order_by(SET_NAMES.c.name, SET_NAMES.c.number.desc())
        )
        rows = await self.hall.store.read(question)
        return [(_label(row), row["data"]) for row in rows]

    async def overview(self, wanted: str, most: int) -> list[HostSet]:
        """The latest sets as the host sees them; ``wanted`` is part of a name or a whole hash."""
        names = select(SET_NAMES.c.hash, SET_NAMES.c.name, SET_NAMES.c.number)
        question = select(SETS.c.hash, SETS.c.game, SETS.c.created).order_by(SETS.c.created.desc())
        if wanted:
            called = names.where(SET_NAMES.c.name.contains(wanted, autoescape=True)).subquery()
            question = question.where(or_(SETS.c.hash == wanted, SETS.c.hash.in_(select(called.c.hash))))
        rows = await self.hall.store.read(question.limit(most))
        shown = [row["hash"] for row in rows]
        labels: dict[str, list[str]] = {digits: [] for digits in shown}
        for row in await self.hall.store.read(names.where(SET_NAMES.c.hash.in_(shown))):
            labels[row["hash"]].append(_label(row))
        counted = (
            select(TABLES.c.played_set, func.count().label("number"))
            .where(TABLES.c.played_set.in_(shown))
            .group_by(TABLES.c.played_set)
        )
        played = {row["played_set"]: row["number"] for row in await self.hall.store.read(counted)}
        return [
            HostSet(
                row["hash"],
                row["game"],
                sorted(labels[row["hash"]]),
                played.get(row["hash"], 0),
                row["created"],
            )
            for row in rows
        ]

    # ------------------------------------------------------------ deleting

    async def forget(self, guest: str, game: str, name: str) -> None:
        """Take a name from a guest, with all its versions; content that nobody plays or names goes too."""

        def work(connection: Connection) -> int:
            begin_alone(connection, _LOCK)
            mine = delete(SET_NAMES).where(
                SET_NAMES.c.guest == guest, SET_NAMES.c.game == game, SET_NAMES.c.name == name
            )
            number = connection.execute(mine).rowcount
            drop_unused(connection)
            return number

        if not await self.hall.store.run(work):
            raise no_set(name)

    async def remove(self, digits: str) -> None:
        """Take a set from the server, whoever keeps it; not while a game with it goes on."""

        def work(connection: Connection) -> int:
            begin_alone(connection, _LOCK)
            played = select(TABLES.c.id).where(
                TABLES.c.played_set == digits, TABLES.c.state.in_(["open", "running"])
            )
            if connection.execute(played.limit(1)).first() is not None:
                raise TetrarchyError("set-in-use", "A game with this set goes on: close its table first.")
            connection.execute(delete(SET_NAMES).where(SET_NAMES.c.hash == digits))
            return connection.execute(delete(SETS).where(SETS.c.hash == digits)).rowcount

        if not await self.hall.store.run(work):
            raise no_set(digits)
        self._files.pop(digits, None)


def drop_unused(connection: Connection) -> None:
    """Delete the content of sets that have no name and that no table has played."""
    begin_alone(connection, _LOCK)
    named = exists().where(SET_NAMES.c.hash == SETS.c.hash)
    played = exists().where(TABLES.c.played_set == SETS.c.hash)
    connection.execute(delete(SETS).where(~named, ~played))


def _label(row: Any) -> str:
    """A version of a set as guests write it: ``my cards@2``."""
    return f"{row['name']}@{row['number']}"


def _answer(row: Any) -> KeptSetAnswer:
    return KeptSetAnswer(row["game"], row["name"], row["number"], row["hash"], row["created"])


async def _content(game: str, files: Files, data: str) -> dict[str, Any]:
    """The row of a set."""
    packed = await asyncio.to_thread(pack, files)
    return {"hash": files.hash, "game": game, "data": data, "content": packed, "created": now()}


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 10
