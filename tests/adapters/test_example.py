"""The example learner beats a random player after a few seconds of training."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

EXAMPLE = Path(__file__).parents[2] / "examples" / "train_dogma.py"


def test_it_wins_more_often_after_a_few_seconds() -> None:
    command = [sys.executable, str(EXAMPLE), "--updates", "25", "--games", "150"]
    said = subprocess.run(command, check=True, capture_output=True, text=True, timeout=300).stdout
    shares = [
        float(share) for share in re.findall(r"against random players it wins ([0-9.]+)%", said)
    ]
    assert len(shares) == 2
    assert shares[0] < 45
    assert shares[1] > 60
