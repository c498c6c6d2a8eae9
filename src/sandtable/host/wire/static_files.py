"""The files of the web client, compressed when it was built (web/vite.config.ts).

An address that is no file gets the client's page, which reads the address itself.
"""

from __future__ import annotations

from mimetypes import guess_type
from pathlib import Path

from fastapi import Response
from starlette.responses import FileResponse, HTMLResponse
from starlette.staticfiles import StaticFiles

from sandtable.host.refusals import Refusal
from sandtable.host.wire import game_clients
from sandtable.host.wire.bodies import refuse

STATIC = Path(__file__).parents[1] / "static"
NO_PAGES = ("api/", ".well-known/")  # programs learn from the status what a server has there
BUILT = ("assets/", "svelte/")  # folders of the client's files
FOR_EVER = "public, max-age=31536000, immutable"  # names in assets/ hold a hash of the content
LONGEST_NAME = 200  # longer than our own file names, and systems refuse names beyond 255 bytes
PACKED = {"br": ".br", "gzip": ".gz"}  # by encoding, the smaller files first

NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Sandtable</title>
<body style="font: 18px/1.5 sans-serif; max-width: 40em; margin: 4em auto; padding: 0 1em">
<h1>The server runs, but its web pages are not built</h1>
<p>Stop it and start it with <code>make play</code>, which builds them, or build them with
<code>cd web &amp;&amp; npm ci &amp;&amp; npx vite build</code> and load this page again.</p>
<p>Programs can play already: see <a href="/openapi.json">/openapi.json</a>.</p>
"""


class Pages:
    """The folder of the built client."""

    def __init__(self, folder: Path = STATIC, below: str = "") -> None:
        self._folder = folder
        self._below = below  # the path of the server, such as `/games`
        self._files = StaticFiles(directory=folder, check_dir=False)

    def get(self, path: str, accepted: str = "") -> Response:
        """Return a file of the client, or its page. `accepted` is the browser's Accept-Encoding."""
        if path.startswith(NO_PAGES):
            return _nothing()
        if path.startswith(game_clients.PREFIX):
            part = game_clients.find(path) if _may_be_file(path) else None
            return FileResponse(part, headers={"Cache-Control": "no-cache"}) if part else _nothing()
        if not (self._folder / "index.html").is_file():
            return HTMLResponse(_moved(NOT_BUILT, self._below), 503)
        found, info = self._files.lookup_path(path) if _may_be_file(path) else ("", None)
        if info is not None and Path(found).is_file() and Path(found).name != "index.html":
            return _file(Path(found), FOR_EVER if path.startswith("assets/") else "no-cache", accepted)
        if path.startswith(BUILT):
            return _nothing()
        return self._page(accepted)

    def _page(self, accepted: str) -> Response:
        page = self._folder / "index.html"
        if not self._below:
            return _file(page, "no-cache", accepted)
        return HTMLResponse(_moved(page.read_text("utf-8"), self._below), headers={"Cache-Control": "no-cache"})


def _moved(page: str, below: str) -> str:
    """Return the page with all its addresses below this path."""
    return page.replace('="/', f'="{below}/')


def _file(file: Path, kept: str, accepted: str) -> Response:
    """Return a file, compressed if the browser accepts it."""
    headers = {"Cache-Control": kept, "Vary": "Accept-Encoding"}
    media = guess_type(file.name)[0] or "application/octet-stream"
    takes = {name.partition(";")[0].strip() for name in accepted.split(",")}
    for encoding, ending in PACKED.items():
        packed = file.with_name(file.name + ending)
        if encoding in takes and packed.is_file():
            return FileResponse(packed, media_type=media, headers={**headers, "Content-Encoding": encoding})
    return FileResponse(file, media_type=media, headers=headers)


def _may_be_file(path: str) -> bool:
    """Return whether a path may be looked up in the file system."""
    return bool(path) and "\0" not in path and all(len(part) < LONGEST_NAME for part in path.split("/"))


def _nothing() -> Response:
    return refuse(Refusal(404, "not_found-address"))
