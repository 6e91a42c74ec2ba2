"""Seeds out of seeds: every game, seat and step of a run gets a generator of its own."""

from __future__ import annotations

import random
from typing import Final, TypeAlias

from librt.random import Random

Source: TypeAlias = Random | random.Random | int
"""Where random numbers come from: our own generator, Python's, or a seed."""

_WORD: Final = (1 << 64) - 1
_GOLDEN: Final = 0x9E3779B97F4A7C15


def mix(seed: int, *numbers: int) -> int:
    """A seed below 2**63 that depends on every number and on their order, alike on every machine.

    Each number is added to the state and stirred as in SplitMix64.
    """
    state = _stir(seed)
    for number in numbers:
        state = _stir(state + _GOLDEN + number)
    return state >> 1


def generator(source: Source) -> Random:
    """The generator that the engine works with; one of Python's own gives it a seed."""
    if isinstance(source, Random):
        return source
    if isinstance(source, random.Random):
        return Random(source.getrandbits(62))
    return Random(mix(source))


def _stir(word: int) -> int:
    word = (word + _GOLDEN) & _WORD
    word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & _WORD
    word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & _WORD
    return word ^ (word >> 31)
