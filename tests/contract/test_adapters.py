"""Every game that can be played is under contract."""

from __future__ import annotations

from pathlib import Path

import pytest

import deadwood
from deadwood.core.registry import folder
from tests.contract.adapters import adapter_of


@pytest.mark.parametrize("name", deadwood.names())
def test_every_registered_game_has_an_adapter(name: str) -> None:
    file = Path(__file__).parent / "adapters" / f"{name.replace('-', '_')}.py"
    assert file.exists(), f"The contract tests know nothing of {name}: write {file.name}."
    assert adapter_of(name).limit > 0


def test_no_adapter_is_left_over() -> None:
    files = (Path(__file__).parent / "adapters").glob("[a-z]*.py")
    known = [folder(name) for name in deadwood.names()]
    assert [file.stem for file in files if file.stem not in known] == []
