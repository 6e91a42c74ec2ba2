"""The packages of the extra are needed where they are used, and nowhere else."""

from __future__ import annotations

import importlib
import subprocess
import sys

import pytest

WITHOUT = """
import sys
for package in ("numpy", "gymnasium", "pettingzoo", "pyspiel", "open_spiel"):
    sys.modules[package] = None
import tetrarchy.envs.table, tetrarchy.envs.layout
import tetrarchy.terminal.cli
import tetrarchy.arena
"""


@pytest.mark.parametrize(
    ("module", "package", "shown"),
    [
        ("pettingzoo", "pettingzoo", "pettingzoo"),
        ("gymnasium", "gymnasium", "gymnasium"),
        ("openspiel", "pyspiel", "open_spiel"),
        ("vector", "numpy", "numpy"),
        ("encoding", "numpy", "numpy"),
    ],
)
def test_a_missing_package_is_named(
    module: str, package: str, shown: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = f"tetrarchy.envs.{module}"
    monkeypatch.delitem(sys.modules, name, raising=False)
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(ImportError) as refused:
        importlib.import_module(name)
    assert str(refused.value) == (
        f"{name} needs the package {shown}: install Tetrarchy with its extra “research”, "
        "for example by pip install 'tetrarchy[research]'."
    )


def test_the_rest_does_not_need_them() -> None:
    subprocess.run([sys.executable, "-c", WITHOUT], check=True, capture_output=True)
