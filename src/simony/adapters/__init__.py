"""Environments for learners: the games for PettingZoo, OpenSpiel and Gymnasium.

Each library is an extra (``pip install simony[pettingzoo]``), and each module imports only its own.
Observations are made from views alone, so that a learner knows no more than a player.
"""

from simony.i18n.sentences import add_text_package

add_text_package("simony.adapters")
