"""Guests: signed tokens instead of accounts."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
import unicodedata
from base64 import urlsafe_b64encode
from typing import Final

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from tetrarchy.kernel.errors import TetrarchyError, quote
from tetrarchy.server.people.tokens import Holder
from tetrarchy.server.schema import FACTS, GUESTS
from tetrarchy.server.store import Store, now
from tetrarchy.text import BOT_PREFIX
from tetrarchy.wire import LONGEST_CHAT, LONGEST_NAME

COOKIE: Final = "tetrarchy_guest"
_INSERT_FACT: Final = insert(FACTS)
_INSERT_GUEST: Final = insert(GUESTS)
_LONGEST_TOKEN: Final = 200
_BLANK: Final = "\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Letters and signs that show nothing."""
_MOST_MARKS: Final = 3
"""On one letter, where no single character stands for both."""
_LOOK_ALIKE: Final = str.maketrans("бьоο0тτ", "bbooott")
"""Letters that can be taken for those of the word "bot"."""


class Keys:
    """Signs guests' tokens and seat links with the server's secret, and knows the host's token."""

    def __init__(self, secret: bytes, admin_hash: str) -> None:
        self._secret = secret
        self._admin_hash = admin_hash

    def token(self, guest: str, device: str = "") -> str:
        """The token that proves who a guest is; the first one names no device."""
        if not device:
            return f"{guest}.{self._sign('guest', guest)}"
        return f"{guest}.{device}.{self._sign('device', guest, device)}"

    def holder(self, token: str) -> Holder | None:
        """Whose token it is, whether it is void by now or not; None for one that is not ours."""
        parts = token.split(".")
        if len(token) > _LONGEST_TOKEN or not token.isascii() or len(parts) not in (2, 3):
            return None
        holder = Holder(*parts[:-1])
        expected = self.token(holder.guest, holder.device)
        return holder if hmac.compare_digest(token, expected) else None

    def hash_code(self, code: str) -> str:
        """What is kept of a code that brings a guest to another device."""
        return self._sign("code", code)

    def seat_key(self, table: str, seat: int, guest: str | None) -> str:
        """The key of a seat link. It changes with whoever sits there, so an old link opens nothing."""
        return self._sign("seat", table, str(seat), guest or "")

    def proof(self, purpose: str, *parts: str) -> str:
        """What only this server can say about something."""
        return self._sign(purpose, *parts)

    def author(self, guest: str) -> str:
        """What stands for a guest beside what they say: always the same, and of use for nothing else."""
        return self._sign("author", guest)[:12]

    def is_admin(self, token: str) -> bool:
        """Whether this is the host's token."""
        given = hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()
        return hmac.compare_digest(given, self._admin_hash)

    def _sign(self, scope: str, *parts: str) -> str:
        message = "\0".join([scope, *parts]).encode("utf-8", "replace")
        digest = hmac.digest(self._secret, message, "sha256")
        return urlsafe_b64encode(digest[:18]).decode()


async def open_keys(store: Store) -> tuple[Keys, str | None]:
    """The server's keys; at the first start they are made, and the host's token is returned too."""
    admin: str | None = None
    facts = {row["name"]: row["value"] for row in await store.read(select(FACTS))}
    if "secret" not in facts:
        admin = secrets.token_urlsafe(24)
        made = {
            "secret": secrets.token_hex(32),
            "admin": hashlib.sha256(admin.encode()).hexdigest(),
        }
        facts_made = [{"name": name, "value": value} for name, value in made.items()]
        try:
            await store.run(lambda connection: connection.execute(_INSERT_FACT, facts_made).close())
        except IntegrityError:  # another process was first
            admin = None
        facts = {row["name"]: row["value"] for row in await store.read(select(FACTS))}
    return Keys(bytes.fromhex(facts["secret"]), facts["admin"]), admin


def new_id(characters: int = 12) -> str:
    """A random identifier that nobody can guess."""
    letters = "abcdefghjkmnpqrstuvwxyz23456789"
    number = secrets.randbelow(len(letters) ** characters)
    return "".join(letters[number // len(letters) ** at % len(letters)] for at in range(characters))


async def new_guest(store: Store, language: str = "en", name: str = "") -> str:
    """Make a guest."""
    guest = new_id(16)
    await store.write((_INSERT_GUEST, {"id": guest, "name": name, "language": language, "created": now()}))
    return guest


def clean_label(given: str) -> str:
    """What a device or a passkey is called: one line of plain text, or nothing."""
    return _plain(given)[:LONGEST_NAME].strip()


def clean_line(given: str, most: int) -> str:
    """One line of plain text, or nothing where it is too long."""
    line = _plain(given)
    return line if len(line) <= most else ""


def clean_name(given: str) -> str:
    """A name as it is shown: one line of plain text."""
    name = _plain(given)
    if not _is_visible(name) or len(name) > LONGEST_NAME or _is_like_a_bot(name):
        raise TetrarchyError("bad-name", "The name {given} cannot be used here.", given=quote(given))
    return name


def clean_chat(given: str) -> str:
    """What was said, as one line of plain text."""
    said = _plain(given)
    if not said or len(said) > LONGEST_CHAT:
        raise TetrarchyError("bad-chat", "A chat message has 1 to {most} characters.", most=LONGEST_CHAT)
    return said


def _is_visible(name: str) -> bool:
    """Whether there is anything to see in a name: a letter, a digit or a sign that is not blank."""
    return any(
        unicodedata.category(c)[0] in "LNPS" and c not in _BLANK for c in unicodedata.normalize("NFKC", name)
    )


def _is_like_a_bot(name: str) -> bool:
    """Whether a name looks like one of a bot's, in letters of whatever alphabet or form."""
    plain = "".join(c for c in unicodedata.normalize("NFKD", name) if not unicodedata.combining(c))
    first = next((word for word in re.split(r"[\W_]+", plain) if word), "")
    if first.isupper():
        first = first.replace("В", "B")
    return first.casefold().translate(_LOOK_ALIKE) == BOT_PREFIX.strip()


def _plain(given: str) -> str:
    """Text without control characters, invisible marks and characters that turn the line around."""
    kept = "".join(
        " " if c.isspace() else c
        for c in unicodedata.normalize("NFC", given)
        if c.isspace() or unicodedata.category(c) not in ("Cc", "Cf", "Cs", "Co", "Cn")
    )
    return " ".join(_without_towers(kept).split())


def _without_towers(text: str) -> str:
    """Text in which no letter carries more marks than any language needs: they would cover other lines."""
    kept, marks = [], 0
    for c in text:
        marks = marks + 1 if unicodedata.category(c) in ("Mn", "Me") else 0
        if marks <= _MOST_MARKS:
            kept.append(c)
    return "".join(kept)
