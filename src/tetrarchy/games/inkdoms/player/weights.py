"""The weights of :mod:`worth`, fitted to games of the greedy player with itself.

``scripts/fit_inkdoms.py`` finds them, in 2,500 games alone and 2,000 at each table of two, three and four: by
ridge regression, of the points still to be made on the features and on the features times the turns to come,
and of the turns that were still played.
"""

from __future__ import annotations

from typing import Final, TypeAlias

FEATURES: Final = (
    *(f"kingdom_{left}" for left in range(1, 7)),
    *(f"monsters_{left}" for left in range(1, 4)),
    "behind",
    "ahead",
    "full_kingdoms",
    "areas_to_end",
    "final_points",
    "primary_variety",
    "composite_variety",
    "primary_drops",
    "composite_drops",
    "move_spells",
    "clash_spells",
    "spread_spells",
    "blend_spells",
    "spell_areas",
    "half_towers",
    "towers",
    "hand",
    "hand_fits",
    "blended",
    "primary_capitals",
    "composite_capitals",
    "blocked_capitals",
    "primary_monsters",
    "composite_monsters",
    "blocked_monsters",
    *(f"fits_{primaries}" for primaries in range(4)),
    "seats",
    "one",
)
"""What is counted: the open speed numbers of lines by the areas left (6 and 3 stand for more too), the lines
in which a rival is as far or the seat two areas ahead; what can still be reached, what is held, what is in
hand; free areas by the number of primaries that fit; and always one.
"""


class Turns:
    """How the number of turns to come depends on the position."""

    def __init__(
        self,
        constant: float,
        waits: float,
        least: float,
        least_squared: float,
        own: float,
        numbers: float,
        free: float,
        hand: float,
        seats: float,
    ) -> None:
        self.constant = constant
        self.waits = waits
        """A die of this round is still to be taken."""
        self.least = least
        """Areas until somebody has three kingdoms."""
        self.least_squared = least_squared
        self.own = own
        """Areas until the seat has three kingdoms."""
        self.numbers = numbers
        """Open speed numbers."""
        self.free = free
        self.hand = hand
        self.seats = seats


TURNS_ALONE: Final = Turns(
    constant=0.1874,
    waits=0.4232,
    least=0.0576,
    least_squared=0.0001,
    own=0.0576,
    numbers=0.3046,
    free=0.1268,
    hand=-0.1971,
    seats=0.0,
)

TURNS_TOGETHER: Final = Turns(
    constant=-0.0669,
    waits=0.3699,
    least=0.3534,
    least_squared=-0.003,
    own=0.0027,
    numbers=0.0483,
    free=0.1126,
    hand=-0.1494,
    seats=-0.1604,
)


Weights: TypeAlias = dict[str, tuple[float, float]]
"""For each feature, the points that one of it is worth, and how many more for each turn to come."""


LAST: Final[Weights] = {
    "kingdom_1": (0.327, -0.0135),
    "kingdom_2": (0.103, 0.0426),
    "kingdom_3": (0.027, 0.0414),
    "kingdom_4": (-0.018, 0.035),
    "kingdom_5": (-0.034, 0.04),
    "kingdom_6": (-0.0, 0.0114),
    "monsters_1": (0.396, 0.0438),
    "monsters_2": (0.057, 0.0509),
    "monsters_3": (-0.082, 0.068),
    "behind": (0.11, -0.0017),
    "ahead": (-0.035, 0.0109),
    "full_kingdoms": (0.3, -0.0924),
    "areas_to_end": (-0.133, -0.0579),
    "final_points": (0.581, 0.1009),
    "primary_variety": (0.291, 0.0255),
    "composite_variety": (0.039, 0.0284),
    "primary_drops": (1.315, -0.5347),
    "composite_drops": (3.054, -0.1631),
    "move_spells": (0.292, 0.1306),
    "clash_spells": (0.471, 0.0572),
    "spread_spells": (0.352, 0.2661),
    "blend_spells": (0.768, 0.1981),
    "spell_areas": (-0.094, 0.057),
    "half_towers": (-0.047, 0.0122),
    "towers": (-0.048, 0.052),
    "hand": (0.266, 0.0),
    "hand_fits": (0.859, 0.0),
    "blended": (2.365, 0.0),
    "primary_capitals": (0.141, 0.0055),
    "composite_capitals": (0.226, 0.1137),
    "blocked_capitals": (-0.15, 0.0442),
    "primary_monsters": (0.523, -0.1031),
    "composite_monsters": (0.615, 0.0083),
    "blocked_monsters": (0.153, -0.0718),
    "fits_0": (-0.03, -0.0614),
    "fits_1": (-0.033, 0.0399),
    "fits_2": (-0.066, 0.037),
    "fits_3": (-0.047, 0.0231),
    "seats": (0.0, 0.0),
    "one": (-3.911, 1.0367),
}

SOLO: Final[Weights] = {
    "kingdom_1": (0.216, 0.0619),
    "kingdom_2": (0.058, 0.0406),
    "kingdom_3": (0.008, 0.0421),
    "kingdom_4": (0.149, 0.0218),
    "kingdom_5": (0.092, 0.0255),
    "kingdom_6": (0.215, 0.005),
    "monsters_1": (-0.09, 0.0491),
    "monsters_2": (0.226, -0.0033),
    "monsters_3": (0.174, 0.0057),
    "behind": (0.0, 0.0),
    "ahead": (0.0, 0.0),
    "full_kingdoms": (0.068, 0.2999),
    "areas_to_end": (0.118, -0.0582),
    "final_points": (0.728, 0.1561),
    "primary_variety": (0.479, 0.1139),
    "composite_variety": (0.127, 0.0635),
    "primary_drops": (1.538, -0.0261),
    "composite_drops": (2.763, -0.0093),
    "move_spells": (1.13, 0.1252),
    "clash_spells": (0.818, 0.171),
    "spread_spells": (1.029, 0.1169),
    "blend_spells": (1.453, 0.113),
    "spell_areas": (0.039, 0.1278),
    "half_towers": (0.785, 0.105),
    "towers": (-0.08, 0.0885),
    "hand": (0.425, -0.0231),
    "hand_fits": (1.105, 0.004),
    "blended": (2.163, 0.1004),
    "primary_capitals": (0.918, -0.0838),
    "composite_capitals": (2.328, -0.1287),
    "blocked_capitals": (0.23, -0.0437),
    "primary_monsters": (0.637, -0.0036),
    "composite_monsters": (1.218, 0.0191),
    "blocked_monsters": (0.527, 0.0079),
    "fits_0": (-1.039, -0.0266),
    "fits_1": (-0.695, -0.0258),
    "fits_2": (-0.459, -0.0335),
    "fits_3": (-0.529, -0.0217),
    "seats": (0.0, -0.0993),
    "one": (-4.792, -0.0993),
}

TABLE: Final[Weights] = {
    "kingdom_1": (0.6, 0.0788),
    "kingdom_2": (0.46, 0.0593),
    "kingdom_3": (0.432, 0.0462),
    "kingdom_4": (0.472, 0.024),
    "kingdom_5": (0.513, 0.0151),
    "kingdom_6": (0.733, -0.0109),
    "monsters_1": (0.445, 0.046),
    "monsters_2": (0.374, 0.0229),
    "monsters_3": (0.372, 0.0221),
    "behind": (-0.277, -0.0062),
    "ahead": (0.883, -0.0885),
    "full_kingdoms": (1.025, 0.4815),
    "areas_to_end": (0.425, -0.0572),
    "final_points": (0.131, 0.7093),
    "primary_variety": (0.582, 0.1747),
    "composite_variety": (0.053, 0.1171),
    "primary_drops": (2.799, -0.4137),
    "composite_drops": (3.584, -0.1708),
    "move_spells": (0.826, -0.0137),
    "clash_spells": (1.273, -0.0117),
    "spread_spells": (0.806, 0.0168),
    "blend_spells": (1.632, -0.0898),
    "spell_areas": (0.179, -0.0043),
    "half_towers": (0.765, 0.0377),
    "towers": (-0.163, 0.0548),
    "hand": (0.83, 0.0089),
    "hand_fits": (1.14, -0.0552),
    "blended": (2.78, -0.1019),
    "primary_capitals": (0.535, -0.0276),
    "composite_capitals": (1.238, 0.0154),
    "blocked_capitals": (-0.161, 0.0296),
    "primary_monsters": (0.22, 0.0946),
    "composite_monsters": (0.577, 0.1174),
    "blocked_monsters": (0.151, 0.0567),
    "fits_0": (-1.256, 0.0197),
    "fits_1": (-0.881, -0.0249),
    "fits_2": (-0.624, -0.0455),
    "fits_3": (-0.404, -0.0658),
    "seats": (0.86, -0.223),
    "one": (-10.746, -0.3277),
}
