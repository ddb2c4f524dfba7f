"""``python -m simony.cli`` is ``simony``."""

import sys

from simony.cli import main

if __name__ == "__main__":  # worker processes import this file too
    sys.exit(main())
