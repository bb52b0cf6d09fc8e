"""Moves in words, both ways, and the numbers behind them."""

from __future__ import annotations

import re

import pytest

import deadwood
from deadwood.core.reason import BadText, Reason
from deadwood.core.types import NOBODY
from deadwood.games.el_paso import cards, moves
from deadwood.games.el_paso.notation import NOTATION
from tests.rules.el_paso.scene import Scene, at
from tests.rules.scene import not_asked

GAME = deadwood.game("el-paso", players=3)
TEXTS, text, parse = NOTATION.texts, NOTATION.text, NOTATION.parse

SAMPLES = {
    0: "leave",
    1: "done",
    2: "lay bank-1",
    9: "lay bank-8",
    10: "lay saloon-1",
    18: "lay gold-mine-1",
    26: "lay cattle-1",
    34: "lay hotel-1",
    42: "lay horses-1",
    49: "lay horses-8",
    50: "draw bank",
    51: "draw saloon",
    52: "draw gold-mine",
    53: "draw cattle",
    54: "draw hotel",
    55: "draw horses",
    56: "keep bank-1",
    64: "keep bank-9",
    65: "keep saloon-1",
    74: "keep gold-mine-1",
    83: "keep cattle-1",
    92: "keep hotel-1",
    101: "keep horses-1",
    109: "keep horses-9",
}


def test_there_are_110_moves_each_with_its_own_words() -> None:
    assert GAME.space() == len(TEXTS) == 110
    assert len(set(TEXTS)) == 110


@pytest.mark.parametrize("move", range(110))
def test_every_move_is_read_back_from_its_words(move: int) -> None:
    assert parse(text(move)) == move
    assert GAME.parse(GAME.text(move)) == move


@pytest.mark.parametrize(("move", "words"), list(SAMPLES.items()))
def test_numbers_and_words_do_not_change_because_records_hold_them(move: int, words: str) -> None:
    assert text(move) == words


@pytest.mark.parametrize("move", [-1, 110, 999])
def test_a_number_that_is_no_move_has_no_words(move: int) -> None:
    sentence = f"There is no move {move}: they are counted from 0 to 109."
    with pytest.raises(BadText, match=f"^{re.escape(sentence)}$"):
        text(move)


def test_case_and_spaces_do_not_matter() -> None:
    assert parse("  Lay   GOLD-MINE-5 ") == parse("lay gold-mine-5") == moves.LAY + 20


FIRST = "leave, done, lay, draw, keep"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("", f"A move begins with one of: {FIRST}."),
        ("   ", f"A move begins with one of: {FIRST}."),
        ("lays bank-1", "No move begins with 'lays'. Did you mean lay?"),
        ("xyzzy", f"No move begins with 'xyzzy'. There are: {FIRST}."),
        ("lay gold-mine-9", "'lay gold-mine-9' is no move. Did you mean lay gold-mine-8?"),
        ("lay goldmine-5", "'lay goldmine-5' is no move. Did you mean lay gold-mine-5?"),
        ("lay", "'lay' is no move. Say which raid card, as in 'lay gold-mine-5'."),
        ("draw", "'draw' is no move. Did you mean draw bank?"),
        (
            "draw quickly now please",
            "'draw quickly now please' is no move. Say from which stock: bank, saloon, ",
        ),
        ("draw bank-3", "'draw bank-3' is no move. Did you mean draw bank?"),
        ("keep", "'keep' is no move. Say which tile, as in 'keep saloon-4'."),
        ("keep saloon", "'keep saloon' is no move. Did you mean keep saloon-"),
        ("keep saloon-0", "'keep saloon-0' is no move. Did you mean keep saloon-"),
        ("leave town", "'leave town' is no move. Did you mean leave?"),
        ("leave this miserable town", "'leave this miserable town' is no move. Leaving is just "),
        (
            "done with all of it",
            "'done with all of it' is no move. To keep no more is just 'done'.",
        ),
    ],
)
def test_what_cannot_be_read_is_refused_with_the_nearest_words(words: str, sentence: str) -> None:
    with pytest.raises(BadText, match="^" + re.escape(sentence)):
        parse(words)


def test_the_beginning_of_a_legal_move_is_enough_when_it_is_the_only_one() -> None:
    scene = deciding()
    assert scene.game.read(scene.state, 0, " LAY gold") == parse("lay gold-mine-5")
    assert scene.game.read(scene.state, 0, "le") == parse("leave")
    for words in ("lay", "", "lay saloon-"):
        with pytest.raises(BadText):
            scene.game.read(scene.state, 0, words)


def test_each_move_belongs_to_one_kind_of_answer() -> None:
    """The ranges of the packing meet without a gap and without an overlap."""
    for move in range(110):
        answers = {
            "leave": move == moves.LEAVE,
            "done": move == moves.DONE,
            "lay": moves.is_lay(move),
            "draw": moves.is_draw(move),
            "keep": moves.is_keep(move),
        }
        assert [word for word, fits in answers.items() if fits] == [text(move).split()[0]]
    for move in (-1, 110):
        kinds = [moves.is_lay(move), moves.is_draw(move), moves.is_keep(move)]
        assert kinds == [False, False, False]


def test_the_card_the_stock_and_the_tile_of_a_move_are_those_in_its_words() -> None:
    for move in range(2, 110):
        name = text(move).split()[1]
        if moves.is_lay(move):
            assert cards.card_name(move - moves.LAY) == name
        elif moves.is_draw(move):
            assert cards.NAMES[move - moves.DRAW] == name
        else:
            assert cards.tile_name(move - moves.KEEP) == name


def test_cards_and_tiles_are_packed_and_unpacked() -> None:
    for kind in range(6):
        for value in range(1, 9):
            card = cards.CARD_OF[f"{cards.NAMES[kind]}-{value}"]
            assert card == kind * 8 + value - 1
            assert (cards.card_kind(card), cards.card_value(card)) == (kind, value)
        for value in range(1, 10):
            tile = cards.tile(kind, value)
            assert (cards.tile_kind(tile), cards.tile_value(tile)) == (kind, value)
            assert cards.ORDER[cards.PLACE_IN_ORDER[tile]] == tile
    assert [cards.TILE_NAMES[at] for at in cards.ORDER[:7]] == [
        "bank-9",
        "saloon-9",
        "gold-mine-9",
        "cattle-9",
        "hotel-9",
        "horses-9",
        "bank-8",
    ]


def deciding() -> Scene:
    return at("""
        tiles = ["hotel-2"]
        raids = 1
        [[seat]]
        hand = ["bank-1", "bank-8", "saloon-3", "saloon-4", "gold-mine-5", "cattle-2"]
        loot = ["saloon-4", "hotel-3", "hotel-1"]
    """)


def test_a_move_uses_a_card_in_hand_only_if_it_lays_it() -> None:
    scene = deciding()
    for words, expected in (
        ("lay bank-8", True),
        ("lay bank-7", False),
        ("leave", False),
        ("draw bank", False),
        ("keep saloon-4", False),
        ("done", False),
    ):
        assert scene.game.in_hand(scene.state, 0, parse(words)) is expected


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("lay bank-7", Reason("core.not-held", {"card": "bank", "value": 7})),
        ("draw cattle", not_asked("decide", {"card": "cattle"})),
        ("keep saloon-4", not_asked("decide", {"card": "saloon", "value": 4})),
        ("done", not_asked("decide")),
    ],
)
def test_a_refusal_names_the_kind_and_the_value_that_the_move_speaks_of(
    words: str, reason: Reason
) -> None:
    scene = deciding()
    refusal = scene.game.why_not(scene.state, 0, parse(words))
    assert refusal == reason
    assert refusal.generic


def test_a_refusal_by_a_rule_is_not_a_general_one() -> None:
    scene = deciding().play("leave")
    refusal = scene.game.why_not(scene.state, 0, parse("keep bank-2"))
    assert refusal == Reason("EP7.2", {"card": "bank", "value": 2})
    assert not refusal.generic


def test_ep3_2_e5_others_are_told_that_a_card_was_laid_but_not_which() -> None:
    """E5: in a record that is read before the cards are turned up, too."""
    move = parse("lay horses-8")
    assert GAME.told(move, 1, 1) == "lay horses-8"
    for onlooker in (0, 2, NOBODY):
        assert GAME.told(move, 1, onlooker) == "lay"


def test_ep10_1_everything_else_that_is_done_is_told_to_all() -> None:
    for move in range(110):
        if not moves.is_lay(move):
            for onlooker in (0, 1, 2, NOBODY):
                assert GAME.told(move, 1, onlooker) == text(move)
