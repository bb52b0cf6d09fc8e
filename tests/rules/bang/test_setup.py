"""The deck, the roles, the characters and the deal (chapter BG1)."""

from __future__ import annotations

from collections import Counter

import pytest

from deadwood.core.chance import Sealed, seed_bytes
from deadwood.core.types import UNKNOWN
from deadwood.games.bang.cards import (
    CARD_NAMES,
    CHARACTER_NAMES,
    KIND,
    RANK,
    RANKS,
    ROLES,
    SIGN,
    SUIT,
    is_printed,
)
from deadwood.games.bang.kinds import NAMES, PRINTED_KINDS
from tests.rules.bang.scene import ABACUS, EDITIONS, PRINTED, Scene, at, both, fresh

SUITS = ["spades", "hearts", "diamonds", "clubs"]

# The deck as printed: the ranks of every card, by suit.
DECK = {
    "BANG!": {
        "spades": "A",
        "hearts": "Q K A",
        "diamonds": "2 3 4 5 6 7 8 9 10 J Q K A",
        "clubs": "2 3 4 5 6 7 8 9",
    },
    "Missed!": {"spades": "2 3 4 5 6 7 8", "clubs": "10 J Q K A"},
    "Beer": {"hearts": "6 7 8 9 10 J"},
    "Panic!": {"hearts": "J Q A", "diamonds": "8"},
    "Cat Balou": {"hearts": "K", "diamonds": "9 10 J"},
    "Stagecoach": {"spades": "9 9"},
    "Wells Fargo": {"hearts": "3"},
    "Gatling": {"hearts": "10"},
    "Duel": {"spades": "J", "diamonds": "Q", "clubs": "8"},
    "Indians!": {"diamonds": "K A"},
    "General Store": {"spades": "Q", "clubs": "9"},
    "Saloon": {"hearts": "5"},
    "Jail": {"spades": "10 J", "hearts": "4"},
    "Dynamite": {"hearts": "2"},
    "Barrel": {"spades": "Q K"},
    "Appaloosa": {"spades": "A"},
    "Mustang": {"hearts": "8 9"},
    "Volcanic": {"spades": "10", "clubs": "10"},
    "Schofield": {"spades": "K", "clubs": "J Q"},
    "Remington": {"clubs": "K"},
    "Rev. Carabine": {"clubs": "A"},
    "Winchester": {"spades": "8"},
}

NUMBERS = {
    "BANG!": 25,
    "Missed!": 12,
    "Beer": 6,
    "Panic!": 4,
    "Cat Balou": 4,
    "Stagecoach": 2,
    "Wells Fargo": 1,
    "Gatling": 1,
    "Duel": 3,
    "Indians!": 2,
    "General Store": 2,
    "Saloon": 1,
    "Jail": 3,
    "Dynamite": 1,
    "Barrel": 2,
    "Appaloosa": 1,
    "Mustang": 2,
    "Volcanic": 2,
    "Schofield": 3,
    "Remington": 1,
    "Rev. Carabine": 1,
    "Winchester": 1,
}

ROLES_AT = {
    4: ["sheriff", "renegade", "outlaw", "outlaw"],
    5: ["sheriff", "renegade", "outlaw", "outlaw", "deputy"],
    6: ["sheriff", "renegade", "outlaw", "outlaw", "outlaw", "deputy"],
    7: ["sheriff", "renegade", "outlaw", "outlaw", "outlaw", "deputy", "deputy"],
}

tables = pytest.mark.parametrize(
    ("edition", "players"), [(edition, players) for edition in EDITIONS for players in range(4, 8)]
)


def printed() -> list[tuple[str, str, str]]:
    """Every card as kind, rank and suit, in the names of the engine."""
    return [
        (name.lower().strip("!").replace(".", "").replace(" ", "-"), rank.lower(), suit)
        for name, suits in DECK.items()
        for suit, ranks in suits.items()
        for rank in ranks.split()
    ]


def deals(edition: str, players: int, number: int, **options: object) -> list[Scene]:
    return [
        fresh(players, edition, Sealed(seed_bytes(f"deal {at}")), **options) for at in range(number)
    ]


# The deck.


def test_bg1_1_the_deck_is_the_printed_one_card_by_card() -> None:
    ours = [(NAMES[KIND[c]], RANKS[RANK[c]], SUITS[SUIT[c]]) for c in range(len(PRINTED))]
    assert sorted(ours) == sorted(printed())
    assert len(ours) == 80


def test_bg1_1_a_kind_is_of_the_printed_game_exactly_when_it_is_printed() -> None:
    of_the_game = {name for kind, name in enumerate(NAMES) if is_printed(kind)}
    assert of_the_game == {name for name, rank, suit in printed()}


def test_bg1_1_there_are_as_many_of_each_kind_as_printed() -> None:
    assert len(DECK) == PRINTED_KINDS == 22
    assert sum(NUMBERS.values()) == 80
    for name, suits in DECK.items():
        assert sum(len(ranks.split()) for ranks in suits.values()) == NUMBERS[name]
    kinds = Counter(NAMES[kind] for kind in KIND if is_printed(kind))
    assert sorted(kinds.values()) == sorted(NUMBERS.values())
    assert (kinds["bang"], kinds["missed"], kinds["beer"], kinds["schofield"]) == (25, 12, 6, 3)


def test_bg1_1_each_suit_has_twenty_cards_from_2_to_7_once_and_from_8_to_ace_twice() -> None:
    signs = Counter((int(SUIT[card]), RANKS[RANK[card]]) for card in range(len(PRINTED)))
    once = {"2", "3", "4", "5", "6", "7"}
    assert signs == {(suit, rank): 1 if rank in once else 2 for suit in range(4) for rank in RANKS}


def test_bg1_1_every_card_has_a_name_of_its_own_made_of_kind_and_sign() -> None:
    assert len(set(CARD_NAMES)) == len(KIND)
    assert len(PRINTED) == 80
    for card, name in enumerate(CARD_NAMES):
        assert name.removesuffix("-2") == f"{NAMES[KIND[card]]}-{SIGN[card]}"
    assert [name for name in PRINTED if name.endswith("-2")] == ["stagecoach-9s-2"]


def test_bg1_1_a_deal_has_every_card_exactly_once() -> None:
    for scene in deals(ABACUS, 7, 5):
        cards = scene.talon() + [card for seat in range(1, 8) for card in scene.hand(seat)]
        assert sorted(cards) == sorted(PRINTED)


# Roles.


@tables
def test_bg1_2_b28_the_roles_fit_the_number_of_players(edition: str, players: int) -> None:
    for scene in deals(edition, players, 10):
        roles = [scene.role(seat) for seat in range(1, players + 1)]
        assert sorted(roles) == sorted(ROLES_AT[players])


def test_bg1_2_b28_everybody_can_get_every_role() -> None:
    dealt = {(seat, scene.role(seat)) for scene in deals(ABACUS, 5, 80) for seat in range(1, 6)}
    assert dealt == {(seat, role) for seat in range(1, 6) for role in ROLES}


@pytest.mark.parametrize("edition", EDITIONS)
def test_bg1_2_b28_roles_are_dealt_face_down(edition: str) -> None:
    scene = fresh(7, edition)
    for seat in range(8):
        seen = ["?" if other != seat else scene.role(other) for other in range(1, 8)]
        assert scene.log("role", seat=seat) == [
            f"role {other}: {role}" for other, role in enumerate(seen, 1)
        ]
        known = [other for other in range(1, 8) if scene.view(seat).roles[other - 1] != UNKNOWN]
        assert set(known) == {scene.turn(), seat} - {0}


@tables
def test_bg1_3_b28_the_sheriff_is_open_and_begins(edition: str, players: int) -> None:
    for scene in deals(edition, players, 5):
        sheriff = scene.turn()
        assert scene.role(sheriff) == "sheriff"
        assert scene.awaited() == [sheriff]
        assert scene.log("sheriff", seat=0) == [f"sheriff {sheriff}"]
        for seat in range(players + 1):
            assert scene.view(seat).roles[sheriff - 1] == ROLES.index("sheriff")
        assert scene.log("turn") == [f"turn {sheriff}"]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("character", CHARACTER_NAMES)
def test_bg1_3_b28_the_sheriff_has_one_life_more(edition: str, character: str) -> None:
    scene = at(f'[[seat]]\nrole = "sheriff"\ncharacter = "{character}"', 4, edition)
    lives = 4 if character in ("el-gringo", "paul-regret") else 5
    assert (scene.lives(1), scene.most(1)) == (lives, lives)


def test_bg1_3_b28_that_is_also_the_most_that_the_sheriff_can_have() -> None:
    for scene in both('[[seat]]\nlives = 4\nhand = ["beer-6h", "beer-7h"]'):
        scene.play("play beer-6h")
        assert scene.lives(1) == 5
        scene.play("play beer-7h")
        assert scene.lives(1) == 5


# Characters and the deal.


@tables
def test_bg1_4_b27_everybody_has_a_character_of_his_own_open_to_all(
    edition: str, players: int
) -> None:
    scene = fresh(players, edition)
    characters = [scene.character(seat) for seat in range(1, players + 1)]
    assert len(set(characters)) == players
    for seat in range(players + 1):
        assert [CHARACTER_NAMES[who] for who in scene.view(seat).characters] == characters
        assert scene.log("character", seat=seat) == [
            f"character {other}: {who}" for other, who in enumerate(characters, 1)
        ]


def test_bg1_4_b27_every_one_of_the_sixteen_can_be_dealt() -> None:
    dealt = {scene.character(seat) for scene in deals(ABACUS, 7, 40) for seat in range(1, 8)}
    assert dealt == set(CHARACTER_NAMES)
    assert len(dealt) == 16


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("character", CHARACTER_NAMES)
def test_bg1_5_b29_three_lives_for_two_of_them_and_four_for_all_others(
    edition: str, character: str
) -> None:
    scene = at(f'[[seat]]\n[[seat]]\ncharacter = "{character}"', 4, edition)
    lives = 3 if character in ("el-gringo", "paul-regret") else 4
    assert (scene.lives(2), scene.most(2)) == (lives, lives)


@tables
def test_bg1_5_b29_everybody_is_dealt_as_many_cards_as_he_has_lives(
    edition: str, players: int
) -> None:
    for scene in deals(edition, players, 10):
        dealt = {
            event.seat + 1: len(event.values) for event in scene.events if event.name == "dealt"
        }
        assert dealt == {seat: scene.lives(seat) for seat in range(1, players + 1)}
        for seat in range(1, players + 1):
            extra = 1 if scene.role(seat) == "sheriff" else 0
            bullets = 3 if scene.character(seat) in ("el-gringo", "paul-regret") else 4
            assert scene.lives(seat) == scene.most(seat) == bullets + extra


def test_bg1_5_b29_hands_are_dealt_face_down() -> None:
    scene = fresh(4)
    for seat in range(5):
        for line in scene.log("dealt", seat=seat):
            assert ("?" in line) != line.startswith(f"dealt {seat}:")


# Two characters to choose from.


@pytest.mark.parametrize("edition", EDITIONS)
def test_bg1_6_b27_as_printed_nobody_chooses_and_the_second_is_not_in_the_game(
    edition: str,
) -> None:
    scene = fresh(7, edition)
    assert "offer" not in scene.names()
    assert scene.question() != "choose-character"
    assert [int(spare) for spare in scene.state.list_spare()] == [-1] * 7
    scene.refuse("be jourdonnais", "core.not-asked", {"card": "jourdonnais"})


@pytest.mark.parametrize("edition", EDITIONS)
def test_bg1_6_b27_all_choose_in_turn_from_the_sheriff(edition: str) -> None:
    scene = fresh(5, edition, choose_character=True)
    sheriff = scene.turn()
    order = [(sheriff - 1 + step) % 5 + 1 for step in range(5)]
    chosen = {}
    for seat in order:
        assert scene.asked() == ("choose-character", seat)
        assert len(scene.legal()) == 2
        assert "dealt" not in scene.names()
        choice = scene.legal()[1]
        chosen[seat] = choice.removeprefix("be ")
        scene.play(choice)
    assert {seat: scene.character(seat) for seat in order} == chosen
    assert scene.log("character") == [f"character {seat}: {chosen[seat]}" for seat in order]
    assert scene.names().count("dealt") == 5
    assert (scene.turn(), scene.log("turn")) == (sheriff, [f"turn {sheriff}"])


def test_bg1_6_b27_either_of_the_two_may_be_chosen() -> None:
    for choice in (0, 1):
        scene = fresh(4, choose_character=True)
        seat = scene.awaited()[0]
        offered = [move.removeprefix("be ") for move in scene.legal()]
        assert scene.log("offer", seat=seat)[seat - 1] == f"offer {seat}: {' '.join(offered)}"
        scene.play(f"be {offered[choice]}")
        assert scene.character(seat) == offered[choice]


def test_bg1_6_b27_only_one_of_ones_own_two_may_be_chosen() -> None:
    scene = fresh(4, choose_character=True)
    offered = [move.removeprefix("be ") for move in scene.legal()]
    for other in CHARACTER_NAMES:
        if other not in offered:
            scene.refuse(f"be {other}", "BG1.6", {"card": other})
    scene.refuse("end", "core.not-asked")
    first = scene.awaited()[0]
    scene.refuse(f"be {offered[0]}", "core.wait", {"seat": first}, seat=first % 4 + 1)


def test_bg1_6_b27_all_sixteen_can_be_offered_and_none_twice() -> None:
    for scene in deals(ABACUS, 7, 10, choose_character=True):
        offered = [int(who) for who in scene.state.list_character()] + [
            int(who) for who in scene.state.list_spare()
        ]
        assert len(set(offered)) == 14
        assert set(offered) <= set(range(16))


def test_bg1_6_b27_lives_and_cards_are_those_of_the_chosen_character() -> None:
    text = """
        phase = "start"
        pending = ["turn", "deal", "choose-next 0 4"]
        [[seat]]
        character = "el-gringo"
        spare = "willy-the-kid"
        lives = 0
        [[seat]]
        character = "paul-regret"
        spare = "bart-cassidy"
        lives = 0
        [[seat]]
        character = "black-jack"
        spare = "rose-doolan"
        lives = 0
        [[seat]]
        character = "vulture-sam"
        spare = "slab-the-killer"
        lives = 0
    """
    for scene in both(text, choose_character=True):
        scene.play("be el-gringo", "be bart-cassidy", "be rose-doolan", "be vulture-sam")
        assert scene.all_lives() == [4, 4, 4, 4]
        assert [scene.most(seat) for seat in range(1, 5)] == [4, 4, 4, 4]
        assert [len(scene.hand(seat)) for seat in range(1, 5)] == [4 + 2, 4, 4, 4]
    for scene in both(text, choose_character=True):
        scene.play("be willy-the-kid", "be paul-regret", "be rose-doolan", "be vulture-sam")
        assert scene.all_lives() == [5, 3, 4, 4]
        assert [len(scene.hand(seat)) for seat in range(1, 5)] == [5 + 2, 3, 4, 4]


def test_bg1_6_b27_an_offer_is_for_the_eyes_of_its_player_alone() -> None:
    scene = fresh(5, choose_character=True)
    for seat in range(6):
        lines = scene.log("offer", seat=seat)
        assert len(lines) == 5
        for line in lines:
            assert line.endswith(": ? ?") != line.startswith(f"offer {seat}:")
        view = scene.view(seat)
        assert view.characters == [UNKNOWN] * 5
        assert len(view.offered) == (2 if seat else 0)
    first = scene.awaited()[0]
    scene.play(scene.legal()[0])
    for seat in range(6):
        shown = [who != UNKNOWN for who in scene.view(seat).characters]
        assert shown == [other == first for other in range(1, 6)]


def test_bg1_6_b27_the_other_character_is_not_in_the_game() -> None:
    scene = fresh(4, choose_character=True)
    while scene.question() == "choose-character":
        scene.play(scene.legal()[0])
    assert [int(spare) for spare in scene.state.list_spare()] == [-1] * 4
    assert len({scene.character(seat) for seat in range(1, 5)}) == 4
