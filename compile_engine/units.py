"""The units of C that make up the engine's libraries, and what each of them depends on."""

from __future__ import annotations

import hashlib
import itertools
import os
import re
import shlex
import sysconfig
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

from compile_engine.layout import compiler_identity

SELDOM_RUN: Final = {
    "actions",
    "data",
    "drive",
    "game",
    "options",
    "plain",
    "possible",
    "possible_setup",
    "profile",
    "restore",
    "session",
    "setup",
    "view",
}
"""Modules that no playout visits, though every search does: they are compiled with less effort."""
UNIT_BYTES: Final = 1_200_000
"""Modules of a game are compiled together up to this much C: calls between them can be inlined, the headers
are read once, and there are units enough for many processors.
"""
EFFORT: Final = {"-O2": 5.0, "-O1": 3.0, "-O0": 2.0}
"""About what C costs at each level: seconds of one processor for a megabyte."""


class Extension(NamedTuple):
    """What mypyc tells of a library to be built: its module's name, the C, and what that needs."""

    name: str
    sources: list[Path]
    include: list[str]
    flags: list[str]


class Unit(NamedTuple):
    """Some C that is compiled at once."""

    sources: tuple[Path, ...]
    flags: tuple[str, ...]
    include: tuple[str, ...]

    def text(self) -> str:
        """The C file that brings the sources together."""
        lines: list[str] = []
        for number, source in enumerate(self.sources):
            # Each shim has this function too, which is for another system.
            lines += [
                f"#define PyInit___init__ unused_{number}",
                f'#include "{source}"',
                "#undef PyInit___init__",
            ]
        return "\n".join([*lines, ""])

    def cost(self) -> float:
        """About how long it takes, compared with other units."""
        return EFFORT[self.flags[-1]] * sum(path.stat().st_size for path in self.sources)

    def key(self, mypy_version: str) -> str:
        """A hash of all that the object file depends on: sources, headers, flags, compiler and translator."""
        digest = hashlib.sha256(f"{compiler_identity()} {mypy_version} {self.flags}".encode())
        seen = set(self.sources)
        for path in (ordered := list(self.sources)):
            text = path.read_bytes()
            digest.update(b"\0" + path.name.encode() + b"\0" + text)
            for name in re.findall(rb'^\s*#\s*include ["<]([^">]+)[">]', text, re.MULTILINE):
                for folder in (path.parent, *map(Path, self.include)):
                    header = folder / name.decode()
                    if header.is_file():
                        if header not in seen:
                            seen.add(header)
                            ordered.append(header)
                        break
        return digest.hexdigest()[:32]


class Library(NamedTuple):
    """A library of the engine: the units it consists of, and the paths where it is found.

    The modules of a group share one library that does nothing but pass each of them on to the group's own.
    """

    paths: tuple[str, ...]
    units: tuple[Unit, ...]


def grouped(modules: list[Path]) -> dict[str, list[Path]]:
    """The groups of modules, by the names of their libraries: the kernel, each game, the bots."""
    groups: dict[str, list[Path]] = {}
    for path in modules:
        _, _, package, *inside = path.parts
        in_game = package == "games" and len(inside) > 1
        name = inside[0] if in_game else "bots" if package == "bots" else "kernel"
        groups.setdefault(f"tetrarchy_{name}", []).append(path)
    return groups


def libraries_of(extensions: Iterable[Extension]) -> list[Library]:
    """What is to be compiled and linked: a group's own library comes before the shims of its modules."""
    libraries: list[Library] = []
    shims: list[Extension] = []
    for each in extensions:
        if any(source.name.startswith("__native") for source in each.sources):
            libraries += shim_libraries(shims)
            shims = []
            libraries.append(Library((path_of(each),), group_units(each)))
        else:
            shims.append(each)
    return libraries + shim_libraries(shims)


def path_of(extension: Extension) -> str:
    """Where a library lies, without its ending."""
    return extension.name.replace(".", "/")


def group_units(group: Extension) -> tuple[Unit, ...]:
    """The units of a group: modules that are often run, then those that are not, then mypyc's own C."""
    modules = [path for path in group.sources if path.name.startswith("__native_")]
    runtime = tuple(path for path in group.sources if not path.name.startswith("__native_"))
    seldom = [path for path in modules if is_seldom_run(path)]
    often = [path for path in modules if path not in seldom]
    # Within a library functions are called directly; the tables by which groups find each other are defined
    # in a header.
    flags = (*warning_free(group), "-fvisibility=hidden", "-fcommon")
    include = tuple(group.include)
    units = [
        Unit(bundle, (*flags, level), include)
        for level, paths in (("-O2", often), ("-O1", seldom))
        for bundle in bundles(paths)
    ]
    if runtime:
        units.append(Unit(runtime, (*flags, "-O2"), include))
    return tuple(units)


def shim_libraries(shims: list[Extension]) -> list[Library]:
    """Libraries that pass modules on: as few as can be, since each finds a module by its last name."""
    left = list(shims)
    libraries: list[Library] = []
    while left:
        chosen: dict[str, Extension] = {}
        for shim in left:
            chosen.setdefault(shim.name.removesuffix(".__init__").rpartition(".")[2], shim)
        together = list(chosen.values())
        left = [shim for shim in left if shim not in together]
        unit = Unit(
            tuple(source for shim in together for source in shim.sources),
            (*warning_free(together[0]), "-O0"),
            tuple(together[0].include),
        )
        libraries.append(Library(tuple(map(path_of, together)), (unit,)))
    return libraries


def warning_free(extension: Extension) -> list[str]:
    """The flags that mypyc wants, without its level of effort, and without warnings about its C."""
    kept = [flag for flag in extension.flags if flag != "-Werror" and not flag.startswith("-O")]
    return [*kept, "-w"]


def is_seldom_run(source: Path) -> bool:
    """Whether C is compiled with less effort; a group's tables and what a game tells of itself are."""
    package, _, module = source.stem.rpartition("___")
    return module in SELDOM_RUN or package in ("", "__native_tetrarchy___games")


def bundles(paths: list[Path]) -> Iterator[tuple[Path, ...]]:
    """Files that are compiled together, in their order."""
    bundle: list[Path] = []
    size = 0
    for path in paths:
        more = path.stat().st_size
        if bundle and size + more > UNIT_BYTES:
            yield tuple(bundle)
            bundle, size = [], 0
        bundle.append(path)
        size += more
    if bundle:
        yield tuple(bundle)


def usual_flags() -> list[str]:
    """The flags that Python itself was compiled with, without its level of effort."""
    words = itertools.chain(
        shlex.split(sysconfig.get_config_var("CFLAGS") or ""),
        shlex.split(sysconfig.get_config_var("CCSHARED") or ""),
        shlex.split(os.environ.get("CFLAGS", "")),
    )
    return [word for word in words if word != "-g" and not word.startswith(("-O", "-W"))]
