"""Cat Balou (BG11.2 to BG11.4)."""

from __future__ import annotations

import pytest

from deadwood.core.chance import Sealed, seed_bytes
from tests.rules.bang.scene import ABACUS, EDITIONS, INTERNATIONAL, at, both

editions = pytest.mark.parametrize("edition", EDITIONS)


@editions
def test_bg11_2_b20_a_card_from_the_hand_goes_to_the_discard_pile(edition: str) -> None:
    text = """
        [[seat]]
        hand = ["cat-balou-9d", "bang-2d"]
        [[seat]]
        hand = ["beer-6h", "saloon-5h", "missed-2s"]
    """
    scene = at(text, 4, edition).picking("saloon-5h").play("play cat-balou-9d at 2")
    assert (scene.hand(1), scene.hand(2)) == (["bang-2d"], ["beer-6h", "missed-2s"])
    pile = ["cat-balou-9d", "saloon-5h"] if edition == ABACUS else ["saloon-5h", "cat-balou-9d"]
    assert scene.discards() == pile
    assert scene.log("discard", seat=0) == ["discard 2: saloon-5h"]  # all see it
    assert scene.all_lives() == [5, 4, 4, 4]  # the Saloon does nothing


@editions
def test_bg11_2_b20_it_is_chosen_at_random(edition: str) -> None:
    text = """
        [[seat]]
        hand = ["cat-balou-9d"]
        [[seat]]
        hand = ["beer-6h", "saloon-5h", "missed-2s"]
    """
    lost = set()
    for seed in range(30):
        scene = at(text, 4, edition)
        scene.state.chance = Sealed(seed_bytes(seed))
        scene.play("play cat-balou-9d at 2")
        lost |= set(scene.discards()) - {"cat-balou-9d"}
    assert lost == {"beer-6h", "saloon-5h", "missed-2s"}


@editions
def test_bg11_2_b20_or_a_card_that_lies_before_him_as_one_says(edition: str) -> None:
    text = """
        [[seat]]
        hand = ["cat-balou-9d"]
        [[seat]]
        hand = ["beer-6h"]
        table = ["barrel-qs", "schofield-ks"]
    """
    scene = at(text, 4, edition).play("play cat-balou-9d at 2")
    assert scene.asked() == ("pick", 1)
    assert scene.legal() == ["choose hand", "choose barrel-qs", "choose schofield-ks"]
    scene.refuse("choose beer-6h", "BG11.2")
    scene.refuse("choose winchester-8s", "BG11.2")
    scene.refuse("pass", "core.not-asked")
    scene.refuse("discard barrel-qs", "core.not-asked")
    scene.play("choose barrel-qs")
    assert (scene.hand(2), scene.table(2)) == (["beer-6h"], ["schofield-ks"])
    assert scene.hand(1) == []
    assert "barrel-qs" in scene.discards()
    assert scene.log("strip", seat=0) == ["strip 2: barrel-qs"]


@editions
def test_bg11_2_b20_at_any_distance(edition: str) -> None:
    text = """
        [[seat]]
        hand = ["cat-balou-9d"]
        [[seat]]
        [[seat]]
        [[seat]]
        character = "paul-regret"
        table = ["mustang-8h"]
    """
    scene = at(text, 7, edition)
    assert scene.distance(1, 4) == 5
    scene.play("play cat-balou-9d at 4")
    assert scene.table(4) == []


@editions
def test_bg11_2_b20_dynamite_and_jail_can_be_removed(edition: str) -> None:
    text = '[[seat]]\nhand = ["cat-balou-9d"]\n[[seat]]\ntable = ["jail-10s", "dynamite-2h"]'
    scene = at(text, 4, edition).play("play cat-balou-9d at 2", "choose dynamite-2h")
    assert scene.table(2) == ["jail-10s"]
    assert "dynamite-2h" in scene.discards()


@editions
def test_bg11_2_b20_what_was_done_is_remembered(edition: str) -> None:
    text = '[[seat]]\nhand = ["cat-balou-9d"]\n[[seat]]\nhand = ["bang-2d"]'
    scene = at(text, 4, edition).play("play cat-balou-9d at 2")
    assert (scene.deed(1, "stripped", 2), scene.deed(1, "robbed", 2)) == (1, 0)


@editions
def test_bg11_2_b20_the_victim_has_no_say(edition: str) -> None:
    text = '[[seat]]\nhand = ["cat-balou-9d"]\n[[seat]]\nhand = ["bang-2d"]\ntable = ["barrel-qs"]'
    scene = at(text, 4, edition).play("play cat-balou-9d at 2")
    scene.refuse("choose hand", "core.wait", {"seat": 1}, seat=2)


# On oneself.

SELF = """
    [[seat]]
    hand = ["cat-balou-9d", "bang-2d", "beer-6h"]
    table = ["dynamite-2h", "barrel-qs"]
"""


def test_bg11_3_b20_abacus_on_oneself_with_a_free_choice() -> None:
    for card in ("bang-2d", "beer-6h", "dynamite-2h", "barrel-qs"):
        scene = at(SELF).play("play cat-balou-9d at 1")
        assert scene.legal() == [
            "choose bang-2d",
            "choose beer-6h",
            "choose dynamite-2h",
            "choose barrel-qs",
        ]
        scene.refuse("choose hand", "BG11.2", {})
        scene.refuse("choose cat-balou-9d", "BG11.2")
        scene.play(f"choose {card}")
        assert card not in scene.hand(1) + scene.table(1)
        assert len(scene.hand(1) + scene.table(1)) == 3
        assert scene.discards() == ["cat-balou-9d", card]
        assert scene.deed(1, "stripped", 1) == 0


def test_bg11_3_b20_international_not_on_oneself() -> None:
    scene = at(SELF, 4, INTERNATIONAL)
    scene.refuse("play cat-balou-9d at 1", "BG11.3")


@editions
@pytest.mark.parametrize("may", [True, False])
def test_bg11_3_b20_the_table_may_decide_otherwise(edition: str, may: bool) -> None:
    scene = at(SELF, 4, edition, cat_balou_self=may)
    if not may:
        scene.refuse("play cat-balou-9d at 1", "BG11.3")
        return
    scene.play("play cat-balou-9d at 1", "choose dynamite-2h")
    assert scene.table(1) == ["barrel-qs"]


def test_bg11_3_b20_an_only_card_needs_no_choice() -> None:
    scene = at('[[seat]]\nhand = ["cat-balou-9d"]\ntable = ["dynamite-2h"]')
    scene.play("play cat-balou-9d at 1")
    assert (scene.table(1), scene.discards()) == ([], ["cat-balou-9d", "dynamite-2h"])
    assert scene.asked() == ("play", 1)


# Nobody without a card.


@editions
def test_bg11_4_b40_not_at_somebody_without_a_card(edition: str) -> None:
    scene = at('[[seat]]\nhand = ["cat-balou-9d", "bang-2d"]', 4, edition)
    for seat in (2, 3, 4):
        scene.refuse(f"play cat-balou-9d at {seat}", "BG11.4")


def test_bg11_4_b40_the_card_that_is_played_does_not_count() -> None:
    scene = at('[[seat]]\nhand = ["cat-balou-9d"]')
    scene.refuse("play cat-balou-9d at 1", "BG11.4")
    scene = at('[[seat]]\nhand = ["cat-balou-9d", "cat-balou-10d"]')
    scene.play("play cat-balou-9d at 1")
    assert (scene.hand(1), scene.discards()) == ([], ["cat-balou-9d", "cat-balou-10d"])


def test_bg11_4_b40_a_table_alone_or_a_hand_alone_is_enough() -> None:
    for line in ('table = ["barrel-qs"]', 'hand = ["barrel-qs"]'):
        for scene in both(f'[[seat]]\nhand = ["cat-balou-9d"]\n[[seat]]\n[[seat]]\n{line}'):
            scene.play("play cat-balou-9d at 3")
            assert scene.hand(3) + scene.table(3) == []
            assert "barrel-qs" in scene.discards()
            assert scene.asked() == ("play", 1)
