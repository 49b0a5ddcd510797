"""Hypothesis profiles: `quick` is the same on every run; `--hypothesis-profile=thorough` is not."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "quick",
    max_examples=50,
    stateful_step_count=40,
    derandomize=True,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile(
    "thorough",
    max_examples=2000,
    stateful_step_count=120,
    deadline=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("quick")
