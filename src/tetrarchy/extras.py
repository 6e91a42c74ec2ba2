"""What to install where a part of Tetrarchy lacks packages, as one sentence.

``pip install tetrarchy`` brings the rules and the bots. The packages of the other parts come with extras. The
sentences stand here in both languages, because the package that reads all others may be what is missing.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple


class Part(NamedTuple):
    """A part that needs more packages: its extra, and how its sentence begins."""

    extra: str
    english: str
    russian: str


TEXTS: Final = Part("terminal", "Texts in English and Russian need", "Текстам по-русски и по-английски нужны")
TERMINAL: Final = Part("terminal", "The terminal needs", "Терминалу нужны")
CLIENT: Final = Part("client", "The client needs", "Клиенту нужны")
SERVER: Final = Part("server", "The server needs", "Серверу нужны")
POSTGRES: Final = Part("postgres", "A PostgreSQL database needs", "Базе данных PostgreSQL нужны")
RESEARCH: Final = Part("research", "The research environments need", "Средам для исследований нужны")
LEARNING: Final = Part("learning", "Stable-Baselines3 needs", "Для Stable-Baselines3 нужны")
TUNING: Final = Part("tuning", "Tuning needs", "Для подбора чисел нужны")
CLUSTER: Final = Part("cluster", "A Ray cluster needs", "Кластеру Ray нужны")


class MissingPackages(ImportError):
    """A part was asked for whose packages are not installed; ``name`` is the first one that is missing."""

    def __init__(self, part: Part, name: str | None) -> None:
        self.part = part
        super().__init__(self.sentence("en"), name=name)

    def sentence(self, language: str) -> str:
        """What to do, in ``en`` or ``ru``."""
        command = f"pip install '{installed_from()}[{self.part.extra}]'"
        if language == "ru":
            return f"{self.part.russian} ещё пакеты: {command}."
        return f"{self.part.english} more packages: {command}."


def installed_from() -> str:
    """What pip has installed, named so that it can install more of it: a file, a folder or a package."""
    from importlib.metadata import PackageNotFoundError, distribution
    from urllib.parse import urlsplit
    from urllib.request import url2pathname

    try:
        told = json.loads(distribution("tetrarchy").read_text("direct_url.json") or "{}")
    except (PackageNotFoundError, ValueError):
        told = {}
    address = urlsplit(told.get("url", ""))
    path = url2pathname(address.path)
    is_editable = told.get("dir_info", {}).get("editable", False)
    return path if address.scheme == "file" and not is_editable and Path(path).exists() else "tetrarchy"


@contextmanager
def needed_by(part: Part) -> Iterator[None]:
    """Imports of packages that come with an extra; where one is missing, the sentence says which extra."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is not None and error.name.partition(".")[0] == "tetrarchy":
            raise  # a module of ours: nothing that could be installed
        raise MissingPackages(part, error.name) from error
