"""Where calls may be sent: to addresses in the open only, never into the host's own network."""

from __future__ import annotations

import asyncio
import socket
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from tetrarchy.kernel.errors import BadOptions, TetrarchyError, quote
from tetrarchy.server.network import addresses

_LONGEST: Final = 1_000
_PORTS: Final = (443, 8443)
_RESOLVE_SECONDS: Final = 5.0
_LOOKUPS: Final = ThreadPoolExecutor(4, "lookup")
"""Threads of their own: a name whose servers keep silent holds one for long, and nobody else waits for it."""
_NAT64: Final = ip_network("64:ff9b::/96")
_PUBLIC_V6: Final = ip_network("2000::/3")
"""All addresses of IPv6 that anybody was given; outside it lie translations of IPv4 and old local ones."""
_Address = IPv4Address | IPv6Address


class Target(NamedTuple):
    """An address that something can be posted to."""

    scheme: str
    host: str
    port: int
    path: str

    @property
    def origin(self) -> str:
        """The address without its path."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        usual = self.port == (443 if self.scheme == "https" else 80)
        return f"{self.scheme}://{host}" + ("" if usual else f":{self.port}")


def read_target(given: str, inside: tuple[str, ...]) -> Target:
    """An address as somebody wrote it; by http, and on other ports, only what leads inside may be."""
    try:
        if len(given) > _LONGEST or not all("!" <= c <= "~" for c in given):
            raise ValueError
        parts = urlsplit(given)
        host, port = (parts.hostname or "").rstrip("."), parts.port
        if parts.scheme not in ("http", "https") or not host or parts.username or parts.password:
            raise ValueError
    except ValueError:
        raise BadOptions(
            "bad-endpoint", "{given} is no address of the kind https://…", given=quote(given[:80])
        ) from None
    found = Target(
        parts.scheme,
        host,
        port or (443 if parts.scheme == "https" else 80),
        (parts.path or "/") + (f"?{parts.query}" if parts.query else ""),
    )
    if not inside and (found.scheme != "https" or found.port not in _PORTS):
        raise BadOptions(
            "endpoint-not-https",
            "The address must begin with https:// and have no other port than 443 or 8443.",
        )
    return found


def is_push_service(target: Target, known: tuple[str, ...]) -> bool:
    """Whether an address belongs to one of the push services; a name with a star stands for all below it."""
    name = target.host if target.port == 443 else f"{target.host}:{target.port}"
    return any(name.endswith(one[1:]) if one.startswith("*.") else name == one for one in known)


async def find_address(target: Target, inside: tuple[str, ...]) -> str:
    """The address of a name, looked up now; whatever leads to the host's own network is refused.

    The connection is made to this very address, so a name cannot lead elsewhere a moment later.
    """
    try:
        async with asyncio.timeout(_RESOLVE_SECONDS):
            look_up = partial(socket.getaddrinfo, target.host, target.port, type=socket.SOCK_STREAM)
            told = await asyncio.get_running_loop().run_in_executor(_LOOKUPS, look_up)
    except (OSError, TimeoutError, UnicodeError):
        raise TetrarchyError("endpoint-unknown", "There is no {host}.", host=quote(target.host)) from None
    found = [ip_address(str(entry[4][0]).partition("%")[0]) for entry in told]
    own = {ip_address(address) for address in addresses()}
    if not found or not all(_may_be_called(address, own, inside, target) for address in found):
        raise TetrarchyError(
            "endpoint-inside",
            "{host} leads into the server's own network: nothing is sent there.",
            host=quote(target.host),
        )
    return str(found[0])


def _may_be_called(address: _Address, own: set[_Address], inside: tuple[str, ...], target: Target) -> bool:
    address = _within(address)
    if any(address in ip_network(network, strict=False) for network in inside):
        return True
    given_out = isinstance(address, IPv4Address) or address in _PUBLIC_V6
    in_the_open = given_out and address.is_global and not address.is_multicast and address not in own
    return in_the_open and target.scheme == "https" and target.port in _PORTS


def _within(address: _Address) -> _Address:
    """The address of IPv4 that one of IPv6 stands for, where it stands for one."""
    if isinstance(address, IPv4Address):
        return address
    if address in _NAT64:
        return IPv4Address(int(address) & 0xFFFF_FFFF)
    teredo = address.teredo
    return address.ipv4_mapped or address.sixtofour or (teredo[1] if teredo else address)
