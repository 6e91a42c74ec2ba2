"""What a host can set about calls."""

from __future__ import annotations

import msgspec

PUSH_SERVICES = (
    "fcm.googleapis.com",
    "*.push.services.mozilla.com",
    "*.push.apple.com",
    "*.notify.windows.com",
)
"""The push services of the browsers; with a star, all names below that name."""


class CallSettings(msgspec.Struct, frozen=True, kw_only=True):
    """How people are called whose turn it is."""

    address: str = ""
    """Where people reach this server, such as ``https://games.example.org``; mail needs it for its links."""
    mail_server: str = ""
    """``smtp://USER:PASSWORD@HOST:PORT`` (STARTTLS where it is offered) or ``smtps://…``; empty: no mail."""
    mail_from: str = ""
    push_services: tuple[str, ...] = PUSH_SERVICES
    inside: tuple[str, ...] = ()
    """Networks of the host's own into which webhooks and pushes may go all the same, by http too."""
    after_seconds: float = 30.0
    """Nobody is called before a table has waited for so long."""
    pause_seconds: float = 120.0
    """The least time between two calls of one person; what comes meanwhile is told together."""
    scan_seconds: float = 5.0
    deadline_seconds: float = 10.0
    """How long anybody who is sent something may take to answer."""
    retry_seconds: float = 30.0
    """After the first failure; four times as long after each further one."""
    waiting: int = 1000
    """How many messages may wait in all; what comes on top is dropped."""
    at_once: int = 16
    """To how many receivers messages are on their way at the same time."""
