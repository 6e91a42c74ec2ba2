"""Those who are sent something, on this machine: a push service, webhooks, a mail server."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
from collections.abc import AsyncIterator
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any, cast

import http_ece
from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Browser:
    """A browser's half of web push: it subscribes, and can read what comes."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"0123456789abcdef"
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.keys = {"p256dh": encoded(point), "auth": encoded(self.auth)}

    def read(self, body: bytes) -> dict[str, Any]:
        """Decrypt a message."""
        plain = http_ece.decrypt(body, private_key=self._key, auth_secret=self.auth, version="aes128gcm")
        return cast(dict[str, Any], json.loads(plain))


class Posted:
    """A request that was received."""

    def __init__(self, path: str, headers: dict[str, str], body: bytes) -> None:
        self.path = path
        self.headers = headers
        self.body = body

    @property
    def json(self) -> dict[str, Any]:
        return cast(dict[str, Any], json.loads(self.body))

    def signed_by(self) -> str:
        """The public key in the header of a push, whose signature is checked."""
        token, key = self._signature()
        assert Vapid02.verify(f"vapid t={token},k={key}")
        return key

    def claims(self) -> dict[str, Any]:
        """What the signature of a push says: for whom it is, until when, and whom to turn to."""
        body = self._signature()[0].split(".")[1]
        return cast(dict[str, Any], json.loads(base64.urlsafe_b64decode(body + "=" * (-len(body) % 4))))

    def _signature(self) -> tuple[str, str]:
        token, key = (part.split("=", 1)[1] for part in self.headers["authorization"][6:].split(","))
        return token, key


class Receiver:
    """Takes what is posted, and answers with a status of the test's, or with nothing at all."""

    def __init__(self) -> None:
        self.port = 0
        self.posted: list[Posted] = []
        self.connections = 0
        self.status: int | None = 201
        self.headers = ""

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
            first, *lines = head.strip().split("\r\n")
            headers = {name.lower(): value for name, value in (line.split(": ", 1) for line in lines)}
            body = await reader.readexactly(int(headers["content-length"]))
            self.posted.append(Posted(first.split(" ")[1], headers, body))
            if self.status is None:
                await reader.read()
            else:
                writer.write(f"HTTP/1.1 {self.status} So\r\n{self.headers}Content-Length: 0\r\n\r\n".encode())
                await writer.drain()
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        finally:
            writer.close()


@contextlib.asynccontextmanager
async def receiving(port: int = 0) -> AsyncIterator[Receiver]:
    """A receiver of posts."""
    receiver = Receiver()
    server = await asyncio.start_server(receiver.take, "127.0.0.1", port)
    receiver.port = server.sockets[0].getsockname()[1]
    try:
        yield receiver
    finally:
        server.close()


class Mailbox:
    """A mail server, and all that it was given."""

    def __init__(self) -> None:
        self.port = 0
        self.mails: list[EmailMessage] = []

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        content = envelope.content
        assert isinstance(content, bytes)
        self.mails.append(message_from_bytes(content, policy=policy.default))
        return "250 OK"

    def text(self, number: int = -1) -> str:
        """What a mail says."""
        return str(self.mails[number].get_content())


@contextlib.asynccontextmanager
async def mailing(port: int = 0) -> AsyncIterator[Mailbox]:
    """A mail server on this machine."""
    box = Mailbox()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(
        lambda: SMTP(box, hostname="localhost", enable_SMTPUTF8=True), "127.0.0.1", port
    )
    box.port = server.sockets[0].getsockname()[1]
    try:
        yield box
    finally:
        server.close()
