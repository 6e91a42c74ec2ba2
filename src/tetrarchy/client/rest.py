"""The REST side of the client."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from ssl import SSLContext
from types import TracebackType
from typing import Any, Self, TypeVar

import httpx
import msgspec

from tetrarchy.client.live import Live
from tetrarchy.kernel.errors import TetrarchyError
from tetrarchy.wire import (
    FramesAnswer,
    GamesAnswer,
    KeptSetAnswer,
    KeptSetsAnswer,
    MeAnswer,
    Problem,
    ReviewAnswer,
    ReviewPositions,
    SeatsAnswer,
    SetAnswer,
    SetChange,
    SetChecked,
    SetDifferenceAnswer,
    SetDifferencesAnswer,
    SetDraft,
    SetToKeep,
    TableAnswer,
    TablesAnswer,
)

_T = TypeVar("_T")


@cache
def _certificates() -> SSLContext:
    """Whom to trust, read once for all clients: it takes as long as many requests."""
    return httpx.create_ssl_context(trust_env=False)


class Refused(TetrarchyError):
    """The server refuses a request."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.key, "{whole}", whole=problem.detail)
        self.problem = problem
        self.data = problem.data


class Client:
    """One guest of one server."""

    def __init__(self, url: str, token: str | None = None) -> None:
        self.url = url.rstrip("/")
        self.token = token
        self._http = httpx.AsyncClient(base_url=self.url, timeout=60, trust_env=False, verify=_certificates())
        self._live: list[Live] = []

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """End all connections."""
        for live in self._live:
            await live.close()
        await self._http.aclose()

    async def sign_up(self, name: str, language: str = "en") -> MeAnswer:
        """Become a new guest; the token is kept in ``token``."""
        me = await self.ask("POST", "/api/me", MeAnswer, {"name": name, "language": language})
        assert isinstance(me.token, str)
        self.token = me.token
        return me

    async def me(self) -> MeAnswer:
        """Who this client is."""
        return await self.ask("GET", "/api/me", MeAnswer)

    async def games(self) -> GamesAnswer:
        """The games."""
        return await self.ask("GET", "/api/games", GamesAnswer)

    async def seats(self, game: str, **options: str | bool | int) -> list[int]:
        """How many can play a game with some options."""
        return (await self.ask("POST", f"/api/games/{game}/seats", SeatsAnswer, {"options": options})).seats

    async def create(self, **wish: Any) -> TableAnswer:
        """Make a table; the arguments are the fields of a new table."""
        return await self.ask("POST", "/api/tables", TableAnswer, wish)

    async def table(self, table: str) -> TableAnswer:
        """One table."""
        return await self.ask("GET", f"/api/tables/{table}", TableAnswer)

    async def tables(self, **filters: str | int) -> TablesAnswer:
        """Listed tables."""
        return await self.ask("GET", "/api/tables", TablesAnswer, None, filters)

    async def my_tables(self, page: int = 0, **only: str) -> TablesAnswer:
        """This guest's tables; ``state`` and ``game`` narrow the list."""
        return await self.ask("GET", "/api/me/tables", TablesAnswer, None, {"page": page, **only})

    async def join(
        self, table: str, seat: int | None = None, name: str | None = None, rated: bool = False
    ) -> TableAnswer:
        """Take an open seat; ``rated`` agrees to a rated game."""
        return await self._post(table, "join", {"seat": seat, "name": name, "rated": rated})

    async def claim(self, table: str, key: str, rated: bool = False) -> TableAnswer:
        """Take over a seat by the key of its link; ``rated`` agrees to a rated game."""
        return await self._post(table, "claim", {"key": key, "rated": rated})

    async def leave(self, table: str) -> TableAnswer:
        """Get up."""
        return await self._post(table, "leave")

    async def ready(self, table: str, ready: bool = True) -> TableAnswer:
        """Say that one is ready to begin, or no longer."""
        return await self._post(table, "ready", {"ready": ready})

    async def start(self, table: str) -> TableAnswer:
        """Fill the open seats with bots and begin."""
        return await self._post(table, "start")

    async def resign(self, table: str) -> TableAnswer:
        """Give up."""
        return await self._post(table, "resign")

    async def rematch(self, table: str) -> TableAnswer:
        """The same game again."""
        return await self._post(table, "rematch")

    async def frames(self, table: str, **which: str | int) -> FramesAnswer:
        """Positions for a replay; ``which`` may have ``first``, ``count`` and ``seat``."""
        query = {"from" if name == "first" else name: value for name, value in which.items()}
        return await self.ask("GET", f"/api/tables/{table}/frames", FramesAnswer, None, query)

    async def record(self, table: str) -> str:
        """The record of a finished game."""
        answer = await self.send("GET", f"/api/tables/{table}/record")
        return answer.text

    async def review(self, table: str, first: int = 0, is_open: bool = False) -> ReviewAnswer:
        """Decisions of a finished game from the ``first`` one on, judged: as many as come at a time."""
        query: dict[str, str | int] = {"from": first, "open": "true" if is_open else "false"}
        return await self.ask("GET", f"/api/tables/{table}/review", ReviewAnswer, None, query)

    async def review_positions(self, table: str, first: int = 0, is_open: bool = False) -> ReviewPositions:
        """Positions before the decisions of a finished game, from the ``first`` one on."""
        query: dict[str, str | int] = {"from": first, "open": "true" if is_open else "false"}
        path = f"/api/tables/{table}/review/positions"
        return await self.ask("GET", path, ReviewPositions, None, query)

    async def try_from(self, table: str, step: int, level: int = 3) -> TableAnswer:
        """A new table against bots that goes on from before a step of a finished game."""
        return await self._post(table, "review/try", {"step": step, "level": level})

    async def sets(self, game: str | None = None) -> list[KeptSetAnswer]:
        """The sets of components that this guest keeps."""
        query = {} if game is None else {"game": game}
        return (await self.ask("GET", "/api/sets", KeptSetsAnswer, None, dict(query))).sets

    async def check_set(self, game: str, *changes: SetChange, base: str = "own") -> SetChecked:
        """What the game says of a set with some changes; nothing is kept."""
        draft = SetDraft(game, base, list(changes))
        return await self.ask("POST", "/api/sets/check", SetChecked, draft)

    async def keep_set(self, game: str, name: str, *changes: SetChange, base: str = "own") -> KeptSetAnswer:
        """Keep a set with some changes under a name; tables take it by ``set=``."""
        draft = SetToKeep(game, base, list(changes), name=name)
        return await self.ask("POST", "/api/sets", KeptSetAnswer, draft)

    async def show_set(self, game: str, name: str = "own") -> SetAnswer:
        """A set with all that it says, by ``own``, ``printed``, a name, ``NAME@VERSION`` or a hash."""
        return await self.ask("GET", f"/api/sets/{game}", SetAnswer, None, {"set": name})

    async def compare_sets(self, game: str, one: str, other: str) -> list[SetDifferenceAnswer]:
        """The fields in which two sets differ."""
        query = {"set": one, "other": other}
        path = f"/api/sets/{game}/compare"
        return (await self.ask("GET", path, SetDifferencesAnswer, None, query)).differences

    async def delete_set(self, game: str, name: str) -> list[KeptSetAnswer]:
        """Keep a set no longer, with all its versions; returns what is still kept."""
        return (await self.ask("DELETE", f"/api/sets/{game}/{name}", KeptSetsAnswer)).sets

    async def live(self, table: str | None = None) -> Live:
        """A new live connection; where several processes serve, to the one of a table."""
        live = await Live.connect(self.url, self.token, table)
        self._live.append(live)
        return live

    async def _post(self, table: str, what: str, body: object = None) -> TableAnswer:
        return await self.ask("POST", f"/api/tables/{table}/{what}", TableAnswer, body)

    async def ask(
        self,
        method: str,
        path: str,
        kind: type[_T],
        body: object = None,
        query: Mapping[str, str | int] | None = None,
    ) -> _T:
        """A request and its answer; Refused where the server refuses."""
        return msgspec.json.decode((await self.send(method, path, body, query)).content, type=kind)

    async def send(
        self, method: str, path: str, body: object = None, query: Mapping[str, str | int] | None = None
    ) -> httpx.Response:
        """A request and its answer as it is."""
        headers = {} if self.token is None else {"authorization": f"Bearer {self.token}"}
        content = None if body is None else msgspec.json.encode(body)
        answer = await self._http.request(method, path, content=content, params=query, headers=headers)
        if answer.status_code >= 400:
            raise Refused(msgspec.json.decode(answer.content, type=Problem))
        return answer
