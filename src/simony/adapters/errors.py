"""Errors of the adapters."""

from simony.core.errors import SimonyError


class MissingLibrary(SimonyError, ImportError):
    """The library of an adapter is not installed."""

    def __init__(self, library: str, extra: str) -> None:
        super().__init__("adapters-missing", library=library, extra=extra)
