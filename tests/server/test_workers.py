"""Workers that die, stand still or are ended cost no job, and never keep a server from ending."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from tests.server.processes import lives
from tests.server.running import run
from tetrarchy.catalogue import find_game
from tetrarchy.kernel.errors import TetrarchyError
from tetrarchy.server.orphans import end_with_parent
from tetrarchy.server.settings import Limits
from tetrarchy.server.thinking import Thinking
from tetrarchy.server.workers import Closed, Failed, Workers


def pid_after(seconds: float) -> int:
    """Take some time; says which worker did."""
    time.sleep(seconds)
    return os.getpid()


def end_yourself() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def refuse() -> None:
    raise TetrarchyError("no", "No.")


def with_workers(test: Callable[[Workers], object], processes: int = 1, seconds: float = 60) -> None:
    async def begin() -> None:
        workers = Workers(processes, seconds)
        try:
            await test(workers)  # type: ignore[misc]
        finally:
            await workers.close()
            assert workers.waiting == 0

    run(begin)


# ---------------------------------------------------------------- lost workers


def test_a_worker_that_died_while_it_waited_costs_no_job() -> None:
    async def test(workers: Workers) -> None:
        first, _ = await workers.run(partial(pid_after, 0))
        os.kill(first, signal.SIGKILL)
        second, _ = await workers.run(partial(pid_after, 0))
        assert second != first

    with_workers(test)


@pytest.mark.slow
def test_a_worker_that_stands_still_is_replaced() -> None:
    """Long before the time of its job is over."""

    async def test(workers: Workers) -> None:
        first, _ = await workers.run(partial(pid_after, 0))
        os.kill(first, signal.SIGSTOP)
        second, _ = await workers.run(partial(pid_after, 0))
        assert second != first
        assert not lives(first)

    with_workers(test, seconds=1000)


@pytest.mark.slow
def test_a_job_that_kills_its_workers_fails() -> None:
    async def test(workers: Workers) -> None:
        with pytest.raises(Failed):
            await workers.run(end_yourself)
        assert (await workers.run(partial(pid_after, 0)))[0]

    with_workers(test)


def test_a_job_that_takes_too_long_fails_and_its_worker_is_ended() -> None:
    async def test(workers: Workers) -> None:
        first, _ = await workers.run(partial(pid_after, 0))
        with pytest.raises(Failed):
            await workers.run(partial(pid_after, 1000))
        assert not lives(first)

    with_workers(test, seconds=0.1)


@pytest.mark.slow
def test_one_lost_worker_does_not_disturb_another() -> None:
    async def test(workers: Workers) -> None:
        slow = asyncio.create_task(workers.run(partial(pid_after, 1)))
        with pytest.raises(Failed):
            await workers.run(end_yourself)
        assert (await slow)[0]

    with_workers(test, processes=2)


def test_what_a_job_raises_comes_back() -> None:
    async def test(workers: Workers) -> None:
        before, _ = await workers.run(partial(pid_after, 0))
        with pytest.raises(TetrarchyError, match=r"No\."):
            await workers.run(refuse)
        assert (await workers.run(partial(pid_after, 0)))[0] == before

    with_workers(test)


def test_no_decision_is_left_to_chance_because_workers_are_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        thinking = Thinking(1, 60, Limits())
        given = (find_game("queendomino"), None, "level:1", b"{}", [1, 2], 0, "ada")
        try:
            with monkeypatch.context() as patch:
                patch.setattr(sys, "executable", "/nowhere/python")
                with pytest.raises(TetrarchyError) as refusal:
                    await thinking.decide(*given)
            assert refusal.value.key == "busy"
        finally:
            await thinking.close()

    run(test)


def count_sockets() -> int:
    """How many sockets a worker has, its own way to the server among them."""
    found = 0
    for file in Path("/proc/self/fd").iterdir():
        with contextlib.suppress(OSError):  # the folder itself was open while it was listed
            found += str(file.readlink()).startswith("socket:")
    return found


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="there is no way to see what is open")
def test_a_worker_does_not_hold_the_port_of_the_server() -> None:
    async def test(workers: Workers) -> None:
        before, _ = await workers.run(count_sockets)
        await workers.close()
        with socket.socket() as port:
            port.set_inheritable(True)
            other = Workers(1, 60)
            try:
                assert (await other.run(count_sockets))[0] == before
            finally:
                await other.close()

    with_workers(test)


# ---------------------------------------------------------------- the end


def test_closed_workers_take_no_job() -> None:
    async def test(workers: Workers) -> None:
        first, _ = await workers.run(partial(pid_after, 0))
        await workers.close()
        assert not lives(first)
        with pytest.raises(Closed):
            await workers.run(partial(pid_after, 0))

    with_workers(test)


def test_jobs_under_way_and_waiting_fail_when_workers_are_closed() -> None:
    async def test(workers: Workers) -> None:
        jobs = [asyncio.create_task(workers.run(partial(pid_after, 1000))) for _ in range(3)]
        while workers.waiting < 3 or not workers._all:
            await asyncio.sleep(0.01)
        await workers.close()
        found = await asyncio.gather(*jobs, return_exceptions=True)
        assert [type(error) for error in found] == [Closed] * 3

    with_workers(test)


def test_no_bot_takes_the_place_of_one_that_was_ended_with_the_server() -> None:
    async def test() -> None:
        thinking = Thinking(1, 60, Limits())
        await thinking.close()
        game = find_game("queendomino")
        with pytest.raises(TetrarchyError) as refusal:
            await thinking.decide(game, None, "level:1", b"{}", [1, 2], 0, "ada")
        assert refusal.value.key == "busy"
        assert thinking.failures == 0

    run(test)


def use_workers_and_forget_them() -> None:
    """A server process that fails before it has closed its workers."""

    async def fail() -> None:
        workers = Workers(1, 60)
        await workers.run(partial(pid_after, 0))
        raise SystemExit(3)

    asyncio.run(fail())


def test_a_process_with_workers_ends_whatever_happens_in_it() -> None:
    process = multiprocessing.get_context("spawn").Process(target=use_workers_and_forget_them)
    process.start()
    try:
        process.join(60)
        assert process.exitcode == 3
    finally:
        process.kill()
        process.join()


def stay_forever() -> None:
    """A server process that hangs when it is asked to end."""
    signal.signal(signal.SIGTERM, lambda *_: print("asked", flush=True))
    end_with_parent(0.1)
    print(os.getpid(), flush=True)
    while True:
        time.sleep(1)


def start_one_that_stays() -> None:
    process = multiprocessing.get_context("spawn").Process(target=stay_forever)
    process.start()
    process.join()


def test_a_process_that_hangs_when_it_is_asked_to_end_does_not_outlive_its_parent() -> None:
    program = "from tests.server.test_workers import start_one_that_stays as start; start()"
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE) as parent:
        assert parent.stdout is not None
        child = int(parent.stdout.readline())
        parent.kill()
        assert parent.stdout.readline() == b"asked\n"
        while lives(child):
            time.sleep(0.01)
