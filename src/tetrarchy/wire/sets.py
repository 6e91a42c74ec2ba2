"""Sets of components, over REST."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType, field

from tetrarchy.wire.common import Body

GameId = Annotated[str, Meta(max_length=40)]
SetWord = Annotated[str, Meta(max_length=64)]
"""A set: ``own`` (the host's), ``printed``, a name of mine, a name with ``@`` and a version, or a hash."""
SetKey = Annotated[str, Meta(max_length=60)] | Annotated[int, Meta(ge=0, le=10_000)]


class SetChange(Body):
    """A value to be put in a place of a file; without a value what stands there goes."""

    file: Annotated[str, Meta(max_length=60)]
    path: Annotated[list[SetKey], Meta(min_length=1, max_length=12)]
    """The keys that lead there, and numbers from 0 in lists; the number after the last adds an entry."""
    value: Any = UNSET


class SetDraft(Body):
    """A set as somebody would change it."""

    game: GameId
    base: SetWord = "own"
    changes: Annotated[list[SetChange], Meta(max_length=5000)] = field(default_factory=list)


class SetToKeep(SetDraft, kw_only=True):
    """A set that is to be kept under a name."""

    name: Annotated[str, Meta(max_length=60)]


class SetFieldAnswer(Struct):
    """Where a value of a set stands, and how it is known; the value itself is in the tables."""

    file: str
    path: list[str | int]
    component: str
    name: str
    provenance: str


class SetAnswer(Struct):
    """A set with all that it says."""

    game: str
    hash: str
    name: str
    """``own``, ``printed``, a name of mine, or the first digits of the hash."""
    version: int
    data_hash: str
    """How it plays: names and provenance do not count."""
    files: dict[str, Any]
    fields: list[SetFieldAnswer]


class SetFaultAnswer(Struct):
    """Something in a set that the game does not take; the sentence is the error with this key."""

    file: str
    path: list[str | int]
    component: str
    field: str
    key: str
    detail: str
    data: dict[str, Any]


class SetChecked(Struct):
    """What came of checking a set."""

    hash: str
    data_hash: str
    """Empty where the set has a fault."""
    faults: list[SetFaultAnswer]
    advice: list[SetFaultAnswer] = field(default_factory=list)
    """What a set without a fault could do better; it is taken all the same."""
    components: dict[str, Any] | UnsetType = UNSET
    """The components as plain data, as the page draws them; left out where the set has a fault."""


class KeptSetAnswer(Struct):
    """A version of a set that is kept under a name."""

    game: str
    name: str
    version: int
    hash: str
    created: float


class KeptSetsAnswer(Struct):
    """All my sets."""

    sets: list[KeptSetAnswer]


class SetDifferenceAnswer(Struct):
    """A field that two sets tell differently; no field where a component is there in one of them only."""

    file: str
    component: str
    field: str
    one: Any
    other: Any
    bears_on_play: bool


class SetDifferencesAnswer(Struct):
    """All in which two sets differ."""

    differences: list[SetDifferenceAnswer]


class PlayedSetAnswer(Struct):
    """The set that a table plays."""

    hash: str
    name: str
    is_kept: bool
    """False: the set is gone, and with it the positions of the game."""
