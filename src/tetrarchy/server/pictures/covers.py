"""The games' covers as a picture can use them: the colours that CSS would look up are written out."""

from __future__ import annotations

import copy
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

Element = ElementTree.Element
_SVG: Final = "{http://www.w3.org/2000/svg}"
_VARIABLE: Final = re.compile(r"var\((--[\w-]+)(?:,\s*([^()]*))?\)")
_RULE: Final = re.compile(r"\.([\w-]+)\{((?:--[\w-]+:[^;}]*;?)+)\}")
_DEEPEST: Final = 12
_BOX: Final = ("x", "y", "width", "height", "href", "style", "class")


@cache
def cover(file: Path) -> str:
    """The inside of a cover; empty where there is none."""
    if not file.is_file():
        return ""
    root = ElementTree.fromstring(file.read_text("utf-8"))
    classes = {name: _read(rules) for name, rules in _RULE.findall("".join(root.itertext()))}
    named = {name: one for one in root.iter() if (name := one.get("id"))}
    ElementTree.register_namespace("", _SVG[1:-1])
    plain = _Plain(classes, named)
    for child in list(root):
        plain.walk(root, child, _own(root, {}, classes), 0)
    return "".join(ElementTree.tostring(child, "unicode") for child in root)


class _Plain:
    """Writes colours out; what is used in several colours is copied to each place."""

    def __init__(self, classes: Mapping[str, dict[str, str]], named: Mapping[str, Element]) -> None:
        self._classes = classes
        self._originals = {name: copy.deepcopy(one) for name, one in named.items()}
        self._asks = {
            name for name, one in self._originals.items() if "var(" in ElementTree.tostring(one, "unicode")
        }

    def walk(self, parent: Element, element: Element, known: Mapping[str, str], depth: int) -> None:
        """Write out the colours of an element and of all in it."""
        known = _own(element, known, self._classes)
        for name, value in list(element.attrib.items()):
            if "var(" in value:
                element.set(name, _VARIABLE.sub(lambda found: known.get(found[1], found[2] or "none"), value))
        if element.tag == f"{_SVG}use" and depth < _DEEPEST and self._is_coloured(element):
            element = self._copied(parent, element)
        for child in list(element):
            self.walk(element, child, known, depth + (element.get("data-used") is not None))

    def _is_coloured(self, use: Element) -> bool:
        """Whether what is used, or what that uses, asks for colours."""
        wanted, seen = [use.get("href", "")[1:]], set[str]()
        while wanted:
            name = wanted.pop()
            if name in self._asks:
                return True
            if name not in seen and name in self._originals:
                seen.add(name)
                inner = self._originals[name].iter(f"{_SVG}use")
                wanted += [one.get("href", "")[1:] for one in inner]
        return False

    def _copied(self, parent: Element, use: Element) -> Element:
        """What is used, in place of its use."""
        target = copy.deepcopy(self._originals[use.get("href", "")[1:]])
        inside = Element(f"{_SVG}svg") if target.tag == f"{_SVG}symbol" else Element(f"{_SVG}g")
        if target.tag == f"{_SVG}symbol":
            for name in ("viewBox", "preserveAspectRatio"):
                if target.get(name):
                    inside.set(name, target.get(name, ""))
            if not target.get("viewBox"):
                inside.set("overflow", "visible")
            for name in ("x", "y", "width", "height"):
                if use.get(name):
                    inside.set(name, use.get(name, ""))
            inside.extend(list(target))
        else:
            inside.set("transform", f"translate({use.get('x', '0')} {use.get('y', '0')})")
            target.attrib.pop("id", None)
            inside.append(target)
        outside = Element(f"{_SVG}g", {key: value for key, value in use.attrib.items() if key not in _BOX})
        outside.set("data-used", "")
        for name in ("style", "class"):
            if use.get(name):
                outside.set(name, use.get(name, ""))
        outside.append(inside)
        parent[list(parent).index(use)] = outside
        return outside


def _own(element: Element, known: Mapping[str, str], classes: Mapping[str, dict[str, str]]) -> dict[str, str]:
    """The colours that hold in an element."""
    found = dict(known)
    for name in element.get("class", "").split():
        found |= classes.get(name, {})
    for name, value in _read(element.get("style", "")).items():
        found[name] = _VARIABLE.sub(lambda asked: found.get(asked[1], "none"), value)
    return found


def _read(rules: str) -> dict[str, str]:
    pairs = (rule.partition(":") for rule in rules.split(";"))
    return {name.strip(): value.strip() for name, _, value in pairs if name.strip().startswith("--")}
