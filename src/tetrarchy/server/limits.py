"""Token buckets: a number of tokens at once, and a number a second on average."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

from tetrarchy.kernel.errors import TetrarchyError

_MOST_BUCKETS: Final = 100_000


def too_fast() -> TetrarchyError:
    """The error for whoever asks for too much."""
    return TetrarchyError("too-fast", "Too many messages: wait a moment.")


class Bucket:
    """Holds up to ``burst`` tokens and gains ``rate`` a second."""

    __slots__ = ("_at", "_tokens", "burst", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._tokens = burst
        self._at = time.monotonic()

    def take(self, tokens: float = 1.0) -> bool:
        """Take tokens; False, and nothing taken, where there are too few."""
        now = time.monotonic()
        self._tokens = min(self.burst, self._tokens + (now - self._at) * self.rate)
        self._at = now
        if self._tokens < tokens:
            return False
        self._tokens -= tokens
        return True

    def owe(self, tokens: float) -> None:
        """Take tokens even where there are too few."""
        self.take(0.0)
        self._tokens -= tokens

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing left."""
        self.take(0.0)
        return self._tokens <= 0


class Buckets:
    """A bucket for everybody who comes; those who have not come for longest are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._found: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str, tokens: float = 1.0) -> bool:
        """Take tokens from somebody's bucket."""
        return self._bucket(who).take(tokens)

    def spend(self, who: str, tokens: float = 1.0) -> None:
        """Take tokens from somebody's bucket, or refuse what they are wanted for."""
        if not self.take(who, tokens):
            raise too_fast()

    def owe(self, who: str, tokens: float) -> None:
        """Take tokens from somebody's bucket even where there are too few."""
        self._bucket(who).owe(tokens)

    def is_empty(self, who: str) -> bool:
        """Whether nothing is left in somebody's bucket."""
        return self._bucket(who).is_empty

    def _bucket(self, who: str) -> Bucket:
        bucket = self._found.get(who)
        if bucket is None:
            bucket = self._found[who] = Bucket(self.rate, self.burst)
            if len(self._found) > _MOST_BUCKETS:
                self._found.popitem(last=False)
        else:
            self._found.move_to_end(who)
        return bucket
