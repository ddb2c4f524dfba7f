"""Checks the built documentation site: ``python tools/check_site.py site``.

Every internal link leads to an existing file and anchor; and no page fetches anything from
elsewhere, so that it can be read without a network and without being tracked.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

FETCHED = {
    "img": "src",
    "script": "src",
    "iframe": "src",
    "source": "src",
    "video": "src",
    "audio": "src",
    "object": "data",
    "link": "href",
}
NAMES_ONLY = {"canonical", "next", "prev", "alternate"}  # links that fetch nothing
_IN_STYLE = re.compile(r"""(?:url\(\s*["']?|@import\s+["'])(?P<target>[^"')\s]+)""")


class Page(HTMLParser):
    """The links, fetched resources and anchors of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.links: list[str] = []
        self.fetched: list[str] = []
        self.places: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.places.update(given[name] for name in ("id", "name") if name in given)
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        if tag in FETCHED and FETCHED[tag] in given and given.get("rel") not in NAMES_ONLY:
            self.fetched.append(given[FETCHED[tag]])


def complaints(site: Path) -> Iterator[str]:
    pages = {file.resolve(): read(file) for file in sorted(site.rglob("*.html"))}
    if not pages:
        yield f"{site}: expected pages, and there are none"
    for file, page in pages.items():
        where = file.relative_to(site.resolve())
        for target in page.fetched:
            if is_elsewhere(target):
                yield f"{where}: fetches {target}"
        for target in page.links + page.fetched:
            if (
                not urlsplit(target).scheme
                and not is_elsewhere(target)
                and (what := wrong(file, target, pages, site))
            ):
                yield f"{where}: {target}: {what}"
    for style in sorted(site.rglob("*.css")):
        for found in _IN_STYLE.finditer(style.read_text("utf-8")):
            if is_elsewhere(found["target"]):
                yield f"{style.relative_to(site)}: fetches {found['target']}"


def wrong(file: Path, target: str, pages: dict[Path, Page], site: Path) -> str:
    """Return the problem of an internal link, or an empty string."""
    parts = urlsplit(target)
    path = unquote(parts.path)
    start = site.resolve() / path.lstrip("/") if path.startswith("/") else file.parent / path
    leads_to = (start if path else file).resolve()
    if leads_to.is_dir():
        leads_to /= "index.html"
    if not leads_to.is_file():
        return "no such file"
    place = unquote(parts.fragment)
    if (
        place
        and leads_to in pages
        and place not in pages[leads_to].places
        and not place.startswith("__")
    ):
        return "no such place in it"
    return ""


def is_elsewhere(target: str) -> bool:
    parts = urlsplit(target)
    return bool(parts.scheme or parts.netloc) and parts.scheme != "data"


def read(file: Path) -> Page:
    page = Page()
    page.feed(file.read_text("utf-8"))
    return page


if __name__ == "__main__":
    found = list(complaints(Path(sys.argv[1])))
    sys.stderr.write("".join(f"error: {complaint}\n" for complaint in found))
    sys.exit(1 if found else 0)
