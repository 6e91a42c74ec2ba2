"""Under which addresses this machine is reached."""

from __future__ import annotations

import contextlib
import socket
from ipaddress import ip_address
from typing import Final

EVERYWHERE: Final = ("0.0.0.0", "::", "")
"""What a host writes to listen on every address of the machine."""


def is_loopback(host: str) -> bool:
    """Whether only the machine itself reaches this address."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def addresses() -> list[str]:
    """The addresses under which others in the network may reach this machine."""
    found: set[str] = set()
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # sends nothing: it only asks which way it would go
        found.add(probe.getsockname()[0])
    return sorted(address for address in found if not address.startswith("127."))
