"""Rose Doolan sees far (BG16.16)."""

from __future__ import annotations

from tests.rules.bang.scene import Scene, both

HERS = """
    [[seat]]
    character = "rose-doolan"
    hand = ["bang-2d", "panic-jh"]
    table = MINE
    [[seat]]
    [[seat]]
    hand = ["beer-6h", "bang-3d"]
    table = THIRDS
"""


def hers(mine: str = "[]", thirds: str = "[]", players: int = 6) -> list[Scene]:
    return both(HERS.replace("MINE", mine).replace("THIRDS", thirds), players)


def test_bg16_16_b26_all_others_are_one_nearer_to_her() -> None:
    for scene in hers():
        assert [scene.distance(1, seat) for seat in (2, 3, 4, 5, 6)] == [1, 1, 2, 1, 1]


def test_bg16_16_b26_others_see_her_where_she_sits() -> None:
    for scene in hers():
        assert [scene.distance(seat, 1) for seat in (2, 3, 4, 5, 6)] == [1, 2, 3, 2, 1]


def test_bg16_16_b26_an_appaloosa_adds_to_it() -> None:
    for scene in hers('["appaloosa-as"]'):
        assert [scene.distance(1, seat) for seat in (2, 3, 4, 5, 6)] == [1, 1, 1, 1, 1]
    for scene in hers('["appaloosa-as"]', players=7):
        assert scene.distance(1, 4) == 1


def test_bg16_16_b26_nobody_is_nearer_than_one() -> None:
    for scene in hers('["appaloosa-as"]', players=4):
        assert [scene.distance(1, seat) for seat in (2, 3, 4)] == [1, 1, 1]


def test_bg16_16_a_colt_reaches_two_places() -> None:
    for scene in hers():
        scene.play("play bang-2d at 3")
        assert scene.asked() == ("dodge", 3)
    for scene in hers():
        scene.refuse("play bang-2d at 4", "BG8.1")


def test_bg16_16_bg11_1_so_does_her_panic() -> None:
    for scene in hers():
        scene.picking("beer-6h").play("play panic-jh at 3")
        assert scene.hand(1) == ["bang-2d", "beer-6h"]


def test_bg16_16_b42_a_mustang_keeps_her_off() -> None:
    for scene in hers(thirds='["mustang-8h"]'):
        assert scene.distance(1, 3) == 2
        scene.refuse("play bang-2d at 3", "BG8.1")
        scene.refuse("play panic-jh at 3", "BG11.1")


def test_bg16_16_b42_what_adds_and_what_subtracts_are_counted_together() -> None:
    """B42: a neighbour's Mustang, her eyes and her horse: 1 + 1 - 2 is still 1, not 2."""
    for scene in both("""
        [[seat]]
        character = "rose-doolan"
        table = ["appaloosa-as"]
        [[seat]]
        table = ["mustang-8h"]
    """):
        assert scene.distance(1, 2) == 1


def test_bg16_16_bg7_2_her_weapon_reaches_one_farther_than_others() -> None:
    for scene in both(
        """
        [[seat]]
        character = "rose-doolan"
        hand = ["bang-2d"]
        table = ["schofield-ks"]
        """,
        7,
    ):
        assert scene.reach(1) == 2
        assert scene.why_not("play bang-2d at 4") == ""
