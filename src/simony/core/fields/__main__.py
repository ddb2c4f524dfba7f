"""``python -m simony.core.fields PACKAGE …`` writes the classes that have the declared fields."""

from __future__ import annotations

import argparse
import sys

from simony.core.fields.generator import generated_files, stale_files, write_placeholders


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m simony.core.fields",
        description="write state_fields.py and view_fields.py of games from their fields.py",
    )
    parser.add_argument("packages", nargs="+", metavar="PACKAGE", help="Python package of a game")
    parser.add_argument(
        "--check", action="store_true", help="write nothing, fail if a file is out of step"
    )
    arguments = parser.parse_args()
    for package in arguments.packages:
        write_placeholders(package)
    stale = {path for package in arguments.packages for path in stale_files(package)}
    for package in arguments.packages:
        for path, text in generated_files(package).items():
            if path in stale:
                sys.stdout.write(f"{path}: {'out of step' if arguments.check else 'written'}\n")
                if not arguments.check:
                    path.write_text(text, "utf-8")
    return int(arguments.check and bool(stale))


if __name__ == "__main__":
    sys.exit(main())
