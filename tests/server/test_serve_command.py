"""``simony serve``: its arguments, what it prints, and how it ends."""

from __future__ import annotations

import os
import re
import signal
import socket
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from cli.shell import simony
from server.server_process import SHORT, ServerProcess, play_out, run, serving, wait_for
from simony.cli import main
from simony.server import serve
from simony.server.app import Config
from simony.server.network import lan
from simony.server.security.rate_limits import LimitFigures
from simony.server.serve import CannotListen, listen


class Fake:
    """Replaces the server and records its configuration and where it would listen.

    Only a port of this machine is opened.
    """

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys
        self.places: list[tuple[str, int]] = []
        self.configs: list[Config] = []
        self.taken: set[int] = set()
        monkeypatch.setattr(serve, "listen", self._listen)
        monkeypatch.setattr(serve, "run_server", self._serve)

    def _listen(self, host: str, port: int) -> socket.socket:
        self.places.append((host, port))
        if port in self.taken:
            raise CannotListen("table-cannot-listen", host=host, port=str(port), why="taken")
        return listen("127.0.0.1", 0)

    def _serve(self, config: Config, listening: socket.socket, ready: Callable[[], None]) -> None:
        self.configs.append(config)
        self.port = listening.getsockname()[1]
        ready()

    def run(self, *arguments: str) -> tuple[int, str, str]:
        code = main(["serve", "--lang", "en", *arguments])
        shown = self._capsys.readouterr()
        return code, shown.out, shown.err

    @property
    def config(self) -> Config:
        return self.configs[-1]


@pytest.fixture
def fake(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> Fake:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    return Fake(monkeypatch, capsys)


# --- arguments ------------------------------------------------------------------------------------


def test_by_default_only_this_machine_reaches_it(fake: Fake, tmp_path: Path) -> None:
    code, out, err = fake.run()
    assert (code, err) == (0, "")
    assert fake.places == [("127.0.0.1", 8080)]
    assert out.splitlines()[0].endswith(f" http://127.0.0.1:{fake.port}/")
    assert fake.config == Config(data=tmp_path / "share" / "simony" / "table.db")
    assert fake.config.limits == LimitFigures()


@pytest.mark.parametrize("more", [[], ["--lan"]])
def test_where_the_usual_port_is_taken_any_other_does(fake: Fake, more: list[str]) -> None:
    fake.taken = {8080}
    code, out, _ = fake.run(*more)
    assert code == 0
    assert [port for _, port in fake.places] == [8080, 0]
    assert f":{fake.port}/" in out


@pytest.mark.parametrize("more", [["--port", "8080"], ["--public-url", "https://table.example"]])
def test_a_port_that_somebody_relies_on_is_not_exchanged_for_another(
    fake: Fake, more: list[str]
) -> None:
    fake.taken = {8080}
    code, out, err = fake.run(*more)
    assert (code, out, fake.configs) == (2, "", [])
    assert "port 8080" in err


def test_chance_at_a_table_has_no_seed_that_anybody_could_know(fake: Fake) -> None:
    code, out, err = fake.run("--seed", "1")
    assert (code, out, fake.configs) == (2, "", [])
    assert "--seed" in err


def test_every_argument_arrives(fake: Fake, tmp_path: Path) -> None:
    arguments = [
        "--host",
        "::1",
        "--port",
        "0",
        "--data",
        "my.db",
        "--name",
        "den.local",
        "--name",
        "den",
        "--bots",
        "3",
    ]
    code, out, _ = fake.run(
        *arguments,
        "--allow-private-webhooks",
        "--open-metrics",
        "--no-limits",
        "--public-url",
        "https://table.example",
    )
    assert code == 0
    assert fake.places == [("::1", 0)]
    config = fake.config
    assert (config.data, config.hosts, config.bot_workers) == (
        Path("my.db"),
        ("den.local", "den"),
        3,
    )
    assert (config.allow_private_webhooks, config.open_metrics, config.public_url) == (
        True,
        True,
        "https://table.example",
    )
    assert config.limits == LimitFigures.none()
    assert "https://table.example" in out.splitlines()[0]
    assert not (tmp_path / "share").exists()


def test_an_address_of_the_sixth_version_is_written_in_brackets(fake: Fake) -> None:
    _, out, _ = fake.run("--host", "::1")
    assert f"http://[::1]:{fake.port}/" in out


def test_in_japanese(fake: Fake) -> None:
    code, out, _ = fake.run("--lang", "ja")
    assert code == 0
    first, second = out.splitlines()
    assert first == f"テーブルを開きました:http://127.0.0.1:{fake.port}/"
    assert "Ctrl-C" in second


@pytest.mark.parametrize(
    "arguments",
    [
        *(["--port", port] for port in ("x", "-1", "65536", "8080.5", "")),
        *(["--bots", bots] for bots in ("0", "65", "many")),
        ["--data", ""],
        ["--colour"],
        ["somewhere"],
    ],
)
def test_arguments_that_make_no_sense(fake: Fake, arguments: list[str]) -> None:
    code, out, err = fake.run(*arguments)
    assert (code, out) == (2, "")
    assert err.startswith("error: ")
    assert re.search("^hint: see simony (serve )?--help$", err, re.MULTILINE)
    assert not fake.configs


@pytest.mark.parametrize(
    "url",
    [
        "table.example",
        "ftp://table.example",
        "https://table.example/path",
        "https://",
        "https://a b",
        "//x",
        "https://x:0",
    ],
)
@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_public_address_that_is_none(fake: Fake, url: str, language: str) -> None:
    code, out, err = fake.run("--public-url", url, "--lang", language)
    assert (code, out) == (2, "")
    assert url in err
    assert "Traceback" not in err
    assert not fake.configs
    assert not fake.places


def test_help_names_every_argument(fake: Fake) -> None:
    code, out, _ = fake.run("--help")
    assert code == 0
    assert {"--host", "--port", "--data", "--lan", "--public-url", "--name", "--bots"} <= set(
        re.findall(r"--[a-z-]+", out)
    )


# --- the same room --------------------------------------------------------------------------------


def test_the_local_network_gets_a_code_and_addresses(
    fake: Fake, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lan, "addresses", lambda: ["192.168.1.7", "10.0.0.2"])
    code, out, _ = fake.run("--lan")
    assert code == 0
    assert fake.places == [("0.0.0.0", 8080)]  # noqa: S104  # it is what --lan is for; nothing listens there now
    assert fake.config.limits == LimitFigures.lan()
    first = f"http://192.168.1.7:{fake.port}/"
    assert lan.qr_terminal(first) in out
    assert [line for line in out.splitlines() if "In this network" in line] == [
        f"In this network: {first}",
        f"In this network: http://10.0.0.2:{fake.port}/",
    ]
    assert out.splitlines()[0].endswith(f"http://127.0.0.1:{fake.port}/")


@pytest.mark.parametrize(
    ("language", "word"), [("en", "No local network"), ("ja", "ローカルネットワーク")]
)
def test_without_a_network_it_says_so(
    fake: Fake, monkeypatch: pytest.MonkeyPatch, language: str, word: str
) -> None:
    monkeypatch.setattr(lan, "addresses", list)
    code, out, _ = fake.run("--lan", "--lang", language)
    assert code == 0
    assert word in out
    assert "█" not in out


def test_the_local_network_and_one_address_contradict_each_other(fake: Fake) -> None:
    code, out, err = fake.run("--lan", "--host", "127.0.0.1")
    assert (code, out) == (2, "")
    assert "--host" in err
    assert not fake.places


# --- the real thing -------------------------------------------------------------------------------


def test_it_makes_its_data_file_where_nobody_else_looks(tmp_path: Path) -> None:
    data = tmp_path / "share" / "simony" / "table.db"
    with serving(
        tmp_path / "unused.db", XDG_DATA_HOME=str(tmp_path / "share"), default_data=True
    ) as server:
        assert data.exists()
        assert server.ask("GET", "/api/health").json()["status"] == "ok"
    if os.name == "posix":
        assert data.stat().st_mode & 0o077 == 0
        assert data.parent.stat().st_mode & 0o077 == 0


def test_ctrl_c_closes_it(tmp_path: Path) -> None:
    """As a terminal does, which signals the server's workers as well."""
    with serving(tmp_path / "table.db") as server:
        workers = server.children()
        for pid in (server.pid, *workers):
            os.kill(pid, signal.SIGINT)
        wait_for(lambda: not server.is_running)
        assert server.exit_code == 0
        assert server.error_output == ""
        assert not any(Path(f"/proc/{worker}").exists() for worker in workers)


def test_it_can_be_told_to_stop_before_it_has_begun(tmp_path: Path) -> None:
    """Whenever the signal comes, the server ends and leaves a file that opens."""
    for delay in (0.2, 0.6):
        server = ServerProcess(tmp_path / "table.db")
        try:
            time.sleep(delay)
            server.stop()
            assert "Traceback" not in server.error_output
        finally:
            server.kill()
    with serving(tmp_path / "table.db") as server:
        assert server.ask("GET", "/api/health").status_code == 200


def test_a_data_file_that_is_none_is_refused(tmp_path: Path) -> None:
    (tmp_path / "table.db").write_bytes(b"not a database at all" * 500)
    outcome = simony(tmp_path, "serve", "--port", "0", "--data", "table.db", "--lang", "en")
    assert (outcome.code, outcome.out) == (1, "")
    assert "table.db" in outcome.err
    assert "Traceback" not in outcome.err
    assert (tmp_path / "table.db").read_bytes().startswith(b"not a database")


def test_a_folder_is_no_data_file(tmp_path: Path) -> None:
    outcome = simony(tmp_path, "serve", "--port", "0", "--data", str(tmp_path), "--lang", "en")
    assert (outcome.code, outcome.out) == (2, "")
    assert str(tmp_path) in outcome.err
    assert "Traceback" not in outcome.err


@pytest.mark.parametrize("host", ["192.0.2.1", "no..name", "x" * 64])
def test_an_address_that_is_not_ours_is_named(host: str) -> None:
    """One is reserved for documents, and two are not names, so nobody is asked about them."""
    with pytest.raises(CannotListen) as refused:
        listen(host, 0)
    assert refused.value.text.args["host"] == host
    assert refused.value.text.args["why"]


# --- programs -------------------------------------------------------------------------------------


def test_programs_are_named_with_their_commands(fake: Fake) -> None:
    code, _, _ = fake.run("--bot", f"mine={sys.executable} 'my bot.py'", "--bot", "other = true")
    assert code == 0
    assert fake.config.programs.commands == {
        "mine": (sys.executable, "my bot.py"),
        "other": ("true",),
    }


@pytest.mark.parametrize(
    ("argument", "expected"),
    [
        ("mine", "expected NAME=COMMAND"),
        (
            "mine=/nowhere/at/all",
            "The program mine cannot be started: there is no command “/nowhere/at/all”",
        ),
        ("bishop=true", "a bot bishop already"),
        ("My Bot=true", "cannot be called “My Bot”"),
    ],
)
def test_programs_that_cannot_be_are_refused_before_anything_is_opened(
    fake: Fake, argument: str, expected: str
) -> None:
    code, _, complaint = fake.run("--bot", argument)
    assert code == 2
    assert expected in complaint
    assert fake.places == []


def test_the_example_bot_sits_at_a_real_table_and_leaves_with_the_server(tmp_path: Path) -> None:
    example = Path(__file__).parents[2] / "examples" / "bot.py"
    with serving(tmp_path / "table.db", "--bot", f"mine={sys.executable} {example}") as server:
        assert server.ask("GET", "/api/games").json()["levels"][-1] == "mine"

        async def play() -> None:
            async with server.begun(
                "Anna", seats=3, bots=[None, "mine", "mine"], **SHORT["dogma"]
            ) as [line]:
                await play_out([line], Random(7))

        run(play())
        text = server.ask("GET", "/metrics").text
        assert "simony_bot_failures_total 0.0\n" in text
        assert "simony_bot_faults_total{" not in text
        children = server.children()
        server.stop()
    assert not [child for child in children if Path(f"/proc/{child}").exists()]
