#!/usr/bin/env node
// A bot in plain JavaScript that knows nothing of Tetrarchy but its bot protocol.
//
// It asks to be told what each action would bring at once, and takes what brings most. Among equals it places
// and keeps things first, and passes and throws things away last; apart from that it draws lots.

import { createInterface } from "node:readline";

const EAGER = new Set(["place", "keep"]);
const IDLE = new Set(["pass", "stop", "done", "discard", "drop"]);

/** A generator of numbers below 1 that depends on a seed alone (mulberry32). */
function generator(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One of the legal actions; each has a `code`, its `notation`, its `fields` and its `gain`. */
function decide(view, legal, random) {
  const zeal = (verb) => Number(EAGER.has(verb)) - Number(IDLE.has(verb));
  const promise = (action) => 3 * (action.gain ?? 0) + zeal(action.fields.verb);
  const most = Math.max(...legal.map(promise));
  const best = legal.filter((action) => promise(action) === most);
  return best[Math.floor(random() * best.length)];
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "hello") {
    console.log(JSON.stringify({ type: "ready", previews: true }));
  } else if (message.type === "turn") {
    const action = decide(message.view, message.legal, generator(message.seed));
    console.log(JSON.stringify({ turn: message.turn, action: action.code }));
  }
}
