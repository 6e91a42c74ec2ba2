"""The notebooks run from top to bottom, and show what their cells bring about."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.notebooks import NOTEBOOKS, code_cells, read, run, shown


def test_there_is_one_for_each_audience() -> None:
    assert [path.stem for path in NOTEBOOKS] == ["bot_writer", "designer", "researcher"]


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_the_links_of_a_notebook_lead_somewhere(path: Path) -> None:
    words = "".join(
        "".join(cell["source"]) for cell in read(path)["cells"] if cell["cell_type"] == "markdown"
    )
    links = re.findall(r"\]\(([^)#]+)", words)
    assert len(links) >= 3
    assert [link for link in links if not (path.parent / link).exists()] == []


@pytest.mark.slow
@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs_and_shows_what_it_says(path: Path) -> None:
    names: dict[str, object] = {"__name__": "__main__"}
    compared = 0
    for cell in code_cells(read(path)):
        text = run("".join(cell["source"]), names)
        assert cell["execution_count"] is None
        if "varies" in cell["metadata"].get("tags", ()):
            assert cell["outputs"] == []
            continue
        assert text == shown(cell)
        compared += bool(text)
    assert compared >= 5
