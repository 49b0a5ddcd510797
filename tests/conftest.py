"""Hypothesis profiles: `quick` is the same on every run; `--hypothesis-profile=thorough` is not."""

from hypothesis import HealthCheck, settings

BASE = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])

settings.register_profile("quick", BASE, max_examples=50, stateful_step_count=40, derandomize=True)
settings.register_profile(
    "thorough", BASE, max_examples=2000, stateful_step_count=120, print_blob=True
)
settings.load_profile("quick")
