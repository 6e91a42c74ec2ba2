"""Any position of any game: the view itself, as compactly as it goes."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from tetrarchy.kernel.state import View
from tetrarchy.text import Texts

_LONGEST: Final = 400
_SKIPPED: Final = ("game", "options", "seats", "seat")


def board(view: View, texts: Texts, width: int) -> RenderableType:
    """One entry of the view a line, plain values together on the first."""
    plain = []
    lines = []
    for name, value in view.items():
        if name in _SKIPPED:
            continue
        if isinstance(value, str | int | float) or value is None:
            plain.append(f"{name}: {_short(value)}")
        elif value:
            lines.append(f"{name}: {_short(value)}")
    return Text("\n".join(["  ".join(plain), *lines]))


def _short(value: object) -> str:
    words = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False).replace('"', "")
    return words if len(words) <= _LONGEST else words[: _LONGEST - 1] + "…"


def names(texts: Texts) -> dict[str, str]:
    """No names beyond the game's own messages."""
    return {}


def choice(view: View, after: View, fields: Mapping[str, str], texts: Texts) -> str:
    """Nothing beyond the action's own message."""
    return ""


def heading(view: View, fields: Mapping[str, str], texts: Texts) -> str:
    """No headings: all choices together."""
    return ""


def brief(view: View, fields: Mapping[str, str], texts: Texts) -> str:
    """The names of the action's fields; the verb where it has none."""
    verb, *_ = fields.values()
    return " ".join(texts.name(field, label) for field, label in fields.items() if field != "verb") or verb


def legend(texts: Texts) -> RenderableType:
    """No signs to explain."""
    return Text()
