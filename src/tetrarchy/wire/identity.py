"""People: how a guest comes back, on which devices, and with what tokens."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from tetrarchy.wire.common import LONGEST_NAME, Body

TokenScope = Literal["all", "play", "read"]
"""What a token is good for: everything, everything but keys and devices, or looking only."""
Label = Annotated[str, Meta(max_length=4 * LONGEST_NAME)]
Credential = dict[str, Any]
"""A browser's answer to a challenge, as WebAuthn has it in JSON."""


class NewPasskey(Body):
    """The passkey that a browser has made."""

    credential: Credential
    name: Label = ""


class NewDevice(Body):
    """Another token of a guest, for a program."""

    name: Label
    scope: TokenScope = "play"


class SignIn(Body, kw_only=True):
    """Who comes back, by a passkey or by a code."""

    credential: Credential | None = None
    code: Annotated[str, Meta(max_length=100)] | None = None
    device: Label = ""
    """What this device is to be called."""
    token: bool = False
    """Whether the token is to be told, for programs, instead of set as a cookie."""


class Sure(Body):
    """That somebody means it."""

    sure: bool


class PasskeyAnswer(Struct):
    """A passkey of mine."""

    id: str
    name: str
    created: float
    used: float | None


class DeviceAnswer(Struct):
    """A device on which I am known."""

    id: str
    name: str
    scope: TokenScope
    created: float
    seen: float | None
    this: bool


class KeysAnswer(Struct):
    """How I can come back, and where I am known."""

    passkeys: list[PasskeyAnswer]
    recovery: float | None
    """Since when I have a recovery code."""
    devices: list[DeviceAnswer]


class CodeAnswer(Struct):
    """A code that brings me to another device; it is told this once."""

    code: str
    expires: float | None


class TokenAnswer(Struct):
    """A token for a program; it is told this once."""

    id: str
    token: str


class ChallengeAnswer(Struct):
    """What a browser is to be asked, as WebAuthn has it in JSON."""

    options: dict[str, Any]
