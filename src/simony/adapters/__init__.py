"""Simony's games as environments of the libraries that researchers use: PettingZoo, OpenSpiel and
Gymnasium.

Each library is an extra (``pip install simony[pettingzoo]``), and each module imports its own when
it is imported. Observations are made from views alone, so a learner can know no more than a player.
"""

from simony.i18n.sentences import add_text_package

add_text_package("simony.adapters")
