"""The way into the ``tetrarchy`` command, where its packages are there and where they are not."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Final

from tetrarchy.extras import SERVER, TERMINAL, MissingPackages, needed_by
from tetrarchy.text import LANGUAGES, guess_language

HOSTING: Final = ("serve", "backup", "restore", "think")
"""The commands that need the server."""
_LANGUAGE: Final = ("--lang", "--language")


def main() -> int:
    """Run the command; where its packages are missing, one sentence says what to install."""
    words = sys.argv[1:]
    try:
        with needed_by(TERMINAL if set(HOSTING).isdisjoint(words) else SERVER):
            from tetrarchy.terminal.cli import main as run
    except MissingPackages as missing:
        print(missing.sentence(language_in(words)), file=sys.stderr)
        return 2
    return run(words)


def language_in(words: Sequence[str]) -> str:
    """The language that the words of a command line ask for, else the system's."""
    found = guess_language(os.environ)
    for at, word in enumerate(words):
        name, equals, given = word.partition("=")
        if name in _LANGUAGE and not equals:
            given = next(iter(words[at + 1 :]), "")
        if name in _LANGUAGE and given in LANGUAGES:
            found = given
    return found
