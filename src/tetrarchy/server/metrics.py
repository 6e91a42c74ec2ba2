"""What Prometheus can ask for."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    """The server's counters, in a registry of their own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.moves = Counter(
            "tetrarchy_moves", "Rows added to tables' logs, by kind.", ["kind"], registry=self.registry
        )
        self._moves_of: dict[str, Counter] = {}
        self.keeping = Histogram(
            "tetrarchy_keep_seconds",
            "From a decision's arrival until it is durable.",
            buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
            registry=self.registry,
        )
        self.refusals = Counter(
            "tetrarchy_refusals", "Requests and messages refused, by key.", ["key"], registry=self.registry
        )
        self.sent = Counter("tetrarchy_messages_sent", "Messages sent to sockets.", registry=self.registry)
        self.tables = Gauge("tetrarchy_tables_in_memory", "Tables in memory.", registry=self.registry)
        self.sockets = Gauge("tetrarchy_sockets", "Open sockets.", registry=self.registry)
        self.slow = Gauge(
            "tetrarchy_waiting_bytes", "Bytes that wait for sockets that do not read.", registry=self.registry
        )
        self.thinking = Gauge(
            "tetrarchy_bot_queue", "Decisions of bots under way or waiting.", registry=self.registry
        )
        self.failures = Gauge(
            "tetrarchy_bot_failures", "Decisions in which a bot failed.", registry=self.registry
        )
        self.thoughts = Gauge(
            "tetrarchy_bot_thoughts",
            "Decisions of bots that keep what they think: all, and those that took up some of it.",
            ["which"],
            registry=self.registry,
        )
        self.thinkers = Gauge(
            "tetrarchy_thinkers", "Programs on other machines that think for bots.", registry=self.registry
        )
        self.thought_elsewhere = Gauge(
            "tetrarchy_thought_elsewhere", "Decisions of bots made there.", registry=self.registry
        )
        self.commits = Gauge("tetrarchy_commits", "Transactions written.", registry=self.registry)
        self.waiting = Gauge("tetrarchy_writes_waiting", "Writes that wait.", registry=self.registry)

    def kept(self, kind: str, seconds: float) -> None:
        """A row is durable."""
        if kind not in self._moves_of:
            self._moves_of[kind] = self.moves.labels(kind)
        self._moves_of[kind].inc()
        self.keeping.observe(seconds)

    def text(self) -> bytes:
        """Everything in Prometheus's format."""
        return generate_latest(self.registry)
