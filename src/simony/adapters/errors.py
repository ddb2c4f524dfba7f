"""What can be wrong with how an environment is asked for."""

from simony.core.errors import SimonyError


class MissingLibrary(SimonyError, ImportError):
    """The library an adapter is for is not installed."""

    def __init__(self, library: str, extra: str) -> None:
        super().__init__("adapters-missing", library=library, extra=extra)
