"""The phases of a turn (BG3.1 to BG3.5)."""

from __future__ import annotations

import pytest

from tests.rules.bang.scene import EDITIONS, at, both

# Who changes nothing in phase I: enough for a table of seven.
PLAIN = [
    "willy-the-kid",
    "rose-doolan",
    "slab-the-killer",
    "calamity-janet",
    "jourdonnais",
    "lucky-duke",
    "vulture-sam",
]


def seats(players: int, *lines: str) -> str:
    """Seats of characters without anything in phase I, with what else there is to say of each."""
    said = [*lines, *[""] * (players - len(lines))]
    return "\n".join(
        f'[[seat]]\ncharacter = "{name}"\n{line}' for name, line in zip(PLAIN, said, strict=False)
    )


def four(*lines: str) -> str:
    return seats(4, *lines)


# In turn, clockwise.


@pytest.mark.parametrize("edition", EDITIONS)
def test_bg3_1_b41_players_take_turns_clockwise(edition: str) -> None:
    scene = at(seats(7), 7, edition)
    for seat in [2, 3, 4, 5, 6, 7, 1, 2]:
        scene.play("end")
        assert scene.asked() == ("play", seat)
        assert scene.turn() == seat


def test_bg3_1_b41_whoever_is_out_has_no_turn() -> None:
    for scene in both(four("", "out = true", "out = true", "")):
        assert scene.play("end").turn() == 4
        assert scene.play("end").turn() == 1


def test_bg3_1_b41_the_phases_follow_each_other() -> None:
    text = 'talon = ["beer-6h", "beer-7h"]\nturn = 4\n' + four('lives = 1\nhand = ["beer-8h"]')
    for scene in both(text):
        scene.play("end")
        assert scene.phase() == "play"
        assert scene.log() == ["turn 1", "draw 1: beer-6h", "draw 1: beer-7h"]
        scene.play("end")
        assert (scene.phase(), scene.asked()) == ("shed", ("shed", 1))
        scene.play("discard beer-6h", "discard beer-8h")
        assert scene.asked() == ("play", 2)


def test_bg3_1_b41_dynamite_and_jail_come_before_phase_one() -> None:
    text = 'talon = ["bang-2d", "beer-6h", "beer-7h", "beer-8h"]\n' + four(
        "", 'table = ["jail-10s", "dynamite-2h"]'
    )
    for scene in both(text):
        scene.play("end")
        assert scene.log() == [
            "turn 2",
            "sign 2: bang-2d",
            "passes-on 2: 3",
            "sign 2: beer-6h",
            "free 2",
            "strip 2: jail-10s",
            "draw 2: beer-7h",
            "draw 2: beer-8h",
        ]


def test_bg3_1_b41_whoever_survives_dynamite_has_his_turn() -> None:
    text = 'talon = ["missed-2s", "beer-7h", "beer-8h"]\n' + four("", 'table = ["dynamite-2h"]')
    for scene in both(text):
        scene.play("end")
        assert (scene.lives(2), scene.hand(2)) == (1, ["beer-7h", "beer-8h"])
        assert scene.asked() == ("play", 2)


def test_bg3_1_b41_nobody_plays_out_of_turn() -> None:
    for scene in both(four("", 'hand = ["bang-2d"]')):
        scene.refuse("play bang-2d at 1", "core.wait", {"seat": 1}, seat=2)
        scene.refuse("end", "core.wait", {"seat": 1}, seat=3)


# Phase I.


@pytest.mark.parametrize("edition", EDITIONS)
def test_bg3_2_the_two_top_cards_of_the_talon_go_to_the_hand(edition: str) -> None:
    text = 'talon = ["beer-6h", "gatling-10h", "saloon-5h"]\n' + four("", 'hand = ["bang-2d"]')
    scene = at(text, 4, edition)
    before = len(scene.talon())
    scene.play("end")
    assert scene.hand(2) == ["bang-2d", "beer-6h", "gatling-10h"]
    assert scene.talon()[0] == "saloon-5h"
    assert len(scene.talon()) == before - 2


@pytest.mark.parametrize("edition", EDITIONS)
def test_bg3_2_nobody_else_sees_them(edition: str) -> None:
    scene = at('talon = ["beer-6h", "gatling-10h"]\n' + four(), 4, edition)
    scene.play("end")
    assert scene.log("draw", seat=2) == ["draw 2: beer-6h", "draw 2: gatling-10h"]
    for seat in (0, 1, 3, 4):
        assert scene.log("draw", seat=seat) == ["draw 2: ?", "draw 2: ?"]
        assert scene.view(seat).sizes == [0, 2, 0, 0]


def test_bg3_2_a_prisoner_who_is_not_freed_takes_none() -> None:
    for scene in both('talon = ["bang-2d"]\n' + four("", 'table = ["jail-10s"]')):
        scene.play("end")
        assert scene.hand(2) == []
        assert scene.turn() == 3


# Phase II.


def test_bg3_3_b25_any_number_of_cards_one_after_the_other() -> None:
    hand = '["barrel-qs", "mustang-8h", "schofield-ks", "beer-6h", "saloon-5h", "jail-10s"]'
    for scene in both(four(f"hand = {hand}\nlives = 3")):
        scene.play("play barrel-qs", "play mustang-8h", "play schofield-ks")
        scene.play("play beer-6h", "play saloon-5h", "play jail-10s at 2")
        assert (scene.hand(1), scene.lives(1)) == ([], 5)
        assert scene.table(1) == ["barrel-qs", "mustang-8h", "schofield-ks"]
        assert scene.asked() == ("play", 1)  # he says when he has had enough


def test_bg3_3_b25_nobody_has_to_play_a_card() -> None:
    for scene in both(four('hand = ["bang-2d", "beer-6h"]')):
        scene.play("end")
        assert (scene.turn(), scene.hand(1)) == (2, ["bang-2d", "beer-6h"])


def test_bg3_3_b25_only_cards_of_ones_own_hand_are_played() -> None:
    for scene in both(four('table = ["mustang-8h"]', 'hand = ["bang-2d"]')):
        scene.refuse("play bang-2d at 2", "core.not-held")
        scene.refuse("play mustang-8h", "core.not-held")
        scene.refuse("play beer-6h", "core.not-held")
        scene.refuse("discard mustang-8h", "core.not-asked")
        scene.refuse("pass", "core.not-asked")
        scene.refuse("draw", "core.not-asked")


def test_bg3_3_b25_in_phase_two_a_hand_may_be_of_any_size() -> None:
    hand = '["bang-2d", "bang-3d", "bang-4d", "stagecoach-9s", "wells-fargo-3h"]'
    for scene in both(four(f"lives = 1\nhand = {hand}")):
        scene.play("play stagecoach-9s", "play wells-fargo-3h")
        assert len(scene.hand(1)) == 8
        assert scene.asked() == ("play", 1)


# Phase III.


def test_bg3_4_b25_the_hand_is_cut_down_to_the_lives_that_are_left() -> None:
    hand = '["bang-2d", "bang-3d", "bang-4d", "beer-6h"]'
    for scene in both(four(f"lives = 2\nhand = {hand}")):
        scene.play("end")
        assert scene.asked() == ("shed", 1)
        scene.play("discard bang-3d")
        assert scene.asked() == ("shed", 1)
        scene.play("discard beer-6h")
        assert scene.hand(1) == ["bang-2d", "bang-4d"]
        assert scene.turn() == 2


def test_bg3_4_b25_the_player_chooses_the_cards_and_their_order() -> None:
    hand = '["bang-2d", "bang-3d", "beer-6h"]'
    for scene in both(four(f"lives = 1\nhand = {hand}")):
        scene.play("end")
        assert sorted(scene.legal()) == [
            "discard bang-2d",
            "discard bang-3d",
            "discard beer-6h",
        ]
        twin = scene.clone()
        scene.play("discard bang-2d", "discard beer-6h")
        assert (scene.discards(), scene.hand(1)) == (["beer-6h", "bang-2d"], ["bang-3d"])
        twin.play("discard beer-6h", "discard bang-2d")
        assert (twin.discards(), twin.hand(1)) == (["bang-2d", "beer-6h"], ["bang-3d"])


def test_bg3_4_b25_everybody_sees_what_is_discarded() -> None:
    for scene in both(four('lives = 1\nhand = ["bang-2d", "beer-6h"]')):
        scene.play("end", "discard beer-6h")
        assert scene.log("discard", seat=0) == ["discard 1: beer-6h"]
        assert scene.lives(1) == 1  # it does nothing


def test_bg3_4_b25_a_hand_that_is_small_enough_is_not_asked() -> None:
    for scene in both(four('lives = 2\nhand = ["bang-2d", "bang-3d"]')):
        scene.play("end")
        assert scene.turn() == 2
        assert "discard" not in scene.names()


def test_bg3_4_b25_lives_of_now_count_not_those_of_the_beginning() -> None:
    hand = '["bang-2d", "bang-3d", "bang-4d", "beer-6h"]'
    for scene in both(four(f"lives = 2\nhand = {hand}")):
        scene.play("play beer-6h", "end")
        assert scene.turn() == 2  # three lives, three cards
    for scene in both(four(f"hand = {hand}\nlives = 4")):
        assert scene.play("end").turn() == 2


def test_bg3_4_b25_cards_on_the_table_do_not_count() -> None:
    seat = 'lives = 1\nhand = ["bang-2d"]\ntable = ["barrel-qs", "mustang-8h", "volcanic-10s"]'
    for scene in both(four(seat)):
        scene.play("end")
        assert scene.turn() == 2
        assert len(scene.table(1)) == 3


def test_bg3_4_b25_there_is_no_other_way_in_phase_three() -> None:
    seat = 'lives = 1\nhand = ["bang-2d", "beer-6h"]\ntable = ["mustang-8h"]'
    for scene in both(four(seat, 'hand = ["bang-3d"]')):
        scene.play("end")
        scene.refuse("end", "core.not-asked")
        scene.refuse("pass", "core.not-asked")
        scene.refuse("play beer-6h", "BG4.1")
        scene.refuse("play bang-2d at 2", "BG4.1")
        scene.refuse("discard mustang-8h", "core.not-held")
        scene.refuse("discard bang-3d", "core.not-held")


def test_bg3_4_b25_others_may_hold_as_many_as_they_like_out_of_turn() -> None:
    seat = 'lives = 1\nhand = ["bang-2d", "bang-3d", "bang-4d"]'
    for scene in both(four("", "", seat)):
        scene.play("end")
        assert (scene.turn(), len(scene.hand(3))) == (2, 3)


def test_bg3_4_b25_the_hand_is_looked_at_only_now() -> None:
    for scene in both(four('lives = 1\nhand = ["bang-2d", "mustang-8h", "barrel-qs"]')):
        scene.play("play mustang-8h", "play barrel-qs", "end")
        assert (scene.turn(), scene.hand(1)) == (2, ["bang-2d"])


# Out in one's own turn.


def test_bg3_5_b41_the_turn_of_a_player_who_goes_out_is_over() -> None:
    hand = '["duel-js", "beer-6h", "missed-2s", "missed-3s", "missed-4s"]'
    text = "turn = 2\n" + four("", f"lives = 1\nhand = {hand}", 'hand = ["bang-2d"]')
    for scene in both(text):
        scene.play("play duel-js at 3", "discard bang-2d", "pass", "pass")
        assert scene.alive() == [1, 3, 4]
        assert "shed" not in scene.names()
        assert scene.asked() == ("play", 3)
        assert scene.hand(2) == []
        assert len(scene.hand(3)) == 2


def test_bg3_5_b41_dynamite_before_phase_one_ends_the_turn_too() -> None:
    text = 'talon = ["missed-2s"]\n' + four(
        "", 'lives = 1\nhand = ["missed-3s", "missed-4s"]\ntable = ["dynamite-2h", "jail-10s"]'
    )
    for scene in both(text):
        scene.play("end", "pass")
        assert scene.alive() == [1, 3, 4]
        assert scene.asked() == ("play", 3)
        assert scene.names().count("sign") == 1  # nobody draws for the Jail
        assert scene.log("turn") == ["turn 2", "turn 3"]
        assert [line for line in scene.log("draw") if line.startswith("draw 2")] == []


def test_bg3_5_b41_the_next_turn_goes_to_the_next_living_player() -> None:
    text = "turn = 2\n" + four(
        "", 'lives = 1\nhand = ["duel-js"]', "out = true", 'hand = ["bang-2d"]'
    )
    for scene in both(text):
        scene.play("play duel-js at 4", "discard bang-2d")
        assert scene.asked() == ("play", 4)
