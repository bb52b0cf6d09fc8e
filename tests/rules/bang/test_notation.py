"""Moves in words, both ways, and the numbers behind them."""

from __future__ import annotations

import re

import pytest

import deadwood
from deadwood.core.reason import BadText, Reason
from deadwood.games.bang import moves, plays
from deadwood.games.bang.cards import CARD_NAMES, CARD_OF, CHARACTER_NAMES
from deadwood.games.bang.kinds import CARDS
from deadwood.games.bang.notation import FORMS, NOTATION
from tests.rules.bang.scene import PRINTED, at, both
from tests.rules.scene import not_asked

GAME = deadwood.game("bang", players=4)
TEXTS, text, parse = NOTATION.texts, NOTATION.text, NOTATION.parse
SPACE = int(moves.SPACE)
LAST = int(CARDS) - 1

# The numbers of a card's moves follow from its own and from how many cards there are, optional ones too.
SAMPLES: dict[int, str] = {
    0: "end",
    1: "pass",
    2: "draw",
    3: "take discard",
    4: "heal",
    5: "choose hand",
    6: "take from 1",
    12: "take from 7",
    13: "play bang-as",
    17: "play bang-2d",
    38: "play missed-2s",
    50: "play beer-6h",
    64: "play stagecoach-9s",
    65: "play stagecoach-9s-2",
    92: "play winchester-8s",
    14 + LAST: "play bang-as at 1",
    20 + LAST: "play bang-as at 7",
    21 + LAST: "play bang-qh at 1",
    SPACE - 17 - LAST: "choose bang-as",
    SPACE - 18 - LAST: f"discard {CARD_NAMES[-1]}",
    SPACE - 18 - 2 * LAST: "discard bang-as",
    SPACE - 19 - 2 * LAST: f"play {CARD_NAMES[-1]} at 7",
    SPACE - 17: f"choose {CARD_NAMES[-1]}",
    SPACE - 16: "be bart-cassidy",
    SPACE - 1: "be willy-the-kid",
}


def test_there_are_829_moves_in_the_printed_game_each_with_its_own_words() -> None:
    assert GAME.space() == len(TEXTS) == SPACE == 829 + 10 * (CARDS - len(PRINTED))
    assert len(set(TEXTS)) == SPACE
    assert "" not in TEXTS


def test_every_move_is_read_back_from_its_words() -> None:
    for move in range(SPACE):
        assert parse(text(move)) == move
        assert GAME.parse(GAME.text(move)) == move


@pytest.mark.parametrize(("move", "words"), list(SAMPLES.items()))
def test_words_do_not_change_because_records_hold_them(move: int, words: str) -> None:
    assert text(move) == words


def test_bg1_1_every_card_has_a_name_of_its_own() -> None:
    """Two cards are alike to the last sign; the second is told apart."""
    assert len(set(CARD_NAMES)) == CARDS
    assert [name for name in PRINTED if name.endswith("-2")] == ["stagecoach-9s-2"]


def test_case_and_spaces_do_not_matter() -> None:
    assert parse("  Play   BANG-2d  at 3 ") == moves.play_at(CARD_OF["bang-2d"], 2)


@pytest.mark.parametrize("move", [-1, SPACE, 5000])
def test_a_number_that_is_no_move_has_no_words(move: int) -> None:
    sentence = f"There is no move {move}: they are counted from 0 to {SPACE - 1}."
    with pytest.raises(BadText, match=f"^{re.escape(sentence)}$"):
        text(move)


FIRST_WORDS = "end, pass, draw, take, heal, play, discard, choose, be"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("", f"A move begins with one of: {FIRST_WORDS}."),
        ("   ", f"A move begins with one of: {FIRST_WORDS}."),
        ("pley bang-2d", "No move begins with 'pley'. Did you mean play?"),
        ("xyzzy", f"No move begins with 'xyzzy'. There are: {FIRST_WORDS}."),
        ("end it", "'end it' is no move. "),
        ("pass on", "'pass on' is no move. "),
        ("draw two", "'draw two' is no move. "),
        ("heal me", "'heal me' is no move. "),
        ("take", "'take' is no move. "),
        ("take from 8", "'take from 8' is no move. Did you mean take from "),
        ("play", "'play' is no move. "),
        ("play bang-1d", "'play bang-1d' is no move. Did you mean play bang-"),
        ("play bang-2d at 8", "'play bang-2d at 8' is no move. Did you mean play bang-2d at "),
        ("discard", "'discard' is no move. "),
        ("choose handy", "'choose handy' is no move. Did you mean choose hand?"),
        ("be bart", "'be bart' is no move. Did you mean be bart-cassidy?"),
    ],
)
def test_what_cannot_be_read_is_refused_with_the_nearest_words(words: str, sentence: str) -> None:
    with pytest.raises(BadText, match="^" + re.escape(sentence)):
        parse(words)


@pytest.mark.parametrize("first", list(FORMS))
def test_each_first_word_says_how_it_goes_on(first: str) -> None:
    with pytest.raises(BadText) as refusal:
        parse(f"{first} zzzzzzzzzzzzzzzzzzzzzzzzzzzzzz")
    assert str(refusal.value).endswith(FORMS[first])


def test_the_beginning_of_a_legal_move_is_enough_when_it_is_the_only_one() -> None:
    for scene in both("""
        [[seat]]
        hand = ["barrel-qs", "bang-2d"]
    """):
        assert scene.game.read(scene.state, 0, "Play Bar") == parse("play barrel-qs")
        with pytest.raises(BadText):
            scene.game.read(scene.state, 0, "play b")
        with pytest.raises(BadText):
            scene.game.read(scene.state, 0, "")


def test_each_move_belongs_to_one_kind_of_answer() -> None:
    """The ranges of the packing meet without a gap and without an overlap."""
    for move in range(SPACE):
        words = text(move).split()
        kind = words[0] if len(words) > 1 else ""
        if words in (["take", "discard"], ["choose", "hand"]):
            kind = ""
        if kind == "play" and "at" in words:
            kind = "play at"
        assert answers(move) == [kind == name for name in KINDS]


KINDS = ["take", "play", "play at", "discard", "choose", "be"]


def answers(move: int) -> list[bool]:
    return [
        moves.is_take_from(move),
        moves.is_play(move),
        moves.is_play_at(move),
        moves.is_discard(move),
        moves.is_choose(move),
        moves.is_be(move),
    ]


def test_packing_and_unpacking() -> None:
    for card in range(CARDS):
        for seat in range(plays.SEATS):
            move = moves.play_at(card, seat)
            assert (plays.played_card(move), plays.played_at(move)) == (card, seat)
        assert plays.played_card(moves.PLAY + card) == card


def test_the_card_that_a_move_speaks_of_is_the_one_in_its_words() -> None:
    for move in range(SPACE):
        words = text(move).split()
        named = words[1] if len(words) > 1 and words[1] in CARD_OF else ""
        assert plays.card_of(move) == CARD_OF.get(named, CARDS)


def test_a_move_uses_a_card_in_hand_only_if_it_plays_it() -> None:
    scene = at("""
        [[seat]]
        hand = ["bang-2d", "beer-6h"]
    """)
    for words, expected in (
        ("play beer-6h", True),
        ("play bang-2d at 2", True),
        ("play bang-3d at 2", False),
        ("discard beer-6h", False),
        ("choose beer-6h", False),
        ("end", False),
        ("be el-gringo", False),
    ):
        assert scene.game.in_hand(scene.state, 0, parse(words)) is expected


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("play bang-3d at 2", Reason("core.not-held", {"card": "bang", "seat": 2})),
        ("play bang-2d at 3", Reason("BG8.1", {"card": "bang", "seat": 3})),
        ("play bang-2d", Reason("BG4.7", {"card": "bang"})),
        ("play beer-6h at 2", Reason("BG4.7", {"card": "beer", "seat": 2})),
        ("play bang-2d at 7", Reason("BG4.8", {"card": "bang", "seat": 7})),
        ("discard beer-6h", not_asked("play", {"card": "beer"})),
        ("choose rev-carabine-ac", not_asked("play", {"card": "rev-carabine"})),
        ("choose hand", not_asked("play")),
        ("take from 3", not_asked("play", {"seat": 3})),
        ("be el-gringo", not_asked("play", {"card": "el-gringo"})),
        ("pass", not_asked("play")),
    ],
)
def test_a_refusal_names_the_card_the_seat_and_the_character(words: str, reason: Reason) -> None:
    for scene in both("""
        [[seat]]
        hand = ["bang-2d", "beer-6h"]
    """):
        refusal = scene.game.why_not(scene.state, 0, parse(words))
        assert refusal == reason
        assert refusal.generic is reason.rule.startswith("core.")


def test_every_character_can_be_named() -> None:
    assert [text(moves.BE + who) for who in range(16)] == [f"be {name}" for name in CHARACTER_NAMES]
