"""Changes of plain data: how one value becomes another, small enough to send after every decision.

A change of a value is one of two things:

- a list with one value, which takes its place;
- an object that names items of the value, each with its own change. The items of a list are named by their
  numbers, as text; the number behind the last one stands for the end of the list.

An item can also change into no value or into several: ``[]`` takes it away, and in a list ``[a, b]`` puts two
in its place. The page has the same function in ``web/src/lib/patches.ts``; docs/wire.md tells the form.
"""

from __future__ import annotations

from typing import Any, Final

_NOTHING: Final = object()


def difference(before: Any, after: Any) -> Any:
    """The change that makes ``after`` out of ``before``; None where they are the same."""
    return None if before == after else _change(before, after)


def _change(before: Any, after: Any) -> Any:
    """The change between two values that differ."""
    if type(before) is dict and type(after) is dict:
        found = _of_objects(before, after)
    elif type(before) is list and type(after) is list:
        found = _of_lists(before, after)
    else:
        return [after]
    whole = len(found) >= len(after) and all(type(change) is list for change in found.values())
    return [after] if whole else found


def _of_objects(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    new = 0
    for key, value in after.items():
        old = before.get(key, _NOTHING)
        if old is _NOTHING:
            found[key] = [value]
            new += 1
        elif old != value:
            found[key] = _change(old, value)
    if len(before) + new > len(after):
        for key in before:
            if key not in after:
                found[key] = []
    return found


def _of_lists(before: list[Any], after: list[Any]) -> dict[str, Any]:
    """What both lists begin and end with stays; what lies between is compared item by item."""
    shorter = min(len(before), len(after))
    start = 0
    while start < shorter and before[start] == after[start]:
        start += 1
    end = 0
    while end < shorter - start and before[-1 - end] == after[-1 - end]:
        end += 1
    found: dict[str, Any] = {}
    paired = shorter - end
    for at in range(start, paired):
        if before[at] != after[at]:
            found[str(at)] = _change(before[at], after[at])
    for at in range(paired, len(before) - end):
        found[str(at)] = []
    if len(after) - end > paired:
        behind = [before[paired]] if end else []
        found[str(paired)] = after[paired : len(after) - end] + behind
    return found


def patched(value: Any, change: Any) -> Any:
    """The value after a change. The value before stays as it was; both share what did not change."""
    if isinstance(change, list):
        return change[0]
    if isinstance(value, list):
        return _patched_list(value, change)
    made = dict(value)
    for key, item in change.items():
        if item == []:
            made.pop(key)
        else:
            made[key] = patched(made.get(key), item)
    return made


def _patched_list(value: list[Any], change: dict[str, Any]) -> list[Any]:
    made: list[Any] = []
    for at in range(len(value) + 1):
        item = change.get(str(at))
        if isinstance(item, list):
            made += item
        elif at < len(value):
            made.append(value[at] if item is None else patched(value[at], item))
    return made
