"""Contests and training handed to a Dask cluster: the same answers as on one machine alone."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from distributed import LocalCluster

ROOT = Path(__file__).resolve().parent.parent
CONTEST = ["-m", "benchmarks.arena", "--a", "hard", "--b", "medium", "--deals", "6"]
TRAINING = ["scripts/train.py", "--seats", "2", "--generations", "2", "--rounds", "30"]

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def cluster() -> Iterator[LocalCluster]:
    """Two workers on this machine, which know our packages."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(ROOT))
        with LocalCluster(  # type: ignore[no-untyped-call]
            n_workers=2, threads_per_worker=1, dashboard_address=None, host="127.0.0.1"
        ) as local:
            yield local


def run(*arguments: str) -> str:
    """What one of our commands prints."""
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=True,
        timeout=300,
    ).stdout


def run_there(cluster: LocalCluster, *arguments: str) -> str:
    """What it prints when the cluster does the work, of which the scheduler has heard."""
    scheduler: Any = cluster.scheduler
    before = scheduler.transition_counter
    printed = run(*arguments, "--dask", scheduler.address)
    assert scheduler.transition_counter > before
    return printed


def test_a_contest(cluster: LocalCluster) -> None:
    shared = run_there(cluster, *CONTEST)
    alone = run(*CONTEST, "--jobs", "1")
    figures = re.match(r"hard against medium, 2 seats, 6 deals: wins \d\.\d+ ± .*(?= \()", shared)
    assert figures
    assert alone.startswith(figures[0])


def test_training(cluster: LocalCluster, tmp_path: Path) -> None:
    run_there(cluster, *TRAINING, "--out", str(tmp_path / "shared.py"))
    run(*TRAINING, "--out", str(tmp_path / "alone.py"))
    alone = (tmp_path / "alone.py").read_text(encoding="utf-8")
    assert "WEIGHTS" in alone
    assert (tmp_path / "shared.py").read_text(encoding="utf-8") == alone
