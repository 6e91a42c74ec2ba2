"""``simulate --report``: the page is written, or refused before a game is played."""

from __future__ import annotations

import re
from pathlib import Path

from tests.terminal.helpers import Terminal


def test_simulate_writes_a_report(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "report.html"
    words = ["simulate", "queendomino", "--games", "4", "--bots", "random", "--seats", "2"]
    ran = terminal(*words, "--report", str(file), "--lang", "en")
    assert ran.code == 0
    assert f"The balance report is in {file}." in ran.out.replace("\n", "")
    text = file.read_text("utf-8")
    assert "Queendomino: balance report" in text
    assert re.search(r"≈ q\d+ \([A-Z]", text)


def test_simulate_refuses_a_report_that_cannot_be_written(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "nowhere" / "report.html"
    ran = terminal("simulate", "queendomino", "--games", "1000000", "--report", str(file), "--lang", "en")
    assert ran.code == 2
    assert f"{file} cannot be written: No such file or directory." in ran.err
