"""``./run new-game NAME`` in a copy of the project: what it writes works at once."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from compile_engine.layout import CACHE_VARIABLE
from hatch_build import PageGap, node

ROOT: Final = Path(__file__).resolve().parents[1]
NAME: Final = "stone_bag"
MADE: Final = shutil.ignore_patterns(
    ".git",
    ".venv*",
    ".cache",
    ".tools",
    "node_modules",
    "__pycache__",
    ".hypothesis",
    "page",
    "build",
    "dist",
)
"""What is made from the sources, or not ours."""
ARENA: Final = """
import sys
from tetrarchy.terminal.cli import main
sys.exit(main(sys.argv[1:]))
"""
CONFORMANCE: Final = """
import sys
import tetrarchy
from tests.conformance.laws import laws_of
from tetrarchy.catalogue import find_game
from tetrarchy.kernel.conformance import check_bad_snapshots, check_game, check_rows, check_secrets
game = find_game(sys.argv[1])
for seats, options in game.variants():
    walk = check_game(game, seats, options, seed=seats, steps=600, every=3, laws=laws_of(game.id))
    secrets = check_secrets(game, seats, options, seed=seats, steps=200)
    damage = check_bad_snapshots(game, seats, options, seed=seats, number=200)
    assert check_rows(game, seats, options, seed=seats, steps=200).other_worlds
    assert walk.checked and secrets.other_worlds and secrets.hidden_choices and damage.refused
    assert set(walk.verbs) == {kind.verb for kind in game.actions.kinds}
print(tetrarchy.__file__)
"""


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The working tree with a new game."""
    return copied(tmp_path_factory.mktemp("project") / "tetrarchy", NAME)


def copied(folder: Path, name: str) -> Path:
    """A copy of the working tree with a new game."""
    shutil.copytree(ROOT, folder, ignore=MADE)
    written = new_game(folder, name)
    assert (written.returncode, written.stderr) == (0, "")
    return folder


def parts(name: str) -> list[str]:
    """Where the Python code of a game is."""
    return [f"src/tetrarchy/games/{name}", f"src/tetrarchy/terminal/boards/{name}.py", f"tests/games/{name}"]


def new_game(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Ask for a new game."""
    command = [sys.executable, str(folder / "run"), "new-game", *words]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True)


def run(copy: Path, *command: str | Path, **settings: str) -> str:
    """What a command says in the copy, which imports the copied sources; a failure shows all of it."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    kept.pop(CACHE_VARIABLE, None)
    path = os.pathsep.join([str(copy / "src"), str(copy)])
    done = subprocess.run(
        [str(word) for word in command],
        cwd=copy,
        env=kept | {"PYTHONPATH": path} | settings,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


def python(copy: Path, *words: str) -> str:
    """What the present interpreter says."""
    return run(copy, sys.executable, *words)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ([], "Say what the new game is called: ./run new-game NAME"),
        (["go", "on"], "Say what the new game is called: ./run new-game NAME"),
        (["Chess"], "“Chess” is no name for a game: it should be small letters and digits, words joined by “_”."),
        (["4chess"], "“4chess” is no name for a game: it should be small letters and digits, words joined by “_”."),
        (["../chess"], "“../chess” is no name for a game: it should be small letters and digits, words joined by “_”."),
        (["class"], "“class” is no name for a game: it should be small letters and digits, words joined by “_”."),
        (["x" * 25], f"“{'x' * 25}” is too long for a game's name: 24 characters are the most."),
        ([NAME], f"The name “{NAME}” is taken: there is src/tetrarchy/games/{NAME} already."),
        (["generic"], "The name “generic” is taken: there is src/tetrarchy/terminal/boards/generic.py already."),
    ],
)  # fmt: skip
def test_a_name_that_cannot_be_is_refused_in_a_sentence(copy: Path, words: list[str], sentence: str) -> None:
    done = new_game(copy, *words)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", f"{sentence}\n")


def test_only_new_files_are_written(copy: Path, tmp_path: Path) -> None:
    """Only the page's types, which are made from the engine's, are written anew."""
    before = shutil.copytree(ROOT, tmp_path / "before", ignore=MADE)
    for path in before.rglob("*"):
        if path.is_file() and path != before / "web/src/generated/wire.ts":
            assert (copy / path.relative_to(before)).read_bytes() == path.read_bytes(), path


def test_its_own_tests_pass(copy: Path) -> None:
    shared = ("docs", "examples", "folders", "lessons", "text", "types")
    files = [f"tests/games/{NAME}", "tests/web/test_words.py", *(f"tests/test_{name}.py" for name in shared)]
    chosen = f"{NAME} or test_the_files_are_what_the_script_makes"
    told = python(copy, "-m", "pytest", "-q", "-p", "no:xdist", "-m", "not long", "-k", chosen, *files)
    assert " passed" in told
    assert "skipped" not in told


def test_it_conforms(copy: Path) -> None:
    assert python(copy, "-c", CONFORMANCE, NAME) == f"{copy / 'src/tetrarchy/__init__.py'}\n"


def test_bots_play_it_in_the_arena(copy: Path) -> None:
    told = python(copy, "-c", ARENA, "arena", NAME, "--bots", "greedy,random", "--games", "4", "--lang", "en")
    assert "Stone Bag: 4 games" in told


def test_its_code_passes_the_checks(copy: Path) -> None:
    if (ROOT / ".cache/mypy").is_dir():
        shutil.copytree(ROOT / ".cache/mypy", copy / ".cache/mypy", dirs_exist_ok=True)
    python(copy, "-m", "ruff", "check", "--no-cache", *parts(NAME))
    python(copy, "-m", "mypy", *parts(NAME))


@pytest.mark.parametrize("name", ["go", "x" * 24])
def test_its_code_is_formatted_whatever_its_name(tmp_path: Path, name: str) -> None:
    folder = copied(tmp_path / "project", name)
    for check in (["check"], ["format", "--check"]):
        python(folder, "-m", "ruff", *check, "--no-cache", *parts(name))


def page_tools(copy: Path) -> Path:
    """Node, with the page's packages linked into the copy."""
    packages = ROOT / "web/node_modules"
    try:
        program = node()
    except PageGap as gap:
        pytest.skip(str(gap))
    if not packages.is_dir():
        pytest.skip("the page's packages are not installed")
    if not (copy / "web/node_modules").exists():
        (copy / "web/node_modules").symlink_to(packages)
    return program


@pytest.mark.slow
def test_the_page_is_built_with_its_board(copy: Path, tmp_path: Path) -> None:
    program = page_tools(copy)
    vite = copy / "web/node_modules/vite/bin/vite.js"
    run(copy / "web", program, vite, "build", TETRARCHY_PAGE=str(tmp_path / "page"))
    words = (copy / f"web/src/games/{NAME}/strings.en.ftl").read_text("utf-8").splitlines()[-1]
    assert any(words in file.read_text("utf-8") for file in (tmp_path / "page/assets").glob("*.js"))


@pytest.mark.long
def test_the_page_passes_the_checks(copy: Path) -> None:
    program = page_tools(copy)
    check = copy / "web/node_modules/svelte-check/bin/svelte-check"
    run(copy / "web", program, check, "--tsconfig", "./tsconfig.json", "--fail-on-warnings")
