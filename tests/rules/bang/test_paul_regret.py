"""Paul Regret is hard to hit (BG16.14)."""

from __future__ import annotations

from tests.rules.bang.scene import Scene, both

HIM = """
    [[seat]]
    character = "CHARACTER"
    hand = ["bang-2d", "panic-jh", "duel-8c", "cat-balou-kh", "gatling-10h", "jail-4h"]
    table = MINE
    [[seat]]
    character = "paul-regret"
    hand = ["beer-6h", "bang-3d", "panic-qh"]
    table = HIS
    [[seat]]
    character = "vulture-sam"
"""


def him(
    his: str = "[]", mine: str = "[]", character: str = "black-jack", players: int = 4
) -> list[Scene]:
    text = HIM.replace("MINE", mine).replace("HIS", his).replace("CHARACTER", character)
    return both(text, players)


def test_bg16_14_b26_everybody_sees_him_one_farther_away() -> None:
    for scene in him(players=6):
        assert [scene.distance(seat, 2) for seat in (1, 3, 4, 5, 6)] == [2, 2, 3, 4, 3]


def test_bg16_14_b26_he_sees_the_others_where_they_sit() -> None:
    for scene in him(players=6):
        assert [scene.distance(2, seat) for seat in (1, 3, 4, 5, 6)] == [1, 1, 2, 3, 2]


def test_bg16_14_a_colt_does_not_reach_the_seat_beside_it() -> None:
    for scene in him():
        scene.refuse("play bang-2d at 2", "BG8.1")
    for scene in him(mine='["schofield-ks"]'):
        scene.play("play bang-2d at 2")
        assert scene.asked() == ("dodge", 2)


def test_bg16_14_bg11_1_neither_does_a_panic() -> None:
    for scene in him(mine='["winchester-8s"]'):
        scene.refuse("play panic-jh at 2", "BG11.1")
    for scene in him(mine='["appaloosa-as"]'):
        scene.picking("beer-6h").play("play panic-jh at 2")
        assert "beer-6h" in scene.hand(1)


def test_bg16_14_b26_a_mustang_adds_to_it() -> None:
    for scene in him(his='["mustang-8h"]', players=6):
        assert [scene.distance(seat, 2) for seat in (1, 3, 4, 5, 6)] == [3, 3, 4, 5, 4]
        scene.refuse("play bang-2d at 2", "BG8.1")


def test_bg16_14_b42_an_appaloosa_takes_it_away_again() -> None:
    for scene in him(mine='["appaloosa-as"]'):
        assert scene.distance(1, 2) == 1
        scene.play("play bang-2d at 2")
        assert scene.asked() == ("dodge", 2)


def test_bg16_14_bg16_16_b42_rose_sees_him_where_he_sits() -> None:
    for scene in him(character="rose-doolan"):
        assert scene.distance(1, 2) == 1
    for scene in him(character="rose-doolan", his='["mustang-8h"]'):
        assert scene.distance(1, 2) == 2
    for scene in him(character="rose-doolan", his='["mustang-8h"]', mine='["appaloosa-as"]'):
        assert scene.distance(1, 2) == 1


def test_bg16_14_what_needs_no_distance_finds_him() -> None:
    for move in ("duel-8c at 2", "cat-balou-kh at 2", "jail-4h at 2", "gatling-10h"):
        for scene in him():
            assert scene.why_not(f"play {move}") == ""


def test_bg16_14_he_shoots_and_robs_as_usual() -> None:
    for scene in him():
        scene.play("end", "discard duel-8c")
        assert scene.turn() == 2
        assert scene.why_not("play bang-3d at 1") == ""
        assert scene.why_not("play panic-qh at 3") == "BG11.4"  # near enough, but without a card
        assert scene.why_not("play bang-3d at 4") == "BG8.1"


def test_bg16_14_bg6_1_two_left_and_he_is_still_one_farther() -> None:
    for scene in both("""
        [[seat]]
        hand = ["bang-2d"]
        [[seat]]
        character = "paul-regret"
        [[seat]]
        out = true
        [[seat]]
        out = true
    """):
        assert (scene.distance(1, 2), scene.distance(2, 1)) == (2, 1)
        scene.refuse("play bang-2d at 2", "BG8.1")
