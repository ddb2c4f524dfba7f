"""Optional dependencies."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from simony.core.errors import SimonyError


class NotInstalled(SimonyError):
    """An extra that is not installed."""


def import_extra(module: str, name: str) -> ModuleType:
    """Import a module of the extra `name`; raise `NotInstalled` with the command to install it."""
    try:
        return import_module(module)
    except ImportError as error:
        raise NotInstalled(
            "error-extra", module=module.partition(".")[0], command=f"pip install 'simony[{name}]'"
        ) from error
