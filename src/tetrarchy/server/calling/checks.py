"""What a host has written about calls, checked before the server starts."""

from __future__ import annotations

from ipaddress import ip_network

from tetrarchy.kernel.errors import BadOptions, quote
from tetrarchy.server.calling.mail import open_mail
from tetrarchy.server.calling.networks import read_target
from tetrarchy.server.calling.settings import CallSettings


def check_calls(address: str, mail: str, mail_from: str, inside: tuple[str, ...]) -> CallSettings:
    """The settings of calls; a sentence where something in them cannot be."""
    for network in inside:
        try:
            ip_network(network)
        except ValueError:
            raise BadOptions(
                "bad-inside", "{given} is no network, such as 10.0.0.0/8.", given=quote(network)
            ) from None
    if address:
        address = read_target(address, ("anywhere",)).origin
    settings = CallSettings(address=address, mail_server=mail, mail_from=mail_from, inside=inside)
    open_mail(settings)
    return settings
