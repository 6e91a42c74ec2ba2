"""What is compiled, and where the outcome lies."""

from __future__ import annotations

import contextlib
import hashlib
import os
import re
import shlex
import shutil
import sys
import sysconfig
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
PACKAGES: Final = ("kernel", "games", "bots")
"""The packages of tetrarchy with compiled modules."""
COMPILED: Final = (
    "src/tetrarchy/kernel/**/*.py",
    "src/tetrarchy/games/**/*.py",
    "src/tetrarchy/bots/budget.py",
    "src/tetrarchy/bots/flat.py",
    "src/tetrarchy/bots/halving.py",
    "src/tetrarchy/bots/learned.py",
    "src/tetrarchy/bots/playouts.py",
    "src/tetrarchy/bots/search.py",
)
"""What is compiled: the rules, and the loop in which bots spend their time."""
NEVER_HOT: Final = (
    "src/tetrarchy/kernel/conformance/*.py",
    "src/tetrarchy/kernel/data.py",
    "src/tetrarchy/kernel/preview.py",
    "src/tetrarchy/kernel/reasons.py",
    "src/tetrarchy/kernel/record.py",
    "src/tetrarchy/kernel/toml_lines.py",
    "src/tetrarchy/games/*/advice.py",
    "src/tetrarchy/games/*/components.py",
    "src/tetrarchy/games/*/geometry.py",
    "src/tetrarchy/games/*/landing.py",
    "src/tetrarchy/games/*/loading.py",
    "src/tetrarchy/games/*/plain.py",
    "src/tetrarchy/games/*/player/reasons.py",
    "src/tetrarchy/games/*/player/themes.py",
    "src/tetrarchy/games/*/refusal.py",
)
"""What stays plain Python: no loop visits it, and it would be a quarter of all C."""
INTERPRETED: Final = "# interpreted:"
"""A module whose first line opens with this, and says why, stays plain Python too."""
CACHE_VARIABLE: Final = "TETRARCHY_ENGINE_CACHE"
"""Names the folder of compiled engines for a build in another folder, such as an unpacked source archive."""


def toolchain_gap() -> str | None:
    """Why the engine cannot be compiled here, or None when it can."""
    if os.environ.get("TETRARCHY_PURE") == "1":
        return "TETRARCHY_PURE is 1"
    compiler = compiler_words()[0]
    if shutil.which(compiler) is None:
        return f"there is no C compiler, {compiler} (Debian: apt install gcc python3-dev)"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "Python's header files are missing (Debian: apt install python3-dev)"
    return None


def compiler_words() -> list[str]:
    """The command of the C compiler."""
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")


def compiler_identity() -> str:
    """What tells one Python and one compiler from another, without starting them."""
    told = f"{sys.version} {sysconfig.get_platform()} {os.environ.get('CFLAGS', '')} {compiler_words()}"
    if found := shutil.which(compiler_words()[0]):
        facts = Path(found).resolve().stat()
        told += f" {found} {facts.st_size} {facts.st_mtime_ns}"
    return told


def engine_modules(root: Path = ROOT) -> list[Path]:
    """The modules to compile, relative to the root."""
    sources = {path for pattern in COMPILED for path in root.glob(pattern)}
    sources -= {path for pattern in NEVER_HOT for path in root.glob(pattern)}
    marked = {path for path in sources if path.read_text("utf-8").startswith(INTERPRETED)}
    return sorted(path.relative_to(root) for path in sources - marked)


def linked_sources(root: Path) -> list[Path]:
    """The files of the packages with compiled modules, relative to `src`."""
    source = root / "src"
    found = (path for package in PACKAGES for path in (source / "tetrarchy" / package).rglob("*"))
    return sorted(path.relative_to(source) for path in found if path.is_file() and path.suffix != ".pyc")


def cache_of(root: Path = ROOT) -> Path:
    """The folder of compiled engines."""
    return Path(os.environ.get(CACHE_VARIABLE) or root / ".cache" / "engine")


def engine_folder(root: Path = ROOT) -> Path:
    """Where the engine of the present sources lies once it is compiled."""
    digest = hashlib.sha256(compiler_identity().encode())
    compiler = sorted(path.relative_to(root) for path in root.glob("compile_engine/*.py"))
    for path in [Path("pyproject.toml"), *compiler, *engine_modules(root)]:
        digest.update(f"\0{path}\0".encode())
        digest.update((root / path).read_bytes())
    for path in linked_sources(root):
        digest.update(f"\0{path}".encode())
    return cache_of(root) / digest.hexdigest()[:16]


def lock_file(root: Path = ROOT) -> Path:
    """The file that a process keeps locked while it compiles."""
    return cache_of(root) / "lock"


def failure_file(engine: Path, *, lasting: bool) -> Path:
    """Where it is said why there is no engine: what fails every time, or what may work the next time."""
    return engine.with_name(f"{'failed' if lasting else 'stopped'}-{engine.name}.txt")


def record_failure(engine: Path, why: str, *, lasting: bool) -> None:
    """Say why there is no engine; on a full disk that is left unsaid, and the free lock tells of it."""
    with contextlib.suppress(OSError):
        failure_file(engine, lasting=lasting).write_text(why, "utf-8")


def first_error(report: str) -> str:
    """The line that matters in what a program has said: the first error, with file and line."""
    first = re.search(r"^.*\berror: .*$", report, re.MULTILINE)
    return (first[0] if first else (report.strip().splitlines() or ["it says nothing"])[-1]).strip()


def forget_failures(engine: Path) -> None:
    """Begin anew."""
    for lasting in (False, True):
        with contextlib.suppress(OSError):
            failure_file(engine, lasting=lasting).unlink()


def processors() -> int:
    """How many compilers can work at a time."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
