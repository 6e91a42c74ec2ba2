#!/usr/bin/env python3
"""Write the page's types, made from the server's: the messages of the wire and each game's view.

    scripts/make_types.py

writes web/src/generated/wire.ts from the modules of tetrarchy/wire, and web/src/generated/<game>.ts from the
view that a game declares. It reads the sources as text and needs only the standard library, so it makes the
same files whether the engine is compiled or not.
"""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[1]
SOURCE: Final = ROOT / "src"
WIRE: Final = SOURCE / "tetrarchy" / "wire"
TARGET: Final = ROOT / "web" / "src" / "generated"

_HEADER: Final = "// Made by scripts/make_types.py from {source}: change that, and run the script again.\n"
_WIDTH: Final = 120
_PLAIN: Final = {
    "str": ["string"],
    "int": ["number"],
    "float": ["number"],
    "bool": ["boolean"],
    "Any": ["unknown"],
    "UnsetType": [],
}
_WRITTEN: Final = {
    "LegalAction": """{
  code: number
  verb: string
  ends?: true
  [field: string]: string | number | true | undefined
}""",
    "GameEvent": """{
  kind: string
  [name: string]: unknown
}""",
}
"""Tables of which the server's types tell only that they are tables."""
_BASES: Final = ("Body", "Message")
"""What requests and messages have in common, which never travels by itself."""


class Field(NamedTuple):
    """A field of a class."""

    name: str
    type: ast.expr
    optional: bool
    doc: str


class Module:
    """A file of the sources: its classes and the other names for types, and where imported ones come from."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.classes: dict[str, ast.ClassDef] = {}
        self.aliases: dict[str, ast.expr] = {}
        self.docs: dict[str, str] = {}
        self.imported: dict[str, str] = {}
        for node, doc in _with_docs(ast.parse(path.read_text("utf-8")).body):
            if isinstance(node, ast.ClassDef):
                self.classes[node.name] = node
                self.docs[node.name] = ast.get_docstring(node) or ""
            elif isinstance(node, ast.ImportFrom):
                self.imported |= {alias.asname or alias.name: node.module or "" for alias in node.names}
            elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                self.aliases[node.targets[0].id] = node.value
                self.docs[node.targets[0].id] = doc
            elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value:
                self.aliases[node.target.id] = node.value
                self.docs[node.target.id] = doc

    def fields(self, name: str) -> list[Field]:
        """The fields of a class, those of its bases first."""
        node = self.classes[name]
        found: dict[str, Field] = {}
        for base in node.bases:
            if isinstance(base, ast.Name) and base.id in self.classes:
                found |= {field.name: field for field in self.fields(base.id)}
        partial = _keyword(node, "total") is False
        for child, doc in _with_docs(node.body):
            if isinstance(child, ast.AnnAssign) and isinstance(child.target, ast.Name):
                kind = child.annotation
                wanted = isinstance(kind, ast.Subscript) and _name(kind.value) == "NotRequired"
                optional = partial or wanted or child.value is not None
                found[child.target.id] = Field(child.target.id, kind, optional, doc)
        return list(found.values())

    def tag(self, name: str) -> str | None:
        """The word that tells a message from others."""
        tag = _keyword(self.classes[name], "tag")
        return tag if isinstance(tag, str) else None


@cache
def read(module: str) -> Module:
    """A module of the sources."""
    path = SOURCE.joinpath(*module.split("."))
    file = path.with_suffix(".py")
    return Module(file if file.exists() else path / "__init__.py")


def _with_docs(body: list[ast.stmt]) -> Iterator[tuple[ast.stmt, str]]:
    """Statements, each with the text below it."""
    for node, after in zip(body, [*body[1:], None], strict=True):
        text = after.value if isinstance(after, ast.Expr) else None
        said = text.value if isinstance(text, ast.Constant) else ""
        yield node, inspect.cleandoc(said) if isinstance(said, str) else ""


def _keyword(node: ast.ClassDef, name: str) -> object:
    found = [keyword.value for keyword in node.keywords if keyword.arg == name]
    return found[0].value if found and isinstance(found[0], ast.Constant) else None


def _name(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""


class Writer:
    """Writes types of one file, and notes which others they need."""

    def __init__(self) -> None:
        self.needed: dict[str, Module] = {}
        """The classes that were named, and where each is declared."""

    def declare(self, module: Module, name: str, extra: dict[str, str] | None = None) -> str:
        """A class as an interface; ``extra`` names the types of further or known fields."""
        lines = [f"export interface {name} {{"]
        tag = module.tag(name)
        known = ({} if tag is None else {"type": f"'{tag}'"}) | (extra or {})
        fields = {field.name: field for field in module.fields(name)}
        lines += [f"  {key}: {kind}" for key, kind in known.items() if key not in fields]
        for field in fields.values():
            kind = known.get(field.name) or self.type(module, field.type)
            lines += [f"  {line}" for line in _comment(field.doc)]
            lines.append(f"  {field.name}{'?' if field.optional else ''}: {kind}")
        return "\n".join([*_comment(module.docs[name]), *lines, "}"])

    def name_type(self, module: Module, name: str) -> str:
        """A named type."""
        members = self._union(module, module.aliases[name])
        line = f"export type {name} = {' | '.join(members)}"
        if len(line) > _WIDTH:
            line = "\n  | ".join([f"export type {name} =", *members])
        return "\n".join([*_comment(module.docs[name]), line])

    def type(self, module: Module, node: ast.expr) -> str:
        """A type as TypeScript has it."""
        return " | ".join(self._union(module, node))

    def _union(self, module: Module, node: ast.expr) -> list[str]:
        """The types of which a union consists, null last; a field that may be absent says so otherwise."""
        if isinstance(node, ast.BinOp):
            found = dict.fromkeys(self._union(module, node.left) + self._union(module, node.right))
            return [kind for kind in found if kind != "null"] + [kind for kind in found if kind == "null"]
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            return self._union(module, ast.parse(node.value, mode="eval").body)
        if isinstance(node, ast.Constant) and node.value is None:
            return ["null"]
        if isinstance(node, ast.Name):
            return self._named(module, node.id)
        if isinstance(node, ast.Subscript):
            return self._made_of(module, node)
        raise _untold(module, node)

    def _made_of(self, module: Module, node: ast.Subscript) -> list[str]:
        """A type that is made of others."""
        items = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
        match _name(node.value):
            case "Annotated" | "NotRequired":
                return self._union(module, items[0])
            case "Literal":
                return [f"'{_literal(item)}'" for item in items]
            case "list":
                return [self._list(module, items[0])]
            case "tuple" if _is_ellipsis(items[-1]):
                return [self._list(module, items[0])]
            case "tuple":
                return [f"[{', '.join(self.type(module, item) for item in items)}]"]
            case "dict":
                return [f"Record<string, {self.type(module, items[1])}>"]
        raise _untold(module, node)

    def _list(self, module: Module, node: ast.expr) -> str:
        kind = self.type(module, node)
        return f"({kind})[]" if len(self._union(module, node)) > 1 else f"{kind}[]"

    def _named(self, module: Module, name: str) -> list[str]:
        """A name for a type: of a class, or of what stands for another type."""
        if name in _PLAIN:
            return _PLAIN[name]
        if name in module.imported:
            module = read(module.imported[name])
        if name in module.classes:
            self.needed.setdefault(name, module)
            return [name]
        if name in module.aliases:
            return [name] if is_named(module, name) else self._union(module, module.aliases[name])
        raise ValueError(f"{module.path.name}: {name} is not known")


def is_named(module: Module, name: str) -> bool:
    """Whether a name for a type is one in TypeScript too: of messages, but not of a number within bounds."""
    value = module.aliases[name]
    return module.path.parent.name == WIRE.name and not (
        isinstance(value, ast.Subscript) and _name(value.value) == "Annotated"
    )


def _is_ellipsis(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value is ...


def _literal(node: ast.expr) -> str:
    if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
        raise ValueError(f"{ast.unparse(node)} is no word")
    return node.value


def _untold(module: Module, node: ast.expr) -> ValueError:
    return ValueError(f"{module.path.name}: {ast.unparse(node)} has no type in TypeScript")


def _comment(doc: str) -> list[str]:
    lines = re.sub(r"\bNone\b", "null", doc.replace("``", "`")).splitlines()
    if len(lines) < 2:
        return [f"/** {line} */" for line in lines]
    return ["/**", *(f" * {line}".rstrip() for line in lines), " */"]


# ---------------------------------------------------------------- files


def view_of(game: str) -> tuple[Module, str]:
    """Where a game declares what a seat sees, and its name there: ``<Game>View``, or ``TableView``."""
    names = (view_name(game), "TableView")
    folder = f"tetrarchy.games.{game}"
    for module in (read(f"{folder}.{file}") for file in ("plain", "view") if _exists(f"{folder}.{file}")):
        for name in names:
            if name in module.classes:
                return module, name
    raise ValueError(f"{game} declares neither {' nor '.join(names)}")


def view_name(game: str) -> str:
    """What the view of a game is called in TypeScript."""
    return "".join(word.capitalize() for word in game.split("_")) + "View"


def _exists(module: str) -> bool:
    return SOURCE.joinpath(*module.split(".")).with_suffix(".py").exists()


def make_view(game: str) -> str:
    """The types of a game's view."""
    module, root = view_of(game)
    writer = Writer()
    made = [writer.declare(module, root, {"game": f"'{game}'", "seat": "number | null"})]
    done = {root}
    while missing := [name for name in writer.needed if name not in done]:
        for name in missing:
            done.add(name)
            made.append(writer.declare(writer.needed[name], name))
    if root != view_name(game):
        made[0] = made[0].replace(f"interface {root} ", f"interface {view_name(game)} ")
    source = module.path.relative_to(ROOT).as_posix()
    return "\n\n".join([_HEADER.format(source=source).rstrip(), *made]) + "\n"


def make_wire(games: list[str]) -> str:
    """The types of all messages."""
    writer = Writer()
    imports = [f"import type {{ {view_name(game)} }} from './{game}'" for game in games]
    made = [_HEADER.format(source=WIRE.relative_to(ROOT).as_posix()).rstrip(), "\n".join(imports)]
    modules = [read(f"tetrarchy.wire.{path.stem}") for path in sorted(WIRE.glob("[!_]*.py"))]
    for module, name, node in chain.from_iterable(map(_in_order, modules)):
        if name == "View":
            views = " | ".join(view_name(game) for game in games)
            made.append("\n".join([*_comment(module.docs[name]), f"export type View = {views}"]))
        elif name in _WRITTEN:
            made.append(
                "\n".join([*_comment(module.docs[name]), f"export interface {name} {_WRITTEN[name]}"])
            )
        elif isinstance(node, ast.ClassDef):
            if name not in _BASES:
                made.append(writer.declare(module, name))
        elif is_named(module, name):
            made.append(writer.name_type(module, name))
    return "\n\n".join(made) + "\n"


def _in_order(module: Module) -> list[tuple[Module, str, ast.ClassDef | ast.expr]]:
    """The public types of a module, in the order in which they are declared."""
    found: dict[str, ast.ClassDef | ast.expr] = {**module.aliases, **module.classes}
    types = {name: node for name, node in found.items() if name[0].isupper() and not name.isupper()}
    return [(module, *item) for item in sorted(types.items(), key=lambda item: item[1].lineno)]


def make_all() -> dict[Path, str]:
    """Every file, and what it holds."""
    folder = SOURCE / "tetrarchy" / "games"
    games = sorted(path.name for path in folder.iterdir() if (path / "engine.py").exists())
    made = {TARGET / f"{game}.ts": make_view(game) for game in games}
    return {TARGET / "wire.ts": make_wire(games)} | made


def main() -> None:
    """Write the files."""
    TARGET.mkdir(parents=True, exist_ok=True)
    for path, text in make_all().items():
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
