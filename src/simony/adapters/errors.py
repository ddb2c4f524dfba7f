"""Errors of the adapters."""

from simony.core.errors import SimonyError


class MissingLibrary(SimonyError, ImportError):
    """The library of an adapter is not installed.

    >>> from simony.adapters.errors import MissingLibrary
    >>> raise MissingLibrary("Gymnasium", "gymnasium")
    Traceback (most recent call last):
        ...
    simony.adapters.errors.MissingLibrary: Gymnasium is not installed here. hint: pip install ...
    """

    def __init__(self, library: str, extra: str) -> None:
        super().__init__("adapters-missing", library=library, extra=extra)
