"""The files in deploy/: unprivileged, limited, and starting the server with options that it has."""

from __future__ import annotations

import argparse
import json
import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

from docs.documents import ROOT
from simony.cli.server import serve

UNIT = (ROOT / "deploy" / "simony.service").read_text("utf-8")
CONTAINER = (ROOT / "deploy" / "Containerfile").read_text("utf-8")

pytestmark = pytest.mark.once


def setting(name: str) -> str:
    found = re.findall(rf"(?m)^{name}=(.*)$", UNIT)
    assert len(found) == 1, name
    return str(found[0])


def options(words: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(exit_on_error=False)
    serve.add_arguments(parser)
    assert words[:2] == ["/opt/simony/bin/simony", "serve"]
    return parser.parse_args(words[2:])


def test_the_unit_starts_the_server_for_a_proxy() -> None:
    arguments = options(shlex.split(setting("ExecStart")))
    assert arguments.public_url == "https://table.example"
    assert str(arguments.data) == f"/var/lib/{setting('StateDirectory')}/table.db"
    assert arguments.bots == 4


@pytest.mark.parametrize(
    "name",
    [
        "DynamicUser",
        "NoNewPrivileges",
        "PrivateTmp",
        "PrivateDevices",
        "ProtectHome",
        "RestrictSUIDSGID",
    ],
)
def test_the_unit_is_unprivileged(name: str) -> None:
    assert setting(name) == "yes"
    assert not setting("CapabilityBoundingSet")


def test_the_unit_has_limits() -> None:
    assert [setting(name) for name in ("MemoryHigh", "MemoryMax", "LimitNOFILE", "TasksMax")] == [
        "768M",
        "1G",
        "8192",
        "128",
    ]


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="no systemd here")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / "simony.service"
    unit.write_text(UNIT.replace("/opt/simony/bin/simony", "/bin/true"), "utf-8")
    checked = subprocess.run(
        ["systemd-analyze", "verify", str(unit)],  # noqa: S607  # where PATH has it
        check=False,
        capture_output=True,
        text=True,
    )
    ours = [line for line in checked.stderr.splitlines() if "simony.service" in line]
    assert not ours


def test_the_container_starts_the_server_unprivileged() -> None:
    [entry] = re.findall(r"(?m)^ENTRYPOINT (.*)$", CONTAINER)
    arguments = options([*json.loads(entry), "--public-url", "https://table.example"])
    assert (arguments.port, str(arguments.data)) == (8080, "/data/table.db")
    last = CONTAINER.rpartition("\nFROM ")[2]
    assert re.findall(r"(?m)^USER (.*)$", last) == ["10001:10001"]
    assert "http://127.0.0.1:8080/api/health" in last


def test_the_files_of_the_container_build_exist() -> None:
    copied = [
        word
        for line in re.findall(r"(?m)^COPY (?!--from)(.*)$", CONTAINER)
        for word in line.split()[:-1]
    ]
    assert "src" in copied
    assert [path for path in copied if not (ROOT / path).exists()] == []
    ignored = (ROOT / ".dockerignore").read_text("utf-8").split()
    assert not set(copied) & set(ignored)


def test_the_document_leads_to_both_and_installs_by_hash() -> None:
    text = (ROOT / "docs" / "serving.md").read_text("utf-8")
    assert "](../deploy/simony.service)" in text
    assert "](../deploy/Containerfile)" in text
    assert "pip install --require-hashes -r requirements/run.txt" in text
    assert {"graft deploy", "graft requirements"} <= set(
        (ROOT / "MANIFEST.in").read_text("utf-8").splitlines()
    )
