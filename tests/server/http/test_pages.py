"""The pages a browser opens, and the script that checks a log in it."""

from __future__ import annotations

import asyncio
import hashlib
import json
import re
import shutil
import subprocess
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette
from starlette.requests import Request

from server.harness import open_harness, play_out, run
from simony.core.errors import BadLog
from simony.core.log import Log, Promise
from simony.core.log.fair_rng import commitment
from simony.i18n.sentences import LANGUAGES, fluent_source
from simony.registry import open_game, read_log_text
from simony.server.http.pages import _files, _table_routes, page_routes, translate_page
from simony.server.protocol.problem import NotFound

GOLDEN = Path(__file__).parents[2] / "golden" / "games"
PAGES = Path(str(files("simony.server") / "pages"))
NODE = shutil.which("node")
needs_node = pytest.mark.skipif(NODE is None, reason="there is no node to run the page's script")


def get(folder: Path, *paths: str, **headers: str) -> list[httpx.Response]:
    found: list[httpx.Response] = []

    async def ask() -> None:
        async with open_harness(folder / "table.db") as harness:
            transport = httpx.ASGITransport(harness.server.asgi())
            async with httpx.AsyncClient(
                transport=transport, base_url="http://localhost", headers=headers
            ) as client:
                found.extend([await client.get(path) for path in paths])

    run(ask())
    return found


# --- words ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("page", ["index.html", "licences.html", "verify.html"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_of_a_page_is_a_sentence(page: str, language: str) -> None:
    template = (PAGES / page).read_text("utf-8")
    keys = re.findall(r"\{\{ *([^ }]+) *\}\}", template)
    assert keys
    known = set(re.findall(r"^([a-z0-9-]+) =", fluent_source(language), re.MULTILINE))
    assert set(keys) <= known
    text = translate_page(template, language)
    assert "{{" not in text
    assert not any(key in text for key in keys)
    assert f'<html lang="{language}">' in text


@pytest.mark.parametrize(
    ("accepted", "language"),
    [("en", "en"), ("ja", "ja"), ("fr, ja;q=0.8, en;q=0.5", "ja"), ("fr", "en")],
)
def test_a_page_speaks_the_readers_language(tmp_path: Path, accepted: str, language: str) -> None:
    [page] = get(tmp_path, "/verify", **{"accept-language": accepted})
    assert (page.status_code, page.headers["content-language"]) == (200, language)
    assert f'<html lang="{language}">' in page.text
    assert ("検証" in page.text or "確かめ" in page.text) == (language == "ja")


def test_the_language_may_be_asked_for(tmp_path: Path) -> None:
    [page] = get(tmp_path, "/verify?language=ja", **{"accept-language": "en"})
    assert page.headers["content-language"] == "ja"


def test_the_languages_are_listed_and_a_draft_has_its_own_texts_and_english(tmp_path: Path) -> None:
    listed, texts, missing, page = get(
        tmp_path,
        "/api/languages",
        "/api/texts/de",
        "/api/games/chess?language=de",
        "/verify?language=de",
    )
    languages = listed.json()["languages"]
    assert languages[0] == {"code": "en", "name": "English", "draft": False}
    assert {"code": "de", "name": "Deutsch", "draft": True} in languages
    assert "dogma-kind-murder = Mord\n" in texts.text
    assert "indulgence-card-hidden = a face-down card\n" in texts.text
    assert missing.json()["text"].startswith("Das Spiel „chess“ gibt es nicht.")
    assert '<html lang="de">' in page.text
    assert "War es fair?" in page.text


# --- licences -------------------------------------------------------------------------------------


def test_licences_are_texts_that_a_browser_may_keep(tmp_path: Path) -> None:
    page, text, missing, data = get(
        tmp_path,
        "/licences",
        "/licences/mypyc.txt",
        "/licences/nothing.txt",
        "/licences/..%2Fphrase_words.txt",
    )
    assert (page.status_code, page.headers["content-type"]) == (200, "text/html; charset=utf-8")
    assert (text.status_code, text.headers["content-type"]) == (200, "text/plain; charset=utf-8")
    assert text.headers["cache-control"] == "public, max-age=3600"
    assert text.headers["content-encoding"] == "gzip"
    assert "Jukka Lehtosalo and contributors" in text.text
    assert (missing.status_code, data.status_code) == (404, 404)


@pytest.mark.parametrize(("language", "word"), [("en", "Licences"), ("ja", "ライセンス")])
def test_an_installation_without_the_browser_client_has_a_plain_page(
    tmp_path: Path, language: str, word: str
) -> None:
    """It is not the page of the start, and leads to the licence of what there is."""
    others = [route for route in page_routes() if getattr(route, "path", "") == "/licences/{name}"]
    app = Starlette(routes=[*_table_routes(PAGES, tmp_path), *others])

    async def ask() -> list[httpx.Response]:
        async with httpx.AsyncClient(
            transport=httpx.ASGITransport(app), base_url="http://localhost"
        ) as client:
            first = await client.get("/", params={"language": language})
            page = await client.get("/licences", params={"language": language})
            [link] = re.findall(r'href="(/licences/[^"]*)"', page.text)
            return [first, page, await client.get(link)]

    first, page, text = asyncio.run(ask())
    assert 'href="/licences"' in first.text
    assert f"<h1>{word}</h1>" in page.text
    assert (text.status_code, "mypyc" in text.text) == (200, True)


# --- what pages need ------------------------------------------------------------------------------


def test_every_link_of_a_page_leads_somewhere(tmp_path: Path) -> None:
    pages = get(tmp_path, "/", "/verify")
    links = sorted(
        {
            link
            for page in pages
            for link in re.findall(r'(?:href|src)="(?!data:)([^"]*)"', page.text)
        }
    )
    assert {"/", "/pages/page.css", "/pages/verify.js"} <= set(links)
    for link, answer in zip(links, get(tmp_path, *links), strict=True):
        assert link.startswith("/")
        assert answer.status_code == 200, link


def test_nothing_is_written_into_a_page_that_the_policy_forbids(tmp_path: Path) -> None:
    """No script, style or handler in the page itself, and nothing from elsewhere."""
    pages = get(tmp_path, "/", "/t/aaaaaaaaaaaaaaaa", "/licences", "/verify")
    for page in pages:
        assert page.status_code == 200
        assert not re.search(
            r"<style|\bstyle=|\bon[a-z]+=|<script(?![^>]*\bsrc=)|<iframe|<object|<base", page.text
        )
        assert not re.search(r'(?:href|src)="(?:https?:)?//', page.text)
        assert "unsafe-" not in page.headers["content-security-policy"]


def test_only_what_lies_in_the_folder_is_given(tmp_path: Path) -> None:
    there = ["/pages/page.css", "/pages/verify.js"]
    templates = ["/pages/index.html", "/pages/verify.html"]
    elsewhere = [
        "/pages/",
        "/pages/%2e%2e",
        "/pages/%2e%2e/app.py",
        "/pages/..%2fapp.py",
        "/pages/x.js",
        "/assets/x",
    ]
    away = [*templates, *elsewhere]
    assert [answer.status_code for answer in get(tmp_path, *there, *away)] == [200] * len(there) + [
        404
    ] * len(away)


def test_a_file_that_is_gone_since_the_server_began_is_not_found(tmp_path: Path) -> None:
    (tmp_path / "gone.css").touch()
    serve = _files(tmp_path)
    (tmp_path / "gone.css").unlink()
    asked = Request(
        {
            "type": "http",
            "path": "/pages/gone.css",
            "path_params": {"name": "gone.css"},
            "headers": [],
            "server": ("localhost", 80),
        }
    )

    async def ask() -> None:
        with pytest.raises(NotFound):
            await serve(asked)

    run(ask())


def test_the_script_uses_the_words_that_the_page_has() -> None:
    """`words.tagsBad` in the script is `data-tags-bad` in the page."""
    script, page = (
        (PAGES / "verify.js").read_text("utf-8"),
        (PAGES / "verify.html").read_text("utf-8"),
    )
    used = {
        re.sub("([A-Z])", lambda found: f"-{found[1].lower()}", name)
        for name in re.findall(r"\bwords\.(\w+)", script)
    } - {
        "push",
        "for-each",
    }
    assert used == set(re.findall(r"data-([a-z-]+)=", page))
    assert set(re.findall(r'getElementById\("(\w+)"\)', script)) == set(
        re.findall(r'\bid="(\w+)"', page)
    )


# --- the script -----------------------------------------------------------------------------------


DRIVER = """
import { readFileSync } from "node:fs";
import { sha256, firstDamaged, promiseKept } from "./verify.mjs";
const told = JSON.parse(readFileSync(0, "utf8"));
const answers = {
  hashes: (told.hashes ?? []).map((hex) => sha256([...Buffer.from(hex, "hex")])),
  damaged: (told.logs ?? []).map(firstDamaged),
  kept: (told.logs ?? []).map(promiseKept),
};
process.stdout.write(JSON.stringify(answers));
"""


def in_node(folder: Path, **told: Sequence[str]) -> dict[str, list[Any]]:
    """Return what the page's own functions return."""
    assert NODE is not None
    (folder / "verify.mjs").write_text((PAGES / "verify.js").read_text("utf-8"), "utf-8")
    (folder / "driver.mjs").write_text(DRIVER, "utf-8")
    done = subprocess.run(
        [NODE, "driver.mjs"],
        cwd=folder,
        input=json.dumps(told).encode(),
        capture_output=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr.decode()
    answers: dict[str, list[Any]] = json.loads(done.stdout)
    return answers


@needs_node
def test_the_hash_is_sha_256(tmp_path: Path) -> None:
    rng = Random(256)
    lengths = [*range(140), 255, 256, 257, 511, 512, 513, 1000, 4095, 4096, 5000]
    data = [rng.randbytes(length) for length in lengths] + [
        b"\x00" * 64,
        b"\xff" * 56,
        "Größe 漢字".encode(),
    ]
    found = in_node(tmp_path, hashes=[each.hex() for each in data])["hashes"]
    assert found == [hashlib.sha256(each).hexdigest() for each in data]


def golden() -> list[str]:
    logs = [path.read_text("utf-8") for path in sorted(GOLDEN.glob("*.log"))]
    assert len(logs) >= 20
    return logs


@needs_node
def test_golden_games_are_whole_and_promise_nothing(tmp_path: Path) -> None:
    found = in_node(tmp_path, logs=golden())
    assert set(found["damaged"]) == {0}
    assert set(found["kept"]) == {None}


def damaged_log(log: str, rng: Random) -> tuple[str, int]:
    """Return a log with one line changed, lost, doubled or exchanged, and the first wrong line."""
    lines = log.splitlines()
    at = rng.randrange(1, len(lines) - 2)
    how = rng.randrange(5)
    if how == 0:
        place = rng.randrange(len(lines[at]))
        lines[at] = (
            lines[at][:place] + ("0" if lines[at][place] != "0" else "1") + lines[at][place + 1 :]
        )
    elif how == 1:
        del lines[at]
    elif how == 2:
        lines.insert(at, lines[at])
        at += 1
    elif how == 3:
        lines[at], lines[at + 1] = lines[at + 1], lines[at]
    else:
        lines[at] = lines[at].rpartition(" #")[0]
    return "\n".join([*lines, ""]), at + 1


@needs_node
def test_the_first_damaged_line_is_named_as_simony_names_it(tmp_path: Path) -> None:
    rng = Random(7)
    logs = [damaged_log(rng.choice(golden()), rng) for _ in range(150)]
    found = in_node(tmp_path, logs=[log for log, _ in logs])["damaged"]
    assert found == [line for _, line in logs]
    for log, line in logs[:20]:
        with pytest.raises(BadLog) as refused:
            read_log_text(log.encode())
        assert refused.value.text.args["line"] == line


@needs_node
def test_line_ends_of_other_systems_do_no_harm(tmp_path: Path) -> None:
    log = golden()[0]
    found = in_node(
        tmp_path, logs=[log.replace("\n", "\r\n"), log.rstrip("\n"), log + "\n", "", "hello"]
    )["damaged"]
    assert found[:2] == [0, 0]
    assert all(line > 0 for line in found[2:])


def fair_log(folder: Path) -> str:
    """Return the log of a game that was played to its end, with its secret."""
    logs: list[str] = []

    async def play() -> None:
        async with open_harness(folder / "fair.db") as harness:
            clients = await harness.begun("Anna", "Bø", "千恵", house_rules={"game": {"rounds": 1}})
            await play_out(clients)
            logs.append(clients[0].table.state.revealed_log().dump())

    run(play())
    return logs[0]


def with_another_secret(log: str) -> str:
    """Return the same game with a secret that is not the promised one. Every tag is right."""
    game = open_game("indulgence", 3, {}, {"game": {"rounds": 1}})
    read = read_log_text(log.encode())
    assert read.promise is not None
    again = Log(
        game, read.names, Promise(read.promise.commitment, read.promise.nonces, read.promise.pin)
    )
    for entry in read.entries:
        again.add(entry)
    again.secret = bytes(32).hex()
    return again.dump()


@needs_node
def test_a_promise_that_was_kept_and_one_that_was_not(tmp_path: Path) -> None:
    log = fair_log(tmp_path)
    secret = re.findall(r"^! secret ([0-9a-f]{64})", log, re.MULTILINE)[0]
    assert commitment(bytes.fromhex(secret)) in log
    untold = "\n".join(line for line in log.splitlines() if not line.startswith("! secret"))
    found = in_node(
        tmp_path, logs=[log, log.replace("\n", "\r\n"), with_another_secret(log), untold]
    )
    assert found["kept"] == [True, True, False, None]
    assert found["damaged"][:3] == [0, 0, 0]
