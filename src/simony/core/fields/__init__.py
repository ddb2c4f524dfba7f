"""The fields of a game's states and views, declared once.

A game declares them in its ``rules/fields.py``. From that `generator` writes the classes
``StateFields`` and ``ViewFields``, and `Fields` makes, reads and checks records.
"""

from simony.core.fields.declaration import ANY_LENGTH, Field, number, numbers, reference, row, seat
from simony.core.fields.fields import Fields

__all__ = ["ANY_LENGTH", "Field", "Fields", "number", "numbers", "reference", "row", "seat"]
