"""A passkey in software, as a browser with its authenticator would answer."""

from __future__ import annotations

import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import bytes_to_base64url

_PRESENT, _ATTESTED = 0x01, 0x40


class Authenticator:
    """One key pair, for one site."""

    def __init__(self, origin: str, site: str = "localhost") -> None:
        self.origin = origin
        self.site = site
        self.count = 0
        self.id = secrets.token_bytes(16)
        self._key = ec.generate_private_key(ec.SECP256R1())

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer to a question for a new passkey."""
        numbers = self._key.public_key().public_numbers()
        key = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        about = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(key)
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": self._data(_ATTESTED) + about})
        client = self._client("webauthn.create", options["challenge"])
        return self._told(attestationObject=attested, clientDataJSON=client)

    def answer(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer to a question who one is."""
        self.count += 1
        data, client = self._data(), self._client("webauthn.get", options["challenge"])
        signature = self._key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return self._told(authenticatorData=data, clientDataJSON=client, signature=signature)

    def _data(self, flags: int = 0) -> bytes:
        site = hashlib.sha256(self.site.encode()).digest()
        return site + bytes([_PRESENT | flags]) + self.count.to_bytes(4, "big")

    def _client(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _told(self, **response: bytes) -> dict[str, Any]:
        told = {name: bytes_to_base64url(value) for name, value in response.items()}
        ident = bytes_to_base64url(self.id)
        return {"id": ident, "rawId": ident, "type": "public-key", "response": told}
