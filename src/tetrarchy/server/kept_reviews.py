"""Reviews that are kept with their tables: what was judged once is not judged again."""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec
from sqlalchemy import bindparam, delete, select, text

from tetrarchy.kernel.game import Game
from tetrarchy.review import VERSION, Settings
from tetrarchy.server.schema import REVIEWS
from tetrarchy.server.store import Store
from tetrarchy.wire import ReviewAnswer

_KEEP: Final = text("""
    insert into reviews (table_id, open, depth, version, body)
    values (:table_id, :open, :depth, :version, :body)
    on conflict (table_id, open, depth, version) do update set body = excluded.body
""")
_DROP_OLDER: Final = delete(REVIEWS).where(
    REVIEWS.c.table_id == bindparam("key"), REVIEWS.c.version != bindparam("today")
)
_read: Final = msgspec.json.Decoder(ReviewAnswer).decode


class ReviewKey(NamedTuple):
    """What a review is kept under: anything that its verdicts depend on."""

    table_id: str
    open: bool
    depth: int
    version: str
    """Of the review, the rules and the components."""

    @classmethod
    def of(cls, table: str, game: Game, settings: Settings) -> ReviewKey:
        """The key of a table's review."""
        version = f"{VERSION}.{settings.seed}/{game.rules_version}/{game.data_hash}"
        return cls(table, settings.open, settings.depth, version)


async def read_review(store: Store, key: ReviewKey) -> ReviewAnswer | None:
    """The decisions that are judged already, from the first on; None where none is."""
    found = await store.read(
        select(REVIEWS.c.body).where(
            *(REVIEWS.c[name] == value for name, value in key._asdict().items()),
        )
    )
    return _read(found[0]["body"]) if found else None


async def extend_review(store: Store, key: ReviewKey, first: int, more: ReviewAnswer) -> None:
    """Keep some more decisions, from the ``first`` one (counted from 0) on.

    What does not go on from what is kept is left out: somebody else was faster, or asked for later ones.
    """
    kept = await read_review(store, key)
    before = [] if kept is None else kept.decisions
    if len(before) != first or not more.decisions:
        return
    whole = ReviewAnswer(more.total, [*before, *more.decisions], more.seats)
    body = msgspec.json.encode(whole).decode()
    await store.write(
        (_DROP_OLDER, {"key": key.table_id, "today": key.version}), (_KEEP, key._asdict() | {"body": body})
    )
