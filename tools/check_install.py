"""Installs the source distribution as a user would, and tries what was installed:
``python tools/check_install.py SDIST --reference SIMONY CASE …``.

A case is ``PYTHON-BUILD-WAY``, as ``3.12-pure-sdist``:

- BUILD is ``compiled``, or ``pure``: installed without a C compiler.
- WAY is ``sdist`` (pip install FILE), ``folder`` (pip install .) or ``editable`` (pip install
  -e .).

Every case has a new virtual environment, and pip builds in isolation: with the packages that
pyproject.toml names and no others. The installed program must play the same games as `--reference`,
the command of another build. A Python that this machine does not have is named at the end.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tarfile
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

GOLDEN = Path(__file__).parents[1] / "tests" / "golden" / "games"
GAMES = 30
"""Games played for each digest."""
NO_COMPILER = "no-such-compiler"
MARK = "# Compiled with mypyc."
"""The mark that setup.py looks for."""
PAGE = '<div id="app">'
"""What the page of the browser client contains, and the page that stands in for it does not."""
READS_MODULES = """
import importlib, json, pathlib, sys, simony
root = pathlib.Path(simony.__file__).parent
lines = lambda path: path.read_text("utf-8").splitlines()
marked = [path for path in root.rglob("*.py") if sys.argv[1] in lines(path)]
names = [".".join(["simony", *path.relative_to(root).with_suffix("").parts]) for path in marked]
files = [importlib.import_module(name).__file__ for name in names]
print(json.dumps([file.endswith(".py") for file in files]))
"""
"""Prints for each module that is compiled whether it was imported from its source."""


class Failed(Exception):
    """What is wrong with an installed program."""


@dataclass(frozen=True)
class Case:
    """One way to install it."""

    python: str
    build: str
    way: str

    def __str__(self) -> str:
        return f"{self.python}-{self.build}-{self.way}"


def main() -> int:
    parser = argparse.ArgumentParser(description=str(__doc__).partition("\n\n")[0])
    parser.add_argument("sdist", type=Path)
    parser.add_argument("--reference", type=Path, required=True, metavar="SIMONY")
    parser.add_argument("cases", nargs="+", type=case, metavar="CASE")
    arguments = parser.parse_args()
    digests = play(arguments.reference.resolve())
    failures = 0
    missing: set[str] = set()
    for each in arguments.cases:
        python = find_python(each.python)
        if python is None:
            missing.add(each.python)
            continue
        began = time.monotonic()
        try:
            with tempfile.TemporaryDirectory() as folder:
                check(each, python, arguments.sdist.resolve(), Path(folder), digests)
        except Failed as error:
            failures += 1
            say(f"{each}: FAILED: {error}")
        else:
            say(f"{each}: installed and plays the same games ({time.monotonic() - began:.0f} s)")
    for version in sorted(missing):
        say(f"Python {version} is not on this machine: nothing was tried with it")
    return 1 if failures else 0


def case(text: str) -> Case:
    found = re.fullmatch(r"(3\.\d+)-(compiled|pure)-(sdist|folder|editable)", text)
    if found is None:
        raise argparse.ArgumentTypeError(f"expected PYTHON-BUILD-WAY, as 3.12-pure-sdist: {text}")
    return Case(*found.groups())


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def find_python(version: str) -> Path | None:
    """Return an interpreter of that version: one on the path, or one that pyenv installed."""
    on_path = shutil.which(f"python{version}")
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"), "versions")
    found = sorted(pyenv.glob(f"{version}.*/bin/python{version}"))
    for candidate in [*([Path(on_path)] if on_path else []), *reversed(found)]:
        # A command of pyenv on the path may only say that its version is not switched on.
        ask = [str(candidate), "-c", "import ensurepip, sys, venv; print(sys.executable)"]
        run = subprocess.run(ask, capture_output=True, text=True, check=False)  # noqa: S603  # our own
        if run.returncode == 0:
            return Path(run.stdout.strip())
    return None


# --- one case -------------------------------------------------------------------------------------


def check(each: Case, python: Path, sdist: Path, folder: Path, digests: dict[str, str]) -> None:
    """Raise `Failed` unless the source distribution installs and the program works."""
    environment = folder / "venv"
    run([python, "-m", "venv", environment])
    source = unpack(sdist, folder / "source")
    install(each, environment, sdist, source)
    command = environment / "bin" / "simony"
    run([environment / "bin" / "pip", "check"])
    check_build(each, environment, command)
    if each.way == "editable":
        check_editable(environment, source)
    if play(command) != digests:
        raise Failed("it plays other games than the reference")
    for log in sorted(GOLDEN.glob("*.log"))[::6]:
        run([command, "verify", log])
    check_server(command, folder)


def unpack(sdist: Path, folder: Path) -> Path:
    with tarfile.open(sdist) as archive:
        archive.extractall(folder, filter="data")
    [source] = folder.iterdir()
    return source


def install(each: Case, environment: Path, sdist: Path, source: Path) -> None:
    ways: dict[str, list[object]] = {
        "sdist": [sdist],
        "folder": [source],
        "editable": ["--editable", source],
    }
    compiler = {"CC": NO_COMPILER} if each.build == "pure" else {}
    run(
        [environment / "bin" / "pip", "install", "--quiet", "--no-input", *ways[each.way]],
        **compiler,
    )


def check_build(each: Case, environment: Path, command: Path) -> None:
    version = run([command, "--version"])
    words = "compiled" if each.build == "compiled" else "pure Python"
    if f"({words})" not in version:
        raise Failed(f"simony --version says {version.strip()}")
    interpreted = json.loads(run([environment / "bin" / "python", "-c", READS_MODULES, MARK]))
    if set(interpreted) != {each.build == "pure"}:
        raise Failed("some modules are compiled and some are not, or none is marked")


def check_editable(environment: Path, source: Path) -> None:
    """Check that an edit of an interpreted module is seen, and that src has no compiled ones."""
    module = source / "src" / "simony" / "__init__.py"
    module.write_text(f"{module.read_text('utf-8')}\nedited = 17\n", "utf-8")
    seen = run([environment / "bin" / "python", "-c", "import simony; print(simony.edited)"])
    if seen.strip() != "17":
        raise Failed("an edit of the sources is not seen")
    if list((source / "src").rglob("*.so")):
        raise Failed("compiled modules were written among the sources")


def play(command: Path) -> dict[str, str]:
    """Return the digests of some games of every game, by heuristics and at random."""
    listed = run([command, "games"])
    games = re.findall(r"^([a-z_]+)  ", listed, re.MULTILINE)
    found: dict[str, str] = {}
    for game in games:
        for bots in ("priest", "random"):
            ask = ["simulate", game, "--games", GAMES, "--bots", bots, "--seed", "install"]
            found[f"{game} {bots}"] = json.loads(run([command, *ask, "--json"]))["digest"]
    if len(found) < 8:
        raise Failed(f"games that were found: {games}")
    return found


def check_server(command: Path, folder: Path) -> None:
    """Start the server, read its page and its health, and stop it."""
    with serving(command, folder) as url:
        if PAGE not in read(url):
            raise Failed("the server has no browser client")
        json.loads(read(f"{url}api/health"))


@contextlib.contextmanager
def serving(command: Path, folder: Path) -> Iterator[str]:
    ask = [command, "serve", "--port", "0", "--data", folder / "table.db"]
    process = subprocess.Popen(  # noqa: S603  # our own
        [str(word) for word in ask],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        cwd=folder,
        env=clean_environment(),
    )
    assert process.stdout is not None
    printed = ""
    try:
        for line in process.stdout:
            printed += line
            found = re.search(r"http://127\.0\.0\.1:\d+/", line)
            if found is not None:
                yield found[0]
                break
        else:
            raise Failed(f"the server did not start: {printed}")
    finally:
        process.send_signal(signal.SIGTERM)
        rest, _ = process.communicate(timeout=60)
    if process.returncode != 0 or "Traceback" in printed + rest:
        raise Failed(f"the server ended with {process.returncode}: {printed}{rest}")


def read(url: str) -> str:
    with urllib.request.urlopen(url, timeout=60) as answer:  # noqa: S310  # an address we printed
        content: bytes = answer.read()
    return content.decode()


def run(command: list[object], **environment: str) -> str:
    """Return what a command prints; raise `Failed` with its output if it fails."""
    done = subprocess.run(  # noqa: S603  # our own
        [str(word) for word in command],
        capture_output=True,
        text=True,
        check=False,
        cwd=tempfile.gettempdir(),
        env=clean_environment() | environment,
    )
    if done.returncode != 0:
        raise Failed(f"{' '.join(map(str, command))}\n{done.stdout[-3000:]}{done.stderr[-6000:]}")
    return done.stdout


def clean_environment() -> dict[str, str]:
    """Return the environment without what could let a build or a program find this checkout."""
    return {
        key: value
        for key, value in os.environ.items()
        if not key.startswith(("PYTHON", "MYPY", "SIMONY", "VIRTUAL_ENV", "MAKE"))
    }


if __name__ == "__main__":
    sys.exit(main())
