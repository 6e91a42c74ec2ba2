#!/usr/bin/env python3
"""A bot in plain Python that knows nothing of Tetrarchy but its bot protocol.

It asks to be told what each action would bring at once, and takes what brings most. Among equals it places
and keeps things first, and passes and throws things away last; apart from that it draws lots.
"""

import json
import random
import sys
from typing import Any

EAGER = {"place", "keep"}
IDLE = {"pass", "stop", "done", "discard", "drop"}


def decide(view: dict[str, Any], legal: list[dict[str, Any]], rng: random.Random) -> dict[str, Any]:
    """One of the legal actions; each has a ``code``, its ``notation``, its ``fields`` and its ``gain``."""

    def promise(action: dict[str, Any]) -> tuple[int, int]:
        verb = action["fields"]["verb"]
        return action["gain"] or 0, (verb in EAGER) - (verb in IDLE)

    best = max(map(promise, legal))
    return rng.choice([action for action in legal if promise(action) == best])


def main() -> None:
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            answer = {"type": "ready", "previews": True}
        elif message["type"] == "turn":
            action = decide(message["view"], message["legal"], random.Random(message["seed"]))
            answer = {"turn": message["turn"], "action": action["code"]}
        else:
            continue
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
