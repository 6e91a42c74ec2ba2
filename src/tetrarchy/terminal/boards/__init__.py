"""How positions look in the terminal.

A game's module here is named like the game and has a function ``board``. It may have more of the functions
that :class:`Look` lists; a game without a module is drawn by ``generic``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import NamedTuple

from rich.console import RenderableType

from tetrarchy.kernel.state import View
from tetrarchy.terminal.boards import generic
from tetrarchy.text import Texts


class Look(NamedTuple):
    """What a game's module can draw and say."""

    board: Callable[[View, Texts, int], RenderableType]
    """The position for a screen of some width."""
    names: Callable[[Texts], dict[str, str]]
    """Names ``<argument>-<value>`` of components that have no message of their own."""
    choice: Callable[[View, View, Mapping[str, str], Texts], str]
    """More about an action, from the view, what the view would be after it, and its fields; may be empty."""
    heading: Callable[[View, Mapping[str, str], Texts], str]
    """What an action of a long menu has in common with others; may be empty."""
    brief: Callable[[View, Mapping[str, str], Texts], str]
    """An action of a long menu in short, under its heading."""
    legend: Callable[[Texts], RenderableType]
    """What the letters and signs of the board mean."""
    last: frozenset[str]
    """Verbs whose actions are seldom wanted, and stand last in a menu."""
    quiet: frozenset[str]
    """Kinds of events that are plain to see on the board, and told only in the log."""


def look_of(game: str) -> Look:
    """How a game looks."""
    path = f"{__name__}.{game}"
    module = import_module(path) if find_spec(path) else generic
    return Look(
        board=module.board,
        names=getattr(module, "names", generic.names),
        choice=getattr(module, "choice", generic.choice),
        heading=getattr(module, "heading", generic.heading),
        brief=getattr(module, "brief", generic.brief),
        legend=getattr(module, "legend", generic.legend),
        last=getattr(module, "LAST", frozenset()),
        quiet=getattr(module, "QUIET", frozenset()),
    )
