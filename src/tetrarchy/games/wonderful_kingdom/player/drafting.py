"""How a player weighs the offers of the draft."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tetrarchy.games.wonderful_kingdom.data import NONE
from tetrarchy.games.wonderful_kingdom.player.estimates import (
    HIDDEN,
    area_worth,
    card_worth,
    hidden_worth,
    looks,
)
from tetrarchy.games.wonderful_kingdom.player.prospect import Forecast
from tetrarchy.games.wonderful_kingdom.state import Position
from tetrarchy.kernel.bits import bit

FOUND: Final = 4.45
"""What the best of the unseen cards of a search is worth."""
OWN_SHARE: Final = 0.19
"""How much of the offer that is left a player who makes the next offer can count on."""

MIRRORED: Final = 1e3
"""By how much an offer seems worse that is like another one: nothing is learnt by trying it too."""


class Takes:
    """The offers as their taker weighs them, by plans that are changed one card at a time: exchanges would
    take twice the time and make no better player.
    """

    def __init__(self, p: Position, seat: i64) -> None:
        self.p = p
        self.seat = seat
        self.plan: i64 = 0
        """What to build of the cards drafted so far, in the plan for the offer that was weighed last."""
        self.known: list[float] = []
        """What taking each area is worth."""
        for area in range(2):
            self.known.append(self.forecast(area))

    def forecast(self, area: i64) -> float:
        """The forecast with the cards of an offer, and what may lie face down in it."""
        p = self.p
        c = p.components
        forecast = Forecast(p, self.seat)
        drafted = bit(len(forecast.cards) - forecast.fixed) - 1
        value = hidden_worth(p, self.seat, area)
        for card in p.up[area]:
            forecast.draft(card)
            if c.is_danger(card) or card >= c.first_advisor:
                value += card_worth(p, self.seat, card)
        value += forecast.climb(self.plan)
        self.plan = forecast.plan & drafted
        return value

    def search(self, area: i64) -> float:
        """An offer without its worst cards, but with the best of those that are found."""
        found = FOUND
        if self.p.top != NONE:
            found = max(found, card_worth(self.p, self.seat, self.p.top))
        return self.known[area] - cheapest(self.p, self.seat, area, self.p.components.search_pay) + found

    def drop(self) -> float:
        """Discarding a danger of the better offer is worth soldiers."""
        best = 1 if self.known[1] > self.known[0] else 0
        for card in self.p.up[best]:
            if self.p.components.is_danger(card):
                return 1e4
        return -1e5

    def best(self) -> float:
        """What the better offer is worth."""
        return max(self.known[0], self.known[1])


def cheapest(p: Position, seat: i64, area: i64, number: i64) -> float:
    """What the least worthy cards of an offer are worth that can pay for a search."""
    worths: list[float] = []
    for card in p.up[area]:
        if not p.components.is_danger(card):
            worths.append(card_worth(p, seat, card))
    worths.sort()
    paid = 0.0
    for at in range(min(number, len(worths))):
        paid += worths[at]
    return paid


class Offers:
    """The offer areas as the player weighs them who lays a card there."""

    def __init__(self, p: Position, seat: i64) -> None:
        other = 1 - seat
        self.p = p
        self.seat = seat
        self.mine: list[float] = [0.0, 0.0]
        """What each area is worth to the player who makes the offer."""
        self.theirs: list[float] = [0.0, 0.0]
        """What it is worth to the opponent, by the cards that the player knows."""
        self.seen: list[float] = [0.0, 0.0]
        """What it looks like to the opponent."""
        for area in range(2):
            self.mine[area] = area_worth(p, seat, area)
            self.seen[area] = looks(p, other, area)
            self.theirs[area] = true_worth(p, other, area)
        self.alike = not p.up[0] and not p.up[1] and not p.down[0] and not p.down[1]
        """Both offers are empty: it is the same to lay a card into either."""
        self.card: i64 = NONE
        self.own = 0.0
        self.rival = 0.0

    def value(self, offered: i64) -> float:
        """The opponent takes the offer that looks better; part of what is left comes to this seat.

        ``offered`` tells the card, the area and the face, as in the code of the action.
        """
        card = offered // 4
        area = (offered // 2) % 2
        if card != self.card:
            self.card = card
            self.own = card_worth(self.p, self.seat, card)
            self.rival = card_worth(self.p, 1 - self.seat, card)
        look = HIDDEN if offered % 2 else self.rival
        lead = self.seen[0] - self.seen[1] + (look if area == 0 else -look)
        taken = 0 if lead >= 0.0 else 1
        loss = self.theirs[taken]
        gain = self.mine[1 - taken]
        if area == taken:
            loss += self.rival
        else:
            gain += self.own
        value = OWN_SHARE * gain - loss
        return value - MIRRORED if self.alike and area == 1 else value


def true_worth(p: Position, seat: i64, area: i64) -> float:
    """What an offer brings a seat, by the cards that its opponent knows to lie there."""
    worth = 0.0
    for card in p.up[area]:
        worth += card_worth(p, seat, card)
    for hidden in p.down[area]:
        if hidden % 2 != seat:
            worth += card_worth(p, seat, hidden // 2)
        else:
            worth += HIDDEN
    return worth
