"""Making an engine: translate, compile, link, try it; one process at a time, several compilers at once."""

from __future__ import annotations

import contextlib
import fcntl
import io
import os
import shlex
import shutil
import signal
import subprocess
import sys
import sysconfig
import tempfile
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_EXCEPTION, Future, ThreadPoolExecutor, wait
from pathlib import Path
from typing import IO, Final, TypeVar

from compile_engine.layout import (
    cache_of,
    compiler_words,
    engine_folder,
    engine_modules,
    first_error,
    forget_failures,
    linked_sources,
    lock_file,
    record_failure,
)
from compile_engine.progress import Progress, progress_file, read_progress, write_progress
from compile_engine.units import Extension, Library, Unit, grouped, libraries_of, usual_flags

_T = TypeVar("_T")
KEPT_SECONDS: Final = 14 * 24 * 3600
"""Units and engines that have not been used for so long are thrown away."""
TRANSLATION_SHARE: Final = 0.2
"""About how much of a compile is translating to C."""
_LOOK_SECONDS: Final = 0.3
IMPORT_ALL: Final = """
import importlib, sys
for name in sys.argv[1:]:
    if importlib.import_module(name).__file__.endswith(".py"):
        sys.exit(f"error: {name} is not compiled")
"""
"""What a process does to see that all libraries can be loaded."""


class CompileError(Exception):
    """There is no engine. The message's first line says why, the others tell more."""

    def __init__(self, message: str, *, lasting: bool = True) -> None:
        super().__init__(message)
        self.lasting = lasting
        """Whether it would fail again with these sources and this compiler."""


class Stopped(Exception):
    """The compiler was told to stop."""


def build(
    root: Path,
    jobs: int,
    told: Callable[[Progress], None],
    stop: threading.Event | None = None,
    lock: int | None = None,
) -> Path:
    """Compile what is not compiled yet; the folder of the engine. One process does it at a time.

    `lock` is the descriptor of a file that this process has locked already.
    """
    engine = engine_folder(root)
    stop = stop or threading.Event()
    with failures_recorded(engine):
        file = open_lock(root, lock)
    with file, locked(file, root, told, stop), failures_recorded(engine):
        if not engine.is_dir():
            forget_failures(engine)
            try:
                Build(root, jobs, told, stop).make(engine)
            finally:
                progress_file(root).unlink(missing_ok=True)
            throw_away_old(cache_of(root), engine)
    return engine


@contextlib.contextmanager
def failures_recorded(engine: Path) -> Iterator[None]:
    """Write down why there is no engine, whatever it is."""
    try:
        yield
    except Stopped:
        raise
    except Exception as error:
        failure = error if isinstance(error, CompileError) else unforeseen(error)
        record_failure(engine, str(failure), lasting=failure.lasting)
        raise failure from error


def unforeseen(error: Exception) -> CompileError:
    """What has nothing to do with the sources: a full disk, a folder that cannot be written, a crash."""
    return CompileError(str(error) if isinstance(error, OSError) else repr(error), lasting=False)


class Build:
    """One run of the compiler."""

    def __init__(
        self, root: Path, jobs: int, told: Callable[[Progress], None], stop: threading.Event
    ) -> None:
        self.root = root
        self.cache = cache_of(root)
        self.jobs = jobs
        self.told = told
        self.stop = stop
        self._lock = threading.Lock()
        self._running: set[subprocess.Popen[str]] = set()
        self._costs: dict[Unit, float] = {}
        self._done: set[Unit] = set()
        self._began: dict[Unit, float] = {}
        """When each unit was begun that is under way."""
        self._paid = 0.0
        """What the units have cost that were compiled by this run, …"""
        self._spent = 0.0
        """… and the seconds that they took."""

    def make(self, engine: Path) -> None:
        """Translate, compile, link, try; then the folder gets its name."""
        self._tell()
        libraries, version = self.translate()
        units = list(dict.fromkeys(unit for library in libraries for unit in library.units))
        objects = {unit: self.cache / "units" / f"{unit.key(version)}.o" for unit in units}
        (self.cache / "units").mkdir(exist_ok=True)
        self._done = {unit for unit in units if objects[unit].is_file()}
        self._costs = {unit: unit.cost() for unit in units}
        for unit in self._done:
            os.utime(objects[unit])
        self._tell()
        missing = sorted(set(units) - self._done, key=lambda unit: -self._costs[unit])
        self._in_parallel(lambda unit: self._compile(unit, objects[unit]), missing)
        with tempfile.TemporaryDirectory(dir=self.cache) as scratch:
            folder = Path(scratch, "engine")
            self._in_parallel(lambda library: self._link(library, folder, objects), libraries)
            link_sources(self.root, folder)
            self._try_out(folder)
            folder.rename(engine)

    def translate(self) -> tuple[list[Library], str]:
        """Let mypyc write the C, and tell its version: one group of modules each for the kernel, the bots
        and every game, so that a change in one game leaves the C of the others as it was.
        """
        from mypy.version import __version__
        from mypyc.build import mypycify

        modules = engine_modules(self.root)
        groups = [([str(path) for path in files], name) for name, files in grouped(modules).items()]
        target = self.cache / "c"
        shutil.rmtree(target, ignore_errors=True)
        output = io.StringIO()
        try:
            with (
                contextlib.chdir(self.root),
                contextlib.redirect_stdout(output),
                contextlib.redirect_stderr(output),
            ):
                extensions = mypycify(
                    ["--config-file=", f"--cache-dir={self.cache / 'mypy'}", *map(str, modules)],
                    debug_level="0",
                    multi_file=True,
                    separate=[(files, name) for files, name in groups],
                    target_dir=str(target),
                )
        except SystemExit as end:
            report = f"{output.getvalue()}{end.code if isinstance(end.code, str) else ''}"
            raise CompileError(explained("mypyc", report)) from None
        if self.stop.is_set():
            raise Stopped
        told = (
            Extension(each.name, list(map(Path, each.sources)), each.include_dirs, each.extra_compile_args)
            for each in extensions
        )
        return libraries_of(told), __version__

    def _compile(self, unit: Unit, target: Path) -> None:
        includes = [f"-I{folder}" for folder in (sysconfig.get_path("include"), *unit.include)]
        scratch = target.with_suffix(f".{os.getpid()}.tmp")
        with self._lock:
            self._began[unit] = time.monotonic()
        with tempfile.NamedTemporaryFile("w", suffix=".c", dir=target.parent, encoding="utf-8") as whole:
            whole.write(unit.text())
            whole.flush()
            flags = [*usual_flags(), *includes, *unit.flags]
            self._call([*compiler_words(), *flags, "-c", whole.name, "-o", str(scratch)])
        scratch.rename(target)
        with self._lock:
            self._done.add(unit)
            self._paid += self._costs[unit]
            self._spent += time.monotonic() - self._began.pop(unit)
        self._tell()

    def _link(self, library: Library, folder: Path, objects: dict[Unit, Path]) -> None:
        suffix = sysconfig.get_config_var("EXT_SUFFIX")
        first, *others = [folder / f"{path}{suffix}" for path in library.paths]
        for path in (first, *others):
            path.parent.mkdir(parents=True, exist_ok=True)
        linker = shlex.split(sysconfig.get_config_var("LDSHARED"))
        if os.environ.get("CC"):
            linker = [*compiler_words(), *linker[1:]]
        self._call([*linker, *(str(objects[unit]) for unit in library.units), "-o", str(first)])
        for path in others:
            path.hardlink_to(first)

    def _try_out(self, folder: Path) -> None:
        """See that the libraries can be loaded, all of them."""
        paths = [path.relative_to("src").with_suffix("") for path in engine_modules(self.root)]
        names = [".".join(path.parts).removesuffix(".__init__") for path in paths]
        # pip lets an isolated build find its packages by this very variable.
        paths_of_python = [str(self.root / "src"), *filter(None, [os.environ.get("PYTHONPATH")])]
        places = {"TETRARCHY_ENGINE": str(folder), "PYTHONPATH": os.pathsep.join(paths_of_python)}
        self._call([sys.executable, "-c", IMPORT_ALL, *names], os.environ | places)

    def _call(self, command: list[str], environment: dict[str, str] | None = None) -> None:
        """Run a program, unless everything is to stop."""
        with self._lock:
            if self.stop.is_set():
                raise Stopped
            process = subprocess.Popen(
                command,
                env=environment,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                process_group=0,  # a compiler has children of its own
            )
            self._running.add(process)
        said, _ = process.communicate()
        with self._lock:
            self._running.discard(process)
            if self.stop.is_set():
                raise Stopped
        if code := process.returncode:
            ending = f"it was ended by signal {-code}" if code < 0 else f"it ended with {code}"
            lasting = code > 0 and "No space left on device" not in said
            report = said if code > 0 and said.strip() else f"{said}\n{ending}"
            raise CompileError(explained(Path(command[0]).name, report), lasting=lasting)

    def _in_parallel(self, work: Callable[[_T], None], things: Iterable[_T]) -> None:
        """Do it to all, several at a time; the first failure ends all."""
        with ThreadPoolExecutor(self.jobs) as pool:
            futures = [pool.submit(work, thing) for thing in things]
            try:
                while not self.stop.is_set() and (pending := [each for each in futures if not each.done()]):
                    wait(pending, _LOOK_SECONDS, FIRST_EXCEPTION)
                    self._tell()
                    if any(future.done() and future.exception() for future in futures):
                        self.stop.set()
            finally:
                self._cancel(future for future in futures if not future.done())
        for future in futures:
            if not future.cancelled() and (error := future.exception()) and not isinstance(error, Stopped):
                raise error
        if self.stop.is_set():
            raise Stopped

    def _cancel(self, unfinished: Iterable[Future[None]]) -> None:
        """End what is under way, and do not begin what waits."""
        for future in unfinished:
            self.stop.set()
            future.cancel()
        with self._lock:
            for process in self._running if self.stop.is_set() else ():
                with contextlib.suppress(ProcessLookupError):
                    os.killpg(process.pid, signal.SIGTERM)

    def _tell(self) -> None:
        with self._lock:
            progress = self._progress()
            write_progress(self.root, progress)
        self.told(progress)

    def _progress(self) -> Progress:
        if not self._costs:
            return Progress(0, 0, 0.0, None)
        whole = sum(self._costs.values())
        missing = whole - sum(self._costs[unit] for unit in self._done)
        share = TRANSLATION_SHARE + (1 - TRANSLATION_SHARE) * (1 - missing / whole)
        return Progress(len(self._done), len(self._costs), share, self._seconds_left(missing))

    def _seconds_left(self, missing: float) -> float | None:
        """The seconds that the missing units will take at the pace of those that were made."""
        if not self._paid:
            return None
        now = time.monotonic()
        spent = sum(now - began for began in self._began.values())
        seconds = missing / self._paid * self._spent - spent
        return max(0.0, seconds) / min(self.jobs, max(1, len(self._costs) - len(self._done)))


def explained(program: str, report: str) -> str:
    """Why a program has failed: its first error, then what it said."""
    return f"{program}: {first_error(report)}\n{report.strip()[:3000]}"


def link_sources(root: Path, folder: Path) -> None:
    """Put links to the sources beside the libraries: data, texts, and modules that stay plain Python."""
    for path in linked_sources(root):
        link = folder / path
        link.parent.mkdir(parents=True, exist_ok=True)
        link.symlink_to(root / "src" / path)


def throw_away_old(cache: Path, engine: Path) -> None:
    """Throw away what has not been used for long."""
    oldest = time.time() - KEPT_SECONDS
    kept = ("units", "c", "mypy", "lock", engine.name)
    for path in [*cache.glob("units/*"), *cache.iterdir()]:
        if path.name not in kept and path.stat().st_mtime < oldest:
            shutil.rmtree(path) if path.is_dir() else path.unlink()


def open_lock(root: Path, held: int | None = None) -> IO[str]:
    """The lock's file, or the one with the descriptor that another process has handed over."""
    if held is not None:
        return os.fdopen(held, "w")
    lock_file(root).parent.mkdir(parents=True, exist_ok=True)
    return lock_file(root).open("w")


@contextlib.contextmanager
def locked(
    file: IO[str], root: Path, told: Callable[[Progress], None], stop: threading.Event
) -> Iterator[None]:
    """Wait until no other process compiles, and tell meanwhile how far that one is.

    The lock passes from one process to the next without a moment in which nobody has it: whoever finds it
    free knows that nobody compiles.
    """
    taken = threading.Event()
    threading.Thread(target=_take, args=(file, taken), daemon=True).start()
    while not taken.wait(_LOOK_SECONDS):
        if progress := read_progress(root):
            told(progress)
        if stop.is_set():
            raise Stopped
    yield


def _take(file: IO[str], taken: threading.Event) -> None:
    fcntl.flock(file, fcntl.LOCK_EX)
    taken.set()
