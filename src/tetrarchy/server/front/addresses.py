"""Where somebody comes from."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

_EVERYBODY: Final = "*"
_PREFIX: Final = 64
"""An IPv6 customer has at least 2⁶⁴ addresses: they are one."""
_LONGEST: Final = 60


@lru_cache(4096)
def network_of(address: str) -> str:
    """What stands for an address where limits are counted: an IPv4 address, or the /64 of an IPv6 address."""
    found = _read(address)
    if isinstance(found, IPv6Address):
        return str(IPv6Network((int(found), _PREFIX), strict=False))
    return address if found is None else str(found)


def _read(address: str) -> IPv4Address | IPv6Address | None:
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return None
    if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
        return found.ipv4_mapped
    return found


class Proxies:
    """The proxies whose word on a client's address is taken: addresses and networks, or ``*`` for all."""

    def __init__(self, trusted: str) -> None:
        names = [name.strip() for name in trusted.split(",") if name.strip()]
        self._all = _EVERYBODY in names
        self._networks = []
        for name in names:
            try:
                self._networks.append(ip_network(name, strict=False))
            except ValueError:
                continue
        self.trusts = lru_cache(4096)(self._trusts)

    def _trusts(self, address: str) -> bool:
        """Whether an address is a proxy's."""
        found = _read(address)
        return self._all or (found is not None and any(found in network for network in self._networks))

    def client(self, peer: str, headers: Iterable[tuple[bytes, bytes]]) -> str:
        """The address of whoever sent a request.

        Each proxy appends to ``X-Forwarded-For`` whom it heard from, so the last entry that is no
        proxy's is the client. What stands before it the client may have written. Where everybody is
        trusted that is the last entry.
        """
        if not self.trusts(peer):
            return peer
        said = [value for name, value in headers if name == b"x-forwarded-for"]
        entries = b",".join(said).decode("latin-1").split(",") if said else []
        for entry in reversed(entries):
            address = _without_port(entry.strip())
            if not address:
                continue
            if self._all or not self.trusts(address):
                return address
            peer = address
        return peer


def _without_port(entry: str) -> str:
    """An entry as an address; empty where it is none."""
    if len(entry) > _LONGEST:
        return ""
    if entry.startswith("["):
        entry = entry[1:].partition("]")[0]
    elif entry.count(":") == 1:
        entry = entry.partition(":")[0]
    return entry if _read(entry) is not None else ""
