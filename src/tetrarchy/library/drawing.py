"""Positions as the terminal draws them, as plain characters or as HTML."""

from __future__ import annotations

from io import StringIO
from typing import Final

from tetrarchy.extras import TERMINAL, needed_by

with needed_by(TERMINAL):
    from rich.console import Console

from tetrarchy.kernel.game import Game
from tetrarchy.kernel.state import View
from tetrarchy.terminal.boards import look_of
from tetrarchy.text import Texts

_FORM: Final = "<pre style='line-height:1.25;font-family:monospace'>{code}</pre>"


def as_text(game: Game, view: View, language: str, width: int) -> str:
    """A board in plain characters."""
    return _drawn(game, view, language, width).export_text()


def as_html(game: Game, view: View, language: str, width: int) -> str:
    """A board in colours; it refers to nothing elsewhere."""
    return _drawn(game, view, language, width).export_html(inline_styles=True, code_format=_FORM)


def _drawn(game: Game, view: View, language: str, width: int) -> Console:
    """A console on which the board has been printed."""
    texts = Texts(language, game)
    look = look_of(game.id)
    texts.seat_players([""] * view["seats"])
    texts.names.update(look.names(texts))
    console = Console(record=True, file=StringIO(), width=width, force_terminal=True)
    console.print(look.board(view, texts, width))
    return console
