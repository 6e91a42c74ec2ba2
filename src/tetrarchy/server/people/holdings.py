"""What the database holds of a guest, table by table: what is exported, and what becomes of it at the end.

A test checks that no table of the schema is forgotten here.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from sqlalchemy import Table as SqlTable

from tetrarchy.server.calling.schema import BEGUN, CALLS, CHANNELS
from tetrarchy.server.experiments.schema import EXPERIMENTS, PARTS
from tetrarchy.server.friends.schema import (
    BLOCKS,
    FRIENDS,
    INVITATIONS,
    LINKS,
    PRESENCE,
    REQUESTS,
    UNSEEN,
    VACATIONS,
)
from tetrarchy.server.moderation.schema import BANS, REPORTS
from tetrarchy.server.people.schema import (
    CHALLENGES,
    CODES,
    DEVICES,
    ENDED,
    PASSKEYS,
    PUZZLE_DEEDS,
    RESULTS,
)
from tetrarchy.server.ratings.schema import RATED, RATINGS, UNLISTED
from tetrarchy.server.schema import CHAT, FACTS, GUESTS, LOG, PROCESSES, REVIEWS, SEATS, SNAPSHOTS, TABLES
from tetrarchy.server.sets.schema import SET_NAMES, SETS
from tetrarchy.server.tournaments.schema import NOTES, PEOPLE, TOURNAMENT_TABLES, TOURNAMENTS

Fate = Literal["gone", "emptied"]


class Holding(NamedTuple):
    """Rows of one table that are a guest's."""

    table: SqlTable
    guest: str
    """The column that names the guest."""
    fate: Fate = "gone"
    """Whether the rows go with the guest, or stay without the column's value."""
    secret: tuple[str, ...] = ()
    """Columns that are not exported."""
    names: tuple[str, ...] = ()
    """Columns that are emptied too where the rows stay."""
    others: tuple[str, ...] = ()
    """Columns that name other guests, who are exported by what they are called."""
    told: bool = True
    """Whether the rows are exported; what others keep to themselves is not."""


HOLDINGS: Final[list[Holding]] = [
    Holding(GUESTS, "id"),
    Holding(DEVICES, "guest"),
    Holding(PASSKEYS, "guest", secret=("key",)),
    Holding(CODES, "guest", secret=("id",)),
    Holding(CHALLENGES, "guest", secret=("id",)),
    Holding(SEATS, "guest", "emptied"),
    Holding(RESULTS, "guest", "emptied"),
    Holding(PUZZLE_DEEDS, "guest"),
    Holding(RATED, "guest", "emptied"),  # before the ratings: a table that is being settled waits here
    Holding(RATINGS, "guest"),
    Holding(UNLISTED, "guest"),
    Holding(CHANNELS, "guest", secret=("secret",)),
    Holding(CALLS, "who"),
    Holding(EXPERIMENTS, "guest", secret=("owner",)),
    Holding(PARTS, "guest"),
    Holding(CHAT, "guest"),
    Holding(SET_NAMES, "guest"),
    Holding(REPORTS, "guest", secret=("reporter",)),
    Holding(REPORTS, "reporter", "emptied", secret=("guest",)),
    Holding(TOURNAMENTS, "organiser", "emptied"),
    Holding(PEOPLE, "guest", "emptied", names=("name",)),
    Holding(NOTES, "guest", "emptied"),
    Holding(BANS, "who"),
    Holding(BANS, "guest", "emptied", names=("name",)),  # an address stays banned
    Holding(FRIENDS, "guest", others=("other",)),
    Holding(FRIENDS, "other", told=False),
    Holding(REQUESTS, "guest", secret=("state",), others=("other",)),
    Holding(REQUESTS, "other", others=("guest",)),
    Holding(BLOCKS, "guest", others=("other",)),
    Holding(BLOCKS, "other", told=False),
    Holding(LINKS, "guest", secret=("key",)),
    Holding(INVITATIONS, "guest", others=("host",)),
    Holding(INVITATIONS, "host", secret=("state",), others=("guest",)),
    Holding(PRESENCE, "guest"),
    Holding(UNSEEN, "guest"),
    Holding(VACATIONS, "guest", secret=("told",)),
    Holding(BEGUN, "guest"),
]
GAMES: Final = [TABLES, LOG, SNAPSHOTS, CHAT]
"""Tables whose rows belong to games, which stay; the name and the id of a guest in them do not."""
NOBODYS: Final = [SETS, ENDED, FACTS, PROCESSES, REVIEWS, TOURNAMENT_TABLES]
"""Tables in which nothing tells of a guest; an ended id has no meaning once a guest has gone."""
