"""Settings for every test: Hypothesis tries the same examples on every machine and every day."""

from __future__ import annotations

import signal

from hypothesis import HealthCheck, settings

settings.register_profile(
    "deadwood",
    deadline=None,  # how long an example takes says nothing about the rules
    derandomize=True,
    database=None,
    print_blob=False,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("deadwood")

collect_ignore = ["adding"]  # what is added in a copy (`test_adding.py`) is tested there

# Whoever starts the tests in the background lets them ignore Ctrl-C, and so would every program
# that they start; some tests press it.
signal.signal(signal.SIGINT, signal.default_int_handler)
