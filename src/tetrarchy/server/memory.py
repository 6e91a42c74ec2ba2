"""Memory that is free, given back to the system."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import Final, cast

_ENOUGH: Final = 100
"""After this many tables have left the memory it is worth the time: a few milliseconds."""


def _find_trim() -> Callable[[int], int] | None:
    """What the GNU C library has for it; others do so by themselves."""
    try:
        return cast(Callable[[int], int], ctypes.CDLL(None).malloc_trim)
    except (AttributeError, OSError, TypeError):
        return None


_TRIM: Final = _find_trim()


class Trimmer:
    """Gives memory back once enough tables have left it."""

    def __init__(self) -> None:
        self._left = 0

    def note(self, tables: int) -> None:
        """Some tables have left the memory."""
        self._left += tables
        if self._left >= _ENOUGH and _TRIM is not None:
            self._left = 0
            _TRIM(0)
