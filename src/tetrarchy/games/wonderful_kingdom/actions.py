"""The actions: codes, fields and notation.

How many codes a kind has depends on the component files, so the bases are worked out for each set of them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tetrarchy.games.wonderful_kingdom.data import Components
from tetrarchy.games.wonderful_kingdom.packing import CUBES, RESOURCES
from tetrarchy.kernel.actions import ActionSpace, Field

AREAS: Final = ("1", "2")
FACES: Final = ("up", "down")
FACE_DOWN: Final = 1
MOST_HIDDEN: Final = 20
"""The most face-down cards of an offer area that can be named."""

DONE: Final = 0
"""The code of the first kind; all other bases are in Codes."""


class Codes:
    """The first code of every kind."""

    def __init__(self, space: ActionSpace) -> None:
        base = space.base
        self.offer: i64 = base("offer")
        self.take: i64 = base("take")
        self.search: i64 = base("search")
        self.pay: i64 = base("pay")
        self.keep: i64 = base("keep")
        self.drop: i64 = base("drop")
        self.drop_hidden: i64 = base("drop_hidden")
        self.spy: i64 = base("spy")
        self.unmask: i64 = base("unmask")
        self.build: i64 = base("build")
        self.recycle: i64 = base("recycle")
        self.forfeit: i64 = base("forfeit")
        self.freeze: i64 = base("freeze")
        self.place: i64 = base("place")
        self.store: i64 = base("store")
        self.krystallium: i64 = base("krystallium")
        self.soldier: i64 = base("soldier")
        self.discard: i64 = base("discard")
        self.task: i64 = base("task")
        self.convert: i64 = base("convert")
        self.give: i64 = base("give")
        self.advise: i64 = base("advise")
        self.cover: i64 = base("cover")
        self.uncover: i64 = base("uncover")
        self.fight: i64 = base("fight")
        self.thaw: i64 = base("thaw")
        self.deck: i64 = base("deck")
        self.duchy: i64 = base("duchy")
        self.draw: i64 = base("draw")
        self.reveal: i64 = base("reveal")
        self.size: i64 = space.size


def action_space(c: Components) -> ActionSpace:
    """All actions; the names of cards come from the data."""
    card = Field("card", tuple(c.card_ids))
    development = Field("card", tuple(c.card_ids[: c.developments]))
    ordinary = Field("card", tuple(c.card_ids[: c.calamity]))
    threat = Field("threat", tuple(c.card_ids[c.first_threat : c.first_advisor]))
    advisor = Field("advisor", tuple(c.card_ids[c.first_advisor :]))
    site = Field("site", tuple(c.site_names))
    area = Field("area", AREAS)
    hidden = Field("hidden", tuple(str(n) for n in range(1, MOST_HIDDEN + 1)))
    cube = Field("resource", RESOURCES[:CUBES])
    return ActionSpace(
        ("done", ()),
        ("offer", (card, area, Field("face", FACES))),
        ("take", (area,)),
        ("search", (area,)),
        ("pay", (card,)),
        ("keep", (card,)),
        ("drop", (card,)),
        ("drop_hidden", (hidden,)),
        ("spy", (area, hidden)),
        ("unmask", (area,)),
        ("build", (development,)),
        ("recycle", (ordinary,)),
        ("forfeit", (ordinary,)),
        ("freeze", (site,)),
        ("place", (site,)),
        ("store", ()),
        ("krystallium", (site, Field("resource", RESOURCES[: CUBES + 1]))),
        ("soldier", (site,)),
        ("discard", (site,)),
        ("task", (Field("task", tuple(c.task_ids)),)),
        ("convert", ()),
        ("give", (cube,)),
        ("advise", (advisor,)),
        ("cover", (cube,)),
        ("uncover", (cube,)),
        ("fight", (threat,)),
        ("thaw", (site,)),
        ("deck", (Field("deck", tuple(c.deck_ids)),)),
        ("duchy", (Field("duchy", tuple(c.duchy_ids)),)),
        ("draw", (card,)),
        ("reveal", (card,)),
        chance=("duchy", "draw", "reveal"),
    )
