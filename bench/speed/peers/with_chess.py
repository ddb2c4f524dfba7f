"""python-chess: random games by its rules, as its documentation has them played."""

from __future__ import annotations

import random

import chess
from serving import rate, serve

CHOOSER = random.Random(1)


def game() -> int:
    board = chess.Board()
    while not board.is_game_over():
        board.push(CHOOSER.choice(list(board.legal_moves)))
    return len(board.move_stack)


if __name__ == "__main__":
    serve(["chess"], {"rules: chess": rate(game)})
