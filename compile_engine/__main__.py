"""The compiler as a program; `./run compile` calls it."""

from __future__ import annotations

import argparse
import os
import signal
import sys
import threading
import time

from compile_engine.build import CompileError, Stopped, build
from compile_engine.layout import ROOT, processors
from compile_engine.progress import Bar


def main(arguments: list[str]) -> int:
    """Compile the engine of the present sources."""
    parser = argparse.ArgumentParser(prog="compile_engine", description="Compile the rules engine.")
    parser.add_argument("--jobs", type=int, default=processors(), metavar="N", help="compilers at a time")
    parser.add_argument("--behind", type=int, metavar="PID", help="work silently, and end with this process")
    parser.add_argument("--lock", type=int, metavar="FD", help="a descriptor of the lock, if it is taken")
    asked = parser.parse_args(arguments)
    stop = threading.Event()
    for sign in (signal.SIGINT, signal.SIGTERM):
        signal.signal(sign, lambda *_: stop.set())
    if asked.behind:
        threading.Thread(target=_end_with, args=(asked.behind, stop), daemon=True).start()
    bar = Bar()
    code = 0
    try:
        build(ROOT, max(1, asked.jobs), (lambda _: None) if asked.behind else bar.show, stop, asked.lock)
    except Stopped:
        code = 130
    except CompileError as error:
        bar.end()
        print(f"The engine stays plain Python: {error}", file=sys.stderr)
        return 1
    bar.end()
    return code


def _end_with(process: int, stop: threading.Event) -> None:
    """Stop once a process is gone."""
    while os.getppid() == process:
        time.sleep(0.5)
    stop.set()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
