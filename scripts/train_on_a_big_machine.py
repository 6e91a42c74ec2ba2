"""Train the nets of all games side by side, for some seconds, on a machine with many cores and a GPU.

    python3 scripts/train_on_a_big_machine.py OUT --seconds 500 --cores 16

Each game gets its share of the cores and a process of its own. All that matters is copied to OUT as it comes:
``GAME.net`` (the best net so far) and ``GAME.jsonl`` (fits, matches with intervals), eight small files, so
that nothing is lost when the machine stops. Where OUT, or ``--nets``, has a net of a game already, it goes on
from that.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

GAMES = ("queendomino", "inkdoms", "gem_forge", "wonderful_kingdom")


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("out", type=Path)
    parser.add_argument("--seconds", type=float, default=500)
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument(
        "--work", type=Path, default=Path(".cache/training"), help="for what need not come back"
    )
    parser.add_argument("--nets", type=Path, help="a folder with GAME.net to go on from")
    parser.add_argument("--scale", default="1")
    parser.add_argument("--budget", default="10ms")
    parser.add_argument("--seed", default="1", help="another one in each call, so that the games are new")
    asked = parser.parse_args()
    games = asked.games.split(",")
    asked.out.mkdir(parents=True, exist_ok=True)
    device = _device()
    print(
        f"{device}, {asked.cores} cores, engine {os.environ.get('TETRARCHY_ENGINE', 'plain Python')}",
        flush=True,
    )
    runs: dict[str, subprocess.Popen[bytes]] = {}
    for game in games:
        folder = asked.work / game
        folder.mkdir(parents=True, exist_ok=True)
        for known in (asked.out / f"{game}.net", asked.nets and asked.nets / f"{game}.net"):
            if known and known.is_file():
                shutil.copy(known, folder / "best.net")
        command = [sys.executable, "-m", "tetrarchy.training", game, "all", "--out", str(asked.work)]
        command += ["--workers", str(max(1, asked.cores // len(games))), "--seconds", str(asked.seconds)]
        command += [
            "--device",
            device,
            "--scale",
            asked.scale,
            "--budget",
            asked.budget,
            "--seed",
            asked.seed,
        ]
        with (asked.out / f"{game}.log").open("ab") as log:
            runs[game] = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=log)
    end = time.monotonic() + asked.seconds + 30
    while any(run.poll() is None for run in runs.values()) and time.monotonic() < end:
        time.sleep(2)
        _bring(games, asked.work, asked.out)
    for run in runs.values():
        if run.poll() is None:
            run.terminate()
    _bring(games, asked.work, asked.out)
    for game in games:
        log = asked.out / f"{game}.log"
        text = log.read_text("utf-8", "replace")
        if runs[game].returncode:
            print(f"{game} ended with {runs[game].returncode}:\n{text[-2000:]}")
        log.unlink()
    return int(any(run.returncode for run in runs.values()))


def _device() -> str:
    import torch

    return "cuda" if torch.cuda.is_available() else "cpu"


def _bring(games: list[str], work: Path, out: Path) -> None:
    """Copy nets and progress to where they are fetched from."""
    for game in games:
        for name, kept in (("best.net", f"{game}.net"), ("progress.jsonl", f"{game}.jsonl")):
            source = work / game / name
            if source.is_file():
                half = out / f".{kept}"
                shutil.copyfile(source, half)
                half.replace(out / kept)


if __name__ == "__main__":
    sys.exit(main())
