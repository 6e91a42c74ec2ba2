"""What server processes on one database tell each other, and only where somebody listens.

A table has one owner. Processes whose guests follow a table of another process subscribe with its owner: the
owner welcomes them, and only then do they read what they may have missed. So no row falls between reading and
being told. The owner tells its subscribers of each row; whoever writes to a table that another owns tells
that owner, who tells the rest. A table that is followed in one process only makes no notices at all.

A notice is never more than a hint: what has happened is read from the database, in the order of the log.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from tetrarchy.server.store import News

if TYPE_CHECKING:
    from tetrarchy.server.hall import Hall

REPEAT_SECONDS: Final = 30
"""How often subscriptions and presence are repeated."""
_FORGET_SECONDS: Final = 3 * REPEAT_SECONDS
"""After so long without being repeated they are forgotten."""


class Notices:
    """The notices that one process sends and hears."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.store = hall.store
        self._subscribers: dict[str, dict[str, float]] = {}
        """The processes that follow a table which is owned here, and when each last said so."""
        self._welcomed: set[str] = set()
        """The tables of other processes whose owner tells this one of every row."""
        self._present: dict[str, dict[tuple[str, str], float]] = {}
        """Who watches a table at another process: (guest, process) and when that was last said."""

    # ------------------------------------------------------------ sending

    def about(self, kind: str, table: str) -> list[News]:
        """Whom to tell that a table's log or chat has grown, as it is written with it.

        The owner is found out by the database as it writes: who was the owner a moment ago may not know yet
        that another is.
        """
        if not self.store.is_postgres:
            return []
        said = self._say(kind, table)
        return [News(None, table, said), *self._to_subscribers(table, said)]

    def follow(self, table: str) -> None:
        """Subscribe to a table that somebody follows here, unless this process hears of it already."""
        if self.store.is_postgres and not self.hears(table):
            self._subscribe(table)

    def _subscribe(self, table: str) -> None:
        """Say to the owner of a table that it is followed here, and by whom."""
        home = self.hall.siblings.is_here(table) and not self.hall.stopping
        said = [self._say("follow", table, str(int(home)))]
        said += [self._say("here", table, guest, "1") for guest in self._guests(table)]
        self._send([News(None, table, words) for words in said])

    def hears(self, table: str) -> bool:
        """Whether this process is told of all that happens at a table."""
        return table in self._welcomed or self.hall.peers.owns(table)

    def _say(self, kind: str, table: str, *more: str) -> str:
        return " ".join((kind, table, self.hall.process, *more))

    def _to_subscribers(self, table: str, said: str, but: str = "") -> list[News]:
        those = self._subscribers.get(table, {}) if self.hall.peers.owns(table) else {}
        return [News(process, table, said) for process in those if process != but]

    def _send(self, news: list[News]) -> None:
        if news:
            self.hall.run_in_background(self.store.write(news=news))

    # ------------------------------------------------------------ hearing

    def hear(self, said: str) -> None:
        """Another process says something; a table may have been handed over without its owner's knowing."""
        kind, table, process, *more = said.split(" ")
        if kind == "unfollow":
            self._subscribers.get(table, {}).pop(process, None)
        else:
            self.hall.run_in_background(self._hear(kind, table, process, more))

    async def _hear(self, kind: str, table: str, process: str, more: list[str]) -> None:
        peers = self.hall.peers
        if kind == "yours" or not (peers.owns(table) or self._is_followed(table)):
            await peers.look_up_owners([table])
        if kind == "follow":
            await self._welcome(table, process, more[0] == "1")
        elif kind == "here":
            self._send(self._to_subscribers(table, " ".join((kind, table, process, *more)), process))
            self._set_presence(table, more[0], process, more[1] == "1")
        elif kind == "forget":
            if (found := self.hall.tables.get(table)) is not None:
                self.hall.forget(found)
        elif kind in ("log", "chat"):
            await self._take_in(table, process, kind)
        elif kind == "welcome" and self._is_followed(table):
            self._welcomed.add(table)
            await self._take_in(table, process, "log", "chat")

    def _is_followed(self, table: str) -> bool:
        followers = self.hall.followers.get(table)
        return followers is not None and bool(followers.told)

    async def _welcome(self, table: str, process: str, home: bool) -> None:
        """Tell another process of a table from now on; one that has its place there is handed over."""
        peers = self.hall.peers
        if not peers.owns(table):
            return
        if home and not self.hall.siblings.is_here(table):
            await peers.hand_over(table, process, self._say("yours", table))
            return
        self._subscribers.setdefault(table, {})[process] = time.monotonic()
        there = {(guest, self.hall.process) for guest in self._guests(table)} | set(self._elsewhere(table))
        said = [self._say("welcome", table)]
        said += [f"here {table} {where} {guest} 1" for guest, where in there if where != process]
        self._send([News(process, table, words) for words in said])

    async def _take_in(self, table: str, process: str, *kinds: str) -> None:
        """Read what another process has written; its owner tells those who have not heard it."""
        if self.hall.peers.owns(table):
            for kind in kinds:
                self._send(self._to_subscribers(table, self._say(kind, table), process))
        elif not self._is_followed(table):
            self._welcomed.discard(table)
            self._send([News(process, table, self._say("unfollow", table))])
            return
        found = self.hall.tables.get(table)
        if "log" in kinds and found is not None:
            await found.catch_up()
        found = await self.hall.find(table)  # what comes into memory now has read its log
        if "chat" in kinds:
            await found.tell_new_chat()

    def move(self, table: str) -> None:
        """A table has another owner now: what the one before has said counts no longer."""
        self._welcomed.discard(table)
        self._subscribers.pop(table, None)
        self._present.pop(table, None)
        if self.hall.peers.owns(table):
            self.hall.run_in_background(self._take_in(table, self.hall.process, "log", "chat"))
        elif self._is_followed(table):
            self.follow(table)

    def forget(self, table: str) -> None:
        """Nobody follows a table here any more, and it has left the memory."""
        self._welcomed.discard(table)
        self._subscribers.pop(table, None)
        self._present.pop(table, None)

    def begin_again(self) -> None:
        """Notices may have been missed: subscribe anew, and read what is owned here."""
        self._welcomed.clear()
        for table in list(self.hall.followers):
            if self.hall.peers.owns(table):
                self.hall.run_in_background(self._take_in(table, self.hall.process, "log", "chat"))
            elif self._is_followed(table):
                self.follow(table)

    # ------------------------------------------------------------ presence

    def present(self, table: str) -> set[str]:
        """The guests who follow a table at other processes."""
        return {guest for guest, _ in self._elsewhere(table)}

    def announce_presence(self, table: str, guest: str | None, present: bool) -> None:
        """Tell the processes that follow a table that a guest has come or gone."""
        if self.store.is_postgres and guest is not None and not self.hall.stopping:
            said = self._say("here", table, guest, str(int(present)))
            owns = self.hall.peers.owns(table)
            self._send(self._to_subscribers(table, said) if owns else [News(None, table, said)])

    def repeat(self) -> None:
        """Say again what others know from here, and forget what nobody has repeated for long."""
        for table, followers in list(self.hall.followers.items()):
            if not self.hall.peers.owns(table) and followers.told:
                self._subscribe(table)
            elif table in self._subscribers:
                for guest in followers.guests():
                    self.announce_presence(table, guest, True)
        before = time.monotonic() - _FORGET_SECONDS
        for table, those in list(self._subscribers.items()):
            self._subscribers[table] = {process: said for process, said in those.items() if said >= before}
        for table, there in list(self._present.items()):
            for who in [who for who, said in there.items() if said < before]:
                self._set_presence(table, *who, False)

    def _elsewhere(self, table: str) -> dict[tuple[str, str], float]:
        return self._present.get(table, {})

    def _guests(self, table: str) -> set[str]:
        followers = self.hall.followers.get(table)
        return set() if followers is None else followers.guests()

    def _set_presence(self, table: str, guest: str, process: str, present: bool) -> None:
        before = self.present(table)
        there = self._present.setdefault(table, {})
        if present:
            there[guest, process] = time.monotonic()
            self.hall.thinking.watch(table)
        else:
            there.pop((guest, process), None)
        if not there:
            del self._present[table]
        if self._is_followed(table) and self.present(table) != before:
            self.hall.run_in_background(self.hall.announce(table))
