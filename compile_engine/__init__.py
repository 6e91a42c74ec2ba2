"""Compiles the rules engine with mypyc, in units of C that are made in parallel and kept for the next time.

A compiled engine is a folder in `.cache/engine`, named after a hash of all that it is made from: the
libraries, and links to the sources that stay plain Python. It appears whole or not at all;
`TETRARCHY_ENGINE` tells Python processes to use it. Beside it lie

- `lock`, which a process holds while it compiles,
- `progress.json`: how far it is,
- `failed-….txt`: why these sources do not compile with this compiler,
- `stopped-….txt`: what else has kept an engine from being compiled; the next start tries again,
- `units`, the objects that are kept; a compile that was interrupted goes on where it was.

  python -m compile_engine [--jobs N] [--behind PID] [--lock FD]

`tetrarchy/engine.py` reads all this from the other side.
"""
