"""Loads the scripts in `bench/` as modules, so that tests can call their functions."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parents[3]


def load_script(name: str) -> ModuleType:
    """Import `bench/NAME.py` with its folder on the path, as when it is run.

    `name` may contain a folder (`strength/levels`).
    """
    file = ROOT / "bench" / f"{name}.py"
    spec = importlib.util.spec_from_file_location(file.stem, file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[file.stem] = module  # dataclasses look there
    sys.path.insert(0, str(file.parent))
    try:
        spec.loader.exec_module(module)
    finally:
        sys.path.remove(str(file.parent))
    return module


def generated_part(document: str, maker: str) -> str:
    """Return the part of a document that a benchmark wrote."""
    first, last = load_script("generated_parts").markers(maker)
    _, begin, rest = (ROOT / document).read_text("utf-8").partition(first)
    made, end, _ = rest.partition(last)
    assert begin
    assert end
    return made
