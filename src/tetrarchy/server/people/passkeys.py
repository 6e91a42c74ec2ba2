"""Passkeys: a key pair that a browser keeps, of which the server has the public half.

Each answer of a browser signs a challenge that the server has made a moment before and takes back with the
answer, so that none can be used twice. A passkey belongs to the name of the site where it was made.
"""

from __future__ import annotations

import logging
import secrets
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, select, update
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from tetrarchy.kernel.errors import TetrarchyError
from tetrarchy.server.people.schema import CHALLENGES, PASSKEYS
from tetrarchy.server.store import Store, now

_LOG: Final = logging.getLogger("tetrarchy.people")
_SECONDS: Final = 300
"""How long a browser may take to answer a challenge."""
_MOST: Final = 20
"""Passkeys of one guest."""
_REMEMBER: Final = insert(CHALLENGES)
_FORGET_OLD: Final = delete(CHALLENGES).where(CHALLENGES.c.expires < bindparam("now"))
_KEEP: Final = insert(PASSKEYS)
_USE: Final = (
    update(PASSKEYS)
    .where(PASSKEYS.c.id == bindparam("key_id"))
    .values(count=bindparam("number"), used=bindparam("now"))
)
_BAD: Final = (WebAuthnException, ValueError, KeyError, TypeError, AttributeError)
"""What a browser's answer can lead to that is none."""


class Site:
    """The address under which a browser sees this server."""

    def __init__(self, origin: str, host: str) -> None:
        self.origin = origin
        self.name = host


async def registration(store: Store, site: Site, guest: str, name: str) -> dict[str, Any]:
    """What a browser is asked in order to make a passkey."""
    known = await _with_room(store, guest)
    options = generate_registration_options(
        rp_id=site.name,
        rp_name="Tetrarchy",
        user_id=guest.encode(),
        user_name=name or "Tetrarchy",
        challenge=await _challenge(store, guest),
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[
            PublicKeyCredentialDescriptor(id=base64url_to_bytes(row["id"])) for row in known
        ],
    )
    return _plain(options)


async def register(store: Store, site: Site, guest: str, answer: dict[str, Any], name: str) -> None:
    """Keep the passkey that a browser has made."""
    challenge = await _take(store, answer, guest)
    await _with_room(store, guest)
    try:
        made = verify_registration_response(
            credential=answer,
            expected_challenge=challenge,
            expected_rp_id=site.name,
            expected_origin=site.origin,
        )
    except _BAD as error:
        raise _refused(error) from error
    ident = bytes_to_base64url(made.credential_id)
    if await _find(store, ident) is not None:
        raise TetrarchyError("passkey-known", "This passkey is registered already.")
    row = {
        "id": ident,
        "guest": guest,
        "site": site.name,
        "key": bytes_to_base64url(made.credential_public_key),
        "count": made.sign_count,
        "name": name,
        "created": now(),
        "used": None,
    }
    await store.write((_KEEP, row))


async def question(store: Store, site: Site) -> dict[str, Any]:
    """What a browser is asked of somebody who wants to sign in with any passkey of this site."""
    challenge = await _challenge(store, None)
    return _plain(generate_authentication_options(rp_id=site.name, challenge=challenge))


async def recognise(store: Store, site: Site, answer: dict[str, Any]) -> str:
    """The guest whose passkey has answered."""
    challenge = await _take(store, answer, None)
    row = await _find(store, str(answer.get("id")))
    if row is None or row["site"] != site.name:
        raise TetrarchyError("passkey-unknown", "This server does not know this passkey.")
    try:
        verified = verify_authentication_response(
            credential=answer,
            expected_challenge=challenge,
            expected_rp_id=site.name,
            expected_origin=site.origin,
            credential_public_key=base64url_to_bytes(row["key"]),
            credential_current_sign_count=row["count"],
        )
    except _BAD as error:
        raise _refused(error) from error
    used = {"key_id": row["id"], "number": verified.new_sign_count, "now": now()}
    await store.write((_USE, used))
    return str(row["guest"])


async def of(store: Store, guest: str) -> list[Any]:
    """A guest's passkeys, the oldest first."""
    return list(
        await store.read(select(PASSKEYS).where(PASSKEYS.c.guest == guest).order_by(PASSKEYS.c.created))
    )


async def _with_room(store: Store, guest: str) -> list[Any]:
    """A guest's passkeys, where there is room for another."""
    known = await of(store, guest)
    if len(known) >= _MOST:
        raise TetrarchyError("too-many-passkeys", "You have too many passkeys; remove one first.")
    return known


async def _find(store: Store, ident: str) -> Any | None:
    found = await store.read(select(PASSKEYS).where(PASSKEYS.c.id == ident))
    return found[0] if found else None


async def _challenge(store: Store, guest: str | None) -> bytes:
    """Something new to be signed, for a guest who makes a passkey or for anybody who signs in."""
    challenge, at = secrets.token_bytes(32), now()
    made = {"id": bytes_to_base64url(challenge), "guest": guest, "expires": at + _SECONDS}
    await store.write((_FORGET_OLD, {"now": at}), (_REMEMBER, made))
    return challenge


async def _take(store: Store, answer: dict[str, Any], guest: str | None) -> bytes:
    """The challenge that an answer signs, which is good for this one answer."""
    try:
        said = msgspec.json.decode(base64url_to_bytes(answer["response"]["clientDataJSON"]))
        challenge = str(said["challenge"])
        taken = base64url_to_bytes(challenge)
    except (*_BAD, msgspec.DecodeError) as error:
        raise _refused(error) from error

    def take(connection: Connection) -> int:
        mine = CHALLENGES.c.guest.is_(None) if guest is None else CHALLENGES.c.guest == guest
        wanted = delete(CHALLENGES).where(CHALLENGES.c.id == challenge, CHALLENGES.c.expires >= now(), mine)
        return connection.execute(wanted).rowcount

    if "\0" in challenge or await store.run(take) != 1:
        raise TetrarchyError(
            "challenge-over", "This answer comes too late, or for the second time; try again."
        )
    return taken


def _plain(options: Any) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.json.decode(options_to_json(options))
    return plain


def _refused(error: Exception) -> TetrarchyError:
    _LOG.info("passkey refused", extra={"why": str(error)[:200]})
    return TetrarchyError("passkey-refused", "The passkey could not be verified.")
