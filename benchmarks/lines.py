"""Files of results, a line each, that a run goes on with after it was stopped or killed."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any


def read_lines(file: Path) -> Iterator[dict[str, Any]]:
    """The results in a file; a line that a kill has cut off does not count."""
    text = file.read_text("utf-8") if file.exists() else ""
    for line in text.splitlines(keepends=True):
        if line.endswith("}\n"):
            yield json.loads(line)


def add_line(file: Path, result: Mapping[str, Any]) -> None:
    """Add a result; after the beginning of a line that a kill has left, on a line of its own."""
    file.parent.mkdir(parents=True, exist_ok=True)
    is_cut = file.exists() and file.read_bytes()[-1:] not in (b"\n", b"")
    with file.open("a", encoding="utf-8") as lines:
        lines.write(("\n" if is_cut else "") + json.dumps(result) + "\n")
