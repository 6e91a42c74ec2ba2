"""Programs that are talked to in lines: deadlines pass, and they end whatever happens to us."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import textwrap
import time

import pytest

from tests.bots.processes import PATIENT, alive, wait_for_death
from tetrarchy.bots.process import Gone, Late, LineProcess


def test_lines_are_put_together_from_pieces() -> None:
    text = (
        "import os, time\nfor piece in (b'on', b'e\\ntwo\\nth', b'ree'): os.write(1, piece); time.sleep(0.01)"
    )
    child = LineProcess([sys.executable, "-S", "-c", text])
    until = time.monotonic() + PATIENT
    assert [child.receive(until), child.receive(until)] == [b"one", b"two"]
    with pytest.raises(Gone):
        child.receive(until)
    child.close(PATIENT)


def test_a_deadline_passes() -> None:
    child = LineProcess(["sleep", "1000"])
    with pytest.raises(Late):
        child.receive(time.monotonic() + 0.01)
    child.close(0)
    assert not alive(child.id)


def test_a_program_ends_even_if_we_are_killed() -> None:
    script = """
    import sys, time
    from tetrarchy.bots.process import LineProcess
    child = LineProcess([sys.executable, "-S", "-c", "import time; print(1, flush=True); time.sleep(1000)"])
    child.receive(time.monotonic() + 30)
    print(child.id, flush=True)
    time.sleep(1000)
    """
    with subprocess.Popen(
        [sys.executable, "-c", textwrap.dedent(script)],
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
    ) as parent:
        assert parent.stdout is not None
        child = int(parent.stdout.readline())
        assert alive(child)
        parent.send_signal(signal.SIGKILL)
    wait_for_death(child)
