"""Tetrarchy: four board games as fast, complete rules engines, with bots and tables to play them at."""

import os
import sys

__version__ = "0.1.0"

if _engine := os.environ.get("TETRARCHY_ENGINE"):  # a folder that compile_engine has made
    __path__.insert(0, f"{_engine}/tetrarchy")
    sys.path.append(_engine)
