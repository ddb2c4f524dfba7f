"""Checks that the licences of everything we ship are there: ``python tools/check_licences.py``.

Checks the built browser client in `src`; `tools/check_wheel.py` checks wheels and source
distributions in the same way. The client's build writes the licences (`web/licences/plugin.ts`).
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

ROOT = Path(__file__).parents[1]
SERVER = "src/simony/server/"
LIST, TEXT, MYPYC = "licences/all.json", "licences/all.txt", "licences/mypyc.txt"
COPYRIGHT = re.compile(r"©|copyright (\(c\)|\d{4})", re.IGNORECASE)
FONT = re.compile(r"web/assets/([\w-]+)\.(?:otf|ttf|woff2?)")
FONT_LICENCE = "SIL OPEN FONT LICENSE"
OURS = ("Simony", "mypyc")
"""Names in the list that are not from npm."""
Files = Mapping[str, bytes]
"""The content of files by name."""


def main() -> int:
    folder = ROOT / SERVER
    paths = [path for path in folder.rglob("*") if path.is_file()]
    found = list(
        problems({path.relative_to(folder).as_posix(): path.read_bytes() for path in paths})
    )
    sys.stderr.writelines(f"{line}\n" for line in found)
    return 1 if found else 0


def problems_of_archive(files: Files) -> Iterator[str]:
    """Yield what is missing in a wheel, or in a source distribution without the name of its folder.

    The licence files are also declared in the metadata. A wheel has them in a folder of its own.
    """
    metadata = next(
        name for name in files if re.fullmatch(r"PKG-INFO|[^/]*\.dist-info/METADATA", name)
    )
    is_source = metadata == "PKG-INFO"
    licences = "" if is_source else metadata.replace("METADATA", "licenses/")
    declared = re.findall(rb"^License-File: (.+?)\r?$", files[metadata], re.MULTILINE)
    for name in ("LICENSE", SERVER + TEXT, SERVER + MYPYC):
        if name.encode() not in declared:
            yield f"{metadata} does not declare {name}"
        elif licences + name not in files:
            yield f"{licences}{name} is missing"
    start = SERVER if is_source else SERVER.removeprefix("src/")
    yield from problems(
        {name.removeprefix(start): files[name] for name in files if name.startswith(start)}
    )


def problems(files: Files) -> Iterator[str]:
    """Yield what is missing among the files of `simony/server`."""
    missing = [name for name in (LIST, TEXT, MYPYC) if name not in files]
    if missing:
        yield from (f"{name} is missing" for name in missing)
        return
    texts = {part["name"]: part["text"] for part in json.loads(files[LIST])}
    together = files[TEXT].decode()
    for name, text in texts.items():
        if not COPYRIGHT.search(text):
            yield f"{LIST}: {name} has no licence text with a copyright line"
        elif text not in together:
            yield f"{TEXT}: the licence text of {name} is missing"
    yield from (f"{LIST}: {name} is missing" for name in (*OURS, *_used()) if name not in texts)
    yield from _fonts_without_licence(files, texts)


def _used() -> list[str]:
    """Return the packages that the browser client names. It contains those that they need, too."""
    return list(json.loads((ROOT / "web" / "package.json").read_text("utf-8"))["dependencies"])


def _fonts_without_licence(files: Files, texts: Mapping[str, str]) -> Iterator[str]:
    """Yield the fonts whose package has no font licence.

    A file's name starts with that of its package. It may also start with that of another:
    im-fell-english-sc and im-fell-english.
    """
    packages = sorted({*texts, *_used()}, key=len, reverse=True)
    fonts = sorted(found[1] for found in map(FONT.fullmatch, files) if found)
    if not fonts:
        yield "no font was found"
    for font in fonts:
        owners = (name for name in packages if font.startswith(f"{name.rpartition('/')[2]}-"))
        if FONT_LICENCE not in texts.get(next(owners, ""), ""):
            yield f"no licence for the font {font}"


if __name__ == "__main__":
    sys.exit(main())
