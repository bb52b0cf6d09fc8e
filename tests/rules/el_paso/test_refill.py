"""Played cards, stocks, and back to six in the hand (chapter EP6)."""

from __future__ import annotations

import itertools
import json

import pytest

from deadwood.core.chance import swift
from deadwood.games.el_paso.cards import CARD_NAMES, NAMES
from tests.contract.support import SCALE
from tests.rules.el_paso.scene import Scene, at, fresh

CALM = "brand brand six six six"

# All banks but the one in the stock are in hands or on the pile.
THIN_BANK = """
    tiles = ["bank-1", "bank-2", "bank-3", "hotel-1", "hotel-2", "hotel-3"]
    stocks = { bank = ["bank-5"] }
    piles = { bank = ["bank-7", "bank-4", "bank-8", "bank-6"] }
    [[seat]]
    hand = ["bank-1", "horses-1", "horses-2"]
    [[seat]]
    hand = ["bank-2", "hotel-8"]
    [[seat]]
    hand = ["bank-3", "hotel-7"]
"""


def laying(
    cards: list[str], lookout: int = 1, faces: str = CALM, more: str = "", **options: object
) -> Scene:
    """A town in which everybody lays his card; an empty text stands for one who has left."""
    seats = "\n".join(
        f"[[seat]]\nhand = {json.dumps([card])}" if card else "[[seat]]\ngone = true"
        for card in cards
    )
    before = 1 if "" in cards else 0
    scene = at(
        f"""
        lookout = {lookout}
        tiles = ["2 bank-4", "bank-1", "bank-5", "hotel-1", "2 hotel-4", "hotel-5", "hotel-3"]
        raids = {before}
        groups = {before}
        {more}
        {seats}
        """,
        len(cards),
        **options,
    )
    scene.dice(faces)
    while scene.question() == "decide" and scene.state.raids == before:
        (seat,) = scene.awaited()
        scene.play(f"lay {cards[seat - 1]}")
    return scene


def test_ep6_1_played_cards_go_onto_the_pile_of_their_kind() -> None:
    scene = laying(["bank-3", "hotel-5", "hotel-2"])
    assert (scene.pile("bank"), scene.pile("hotel")) == (["bank-3"], ["hotel-5", "hotel-2"])
    assert [scene.laid(seat) for seat in (1, 2, 3)] == ["", "", ""]
    assert [len(scene.hand(seat)) for seat in (1, 2, 3)] == [5, 5, 5]
    assert scene.intact()


@pytest.mark.parametrize(
    ("lookout", "order"),
    [
        (1, ["bank-4", "bank-8", "bank-1", "bank-6", "bank-2"]),
        (2, ["bank-8", "bank-1", "bank-6", "bank-2", "bank-4"]),
        (4, ["bank-6", "bank-2", "bank-4", "bank-8", "bank-1"]),
        (5, ["bank-2", "bank-4", "bank-8", "bank-1", "bank-6"]),
    ],
)
def test_ep6_1_e10_in_turn_from_the_lookout_not_by_value(lookout: int, order: list[str]) -> None:
    scene = laying(["bank-4", "bank-8", "bank-1", "bank-6", "bank-2"], lookout)
    # Five hold a bank each, so three are in the stock and the pile is not turned over.
    assert scene.pile("bank") == order
    assert [line.split()[-1] for line in scene.log("discard")] == order


def test_ep6_1_e10_from_a_lookout_who_has_left_on() -> None:
    scene = laying(["bank-4", "", "bank-1", "bank-6"], lookout=2)
    assert scene.log("discard") == ["discard 3: bank-1", "discard 4: bank-6", "discard 1: bank-4"]


def test_ep6_1_they_lie_on_top_of_those_of_earlier_raids() -> None:
    scene = laying(["bank-4", "bank-8"], more='piles = { bank = ["bank-2", "bank-7"] }')
    assert scene.pile("bank") == ["bank-2", "bank-7", "bank-4", "bank-8"]


def test_ep6_1_e10_everybody_sees_the_pile_in_its_order() -> None:
    scene = laying(["bank-4", "bank-8"], lookout=2)
    for seat in (0, 1, 2):
        assert [CARD_NAMES[card] for card in scene.view(seat).piles[0]] == ["bank-8", "bank-4"]
        assert scene.log("discard", seat=seat) == ["discard 2: bank-8", "discard 1: bank-4"]


@pytest.mark.parametrize("lookout", [1, 2])
def test_ep6_1_e10_also_when_the_sheriffs_came(lookout: int) -> None:
    scene = laying(["bank-4", "bank-8"], lookout, "star star star star star")
    assert "sheriffs" in scene.names()
    assert scene.pile("bank") == [["bank-4", "bank-8"], ["bank-8", "bank-4"]][lookout - 1]


def test_ep6_2_e10_when_the_last_card_is_drawn_the_pile_is_turned_over() -> None:
    scene = at(THIN_BANK).dice(CALM).play("lay horses-1", "lay hotel-8", "lay hotel-7")
    scene.forget().play("draw bank")
    assert "bank-5" in scene.hand(1)
    assert scene.stock("bank") == ["bank-7", "bank-4", "bank-8", "bank-6"]
    assert scene.pile("bank") == []
    assert scene.log() == ["draw 1: bank bank-5", "turn-over: bank 4"]


def test_ep6_2_e10_what_was_discarded_first_is_drawn_first() -> None:
    scene = at(THIN_BANK).dice(CALM).play("lay horses-1", "lay hotel-8", "lay hotel-7")
    scene.play("draw bank", "draw bank", "draw bank")
    assert scene.log("draw") == [
        "draw 1: bank bank-5",
        "draw 2: bank bank-7",
        "draw 3: bank bank-4",
    ]
    assert scene.stock("bank") == ["bank-8", "bank-6"]
    assert scene.intact()


@pytest.mark.parametrize("lookout", [1, 2, 3])
def test_ep6_2_e10_the_cards_of_this_raid_lie_behind_the_earlier_ones(lookout: int) -> None:
    scene = at(f"lookout = {lookout}\n{THIN_BANK}").dice(CALM)
    for _ in range(3):
        scene.play(f"lay bank-{scene.awaited()[0]}")
    scene.play("draw bank")
    order = [f"bank-{(lookout - 1 + at_seat) % 3 + 1}" for at_seat in range(3)]
    assert scene.stock("bank") == ["bank-7", "bank-4", "bank-8", "bank-6", *order]


def test_ep6_2_e10_the_whole_pile_comes_back_in_exactly_its_order() -> None:
    """One alone lays a bank six times and draws a bank each time."""
    scene = at(
        """
        tiles = ["hotel-1"]
        lookout = 2
        stocks = { bank = ["bank-8"] }
        [[seat]]
        hand = ["bank-3", "bank-1", "bank-6", "bank-2", "bank-7", "bank-4"]
        [[seat]]
        hand = ["bank-5"]
        gone = true
        """,
        players=2,
    )
    thrown: list[str] = []
    drawn: list[str] = []
    for card in ("bank-6", "bank-1", "bank-7", "bank-3", "bank-4", "bank-2"):
        scene.dice("six six six six six").play(f"lay {card}", "draw bank")
        thrown.append(card)
        drawn.append(scene.log("draw")[-1].split()[-1])
    # The first card is drawn from the old stock, then the pile follows as it was laid.
    assert drawn == ["bank-8", *thrown[:5]]
    assert scene.names().count("turn-over") == 6


def test_ep6_2_e10_nothing_is_shuffled() -> None:
    scene = at(THIN_BANK).dice(CALM).play("lay horses-1", "lay hotel-8", "lay hotel-7")
    before = scene.state.chance.fields()
    scene.play("draw bank", "draw bank", "draw bank")
    assert "turn-over" in scene.names()
    assert scene.state.chance.fields() == before


def test_ep6_2_e10_while_a_stock_has_cards_the_pile_stays() -> None:
    scene = laying(["bank-4", "bank-8"], more='piles = { bank = ["bank-2"] }')
    scene.play("draw bank", "draw hotel")
    assert scene.pile("bank") == ["bank-2", "bank-4", "bank-8"]
    assert "turn-over" not in scene.names()


def test_ep6_2_e10_an_empty_stock_without_a_pile_waits_for_the_next_discard() -> None:
    """All eight are in the two hands; the one that is played is a stock at once."""
    scene = at(
        """
        tiles = ["bank-1", "bank-2", "hotel-1"]
        [[seat]]
        hand = ["bank-1", "bank-2", "bank-3", "bank-4"]
        [[seat]]
        hand = ["bank-5", "bank-6", "bank-7", "bank-8"]
        """,
        players=2,
    )
    assert (scene.stock("bank"), scene.pile("bank")) == ([], [])
    scene.dice(CALM).play("lay bank-3", "lay bank-6")
    assert (scene.stock("bank"), scene.pile("bank")) == (["bank-3", "bank-6"], [])
    assert scene.log("discard", "turn-over") == [
        "discard 1: bank-3",
        "discard 2: bank-6",
        "turn-over: bank 2",
    ]
    scene.play("draw bank", seat=2)
    assert "bank-3" in scene.hand(2)
    assert scene.intact()


def test_ep6_2_e10_everybody_is_told_that_a_pile_is_turned_over() -> None:
    scene = at(THIN_BANK).dice(CALM).play("lay horses-1", "lay hotel-8", "lay hotel-7")
    scene.play("draw bank")
    for seat in (0, 1, 2, 3):
        assert scene.log("turn-over", seat=seat) == ["turn-over: bank 4"]
        assert scene.view(seat).stocks[0] == 4


@pytest.mark.parametrize("cards", [["bank-4", "hotel-8"], ["bank-1", "hotel-2", "hotel-3"]])
def test_ep6_3_e11_every_raider_draws_exactly_one(cards: list[str]) -> None:
    scene = laying(cards)
    seats = list(range(1, len(cards) + 1))
    assert (scene.question(), scene.awaited()) == ("refill", seats)
    scene.play(*["draw horses" for _ in cards])
    assert [len(scene.hand(seat)) for seat in seats] == [6] * len(cards)
    assert scene.names().count("draw") == len(cards)
    assert (scene.question(), scene.awaited()) == ("decide", [1])


def test_ep6_3_e11_nobody_draws_twice() -> None:
    scene = laying(["bank-4", "bank-8", "bank-1"]).play("draw horses", seat=2)
    assert scene.awaited() == [1, 3]
    assert scene.legal(2) == []
    scene.refuse("draw horses", "core.wait", {"seat": 1}, seat=2)
    scene.play("draw horses", seat=1)
    scene.refuse("draw saloon", "core.wait", {"seat": 3}, seat=1)
    scene.refuse("draw saloon", "core.wait", {"seat": 3}, seat=2)


def test_ep6_3_e11_also_who_means_to_leave_must_draw_first() -> None:
    scene = laying(["bank-4", "bank-8"])
    scene.refuse("leave", "core.not-asked", {})
    scene.refuse("done", "core.not-asked", {})
    scene.play("draw saloon", "draw saloon")
    hand = scene.hand(1)
    scene.play("leave", "done")
    assert scene.hand(1) == hand
    assert len(hand) == 6


def test_ep6_3_nobody_lays_a_card_before_all_have_drawn() -> None:
    scene = laying(["bank-4", "bank-8"]).play("draw saloon", seat=1)
    card = scene.hand(1)[0]
    scene.refuse(f"lay {card}", "core.wait", {"seat": 2}, seat=1)
    held = scene.hand(2)[0]
    kind, value = held.rsplit("-", 1)
    scene.refuse(f"lay {held}", "EP6.3", {"card": kind, "value": int(value)}, seat=2)


def test_ep6_3_e11_whoever_has_left_holds_six_and_draws_none() -> None:
    scene = laying(["bank-4", "", "bank-8", "", "bank-1"])
    assert scene.awaited() == [1, 3, 5]
    for seat in (2, 4):
        assert len(scene.hand(seat)) == 6
        scene.refuse("draw bank", "core.wait", {"seat": 1}, seat=seat)


def test_ep6_3_e11_whoever_leaves_in_this_round_draws_none() -> None:
    scene = at(THIN_BANK).dice(CALM).play("lay bank-1", "leave", "lay bank-3")
    assert scene.awaited() == [1, 3]
    assert len(scene.hand(2)) == 6


def test_ep6_3_the_last_one_in_town_draws_alone() -> None:
    scene = laying(["", "bank-4", ""])
    assert scene.awaited() == [2]
    scene.play("draw saloon")
    assert (scene.question(), scene.awaited()) == ("decide", [2])


@pytest.mark.parametrize("order", list(itertools.permutations((1, 2, 3))))
def test_ep6_4_e11_the_race_goes_in_the_order_of_arrival(order: tuple[int, ...]) -> None:
    """One bank is in the stock, then the pile follows."""
    scene = at(THIN_BANK).dice(CALM).play("lay horses-1", "lay hotel-8", "lay hotel-7")
    waiting = [1, 2, 3]
    for seat, card in zip(order, ("bank-5", "bank-7", "bank-4"), strict=True):
        assert scene.awaited() == waiting
        scene.play("draw bank", seat=seat)
        assert card in scene.hand(seat)
        waiting.remove(seat)
    assert scene.question() == "decide"


@pytest.mark.parametrize("order", [(5, 4, 3, 2, 1), (3, 1, 5, 2, 4)])
def test_ep6_4_e11_a_race_of_five(order: tuple[int, ...]) -> None:
    cards = ["hotel-4", "hotel-8", "hotel-1", "hotel-6", "hotel-2"]
    stock = ["bank-6", "bank-8", "bank-7"]
    scene = laying(cards, lookout=4, more=f"stocks = {{ bank = {json.dumps(stock)} }}")
    assert scene.awaited() == [4, 5, 1, 2, 3]
    for seat, card in zip(order, stock, strict=False):
        scene.play("draw bank", seat=seat)
        assert card in scene.hand(seat)
    # No bank is left anywhere, so the slower ones take something else.
    for seat in order[3:]:
        scene.refuse("draw bank", "EP6.5", {"card": "bank"}, seat=seat)
        scene.play("draw saloon", seat=seat)
    assert (scene.question(), scene.awaited()) == ("decide", [4])
    assert scene.intact()


def test_ep6_4_e11_a_raider_may_draw_any_kind_whatever_he_played() -> None:
    scene = laying(["bank-4", "hotel-8"])
    every = [f"draw {kind}" for kind in NAMES]
    assert (scene.legal(1), scene.legal(2)) == (every, every)
    for kind in NAMES:
        other = scene.clone()
        top = other.stock(kind)[0]
        other.play(f"draw {kind}", seat=2)
        assert top in other.hand(2)


def test_ep6_4_e11_a_hand_may_have_many_cards_of_one_kind() -> None:
    scene = laying(["bank-4", "hotel-8"], more='[stocks]\ncattle = ["cattle-7"]')
    scene.play("draw cattle", "draw saloon")
    assert [card for card in scene.hand(1) if card.startswith("cattle")][-1] == "cattle-7"
    assert len([card for card in scene.hand(1) if card.startswith("cattle")]) == 2


def test_ep6_4_e11_all_see_the_kind_but_only_one_sees_the_card() -> None:
    scene = laying(["bank-4", "hotel-8"], more='[stocks]\ncattle = ["cattle-7"]')
    scene.forget().play("draw cattle", seat=2)
    assert scene.log(seat=2) == ["draw 2: cattle cattle-7"]
    assert scene.log(seat=1) == scene.log(seat=0) == ["draw 2: cattle ?"]


@pytest.mark.parametrize(("lookout", "order"), [(1, [1, 2, 3]), (2, [2, 3, 1]), (3, [3, 1, 2])])
def test_ep6_4_e11_in_turn_they_draw_from_the_lookout_on(lookout: int, order: list[int]) -> None:
    scene = laying(["bank-4", "bank-8", "bank-1"], lookout, refill="in-turn")
    for seat in order:
        assert scene.awaited() == [seat]
        for other in {1, 2, 3} - {seat}:
            assert scene.legal(other) == []
            scene.refuse("draw horses", "core.wait", {"seat": seat}, seat=other)
        scene.play("draw horses", seat=seat)
    assert (scene.question(), scene.awaited()) == ("decide", [lookout])


def test_ep6_4_e11_in_turn_those_who_have_left_are_passed_over() -> None:
    scene = laying(["bank-4", "", "bank-1", "", "bank-2"], lookout=4, refill="in-turn")
    for seat in (5, 1, 3):
        assert scene.awaited() == [seat]
        scene.play("draw horses")
    assert scene.question() == "decide"


def test_ep6_4_e11_in_turn_a_stock_that_empties_is_turned_over_for_the_next() -> None:
    scene = at(THIN_BANK, refill="in-turn").dice(CALM)
    scene.play("lay horses-1", "lay hotel-8", "lay hotel-7", "draw bank", "draw bank")
    assert ("bank-5" in scene.hand(1), "bank-7" in scene.hand(2)) == (True, True)


def test_ep6_4_e11_a_race_without_people_is_in_turn() -> None:
    """Simulations ask the first one only: from the lookout on."""
    scene = laying(["bank-4", "bank-8", "bank-1"], lookout=2)
    for seat in (2, 3, 1):
        assert scene.state.pending[-1].seat(scene.state) == seat - 1
        scene.play("draw horses")


def test_ep6_5_e12_a_kind_that_is_in_the_hands_only_cannot_be_drawn() -> None:
    scene = at(
        """
        tiles = ["hotel-1", "hotel-2", "hotel-3"]
        [[seat]]
        hand = ["bank-1", "bank-2", "bank-3", "bank-4", "hotel-8", "horses-1"]
        [[seat]]
        hand = ["bank-5", "bank-6", "bank-7", "bank-8", "hotel-7", "horses-2"]
        """,
        players=2,
    )
    scene.dice(CALM).play("lay hotel-8", "lay hotel-7")
    for seat in (1, 2):
        scene.refuse("draw bank", "EP6.5", {"card": "bank"}, seat=seat)
        assert scene.legal(seat) == [f"draw {kind}" for kind in NAMES[1:]]
    scene.play("draw saloon", "draw saloon", "leave", "done")
    assert scene.question() == "decide"


def test_ep6_5_e12_the_last_card_of_a_kind_goes_to_the_first() -> None:
    """The stock empties in the middle of the race, and there is no pile."""
    scene = at(
        """
        tiles = ["hotel-1", "hotel-2", "hotel-3"]
        stocks = { bank = ["bank-8"] }
        [[seat]]
        hand = ["bank-1", "bank-2", "bank-3", "bank-4", "hotel-8", "horses-1"]
        [[seat]]
        hand = ["bank-5", "bank-6", "bank-7", "hotel-6", "hotel-7", "horses-2"]
        """,
        players=2,
    )
    scene.dice(CALM).play("lay hotel-8", "lay hotel-7").play("draw bank", seat=2)
    assert "bank-8" in scene.hand(2)
    assert "turn-over" not in scene.names()
    scene.refuse("draw bank", "EP6.5", {"card": "bank"}, seat=1)


@pytest.mark.parametrize("players", [2, 5])
def test_ep6_5_e12_there_is_always_something_to_draw(players: int) -> None:
    """Thirty cards at most are in hands."""
    chance = swift(65)
    fewest = 6
    for number in range(10 * SCALE):
        scene = fresh(swift(number), players=players)
        while scene.question() != "over":
            seat = scene.awaited()[-1]
            moves = scene.legal(seat)
            # All like the bank best, so that it runs out.
            banks = [text for text in moves if text == "draw bank"] or moves
            if scene.question() == "refill":
                fewest = min(fewest, len(moves))
            scene.play(banks[chance.below(len(banks))], seat=seat)
        assert scene.intact()
    assert 1 <= fewest < 6


@pytest.mark.parametrize("players", [2, 5])
def test_ep6_6_e21_hands_stocks_and_piles_carry_on_to_the_next_town(players: int) -> None:
    scene = at(
        """
        tiles = ["hotel-1", "hotel-2"]
        piles = { bank = ["bank-7", "bank-2"], horses = ["horses-4"] }
        """,
        players,
    )
    stocks = [scene.stock(kind) for kind in NAMES]
    hands = [scene.hand(seat + 1) for seat in range(players)]
    scene.play(*["leave" for _ in range(players)])
    assert scene.town() == "Cheyenne"
    assert [scene.stock(kind) for kind in NAMES] == stocks
    assert [scene.hand(seat + 1) for seat in range(players)] == hands
    assert scene.pile("bank") == ["bank-7", "bank-2"]
    assert scene.pile("horses") == ["horses-4"]
    assert "dealt" not in scene.names()


def test_ep6_6_e21_also_after_the_sheriffs() -> None:
    scene = laying(["bank-4", "bank-8"], faces="star star star star star")
    scene.play("draw saloon", "draw saloon")
    assert scene.town() == "Cheyenne"
    assert scene.pile("bank") == ["bank-4", "bank-8"]
    assert [len(scene.hand(seat)) for seat in (1, 2)] == [6, 6]


def test_ep6_6_e21_through_a_whole_game_the_order_of_the_stocks_is_the_one_of_the_deal() -> None:
    """Whoever follows draws, discards and turned-over piles knows every stock at the end."""
    scene = fresh(swift(66), players=4)
    stocks = {kind: scene.stock(kind) for kind in NAMES}
    piles: dict[str, list[str]] = {kind: [] for kind in NAMES}
    chance = swift(67)
    turned = 0
    while scene.question() != "over":
        scene.forget()
        seats = scene.awaited()
        seat = seats[chance.below(len(seats))]
        # Staying makes for more draws than leaving at once.
        moves = [text for text in scene.legal(seat) if text != "leave" or chance.below(4) == 0]
        scene.play(moves[chance.below(len(moves))], seat=seat)
        for line in scene.log("discard", "draw", "turn-over"):
            words = line.split()
            if words[0] == "discard":
                piles[words[2].rsplit("-", 1)[0]].append(words[2])
            elif words[0] == "draw":
                assert stocks[words[2]].pop(0) == words[3]
            else:
                kind = words[1]
                assert stocks[kind] == []
                stocks[kind], piles[kind] = piles[kind], []
                turned += 1
        assert {kind: scene.stock(kind) for kind in NAMES} == stocks
        assert {kind: scene.pile(kind) for kind in NAMES} == piles
    assert turned > 0


def test_ep6_7_e11_raiders_draw_also_after_the_sheriffs() -> None:
    scene = laying(["bank-4", "bank-8", ""], faces="star star star star star")
    assert (scene.question(), scene.awaited(), scene.town()) == ("refill", [1, 2], "Deadwood")
    scene.play("draw saloon", seat=2)
    assert scene.town() == "Deadwood"
    scene.play("draw saloon", seat=1)
    assert (scene.question(), scene.town()) == ("decide", "Cheyenne")
    assert [len(scene.hand(seat)) for seat in (1, 2, 3)] == [6, 6, 6]
    names = scene.names()
    assert names.index("town") > max(at for at, name in enumerate(names) if name == "draw")


def test_ep6_7_e11_raiders_draw_also_after_the_raid_that_emptied_the_town() -> None:
    scene = at(
        """
        tiles = ["hotel-4"]
        [[seat]]
        hand = ["hotel-2"]
        loot = ["cattle-6", "cattle-3"]
        [[seat]]
        hand = ["hotel-8"]
        """,
        players=2,
    )
    scene.dice(CALM).play("lay hotel-2", "lay hotel-8")
    assert scene.tiles() == []
    assert (scene.question(), scene.awaited()) == ("refill", [1, 2])
    assert "emptied" not in scene.names()
    scene.play("draw saloon", seat=2).play("draw saloon", seat=1)
    assert (scene.question(), scene.awaited()) == ("keep", [1])
    assert [len(scene.hand(seat)) for seat in (1, 2)] == [6, 6]
    assert scene.names()[-4:] == ["draw", "draw", "emptied", "leave"]


def test_ep6_7_e11_in_the_last_town_too() -> None:
    scene = at(
        """
        town = "El Paso"
        tiles = ["hotel-4"]
        [[seat]]
        hand = ["hotel-2"]
        [[seat]]
        hand = ["hotel-8"]
        """,
        players=2,
    )
    scene.dice(CALM).play("lay hotel-2", "lay hotel-8")
    assert (scene.question(), scene.awaited()) == ("refill", [1, 2])
    scene.play("draw saloon", "draw saloon")
    assert scene.question() == "over"
    assert scene.nuggets(2) == 4


def test_ep6_7_e11_leavers_draw_none_after_the_sheriffs() -> None:
    scene = laying(["", "bank-8", ""], lookout=3, faces="star star star star star")
    assert scene.awaited() == [2]
    scene.refuse("draw bank", "core.wait", {"seat": 2}, seat=1)
    scene.play("draw bank")
    assert scene.town() == "Cheyenne"
    assert [len(scene.hand(seat)) for seat in (1, 2, 3)] == [6, 6, 6]
