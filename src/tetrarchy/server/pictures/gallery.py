"""Pictures that were asked for, kept for as long as there is room; and the tags that name them."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Callable
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from tetrarchy.kernel.errors import TetrarchyError
from tetrarchy.server.page import FOLDER
from tetrarchy.server.pictures import drawing
from tetrarchy.server.pictures.card import HEIGHT, WIDTH, Card
from tetrarchy.server.pictures.facts import KINDS, card_of

if TYPE_CHECKING:
    from tetrarchy.server.hall import Hall

_KEPT_BYTES: Final = 24_000_000
_WORD: Final = {"twitter:card": "name"}
_ICONS: Final = {"192": ("mark", 192), "512": ("mark", 512), "maskable": ("maskable", 512)}


class Gallery:
    """Draws each picture once."""

    def __init__(self, hall: Hall, folder: Path = FOLDER) -> None:
        self._hall = hall
        self._folder = folder
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._drawing: dict[str, asyncio.Task[bytes]] = {}
        self.drawn = 0
        """How many pictures were drawn."""

    @property
    def bytes_kept(self) -> int:
        """How much is kept."""
        return sum(map(len, self._kept.values()))

    async def picture(self, kind: str, name: str, payer: str) -> bytes:
        """The picture of a link."""
        card = await card_of(self._hall.store, kind, name)
        if card is None or not drawing.can_draw():
            raise TetrarchyError("no-picture", "There is no picture of this.")
        return await self._drawn(_digest(card), payer, drawing.picture, card)

    async def icon(self, name: str, payer: str) -> bytes:
        """A sign of the page, for a home screen."""
        if name not in _ICONS or not drawing.can_draw():
            raise TetrarchyError("no-picture", "There is no picture of this.")
        return await self._drawn(f"icon {name}", payer, drawing.icon, *_ICONS[name])

    async def _drawn(self, key: str, payer: str, work: Callable[..., bytes], *arguments: object) -> bytes:
        """What is kept, else what a worker draws; those who want the same at once share it."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        if key not in self._drawing:
            self._drawing[key] = self._hall.spawn(self._draw(key, payer, work, *arguments))
        return await asyncio.shield(self._drawing[key])

    async def _draw(self, key: str, payer: str, work: Callable[..., bytes], *arguments: object) -> bytes:
        try:
            run = self._hall.thinking.run
            made = await run(work, *arguments, self._folder, lane="replays", payer=payer)
        finally:
            del self._drawing[key]
        self.drawn += 1
        self._kept[key] = made
        while self.bytes_kept > _KEPT_BYTES and len(self._kept) > 1:
            self._kept.popitem(last=False)
        return made

    async def tags(self, path: str, base: str) -> str:
        """The tags for a page: what programs that show a link tell of it."""
        first, *more = path.strip("/").split("/")
        kind, name = KINDS.get(first), "~".join(more)
        card = None
        if kind is not None and name:
            try:
                card = await card_of(self._hall.store, kind, name)
            except TetrarchyError:  # the page comes all the same
                card = None
        if card is None:
            return ""
        tags = {
            "og:type": "website",
            "og:site_name": "Tetrarchy",
            "og:title": f"{card.line}: {card.title}",
            "og:description": card.about,
            "og:url": f"{base}{path}",
        }
        if drawing.can_draw():
            tags |= {
                "og:image": f"{base}/api/pictures/{kind}/{name}.png?v={_digest(card)}",
                "og:image:type": "image/png",
                "og:image:width": str(WIDTH),
                "og:image:height": str(HEIGHT),
                "og:image:alt": card.about,
                "twitter:card": "summary_large_image",
            }
        return "".join(
            f'<meta {_WORD.get(key, "property")}="{key}" content="{escape(value)}" />'
            for key, value in tags.items()
        )


def _digest(card: Card) -> str:
    return hashlib.sha256(msgspec.json.encode(card)).hexdigest()[:16]
