"""Fastest Gun (chapter WE7)."""

from __future__ import annotations

import pytest

from deadwood.games.wyatt_earp.cards import FASTEST_GUN, KIND_OF, OUTLAWS
from deadwood.games.wyatt_earp.state import NONE
from tests.rules.wyatt_earp.scene import both

JAMES = KIND_OF["jesse-james"]
HARDIN = KIND_OF["wes-hardin"]

TABLES = """
    phase = "play"
    supply = ["bob-dalton"]
    discards = ["hideout"]
    posters = {{ jesse-james = 4000, wes-hardin = 5000, belle-starr = 3000 }}
    [[seat]]
    hand = ["fastest-gun", "bank-robbery"]
    table = {{ {first} }}
    [[seat]]
    hand = ["sundance-kid"]
    table = {{ {second} }}
    [[seat]]
    hand = ["sundance-kid"]
    table = {{ {third} }}
"""


def tables(first: str, second: str = "", third: str = "") -> str:
    return TABLES.format(first=first, second=second, third=third)


def test_we7_1_after_a_hit_three_points_and_one_thousand() -> None:
    for scene in both(tables('jesse-james = ["3 jesse-james"]')):
        assert scene.state.fastest == NONE
        scene.play("play fastest-gun", "choose jesse-james")
        assert scene.points(1, "jesse-james") == 6 + 3
        assert scene.reward("jesse-james") == 4000 + 1000
        assert scene.names() == ["aim", "shot", "place"]
        assert scene.event("place").fields() == ("place", 0, (FASTEST_GUN, JAMES, 1))
        assert scene.state.fastest == JAMES
        assert scene.discards() == ["bob-dalton", "hideout"]
        assert scene.intact()


def test_we7_2_d11_a_new_fastest_gun_removes_the_old_one_of_another_player() -> None:
    text = tables(
        'jesse-james = ["3 jesse-james"]',
        "",
        'wes-hardin = ["3 wes-hardin", "fastest-gun"]',
    )
    for scene in both(text):
        assert scene.points(3, "wes-hardin") == 9
        scene.play("play fastest-gun", "choose jesse-james")
        assert scene.names() == ["aim", "shot", "outgunned", "place"]
        assert scene.event("outgunned").fields() == ("outgunned", 2, (HARDIN,))
        assert scene.points(3, "wes-hardin") == 6
        assert scene.points(1, "jesse-james") == 9
        assert scene.reward("wes-hardin") == 5000  # what it brought stays
        assert scene.reward("jesse-james") == 5000
        assert scene.discards() == ["fastest-gun", "bob-dalton", "hideout"]
        assert scene.state.fastest == JAMES
        assert scene.intact()


def test_we7_2_d11_d24_ones_own_fastest_gun_can_be_changed_for_another_outlaw() -> None:
    text = tables('jesse-james = ["3 jesse-james", "fastest-gun"], wes-hardin = ["1 wes-hardin"]')
    for scene in both(text):
        scene.play("play fastest-gun")
        assert scene.legal() == ["choose wes-hardin"]
        scene.play("choose wes-hardin")
        assert scene.event("outgunned").fields() == ("outgunned", 0, (JAMES,))
        assert (scene.points(1, "jesse-james"), scene.points(1, "wes-hardin")) == (6, 5)
        assert (scene.reward("jesse-james"), scene.reward("wes-hardin")) == (4000, 6000)
        assert scene.discards() == ["fastest-gun", "bob-dalton", "hideout"]
        assert scene.intact()


def test_we7_2_only_a_success_removes_the_old_one() -> None:
    text = tables('jesse-james = ["3 jesse-james"]', 'wes-hardin = ["3 wes-hardin", "fastest-gun"]')
    for scene in both(text.replace('supply = ["bob-dalton"]', 'supply = ["photo-bob-dalton"]')):
        scene.play("play fastest-gun")
        assert scene.names() == ["aim", "shot", "wasted"]
        assert scene.points(2, "wes-hardin") == 9
        assert scene.state.fastest == OUTLAWS + HARDIN
        assert scene.discards() == ["fastest-gun", "photo-bob-dalton", "hideout"]


@pytest.mark.parametrize("holder", [2, 3])
def test_we7_3_d12_nobody_else_may_make_the_same_outlaw_the_fastest_gun(holder: int) -> None:
    """The Jesse James of the examples in both rulebooks."""
    mine = 'jesse-james = ["2 jesse-james"], belle-starr = ["1 belle-starr"]'
    theirs = 'jesse-james = ["3 jesse-james", "fastest-gun"]'
    text = tables(mine, *((theirs, "") if holder == 2 else ("", theirs)))
    for scene in both(text):
        scene.play("play fastest-gun")
        assert scene.legal() == ["choose belle-starr"]
        assert scene.why_not("choose jesse-james") == "WE7.3"
        assert scene.why_not("choose wes-hardin") == "WE4.2"
        scene.play("choose belle-starr")
        assert scene.state.fastest == KIND_OF["belle-starr"]


def test_we7_3_d12_not_played_at_all_where_only_the_fastest_outlaw_lies() -> None:
    mine = 'jesse-james = ["2 jesse-james"]'
    for text in (
        tables(mine, 'jesse-james = ["3 jesse-james", "fastest-gun"]'),
        tables('jesse-james = ["2 jesse-james", "fastest-gun"]'),
    ):
        for scene in both(text):
            assert scene.why_not("play fastest-gun") == "WE7.3"
            assert "play fastest-gun" not in scene.legal()
            assert scene.why_not("play bank-robbery") == ""  # robberies may go there
            scene.play("play bank-robbery", "choose jesse-james")


def test_we7_3_d12_an_outlaw_who_was_the_fastest_gun_once_may_be_it_again() -> None:
    """No memory of earlier holders, unlike the past tense of the Dutch text."""
    text = tables(
        'jesse-james = ["3 jesse-james", "fastest-gun"], wes-hardin = ["1 wes-hardin"]',
        'jesse-james = ["1 jesse-james"]',
    ).replace('hand = ["sundance-kid"]', 'hand = ["fastest-gun", "sundance-kid"]', 1)
    drawn = 'supply = ["bob-dalton", "hideout", "hideout", "bob-dalton"]'
    text = text.replace('supply = ["bob-dalton"]', drawn)
    text = text.replace('"bank-robbery"]', '"bank-robbery", "sundance-kid"]')
    for scene in both(text):
        scene.play("play fastest-gun", "choose wes-hardin", "discard bank-robbery")
        scene.play("draw supply", "play fastest-gun")
        assert scene.legal() == ["choose jesse-james"]
        scene.play("choose jesse-james")
        assert scene.state.fastest == OUTLAWS + JAMES
        assert scene.event("outgunned").fields() == ("outgunned", 0, (HARDIN,))
        assert scene.discards()[:2] == ["fastest-gun", "bob-dalton"]
        assert scene.intact()


def test_we7_4_q31_under_a_hideout_it_still_blocks_its_outlaw() -> None:
    text = tables(
        'jesse-james = ["2 jesse-james"], belle-starr = ["1 belle-starr"]',
        'jesse-james = ["3 jesse-james", "fastest-gun", "hideout"]',
    )
    for scene in both(text):
        assert scene.points(2, "jesse-james") == 0
        scene.play("play fastest-gun")
        assert scene.legal() == ["choose belle-starr"]
        assert scene.why_not("choose jesse-james") == "WE7.3"


def test_we7_4_q31_under_a_hideout_it_is_still_displaced_and_the_hideout_stays() -> None:
    text = tables(
        'belle-starr = ["1 belle-starr"]',
        'jesse-james = ["3 jesse-james", "fastest-gun", "hideout"]',
    )
    for scene in both(text):
        scene.play("play fastest-gun", "choose belle-starr")
        assert scene.event("outgunned").fields() == ("outgunned", 1, (JAMES,))
        assert scene.is_hidden(2, "jesse-james")
        assert scene.discards() == ["fastest-gun", "bob-dalton", "hideout"]
        assert scene.state.fastest == KIND_OF["belle-starr"]
        assert scene.intact()


def test_we7_1_q32_a_fastest_gun_on_a_hidden_group_adds_to_the_reward_alone() -> None:
    for scene in both(tables('jesse-james = ["3 jesse-james", "hideout"]')):
        scene.play("play fastest-gun", "choose jesse-james")
        assert scene.points(1, "jesse-james") == 0
        assert scene.reward("jesse-james") == 5000
        assert scene.state.fastest == JAMES
