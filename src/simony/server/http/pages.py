"""The pages a browser opens, and their files.

The browser client is built from `web/` into the folder `web` of this package; all its addresses
return its one page. If it has not been built, a plain page is shown instead. The page that checks
finished games is in the folder `pages`. Its words are in the text files like all others: `{{ key
}}` stands for the sentence of that key, in the reader's language.
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
    "svg": "image/svg+xml",
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
)
FOR_EVER = "public, max-age=31536000, immutable"
"""The names of built files contain a hash of their content."""
_KEY = re.compile(r"\{\{ ([a-z-]+) \}\}")
_Serve = Callable[[Request], Awaitable[Response]]


def page_routes() -> list[BaseRoute]:
    """Return a route for each page and for each folder of files."""
    own, built = files("simony.server") / "pages", files("simony.server") / "web"
    first = (
        _built_page(built)
        if (built / "index.html").is_file()
        else _translated_page(own / "index.html")
    )
    return [
        *(Route(path, first) for path in TABLE_PAGES),
        Route("/verify", _translated_page(own / "verify.html")),
        Route("/pages/{name}", _files(own)),
        Route("/assets/{name}", _files(built / "assets", FOR_EVER)),
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
