#!/usr/bin/env python3
"""Write a new game: small, complete and working, to be changed step by step into another.

    ./run new-game NAME

NAME is the id of the game and the name of its folders. docs/adding-a-game.md tells what each file is for.
"""

from __future__ import annotations

import keyword
import re
import subprocess
import sys
from pathlib import Path
from typing import Final, NoReturn

ROOT: Final = Path(__file__).resolve().parents[1]
TEMPLATES: Final = Path(__file__).with_suffix("")
SUFFIX: Final = ".tmpl"
"""Templates have it, so that no tool takes them for code; their names stand between two ``@``."""
PLACES: Final = {
    "game": "src/tetrarchy/games/{name}",
    "board.py": "src/tetrarchy/terminal/boards/{name}.py",
    "web": "web/src/games/{name}",
    "tests": "tests/games/{name}",
    "rulings.md": "docs/rulings/{name}.md",
}
"""Where each part of the templates goes."""
NAME: Final = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
LONGEST_NAME: Final = 24


def main(arguments: list[str]) -> None:
    """Check the name, write the files and the page's types, and say what to do next."""
    if len(arguments) != 1 or arguments[0].startswith("-"):
        stop("Say what the new game is called: ./run new-game NAME")
    name = arguments[0]
    if trouble := trouble_with(name):
        stop(trouble)
    files = files_of(name)
    for path, text in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    subprocess.run([sys.executable, ROOT / "scripts" / "make_types.py"], check=True)
    print(f"The game {name} is written, {len(files)} files in:")
    for place in PLACES.values():
        print(f"  {place.format(name=name)}")
    print(f"Try it: ./run play {name}; ./run test --fast -k {name}. Then docs/adding-a-game.md, step 2.")


def trouble_with(name: str) -> str | None:
    """Why no game can have this name, in a sentence; None where one can."""
    if not NAME.fullmatch(name) or keyword.iskeyword(name):
        return f"“{name}” is no name for a game: it should be small letters and digits, words joined by “_”."
    if len(name) > LONGEST_NAME:
        return f"“{name}” is too long for a game's name: {LONGEST_NAME} characters are the most."
    for place in PLACES.values():
        path = ROOT / place.format(name=name)
        if path.exists():
            return f"The name “{name}” is taken: there is {path.relative_to(ROOT)} already."
    return None


def files_of(name: str) -> dict[Path, str]:
    """Every file of a new game, and what it holds."""
    words = name.split("_")
    put_in = {
        "@name@": name,
        "@Class@": "".join(word.capitalize() for word in words),
        "@Title@": " ".join(word.capitalize() for word in words),
    }
    found: dict[Path, str] = {}
    for template in sorted(path for path in TEMPLATES.rglob("*") if path.is_file()):
        part, *inside = template.relative_to(TEMPLATES).parts
        inside = [word.replace("@name@", name) for word in inside]
        place = Path(PLACES[part.removesuffix(SUFFIX)].format(name=name), *inside)
        text = template.read_text("utf-8")
        for placeholder, value in put_in.items():
            text = text.replace(placeholder, value)
        found[ROOT / place.with_name(place.name.removesuffix(SUFFIX))] = text
    return found


def stop(sentence: str) -> NoReturn:
    """End with a sentence for the person at the keyboard."""
    print(sentence, file=sys.stderr)
    sys.exit(2)


if __name__ == "__main__":
    main(sys.argv[1:])
