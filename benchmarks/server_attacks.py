"""``./run bench attacks``: how long a bystander's moves take while strangers attack the server.

Two people at a table decide every 100 ms. Each attack runs against a fresh server with its usual limits, in a
process of its own; the bar is 100 ms for 99 of 100 moves. The last line says whether every attack stays under
it, and so does the exit code: 0 where they do, 1 where one does not. The first row has no attack: where its
moves are slow already the machine measures itself, and an attack above the bar gives no verdict (2).

Where bots are attacked somebody else plays against one of level 8 and asks for hints; the second row tells
how long these take without an attack.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Annotated, Any, Final

import httpx
import typer
import uvloop
from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

from benchmarks.server_attackers import ATTACKS, BOT_TABLES
from benchmarks.server_bystander import PAUSE, BotPlayer, Bystander
from benchmarks.server_process import memory, tetrarchy

_BAR_MS: Final = 100
_QUIET_MS: Final = 25
"""Without an attack 99 of 100 moves take less on a machine that has nothing else to do."""
_PEACE: Final = "nobody"
_PEACE_WITH_BOT: Final = "nobody, with a bot"
_WARM_UP_MOVES: Final = 20
errors = Console(stderr=True)


def main(
    attacks: Annotated[list[str] | None, typer.Argument(help="Which attacks (all otherwise).")] = None,
    seconds: Annotated[float, typer.Option(min=1, max=600, help="How long each attack lasts.")] = 10.0,
    as_json: Annotated[bool, typer.Option("--json", help="Print a list of objects for programs.")] = False,
) -> None:
    """Attack the server, and look at a bystander's table."""
    quiet = (_PEACE, _PEACE_WITH_BOT)
    wanted = [_PEACE, *(name for name in attacks or [*quiet, *ATTACKS] if name != _PEACE)]
    unknown = [name for name in wanted if name not in (*quiet, *ATTACKS)]
    if unknown:
        raise SystemExit(f"No attack is called {unknown[0]!r}: there are {', '.join(ATTACKS)}.")
    rows: list[dict[str, Any]] = []
    for name in wanted:
        errors.print(f"{name} …", style="dim")
        with tempfile.TemporaryDirectory() as folder:
            rows.append(measured(name, seconds, Path(folder, "attacked.db")))
    if as_json:
        json.dump(rows, sys.stdout, indent=1)
        sys.stdout.write("\n")
    else:
        Console().print(table(rows))
    said, code = verdict(rows)
    errors.print(said, style="bold", highlight=False)
    raise SystemExit(code)


def measured(name: str, seconds: float, database: Path) -> dict[str, Any]:
    """One attack on a fresh server."""
    with tetrarchy(str(database), usual_limits=True) as (port, pid):
        return {"attack": name, **uvloop.run(_watch(name, port, pid, seconds))}


async def _watch(name: str, port: int, pid: int, seconds: float) -> dict[str, Any]:
    """A bystander's moves while somebody attacks."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60, trust_env=False) as http:
        bystander = Bystander(port, http)
        await bystander.open()
        await bystander.play(_WARM_UP_MOVES)
        bystander.latencies.clear()
        before, largest, lost = memory(pid), 0, ""

        async def weigh() -> None:
            nonlocal largest
            while True:
                largest = max(largest, memory(pid))
                await asyncio.sleep(PAUSE)

        weighing = asyncio.create_task(weigh())
        player = BotPlayer(port, http)
        playing = asyncio.create_task(player.play()) if name in (_PEACE_WITH_BOT, BOT_TABLES) else None
        with _attacking(name, port, seconds):
            try:
                await bystander.play(round(seconds / PAUSE))
            except (TimeoutError, httpx.HTTPError) as error:
                lost = type(error).__name__
        weighing.cancel()
        if playing is not None:
            playing.cancel()
        player.close()
        bystander.close()
    latencies = sorted(bystander.latencies) or [float("inf")]
    return {
        "moves": len(bystander.latencies),
        "p50_ms": round(1000 * latencies[len(latencies) // 2], 1),
        "p99_ms": round(1000 * latencies[len(latencies) * 99 // 100], 1),
        "worst_ms": round(1000 * latencies[-1], 1),
        "mb_more": round((largest - before) / 1e6, 1),
        "bot_turn_s": round(max(player.turns), 2) if player.turns else None,
        "hint_s": round(max(player.hints), 2) if player.hints else None,
        "lost": lost or (bystander.refusals[0] if bystander.refusals else ""),
    }


@contextlib.contextmanager
def _attacking(name: str, port: int, seconds: float) -> Any:
    if name not in ATTACKS:
        yield
        return
    command = [sys.executable, "-m", "benchmarks.server_attackers", name, str(port), str(seconds)]
    attacker = subprocess.Popen(command)
    try:
        yield
    finally:
        attacker.kill()
        attacker.wait()


def holds(row: dict[str, Any]) -> bool:
    """Whether the bystander was not disturbed."""
    return not row["lost"] and row["p99_ms"] < _BAR_MS


def verdict(rows: list[dict[str, Any]]) -> tuple[str, int]:
    """What the rows, of which the first has no attack, say in a sentence, and the exit code."""
    broken = ", ".join(
        f"{row['attack']} ({row['lost'] or round(row['p99_ms'])})" for row in rows if not holds(row)
    )
    attacks = sum(row["attack"] in ATTACKS for row in rows)
    if not broken:
        return f"HOLDS: p99 stays under {_BAR_MS} ms in all of {attacks} attacks.", 0
    if rows[0]["p99_ms"] >= _QUIET_MS:
        busy = f"without an attack p99 is {rows[0]['p99_ms']:.0f} ms, on a quiet machine under {_QUIET_MS}"
        return f"NO VERDICT: {busy}. Over {_BAR_MS} ms: {broken}.", 2
    return f"BROKEN: p99 of {_BAR_MS} ms or more: {broken}.", 1


def table(rows: list[dict[str, Any]]) -> Table:
    """The figures for people."""
    shown = Table("attack", title=f"A bystander's moves, one every {PAUSE * 1000:.0f} ms", box=SIMPLE)
    for heading in ("moves", "p50 ms", "p99 ms", "worst ms", "MB more", "bot s", "hint s", "holds"):
        shown.add_column(heading, justify="right", no_wrap=True)
    for row in rows:
        held = row["lost"] or ("yes" if holds(row) else "NO")
        figures = [f"{row[name]:,.0f}" for name in ("p50_ms", "p99_ms", "worst_ms", "mb_more")]
        bots = ["" if row[name] is None else f"{row[name]:.1f}" for name in ("bot_turn_s", "hint_s")]
        shown.add_row(row["attack"], str(row["moves"]), *figures, *bots, held)
    return shown
