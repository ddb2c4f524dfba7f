"""The benchmarks as modules, for tests of what they are made of."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parents[2]


def bench(name: str) -> ModuleType:
    """bench/NAME.py, with its neighbours at hand, as when it is run."""
    folder = ROOT / "bench"
    spec = importlib.util.spec_from_file_location(name, folder / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module  # dataclasses look there
    sys.path.insert(0, str(folder))
    try:
        spec.loader.exec_module(module)
    finally:
        sys.path.remove(str(folder))
    return module


def made_in(document: str, maker: str) -> str:
    """What a benchmark has written into a document."""
    first, last = bench("marked").marks(maker)
    _, begin, rest = (ROOT / document).read_text("utf-8").partition(first)
    made, end, _ = rest.partition(last)
    assert begin
    assert end
    return made
