"""``./run bench server``: moves a second that a server accepts, keeps and delivers, beside boardgame.io's.

Fifty rooms of four, one socket a player, clients and server on one machine. In every room whoever must decide
does so at once; a move counts once all four players have heard of it and, with us, its player knows that it
is kept. Ours is a SQLite file on disk and a real game with random legal moves, boardgame.io's has the least
of games: a number that grows. Servers are equals where both keep what they accept: that is ours beside
boardgame.io with its files, although these are not synced to the disk as ours is. With its storage in memory
it keeps nothing.
"""

from __future__ import annotations

import asyncio
import gc
import json
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Annotated, Any, Final

import httpx
import typer
import uvloop
from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

from benchmarks import server_idle
from benchmarks.server_process import (
    NoYardstick,
    boardgame,
    memory,
    seconds_of_processor,
    tetrarchy,
)
from benchmarks.server_rooms import SEATS, BoardgameRoom, Meter, TetrarchyRoom
from tetrarchy.kernel import COMPILED

_WARM_UP: Final = 2.0
_KEEPS: Final = {
    "tetrarchy": "yes, synced",
    "boardgame.io, files": "yes, not synced",
    "boardgame.io, memory": "no",
}
"""The servers, and whether each keeps what it accepts."""
errors = Console(stderr=True)


def main(
    seconds: Annotated[float, typer.Option(min=1, max=600, help="How long each server is loaded.")] = 10.0,
    rooms: Annotated[int, typer.Option(min=1, max=1000, help="Rooms of four.")] = 50,
    game: Annotated[str, typer.Option(help="What is played at our server.")] = "queendomino",
    rounds: Annotated[int, typer.Option(min=1, max=20, help="How often, the servers in turn.")] = 1,
    idle: Annotated[int, typer.Option(min=0, max=20_000, help="Idle tables; 0 leaves that out.")] = 5000,
    as_json: Annotated[bool, typer.Option("--json", help="Print an object for programs.")] = False,
) -> None:
    """Load our server and boardgame.io's."""
    rows: list[dict[str, Any]] = []
    for _ in range(rounds):
        for server in _KEEPS:
            errors.print(f"{server}, {rooms} rooms …", style="dim")
            try:
                rows.append({"server": server, **measured(server, seconds, rooms, game)})
            except NoYardstick as gap:
                errors.print(str(gap))
    found: dict[str, Any] = {"compiled": COMPILED, "load": rows}
    if idle:
        errors.print(f"{idle} idle tables …", style="dim")
        found["idle"] = uvloop.run(server_idle.measure(idle, game))
    if as_json:
        json.dump(found, sys.stdout, indent=1)
        sys.stdout.write("\n")
    else:
        show(found, rooms)


def measured(server: str, seconds: float, rooms: int, game: str) -> dict[str, Any]:
    """One server under load, on a fresh file or directory."""
    with tempfile.TemporaryDirectory() as folder:
        starts: dict[str, AbstractContextManager[tuple[int, int]]] = {
            "tetrarchy": tetrarchy(str(Path(folder, "tetrarchy.db"))),
            "boardgame.io, files": boardgame(folder),
            "boardgame.io, memory": boardgame("memory"),
        }
        with starts[server] as (port, pid):
            return uvloop.run(load(port, pid, seconds, rooms, game if server == "tetrarchy" else None))


async def load(port: int, pid: int, seconds: float, rooms: int, game: str | None) -> dict[str, Any]:
    """Play in all rooms at once for some time; ``game`` is None at boardgame.io's server."""
    meter = Meter()
    most = httpx.Limits(max_connections=20)
    async with httpx.AsyncClient(
        base_url=f"http://127.0.0.1:{port}", timeout=60, limits=most, trust_env=False
    ) as http:
        made: Sequence[TetrarchyRoom | BoardgameRoom] = [
            BoardgameRoom(meter, http) if game is None else TetrarchyRoom(meter, http, game, seed)
            for seed in range(rooms)
        ]
        await asyncio.gather(*(room.open(port) for room in made))
        await asyncio.gather(*(room.begin() for room in made))
        await asyncio.sleep(_WARM_UP)
        gc.collect()
        gc.freeze()
        used, own, began = seconds_of_processor(pid), time.process_time(), time.perf_counter()
        meter.running = True
        await asyncio.sleep(seconds)
        meter.running = False
        spent = time.perf_counter() - began
        used, own = seconds_of_processor(pid) - used, time.process_time() - own
        held = memory(pid)
        for room in made:
            room.stopping = True
        for room in made:
            await room.close()
    if meter.failures:
        raise SystemExit(f"The server refused: {meter.failures[0]}")
    latencies = sorted(meter.latencies)
    return {
        "moves_per_s": round(len(latencies) / spent, 1),
        "messages_per_s": round(len(latencies) * made[0].receipts / spent, 1),
        "p50_ms": round(1000 * latencies[len(latencies) // 2], 2),
        "p99_ms": round(1000 * latencies[len(latencies) * 99 // 100], 2),
        "processor": round(used / spent, 2),
        "us_a_move": round(1e6 * used / len(latencies)),
        "clients_us_a_move": round(1e6 * own / len(latencies)),
        "bytes_a_move": round(meter.bytes / len(latencies)),
        "memory_mb": round(held / 1e6, 1),
    }


def show(found: dict[str, Any], rooms: int) -> None:
    """The figures for people."""
    build = "compiled" if found["compiled"] else "interpreted"
    title = f"{rooms} rooms of four, {rooms * SEATS} sockets, {build} engine"
    shown = Table("server", title=title, box=SIMPLE)
    for heading in (
        "keeps",
        "moves/s",
        "messages/s",
        "p50 ms",
        "p99 ms",
        "processors",
        "µs/move",
        "clients µs",
        "B/move",
        "MB",
        "ours : its",
    ):
        shown.add_column(heading, justify="right", no_wrap=True)
    ours = 0.0
    for row in found["load"]:
        if row["server"] == "tetrarchy":
            ours = row["moves_per_s"]
        shown.add_row(
            row["server"],
            _KEEPS[row["server"]],
            f"{row['moves_per_s']:,.0f}",
            f"{row['messages_per_s']:,.0f}",
            f"{row['p50_ms']:.1f}",
            f"{row['p99_ms']:.1f}",
            f"{row['processor']:.2f}",
            f"{row['us_a_move']:,.0f}",
            f"{row['clients_us_a_move']:,.0f}",
            f"{row['bytes_a_move']:,.0f}",
            f"{row['memory_mb']:.0f}",
            "" if row["server"] == "tetrarchy" else f"{ours / row['moves_per_s']:.2f}",
        )
    console = Console()
    console.print(shown)
    if "idle" in found:
        idle = found["idle"]
        console.print(
            f"{idle['tables']:,} idle tables: {idle['memory_mb']:,.0f} MB, "
            f"{idle['kb_a_table']:.1f} kB a table; {idle['processor']:.2f} of a processor."
        )
