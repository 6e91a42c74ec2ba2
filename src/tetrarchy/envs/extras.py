"""The packages that only the environments need."""

from __future__ import annotations


def missing(module: str, package: str) -> ImportError:
    """What to raise where an optional package is not installed."""
    return ImportError(
        f"{module} needs the package {package}: install Tetrarchy with its extra “research”, "
        "for example by pip install 'tetrarchy[research]'."
    )
