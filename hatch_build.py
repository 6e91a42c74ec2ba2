"""The wheel's build hook: compiles the rules engine with mypyc where the machine can."""

from __future__ import annotations

import contextlib
import hashlib
import io
import os
import re
import shlex
import shutil
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ENGINE = ("src/tetrarchy/kernel", "src/tetrarchy/games")
INTERPRETED = "# interpreted:"
"""A module whose first line opens with this, and says why, stays plain Python."""


class BuildError(Exception):
    """The engine does not compile; the message says where."""


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
    sources = sorted(path for folder in ENGINE for path in (root / folder).rglob("*.py"))
    return [path.relative_to(root) for path in sources if not path.read_text("utf-8").startswith(INTERPRETED)]


def fingerprint(root: Path, modules: list[Path]) -> str:
    """A hash of all that the compiled libraries depend on."""
    digest = hashlib.sha256(f"{sys.version} {sysconfig.get_platform()}".encode())
    for path in [Path("pyproject.toml"), Path("hatch_build.py"), *modules]:
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
