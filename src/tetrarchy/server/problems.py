"""Refusals as guests get them: a key, a sentence, and a status."""

from __future__ import annotations

from typing import Any, Final

from tetrarchy.kernel.errors import BadData, BadOptions, BadRecord, IllegalAction, TetrarchyError
from tetrarchy.wire import ErrorMessage, Problem, encode

_STATUS: Final = {
    "no-guest": 401,
    "bad-code": 403,
    "passkey-refused": 403,
    "passkey-unknown": 403,
    "challenge-over": 403,
    "narrow-token": 403,
    "no-device": 404,
    "no-passkey": 404,
    "not-admin": 403,
    "foreign-origin": 403,
    "foreign-host": 403,
    "no-header-sent": 403,
    "not-creator": 403,
    "banned": 403,
    "not-seated": 403,
    "not-to-watch": 403,
    "no-table": 404,
    "no-tournament": 404,
    "no-such-person": 404,
    "no-such-tournament-table": 404,
    "not-organiser": 403,
    "not-entered": 403,
    "was-excluded": 403,
    "too-many-tournaments": 429,
    "no-example": 404,
    "no-lesson": 404,
    "no-puzzle": 404,
    "no-channel": 404,
    "no-path": 404,
    "no-picture": 404,
    "no-line": 404,
    "no-such-guest": 404,
    "gone-set": 404,
    "no-experiment": 404,
    "no-such-set": 404,
    "no-person": 404,
    "wrong-method": 405,
    "too-large": 413,
    "too-fast": 429,
    "too-many-tables": 429,
    "too-many-watched": 429,
    "too-many-channels": 409,
    "too-many-experiments": 429,
    "too-many-people": 409,
    "too-many-invited": 409,
    "server-error": 500,
    "not-kept": 503,
    "database-away": 503,
    "busy": 503,
}
TITLES: Final = {
    400: "Bad request",
    401: "Not known",
    403: "Forbidden",
    404: "Not found",
    405: "Wrong method",
    409: "Not now",
    413: "Too large",
    429: "Too many",
    500: "Server error",
    503: "Not available",
}


def status_of(error: TetrarchyError) -> int:
    """The HTTP status of a refusal: 400 for what never can be, 409 for what cannot be now."""
    if error.key in _STATUS:
        return _STATUS[error.key]
    return 400 if isinstance(error, BadOptions | BadRecord | BadData) or error.key.startswith("bad-") else 409


def plain_data(error: TetrarchyError) -> dict[str, Any]:
    """An error's data as it can travel."""
    return {
        name: value if isinstance(value, str | int | float | bool | None) else str(value)
        for name, value in error.data.items()
    }


def problem(error: TetrarchyError) -> Problem:
    """A refusal as problem+json."""
    status = status_of(error)
    return Problem("about:blank", TITLES[status], status, error.key, str(error), plain_data(error))


def error_message(error: TetrarchyError, ident: str | None = None, table: str | None = None) -> bytes:
    """A refusal as a message of the live connection."""
    message = ErrorMessage(error.key, str(error), plain_data(error))
    if ident is not None:
        message.id = ident
    if table is not None:
        message.table = table
    return encode(message)


def is_refusal(error: TetrarchyError) -> bool:
    """Whether the guest is to blame rather than the server."""
    return isinstance(error, IllegalAction) or status_of(error) < 500
