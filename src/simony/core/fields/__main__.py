"""``python -m simony.core.fields PACKAGE …`` writes the classes that have the declared fields."""

from __future__ import annotations

import argparse
import sys

from simony.core.fields.generator import generated_file, is_stale, write_placeholder


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m simony.core.fields",
        description="write rules/generated_fields.py of games from their rules/fields.py",
    )
    parser.add_argument("packages", nargs="+", metavar="PACKAGE", help="Python package of a game")
    parser.add_argument(
        "--check", action="store_true", help="write nothing, fail if a file is out of step"
    )
    arguments = parser.parse_args()
    for package in arguments.packages:
        write_placeholder(package)
    stale = [package for package in arguments.packages if is_stale(package)]
    for package in stale:
        path, text = generated_file(package)
        if not arguments.check:
            path.write_text(text, "utf-8")
        sys.stdout.write(f"{path}: {'out of step' if arguments.check else 'written'}\n")
    return int(arguments.check and bool(stale))


if __name__ == "__main__":
    sys.exit(main())
