"""The page's types are those of the server and of the games' views: scripts/make_types.py writes them."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest
from librt.random import Random

from tetrarchy.catalogue import GAMES, find_game
from tetrarchy.kernel.drive import Draws

ROOT = Path(__file__).parents[1]


def script(name: str = "make_types") -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, ROOT / "scripts" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_files_are_what_the_script_makes() -> None:
    made = script().make_all()
    folder = ROOT / "web" / "src" / "generated"
    assert {path.name for path in folder.iterdir()} == {path.name for path in made}
    assert {path.name for path in made} == {"wire.ts", *(f"{game}.ts" for game in GAMES)}
    for path, text in made.items():
        assert path.read_text("utf-8") == text, f"{path.name} is not up to date: run scripts/make_types.py"


def test_the_field_tables_are_current_and_leave_nothing_untold() -> None:
    text = script("make_view_tables").make_tables()
    assert (ROOT / "docs/views.md").read_text("utf-8") == text, "run scripts/make_view_tables.py"
    assert [line for line in text.splitlines() if line.endswith("|  |")] == []
    assert "| `kingdoms` | `list[KingdomView]` | All kingdoms, by number |" in text


@pytest.mark.parametrize("name", GAMES)
def test_a_view_has_the_fields_that_its_type_declares(name: str) -> None:
    game = find_game(name)
    module, root = script().view_of(name)
    declared = {field.name: field.optional for field in module.fields(root)} | {"seat": False}
    for seats, options in game.variants():
        state = game.new(seats, options)
        Draws(Random(seats)).settle(state)
        for seat in (None, 0):
            view = state.view(seat)
            assert set(view) <= set(declared)
            assert {field for field, optional in declared.items() if not optional} <= set(view)


SAMPLE = '''
from __future__ import annotations

Level = Annotated[int, Meta(ge=1)]
State = Literal["open", "done"]


class Base(Struct, tag_field="type"):
    """What is shared."""

    id: str | None = None


class Sent(Base, tag="sent"):
    """Said to all.

    Even to those who come late.
    """

    level: Level
    state: State | UnsetType = UNSET
    pairs: list[tuple[int, str | None]]
    """None where nobody was there."""
    points: dict[str, float]
    of: NotRequired["Base"]
'''


def test_types_are_told_as_typescript_has_them(tmp_path: Path) -> None:
    sample = tmp_path / "wire" / "sample.py"
    sample.parent.mkdir()
    sample.write_text(SAMPLE)
    made = script()
    module, writer = made.Module(sample), made.Writer()
    assert writer.declare(module, "Sent").splitlines() == [
        "/**",
        " * Said to all.",
        " *",
        " * Even to those who come late.",
        " */",
        "export interface Sent {",
        "  type: 'sent'",
        "  id?: string | null",
        "  level: number",
        "  state?: State",
        "  /** null where nobody was there. */",
        "  pairs: [number, string | null][]",
        "  points: Record<string, number>",
        "  of?: Base",
        "}",
    ]
    assert writer.name_type(module, "State") == "export type State = 'open' | 'done'"
    assert set(writer.needed) == {"Base"}
