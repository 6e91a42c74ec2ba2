"""Rows of cards as packed vectors of numbers, most of them rising.

What adds or takes out a card uses up the row that it is given: ``d.hand = with_card(d.hand, card)``. Whoever
wants to keep the old row copies it first, with ``row[:]``.
"""

from __future__ import annotations

from librt.vecs import append, pop, vec
from mypy_extensions import i64


def place_of(row: vec[i64], card: i64) -> i64:
    """Where a card lies in a rising row, or would lie."""
    low: i64 = 0
    high = len(row)
    while low < high:
        middle = (low + high) >> 1
        if row[middle] < card:
            low = middle + 1
        else:
            high = middle
    return low


def contains(row: vec[i64], card: i64) -> bool:
    """Whether a rising row has a card, or whatever else its numbers stand for."""
    at = place_of(row, card)
    return at < len(row) and row[at] == card


def with_card(row: vec[i64], card: i64) -> vec[i64]:
    """A rising row with one card more."""
    return inserted(row, place_of(row, card), card)


def without_card(row: vec[i64], card: i64) -> vec[i64]:
    """A rising row without one of its cards."""
    rest, _ = pop(row, place_of(row, card))
    return rest


def inserted(row: vec[i64], at: i64, card: i64) -> vec[i64]:
    """A row with a card more at a place."""
    last = len(row)
    row = append(row, card)
    while last > at:
        row[last] = row[last - 1]
        last -= 1
    row[at] = card
    return row


def with_cards(row: vec[i64], more: vec[i64]) -> vec[i64]:
    """A rising row with all cards of another."""
    for card in more:
        row = with_card(row, card)
    return row


def how_many(row: vec[i64], card: i64) -> i64:
    """How often a row has a card."""
    number: i64 = 0
    for other in row:
        if other == card:
            number += 1
    return number


def copied(rows: vec[vec[i64]]) -> vec[vec[i64]]:
    """Rows that share nothing with these."""
    copies = rows[:]
    for at in range(len(copies)):
        copies[at] = rows[at][:]
    return copies
