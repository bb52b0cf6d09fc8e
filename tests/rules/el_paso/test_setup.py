"""Setting up: cards, tiles, dice, towns, hands and the first lookout (chapter EP1)."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

import deadwood
from deadwood.core.chance import Sealed, seed_bytes
from deadwood.core.reason import BadOption
from deadwood.games.el_paso.board import STANDARD_BOARD, shipped
from deadwood.games.el_paso.cards import CARD_NAMES, NAMES, TILE_NAMES
from tests.rules.el_paso.scene import EDITION, Unshuffled, at, fresh

# Town, rate, and the kinds that it lacks.
TOWNS = [
    ("Deadwood", 4, {"cattle"}),
    ("Cheyenne", 4, {"hotel"}),
    ("Abilene", 3, {"gold-mine", "horses"}),
    ("Santa Fe", 3, {"bank"}),
    ("San Diego", 2, {"saloon", "hotel"}),
    ("Tombstone", 2, {"gold-mine", "cattle"}),
    ("El Paso", 1, set[str]()),
]
every_number = pytest.mark.parametrize("players", [2, 3, 4, 5])


def test_ep1_1_48_raid_cards_of_six_kinds_with_the_values_1_to_8() -> None:
    assert NAMES == ["bank", "saloon", "gold-mine", "cattle", "hotel", "horses"]
    assert [f"{kind}-{value}" for kind in NAMES for value in range(1, 9)] == CARD_NAMES
    components = deadwood.game("el-paso", EDITION, 3).components()
    assert components[:48] == [1] * 48


@every_number
def test_ep1_1_every_card_is_in_a_hand_or_in_a_stock(players: int) -> None:
    scene = fresh(players=players)
    cards = [card for seat in range(1, players + 1) for card in scene.hand(seat)]
    cards += [card for kind in NAMES for card in scene.stock(kind)]
    assert sorted(cards) == sorted(CARD_NAMES)
    assert scene.intact()


@pytest.mark.parametrize("players", [0, 1, 6])
def test_ep1_1_only_two_to_five_can_play(players: int) -> None:
    with pytest.raises(BadOption, match=f"el-paso is for 2 to 5 players, not {players}."):
        deadwood.game("el-paso", EDITION, players)


def test_ep1_2_36_loot_tiles_worth_130_points() -> None:
    components = deadwood.game("el-paso", EDITION, 5).components()[48:]
    found = {
        name: number for name, number in zip(TILE_NAMES, components, strict=True) if number > 0
    }
    plain = {1: 1, 2: 1, 3: 1, 4: 2, 5: 1}
    rich = {3: 1, 4: 2, 5: 2, 6: 1}
    assert found == {
        f"{kind}-{value}": number
        for kind in NAMES
        for value, number in (rich if kind in ("saloon", "cattle") else plain).items()
    }
    assert sum(found.values()) == 36
    assert sum(int(name[-1]) * number for name, number in found.items()) == 130


@every_number
def test_ep1_2_at_the_start_all_tiles_are_in_the_bag_or_in_the_first_town(players: int) -> None:
    scene = fresh(players=players)
    assert len(scene.bag()) + len(scene.tiles()) == 36
    assert [scene.loot(seat) for seat in range(1, players + 1)] == [[]] * players
    assert [scene.nuggets(seat) for seat in range(1, players + 1)] == [0] * players


@pytest.mark.parametrize(
    ("side", "face"),
    [(0, "star"), (1, "star"), (2, "brand"), (3, "brand"), (4, "six"), (5, "six")],
)
def test_ep1_3_five_dice_with_two_stars_two_brands_and_two_sixes(side: int, face: str) -> None:
    scene = fresh(Unshuffled(side), players=2, first_lookout="1")
    scene.play("lay hotel-1", "lay horses-2")
    assert scene.log("roll") == [f"roll 1: {' '.join([face] * 5)}"]


def test_ep1_3_a_die_has_six_sides() -> None:
    assert (STANDARD_BOARD.dice, len(STANDARD_BOARD.faces)) == (5, 6)


def test_ep1_4_seven_towns_with_their_rates_and_places() -> None:
    scene = fresh(players=2, first_lookout="1")
    for number, (town, rate, lacks) in enumerate(TOWNS):
        view = scene.view(0)
        assert (scene.town(), view.town, view.rate) == (town, number, rate)
        assert {kind for kind, here in zip(NAMES, view.places, strict=True) if not here} == lacks
        assert not [tile for tile in scene.tiles() if tile[:-2] in lacks]
        scene.play("leave", "leave")
    assert scene.question() == "over"
    assert [event.values for event in scene.events if event.name == "town"] == [
        (number,) for number in range(7)
    ]


def test_ep1_4_every_town_has_four_to_six_places_and_only_the_last_has_all() -> None:
    numbers = [bin(places).count("1") for places in STANDARD_BOARD.places]
    assert numbers == [5, 5, 4, 5, 4, 4, 6]
    assert STANDARD_BOARD.rates == sorted(STANDARD_BOARD.rates, reverse=True)


def test_ep1_4_what_is_reconstructed_is_marked_so() -> None:
    marks = {(entry.town, entry.what): entry.mark for entry in STANDARD_BOARD.entries}
    assert marks["Santa Fe", "rate"] == "printed"
    assert marks["Santa Fe", "bank"] == "printed"
    assert marks["Deadwood", "cattle"] == "reviewed"
    assert marks["El Paso", "rate"] == "reviewed"
    assert {marks[town, "rate"] for town in ("Cheyenne", "Abilene", "San Diego", "Tombstone")} == {
        "reconstructed"
    }


def test_ep1_4_a_table_may_play_with_its_own_board() -> None:
    own = shipped().replace("rate = [4,", "rate = [9,").replace('"Deadwood"', '"Dodge City"')
    scene = fresh(players=2, board=own)
    assert (scene.town(), scene.view(0).rate) == ("Dodge City", 9)
    assert fresh(players=2, board=shipped()).state.rules.board is STANDARD_BOARD


def test_ep1_4_a_board_that_cannot_be_is_refused() -> None:
    with pytest.raises(BadOption, match="at least one star"):
        fresh(players=2, board=shipped().replace('"star"', '"six"'))


@every_number
def test_ep1_5_e21_six_cards_each_one_of_every_kind(players: int) -> None:
    scene = fresh(players=players)
    for seat in range(1, players + 1):
        assert [card[:-2] for card in scene.hand(seat)] == NAMES
    for kind in NAMES:
        assert len(scene.stock(kind)) == 8 - players
        assert scene.pile(kind) == []


@every_number
def test_ep1_5_e21_the_top_cards_go_to_the_seats_in_turn(players: int) -> None:
    scene = fresh(Unshuffled(), players=players)
    for seat in range(1, players + 1):
        assert scene.hand(seat) == [f"{kind}-{seat}" for kind in NAMES]
    assert scene.stock("cattle") == [f"cattle-{value}" for value in range(players + 1, 9)]


def test_ep1_5_e21_each_kind_is_shuffled_by_the_chance_of_the_game() -> None:
    """The order of all stocks follows from the seed, so that anybody can check it."""
    scene = fresh(Sealed(seed_bytes("shuffled")), players=4)
    chance = Sealed(seed_bytes("shuffled"))
    for at_kind, kind in enumerate(NAMES):
        cards: list[i64] = list(range(at_kind * 8, at_kind * 8 + 8))
        chance.shuffle(cards)
        order = [CARD_NAMES[card] for card in cards]
        assert [scene.hand(seat)[at_kind] for seat in (1, 2, 3, 4)] == order[:4]
        assert scene.stock(kind) == order[4:]


def test_ep1_5_e21_what_is_dealt_is_told_to_its_owner_only() -> None:
    scene = fresh(Unshuffled(), players=3)
    hidden = ["dealt 1: ? ? ? ? ? ?", "dealt 2: ? ? ? ? ? ?", "dealt 3: ? ? ? ? ? ?"]
    own = "dealt 2: bank-2 saloon-2 gold-mine-2 cattle-2 hotel-2 horses-2"
    assert scene.log("dealt", seat=0) == hidden
    assert scene.log("dealt", seat=2) == [hidden[0], own, hidden[2]]


@pytest.mark.parametrize("players", [2, 5])
def test_ep1_6_e19_the_first_lookout_is_drawn_by_lot(players: int) -> None:
    for lot in range(players):
        scene = fresh(Unshuffled(lot), players=players)
        assert scene.lookout() == lot + 1
        assert scene.awaited() == [lot + 1]
        assert scene.log("town") == [f"town {lot + 1}: 0"]


def test_ep1_6_e19_the_lot_follows_from_the_seed() -> None:
    lookouts = [fresh(Sealed(seed_bytes(seed)), players=5).lookout() for seed in range(40)]
    assert set(lookouts) == {1, 2, 3, 4, 5}
    again = [fresh(Sealed(seed_bytes(seed)), players=5).lookout() for seed in range(40)]
    assert lookouts == again


@pytest.mark.parametrize("players", [2, 5])
def test_ep1_6_e19_the_table_may_name_the_first_lookout(players: int) -> None:
    for seat in range(1, players + 1):
        scene = fresh(Unshuffled(lot=0), players=players, first_lookout=str(seat))
        assert scene.lookout() == seat
        assert scene.awaited() == [seat]


def test_ep1_6_a_named_lookout_costs_no_chance() -> None:
    """The tiles are the same as if the lot had not been drawn before them."""
    named = fresh(Sealed(seed_bytes("named")), players=3, first_lookout="1")
    other = fresh(Sealed(seed_bytes("named")), players=3, first_lookout="3")
    assert named.tiles() == other.tiles()


def test_ep1_6_a_lookout_who_is_not_at_the_table_is_refused() -> None:
    with pytest.raises(BadOption, match="Seat 4 cannot be the lookout"):
        deadwood.game("el-paso", EDITION, 3, {"first_lookout": "4"})


def test_ep1_7_the_supply_of_nuggets_never_runs_out() -> None:
    """Fifty pieces of ten would be 500."""
    scene = at(
        """
        town = "Santa Fe"
        tiles = ["hotel-1"]
        [[seat]]
        nuggets = 499
        loot = ["bank-5"]
        [[seat]]
        nuggets = 700
        loot = ["bank-4"]
        """,
        players=2,
    )
    scene.play("leave", "done", "leave", "done")
    assert [scene.nuggets(seat) for seat in (1, 2)] == [504, 704]
