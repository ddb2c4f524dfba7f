"""How tasks are batched for Ray; without Ray."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from simony.lab.simulate import ray_workers
from simony.lab.simulate.ray_workers import BATCH_SECONDS, MAX_AHEAD, MAX_GROWTH, next_size


class FakeRay:
    """Runs a batch when its result is asked for, and says that each task took `seconds`."""

    def __init__(self, seconds: float, cores: int = 2) -> None:
        self.sizes: list[int] = []
        self.ahead = 0
        self.most_ahead = 0
        self._seconds, self._cores = seconds, cores

    def put(self, thing: object) -> object:
        return thing

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": float(self._cores)}

    def remote(self, **_: object) -> Callable[[Callable[..., Any]], FakeRay]:
        return self._of

    def _of(self, function: Callable[..., Any]) -> Any:
        outer = self

        class Remote:
            def remote(self, job: Any, batch: list[int]) -> Callable[[], Any]:
                outer.sizes.append(len(batch))
                outer.ahead += 1
                outer.most_ahead = max(outer.most_ahead, outer.ahead)
                return lambda: (outer._seconds * len(batch), function(job, batch)[1])

        return Remote()

    def get(self, waiting: Callable[[], Any]) -> Any:
        self.ahead -= 1
        return waiting()


def run(ray: FakeRay, tasks: int) -> list[int]:
    return list(ray_workers._in_order(ray, lambda shared, task: shared * task, 3, range(tasks)))


@pytest.mark.parametrize("tasks", [0, 1, 7, 5000])
def test_every_task_runs_once_and_results_are_in_order(tasks: int) -> None:
    assert run(FakeRay(0.001), tasks) == [3 * task for task in range(tasks)]


def test_short_tasks_are_batched_and_few_batches_are_ahead() -> None:
    ray = FakeRay(0.001)
    run(ray, 5000)
    assert ray.sizes[0] == 1
    assert max(ray.sizes) == round(BATCH_SECONDS / 0.001)
    assert len(ray.sizes) < 100
    assert ray.most_ahead == MAX_AHEAD * 2


def test_long_tasks_are_not_batched() -> None:
    ray = FakeRay(1.0)
    run(ray, 50)
    assert set(ray.sizes) == {1}


@pytest.mark.parametrize(
    ("size", "tasks", "seconds", "expected"),
    [
        (1, 1, 0.0, MAX_GROWTH),  # a clock that has not moved
        (1, 1, 100.0, 1),
        (100, 100, BATCH_SECONDS, 100),
        (100, 100, 2 * BATCH_SECONDS, 50),
        (100, 3, 3 * BATCH_SECONDS / 100, 100),  # a short last batch is as good a measure
    ],
)
def test_the_next_size(size: int, tasks: int, seconds: float, expected: int) -> None:
    assert next_size(size, tasks, seconds) == expected
