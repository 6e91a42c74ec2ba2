"""Notebooks run cell by cell, without Jupyter: ``python -m tests.notebooks`` writes their outputs anew."""

from __future__ import annotations

import ast
import contextlib
import io
import json
from pathlib import Path
from typing import Any, Final

NOTEBOOKS: Final = sorted((Path(__file__).resolve().parents[1] / "docs/notebooks").glob("*.ipynb"))


def read(path: Path) -> dict[str, Any]:
    """A notebook as plain data."""
    notebook: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return notebook


def code_cells(notebook: dict[str, Any]) -> list[dict[str, Any]]:
    """The cells that hold code."""
    return [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]


def shown(cell: dict[str, Any]) -> str:
    """The text below a cell."""
    return "".join("".join(output.get("text", ())) for output in cell["outputs"])


def run(source: str, names: dict[str, Any]) -> str:
    """Carry out a cell as Jupyter does; what it prints, and the value of its last line where it has one."""
    body = ast.parse(source).body
    last = body.pop() if body and isinstance(body[-1], ast.Expr) else None
    with contextlib.redirect_stdout(io.StringIO()) as told:
        exec(compile(ast.Module(body, []), "<cell>", "exec"), names)
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), "<cell>", "eval"), names)
            if value is not None:
                print(repr(value))
    return told.getvalue()


def main() -> None:
    """Write the outputs of all notebooks anew; a cell tagged ``varies`` keeps none."""
    for path in NOTEBOOKS:
        notebook, names = read(path), {"__name__": "__main__"}
        for cell in code_cells(notebook):
            text = run("".join(cell["source"]), names)
            kept = text and "varies" not in cell["metadata"].get("tags", ())
            cell["outputs"] = [stream(text)] if kept else []
        path.write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", "utf-8")


def stream(text: str) -> dict[str, Any]:
    """Text as an output of a cell."""
    return {"name": "stdout", "output_type": "stream", "text": text.splitlines(keepends=True)}


if __name__ == "__main__":
    main()
