"""Prepares the documents for the site: ``python tools/docs_site.py FOLDER``.

`make docs` builds the site from that folder.

The documents are also read in the repository, so they link to files beside them: sources,
CHANGELOG.md. On the site each of these is a page of its own. This is done before the site is built
and not by a plugin, so that it does not depend on the site generator.
"""

from __future__ import annotations

import posixpath
import re
import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
DOCS = "docs/"
BROUGHT = {
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "security.md",
}
ELSEWHERE = {"README.md": "index.md", **BROUGHT}
ICON = "web/src/ui/art/icon.svg"
FONT_SOURCE = ROOT / "web" / "node_modules" / "@fontsource"
FONTS = {
    "eb-garamond": ("latin-400-normal", "latin-400-italic", "latin-600-normal", "latin-600-italic"),
    "im-fell-english": ("latin-400-normal", "latin-400-italic"),
    "unifrakturcook": ("latin-700-normal",),
}
JAPANESE = "shippori-mincho"
LANGUAGES = {".py": "python", ".service": "ini", ".toml": "toml"}

_LINK = re.compile(r"(?<=\]\()(?P<target>[^)#\s:]+)(?P<anchor>#[^)\s]*)?(?=\))")
_SESSION = re.compile(r"^```python\n(?=>>>)(?P<session>.*?)\n*^```$", re.DOTALL | re.MULTILINE)
_OLD_FONT = re.compile(r", url\([^)]*\.woff\) format\('woff'\)")
_FONT = re.compile(r"url\(\./files/(?P<name>[^)]*)\)")


def lay_out(folder: Path) -> None:
    """Write all sources of the site into `folder`, which is emptied first."""
    shutil.rmtree(folder, ignore_errors=True)
    for file in sorted((ROOT / DOCS).rglob("*")):
        origin = file.relative_to(ROOT).as_posix()
        if file.suffix == ".md":
            write(folder / uri_of(origin), page(origin))
        elif file.is_file():
            copy(file, folder / uri_of(origin))
    for origin, uri in BROUGHT.items():
        write(folder / uri, page(origin))
    for source in sorted(linked_sources()):
        write(folder / uri_of(source), source_page(source))
    copy(ROOT / ICON, folder / "look" / "icon.svg")
    for font in fonts():
        copy(font, folder / "look" / "fonts" / font.name)
    lay_out_japanese(folder / "look" / "japanese.css")


def page(origin: str) -> str:
    """Return a document for the site: links adapted, Python sessions marked as such."""
    uri = uri_of(origin)
    text = _LINK.sub(lambda link: relink(link, origin, uri), (ROOT / origin).read_text("utf-8"))
    return _SESSION.sub(lambda found: f"```pycon\n{found['session']}\n```", text)


def relink(link: re.Match[str], origin: str, uri: str) -> str:
    """Return the link for the page at `uri`.

    A broken link is left unchanged, for the site generator to report.
    """
    target = repository_path(origin, link["target"])
    if not (ROOT / target).is_file():
        return link[0]
    return posixpath.relpath(uri_of(target), posixpath.dirname(uri) or ".") + (link["anchor"] or "")


def linked_sources() -> set[str]:
    """Return the repository files that documents link to and that aren't documents."""
    found: set[str] = set()
    for origin in [
        file.relative_to(ROOT).as_posix() for file in (ROOT / DOCS).rglob("*.md")
    ] + list(BROUGHT):
        for link in _LINK.finditer((ROOT / origin).read_text("utf-8")):
            target = repository_path(origin, link["target"])
            if (
                not target.startswith(DOCS)
                and target not in ELSEWHERE
                and (ROOT / target).is_file()
            ):
                found.add(target)
    return found


def repository_path(origin: str, target: str) -> str:
    return posixpath.normpath(posixpath.join(posixpath.dirname(origin), target))


def uri_of(path: str) -> str:
    """Return the path of a repository file on the site.

    A page made by `simony lab` may have a document of the same name beside it.
    """
    if path.startswith(DOCS):
        folder, name = posixpath.split(path.removeprefix(DOCS))
        return (
            posixpath.join(folder, "pages", name)
            if name.endswith(".html")
            else posixpath.join(folder, name)
        )
    return ELSEWHERE.get(path, f"source/{path}.md")


def source_page(path: str) -> str:
    text = (ROOT / path).read_text("utf-8")
    language = LANGUAGES.get(Path(path).suffix, "text")
    front = "---\nsearch:\n  exclude: true\nhide: [toc]\n---"
    return f"{front}\n\n# {Path(path).name}\n\n`{path}`\n\n````{language}\n{text}````\n"


def fonts() -> list[Path]:
    """Return the fonts of the browser client, which npm has installed."""
    paths = [
        FONT_SOURCE / family / "files" / f"{family}-{face}.woff2"
        for family, faces in FONTS.items()
        for face in faces
    ]
    missing = [path.name for path in paths if not path.is_file()]
    if missing:
        sys.exit(
            f"error: expected the fonts of the browser client in {FONT_SOURCE}, "
            f"but {missing[0]} is missing\nhint: make docs installs them"
        )
    return paths


def lay_out_japanese(style: Path) -> None:
    """Copy the Japanese font in its many slices: a browser fetches those that a page needs."""
    text = _OLD_FONT.sub("", (FONT_SOURCE / JAPANESE / "400.css").read_text("utf-8"))
    for found in _FONT.finditer(text):
        copy(
            FONT_SOURCE / JAPANESE / "files" / found["name"], style.parent / "fonts" / found["name"]
        )
    write(style, _FONT.sub(r"url(fonts/\g<name>)", text))


def write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")


def copy(file: Path, to: Path) -> None:
    to.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(file, to)


if __name__ == "__main__":
    lay_out(Path(sys.argv[1]))
