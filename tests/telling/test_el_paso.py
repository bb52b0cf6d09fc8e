"""El Paso: what is said about chances."""

from __future__ import annotations

from deadwood.telling.el_paso_words import percent


def test_what_can_happen_is_never_called_impossible() -> None:
    assert percent(0.0) == "0"
    assert percent(0.004) == "<1"
    assert percent(0.006) == "1"
    assert percent(1.0) == "100"
