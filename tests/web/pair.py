"""Two people at one table, each with a browser of their own."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

from tests.web.conftest import LiveServer, Visit
from tests.web.guest import Guest, play_together


def two_people(visit: Visit, game: str) -> list[Guest]:
    """One at a laptop, one who follows the link on a phone."""
    host = visit()
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = host.api("POST", "/tables", {"game": game, "seats": seats})["id"]
    host.go(f"/table/{table}")
    expect(host.find("link")).to_be_visible()
    friend = visit(host.find("link").input_value().removeprefix(host.address), phone=True, language="ru")
    friend.find("lobby-name").fill("Илья")
    friend.press("join")
    for guest in (host, friend):
        expect(guest.find("prompt")).to_be_visible()
    return [host, friend]


def whole_game_of_two(visit: Visit, server: LiveServer, game: str) -> None:
    """To the end, with a server that dies in the middle."""
    guests = two_people(visit, game)
    rng = Random(12)
    assert not play_together(guests, rng, most=20)
    for guest in guests:
        guest.forgiving = True
    with server.killed():
        for guest in guests:
            expect(guest.find("banner")).to_be_visible()
    for guest in guests:
        expect(guest.find("banner")).to_be_hidden()
        guest.forgiving = False
    assert play_together(guests, rng)
    for guest in guests:
        expect(guest.find("rematch")).to_be_visible()
