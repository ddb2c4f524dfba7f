"""The licences of what we ship: in the built package, and the tool that looks for them."""

from __future__ import annotations

import json
import runpy
from collections.abc import Callable, Iterator, Mapping
from importlib import metadata
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SERVER = ROOT / "src" / "simony" / "server"
CHECK = runpy.run_path(str(ROOT / "tools" / "check_licences.py"))
problems: Callable[[Mapping[str, bytes]], Iterator[str]] = CHECK["problems"]
problems_of_archive: Callable[[Mapping[str, bytes]], Iterator[str]] = CHECK["problems_of_archive"]

MIT = "Copyright (c) 2020 Anna\n\nPermission is hereby granted"
OFL = "© 2007 Igino\n\nSIL OPEN FONT LICENSE Version 1.1"
FONT = "web/assets/im-fell-english-sc-latin-400-normal-CW_nhHm4.woff2"

pytestmark = pytest.mark.once


def listed(texts: Mapping[str, str]) -> dict[str, bytes]:
    """Return files of `simony/server` with these licences."""
    parts = [{"name": name, "text": text} for name, text in texts.items()]
    return {
        "licences/all.json": json.dumps(parts).encode(),
        "licences/all.txt": "\n".join(texts.values()).encode(),
        "licences/mypyc.txt": b"the licence of mypyc",
        FONT: b"a font",
    }


@pytest.fixture
def texts() -> dict[str, str]:
    names = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))["dependencies"]
    used = {name: OFL if name.startswith("@fontsource/") else MIT for name in names}
    return {"Simony": MIT, "mypyc": MIT, **used}


@pytest.mark.skipif(
    not (SERVER / "web" / "index.html").is_file(), reason="the browser client has not been built"
)
def test_the_built_client_has_the_licence_of_every_package_and_font() -> None:
    paths = [path for path in SERVER.rglob("*") if path.is_file()]
    files = {path.relative_to(SERVER).as_posix(): path.read_bytes() for path in paths}
    assert list(problems(files)) == []
    fonts = [path for path in paths if path.suffix == ".woff2"]
    assert len(fonts) > 100


def test_the_licence_of_mypyc_is_the_one_it_is_installed_with() -> None:
    """A new version may have another text: copy it to `src/simony/server/licences/mypyc.txt`."""
    [path] = [
        each
        for each in metadata.files("mypy") or ()
        if each.parts[-1] == "LICENSE" and "typeshed" not in each.parts
    ]
    assert (SERVER / "licences" / "mypyc.txt").read_text("utf-8") == path.read_text("utf-8")


def test_nothing_is_found_where_nothing_is_missing(texts: dict[str, str]) -> None:
    assert list(problems(listed(texts))) == []


def test_a_package_without_a_licence_is_found(texts: dict[str, str]) -> None:
    for name in list(texts):
        without = {each: text for each, text in texts.items() if each != name}
        assert f"licences/all.json: {name} is missing" in list(problems(listed(without)))
        empty = list(problems(listed({**texts, name: ""})))
        assert f"licences/all.json: {name} has no licence text with a copyright line" in empty


@pytest.mark.parametrize("name", ["licences/all.json", "licences/all.txt", "licences/mypyc.txt"])
def test_a_missing_file_is_found(texts: dict[str, str], name: str) -> None:
    files = listed(texts)
    del files[name]
    assert list(problems(files)) == [f"{name} is missing"]


def test_a_text_that_people_cannot_read_is_found(texts: dict[str, str]) -> None:
    files = {**listed(texts), "licences/all.txt": MIT.encode()}
    assert "licences/all.txt: the licence text of @fontsource/eb-garamond is missing" in list(
        problems(files)
    )


def test_a_font_without_its_own_licence_is_found(texts: dict[str, str]) -> None:
    """The licence of IM Fell English is not that of its small capitals."""
    texts["@fontsource/im-fell-english-sc"] = MIT
    name = Path(FONT).stem
    assert list(problems(listed(texts))) == [f"no licence for the font {name}"]
    files = {**listed(texts), "web/assets/stray-400.woff2": b"a font"}
    assert "no licence for the font stray-400" in list(problems(files))


# --- wheels and source distributions --------------------------------------------------------------

DECLARED = ["LICENSE", *(f"src/simony/server/licences/{name}.txt" for name in ("all", "mypyc"))]


def archive(texts: Mapping[str, str], kind: str, declared: list[str]) -> dict[str, bytes]:
    described = "".join(f"License-File: {name}\n" for name in declared).encode()
    if kind == "source":
        files = {f"src/simony/server/{name}": data for name, data in listed(texts).items()}
        return {**files, "PKG-INFO": described, "LICENSE": b""}
    info = "simony-0.1.0.dist-info"
    return {
        **{f"simony/server/{name}": data for name, data in listed(texts).items()},
        **{f"{info}/licenses/{name}": b"" for name in declared},
        f"{info}/METADATA": described,
    }


@pytest.mark.parametrize("kind", ["wheel", "source"])
def test_an_archive_holds_and_declares_its_licences(texts: dict[str, str], kind: str) -> None:
    assert list(problems_of_archive(archive(texts, kind, DECLARED))) == []
    for name in DECLARED:
        rest = [each for each in DECLARED if each != name]
        found = list(problems_of_archive(archive(texts, kind, rest)))
        assert any(line.endswith(f"does not declare {name}") for line in found), found
    for name in archive(texts, kind, DECLARED):
        files = archive(texts, kind, DECLARED)
        if "licen" in name.lower():
            del files[name]
            assert list(problems_of_archive(files)), name
