"""The page: files built into the package, with names that change when they do."""

from __future__ import annotations

import mimetypes
from collections.abc import MutableMapping
from pathlib import Path
from typing import Any, Final

FOLDER: Final = Path(__file__).parent / "page"
_MISSING: Final = (
    b"<!doctype html><meta charset=utf-8><title>Tetrarchy</title>"
    b"<p>The server runs, but its page was not built. Build it with <code>./run serve</code>.</p>"
)
_FOREVER: Final = b"public, max-age=31536000, immutable"
_ALWAYS_ASK: Final = b"no-cache"
POLICY: Final = (
    b"default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    b"img-src 'self' data:; font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; "
    b"worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)


class Page:
    """Serves the files of a folder from memory; paths that name no file get the page itself."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._files: dict[str, tuple[bytes, bytes, bytes]] = {}
        if folder.is_dir():
            for path in folder.rglob("*"):
                if path.is_file():
                    name = "/" + path.relative_to(folder).as_posix()
                    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
                    if kind.startswith("text/") or kind.endswith(("javascript", "json")):
                        kind += "; charset=utf-8"
                    caching = _FOREVER if name.startswith("/assets/") else _ALWAYS_ASK
                    self._files[name] = (path.read_bytes(), kind.encode(), caching)

    @property
    def is_built(self) -> bool:
        """Whether there is a page."""
        return "/index.html" in self._files

    def is_page(self, path: str) -> bool:
        """Whether a path gets the page itself."""
        return path not in self._files and not path.startswith("/assets/")

    async def __call__(
        self, scope: MutableMapping[str, Any], receive: Any, send: Any, tags: str = ""
    ) -> None:
        """Answer a request for a file; the page itself gets some tags."""
        status = 200
        path = scope["path"]
        if scope["method"] not in ("GET", "HEAD"):
            status, found = 405, (b"", b"text/plain", _ALWAYS_ASK)
        elif path in self._files:
            found = self._files[path]
        elif path.startswith("/assets/"):
            status, found = 404, (b"", b"text/plain", _ALWAYS_ASK)
        else:
            found = self._files.get("/index.html", (_MISSING, b"text/html; charset=utf-8", _ALWAYS_ASK))
        body, kind, caching = found
        if tags:
            body = body.replace(b"</head>", tags.encode() + b"</head>", 1)
        headers = [
            (b"content-type", kind),
            (b"content-length", str(len(body)).encode()),
            (b"cache-control", caching),
        ]
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else body})
