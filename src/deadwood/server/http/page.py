"""The table in the browser: the files that `make setup` builds from web/, read once and kept.

They lie in `site/` beside this room. Where Node was missing when the package was built there are
none; then the front page says so, and programs and terminals play all the same.
"""

from __future__ import annotations

from functools import cache
from http import HTTPStatus
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

from fastapi import APIRouter, HTTPException, Request, Response

from deadwood.server.http.cached_answers import ASK_AGAIN, FOR_EVER, CachedAnswer
from deadwood.server.http.reference import titles
from deadwood.server.refusal import Refused

TYPES: Final = {
    "css": "text/css; charset=utf-8",
    "html": "text/html; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "json": "application/json",
    "svg": "image/svg+xml",
    "png": "image/png",
    "jpg": "image/jpeg",
    "txt": "text/plain; charset=utf-8",
    "webmanifest": "application/manifest+json",
    "woff2": "font/woff2",
    "woff": "font/woff",
}
INDEX: Final = "index.html"
ASSETS: Final = "assets"

pages = APIRouter(include_in_schema=False)


class Site:
    """What a folder of built files answers; nothing outside it can be asked for."""

    def __init__(self, folder: Traversable) -> None:
        self.files: Final = dict(read(folder))

    @property
    def index(self) -> CachedAnswer:
        return self.files.get(INDEX) or NOT_BUILT

    @property
    def is_built(self) -> bool:
        return INDEX in self.files


def read(folder: Traversable, prefix: str = "") -> list[tuple[str, CachedAnswer]]:
    found: list[tuple[str, CachedAnswer]] = []
    if not folder.is_dir():
        return found
    for file in folder.iterdir():
        name = prefix + file.name
        if file.is_dir():
            found += read(file, f"{name}/")
            continue
        media_type = TYPES.get(name.rpartition(".")[2])
        if media_type is not None:
            cache_for = FOR_EVER if name.startswith(f"{ASSETS}/") else ASK_AGAIN
            found.append((name, CachedAnswer(file.read_bytes(), media_type, cache_for)))
    return found


@cache
def site() -> Site:
    return Site(resources.files("deadwood.server") / "site")


@cache
def docs() -> Site:
    """The documentation, if `make site` has built it."""
    return Site(resources.files("deadwood.server") / "docs")


@pages.get("/")
@pages.get("/new")
@pages.get("/lobby")
@pages.get("/rules")
@pages.get("/rules/{game}")
@pages.get("/t/{code}")  # the link that people send each other
async def front(request: Request) -> Response:
    """One page for all: which part of it is shown is decided in the browser, by the address."""
    return site().index.answer(request)


def wants_page(request: Request) -> bool:
    """Whether a browser asks for an address to show; programs, and paths for them, get a Refusal."""
    first = str(request.scope["path"]).strip("/").partition("/")[0]
    is_for_programs = first in ("api", "ws", ASSETS)
    accepted = request.headers.get("accept", "").lower()
    return request.method == "GET" and not is_for_programs and "text/html" in accepted


def nowhere(request: Request) -> Response:
    """The page for an address that nobody has; it says so itself, in the reader's language."""
    return not_found(site().index.answer(request))


def not_found(answer: Response) -> Response:
    if answer.status_code == HTTPStatus.OK:  # or it is still right, and the browser knows it
        answer.status_code = HTTPStatus.NOT_FOUND
    answer.headers.add_vary_header("accept")
    return answer


@pages.get("/assets/{name}")
async def asset(request: Request, name: str) -> Response:
    found = site().files.get(f"{ASSETS}/{name}")
    if found is None:
        raise Refused("no-page")
    return found.answer(request)


@pages.get("/docs")
async def to_docs() -> Response:
    """Links on its first page begin at the folder."""
    return Response(status_code=HTTPStatus.PERMANENT_REDIRECT, headers={"location": "/docs/"})


@pages.get("/docs/{name:path}")
async def doc(request: Request, name: str) -> Response:
    """A file of the documentation; a page that is not there says so itself."""
    found = docs().files.get(name or INDEX)
    if found is not None:
        return found.answer(request)
    missing = docs().files.get("404.html")
    if missing is None or not wants_page(request):
        raise HTTPException(HTTPStatus.NOT_FOUND)
    return not_found(missing.answer(request))


NOT_BUILT: Final = CachedAnswer(
    f"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Deadwood</title>
<h1>Deadwood</h1>
<p>A server for {titles()} is running here, but its table for the browser was not
built: that needs Node 20 with npm where Deadwood is installed (<code>make setup</code> builds it).
Until then, sit down from a terminal, with the address of this page:</p>
<pre>deadwood play --server ADDRESS</pre>
<p>Programs start at <a href="/openapi.json">/openapi.json</a> and <a href="/api/schema">/api/schema</a>.</p>
</html>
""".encode(),
    TYPES["html"],
)
