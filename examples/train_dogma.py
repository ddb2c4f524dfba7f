"""Trains a small network to play Dogma in ten minutes, with NumPy alone: proximal policy
optimisation against random players.

    pip install "simony[gymnasium]"
    python examples/train_dogma.py --minutes 10

It prints its win rate against random players as it learns. The network has two heads: the policy
and the value.
"""

import argparse
import os
import time

# With matrices this small, threads spend more time waiting than working.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np

from simony.adapters.vector import SimonyVectorEnv
from simony.lab.simulate.simulation import wilson

HIDDEN = 128
TABLES = 64  # games at once
STEPS = 64  # decisions per game between two updates
EPOCHS, BATCH = 3, 1024
RATE, CLIP, ENTROPY, LAMBDA = 1e-3, 0.2, 0.01, 0.95


class Network:
    def __init__(self, features, actions, chance):
        sizes = [(features, HIDDEN), (HIDDEN, HIDDEN), (HIDDEN, actions + 1)]
        self.weights = [
            chance.normal(0, np.sqrt(2 / rows), (rows, columns)).astype(np.float32)
            for rows, columns in sizes
        ]
        self.weights[-1] *= 0.01
        self.weights += [np.zeros(columns, np.float32) for _, columns in sizes]
        self.moments = [(np.zeros_like(each), np.zeros_like(each)) for each in self.weights]
        self.updates = 0

    def forward(self, seen):
        """Return the outputs of all layers, the last one's at the end."""
        one, two, three, bias_one, bias_two, bias_three = self.weights
        first = np.maximum(seen @ one + bias_one, 0)
        second = np.maximum(first @ two + bias_two, 0)
        return seen, first, second, second @ three + bias_three

    def chances(self, seen, masks):
        """Return the probability of each legal action, and the expected reward."""
        out = self.forward(seen)[-1]
        return softmax(out[:, :-1], masks), out[:, -1]

    def learn(self, layers, slope):
        """Take one step of Adam along the gradient of the output."""
        seen, first, second, _ = layers
        two, three = self.weights[1:3]
        below = (slope @ three.T) * (second > 0)
        lowest = (below @ two.T) * (first > 0)
        slopes = [
            seen.T @ lowest,
            first.T @ below,
            second.T @ slope,
            lowest.sum(0),
            below.sum(0),
            slope.sum(0),
        ]
        scale = min(1, 0.5 / np.sqrt(sum(float((each * each).sum()) for each in slopes)))
        self.updates += 1
        for weights, (mean, square), each in zip(self.weights, self.moments, slopes, strict=True):
            mean[:] += 0.1 * (each * scale - mean)
            square[:] += 0.001 * ((each * scale) ** 2 - square)
            step = np.sqrt(1 - 0.999**self.updates) / (1 - 0.9**self.updates)
            weights[:] -= RATE * step * mean / (np.sqrt(square) + 1e-8)


def softmax(logits, masks):
    logits = np.where(masks, logits, -1e9)
    chances = np.exp(logits - logits.max(1, keepdims=True))
    return chances / chances.sum(1, keepdims=True)


def draw(chances, chance):
    """Draw one action per row, with the probabilities of that row."""
    return (
        chances.cumsum(1) > chance.random((len(chances), 1)) * chances.sum(1, keepdims=True)
    ).argmax(1)


def gather(network, table, seen, chance):
    """Play `STEPS` steps of all games; return what was observed, done and gained in each."""
    rows = []
    for _ in range(STEPS):
        chances, values = network.chances(seen["observation"], seen["action_mask"])
        actions = draw(chances, chance)
        likely = chances[np.arange(len(actions)), actions]
        after, rewards, ended, _, _ = table.step(actions)
        rows.append(
            (
                seen["observation"],
                seen["action_mask"],
                actions,
                likely,
                values,
                rewards.astype(np.float32),
                ended,
            )
        )
        seen = after
    columns = [np.stack(column) for column in zip(*rows, strict=True)]
    following = network.chances(seen["observation"], seen["action_mask"])[1]
    values, rewards, ended = columns[4:]
    gains = np.zeros_like(values)
    gain = np.zeros_like(following)
    for step in reversed(range(STEPS)):
        goes_on = ~ended[step]
        surprise = rewards[step] + following * goes_on - values[step]
        gain = surprise + LAMBDA * goes_on * gain
        gains[step], following = gain, values[step]
    return seen, [
        column.reshape(-1, *column.shape[2:]) for column in (*columns[:4], gains, gains + values)
    ]


def update(network, data, chance):
    size = len(data[2])
    for _ in range(EPOCHS):
        for batch in np.array_split(chance.permutation(size), max(1, size // BATCH)):
            seen, masks, actions, before, gains, targets = (column[batch] for column in data)
            layers = network.forward(seen)
            now = softmax(layers[-1][:, :-1], masks)
            every = np.arange(len(batch))
            ratio = now[every, actions] / before
            gains = (gains - gains.mean()) / (gains.std() + 1e-8)
            moves = np.where(
                gains > 0, ratio < 1 + CLIP, ratio > 1 - CLIP
            )  # what is far enough already is left alone
            slope = np.zeros_like(layers[-1])
            weight = (gains * ratio * moves)[:, None]
            slope[:, :-1] = now * weight
            slope[every, actions] -= weight[:, 0]
            logs = np.log(now + 1e-9)
            slope[:, :-1] += ENTROPY * now * (logs - (now * logs).sum(1, keepdims=True))
            slope[:, -1] = layers[-1][:, -1] - targets
            network.learn(layers, slope / len(batch))


def win_share(network, seats, bots, games, seed):
    """Return the win rate over at least `games` games, with a 95% interval. The seats rotate.

    Each environment plays the same number of games: taking the first games to end would favour
    short ones.
    """
    table = SimonyVectorEnv("dogma", TABLES, seats, seat=None, bots=bots)
    chance = np.random.default_rng(seed)
    seen, infos = table.reset(seed=seed)
    wins, left = 0.0, np.full(TABLES, -(-games // TABLES))
    played = left.sum()
    while left.any():
        seat = infos["seat"]
        seen, _, ended, _, infos = table.step(
            draw(network.chances(seen["observation"], seen["action_mask"])[0], chance)
        )
        for number in np.flatnonzero(ended & (left > 0)):
            places = infos["place"][number]
            wins += (places[seat[number]] == 1) / (places == 1).sum()
            left[number] -= 1
    return wins / played, wilson(wins, played)


def measured(network, arguments, bots):
    share, (low, high) = win_share(network, arguments.seats, bots, arguments.games, 10**6)
    return f"against {bots} players it wins {share:.1%} ({low:.1%} to {high:.1%})"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument(
        "--minutes", type=float, default=10.0, help="training time in minutes (default: 10)"
    )
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument(
        "--bots", default="random", help="opponents: random or priest (default: random)"
    )
    parser.add_argument(
        "--games", type=int, default=1000, help="number of games per measurement (default: 1000)"
    )
    parser.add_argument(
        "--updates", type=int, default=10**9, help="maximum number of updates (default: no limit)"
    )
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    table = SimonyVectorEnv("dogma", TABLES, arguments.seats, seat=None, bots=arguments.bots)
    chance = np.random.default_rng(arguments.seed)
    network = Network(table.game.feature_count, table.game.action_count, chance)
    seen, _ = table.reset(seed=arguments.seed)
    print(f"a fair share is {1 / arguments.seats:.1%}")
    spent, decisions, updates, next_look = 0.0, 0, 0, 0.0
    while True:
        done = spent >= arguments.minutes * 60 or updates >= arguments.updates
        if done or spent >= next_look:
            shares = [measured(network, arguments, bots) for bots in ("random", "priest")]
            print(f"{spent:6.0f} s {decisions:10,} decisions", *shares, sep=", ")
            next_look += max(60.0, arguments.minutes * 6)
        if done:
            break
        begin = time.perf_counter()
        seen, data = gather(network, table, seen, chance)
        update(network, data, chance)
        spent, decisions, updates = (
            spent + time.perf_counter() - begin,
            decisions + len(data[2]),
            updates + 1,
        )


if __name__ == "__main__":
    main()
