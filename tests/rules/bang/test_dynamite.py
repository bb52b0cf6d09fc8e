"""Dynamite (BG12.5 to BG12.8)."""

from __future__ import annotations

import pytest

from tests.rules.bang.scene import ABACUS, EDITIONS, PRINTED, Scene, at, both

editions = pytest.mark.parametrize("edition", EDITIONS)

EXPLOSIVE = [
    "missed-2s",
    "missed-3s",
    "missed-4s",
    "missed-5s",
    "missed-6s",
    "missed-7s",
    "missed-8s",
    "winchester-8s",
    "stagecoach-9s",
    "stagecoach-9s-2",
]
BURNING = """
    talon = {talon}
    [[seat]]
    [[seat]]
    character = "willy-the-kid"
    {seat}
    table = ["dynamite-2h"{table}]
    [[seat]]
    character = "rose-doolan"
"""


def burning(edition: str, talon: str, seat: str = "", table: str = "") -> Scene:
    """Seat 1 has ended his turn, and seat 2 has Dynamite before him."""
    return at(BURNING.format(talon=talon, seat=seat, table=table), 4, edition).play("end")


# Laying it.


@editions
def test_bg12_5_b9_dynamite_is_laid_before_oneself(edition: str) -> None:
    scene = at('[[seat]]\nhand = ["dynamite-2h"]', 4, edition).play("play dynamite-2h")
    assert (scene.hand(1), scene.table(1), scene.discards()) == ([], ["dynamite-2h"], [])
    assert "sign" not in scene.names()  # not in the turn in which it is laid
    assert scene.asked() == ("play", 1)


@editions
def test_bg12_5_b39_never_before_somebody_else(edition: str) -> None:
    scene = at('[[seat]]\nhand = ["dynamite-2h"]', 4, edition)
    for seat in range(1, 5):
        scene.refuse(f"play dynamite-2h at {seat}", "BG4.7")
    assert scene.legal() == ["end", "play dynamite-2h"]


@editions
def test_bg12_5_b9_it_lies_there_until_the_next_turn_of_its_owner(edition: str) -> None:
    text = """
        [[seat]]
        character = "jourdonnais"
        hand = ["dynamite-2h"]
        [[seat]]
        [[seat]]
        [[seat]]
        character = "vulture-sam"
    """
    scene = at(text, 4, edition).play("play dynamite-2h", "end", "end", "end")
    assert scene.table(1) == ["dynamite-2h"]
    assert "sign" not in scene.names()
    scene.stack("bang-2d").play("end")
    assert scene.log("sign") == ["sign 1: bang-2d"]
    assert (scene.table(1), scene.table(2)) == ([], ["dynamite-2h"])


# It explodes.


@editions
@pytest.mark.parametrize("card", [card for card in PRINTED if card != "dynamite-2h"])
def test_bg12_6_b9_spades_from_2_to_9_and_nothing_else_explode(edition: str, card: str) -> None:
    scene = burning(edition, f'["{card}"]')
    explodes = card in EXPLOSIVE
    assert ("explodes" in scene.names(), "passes-on" in scene.names()) == (explodes, not explodes)
    assert scene.lives(2) == (1 if explodes else 4)
    assert ("dynamite-2h" in scene.discards()) == explodes
    assert scene.table(3) == ([] if explodes else ["dynamite-2h"])
    assert scene.asked() == ("play", 2)


@editions
def test_bg12_6_b9_three_lives_are_lost_at_once(edition: str) -> None:
    scene = burning(edition, '["missed-2s"]')
    assert scene.log(seat=0)[:4] == ["turn 2", "sign 2: missed-2s", "explodes 2", "lose 2: 3"]
    assert scene.table(2) == []


def test_bg12_6_b9_it_lies_on_the_pile_before_a_beer_is_played() -> None:
    for edition in EDITIONS:
        scene = burning(edition, '["missed-2s"]', 'lives = 3\nhand = ["beer-6h"]')
        assert scene.asked() == ("save", 2)
        assert scene.discards() == ["dynamite-2h", "missed-2s"]
        scene.play("play beer-6h")
        assert scene.discards() == ["beer-6h", "dynamite-2h", "missed-2s"]
        assert scene.lives(2) == 1


@editions
def test_bg12_6_b9_nobody_has_done_it(edition: str) -> None:
    scene = burning(edition, '["missed-2s"]', 'role = "outlaw"\nlives = 3')
    assert scene.log("dies") == ["dies 2: outlaw"]
    assert scene.alive() == [1, 3, 4]
    assert not {"reward", "penalty"} & set(scene.names())
    assert all(scene.deed(seat, "killed", 2) == 0 for seat in range(1, 5))


@editions
def test_bg12_6_b9_with_four_lives_one_is_left_and_the_turn_goes_on(edition: str) -> None:
    scene = burning(edition, '["missed-2s", "bang-2d", "bang-3d"]')
    assert (scene.lives(2), scene.hand(2)) == (1, ["bang-2d", "bang-3d"])


@editions
def test_bg12_6_b9_the_sheriff_has_two_left(edition: str) -> None:
    text = 'turn = 4\ntalon = ["stagecoach-9s"]\n[[seat]]\ntable = ["dynamite-2h"]'
    assert at(text, 4, edition).play("end").lives(1) == 2


@editions
def test_bg12_6_b9_el_gringo_gets_nothing_and_bart_gets_three(edition: str) -> None:
    scene = at(
        BURNING.format(talon='["missed-2s"]', seat="", table="").replace(
            "willy-the-kid", "bart-cassidy"
        ),
        4,
        edition,
    ).play("end", "draw")
    assert len(scene.hand(2)) == 3 + 2


# It moves on.


@editions
def test_bg12_7_b9_otherwise_it_moves_on_to_the_left(edition: str) -> None:
    scene = burning(edition, '["bang-as", "bang-2d", "bang-3d"]')
    assert (scene.table(2), scene.table(3), scene.lives(2)) == ([], ["dynamite-2h"], 4)
    assert scene.discards() == ["bang-as"]
    assert scene.log("passes-on", seat=0) == ["passes-on 2: 3"]
    assert scene.hand(2) == ["bang-2d", "bang-3d"]  # and the turn goes on


@editions
def test_bg12_7_b9_it_passes_over_the_dead(edition: str) -> None:
    text = """
        talon = ["bang-2d"]
        [[seat]]
        [[seat]]
        table = ["dynamite-2h"]
        [[seat]]
        out = true
    """
    scene = at(text, 4, edition).play("end")
    assert scene.table(4) == ["dynamite-2h"]


@editions
def test_bg12_7_b9_from_the_last_seat_it_moves_to_the_first(edition: str) -> None:
    text = """
        turn = 3
        talon = ["bang-2d"]
        [[seat]]
        [[seat]]
        [[seat]]
        [[seat]]
        table = ["dynamite-2h"]
    """
    assert at(text, 4, edition).play("end").table(1) == ["dynamite-2h"]


@editions
def test_bg12_7_b9_it_goes_round_until_it_explodes(edition: str) -> None:
    signs = ["bang-2d", "bang-3d", "bang-4d", "bang-5d", "missed-5s"]
    drawn = ["bang-2c", "bang-3c", "bang-4c", "bang-5c", "bang-6c", "bang-7c", "bang-8c", "bang-9c"]
    talon = [card for at in range(4) for card in (signs[at], *drawn[2 * at : 2 * at + 2])]
    text = f"""
        talon = {[*talon, signs[4]]}
        [[seat]]
        character = "calamity-janet"
        [[seat]]
        character = "willy-the-kid"
        table = ["dynamite-2h"]
        [[seat]]
        character = "rose-doolan"
        [[seat]]
        character = "slab-the-killer"
    """
    scene = at(text, 4, edition)
    for owner in (3, 4, 1, 2):
        assert scene.play("end").table(owner) == ["dynamite-2h"]
    scene.play("end")
    while scene.question() == "save":
        scene.play("pass")
    assert scene.log("sign") == [
        f"sign {seat}: {sign}" for seat, sign in zip((2, 3, 4, 1, 2), signs, strict=True)
    ]
    assert scene.all_lives() == [5, 1, 4, 4]
    assert scene.discards()[0] == "dynamite-2h"


@editions
def test_bg12_7_b9_whoever_gets_it_does_not_draw_for_it_in_the_same_turn(edition: str) -> None:
    scene = burning(edition, '["bang-2d"]')
    assert scene.names().count("sign") == 1
    scene.stack("bang-3d").play("end")
    assert scene.log("sign") == ["sign 2: bang-2d", "sign 3: bang-3d"]


# And Jail.


@editions
def test_bg12_8_b9_first_dynamite_then_jail(edition: str) -> None:
    """The order in which they were laid does not matter."""
    for table in ('["jail-10s", "dynamite-2h"]', '["dynamite-2h", "jail-10s"]'):
        text = f"""
            talon = ["beer-6h", "bang-2d"]
            [[seat]]
            [[seat]]
            table = {table}
            [[seat]]
            character = "rose-doolan"
        """
        scene = at(text, 4, edition).play("end")
        assert scene.log(seat=0)[:5] == [
            "turn 2",
            "sign 2: beer-6h",  # a heart, but it is the Dynamite's
            "passes-on 2: 3",
            "sign 2: bang-2d",
            "locked 2",
        ]


@editions
def test_bg12_8_b41_after_an_explosion_there_is_still_the_jail(edition: str) -> None:
    scene = burning(edition, '["missed-2s", "beer-6h"]', "", ', "jail-10s"')
    assert scene.lives(2) == 1
    assert scene.log("sign") == ["sign 2: missed-2s", "sign 2: beer-6h"]
    assert scene.asked() == ("play", 2)
    assert scene.table(2) == []


@editions
def test_bg12_8_b41_whoever_dies_of_it_draws_no_more(edition: str) -> None:
    scene = burning(edition, '["missed-2s", "beer-6h"]', "lives = 2", ', "jail-10s"')
    assert scene.alive() == [1, 3, 4]
    assert scene.log("sign") == ["sign 2: missed-2s"]
    assert scene.discards() == ["jail-10s", "dynamite-2h", "missed-2s"]
    assert scene.turn() == 3
    assert scene.hand(3)[0] == "beer-6h"


@editions
def test_bg12_8_b41_wounds_come_before_the_jail(edition: str) -> None:
    text = """
        talon = ["missed-2s"]
        [[seat]]
        [[seat]]
        character = "bart-cassidy"
        hand = ["beer-6h"]
        table = ["dynamite-2h", "jail-10s"]
    """
    scene = at(text, 4, edition).play("end")
    if edition == ABACUS:
        scene.play("play beer-6h")
    assert scene.asked() == ("bart-draw", 2)
    assert scene.names().count("sign") == 1
    scene.play("pass")
    assert scene.names().count("sign") == 2


def test_bg12_8_b9_with_only_jail_or_only_dynamite_there_is_one_draw() -> None:
    for card in ("jail-10s", "dynamite-2h"):
        text = f'talon = ["bang-2d"]\n[[seat]]\n[[seat]]\ntable = ["{card}"]'
        for scene in both(text):
            assert scene.play("end").names().count("sign") == 1
