"""Web push: the server's own keys, and messages that only the browser can read."""

from __future__ import annotations

import base64
import contextlib
import logging
import time
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from tetrarchy.kernel.errors import BadOptions
from tetrarchy.server.schema import FACTS
from tetrarchy.server.store import Store

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

_LOG: Final = logging.getLogger("tetrarchy.calls")
_FACT: Final = "vapid"
_HOURS: Final = 12
_DAY: Final = 86_400
_INSERT: Final = insert(FACTS)


class PushKeys(msgspec.Struct):
    """What a browser gives so that messages to it can be encrypted."""

    p256dh: str
    auth: str


class Push:
    """Encrypts and signs what is pushed to browsers."""

    def __init__(self, private: str) -> None:
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        number = int.from_bytes(_decoded(private))
        self._key: EllipticCurvePrivateKey = ec.derive_private_key(number, ec.SECP256R1())
        public = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public = _encoded(public)
        """What browsers get to know; only who has the other half can push to those who subscribe with it."""

    def headers(self, origin: str, contact: str) -> dict[str, str]:
        """The headers that tell a push service whose message this is."""
        from py_vapid import Vapid02

        claims = {"aud": origin, "sub": contact, "exp": int(time.time()) + _HOURS * 3600}
        signed: dict[str, str] = Vapid02(self._key).sign(claims)
        return signed | {"TTL": str(_DAY), "Urgency": "high", "Content-Encoding": "aes128gcm"}

    def encrypted(self, keys: PushKeys, message: dict[str, Any]) -> bytes:
        """A message that only one browser can read."""
        from pywebpush import WebPusher

        given = {"endpoint": "https://nowhere.invalid", "keys": msgspec.to_builtins(keys)}
        body: bytes = WebPusher(given).encode(msgspec.json.encode(message), "aes128gcm")["body"]
        return body


async def open_push(store: Store) -> Push | None:
    """The server's keys for push, made at the first start; None where the packages are missing."""
    try:
        import py_vapid  # noqa: F401
        import pywebpush  # noqa: F401
    except ModuleNotFoundError as error:
        _LOG.warning("no push", extra={"why": str(error)})
        return None
    question = select(FACTS.c.value).where(FACTS.c.name == _FACT)
    found = await store.read(question)
    if not found:
        made = [{"name": _FACT, "value": _new_key()}]
        with contextlib.suppress(IntegrityError):  # another process was first
            await store.run(lambda connection: connection.execute(_INSERT, made).close())
        found = await store.read(question)
    return Push(found[0]["value"])


def check_keys(keys: PushKeys) -> None:
    """Refuse keys that no browser makes."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _decoded(keys.p256dh))
        if len(_decoded(keys.auth)) != 16:
            raise ValueError
    except (ValueError, TypeError):
        raise BadOptions(
            "bad-push-keys", "The keys of this subscription are not those of a browser."
        ) from None


def _new_key() -> str:
    from cryptography.hazmat.primitives.asymmetric import ec

    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return _encoded(number.to_bytes(32))


def _encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _decoded(text: str) -> bytes:
    return base64.b64decode(text + "=" * (-len(text) % 4), b"-_", validate=True)
