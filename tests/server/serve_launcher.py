"""Run `simony serve` with connection figures that no option sets:

serve_launcher.py '{"head": 1.0}' serve --port 0
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import replace

from simony.cli.entry import main
from simony.cli.server import serve
from simony.server.app import Config

_usual = serve._config


def _config(arguments: argparse.Namespace) -> Config:
    config = _usual(arguments)
    return replace(config, connections=replace(config.connections, **json.loads(sys.argv[1])))


if __name__ == "__main__":
    serve._config = _config
    sys.exit(main(sys.argv[2:]))
