"""One request: who makes it, and what it may use up."""

from __future__ import annotations

from collections.abc import MutableMapping
from typing import Annotated, Any, Final

from litestar import Request
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter

from tetrarchy.kernel.errors import TetrarchyError
from tetrarchy.server import guests
from tetrarchy.server.access import SAFE, Access
from tetrarchy.server.front.addresses import network_of
from tetrarchy.server.hall import Hall
from tetrarchy.server.limits import AddressLimits, Buckets, too_fast
from tetrarchy.server.lobby import Lists
from tetrarchy.server.people.tokens import Holder, narrow_token
from tetrarchy.server.problems import TITLES
from tetrarchy.server.tables import Table
from tetrarchy.wire import Problem

ApiRequest = Request[Any, Any, State]
TablePath = Annotated[str, PathParameter(max_length=40)]
PROBLEMS: Final = {
    status: ResponseSpec(Problem, description=said, media_type="application/problem+json")
    for status, said in TITLES.items()
    if status != 405
}
"""How a request may fail, for the schema."""


class Visit:
    """What handlers know about a request."""

    def __init__(
        self,
        hall: Hall,
        access: Access,
        lists: Lists,
        buckets: Buckets,
        of_address: AddressLimits,
        scope: MutableMapping[str, Any],
    ) -> None:
        self.hall = hall
        self.access = access
        self.lists = lists
        self.holder = access.holder_of(scope)
        self.guest = None if self.holder is None else self.holder.guest
        self.fresh_token: str | None = None
        """A token to be set as the cookie of the answer."""
        self.has_gone = False
        """Whether whoever asks did not wait until everything was said."""
        self._buckets = buckets
        self._of_address = of_address
        self.is_admin = access.is_admin(scope)
        """Whether it is the host's."""
        self._has_token = access.bearer(scope) is not None
        client = scope.get("client")
        address = str(client[0]) if client else ""
        self.is_local = address in ("127.0.0.1", "::1")
        """Whether it comes from the machine that hosts."""
        self._network = network_of(address)
        self.payer = self.guest or self._network
        """Who is held to account for what the request costs."""
        if self.guest is not None:
            hall.bot_time.note(self.guest, self._network)
            hall.presence.note(self.guest)

    async def need_guest(self) -> str:
        """The guest; whoever is none yet becomes one."""
        if self.guest is None:
            if self._has_token:
                raise TetrarchyError("no-guest", "Unknown guest token.")
            await self.new_guest("en", "", cookie=True)
        assert self.guest is not None
        return self.guest

    async def new_guest(self, language: str, name: str, cookie: bool) -> str:
        """Make a guest."""
        self._of_address.new_guests.spend(self._network)
        self.spend(5)
        self.guest = await guests.new_guest(self.hall.store, language, name)
        self.hall.bot_time.note(self.guest, self._network)
        self.holder = Holder(self.guest)
        if cookie:
            self.fresh_token = self.hall.keys.token(self.guest)
        return self.guest

    async def need_owner(self) -> Holder:
        """The guest with a token that is good for everything; whoever is none yet becomes one."""
        await self.need_guest()
        assert self.holder is not None
        if self.holder.scope != "all":
            raise narrow_token()
        return self.holder

    def check_scope(self, method: str) -> None:
        """Refuse changes to a token that is good for reading only."""
        if self.holder is not None and self.holder.scope == "read" and method not in SAFE:
            raise narrow_token()

    def check_sign_in(self) -> None:
        """Refuse an address that tries too many keys and codes."""
        if not self._of_address.sign_ins.take(self._network):
            raise too_fast()

    def sign_in(self, holder: Holder) -> None:
        """The answer makes the asker's browser another device of a guest."""
        self.holder, self.guest = holder, holder.guest
        self.fresh_token = self.hall.keys.token(holder.guest, holder.device)

    def check_new_table(self) -> None:
        """Refuse a table to a guest whose address has made too many."""
        if not self._of_address.tables.take(self._network):
            raise TetrarchyError("too-many-tables", "You have too many tables; finish some first.")

    def check_new_tournament(self) -> None:
        """Refuse a tournament to a guest whose address has made too many."""
        self._of_address.tournaments.spend(self._network)

    def need_admin(self) -> None:
        """Refuse everybody but the host."""
        if not self.is_admin:
            raise TetrarchyError("not-admin", "Only the host can do this.")

    async def check_ban(self) -> None:
        """Refuse whoever is banned."""
        await self.hall.bans.check(self.guest, self._network)

    def spend_reports(self) -> None:
        """Use up some of what a guest and an address may report."""
        self._of_address.reports.spend(self.payer, self._network)

    def spend_asks(self) -> None:
        """Use up some of how often a guest and an address may turn to somebody."""
        self._of_address.asks.spend(self.payer, self._network)

    def spend_sets(self) -> None:
        """Use up some of how many sets a guest and an address may have kept."""
        self._of_address.sets.spend(self.payer, self._network)

    def spend_experiment(self) -> None:
        """Use up some of the experiments that a guest and an address may begin."""
        self._of_address.experiments.spend(self.payer, self._network)

    def spend_invitations(self, people: int) -> None:
        """Use up some of how many people a guest and an address may invite."""
        self._of_address.invitations.spend(self.payer, self._network, people)

    def spend_calls(self, tokens: float = 1, receiver: str = "") -> None:
        """Use up some of what a guest, an address and a receiver's address may ask to be sent."""
        self._of_address.calls.spend(self.payer, self._network, tokens)
        if receiver:
            self._of_address.mails.spend(receiver)

    def spend(self, tokens: float) -> None:
        """Use up some of what one client may ask for."""
        self._buckets.spend(self.payer, tokens)


def visit_of(request: ApiRequest) -> Visit:
    """The visit that a request is."""
    visit: Visit = request.scope["state"]["visit"]
    return visit


async def find_table(request: ApiRequest, table: str) -> tuple[Visit, Table]:
    """The visit, and the table that it is about."""
    visit = visit_of(request)
    return visit, await visit.hall.find(table)
