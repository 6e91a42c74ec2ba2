"""Token buckets (a number of tokens at once, a number a second on average), and counts of what is there."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from typing import Final

from tetrarchy.kernel.errors import TetrarchyError
from tetrarchy.server.settings import Limits
from tetrarchy.server.turns import Payer

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
    def left(self) -> float:
        """How many tokens there are; below 0 where some are owed."""
        self.take(0.0)
        return self._tokens


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
        return self.left(who) <= 0

    def left(self, who: str) -> float:
        """How much is left in somebody's bucket."""
        return self._bucket(who).left

    def _bucket(self, who: str) -> Bucket:
        bucket = self._found.get(who)
        if bucket is None:
            bucket = self._found[who] = Bucket(self.rate, self.burst)
            if len(self._found) > _MOST_BUCKETS:
                self._found.popitem(last=False)
        else:
            self._found.move_to_end(who)
        return bucket


class Tally:
    """How many of something each has now."""

    def __init__(self) -> None:
        self._counts: Counter[str] = Counter()

    def __getitem__(self, who: str) -> int:
        """How many somebody has."""
        return self._counts[who]

    def add(self, who: str) -> None:
        """One more."""
        self._counts[who] += 1

    def remove(self, who: str) -> None:
        """One less; who has none is forgotten."""
        self._counts[who] -= 1
        if not self._counts[who]:
            del self._counts[who]


class Shared:
    """What a guest may ask for in an hour, and an address as much as several guests."""

    def __init__(self, limits: Limits, an_hour: float) -> None:
        self._of_guest = Buckets(an_hour / 3600, an_hour)
        self._of_address = Buckets(*limits.of_address(an_hour / 3600, an_hour))

    def spend(self, payer: str, network: str, tokens: float = 1.0) -> None:
        """Use up some of it, or refuse what it is wanted for."""
        self._of_guest.spend(payer, tokens)
        self._of_address.spend(network, tokens)


class AddressLimits:
    """What addresses may still ask for, however many guests they are."""

    def __init__(self, limits: Limits) -> None:
        self.messages = Buckets(*limits.of_address(limits.messages_a_second, limits.message_burst))
        self.tables = Buckets(*limits.of_address(limits.tables_an_hour / 3600, limits.tables_an_hour))
        hourly = limits.tournaments_an_hour
        self.tournaments = Buckets(*limits.of_address(hourly / 3600, hourly))
        self.sign_ins = Buckets(limits.sign_ins_an_hour / 3600, limits.sign_ins_an_hour)
        self.new_guests = Buckets(limits.new_guests_an_hour / 3600, limits.new_guests_an_hour)
        self.calls = Shared(limits, limits.calls_an_hour)
        self.reports = Shared(limits, limits.reports_an_hour)
        self.asks = Shared(limits, limits.asks_an_hour)
        self.sets = Shared(limits, limits.sets_an_hour)
        self.experiments = Shared(limits, limits.experiments_an_hour)
        self.invitations = Shared(limits, limits.invitations_an_hour)
        self.mails = Buckets(limits.mails_a_day / 86_400, limits.mails_a_day)


class BotTime:
    """How long bots may think for a guest, and for all guests of an address together.

    An address may have as much as several guests, but no more than its share of all that the bots'
    ``processes`` can do. A guest who has not come since the server began counts for nobody but itself.
    """

    def __init__(self, limits: Limits, processes: int) -> None:
        burst = limits.bot_seconds_burst
        rate, _ = limits.of_address(limits.bot_seconds_a_second, burst)
        self._of_guest = Buckets(limits.bot_seconds_a_second, burst)
        self._of_address = Buckets(min(rate, limits.address_share * processes), burst)
        self._addresses: OrderedDict[str, str] = OrderedDict()

    def note(self, guest: str, network: str) -> None:
        """A guest comes from an address."""
        self._addresses[guest] = network
        self._addresses.move_to_end(guest)
        if len(self._addresses) > _MOST_BUCKETS:
            self._addresses.popitem(last=False)

    def payer(self, guest: str) -> Payer:
        """A guest, and where it has last come from."""
        return Payer(self._addresses.get(guest, guest), guest)

    def owe(self, guest: str, seconds: float) -> None:
        """Bots have thought for a guest."""
        self._of_guest.owe(guest, seconds)
        self._of_address.owe(self.payer(guest).address, seconds)

    def is_used_up(self, guest: str) -> bool:
        """Whether nothing is left to a guest, or where it comes from."""
        return self._left(guest) <= 0

    def is_plenty(self, guest: str) -> bool:
        """Whether enough is left that some may be spent on what nobody waits for."""
        return self._left(guest) >= self._of_guest.burst / 2

    def _left(self, guest: str) -> float:
        return min(self._of_guest.left(guest), self._of_address.left(self.payer(guest).address))
