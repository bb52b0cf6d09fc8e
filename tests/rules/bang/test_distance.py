"""How far it is from one player to another (chapter BG6)."""

from __future__ import annotations

import pytest

from tests.rules.bang.scene import EDITIONS, Scene, at, both

# Nobody here is nearer or farther than he sits.
LEVEL = [
    "black-jack",
    "willy-the-kid",
    "slab-the-killer",
    "kit-carlson",
    "jesse-jones",
    "lucky-duke",
    "calamity-janet",
]


def around(players: int, edition: str, **seats: str) -> Scene:
    """A table of so many; `s3="out = true"` says something of seat 3."""
    lines = []
    for seat in range(1, players + 1):
        said = seats.get(f"s{seat}", "")
        name = "" if "character" in said else f'character = "{LEVEL[seat - 1]}"'
        lines.append(f"[[seat]]\n{name}\n{said}")
    return at("\n".join(lines), players, edition)


def from_seat(scene: Scene, seat: int) -> dict[int, int]:
    """The distances to all other living players."""
    return {other: scene.distance(seat, other) for other in scene.alive() if other != seat}


editions = pytest.mark.parametrize("edition", EDITIONS)


# Places.


@editions
@pytest.mark.parametrize(
    ("players", "far"),
    [(4, [1, 2, 1]), (5, [1, 2, 2, 1]), (6, [1, 2, 3, 2, 1]), (7, [1, 2, 3, 3, 2, 1])],
)
def test_bg6_1_b26_the_shorter_way_round_counts(edition: str, players: int, far: list[int]) -> None:
    scene = around(players, edition)
    for seat in range(1, players + 1):
        others = [(seat + step) % players + 1 for step in range(players - 1)]
        assert [scene.distance(seat, other) for other in others] == far


@editions
def test_bg6_1_b26_it_is_as_far_there_as_back(edition: str) -> None:
    scene = around(7, edition, s3="out = true")
    for seat in scene.alive():
        for other in scene.alive():
            if seat != other:
                assert scene.distance(seat, other) == scene.distance(other, seat)


@editions
def test_bg6_1_b26_whoever_is_out_is_not_counted(edition: str) -> None:
    scene = around(7, edition, s2="out = true", s3="out = true", s6="out = true")
    assert from_seat(scene, 1) == {4: 1, 5: 2, 7: 1}
    assert from_seat(scene, 5) == {1: 2, 4: 1, 7: 1}


@editions
def test_bg6_1_b26_two_are_always_neighbours(edition: str) -> None:
    scene = around(4, edition, s2="out = true", s4='out = true\nrole = "outlaw"')
    assert (scene.distance(1, 3), scene.distance(3, 1)) == (1, 1)


@editions
def test_bg6_1_b26_a_death_brings_the_others_nearer_at_once(edition: str) -> None:
    scene = around(
        5,
        edition,
        s1='character = "willy-the-kid"\nhand = ["bang-2d", "bang-3d"]',
        s2='character = "black-jack"\nrole = "renegade"\nlives = 1',
    )
    scene.refuse("play bang-3d at 3", "BG8.1")
    scene.play("play bang-2d at 2", "play bang-3d at 3")
    assert scene.lives(3) == 3


@editions
def test_bg6_1_b26_a_death_in_a_gatling_counts_before_it_is_over(edition: str) -> None:
    scene = around(
        5,
        edition,
        s1='hand = ["gatling-10h"]',
        s2='role = "renegade"\nlives = 1',
        s3='hand = ["missed-2s"]',
    )
    assert scene.distance(1, 3) == 2
    scene.play("play gatling-10h")
    assert scene.asked() == ("dodge", 3)
    assert scene.distance(1, 3) == 1
    assert scene.view(0).distances[0] == [0, 0, 1, 2, 1]


# Horses.


@editions
def test_bg6_2_b26_a_mustang_is_seen_by_the_others_only(edition: str) -> None:
    scene = around(6, edition, s1='table = ["mustang-8h"]')
    assert from_seat(scene, 1) == {2: 1, 3: 2, 4: 3, 5: 2, 6: 1}
    assert [scene.distance(seat, 1) for seat in range(2, 7)] == [2, 3, 4, 3, 2]
    assert scene.distance(2, 3) == 1


@editions
def test_bg6_2_b26_an_appaloosa_is_for_its_owner_only(edition: str) -> None:
    scene = around(6, edition, s1='table = ["appaloosa-as"]')
    assert from_seat(scene, 1) == {2: 1, 3: 1, 4: 2, 5: 1, 6: 1}
    assert [scene.distance(seat, 1) for seat in range(2, 7)] == [1, 2, 3, 2, 1]


@editions
def test_bg6_2_b26_both_work_together_as_in_the_printed_example(edition: str) -> None:
    """Six players; the first has an Appaloosa, the third a Mustang."""
    scene = around(6, edition, s1='table = ["appaloosa-as"]', s3='table = ["mustang-8h"]')
    assert from_seat(scene, 1) == {2: 1, 3: 2, 4: 2, 5: 1, 6: 1}
    assert [scene.distance(seat, 1) for seat in range(2, 7)] == [1, 2, 3, 2, 1]


@editions
def test_bg6_2_b26_one_player_may_ride_both(edition: str) -> None:
    scene = around(6, edition, s1='table = ["appaloosa-as", "mustang-9h"]')
    assert from_seat(scene, 1) == {2: 1, 3: 1, 4: 2, 5: 1, 6: 1}
    assert [scene.distance(seat, 1) for seat in range(2, 7)] == [2, 3, 4, 3, 2]


@editions
def test_bg6_2_b26_a_horse_works_as_soon_as_it_lies_there(edition: str) -> None:
    scene = around(4, edition, s1='hand = ["appaloosa-as", "bang-2d"]')
    scene.refuse("play bang-2d at 3", "BG8.1")
    scene.play("play appaloosa-as", "play bang-2d at 3")
    assert scene.lives(3) == 3


@editions
def test_bg6_2_b26_a_horse_works_no_longer_when_it_is_gone(edition: str) -> None:
    scene = around(4, edition, s1='hand = ["cat-balou-9d", "bang-2d"]', s2='table = ["mustang-8h"]')
    scene.refuse("play bang-2d at 2", "BG8.1")
    scene.play("play cat-balou-9d at 2", "play bang-2d at 2")
    assert scene.lives(2) == 3


# All together.


@editions
def test_bg6_3_b42_an_appaloosa_takes_back_what_a_neighbours_mustang_adds(edition: str) -> None:
    """1 + 1 - 1, looked at once: not 1 - 1, raised to 1, + 1."""
    scene = around(
        4,
        edition,
        s1='hand = ["bang-2d"]\ntable = ["appaloosa-as"]',
        s2='table = ["mustang-8h"]',
    )
    assert scene.distance(1, 2) == 1
    assert "play bang-2d at 2" in scene.legal()


@editions
def test_bg6_3_b26_the_distance_is_never_below_one(edition: str) -> None:
    scene = around(4, edition, s1='character = "rose-doolan"\ntable = ["appaloosa-as"]')
    assert from_seat(scene, 1) == {2: 1, 3: 1, 4: 1}


@editions
def test_bg6_3_b26_abilities_and_horses_add_up(edition: str) -> None:
    scene = around(
        7,
        edition,
        s1='character = "rose-doolan"\ntable = ["appaloosa-as"]',
        s4='character = "paul-regret"\ntable = ["mustang-8h"]',
    )
    assert scene.distance(1, 4) == 3 + 2 - 2
    assert scene.distance(2, 4) == 2 + 2
    assert scene.distance(4, 1) == 3
    assert scene.distance(1, 5) == 3 - 2


@editions
def test_bg6_3_b42_what_is_below_one_is_not_saved_up(edition: str) -> None:
    scene = around(
        4,
        edition,
        s1='character = "rose-doolan"\ntable = ["appaloosa-as"]',
        s2='character = "paul-regret"',
        s4='table = ["mustang-9h"]',
    )
    assert scene.distance(1, 2) == 1  # 1 + 1 - 2
    assert scene.distance(1, 4) == 1  # 1 + 1 - 2
    assert scene.distance(1, 3) == 1  # 2 - 2


def test_bg6_3_b42_what_players_see_is_what_the_rules_use() -> None:
    for edition in EDITIONS:
        scene = around(
            7,
            edition,
            s1='table = ["appaloosa-as"]',
            s3='table = ["mustang-8h"]',
            s5="out = true",
        )
        for seat in scene.alive():
            shown = scene.view(0).distances[seat - 1]
            assert {o: shown[o - 1] for o in scene.alive() if o != seat} == from_seat(scene, seat)


def test_bg6_3_b26_horses_count_for_panic_too() -> None:
    text = """
        [[seat]]
        hand = ["panic-jh"]
        [[seat]]
        hand = ["bang-2d"]
        table = ["mustang-8h"]
        [[seat]]
        hand = ["bang-3d"]
    """
    for scene in both(text):
        scene.refuse("play panic-jh at 2", "BG11.1")
        scene.refuse("play panic-jh at 3", "BG11.1")
    for scene in both(
        text.replace('hand = ["panic-jh"]', 'hand = ["panic-jh"]\ntable = ["appaloosa-as"]')
    ):
        assert scene.why_not("play panic-jh at 2") == ""
        assert scene.why_not("play panic-jh at 3") == ""
