"""Calling people: what is to be sent is found out now and then, and sent beside everything else."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import secrets
from typing import TYPE_CHECKING, Final

import msgspec
from sqlalchemy import select

from tetrarchy.kernel.errors import BadOptions, TetrarchyError
from tetrarchy.server.calling import words
from tetrarchy.server.calling.channels import MOST_FAILURES, Channel, Channels
from tetrarchy.server.calling.mail import clean_address, open_mail
from tetrarchy.server.calling.networks import find_address, is_push_service, read_target
from tetrarchy.server.calling.outbox import Gone, Letter, Outbox, Refused, Unreachable
from tetrarchy.server.calling.posting import post
from tetrarchy.server.calling.push import Push, PushKeys, check_keys, open_push
from tetrarchy.server.calling.turns import Turns
from tetrarchy.server.calling.words import Words
from tetrarchy.server.schema import GUESTS
from tetrarchy.server.store import now

if TYPE_CHECKING:
    from tetrarchy.server.hall import Hall

_LOG: Final = logging.getLogger("tetrarchy.calls")
_GONE: Final = (404, 410)
_LATER: Final = (408, 425, 429)
_CODE_SECONDS: Final = 3600
_CODE_TRIES: Final = 5
_NOBODY: Final = "https://localhost"
"""Whom a push service may turn to where the host has named no address."""


class Secret(msgspec.Struct, omit_defaults=True):
    """What is kept with a channel beside its address."""

    keys: PushKeys | None = None
    base: str = ""
    """Where this server is for whoever gets the message."""
    code: str = ""
    """The hash of the code that proves an address of e-mail."""
    until: float = 0.0
    tries: int = 0


class Calls:
    """How people are called, in one process."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self.settings = hall.settings.calls
        self.channels = Channels(hall.store)
        self.turns = Turns(hall, self.settings)
        self.mail = open_mail(self.settings)
        self.push: Push | None = None
        self.outbox = Outbox(self.settings, self._deliver, self._settle)
        self._scanning: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begin to look for those who are to be called."""
        self.push = await open_push(self._hall.store)
        self._scanning = asyncio.create_task(self._scan_again_and_again())

    async def close(self) -> None:
        """Call nobody any more; what waits is dropped."""
        if self._scanning is not None:
            self._scanning.cancel()
            await asyncio.gather(self._scanning, return_exceptions=True)
        await self.outbox.close()

    async def scan(self) -> None:
        """Find those who are to be called now."""
        wanted = await self.turns.of_people()
        if wanted:
            for channel in await self.channels.ready(list(wanted)):
                self._put(Letter(channel, wanted[channel.guest]))
        for channel, call in await self.turns.of_tables():
            self._put(Letter(channel, [call]))

    async def _scan_again_and_again(self) -> None:
        while True:
            await asyncio.sleep(self.settings.scan_seconds)
            try:
                await self.scan()
            except Exception as error:
                _LOG.error("nobody is called", exc_info=error)

    def _put(self, letter: Letter) -> None:
        place = "mail" if letter.channel.kind == "mail" else letter.channel.address.split("/", 3)[2]
        self.outbox.put(place, letter)

    # ------------------------------------------------------------ asking for it

    async def add_push(self, guest: str, endpoint: str, keys: PushKeys) -> Channel:
        """Call a guest by a browser's push service."""
        if self.push is None:
            raise TetrarchyError("no-push", "This server cannot push: its host lacks the packages for it.")
        target = read_target(endpoint, self.settings.inside)
        if not is_push_service(target, self.settings.push_services):
            raise BadOptions("no-push-service", "{host} is no push service of a browser.", host=target.host)
        await find_address(target, self.settings.inside)
        check_keys(keys)
        return await self.channels.add(guest, "push", endpoint, _encode(Secret(keys)), "on")

    async def add_hook(self, guest: str, address: str, table: str | None, base: str) -> Channel:
        """Call a guest, or everybody who cares about a table, by a webhook."""
        target = read_target(address, self.settings.inside)
        await find_address(target, self.settings.inside)
        secret = _encode(Secret(base=self.settings.address or base))
        return await self.channels.add(guest, "hook", address, secret, "on", table)

    async def add_mail(self, guest: str, address: str, language: str) -> Channel:
        """Call a guest by e-mail, once the code is known that is sent there."""
        if self.mail is None:
            raise TetrarchyError("no-mail", "This server sends no mail.")
        address = clean_address(address)
        code = f"{secrets.randbelow(1_000_000):06}"
        secret = _encode(Secret(code=_hash(code), until=now() + _CODE_SECONDS))
        channel = await self.channels.add(guest, "mail", address, secret, "waiting")
        texts = words.texts_in(language)
        await self._send_mail(
            channel, texts.say("call-code"), texts.say("call-code-body", code=code), language
        )
        return channel

    async def confirm(self, guest: str, channel: str, code: str) -> Channel:
        """The code that came by mail shows that the address is the guest's own."""
        found = await self.channels.find(guest, channel)
        secret = _decode(found)
        if found.kind != "mail" or found.state != "waiting":
            raise TetrarchyError("no-code-wanted", "No code is needed here.")
        if secret.tries >= _CODE_TRIES or secret.until < now():
            await self.channels.remove(found.id)
            raise TetrarchyError("code-expired", "This code counts no more: give the address again.")
        if not hmac.compare_digest(secret.code, _hash(code.strip())):
            secret.tries += 1
            await self.channels.set(found, "waiting", 0, _encode(secret))
            raise BadOptions("wrong-code", "This is not the code that was sent.")
        await self.channels.set(found, "on", 0, _encode(Secret()))
        return found

    async def try_out(self, guest: str, channel: str, language: str) -> Channel:
        """Send something now, to see whether it comes through; a channel that was stopped goes on then."""
        found = await self.channels.find(guest, channel)
        if found.state == "waiting":
            raise TetrarchyError("code-wanted", "First type the code that came by mail.")
        try:
            await self._send(found, words.trial_words(language), language)
        except Unreachable:
            raise TetrarchyError("call-unreachable", "Nobody answers there; is the address right?") from None
        except Gone:
            await self.channels.remove(found.id)
            raise TetrarchyError(
                "call-gone", "This address does not exist any more, and was removed."
            ) from None
        except Refused as error:
            raise TetrarchyError(
                "call-refused", "The receiver refused it (status {status}).", status=error.status
            ) from None
        await self.channels.set(found, "on", 0)
        return found

    async def stop(self, channel: str, proof: str) -> None:
        """End a channel by the link in a message."""
        if not hmac.compare_digest(proof.encode(), self._proof(channel).encode()):
            raise TetrarchyError("bad-link", "This link is no longer valid.")
        await self.channels.remove(channel)

    @property
    def _contact(self) -> str:
        """Whom a push service may turn to; it takes addresses of https alone."""
        address = self.settings.address
        return address if address.startswith("https://") else _NOBODY

    def _proof(self, channel: str) -> str:
        return self._hall.keys.proof("stop", channel)

    # ------------------------------------------------------------ sending

    async def _deliver(self, letter: Letter) -> None:
        """Send a letter, unless there is nothing left to say by now."""
        channel = letter.channel
        there = [one for one in await self.channels.named([channel.id]) if one.state == "on"]
        if not there:
            return
        if channel.table_id is None:
            letter.tables = await self.turns.still_waits(channel.guest, letter.tables)
            language = await self._language_of(channel.guest)
            said = words.person_words(letter.tables, language) if letter.tables else None
        else:
            table = await self._hall.find(channel.table_id)
            language = table.match.setup.language
            said = words.table_words(letter.tables[-1], language)
        if said is not None:
            await self._send(there[0], said, language)

    async def _send(self, channel: Channel, said: Words, language: str) -> None:
        if channel.kind == "mail":
            await self._send_mail(channel, said.title, said.body, language, said.path)
        else:
            await self._post(channel, said)

    async def _post(self, channel: Channel, said: Words) -> None:
        """Post to a push service or a webhook. Its address is looked up and checked each time."""
        secret, inside = _decode(channel), self.settings.inside
        target = read_target(channel.address, inside)
        if channel.kind == "push":
            if self.push is None or secret.keys is None:
                raise Refused(0)
            told = {"title": said.title, "body": said.body, "path": said.path, "tag": said.tag}
            headers = self.push.headers(target.origin, self._contact)
            body = self.push.encrypted(secret.keys, told)
        else:
            headers = {"Content-Type": "application/json"}
            body = msgspec.json.encode(words.as_hook(said, secret.base))
        try:
            address = await find_address(target, inside)
            status = await post(target, address, headers, body, self.settings.deadline_seconds)
        except TetrarchyError as error:
            raise (Refused(0) if error.key == "endpoint-inside" else Unreachable(error.key)) from error
        except (OSError, ValueError, asyncio.IncompleteReadError) as error:
            raise Unreachable(repr(error)) from error
        if status in _GONE:
            raise Gone
        if status >= 500 or status in _LATER:
            raise Unreachable(f"status {status}")
        if not 200 <= status < 300:
            raise Refused(status)

    async def _send_mail(
        self, channel: Channel, title: str, body: str, language: str, path: str = ""
    ) -> None:
        if self.mail is None:
            raise Refused(0)
        import aiosmtplib

        base, texts = self.settings.address.rstrip("/"), words.texts_in(language)
        stop = f"{base}/api/calls/stop/{channel.id}/{self._proof(channel.id)}"
        lines = [body, ""] + ([base + path, ""] if path else [])
        lines.append(texts.say("call-stop", address=f"{base}/stop#{channel.id}/{self._proof(channel.id)}"))
        try:
            await self.mail.send(channel.address, title, "\n".join(lines), stop)
        except aiosmtplib.SMTPRecipientsRefused as error:
            raise Refused(error.recipients[0].code) from error
        except (OSError, aiosmtplib.SMTPException) as error:
            raise Unreachable(repr(error)) from error

    async def _settle(self, channel: Channel, error: Exception | None) -> None:
        """Note what became of a letter: who is gone is forgotten, who fails again and again is stopped."""
        if error is None and not channel.failures:
            return
        if isinstance(error, Gone):
            await self.channels.remove(channel.id)
            return
        failures = 0 if error is None else channel.failures + 1
        stopped = failures >= MOST_FAILURES
        await self.channels.set(channel, "stopped" if stopped else "on", failures)
        if error is not None:
            _LOG.info("call did not come through", extra={"kind": channel.kind, "why": str(error)[:200]})

    async def _language_of(self, guest: str) -> str:
        found = await self._hall.store.read(select(GUESTS.c.language).where(GUESTS.c.id == guest))
        return str(found[0]["language"]) if found else "en"


def _encode(secret: Secret) -> str:
    return msgspec.json.encode(secret).decode()


def _decode(channel: Channel) -> Secret:
    return msgspec.json.decode(channel.secret, type=Secret)


def _hash(code: str) -> str:
    return hashlib.sha256(code.encode("utf-8", "replace")).hexdigest()
