"""What draws for chance at tables."""

from __future__ import annotations

import secrets
from typing import Final

from librt.random import Random

from tetrarchy.kernel.drive import Dealer
from tetrarchy.kernel.state import CHANCE, State


class SystemDealer(Dealer):
    """Draws from the system's own source of randomness: nobody can foresee what comes."""

    def draw(self, state: State) -> int:
        return int(state.sample(CHANCE, Random(secrets.randbits(62))))


DEALER: Final[Dealer] = SystemDealer()
