"""Sets of small numbers kept in one machine word.

Values stay below 2**63, so that compiled and interpreted code agree.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

COMPILED: Final[bool] = not __file__.endswith(".py")

_BITS: Final = {(1 << bit) % 67: bit for bit in range(63)}
_BIT_OF_REMAINDER: Final = vec[i64]([_BITS.get(remainder, 0) for remainder in range(67)])
"""2 is a primitive root modulo 67: every power below 2**66 leaves a remainder of its own."""


def bit(member: i64) -> i64:
    """The set of one member."""
    only: i64 = 1
    only <<= member  # `1 << member` would be compiled to a shift of 32 bits
    return only


def count(bits: i64) -> i64:
    """How many members the set has."""
    if not COMPILED:  # CPython has it built in; compiled code would have to box the word to get there
        return int(bits).bit_count()
    # Numbers from 2**62 on would be objects, unboxed each time: no 0x5555555555555555 after the shift.
    bits = bits - ((bits & 0x2AAAAAAAAAAAAAAA) >> 1)
    bits = (bits & 0x3333333333333333) + ((bits >> 2) & 0x3333333333333333)
    bits = (bits + (bits >> 4)) & 0x0F0F0F0F0F0F0F0F
    bits = bits + (bits >> 8)
    bits = bits + (bits >> 16)
    bits = bits + (bits >> 32)
    return bits & 127


def lowest(bits: i64) -> i64:
    """The smallest member of a set that is not empty."""
    return _BIT_OF_REMAINDER[(bits & -bits) % 67]


def nth(bits: i64, n: i64) -> i64:
    """The member that has exactly ``n`` smaller ones."""
    while n > 0:  # the variable of a `for` over a range would be boxed where it is called `_`
        bits &= bits - 1
        n -= 1
    return lowest(bits)


def members(bits: i64) -> list[int]:
    """The members in rising order."""
    found: list[int] = []
    while bits:
        found.append(lowest(bits))
        bits &= bits - 1
    return found
