"""What an installation brings: a thin library, extras that are complete, and one sentence where one is missing.

The interpreters of these tests find only what pip would have brought; the rest of this environment is hidden
from them.
"""

from __future__ import annotations

import subprocess
import sys
import tomllib
from collections.abc import Iterable
from importlib.machinery import SourceFileLoader
from importlib.metadata import distribution, entry_points, packages_distributions
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import pytest
from hatchling.builders.wheel import WheelBuilder
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import tetrarchy
from tetrarchy.catalogue import GAMES
from tetrarchy.terminal.entry import HOSTING

ROOT: Final = Path(__file__).resolve().parents[1]
PROJECT: Final[dict[str, Any]] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))

HIDE: Final = """
import sys
from importlib import import_module
from pkgutil import walk_packages

class Hidden:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in hidden:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

def import_all(*packages):
    for package in packages:
        module = import_module(package)
        for inner in walk_packages(getattr(module, "__path__", ()), package + "."):
            import_module(inner.name)

sys.meta_path.insert(0, Hidden())
"""
"""Keeps an interpreter from finding the packages in ``hidden``."""

PLAY: Final = """
from librt.random import Random
from tetrarchy.bots import find_bot
from tetrarchy.catalogue import GAMES, find_game
from tetrarchy.kernel.drive import Draws

rng = Random(1)
for name in GAMES:
    game = find_game(name)
    state = game.new(2)
    bots = [find_bot("random", game), find_bot("greedy", game)]
    Draws(rng).settle(state)
    while state.actors():
        seat = state.mover()
        state.apply(seat, bots[seat].choose(state.view(seat), state.legal(seat), seat, rng))
        Draws(rng).settle(state)
    print(name, sorted(state.standing()) in ([1, 1], [1, 2]))
"""

COMMAND: Final = "from tetrarchy.terminal.entry import main; raise SystemExit(main())"


def brought_by(*extras: str) -> set[str]:
    """The modules that ``pip install 'tetrarchy[…]'`` brings, by their first names."""
    wanted = [("tetrarchy", extra) for extra in ("", *extras)]
    seen = set(wanted)
    for name, extra in wanted:
        for line in distribution(name).requires or ():
            needed = Requirement(line)
            if needed.marker is None or needed.marker.evaluate({"extra": extra}):
                pairs = {(canonicalize_name(needed.name), inner) for inner in ("", *needed.extras)} - seen
                seen |= pairs
                wanted += sorted(pairs)
    names = {name for name, _ in seen}
    return {"tetrarchy"} | {
        module
        for module, distributions in packages_distributions().items()
        if not names.isdisjoint(canonicalize_name(name) for name in distributions)
    }


def python(code: str, found: Iterable[str], *words: str) -> subprocess.CompletedProcess[str]:
    """Run code in an interpreter that finds these packages and the standard library only, in English."""
    hidden = sorted(set(packages_distributions()).difference(found))
    script = f"hidden = {hidden}\n{HIDE}\n{code}"
    return subprocess.run(
        [sys.executable, "-c", script, *words],
        env={"LANG": "en_GB.UTF-8", "PYTHONUTF8": "1"},
        capture_output=True,
        text=True,
    )


def refusal(extras: Iterable[str], *words: str) -> str:
    """What the command says that ends at once, where these extras are installed."""
    ended = python(COMMAND, brought_by(*extras), *words)
    assert (ended.returncode, ended.stdout) == (2, "")
    return ended.stderr


def loaded_run() -> ModuleType:
    """The script ``run`` as a module."""
    spec = spec_from_loader("run", SourceFileLoader("run", str(ROOT / "run")))
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


# ---------------------------------------------------------------- the thin library


def test_without_extras_two_packages_are_brought() -> None:
    requirements = map(Requirement, distribution("tetrarchy").requires or ())
    plain = [needed.name for needed in requirements if needed.marker is None]
    assert sorted(plain) == ["librt", "mypy-extensions"]
    assert brought_by() == {"librt", "mypy_extensions", "tetrarchy"}


@pytest.mark.walk
@pytest.mark.parametrize(
    ("extras", "parts"),
    [
        ((), ("kernel", "games", "catalogue", "examples", "lessons", "bots")),
        ((), ("arena", "text", "extras", "terminal.entry")),
        ((), ("envs.opponents", "envs.rewards", "envs.telling", "envs.episode")),
        (("terminal",), ("terminal",)),
        (("client",), ("client",)),
        (("server",), ("server.app", "server.backup", "server.host", "terminal")),
        (("tuning",), ("tuning.__main__",)),
        (("research",), ("envs.gymnasium", "envs.openspiel", "envs.pettingzoo", "envs.vector")),
    ],
    ids=lambda given: "+".join(given) or "nothing",
)
def test_each_part_finds_all_that_it_imports(extras: tuple[str, ...], parts: tuple[str, ...]) -> None:
    names = [f"tetrarchy.{part}" for part in parts]
    ended = python(f"import_all(*{names})", brought_by(*extras))
    assert (ended.returncode, ended.stderr) == (0, "")


def test_bots_play_every_game_without_extras() -> None:
    ended = python(PLAY, brought_by())
    assert (ended.returncode, ended.stderr) == (0, "")
    assert sorted(ended.stdout.splitlines()) == sorted(f"{game} True" for game in GAMES)


# ---------------------------------------------------------------- the sentences


def test_the_command_is_the_one_that_can_refuse() -> None:
    (script,) = entry_points(group="console_scripts", name="tetrarchy")
    assert script.value == "tetrarchy.terminal.entry:main"


@pytest.mark.walk
@pytest.mark.parametrize(
    ("extras", "words", "sentence"),
    [
        ((), ("play",), "The terminal needs more packages: pip install 'tetrarchy[terminal]'."),
        ((), (), "The terminal needs more packages: pip install 'tetrarchy[terminal]'."),
        ((), ("play", "--lang", "ru"), "Терминалу нужны ещё пакеты: pip install 'tetrarchy[terminal]'."),
        ((), ("serve",), "The server needs more packages: pip install 'tetrarchy[server]'."),
        (("terminal",), ("serve",), "The server needs more packages: pip install 'tetrarchy[server]'."),
        (("terminal",), ("backup", "b"), "The server needs more packages: pip install 'tetrarchy[server]'."),
        (("terminal",), ("restore", "b"), "The server needs more packages: pip install 'tetrarchy[server]'."),
        (
            ("server",),
            ("serve", "--port", "0", "--database", "postgresql://nobody@localhost/nothing"),
            "A PostgreSQL database needs more packages: pip install 'tetrarchy[postgres]'.",
        ),
        (
            ("server",),
            ("backup", "b", "--database", "postgresql://nobody@localhost/nothing", "--lang=ru"),
            "Базе данных PostgreSQL нужны ещё пакеты: pip install 'tetrarchy[postgres]'.",
        ),
        (
            ("terminal",),
            ("arena", "queendomino", "--ray"),
            "A Ray cluster needs more packages: pip install 'tetrarchy[cluster]'.",
        ),
    ],
    ids=lambda given: "" if isinstance(given, str) else " ".join(given) or "nothing",
)
def test_a_command_whose_packages_are_missing_says_what_to_install(
    extras: tuple[str, ...], words: tuple[str, ...], sentence: str
) -> None:
    assert refusal(extras, *words) == f"{sentence}\n"


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("import tetrarchy.client", "The client needs more packages: pip install 'tetrarchy[client]'."),
        (
            "from tetrarchy.text import Texts; Texts('en')",
            "Texts in English and Russian need more packages: pip install 'tetrarchy[terminal]'.",
        ),
        *(
            (
                f"import tetrarchy.envs.{module}",
                "The research environments need more packages: pip install 'tetrarchy[research]'.",
            )
            for module in ("encoding", "gymnasium", "openspiel", "pettingzoo", "vector")
        ),
        (
            "import tetrarchy.envs.stable_baselines",
            "Stable-Baselines3 needs more packages: pip install 'tetrarchy[learning]'.",
        ),
    ],
)
def test_a_program_is_told_too(code: str, sentence: str) -> None:
    ended = python(code, brought_by())
    assert ended.stderr.splitlines()[-1] == f"tetrarchy.extras.MissingPackages: {sentence}"


def test_a_module_of_ours_that_is_missing_is_no_matter_of_extras() -> None:
    code = "from tetrarchy.extras import *\nwith needed_by(SERVER):\n    import tetrarchy.nothing"
    ended = python(code, brought_by())
    assert ended.stderr.splitlines()[-1] == "ModuleNotFoundError: No module named 'tetrarchy.nothing'"


# ---------------------------------------------------------------- the wheel, and ./run


def test_the_wheel_holds_the_types_and_all_that_is_read_at_run_time() -> None:
    held = {file.distribution_path for file in WheelBuilder(str(ROOT)).recurse_included_files()}
    source = ROOT / "src"
    kinds = ("*.py", "*.toml", "*.ftl", "*.md", "*.json", "*.css", "*.mako", "py.typed")
    read = {path.relative_to(source).as_posix() for kind in kinds for path in source.rglob(kind)}
    assert "tetrarchy/py.typed" in read
    assert sorted(read - held) == []


def test_the_installed_package_is_typed() -> None:
    assert (Path(tetrarchy.__file__).parent / "py.typed").is_file()


def test_run_installs_what_its_command_needs() -> None:
    run = loaded_run()
    assert run.parts_for(["play", "inkdoms"]) == ("play",)
    assert run.parts_for(["simulate", "inkdoms"]) == ("play",)
    for command in ("serve", "backup", "restore"):
        assert run.parts_for([command]) == ("host",)
    assert run.parts_for(["--lang", "ru", "serve"]) == ("host",)
    for word in ("--ray", "--ray=auto"):
        assert run.parts_for(["arena", "inkdoms", word]) == ("play", "cluster")


def test_run_and_the_command_agree_on_what_needs_the_server() -> None:
    assert set(HOSTING) == loaded_run().HOST_COMMANDS


def test_the_parts_that_run_asks_for_exist() -> None:
    extras = {f"--extra={name}" for name in PROJECT["project"]["optional-dependencies"]}
    groups = {f"--group={name}" for name in PROJECT["dependency-groups"]}
    assert {word for words in loaded_run().PARTS.values() for word in words} <= extras | groups


def test_what_builds_is_locked_too() -> None:
    assert sorted(PROJECT["dependency-groups"]["build"]) == sorted(PROJECT["build-system"]["requires"])


def locked(part: str) -> dict[str, Requirement]:
    """The packages of a lock with their exact versions."""
    lines = (ROOT / "locks" / f"{part}.txt").read_text("utf-8").splitlines()
    found = [Requirement(line.rstrip(" \\")) for line in lines if line and not line.startswith((" ", "#"))]
    return {canonicalize_name(each.name): each for each in found}


def test_the_locks_hold_what_the_project_asks_for_with_hashes_and_without_hosts() -> None:
    run = loaded_run()
    assert {path.stem for path in (ROOT / "locks").iterdir()} == {*run.PARTS, "uv"}
    for part, words in run.PARTS.items():
        text = (ROOT / "locks" / f"{part}.txt").read_text("utf-8")
        assert "://" not in text
        assert "index" not in text
        found = locked(part)
        assert text.count("--hash=sha256:") >= len(found)
        for wanted in map(Requirement, asked_for(words)):
            if wanted.marker is None or wanted.marker.evaluate():
                (version,) = found[canonicalize_name(wanted.name)].specifier
                assert version.operator == "=="
                assert wanted.specifier.contains(version.version), (part, wanted)


def asked_for(words: Iterable[str]) -> list[str]:
    """The requirements of some extras and groups, and of extras that these name."""
    project = PROJECT["project"]
    found = list(project["dependencies"])
    for word in words:
        kind, _, name = word.removeprefix("--").partition("=")
        named = PROJECT["dependency-groups"] if kind == "group" else project["optional-dependencies"]
        for line in named[name]:
            inner = Requirement(line)
            if inner.name == "tetrarchy":
                found += asked_for(f"--extra={extra}" for extra in inner.extras)
            else:
                found.append(line)
    return found
