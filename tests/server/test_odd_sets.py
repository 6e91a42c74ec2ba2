"""Sets that nobody would write are refused with place and sentence, and nothing of them is kept."""

from __future__ import annotations

import io
import json
import re
import zipfile
from pathlib import Path
from typing import Any

import msgspec
import pytest
from librt.random import Random

from tests.server.running import quick, run, running
from tests.server.shelves import stored
from tests.sets.spoiling import places_of, spoiled
from tetrarchy.catalogue import GAMES
from tetrarchy.client import Client
from tetrarchy.kernel.errors import BadData
from tetrarchy.server.sets.work import Looked, check_sound, look
from tetrarchy.server.settings import Limits
from tetrarchy.sets import standard
from tetrarchy.sets.changing import Change
from tetrarchy.sets.content import file_names
from tetrarchy.text import Texts
from tetrarchy.wire import Problem, SetChange, SetFaultAnswer

every_game = pytest.mark.parametrize("game", GAMES)
OPEN = Limits(requests_a_second=1e6, request_burst=1e6, sets_an_hour=1e6)
WITHOUT_A_PLACE = ("large-set", "odd-values")
"""Refusals of a whole set, or a whole file of it."""


def check_sentence(error: BadData) -> None:
    """A refusal is one sentence in both languages."""
    for language in ("en", "ru"):
        sentence = Texts(language).error(error)
        assert sentence.strip()
        assert "\n" not in sentence
        assert not re.search(r"{ *\$|error-", sentence)


def check_place(game: str, fault: SetFaultAnswer, files: dict[str, Any]) -> None:
    """The place of a fault is there, or what should hold it is."""
    assert fault.file in file_names(game)
    assert fault.detail
    inside: Any = files.get(fault.file, {})
    for key in fault.path[:-1]:
        inside = inside[key]
    if fault.path:
        assert fault.component or fault.field
        assert isinstance(inside, (dict, list))


def looked_at(game: str, changes: list[Change]) -> Looked | None:
    """What is told of a draft; None where it cannot even be held."""
    try:
        return look(game, standard(game), changes)
    except BadData as error:
        check_sentence(error)
        named = [change for change in changes if change.file in str(error)]
        assert named or error.key in WITHOUT_A_PLACE, error
        return None


def refuse(game: str, number: int, seed: int) -> None:
    """Spoil a game's set until that number of drafts has been refused."""
    places, rng, refused = places_of(standard(game)), Random(seed), 0
    while refused < number:
        changes = spoiled(places, rng)
        try:
            looked = looked_at(game, changes)
            if looked is None:
                refused += 1
            elif looked.told.faults:
                refused += 1
                assert not looked.told.data_hash
                files = looked.files.tables()
                for fault in looked.told.faults:
                    check_place(game, fault, files)
                with pytest.raises(BadData) as error:
                    check_sound(looked)
                check_sentence(error.value)
            else:
                assert looked.told.components
        except Exception as error:
            raise AssertionError(f"draft {[str(one)[:200] for one in changes]}: {error!r}") from error


@every_game
def test_spoiled_drafts_are_refused_with_place_and_sentence(game: str) -> None:
    refuse(game, 20, 1)


@pytest.mark.long
@every_game
def test_ten_thousand_spoiled_drafts_are_refused(game: str) -> None:
    """2,500 of each game."""
    refuse(game, 2500, 2)


async def keep(client: Client, game: str, changes: list[Change]) -> tuple[int, Problem | None]:
    """Try to keep a draft, as a program would that checks nothing itself."""
    plain = [
        {"file": one.file, "path": list(one.path)} | ({} if one.takes_away else {"value": one.value})
        for one in changes
    ]
    body = json.dumps({"game": game, "name": "odd", "changes": plain})
    return await post(client, "/api/sets", body.encode())


async def post(client: Client, path: str, body: bytes) -> tuple[int, Problem | None]:
    headers = {"authorization": f"Bearer {client.token}", "content-type": "application/json"}
    answer = await client._http.post(path, content=body, headers=headers)
    refused = answer.status_code != 201
    return answer.status_code, msgspec.json.decode(answer.content, type=Problem) if refused else None


@every_game
def test_over_rest_nothing_of_what_is_refused_is_stored(game: str, tmp_path: Path, at_once: None) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db", limits=OPEN)) as server:
            ada, refused, taken = await server.guest("Ada"), 0, set()
            places, rng = places_of(standard(game)), Random(3)
            while refused < 15:
                changes = spoiled(places, rng)
                status, problem = await keep(ada, game, changes)
                if problem is None:
                    taken.add(look(game, standard(game), changes).files.hash)
                    continue
                refused += 1
                assert status in (400, 413), problem
                assert problem.detail.endswith(".")
                assert (await stored(server))[0] == len(taken)

    run(test)


def at_goal(value: str) -> bytes:
    """A draft with a value that is written as it is."""
    return (
        '{"game": "gem_forge", "name": "odd", "changes": '
        f'[{{"file": "board.toml", "path": ["track", "goal"], "value": {value}}}]}}'
    ).encode()


ODD_BODIES: list[tuple[bytes, str]] = [
    (at_goal("[" * 20_000 + "]" * 20_000), "bad-request"),
    (at_goal('{"a": ' * 5_000 + "1" + "}" * 5_000), "bad-request"),
    (at_goal("[" * 500 + "]" * 500), "odd-value"),
    (at_goal("9" * 5_000), "bad-request"),
    (at_goal("1e999"), "bad-request"),
    (at_goal("NaN"), "bad-request"),
    (at_goal('"\\ud800"'), "bad-request"),
    (at_goal("1" + "0" * 30), "odd-value"),
    (at_goal("null"), "odd-value"),
    (at_goal('{"": 1}'), "faulty-set"),
    (at_goal('"' + "x" * 70_000 + '"'), "too-large"),
    (at_goal("17").replace(b"gem_forge", b"chess"), "unknown-game"),
    (at_goal("17").replace(b"board.toml", b"../board.toml"), "no-such-place"),
    (at_goal("17").replace(b'["track", "goal"]', b"[]"), "bad-request"),
    (at_goal("17").replace(b'["track", "goal"]', b"[-1]"), "bad-request"),
    (at_goal("17").replace(b'["track", "goal"]', b'["__class__", "x"]'), "no-such-place"),
    (at_goal("17").replace(b'"odd"', b'"own"'), "bad-set-name"),
    (at_goal("17").replace(b'"odd"', b'"printed"'), "bad-set-name"),
    (b"[1, 2", "bad-request"),
    (b"", "bad-request"),
]


def zipped(text: str | bytes) -> bytes:
    """An archive with a file of the game."""
    held = io.BytesIO()
    with zipfile.ZipFile(held, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("board.toml", text)
    return held.getvalue()


ODD_ARCHIVES: list[tuple[bytes, str]] = [
    (zipped("a = " + "[" * 5_000 + "]" * 5_000), "no-toml"),
    (zipped("a = 1" + "0" * 5_000), "no-toml"),
    (zipped(b"\xff\xfe"), "no-text"),
    (zipped("a = inf"), "odd-values"),
    (zipped("a = 2026-01-01"), "odd-values"),
    (zipped("[" + ".".join("a" * 3_000) + "]"), "odd-values"),
    (zipped("x = 1\n" + "# " + "x" * 400_000), "large-set"),
    (zipped("[track]\ngoal = 20"), "faulty-set"),
    (b"PK\x03\x04" + b"\0" * 100, "bad-zip"),
]


def test_bodies_that_nobody_would_send_are_refused_in_a_sentence(tmp_path: Path) -> None:
    """Through the workers too: what they cannot be given is refused before."""

    async def test() -> None:
        async with running(quick(tmp_path / "t.db", limits=OPEN)) as server:
            ada = await server.guest("Ada")
            for body, key in ODD_BODIES:
                status, problem = await post(ada, "/api/sets", body)
                assert problem is not None
                assert (problem.key, status in (400, 413)) == (key, True), (body[:200], problem)
                assert problem.detail.endswith(".")
            for archive, key in ODD_ARCHIVES:
                _, problem = await post(ada, "/api/sets/gem_forge/import?name=odd", archive)
                assert problem is not None
                assert problem.key == key, problem
            assert await stored(server) == (0, 0)
            sound = SetChange("board.toml", ["track", "goal"], 17)
            assert (await ada.keep_set("gem_forge", "sound", sound)).version == 1

    run(test)
