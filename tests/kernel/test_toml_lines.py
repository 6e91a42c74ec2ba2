"""Lines of tables and keys in TOML, however it is written."""

from __future__ import annotations

import tomllib
from typing import Any

from tetrarchy.kernel.toml_lines import Path, lines_of

TEXT = '''# a = 1
title = "[[fruit]]"  # [no] = table
long = """
fake = 1
[fake]
"""
[fruit.size]
"a = b" = { wide = 1, list = [
  { high = 2 },
  { high = 3, "x]" = 4 },
] }
[[tree]]
name = 'a "tree" # or not'
[[tree.branch]]
leaves = [1, 2,
  3]
[[tree.branch]]
leaves = -1.5e3
[[tree]]
deep.key = true
[[tree.branch]]
leaves = 1979-05-27T07:32:00
'''


def test_every_key_has_its_line() -> None:
    expected = {
        ("title",): 2,
        ("long",): 3,
        ("fruit", "size"): 7,
        ("fruit", "size", "a = b"): 8,
        ("fruit", "size", "a = b", "wide"): 8,
        ("fruit", "size", "a = b", "list"): 8,
        ("fruit", "size", "a = b", "list", 0, "high"): 9,
        ("fruit", "size", "a = b", "list", 1, "high"): 10,
        ("fruit", "size", "a = b", "list", 1, "x]"): 10,
        ("tree",): 12,
        ("tree", 0): 12,
        ("tree", 0, "name"): 13,
        ("tree", 0, "branch", 0): 14,
        ("tree", 0, "branch", 0, "leaves", 2): 16,
        ("tree", 0, "branch", 1, "leaves"): 18,
        ("tree", 1, "deep", "key"): 20,
        ("tree", 1, "branch", 0, "leaves"): 22,
    }
    found = lines_of(TEXT)
    assert {path: found.get(path) for path in expected} == expected


def test_no_path_is_made_up() -> None:
    paths = set(_paths(tomllib.loads(TEXT)))
    assert set(lines_of(TEXT)) <= paths


def _paths(value: Any, path: Path = ()) -> list[Path]:
    if isinstance(value, dict):
        return [path, *(p for key, inner in value.items() for p in _paths(inner, (*path, key)))]
    if isinstance(value, list):
        return [path, *(p for key, inner in enumerate(value) for p in _paths(inner, (*path, key)))]
    return [path]
