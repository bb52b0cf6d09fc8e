"""Who leaves, and what he may keep (chapter EP7)."""

from __future__ import annotations

import pytest

from tests.rules.el_paso.boards import board, town
from tests.rules.el_paso.scene import Scene, at

# Three dice still roll, so a raid is safe as long as none of them is loaded with stars.
SAFE = "six brand six"
PLENTY = 'tiles = ["hotel-1", "hotel-2", "hotel-3", "horses-1", "horses-2", "horses-3"]'


def five() -> Scene:
    """Five players in the middle of Deadwood, each with four tiles of his own."""
    return at(
        f"""
        raids = 3
        stars = 2
        {PLENTY}
        [[seat]]
        loot = ["saloon-6", "bank-4", "bank-3", "bank-1"]
        [[seat]]
        loot = ["saloon-5", "gold-mine-4", "gold-mine-3", "gold-mine-1"]
        [[seat]]
        loot = ["saloon-5", "cattle-5", "bank-2", "horses-4"]
        [[seat]]
        loot = ["saloon-4", "cattle-5", "gold-mine-4", "horses-4"]
        [[seat]]
        loot = ["saloon-4", "cattle-4", "bank-4", "hotel-5"]
    """,
        5,
    )


def stay(scene: Scene, *seats: int, lay: str = "") -> Scene:
    """These seats lay a card each, in turn: the named one, or the first that they hold."""
    for seat in seats:
        scene.play("lay " + (lay or scene.hand(seat)[0]), seat=seat)
    return scene


def refill(scene: Scene) -> Scene:
    """Whoever owes a card draws from the first stock."""
    while scene.question() == "refill":
        scene.play(scene.legal()[0])
    return scene


def limit(scene: Scene) -> int:
    """How many tiles the player who is asked may keep in all."""
    name, (_, more, *kept) = scene.state.pending[-1].saved()
    assert name == "keep"
    return more + len(kept)


def keep_highest(scene: Scene, number: int) -> Scene:
    for _ in range(number):
        scene.play(scene.legal()[0])
    return scene


# Groups.


def test_ep7_1_ep7_2_e13_two_leave_first_two_second_and_the_last_keeps_three() -> None:
    """E13: the rulebook's own example with five players."""
    scene = five()
    for seat in (1, 2):
        assert limit(scene.play("leave", seat=seat)) == 1
        scene.play(scene.legal()[0])
    stay(scene, 3, 4).dice(SAFE)
    stay(scene, 5)
    refill(scene)
    assert scene.awaited() == [3]
    for seat in (3, 4):
        assert limit(scene.play("leave", seat=seat)) == 2
        keep_highest(scene, 2)
    stay(scene.dice(SAFE), 5)
    refill(scene)
    assert limit(scene.play("leave", seat=5)) == 3
    keep_highest(scene, 3)
    assert [len(scene.loot(seat)) for seat in range(1, 6)] == [1, 1, 2, 2, 3]
    assert scene.log("leave") == [
        "leave 1: 1",
        "leave 2: 1",
        "leave 3: 2",
        "leave 4: 2",
        "leave 5: 3",
    ]
    assert scene.town() == "Cheyenne"


def test_ep7_1_e13_who_leaves_before_and_after_a_raider_in_one_round_is_one_group() -> None:
    scene = five()
    scene.play("leave", "done")
    stay(scene, 2)
    scene.play("leave", "done", seat=3)
    stay(scene.dice(SAFE), 4)
    scene.play("leave", "done", seat=5)
    assert scene.log("leave") == ["leave 1: 1", "leave 3: 1", "leave 5: 1"]
    refill(scene).play("leave")
    assert (scene.awaited(), limit(scene)) == ([2], 2)


def test_ep7_1_e13_a_round_in_which_nobody_leaves_makes_no_group() -> None:
    scene = five()
    for _ in range(2):
        stay(scene.dice(SAFE), 1, 2, 3, 4, 5)
        refill(scene)
    assert limit(scene.play("leave")) == 1
    scene.play("done")
    stay(scene.dice(SAFE), 2, 3, 4, 5)
    refill(scene)
    stay(scene.dice(SAFE), 2, 3, 4, 5)
    refill(scene)
    assert limit(scene.play("leave", seat=2)) == 2


def test_ep7_1_e13_groups_are_counted_anew_in_every_town() -> None:
    scene = at(
        f"""
        raids = 5
        groups = 3
        {PLENTY}
        [[seat]]
        loot = ["saloon-6", "saloon-5", "bank-5", "bank-4", "bank-4"]
        [[seat]]
        gone = true
        [[seat]]
        gone = true
        [[seat]]
        gone = true
    """,
        4,
    )
    assert limit(scene.play("leave")) == 4
    keep_highest(scene, 4)
    assert (scene.town(), scene.awaited(), scene.view(0).limit) == ("Cheyenne", [2], 1)
    scene.play("leave", "leave", "leave", "leave")
    assert (scene.awaited(), limit(scene)) == ([1], 1)


# Keeping.


def keeping(groups: int, *loot: str) -> Scene:
    """Seat 1 of five has just left after so many groups, and has these tiles."""
    named = ", ".join(f'"{tile}"' for tile in loot)
    others = ["[[seat]]"] * (4 - groups) + ["[[seat]]\ngone = true"] * groups
    rest = "\n".join(others)
    scene = at(
        f"""
        raids = 9
        groups = {groups}
        tiles = ["horses-1"]
        [[seat]]
        loot = [{named}]
        {rest}
    """,
        5,
    )
    return scene.play("leave")


def test_ep7_2_e13_carried_tiles_count_towards_the_limit() -> None:
    """E13: cattle cannot come from Deadwood, so they were brought along; one of all is kept."""
    scene = keeping(0, "cattle-6", "cattle-5", "saloon-4", "bank-1")
    assert scene.legal() == [
        "keep cattle-6",
        "keep cattle-5",
        "keep saloon-4",
        "keep bank-1",
        "done",
    ]
    scene.play("keep cattle-5")
    assert scene.question() == "decide"
    assert scene.loot(1) == ["cattle-5"]


@pytest.mark.parametrize("groups", range(5))
def test_ep7_2_e13_a_player_of_group_n_keeps_up_to_n(groups: int) -> None:
    scene = keeping(groups, "saloon-6", "2 saloon-5", "bank-5", "2 bank-4", "bank-1")
    for _ in range(groups + 1):
        assert scene.question() == "keep"
        keep_highest(scene, 1)
    assert scene.question() == "decide"
    assert len(scene.loot(1)) == groups + 1


@pytest.mark.parametrize("number", range(4))
def test_ep7_2_e13_he_may_keep_fewer_and_even_nothing(number: int) -> None:
    scene = keeping(3, "saloon-6", "2 saloon-5", "bank-5", "bank-4")
    keep_highest(scene, number).play("done")
    assert scene.loot(1) == ["saloon-6", "bank-5", "saloon-5"][:number]
    assert scene.question() == "decide"


def test_ep7_2_a_tile_that_he_does_not_have_cannot_be_kept() -> None:
    scene = keeping(2, "saloon-6", "bank-4", "hotel-4")
    scene.refuse("keep saloon-5", "EP7.2", {"card": "saloon", "value": 5})
    scene.play("keep bank-4")
    scene.refuse("keep bank-4", "EP7.2", {"card": "bank", "value": 4})


def test_ep7_2_equal_tiles_are_kept_one_by_one() -> None:
    scene = keeping(2, "2 bank-4", "hotel-1")
    scene.play("keep bank-4")
    assert scene.legal() == ["keep bank-4", "keep hotel-1", "done"]
    scene.play("keep bank-4")
    assert scene.legal() == ["keep hotel-1", "done"]
    scene.play("done")
    assert scene.loot(1) == ["bank-4", "bank-4"]


def test_ep7_2_who_has_no_tiles_is_asked_nothing() -> None:
    scene = keeping(0)
    assert (scene.question(), scene.awaited()) == ("decide", [2])
    assert scene.log("leave", "keep", "sell") == ["leave 1: 1"]
    assert scene.nuggets(1) == 0


def test_ep7_3_e15_all_other_tiles_are_sold_at_once_in_one_sale() -> None:
    """E15: 2 + 2 + 3 + 4 points at 4:1 are 2 nuggets; tile by tile it would be 1."""
    scene = keeping(0, "saloon-6", "bank-2", "hotel-2", "horses-3", "bank-4")
    scene.play("keep saloon-6")
    assert (scene.nuggets(1), scene.loot(1)) == (2, ["saloon-6"])
    assert scene.log("sell") == ["sell 1: 11 4 2 0"]


def test_ep7_3_e1_what_is_sold_is_in_the_bag_again() -> None:
    scene = keeping(0, "saloon-6", "bank-5")
    assert "bank-5" not in scene.bag()
    scene.play("keep saloon-6")
    assert "bank-5" in scene.bag()
    assert "saloon-6" not in scene.bag()


def test_ep7_3_the_sale_comes_when_the_choice_is_made_and_not_before() -> None:
    scene = keeping(1, "saloon-6", "saloon-5", "saloon-4")
    scene.play("keep saloon-6")
    assert (scene.nuggets(1), len(scene.loot(1))) == (0, 3)
    scene.play("done")
    assert (scene.nuggets(1), scene.loot(1)) == (2, ["saloon-6"])


def test_ep7_4_one_chooses_from_the_highest_value_down() -> None:
    scene = keeping(2, "saloon-6", "bank-4", "gold-mine-4", "hotel-4", "horses-2")
    order = ["saloon-6", "bank-4", "gold-mine-4", "hotel-4", "horses-2"]
    assert scene.legal() == [*[f"keep {tile}" for tile in order], "done"]
    scene.play("keep gold-mine-4")
    assert scene.legal() == ["keep hotel-4", "keep horses-2", "done"]
    scene.refuse("keep saloon-6", "EP7.4", {"card": "saloon", "value": 6})
    scene.refuse("keep bank-4", "EP7.4", {"card": "bank", "value": 4})
    scene.play("keep horses-2")
    assert scene.loot(1) == ["gold-mine-4", "horses-2"]


def test_ep7_4_it_stops_by_itself_when_nothing_is_left_to_choose() -> None:
    """He may keep five, but has passed or taken all."""
    all_taken = keeping(4, "saloon-6", "bank-4")
    all_taken.play("keep saloon-6", "keep bank-4")
    assert (all_taken.question(), all_taken.loot(1)) == ("decide", ["saloon-6", "bank-4"])
    passed = keeping(4, "saloon-6", "bank-4", "hotel-1")
    passed.play("keep hotel-1")
    assert (passed.question(), passed.loot(1)) == ("decide", ["hotel-1"])
    assert passed.log("sell") == ["sell 1: 10 4 2 0"]


def test_ep7_4_only_keeping_and_being_done_answers_the_question() -> None:
    scene = keeping(0, "saloon-6", "bank-4")
    card = scene.hand(1)[0]
    scene.refuse("leave", "core.not-asked")
    scene.refuse(f"lay {card}", "EP7.5", {"card": card[:-2], "value": int(card[-1])})
    scene.refuse("draw bank", "core.not-asked", {"card": "bank"})
    assert scene.why_not("done", seat=2) == "core.wait"


def test_ep7_4_when_time_runs_out_he_keeps_the_highest() -> None:
    scene = keeping(0, "saloon-6", "bank-4")
    assert scene.game.text(scene.game.default(scene.state, 0)) == "keep saloon-6"


# Out of town.


def test_ep7_5_e17_whoever_has_left_is_asked_nothing_until_the_next_town() -> None:
    """E17: he is in no raid, draws no card, and his tiles and hand stay as they are."""
    scene = five()
    scene.play("leave", "keep saloon-6")
    before = (scene.hand(1), scene.loot(1), scene.nuggets(1))
    assert scene.in_town() == [2, 3, 4, 5]
    stay(scene.dice(SAFE), 2, 3, 4, 5)
    assert scene.awaited() == [2, 3, 4, 5]
    refill(scene)
    assert (scene.hand(1), scene.loot(1), scene.nuggets(1)) == before
    assert (scene.question(), scene.awaited()) == ("decide", [2])
    assert scene.why_not("leave", seat=1) == "core.wait"


def test_ep7_5_e17_one_player_alone_goes_on_raiding() -> None:
    scene = at(
        f"""
        raids = 1
        groups = 1
        {PLENTY}
        [[seat]]
        hand = ["hotel-2", "horses-2"]
        [[seat]]
        gone = true
        [[seat]]
        gone = true
    """
    )
    for card in ("hotel-2", "horses-2"):
        assert (scene.in_town(), scene.awaited()) == ([1], [1])
        scene.dice("six six six six six").play(f"lay {card}")
        assert scene.awaited() == [1]
        refill(scene)
    assert scene.loot(1) == ["hotel-1", "horses-1"]
    assert scene.town() == "Deadwood"


# An emptied town.


def emptied(groups: int, gone: int = 0) -> Scene:
    """The last tile is taken: of four players with three tiles each so many were gone before, with one."""
    flags = ["gone = true" if seat > 4 - gone else "" for seat in (1, 2, 3, 4)]
    scene = at(
        f"""
        raids = 4
        stars = 2
        lookout = 2
        groups = {groups}
        tiles = ["hotel-1"]
        [[seat]]
        {flags[0]}
        loot = ["saloon-6", "bank-4", "bank-3"]
        [[seat]]
        {flags[1]}
        hand = ["hotel-8"]
        loot = ["saloon-5", "gold-mine-4", "bank-2"]
        [[seat]]
        {flags[2]}
        loot = {["saloon-5"] if gone > 1 else ["saloon-5", "horses-4", "horses-3"]}
        [[seat]]
        {flags[3]}
        loot = {["saloon-4"] if gone else ["saloon-4", "gold-mine-4", "horses-4"]}
    """,
        4,
    ).dice(SAFE)
    for _ in scene.in_town():
        hand = scene.hand(scene.awaited()[0])
        scene.play("lay " + ("hotel-8" if "hotel-8" in hand else hand[0]))
    return scene


def test_ep7_6_e14_the_last_tile_is_taken_all_draw_and_then_all_leave_in_turn() -> None:
    """E14: in turn from the lookout, who is seat 2 here."""
    scene = emptied(0)
    assert (scene.tiles(), scene.question(), scene.awaited()) == ([], "refill", [2, 3, 4, 1])
    assert "emptied" not in scene.names()
    refill(scene)
    asked = []
    while scene.town() == "Deadwood":
        assert scene.question() == "keep"
        asked += scene.awaited()
        scene.play("done")
    assert asked == [2, 3, 4, 1]
    assert scene.names().count("emptied") == 1
    assert scene.log("leave") == ["leave 2: 2", "leave 3: 2", "leave 4: 2", "leave 1: 2"]
    assert (scene.town(), scene.in_town()) == ("Cheyenne", [1, 2, 3, 4])


def test_ep7_6_nobody_may_stay_in_an_emptied_town() -> None:
    scene = refill(emptied(0))
    card = scene.hand(2)[0]
    assert scene.why_not(f"lay {card}") == "EP7.5"


def test_ep7_6_who_has_nothing_is_passed_over_in_an_emptied_town() -> None:
    scene = at(
        """
        raids = 1
        tiles = ["hotel-1"]
        [[seat]]
        hand = ["hotel-1"]
        [[seat]]
        hand = ["hotel-2"]
        loot = ["saloon-4"]
        [[seat]]
        hand = ["hotel-3"]
    """
    ).dice("six six six six six")
    scene.play("lay hotel-1", "lay hotel-2", "lay hotel-3")
    refill(scene)
    assert (scene.question(), scene.awaited()) == ("keep", [2])
    scene.play("done")
    assert (scene.question(), scene.awaited()) == ("keep", [3])
    assert scene.log("emptied", "leave") == ["emptied: 2", "leave 1: 2", "leave 2: 2", "leave 3: 2"]


def test_ep7_7_e14_if_nobody_had_left_each_keeps_two() -> None:
    scene = refill(emptied(0))
    assert scene.log("emptied") == ["emptied: 2"]
    for _ in range(4):
        assert limit(scene) == 2
        assert scene.view(0).limit == 2
        keep_highest(scene, 2)
    assert [len(scene.loot(seat)) for seat in (1, 2, 3, 4)] == [2, 2, 2, 2]


@pytest.mark.parametrize(("groups", "gone", "most"), [(1, 1, 2), (1, 2, 2), (2, 2, 3)])
def test_ep7_8_e14_after_earlier_groups_the_last_are_the_next_group(
    groups: int, gone: int, most: int
) -> None:
    """E14: one earlier group of one or of two players: 2; two earlier groups: 3."""
    scene = refill(emptied(groups, gone))
    assert scene.log("emptied") == [f"emptied: {most}"]
    for seat in [2, 3, 1] if gone == 1 else [2, 1]:
        assert (scene.awaited(), limit(scene), scene.view(0).limit) == ([seat], most, most)
        scene.play("done")
    assert scene.town() == "Cheyenne"


def test_ep7_8_e14_who_left_in_the_round_of_the_last_raid_is_an_earlier_group() -> None:
    scene = at(
        """
        raids = 1
        tiles = ["hotel-1"]
        [[seat]]
        loot = ["saloon-6", "saloon-5"]
        [[seat]]
        hand = ["hotel-2"]
        loot = ["saloon-4", "bank-4", "bank-3"]
        [[seat]]
        hand = ["hotel-3"]
        loot = ["saloon-4", "bank-4", "bank-2"]
    """
    ).dice("six six six six six")
    assert limit(scene.play("leave")) == 1
    scene.play("done", "lay hotel-2", "lay hotel-3")
    refill(scene)
    assert (scene.awaited(), limit(scene)) == ([2], 2)
    scene.play("done")
    assert (scene.awaited(), limit(scene)) == ([3], 2)


def test_ep7_8_e14_all_who_leave_by_choice_in_the_first_round_keep_one_each() -> None:
    """E14: the exception is for an emptied town only."""
    scene = five()
    for seat in range(1, 6):
        assert limit(scene.play("leave", seat=seat)) == 1
        scene.play(scene.legal()[0])
    assert [len(scene.loot(seat)) for seat in range(1, 6)] == [1] * 5
    assert "emptied" not in scene.names()
    assert scene.town() == "Cheyenne"


def test_ep7_8_e14_all_who_leave_by_choice_in_a_later_round_are_its_group() -> None:
    scene = five()
    scene.play("leave", "done")
    stay(scene.dice(SAFE), 2, 3, 4, 5)
    refill(scene)
    for seat in range(2, 6):
        assert limit(scene.play("leave", seat=seat)) == 2
        scene.play("done")
    assert scene.town() == "Cheyenne"


def test_ep7_6_e14_an_emptied_last_town_ends_the_game() -> None:
    last = board(town("Dodge", 4, "hotel"))
    scene = at(
        """
        tiles = ["hotel-1"]
        [[seat]]
        hand = ["hotel-1"]
        [[seat]]
        hand = ["hotel-2"]
    """,
        2,
        board=last,
    ).dice("six six six six six")
    refill(scene.play("lay hotel-1", "lay hotel-2"))
    assert scene.awaited() == [2]
    scene.play("keep hotel-1")
    assert (scene.question(), scene.nuggets(2)) == ("over", 1)
