"""What every game shares: states, actions, options, records, and the ways to drive them."""

from tetrarchy.kernel.bits import COMPILED

__all__ = ["COMPILED"]
