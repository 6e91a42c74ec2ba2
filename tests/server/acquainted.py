"""People who have met, and what they are told of one another."""

from __future__ import annotations

from typing import Any

from sqlalchemy import insert

from tests.server.running import Running
from tetrarchy.client import Client
from tetrarchy.server.people.schema import RESULTS
from tetrarchy.wire import PeopleAnswer


async def who(server: Running, client: Client) -> str:
    """What stands for somebody where others see it."""
    return str(server.hall.keys.author((await client.me()).guest))


async def have_played(server: Running, *people: Client, table: str = "over", finished: float = 9.0) -> None:
    """People who have finished a game together."""
    row: dict[str, Any] = dict.fromkeys((str(column.name) for column in RESULTS.columns), 0)
    row |= {"variant": "", "verdict": ""}
    row |= {"table_id": table, "game": "queendomino", "mark": "", "detail": None, "finished": finished}
    for seat, person in enumerate(people):
        guest = (await person.me()).guest
        await server.hall.store.write((insert(RESULTS), row | {"seat": seat, "guest": guest}))


async def strangers(server: Running, *names: str) -> list[Client]:
    """Guests who have played one game together, and know nothing else of one another."""
    people = [await server.guest(name) for name in names]
    await have_played(server, *people)
    return people


async def people(client: Client, path: str = "", method: str = "GET", body: Any = None) -> PeopleAnswer:
    """The people around a guest, after something was done about them."""
    return await client.ask(method, f"/api/people{path}", PeopleAnswer, body)


async def do(client: Client, path: str, method: str = "POST", body: Any = None) -> PeopleAnswer:
    """Do something about people."""
    return await people(client, path, method, body)


async def befriend(server: Running, one: Client, other: Client) -> None:
    """One asks, the other says yes."""
    await do(one, f"/{await who(server, other)}/ask")
    await do(other, f"/{await who(server, one)}/accept")


def names(answer: PeopleAnswer) -> dict[str, list[str]]:
    """Who is around a guest, by name; lists of nobody are left out."""
    lists: dict[str, list[Any]] = {
        "friends": answer.friends,
        "asked_me": answer.asked_me,
        "asked": answer.asked,
        "blocked": answer.blocked,
        "met": answer.met,
    }
    return {key: [one.name for one in found] for key, found in lists.items() if found}
