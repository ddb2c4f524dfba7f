"""The site of the documents: what lays it out, and what checks it.

`make test-docs` builds and checks the real one.
"""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

from docs.documents import ROOT

LAY_OUT = runpy.run_path(str(ROOT / "tools" / "docs_site.py"))
CHECK = runpy.run_path(str(ROOT / "tools" / "check_site.py"))


@pytest.mark.parametrize(
    ("path", "uri"),
    [
        ("docs/arena.md", "arena.md"),
        ("docs/balance/dogma.md", "balance/dogma.md"),
        ("docs/balance/dogma.html", "balance/pages/dogma.html"),
        ("CHANGELOG.md", "changelog.md"),
        ("README.md", "index.md"),
        ("examples/bot.py", "source/examples/bot.py.md"),
    ],
)
def test_where_a_file_of_the_repository_is_on_the_site(path: str, uri: str) -> None:
    assert LAY_OUT["uri_of"](path) == uri


def test_links_lead_to_where_files_are_on_the_site() -> None:
    page = LAY_OUT["page"]("docs/rules/dogma.md")
    assert "](../source/src/simony/games/dogma/cards.toml.md)" in page
    assert "](../house-rules.md)" in page
    assert "](balance/pages/dogma.html)" in LAY_OUT["page"]("docs/laboratory.md")
    assert "](../security.md)" in LAY_OUT["page"]("docs/architecture/server.md")


def test_sessions_are_marked_as_such() -> None:
    page = LAY_OUT["page"]("docs/guides/researchers.md")
    assert "```pycon\n>>> " in page
    assert "```console\n$ simony " in page
    assert "```python\n>>>" not in page


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ('<a href="two.html#there">', None),
        ('<a href="https://elsewhere.example/">', None),
        ('<img src="data:image/png;base64,">', None),
        ('<a href="three.html">', "three.html: no such file"),
        ('<a href="two.html#nowhere">', "two.html#nowhere: no such place in it"),
        ('<script src="https://elsewhere.example/x.js">', "fetches https://elsewhere.example/x.js"),
        (
            '<link rel="stylesheet" href="//elsewhere.example/x.css">',
            "fetches //elsewhere.example/x.css",
        ),
        ('<link rel="canonical" href="https://elsewhere.example/">', None),
    ],
)
def test_problems_of_a_site_are_reported(line: str, complaint: str | None, tmp_path: Path) -> None:
    (tmp_path / "one.html").write_text(line, "utf-8")
    (tmp_path / "two.html").write_text('<h1 id="there">', "utf-8")
    assert list(CHECK["complaints"](tmp_path)) == (
        [] if complaint is None else [f"one.html: {complaint}"]
    )


def test_a_style_that_fetches_from_elsewhere_is_named(tmp_path: Path) -> None:
    (tmp_path / "one.html").write_text("", "utf-8")
    (tmp_path / "one.css").write_text(
        'a { src: url("https://elsewhere.example/f.woff2") url(data:x) url(own.woff2) }', "utf-8"
    )
    assert list(CHECK["complaints"](tmp_path)) == [
        "one.css: fetches https://elsewhere.example/f.woff2"
    ]


def test_a_site_without_pages_is_refused(tmp_path: Path) -> None:
    assert len(list(CHECK["complaints"](tmp_path))) == 1
