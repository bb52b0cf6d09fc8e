"""Setting up a game and each of its hands (chapter WE1)."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

import deadwood
from deadwood.core.chance import Chance, Sealed, seed_bytes
from deadwood.core.event import Event
from deadwood.core.reason import BadOption
from deadwood.core.types import NOBODY
from deadwood.games.wyatt_earp.cards import KIND_OF, NAMES, full_deck
from tests.rules.wyatt_earp.scene import Scene, both

EDITIONS = ["alea-2001", "gryphon-2014"]

# The whole deck from the top, when nobody shuffles it.
PRINTED = list(reversed(full_deck()))


class Unshuffled(Chance):
    """Leaves the deck in printed order; every lot that is drawn falls on `lot`."""

    def __init__(self, lot: int = 0) -> None:
        self.lot = lot

    def below(self, n: i64) -> i64:
        return self.lot % n

    def shuffle(self, items: list[i64]) -> None:
        pass

    def clone(self) -> Chance:
        return Unshuffled(self.lot)


def dealt(players: int, edition: str, lot: int = 0, **options: object) -> Scene:
    """A new game in printed order, with the events of its deal."""
    game = deadwood.game("wyatt-earp", edition, players, options)
    state = game.deal(Unshuffled(lot), True)
    events = state.events
    scene = Scene(game, state)
    state.events = events
    return scene


def going_out(edition: str, players: int, dealer: int, turn: int) -> Scene:
    """The hand ends as soon as `turn` discards his only card."""
    seats = "\n".join(
        f'[[seat]]\nhand = ["{"wyatt-earp" if seat == turn else "2 hideout"}"]'
        if seat in (turn, turn % players + 1)
        else "[[seat]]"
        for seat in range(1, players + 1)
    )
    game = deadwood.game("wyatt-earp", edition, players)
    text = f'phase = "play"\nturn = {turn}\ndealer = {dealer}\nhand_number = 6\n{seats}'
    return Scene(game, game.from_position(text))


@pytest.mark.parametrize("edition", EDITIONS)
def test_we1_1_d29_the_box_has_78_cards_in_both_editions(edition: str) -> None:
    """WE1.1, D29: ages and playing times on the box change nothing."""
    components = deadwood.game("wyatt-earp", edition, 2).components()
    assert dict(zip(NAMES, components, strict=True)) == {
        "belle-starr": 7,
        "billy-the-kid": 7,
        "bob-dalton": 7,
        "butch-cassidy": 7,
        "jesse-james": 7,
        "sundance-kid": 7,
        "wes-hardin": 7,
        "photo-belle-starr": 1,
        "photo-billy-the-kid": 1,
        "photo-bob-dalton": 1,
        "photo-butch-cassidy": 1,
        "photo-jesse-james": 1,
        "photo-sundance-kid": 1,
        "photo-wes-hardin": 1,
        "wyatt-earp": 7,
        "bank-robbery": 4,
        "fastest-gun": 3,
        "most-wanted": 3,
        "hideout": 3,
        "stagecoach-robbery": 2,
    }
    assert sum(components) == 78
    assert sum(components[7:]) == 29


def test_we1_1_an_outlaw_card_is_worth_two_points() -> None:
    for scene in both('[[seat]]\ntable = { wes-hardin = ["3 wes-hardin"] }'):
        assert scene.points(1, "wes-hardin") == 6


@pytest.mark.parametrize("players", [0, 1, 5])
def test_we1_1_only_two_to_four_can_play(players: int) -> None:
    with pytest.raises(BadOption, match=f"wyatt-earp is for 2 to 4 players, not {players}."):
        deadwood.game("wyatt-earp", "alea-2001", players)


@pytest.mark.parametrize("edition", EDITIONS)
def test_we1_2_the_first_hand_puts_a_thousand_on_every_poster(edition: str) -> None:
    scene = dealt(3, edition)
    assert [scene.reward(name) for name in NAMES[:7]] == [1000] * 7
    assert [scene.money(seat) for seat in (1, 2, 3)] == [0, 0, 0]
    assert scene.state.hand_number == 1


def test_we1_2_later_hands_add_a_thousand_to_what_is_left() -> None:
    for scene in both("""
        phase = "play"
        [posters]
        belle-starr = 3000
        jesse-james = 12000
        [[seat]]
        hand = ["hideout"]
    """):
        scene.play("discard hideout")
        assert [scene.reward(name) for name in NAMES[:7]] == [
            4000,
            2000,
            2000,
            2000,
            13000,
            2000,
            2000,
        ]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_we1_3_d27_ten_cards_each_one_at_a_time_from_the_dealers_left(
    players: int, edition: str
) -> None:
    scene = dealt(players, edition, first_dealer=1)
    for seat in range(1, players + 1):
        # The dealer, seat 1, gets the last card of every round.
        first = (seat - 2) % players
        mine = [NAMES[PRINTED[first + players * turn]] for turn in range(10)]
        assert scene.hand(seat) == sorted(mine, key=lambda name: KIND_OF[name])
    assert scene.state.list_size() == [10] * players


def test_we1_3_all_78_cards_are_shuffled_by_the_chance_of_the_game() -> None:
    """The order of the whole deck follows from the seed, so that anybody can check it."""
    for edition in EDITIONS:
        game = deadwood.game("wyatt-earp", edition, 3, {"first_dealer": 3})
        deck = full_deck()
        Sealed(seed_bytes("shuffled")).shuffle(deck)
        deck.reverse()
        scene = Scene(game, game.new("shuffled"))
        for seat in (1, 2, 3):
            mine = sorted(deck[seat - 1 : 30 : 3])
            assert scene.hand(seat) == [NAMES[kind] for kind in mine]
        assert scene.discards() == [NAMES[deck[30]]]
        assert scene.supply() == [NAMES[kind] for kind in deck[31:]]


@pytest.mark.parametrize("edition", EDITIONS)
def test_we1_3_the_deal_is_told_hand_by_hand(edition: str) -> None:
    scene = dealt(2, edition, first_dealer=2)
    to_one = tuple(sorted(PRINTED[0:20:2]))
    to_two = tuple(sorted(PRINTED[1:20:2]))
    assert scene.events == [
        Event("deal", 1, (1,)),
        Event("dealt", 0, to_one),
        Event("dealt", 1, to_two),
        Event("first", NOBODY, (PRINTED[20],)),
        Event("turn", 0, ()),
    ]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("players", "supply"), [(2, 57), (3, 47), (4, 37)])
def test_we1_4_q46_the_next_card_starts_the_discards_the_rest_is_the_supply(
    players: int, supply: int, edition: str
) -> None:
    scene = dealt(players, edition)
    assert scene.discards() == [NAMES[PRINTED[10 * players]]]
    assert scene.supply() == [NAMES[kind] for kind in PRINTED[10 * players + 1 :]]
    assert scene.state.supply_size() == supply
    assert scene.intact()


@pytest.mark.parametrize("edition", EDITIONS)
def test_we1_4_q46_two_players_have_the_turn_of_all_others(edition: str) -> None:
    for players in (2, 4):
        scene = dealt(players, edition, first_dealer=1)
        assert (scene.question(), scene.awaited()) == ("draw", [2])
        assert scene.legal() == ["draw supply", "draw discard"]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("lot", [0, 1, 2])
def test_we1_5_q45_the_first_dealer_is_drawn_by_lot(lot: int, edition: str) -> None:
    for scene in (dealt(3, edition, lot), dealt(3, edition, lot, first_dealer="seed")):
        assert scene.state.dealer == lot
        assert scene.awaited() == [(lot + 1) % 3 + 1]


def test_we1_5_q45_the_lot_is_drawn_from_the_seed() -> None:
    game = deadwood.game("wyatt-earp", "alea-2001", 4)
    dealers = [game.new(seed).dealer for seed in range(40)]
    assert set(dealers) == {0, 1, 2, 3}
    assert dealers == [game.new(seed).dealer for seed in range(40)]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("named", [1, 2, 3])
def test_we1_5_q45_or_the_table_names_him(named: int, edition: str) -> None:
    scene = dealt(3, edition, 1, first_dealer=named)
    assert scene.state.dealer == named - 1
    assert scene.awaited() == [named % 3 + 1]


@pytest.mark.parametrize(("players", "named"), [(2, 3), (2, 4), (3, 4)])
def test_we1_5_nobody_can_be_named_who_does_not_sit_there(players: int, named: int) -> None:
    with pytest.raises(BadOption, match=f"Seat {named} cannot deal: there are {players}."):
        deadwood.game("wyatt-earp", "alea-2001", players, {"first_dealer": named})


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("dealer", "starter"), [(1, 2), (2, 3), (3, 4), (4, 1)])
def test_we1_6_q45_the_dealers_left_neighbour_begins(
    dealer: int, starter: int, edition: str
) -> None:
    scene = dealt(4, edition, first_dealer=dealer)
    assert scene.awaited() == [starter]
    assert scene.event("turn").seat == starter - 1


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("dealer", "next_dealer"), [(1, 2), (2, 3), (3, 1)])
@pytest.mark.parametrize("turn", [1, 2, 3])
def test_we1_6_q45_who_began_a_hand_deals_the_next_whoever_ended_it(
    dealer: int, next_dealer: int, turn: int, edition: str
) -> None:
    scene = going_out(edition, 3, dealer, turn).play("discard wyatt-earp")
    assert scene.state.dealer == next_dealer - 1
    assert scene.event("deal") == Event("deal", next_dealer - 1, (7,))
    assert scene.state.hand_number == 7
    assert scene.awaited() == [next_dealer % 3 + 1]


def test_we1_6_q45_two_players_alternate() -> None:
    for edition in EDITIONS:
        assert going_out(edition, 2, 1, 1).play("discard wyatt-earp").awaited() == [1]
        assert going_out(edition, 2, 2, 1).play("discard wyatt-earp").awaited() == [2]


def test_we1_6_the_new_hand_is_dealt_from_all_78_cards_again() -> None:
    for edition in EDITIONS:
        scene = going_out(edition, 3, 1, 2).play("discard wyatt-earp")
        assert scene.state.list_size() == [10, 10, 10]
        assert scene.state.supply_size() == 47
        assert scene.state.discards_size() == 1
        assert scene.intact()


def test_we1_7_q25_the_bank_pays_more_than_the_box_has() -> None:
    """Q25: the 78 notes of the box make $150,000."""
    for scene in both(
        """
        phase = "play"
        [posters]
        bob-dalton = 400000
        [[seat]]
        hand = ["4 bob-dalton", "hideout"]
    """,
        photo_reaction=False,
    ):
        scene.play("lay 4 bob-dalton")
        assert scene.reward("bob-dalton") == 403000
        scene.play("discard hideout")
        assert scene.money(1) == 403000
