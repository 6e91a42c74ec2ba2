"""A Chromium for the tests: the one that npm's @sparticuz/chromium brings, or the system's."""

from __future__ import annotations

import fcntl
import json
import os
import shutil
import subprocess
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from hatch_build import PageGap, node, npm, run_node

_ROOT: Final = Path(__file__).parents[2]
_FOLDER: Final = _ROOT / ".tools" / "chromium"
_PACKAGE: Final = "@sparticuz/chromium@153.0.0"
_NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
_UNPACK: Final = """
import { inflate } from '@sparticuz/chromium'
const bin = new URL('../bin/', import.meta.resolve('@sparticuz/chromium')).pathname
const names = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br']
await Promise.all(names.map((name) => inflate(bin + name)))
"""
_FONTS: Final = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>{folder}/fonts</dir>
  <cachedir>{folder}/font-cache</cachedir>
</fontconfig>
"""
"""The package's own file names folders of another machine; without a font no text is laid out at all."""
QUIET: Final = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)


@dataclass
class Chromium:
    """Where it is, and what it needs around it."""

    path: str
    environment: dict[str, str] = field(default_factory=dict)
    arguments: tuple[str, ...] = ()


def find_chromium() -> Chromium:
    """A fetched Chromium, which draws no windows and so is much faster, or else the system's; PageGap says
    why there is none.
    """
    try:
        return _fetched()
    except PageGap:
        for name in _NAMES:
            if path := shutil.which(name):
                return Chromium(path, {}, (*QUIET, "--no-sandbox") if os.geteuid() == 0 else QUIET)
        raise


def _fetched() -> Chromium:
    program = _FOLDER / "chromium"
    _FOLDER.mkdir(parents=True, exist_ok=True)
    with (_FOLDER / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # each process of the tests looks for it
        if not (_FOLDER / "al2023").is_dir() or not program.is_file():
            _fetch()
        fonts = _FOLDER / "fonts.conf"
        wanted = _FONTS.format(folder=_FOLDER)
        if not fonts.is_file() or fonts.read_text() != wanted:
            fonts.write_text(wanted)
    libraries = _FOLDER / "al2023" / "lib"
    environment = {
        "LD_LIBRARY_PATH": os.pathsep.join([str(libraries), str(_FOLDER)]),
        "FONTCONFIG_FILE": str(fonts),
    }
    try:
        told = subprocess.run(
            [program, "--version"], env=os.environ | environment, capture_output=True, text=True, check=False
        )
    except OSError as error:
        raise PageGap(f"the fetched Chromium does not start ({error})") from error
    if told.returncode:
        raise PageGap(f"the fetched Chromium does not start ({told.stderr.strip()[-200:]})")
    return Chromium(str(program), environment, (*QUIET, "--no-sandbox", "--no-zygote", "--disable-gpu"))


def _fetch() -> None:
    (_FOLDER / "package.json").write_text(json.dumps({"private": True, "type": "module"}))
    run_node(_FOLDER, "a Chromium cannot be fetched", npm(), "install", "--no-audit", "--no-fund", _PACKAGE)
    (_FOLDER / "unpack.js").write_text(_UNPACK)
    run_node(_FOLDER, "the Chromium cannot be unpacked", "unpack.js", TMPDIR=str(_FOLDER))


def driver_environment() -> dict[str, str]:
    """Playwright's driver runs on the Node that the page is built with."""
    return {"PLAYWRIGHT_NODEJS_PATH": str(node())}
