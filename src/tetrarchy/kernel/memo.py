"""Parts of views and score sheets that are made once, as long as what they are made of stays the same."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar, cast

_T = TypeVar("_T")
Values: TypeAlias = tuple[Any, ...]
"""All that a part depends on, as values that never change."""


class Memo:
    """Keeps the last part of each name, with the values that it was made of.

    Whoever shows one state after another (a table on a server) keeps a memo and hands it to each of them. A
    part that is taken over is the same object as before, so that views are compared quickly. Nobody may
    change a part.
    """

    def __init__(self) -> None:
        self._parts: dict[Values, tuple[Values, Any]] = {}

    def find(self, name: Values, values: Values) -> Any:
        """The part of this name where it was made of the same values; else None."""
        kept = self._parts.get(name)
        return kept[1] if kept is not None and kept[0] == values else None

    def keep(self, name: Values, values: Values, part: Any) -> None:
        """Keep a part in place of the one before."""
        self._parts[name] = (values, part)

    def clear(self) -> None:
        """Forget everything."""
        self._parts.clear()


def recall(memo: Memo | None, name: Values, values: Values, make: Callable[[], _T]) -> _T:
    """The part of this name: the one that the memo has of these values, else made now."""
    if memo is None:
        return make()
    found = memo.find(name, values)
    if found is None:
        found = make()
        memo.keep(name, values, found)
    return cast(_T, found)
