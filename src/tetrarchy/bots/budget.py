"""How long a bot may think: a time, or a number of playouts."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple

from tetrarchy.kernel.errors import BadOptions, quote

_FORM: Final = re.compile(r"([0-9]{1,7})(ms|s)?")
_MOST_SECONDS: Final = 600
_SECONDS: Final = {"ms": 0.001, "s": 1.0}
_patience = 10.0
"""How many times its budget a bot may take by the clock on the wall where the machine is busy."""


@contextmanager
def patience(times: float) -> Iterator[None]:
    """Let the bots of this process take another number of times their budgets by the clock on the wall."""
    global _patience
    before = _patience
    _patience = times
    try:
        yield
    finally:
        _patience = before


class Budget(NamedTuple):
    """Either ``seconds`` or ``playouts``; the other is 0. Only playouts make a bot repeatable."""

    seconds: float = 0.0
    playouts: int = 0


def read_budget(text: str) -> Budget:
    """``10ms``, ``2s``, or ``500`` for that number of playouts."""
    form = _FORM.fullmatch(text.strip())
    if form:
        number, unit = int(form[1]), form[2]
        if unit is None and number > 0:
            return Budget(playouts=number)
        if unit is not None and 0 < number * _SECONDS[unit] <= _MOST_SECONDS:
            return Budget(seconds=number * _SECONDS[unit])
    raise BadOptions(
        "bad-budget",
        "{given} is not a budget: write a time such as 10ms or 2s, or a number of playouts.",
        given=quote(text),
    )


class Meter:
    """How much of a budget is used.

    Seconds are those that this thread has worked, so that a busy machine makes a bot slower and not weaker.
    Another thread may :meth:`stop` it.
    """

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.playouts = 0
        self._stopped = False
        self._worked = time.thread_time()
        self._began = time.monotonic()

    def stop(self) -> None:
        """Let the budget be used up now."""
        self._stopped = True

    def used(self) -> float:
        """The part of the budget that is gone; 1 or more when nothing is left."""
        if self._stopped:
            return 1.0
        if self.budget.playouts:
            return self.playouts / self.budget.playouts
        worked = time.thread_time() - self._worked
        waited = time.monotonic() - self._began
        return max(worked, waited / _patience) / self.budget.seconds
