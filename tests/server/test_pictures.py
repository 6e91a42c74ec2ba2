"""Links to tables, replays, reviews and puzzles have pictures and tags, which tell nothing that is hidden."""

from __future__ import annotations

import asyncio
import re
import struct
from html import unescape
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from hatch_build import PAGE
from tests.server.running import Running, quick, run, running
from tetrarchy.catalogue import GAMES
from tetrarchy.client import Client
from tetrarchy.kernel.errors import TetrarchyError
from tetrarchy.server.calling.words import game_name, texts_in
from tetrarchy.server.describe import Rounds, Summary
from tetrarchy.server.match import Seat
from tetrarchy.server.pictures import drawing
from tetrarchy.server.pictures.card import Card, Row, draw, fitted, width_of
from tetrarchy.server.pictures.covers import cover
from tetrarchy.server.pictures.facts import card_of, of_table

ROOT = Path(__file__).parents[2]
BOTS = [{"kind": "bot", "level": 1}] * 2
EVIL = '"><script>alert(1)</script>&'


async def get(server: Running, path: str) -> Any:
    return await server.stranger()._http.get(path)


async def head_of(server: Running, path: str) -> dict[str, str]:
    """The tags of a page."""
    answer = await get(server, path)
    found = re.findall(
        r'<meta (?:property|name)="((?:og|twitter):[a-z:]+)" content="([^"]*)" />', answer.text
    )
    return {key: unescape(value) for key, value in found}


async def finished(client: Client, server: Running, **wish: Any) -> str:
    """A game of bots that is over."""
    table = await client.create(game="inkdoms", seats=BOTS, **wish)
    while (await server.hall.find(table.id)).match.phase != "finished":
        await asyncio.sleep(0.05)
    return table.id


def test_a_link_tells_who_has_won_by_its_picture_and_tags(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            ada = await server.guest("Ada")
            table = await finished(ada, server)
            for word in ("table", "replay", "review"):
                tags = await head_of(server, f"/{word}/{table}")
                assert "Inkdoms" in tags["og:title"]
                assert "wins" in tags["og:title"] or "tie" in tags["og:title"]
                assert tags["og:url"] == f"{server.url}/{word}/{table}"
                answer = await get(server, tags["og:image"])
                assert answer.headers["content-type"] == "image/png"
                assert answer.content.startswith(b"\x89PNG")
                assert struct.unpack(">II", answer.content[16:24]) == (1200, 630)
            assert server.hall.gallery.drawn == 3
            await get(server, f"/api/pictures/table/{table}.png")
            assert server.hall.gallery.drawn == 3  # it is kept
            puzzle = (await ada.ask("GET", "/api/games/queendomino/puzzles", dict[str, Any]))["puzzles"][0][
                "id"
            ]
            tags = await head_of(server, f"/puzzles/queendomino/{puzzle}")
            assert tags["og:title"] == "Puzzle: Queendomino: Find the best move"
            assert (await get(server, tags["og:image"])).content.startswith(b"\x89PNG")

    run(test)


def test_tags_are_escaped_and_pages_without_a_card_have_none(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            eve = await server.guest("Eve")
            table = await eve.create(
                game="queendomino", seats=[{"kind": "me"}, {"kind": "open"}], name=EVIL[:40]
            )
            answer = await get(server, f"/table/{table.id}")
            assert "<script>alert" not in answer.text
            tags = await head_of(server, f"/table/{table.id}")
            assert EVIL[:38] in tags["og:description"]
            assert tags["og:title"] == "Queendomino: One seat is free"
            for path in (
                "/",
                "/table/none",
                f"/replay/{table.id}",
                "/table/x'y",
                "/puzzles/queendomino/none",
                "/table",
            ):
                assert await head_of(server, path) == {}
            for path in ("table/none", f"replay/{table.id}", "other/x", "puzzle/x~y", "puzzle/queendomino~x"):
                assert (await get(server, f"/api/pictures/{path}.png")).status_code == 404

    run(test)


def test_a_private_table_keeps_its_people_and_points_to_itself(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            ada = await server.guest("Ada")
            table = await finished(ada, server, watch="none")
            card = await card_of(server.hall.store, "table", table)
            assert card is not None
            assert card.rows == ()
            assert card.title == "A private table"

    run(test)


def test_a_card_says_only_what_lists_say(tmp_path: Path) -> None:
    """Two games in which others have decided otherwise in secret have the same list entry, and the same card."""

    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            ada = await server.guest("Ada")
            table = await ada.create(game="inkdoms", seats=[{"kind": "me"}, *BOTS[:1]])
            found = await server.hall.find(table.id)
            before = await card_of(server.hall.store, "table", table.id)
            progress = found.match.progress()
            while found.match.progress() == progress:
                sight = found.match.sights[0]
                if sight.legal_codes:
                    assert await card_of(server.hall.store, "table", table.id) == before
                    await found.act(0, sight.number, sight.legal_codes[0], None)
                await asyncio.sleep(0.01)
            assert before is not None
            assert all(row.points is None for row in before.rows)

    run(test)


def test_pictures_at_once_are_drawn_once_and_kept_within_bounds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tetrarchy.server.pictures import gallery

    monkeypatch.setattr(gallery, "_KEPT_BYTES", 300_000)

    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            ada = await server.guest("Ada")
            seats = [{"kind": "me"}, {"kind": "open"}]
            tables = [await ada.create(game="gem_forge", seats=seats, name=f"Ada {n}") for n in range(3)]
            wanted = [f"/api/pictures/table/{tables[0].id}.png"] * 6
            await asyncio.gather(*(get(server, path) for path in wanted))
            assert server.hall.gallery.drawn == 1
            for table in tables:
                await get(server, f"/api/pictures/table/{table.id}.png")
            assert server.hall.gallery.drawn == 3
            assert server.hall.gallery.bytes_kept <= 300_000

    run(test)


def test_without_its_package_pages_have_tags_and_no_picture(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(drawing, "can_draw", lambda: False)

    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            ada = await server.guest("Ada")
            table = await ada.create(game="queendomino", seats=[{"kind": "me"}, {"kind": "open"}])
            tags = await head_of(server, f"/table/{table.id}")
            assert "og:title" in tags
            assert "og:image" not in tags
            assert (await get(server, f"/api/pictures/table/{table.id}.png")).status_code == 404

    run(test)


@pytest.mark.parametrize(
    "name", ["gem_forge", "inkdoms", "kingdomino", "queendomino", "wonderful_kingdom", "none"]
)
def test_a_card_is_well_formed_whatever_is_in_it(name: str) -> None:
    names = [EVIL, "Żółw", "日本", "\x00\x08\ufffe", "А" * 40, "x" * 40, "m" * 40]
    card = Card(name, "<&>", "W" * 60, tuple(Row(n, one, 10**6, n < 2) for n, one in enumerate(names)))
    svg = draw(card, cover(ROOT / PAGE / "covers" / f"{name}.svg"))
    root = ElementTree.fromstring(svg)
    assert root.get("viewBox") == "0 0 1200 630"
    assert "var(" not in svg.replace("var(--none", "")


def test_signs_that_the_fonts_lack_leave_no_row_empty() -> None:
    names = ("日本語", "אבג ד", "Zoë 🎉", "Жан–Пьер", "\x00\ud800")
    drawn = draw(Card("none", "", "日本", tuple(Row(seat, one, -3) for seat, one in enumerate(names))), "")
    words = [
        "".join(part.text or "" for part in text.iter()).strip()
        for text in ElementTree.fromstring(drawn).iter("{http://www.w3.org/2000/svg}text")
    ]
    assert words[1:] == ["", "…", "…", "−3", "… …", "−3", "Zoë", "−3", "Жан–Пьер", "−3", "", "−3"]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_no_line_of_a_card_is_cut(language: str) -> None:
    texts = texts_in(language)
    for kind in ("table", "replay", "review", "puzzle"):
        for game in (*(game_name(one, language) for one in GAMES), "Kingdomino"):
            line = texts.say(f"card-{kind}", game=game)
            assert "…" not in draw(Card("none", line, ""), "")


def test_texts_are_cut_to_their_width() -> None:
    for text in ("short", "W" * 80, "Константинопольский " * 5):
        cut = fitted(text, 30, 300)
        assert width_of(cut, 30) <= 300
        assert (cut == text) == (width_of(text, 30) <= 300)


def test_titles_follow_the_state() -> None:
    people = [Seat("person", "a", "Ada"), Seat("person", "b", "Bob")]
    setup: Any = type("S", (), {"language": "ru", "watch": "all", "game": "inkdoms", "options": {}})

    def title(kind: str, phase: str, **summary: Any) -> str | None:
        card = of_table(kind, setup, phase, Summary(people, **summary))
        return None if card is None else card.title

    assert title("table", "running", progress=Rounds(2, 10)) == "Раунд 2 из 10"
    assert title("table", "finished", standing=[2, 1], scores=[3, 4]) == "Победа: Bob"
    assert title("replay", "finished", standing=[1, 1], scores=[4, 4]) == "Ничья"
    assert title("replay", "running") is None


def test_no_picture_is_a_sentence(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            with pytest.raises(TetrarchyError, match="no picture"):
                await server.hall.gallery.icon("../mark", "x")
            assert (await get(server, "/api/icons/192.png")).content.startswith(b"\x89PNG")

    run(test)
