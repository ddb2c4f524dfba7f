"""What is installed only for those who ask for it."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from simony.core.errors import SimonyError


class NotInstalled(SimonyError):
    """An extra of ours that is not there."""


def extra(module: str, name: str) -> ModuleType:
    """The module, which the extra `name` installs; `NotInstalled` says how."""
    try:
        return import_module(module)
    except ImportError as error:
        raise NotInstalled(
            "error-extra", module=module.partition(".")[0], command=f"pip install 'simony[{name}]'"
        ) from error
