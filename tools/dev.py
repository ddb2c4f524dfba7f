"""Run the server and the browser client's development server together.

Vite serves the client and reloads what changes; it passes `/api` on to the server. Both end with
this process. Data is kept in `.cache/dev.db`.
"""

from __future__ import annotations

import argparse
import os
import signal
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path

ROOT = Path(__file__).parents[1]
DATA = ROOT / ".cache" / "dev.db"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, default=5173, help="port of the page (default: 5173)")
    parser.add_argument("--api", type=int, default=8081, help="port of the server (default: 8081)")
    args = parser.parse_args()
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # ends as Ctrl-C does
    DATA.parent.mkdir(exist_ok=True)
    page = f"http://127.0.0.1:{args.port}"
    server = [sys.executable, "-m", "simony.cli", "serve", "--port", str(args.api)]
    server += ["--data", str(DATA), "--public-url", page]
    client = ["npx", "--no-install", "vite", "--host", "127.0.0.1", "--port", str(args.port)]
    client += ["--strictPort"]
    with ExitStack() as running:
        table = running.enter_context(_process(server, ROOT))
        web = running.enter_context(_process(client, ROOT / "web", SIMONY=str(args.api)))
        try:
            print(f"\nOpen {page}/. Ctrl-C stops both.\n", flush=True)  # noqa: T201  # a tool
            return web.wait()
        except KeyboardInterrupt:
            return 0
        finally:
            web.terminate()
            table.terminate()


def _process(command: list[str], folder: Path, **variables: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen(command, cwd=folder, env=os.environ | variables)  # noqa: S603  # ours


if __name__ == "__main__":
    sys.exit(main())
