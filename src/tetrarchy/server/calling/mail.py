"""E-mail, where the host has named a server for it."""

from __future__ import annotations

import logging
import re
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Any, Final
from urllib.parse import unquote, urlsplit

from tetrarchy.kernel.errors import BadOptions, quote
from tetrarchy.server.calling.settings import CallSettings

_LOG: Final = logging.getLogger("tetrarchy.calls")
_ADDRESS: Final = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z0-9-]{2,63}"
)
_LONGEST: Final = 254


def clean_address(given: str) -> str:
    """An address of e-mail."""
    found = given.strip()
    if len(found) > _LONGEST or not _ADDRESS.fullmatch(found) or ".." in found:
        raise BadOptions("bad-mail-address", "{given} is no e-mail address.", given=quote(given[:80]))
    return found


class Mail:
    """Sends through the host's server."""

    def __init__(self, settings: CallSettings) -> None:
        server = urlsplit(settings.mail_server)
        if server.scheme not in ("smtp", "smtps") or not server.hostname:
            raise BadOptions("bad-mail-server", "--mail must be smtp://USER:PASSWORD@HOST:PORT or smtps://…")
        self.sender = clean_address(settings.mail_from)
        secure = server.scheme == "smtps"
        self._how: dict[str, Any] = {
            "hostname": server.hostname,
            "port": server.port or (465 if secure else 587),
            "username": unquote(server.username) if server.username else None,
            "password": unquote(server.password) if server.password else None,
            "use_tls": secure,
            "timeout": settings.deadline_seconds,
        }

    async def send(self, to: str, subject: str, text: str, stop: str) -> None:
        """Send one message. OSError, or one of SMTPException's, where it is not taken."""
        import aiosmtplib

        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self.sender, to, subject
        message["Date"], message["Message-ID"] = (
            formatdate(),
            make_msgid(domain=self.sender.partition("@")[2]),
        )
        message["Auto-Submitted"] = "auto-generated"
        if stop:
            message["List-Unsubscribe"] = f"<{stop}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(text)
        await aiosmtplib.send(message, **self._how)


def open_mail(settings: CallSettings) -> Mail | None:
    """The host's mail server; None where none is named, or where the package is missing."""
    if not settings.mail_server:
        return None
    if not settings.address:
        raise BadOptions("no-mail-address", "Mail needs --address: the links in it lead there.")
    try:
        import aiosmtplib  # noqa: F401
    except ModuleNotFoundError as error:
        _LOG.warning("no mail", extra={"why": str(error)})
        return None
    return Mail(settings)
