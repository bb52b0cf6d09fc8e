"""Drawing for a sign (chapter BG5)."""

from __future__ import annotations

import pytest

from deadwood.games.bang.cards import CARD_NAMES, HEARTS, SUIT
from tests.rules.bang.scene import EDITIONS, PRINTED, at, both

BEHIND_A_BARREL = """
    talon = ["{card}"]
    [[seat]]
    hand = ["{shot}"]
    [[seat]]
    table = ["{barrel}"]
"""


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("card", PRINTED)
def test_bg5_1_of_every_card_only_the_suit_counts_for_a_barrel(edition: str, card: str) -> None:
    shot = "bang-2d" if card != "bang-2d" else "bang-3d"
    barrel = "barrel-qs" if card != "barrel-qs" else "barrel-ks"
    text = BEHIND_A_BARREL.format(card=card, shot=shot, barrel=barrel)
    scene = at(text, 4, edition)
    scene.play(f"play {shot} at 2", "draw")
    heart = SUIT[CARD_NAMES.index(card)] == HEARTS
    assert scene.lives(2) == (4 if heart else 3)
    assert scene.lives(1) == 5
    assert card in scene.discards()
    assert scene.hand(2) == []
    assert scene.table(2) == [barrel]


@pytest.mark.parametrize("edition", EDITIONS)
def test_bg5_1_the_top_card_is_turned_up_for_all_and_discarded(edition: str) -> None:
    text = BEHIND_A_BARREL.format(card="beer-6h", shot="bang-2d", barrel="barrel-qs")
    scene = at(text, 4, edition)
    below = scene.talon()[1:]
    scene.play("play bang-2d at 2", "draw")
    assert scene.log("sign", seat=0) == ["sign 2: beer-6h"]
    assert "beer-6h" in scene.discards()
    assert scene.talon() == below


def test_bg5_1_the_card_itself_does_nothing() -> None:
    """A Beer heals nobody, a Gatling hits nobody, a Jail locks nobody up."""
    for card in ("beer-6h", "gatling-10h", "jail-4h", "wells-fargo-3h"):
        text = BEHIND_A_BARREL.format(card=card, shot="bang-2d", barrel="barrel-qs")
        for scene in both(
            text.replace('table = ["barrel-qs"]', 'table = ["barrel-qs"]\nlives = 2')
        ):
            scene.play("play bang-2d at 2", "draw")
            assert scene.all_lives() == [5, 2, 4, 4]
            assert scene.table(2) == ["barrel-qs"]
            assert scene.hand(2) == []


def test_bg5_1_the_last_drawn_card_can_be_seen_by_all() -> None:
    text = BEHIND_A_BARREL.format(card="beer-6h", shot="bang-2d", barrel="barrel-qs")
    for scene in both(text):
        scene.play("play bang-2d at 2", "draw")
        assert scene.view(0).drawn == CARD_NAMES.index("beer-6h")


def test_bg5_1_a_draw_comes_before_the_card_goes_on() -> None:
    """Sign, then what it decides, then the rest of the card in play."""
    text = BEHIND_A_BARREL.format(card="beer-6h", shot="bang-2d", barrel="barrel-qs")
    for scene in both(text):
        scene.play("play bang-2d at 2", "draw")
        assert scene.names()[:3] == ["play", "sign", "dodged"]


# Nothing to turn up.


def test_bg5_2_b22_without_a_card_the_barrel_does_not_help() -> None:
    """Before its effect the BANG! lies on the pile already, and is turned up itself."""
    text = """
        rest = "hand 4"
        [[seat]]
        hand = ["bang-2d"]
        [[seat]]
        table = ["barrel-qs"]
    """
    scene = at(text)
    scene.play("play bang-2d at 2", "draw")
    assert scene.lives(2) == 3
    assert scene.log("sign") == []
    scene = at(text, 4, "international")
    scene.play("play bang-2d at 2", "draw")
    assert scene.lives(2) == 3
    assert scene.log("sign") == ["sign 2: bang-2d"]


def test_bg5_2_b22_without_a_card_nobody_leaves_jail() -> None:
    text = """
        rest = "hand 4"
        [[seat]]
        [[seat]]
        table = ["jail-10s"]
        [[seat]]
        character = "rose-doolan"
    """
    for scene in both(text):
        scene.play("end")
        assert scene.names()[:3] == ["turn", "locked", "strip"]
        assert scene.turn() == 3


def test_bg5_2_b22_without_a_card_dynamite_does_not_explode() -> None:
    text = """
        rest = "hand 4"
        [[seat]]
        [[seat]]
        table = ["dynamite-2h"]
        [[seat]]
    """
    for scene in both(text):
        scene.play("end")
        assert scene.log() == ["turn 2", "passes-on 2: 3"]
        assert (scene.table(2), scene.table(3)) == ([], ["dynamite-2h"])
        assert scene.lives(2) == 4


def test_bg5_2_b22_an_old_heart_does_not_count_again() -> None:
    """The draw has failed, whatever was drawn before."""
    text = """
        rest = "hand 4"
        drawn = "beer-6h"
        [[seat]]
        [[seat]]
        table = ["jail-10s"]
        [[seat]]
        character = "rose-doolan"
    """
    for scene in both(text):
        scene.play("end")
        assert "locked" in scene.names()
