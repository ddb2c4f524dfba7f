"""The pages a browser opens, and their files.

The browser client is built from `web/` into the folder `web` of this package; all its addresses
return its one page. If it has not been built, plain pages are shown instead. They, and the page
that checks finished games, are in the folder `pages`. Their words are in the text files like all
others: `{{ key }}` stands for the sentence of that key, in the reader's language. The licences of
everything we ship are in the folder `licences`; the build of the client writes most of them.
"""

from __future__ import annotations

import html
import re
from collections.abc import Awaitable, Callable
from importlib.resources import files
from importlib.resources.abc import Traversable

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from simony.i18n.sentences import localization
from simony.i18n.text import Text
from simony.server.protocol.problem import language_of, page_not_found

MEDIA_TYPES = {
    "html": "text/html; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "css": "text/css; charset=utf-8",
    "json": "application/json",
    "svg": "image/svg+xml",
    "txt": "text/plain; charset=utf-8",
    "woff2": "font/woff2",
    "woff": "font/woff",
}
TABLE_PAGES = (
    "/",
    "/t/{table}",
    "/new/{game}",
    "/rules/{game}",
    "/replay/{table}",
    "/fair/{table}",
    "/lobby",
    "/me",
    "/licences",
)
PLAIN_PAGES = {"/licences": "licences.html"}
"""Pages that differ from the plain start page if the browser client has not been built."""
FOR_EVER = "public, max-age=31536000, immutable"
"""The names of built files contain a hash of their content."""
AN_HOUR = "public, max-age=3600"
_KEY = re.compile(r"\{\{ ([a-z-]+) \}\}")
_Serve = Callable[[Request], Awaitable[Response]]


def page_routes() -> list[BaseRoute]:
    """Return a route for each page and for each folder of files."""
    server = files("simony.server")
    own, built = server / "pages", server / "web"
    return [
        *_table_routes(own, built),
        Route("/verify", _translated_page(own / "verify.html")),
        Route("/pages/{name}", _files(own)),
        Route("/assets/{name}", _files(built / "assets", FOR_EVER)),
        Route("/licences/{name}", _files(server / "licences", AN_HOUR)),
    ]


def _table_routes(own: Traversable, built: Traversable) -> list[BaseRoute]:
    """Return the routes of the browser client, or of the plain pages if it has not been built."""
    if (built / "index.html").is_file():
        page = _built_page(built)
        return [Route(path, page) for path in TABLE_PAGES]
    return [
        Route(path, _translated_page(own / PLAIN_PAGES.get(path, "index.html")))
        for path in TABLE_PAGES
    ]


def _built_page(folder: Traversable) -> _Serve:
    content = (folder / "index.html").read_bytes()

    async def serve(request: Request) -> Response:
        del request
        return Response(
            content, media_type=MEDIA_TYPES["html"], headers={"cache-control": "no-cache"}
        )

    return serve


def _translated_page(page: Traversable) -> _Serve:
    template = page.read_text("utf-8")

    async def serve(request: Request) -> Response:
        language = language_of(request.scope)
        return Response(
            translate_page(template, language),
            media_type=MEDIA_TYPES["html"],
            headers={"content-language": language},
        )

    return serve


def translate_page(template: str, language: str) -> str:
    """Return a page in one language."""
    texts = localization(language)
    page = _KEY.sub(lambda found: html.escape(texts.translate(Text(found[1]))), template)
    return page.replace('lang="en"', f'lang="{language}"', 1)


def _files(folder: Traversable, caching: str = "no-cache") -> _Serve:
    """Serve by name the files that are in a folder now, and nothing else."""
    there = (
        {entry.name: entry for entry in folder.iterdir() if _kind(entry.name)}
        if folder.is_dir()
        else {}
    )

    async def serve(request: Request) -> Response:
        entry = there.get(request.path_params["name"])
        if entry is None or entry.name.endswith(".html"):
            raise page_not_found(request.url.path)
        try:
            content = entry.read_bytes()
        except OSError:  # a newer build has replaced it
            raise page_not_found(request.url.path) from None
        return Response(content, media_type=_kind(entry.name), headers={"cache-control": caching})

    return serve


def _kind(name: str) -> str:
    return MEDIA_TYPES.get(name.rpartition(".")[2], "")
