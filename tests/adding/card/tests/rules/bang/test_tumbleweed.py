"""Tumbleweed (BG18), where a table plays with it."""

from __future__ import annotations

import pytest

import deadwood
from deadwood.core.reason import BadPosition
from deadwood.games.bang.cards import CARD_NAMES
from tests.rules.bang.scene import EDITIONS, PRINTED, at

editions = pytest.mark.parametrize("edition", EDITIONS)
SCENE = """
    [[seat]]
    hand = ["tumbleweed-7s"]
    [[seat]]
    [[seat]]
    hand = ["beer-6h", "saloon-5h"]
    table = ["barrel-qs"]
"""


@editions
def test_bg18_1_whom_it_is_aimed_at_discards_a_card_of_his_choice(edition: str) -> None:
    scene = at(SCENE, 4, edition, tumbleweed=True).play("play tumbleweed-7s at 3")
    assert scene.asked() == ("tumbleweed", 3)
    assert scene.legal() == ["discard beer-6h", "discard saloon-5h"]
    scene.refuse("discard barrel-qs", "core.not-held")
    scene.refuse("pass", "core.not-asked")
    scene.refuse("play saloon-5h", "BG4.1")
    scene.play("discard saloon-5h")
    assert (scene.hand(1), scene.hand(3), scene.table(3)) == ([], ["beer-6h"], ["barrel-qs"])
    assert sorted(scene.discards()) == ["saloon-5h", "tumbleweed-7s"]
    assert scene.log("discard", seat=0) == ["discard 3: saloon-5h"]  # all see it
    assert scene.asked() == ("play", 1)


@editions
def test_bg18_2_not_at_oneself_and_not_at_an_empty_hand(edition: str) -> None:
    scene = at(SCENE, 4, edition, tumbleweed=True)
    assert [text for text in scene.legal() if "tumbleweed" in text] == ["play tumbleweed-7s at 3"]
    for seat in (1, 2, 4):
        scene.refuse(f"play tumbleweed-7s at {seat}", "BG18.2")


@editions
def test_bg18_1_no_printed_deck_has_it(edition: str) -> None:
    ours = [name for name in CARD_NAMES if name.startswith("tumbleweed")]
    assert ours == ["tumbleweed-7s", "tumbleweed-6c"]
    assert [name for name in CARD_NAMES if name not in PRINTED] == ours
    printed = deadwood.game("bang", edition, players=4)
    with_it = deadwood.game("bang", edition, players=4, options={"tumbleweed": True})
    assert sum(printed.components()) == 80
    assert sum(with_it.components()) == 82
    with pytest.raises(BadPosition, match="tumbleweed-7s"):
        at(SCENE, 4, edition)
