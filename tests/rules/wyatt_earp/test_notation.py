"""Moves in words, both ways, and the numbers behind them."""

from __future__ import annotations

import re

import pytest

import deadwood
from deadwood.core.reason import BadText, Reason
from deadwood.games.wyatt_earp import moves, plays
from deadwood.games.wyatt_earp.cards import KINDS, NAMES
from deadwood.games.wyatt_earp.notation import NOTATION
from deadwood.games.wyatt_earp.schema import LEFT, RIGHT
from tests.rules.scene import not_asked
from tests.rules.wyatt_earp.scene import at

GAME = deadwood.game("wyatt-earp", players=3)
TEXTS, text, parse = NOTATION.texts, NOTATION.text, NOTATION.parse

SAMPLES = {
    0: "draw supply",
    1: "draw discard",
    2: "pass",
    3: "lay 1 belle-starr",
    9: "lay 7 belle-starr",
    10: "lay 1 billy-the-kid",
    51: "lay 7 wes-hardin",
    52: "play photo-belle-starr",
    58: "play photo-wes-hardin",
    59: "play bank-robbery",
    60: "play fastest-gun",
    61: "play stagecoach-robbery",
    62: "play hideout",
    63: "play most-wanted shoot",
    64: "play most-wanted ask belle-starr left",
    65: "play most-wanted ask belle-starr right",
    77: "play most-wanted ask wes-hardin right",
    78: "play wyatt-earp draw",
    79: "play wyatt-earp search",
    80: "play wyatt-earp rescue",
    81: "discard belle-starr",
    100: "discard stagecoach-robbery",
    101: "choose belle-starr",
    107: "choose wes-hardin",
    108: "choose belle-starr of 1",
    114: "choose wes-hardin of 1",
    115: "choose belle-starr of 2",
    135: "choose wes-hardin of 4",
    136: "take belle-starr",
    155: "take stagecoach-robbery",
    156: "take and play photo-belle-starr",
    163: "take and play bank-robbery",
    184: "take and play wyatt-earp rescue",
}


def test_there_are_185_moves_each_with_its_own_words() -> None:
    assert GAME.space() == len(TEXTS) == 185
    assert len(set(TEXTS)) == 185
    assert "" not in TEXTS


@pytest.mark.parametrize("move", range(185))
def test_every_move_is_read_back_from_its_words(move: int) -> None:
    assert parse(text(move)) == move
    assert GAME.parse(GAME.text(move)) == move


@pytest.mark.parametrize(("move", "words"), list(SAMPLES.items()))
def test_numbers_and_words_do_not_change_because_records_hold_them(move: int, words: str) -> None:
    assert text(move) == words


def test_case_and_spaces_do_not_matter() -> None:
    assert parse("  Lay 3   JESSE-JAMES ") == parse("lay 3 jesse-james") == moves.lay(4, 3)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("", "A move begins with one of: draw, pass, lay, play, choose, discard, take."),
        ("   ", "A move begins with one of: draw, pass, lay, play, choose, discard, take."),
        ("drow supply", "No move begins with 'drow'. Did you mean draw?"),
        (
            "xyzzy",
            "No move begins with 'xyzzy'. There are: draw, pass, lay, play, choose, discard, take.",
        ),
        ("discard hidout", "'discard hidout' is no move. Did you mean discard hideout?"),
        ("take", "'take' is no move. Say which card, as in 'take jesse-james' or "),
        ("take jesse-jams", "'take jesse-jams' is no move. Did you mean take jesse-james?"),
        (
            "discard 2 hideout",
            "'discard 2 hideout' is no move. Did you mean discard hideout?",
        ),
        ("lay 3 jesse-jams", "'lay 3 jesse-jams' is no move. Did you mean lay 3 jesse-james?"),
        ("lay 8 jesse-james", "'lay 8 jesse-james' is no move. Did you mean lay "),
        ("lay", "'lay' is no move. Say how many of whom, as in 'lay 3 jesse-james'."),
        ("draw", "'draw' is no move. Say from where: 'draw supply' or 'draw discard'."),
        ("play hidout", "'play hidout' is no move. Did you mean play hideout?"),
        ("choose jesse-james of 5", "'choose jesse-james of 5' is no move. Did you mean choose "),
        ("pass it on", "'pass it on' is no move. "),
    ],
)
def test_what_cannot_be_read_is_refused_with_the_nearest_words(words: str, sentence: str) -> None:
    with pytest.raises(BadText, match="^" + re.escape(sentence)):
        parse(words)


def test_the_beginning_of_a_legal_move_is_enough_when_it_is_the_only_one() -> None:
    scene = at("""
        phase = "play"
        [[seat]]
        hand = ["hideout", "2 jesse-james"]
    """)
    assert scene.game.read(scene.state, 0, "Discard H") == parse("discard hideout")
    with pytest.raises(BadText):
        scene.game.read(scene.state, 0, "disc")


def test_each_move_belongs_to_one_kind_of_answer() -> None:
    """The ranges of the packing meet without a gap and without an overlap."""
    for move in range(185):
        words = text(move).split()
        kinds = {
            "draw": not_any(move),
            "pass": not_any(move),
            "lay": moves.is_lay(move),
            "play": plays.is_sheriff_play(move),
            "discard": moves.is_discard(move),
            "choose": moves.is_target(move) if "of" in words else moves.is_place(move),
            "take": plays.is_found(move) if "and" in words else moves.is_take(move),
        }
        assert kinds[words[0]]
        assert sum(answers(move)) == (0 if words[0] in ("draw", "pass") else 1)
        assert moves.is_ask(move) is (words[:3] == ["play", "most-wanted", "ask"])


def answers(move: int) -> list[bool]:
    return [
        moves.is_lay(move),
        plays.is_sheriff_play(move),
        moves.is_discard(move),
        moves.is_place(move),
        moves.is_target(move),
        moves.is_take(move),
        plays.is_found(move),
    ]


def not_any(move: int) -> bool:
    return not any(answers(move))


def test_packing_and_unpacking() -> None:
    for outlaw in range(7):
        for number in range(1, 8):
            move = moves.lay(outlaw, number)
            assert (moves.lay_outlaw(move), moves.lay_count(move)) == (outlaw, number)
        for direction in (LEFT, RIGHT):
            move = moves.ask(outlaw, direction)
            assert (moves.ask_outlaw(move), moves.ask_direction(move)) == (outlaw, direction)
        for seat in range(4):
            move = moves.target(seat, outlaw)
            assert (moves.target_seat(move), moves.target_outlaw(move)) == (seat, outlaw)
    for play in range(moves.PLAY_PHOTO, moves.DISCARD):
        assert plays.found_play(plays.found(play)) == play
        assert text(plays.found(play)) == "take and " + text(play)


def test_the_card_that_a_move_puts_down_is_the_one_in_its_words() -> None:
    for move in range(185):
        card = plays.card_of(move)
        words = text(move).split()
        if words[0] in ("lay", "discard"):
            assert NAMES[card] == words[-1]
        elif words[0] == "play":
            assert NAMES[card] == words[1]
        else:
            assert card == KINDS


def test_a_move_uses_a_card_in_hand_only_if_it_puts_it_down() -> None:
    scene = at('phase = "play"\n[[seat]]\nhand = ["hideout", "2 jesse-james"]')
    for words, expected in (
        ("play hideout", True),
        ("discard jesse-james", True),
        ("lay 3 jesse-james", True),
        ("discard bob-dalton", False),
        ("take hideout", False),
        ("choose jesse-james", False),
        ("pass", False),
    ):
        assert scene.game.in_hand(scene.state, 0, parse(words)) is expected


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("lay 2 jesse-james", Reason("WE3.1", {"card": "jesse-james", "number": 2})),
        ("discard bob-dalton", Reason("core.not-held", {"card": "bob-dalton"})),
        ("play photo-jesse-james", Reason("core.not-held", {"card": "photo-jesse-james"})),
        (
            "play most-wanted ask wes-hardin right",
            Reason("core.not-held", {"card": "most-wanted", "outlaw": "wes-hardin"}),
        ),
        ("choose bob-dalton", not_asked("play", {"outlaw": "bob-dalton"})),
        ("choose bob-dalton of 2", not_asked("play", {"outlaw": "bob-dalton"})),
        ("take hideout", not_asked("play", {"card": "hideout"})),
        ("take and play hideout", not_asked("play", {"card": "hideout"})),
        ("pass", not_asked("play")),
    ],
)
def test_a_refusal_names_the_card_the_number_and_the_outlaw(words: str, reason: Reason) -> None:
    scene = at('phase = "play"\n[[seat]]\nhand = ["hideout", "2 jesse-james"]')
    refusal = scene.game.why_not(scene.state, 0, parse(words))
    assert refusal == reason
    assert refusal.generic is reason.rule.startswith("core.")
