"""Stay or leave: the order, the hidden card, and turning up together (chapter EP3)."""

from __future__ import annotations

import pytest

from deadwood.core.types import NOBODY, UNKNOWN
from deadwood.games.el_paso.cards import CARD_OF, NAMES
from tests.rules.el_paso.scene import Scene, at

CALM = "brand brand brand six six"
"""All raiders find what they need, and no star."""


def opening(players: int, lookout: int, more: str = "", **options: object) -> Scene:
    """The first round in Deadwood."""
    return at(
        f"""
        lookout = {lookout}
        tiles = ["bank-1", "bank-2", "saloon-3", "hotel-1", "horses-1", "horses-2"]
        {more}
        """,
        players,
        **options,
    )


def with_gone(players: int, lookout: int, gone: set[int]) -> Scene:
    """A later round, in which some have left already."""
    seats = "\n".join(
        "[[seat]]\ngone = true" if seat in gone else "[[seat]]" for seat in range(1, players + 1)
    )
    return opening(players, lookout, f"raids = 1\ngroups = 1\n{seats}")


def lay_any(scene: Scene) -> int:
    """Whoever is asked lays his first card; who that was."""
    (seat,) = scene.awaited()
    scene.play(next(text for text in scene.legal() if text.startswith("lay")))
    return seat


@pytest.mark.parametrize(
    ("players", "lookout", "order"),
    [
        (2, 1, [1, 2]),
        (2, 2, [2, 1]),
        (3, 2, [2, 3, 1]),
        (5, 1, [1, 2, 3, 4, 5]),
        (5, 4, [4, 5, 1, 2, 3]),
        (5, 5, [5, 1, 2, 3, 4]),
    ],
)
def test_ep3_1_e5_the_lookout_decides_first_then_clockwise(
    players: int, lookout: int, order: list[int]
) -> None:
    scene = opening(players, lookout).dice(CALM)
    assert [lay_any(scene) for _ in order] == order
    assert scene.question() == "refill"


@pytest.mark.parametrize(
    ("lookout", "gone", "order"),
    [
        (1, {1}, [2, 3, 4, 5]),
        (4, {4, 5}, [1, 2, 3]),
        (3, {3, 4, 1}, [5, 2]),
        (2, {3, 5}, [2, 4, 1]),
        (5, {5, 1, 2, 3}, [4]),
    ],
)
def test_ep3_1_e5_without_the_lookout_the_first_in_town_to_his_left_begins(
    lookout: int, gone: set[int], order: list[int]
) -> None:
    scene = with_gone(5, lookout, gone).dice(CALM)
    assert [lay_any(scene) for _ in order] == order
    assert scene.question() == "refill"
    assert sorted(scene.awaited()) == sorted(order)


def test_ep3_1_e5_a_lookout_who_leaves_is_passed_over_in_the_next_round() -> None:
    scene = opening(3, 2).dice(CALM).play("leave")
    assert [lay_any(scene), lay_any(scene)] == [3, 1]
    scene.play("draw cattle", "draw cattle")
    assert scene.lookout() == 2
    assert scene.awaited() == [3]
    scene.refuse("leave", "core.wait", {"seat": 3}, seat=2)


def test_ep3_1_e5_nobody_decides_before_his_turn() -> None:
    scene = opening(3, 2)
    for seat in (1, 3):
        assert scene.legal(seat) == []
        scene.refuse("leave", "core.wait", {"seat": 2}, seat=seat)
        scene.refuse(f"lay {scene.hand(seat)[0]}", "core.wait", {"seat": 2}, seat=seat)


def test_ep3_1_e5_the_next_decides_only_when_a_leaver_has_kept_and_sold() -> None:
    scene = opening(3, 1, '[[seat]]\nloot = ["cattle-6", "bank-5"]').play("leave")
    assert (scene.question(), scene.awaited()) == ("keep", [1])
    scene.refuse("leave", "core.wait", {"seat": 1}, seat=2)
    scene.play("keep cattle-6")
    assert (scene.question(), scene.awaited()) == ("decide", [2])


def test_ep3_2_e5_one_leaves_or_lays_one_of_the_six_cards() -> None:
    scene = opening(2, 1, '[[seat]]\nhand = ["bank-2", "bank-7", "hotel-1", "hotel-2", "hotel-3"]')
    assert scene.legal() == [
        "leave",
        "lay bank-2",
        "lay bank-7",
        "lay saloon-1",
        "lay hotel-1",
        "lay hotel-2",
        "lay hotel-3",
    ]


def test_ep3_2_the_card_lies_before_its_player_and_no_longer_in_his_hand() -> None:
    scene = opening(2, 1, '[[seat]]\nhand = ["bank-2"]').play("lay bank-2")
    assert scene.laid(1) == "bank-2"
    assert "bank-2" not in scene.hand(1)
    assert len(scene.hand(1)) == 5
    assert scene.log() == ["lay 1: bank-2"]
    assert scene.intact()


def test_ep3_2_whoever_leaves_keeps_his_six_cards() -> None:
    scene = opening(2, 1)
    hand = scene.hand(1)
    scene.play("leave")
    assert (scene.hand(1), scene.laid(1), scene.in_town()) == (hand, "", [2])
    assert scene.log() == ["leave 1: 1"]


def test_ep3_2_e5_the_decision_is_final() -> None:
    scene = opening(3, 1, '[[seat]]\nhand = ["bank-2", "hotel-3"]').play("lay bank-2")
    for text in ("leave", "lay hotel-3", "lay bank-2"):
        scene.refuse(text, "core.wait", {"seat": 2}, seat=1)
    scene.play("leave")
    card = scene.hand(2)[0]
    for text in ("leave", f"lay {card}"):
        scene.refuse(text, "core.wait", {"seat": 3}, seat=2)


@pytest.mark.parametrize(
    ("text", "params"),
    [
        ("done", {}),
        ("draw bank", {"card": "bank"}),
        ("keep saloon-4", {"card": "saloon", "value": 4}),
    ],
)
def test_ep3_2_nothing_else_is_asked(text: str, params: dict[str, int | str]) -> None:
    opening(2, 1, '[[seat]]\nloot = ["saloon-4"]').refuse(text, "core.not-asked", params)


def test_ep3_2_a_card_that_is_not_in_the_hand_is_refused_wherever_it_is() -> None:
    """The reason is the same for a card of another hand, of a stock, and of a pile."""
    scene = opening(
        2,
        2,
        """
        stocks = { horses = ["horses-8"] }
        piles = { saloon = ["saloon-5"] }
        [[seat]]
        hand = ["bank-2", "gold-mine-4"]
        [[seat]]
        hand = ["bank-1"]
        """,
    )
    for kind, value in (("bank", 2), ("horses", 8), ("saloon", 5)):
        params: dict[str, int | str] = {"card": kind, "value": value}
        scene.refuse(f"lay {kind}-{value}", "core.not-held", params)
    scene.play("lay bank-1").refuse("lay bank-1", "core.not-held", {"card": "bank", "value": 1})


@pytest.mark.parametrize("players", [2, 5])
def test_ep3_2_e5_a_laid_card_is_told_and_shown_to_nobody_else(players: int) -> None:
    hands = '[[seat]]\nhand = ["bank-1", "saloon-2", "gold-mine-3", "hotel-4", "horses-5"]'
    scene = opening(players, 1, hands)
    others = [*range(2, players + 1), 0]
    card = CARD_OF["gold-mine-3"]
    scene.play("lay gold-mine-3")
    assert scene.view(1).laid == card
    assert scene.log(seat=1) == ["lay 1: gold-mine-3"]
    for seat in others:
        onlooker = NOBODY if seat == 0 else seat - 1
        view = scene.view(seat)
        assert view.has_laid == [True] + [False] * (players - 1)
        assert view.sizes == [5] + [6] * (players - 1)
        assert view.laid == UNKNOWN
        assert scene.log(seat=seat) == ["lay 1: ?"]
        move = scene.game.parse("lay gold-mine-3")
        assert scene.game.told(move, 0, onlooker) == "lay"
        assert scene.game.told(move, 0, 0) == "lay gold-mine-3"


@pytest.mark.parametrize("players", [2, 5])
def test_ep3_2_e5_the_table_looks_the_same_whichever_card_was_laid(players: int) -> None:
    start = opening(players, 1)
    seen: dict[int, list[object]] = {seat: [] for seat in range(players + 1)}
    for card in start.hand(1):
        scene = start.clone().play(f"lay {card}")
        for seat in seen:
            shown = [scene.game.shown(event, seat - 1).fields() for event in scene.events]
            seen[seat].append((scene.view(seat).as_dict(), shown))
    for seat, tables in seen.items():
        same = all(table == tables[0] for table in tables)
        assert same == (seat != 1)


def test_ep3_2_e5_those_who_follow_see_who_left_and_who_stays() -> None:
    scene = opening(5, 1).play("leave")
    lay_any(scene)
    scene.play("leave")
    for seat in (0, 4, 5):
        view = scene.view(seat)
        assert view.in_town == [False, True, False, True, True]
        assert view.has_laid == [False, True, False, False, False]
        assert scene.log(seat=seat) == ["leave 1: 1", "lay 2: ?", "leave 3: 1"]
        assert (view.left_now, view.limit, view.awaited) == (True, 1, [3])


def test_ep3_3_e4_one_may_leave_before_the_first_raid() -> None:
    scene = opening(2, 1)
    assert "leave" in scene.legal()
    scene.play("leave")
    assert scene.in_town() == [2]
    assert scene.view(0).raids == 0


def test_ep3_3_e4_everybody_may_leave_before_the_first_raid() -> None:
    scene = opening(3, 1).play("leave", "leave", "leave")
    assert scene.town() == "Cheyenne"
    assert "roll" not in scene.names()


def test_ep3_3_e4_a_table_may_forbid_it() -> None:
    scene = opening(2, 1, '[[seat]]\nhand = ["bank-8"]', leave_before_first_raid=False)
    assert [text.split()[0] for text in scene.legal()] == ["lay"] * 6
    scene.refuse("leave", "EP3.3")
    scene.play("lay bank-8")
    scene.refuse("leave", "EP3.3")


def test_ep3_3_e4_where_it_is_forbidden_one_may_still_leave_after_the_first_raid() -> None:
    scene = opening(2, 1, leave_before_first_raid=False).dice(CALM)
    lay_any(scene)
    lay_any(scene)
    scene.play("draw cattle", "draw cattle")
    assert scene.view(0).raids == 1
    assert "leave" in scene.legal()
    scene.play("leave")


def test_ep3_3_e4_it_is_forbidden_in_every_town_anew() -> None:
    scene = opening(
        2,
        1,
        "raids = 1\ngroups = 1\n[[seat]]\n[[seat]]\ngone = true",
        leave_before_first_raid=False,
    )
    scene.play("leave")
    assert scene.town() == "Cheyenne"
    scene.refuse("leave", "EP3.3")


def test_ep3_3_out_of_time_one_leaves_but_not_before_the_first_raid() -> None:
    scene = opening(2, 1)
    first = scene.game.text(scene.game.default(scene.state, 0))
    assert first == f"lay {scene.hand(1)[0]}"
    later = with_gone(2, 1, {2})
    assert later.game.text(later.game.default(later.state, 0)) == "leave"


@pytest.mark.parametrize("kind", NAMES)
def test_ep3_4_e6_any_card_may_be_laid(kind: str) -> None:
    scene = opening(2, 1, f'[[seat]]\nhand = ["{kind}-6"]').dice(CALM)
    scene.play(f"lay {kind}-6")
    assert scene.laid(1) == f"{kind}-6"


def test_ep3_4_e6_a_card_for_a_place_that_the_town_does_not_have() -> None:
    scene = opening(2, 1, '[[seat]]\nhand = ["cattle-8"]').dice(CALM)
    assert not scene.view(0).places[NAMES.index("cattle")]
    scene.play("lay cattle-8", "leave")
    assert scene.log("nothing") == ["nothing 1: cattle-8 0"]
    assert scene.loot(1) == []


def test_ep3_4_e6_a_card_for_a_place_that_is_empty() -> None:
    scene = opening(2, 1, '[[seat]]\nhand = ["gold-mine-8"]').dice(CALM)
    assert scene.stack("gold-mine") == []
    scene.play("lay gold-mine-8", "leave")
    assert scene.log("nothing") == ["nothing 1: gold-mine-8 2"]
    assert scene.loot(1) == []


def test_ep3_5_e5_nothing_is_turned_up_before_the_last_has_decided() -> None:
    scene = opening(5, 3).dice(CALM)
    for _ in range(4):
        lay_any(scene)
        assert set(scene.names()) == {"lay"}
    cards = [scene.laid(seat) for seat in (3, 4, 5, 1)]
    last = scene.hand(2)[0]
    scene.play(f"lay {last}")
    assert scene.log("reveal") == [
        f"reveal {seat}: {card}" for seat, card in zip((3, 4, 5, 1, 2), [*cards, last], strict=True)
    ]
    names = scene.names()
    assert names[:11] == ["lay"] * 5 + ["reveal"] * 5 + ["roll"]


def test_ep3_5_e5_everybody_sees_the_cards_that_are_turned_up() -> None:
    scene = opening(2, 1, '[[seat]]\nhand = ["bank-3"]\n[[seat]]\nhand = ["hotel-5"]').dice(CALM)
    scene.play("lay bank-3", "lay hotel-5")
    for seat in (0, 1, 2):
        assert scene.log("reveal", seat=seat) == ["reveal 1: bank-3", "reveal 2: hotel-5"]


def test_ep3_5_e5_the_cards_are_turned_up_when_the_last_one_leaves() -> None:
    scene = opening(
        3, 1, '[[seat]]\nhand = ["bank-3"]\n[[seat]]\n[[seat]]\nloot = ["cattle-5", "cattle-3"]'
    )
    scene.dice(CALM).play("lay bank-3", "leave", "leave")
    assert "reveal" not in scene.names()
    scene.play("done")
    assert scene.log("reveal") == ["reveal 1: bank-3"]


def test_ep3_5_if_nobody_lays_a_card_nothing_is_turned_up_or_rolled() -> None:
    scene = opening(2, 1).play("leave", "leave")
    assert scene.names() == ["leave", "leave", "left-over", "town", "stock"]
