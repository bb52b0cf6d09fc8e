"""Positions that are refused, each with its sentence."""

from __future__ import annotations

import re
from typing import Any

import pytest

import deadwood
from deadwood.core.options import suggest
from deadwood.core.reason import BadPosition
from deadwood.games.bang.cards import CHARACTER_NAMES
from deadwood.games.bang.kinds import CARDS
from deadwood.games.bang.pending import QUESTIONS
from tests.rules.bang.scene import ABACUS, EDITIONS, INTERNATIONAL


def read(text: str, players: int = 4, edition: str = ABACUS, **options: object) -> Any:
    game: Any = deadwood.game("bang", edition, players, options)
    return game.from_position(text)


def refused(text: str, sentence: str, players: int = 4, **options: object) -> None:
    """The position is refused with exactly this sentence, in both editions."""
    for edition in EDITIONS:
        with pytest.raises(BadPosition, match=f"^{re.escape(sentence)}$"):
            read(text, players, edition, **options)


def test_what_is_no_toml_is_refused() -> None:
    with pytest.raises(BadPosition, match=r"^This is no position: "):
        read("talon = [")


def test_misspelt_names_are_refused_with_the_nearest() -> None:
    refused("tallon = []", "Unknown name 'tallon'. Did you mean talon?")
    refused("[[seat]]\nhands = []", "Unknown name 'hands' of seat 1. Did you mean hand?")
    refused("[[seat]]\n[[seat]]\nlife = 1", "Unknown name 'life' of seat 2. Did you mean lives?")
    refused(
        "[[seat]]\ncharacter = 'sid'",
        "character of seat 1 cannot be 'sid'. Did you mean sid-ketchum?",
    )
    refused("chance = { count = 1 }", "Unknown name 'count' of chance. Did you mean counter?")


@pytest.mark.parametrize("field", ["role = 'outlaw'", "lives = 3", "hand = ['beer-6h']"])
def test_what_is_of_a_seat_is_not_said_above_the_seats(field: str) -> None:
    name = field.split()[0]
    refused(f"{field}\n[[seat]]", f"{name} is of a seat: it stands below a line [[seat]].")


def test_a_near_miss_of_what_is_of_a_seat_is_found_above_the_seats_too() -> None:
    refused("hands = ['beer-6h']", "Unknown name 'hands'. Did you mean hand?")


ROLES = "sheriff, deputy, outlaw, renegade"
PHASES = "start, jailbreak, take, play, shed, locked, over"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("turn = 0", "turn must be 1 to 4, not 0."),
        ("turn = 5", "turn must be 1 to 4, not 5."),
        ("turn = true", "turn must be a whole number, not True."),
        ("turn = 'one'", "turn must be a whole number, not 'one'."),
        ("bangs = -1", f"bangs must be 0 to {CARDS}, not -1."),
        ("bangs = 99", f"bangs must be 0 to {CARDS}, not 99."),
        ("healed = 1", "healed must be true or false, not 1."),
        ("phase = 1", "phase must be a text, not 1."),
        ("phase = 'draw'", f"phase cannot be 'draw'. There are: {PHASES}."),
        ("drawn = 'bang'", "Nothing is called 'bang' as drawn. Did you mean bang-qh?"),
        ("drawn = 3", "drawn must be a text, not 3."),
        ("won = 'deputy'", "won cannot be 'deputy'. There are: sheriff, outlaw, renegade."),
        ("won = 'nobody'", "won cannot be 'nobody'. There are: sheriff, outlaw, renegade."),
        ("won = 1", "won must be a text, not 1."),
        ("rest = 'hands'", "rest cannot be 'hands'. There are: talon, discards."),
        ("rest = 1", "rest must be a text, not 1."),
        ("talon = 'beer-6h'", "talon must be a list of texts, not 'beer-6h'."),
        ("discards = [1]", "discards must be a list of texts, not [1]."),
        ("store = 1", "store must be a list of texts, not 1."),
        ("talon = ['beer']", "Nothing is called 'beer' in talon. Did you mean beer-jh?"),
        (
            "discards = ['beer-6s']",
            "Nothing is called 'beer-6s' in discards. Did you mean beer-6h?",
        ),
        (
            "[[seat]]\nhand = ['beer-66h']",
            "Nothing is called 'beer-66h' in hand of seat 1. Did you mean beer-6h?",
        ),
        (
            "[[seat]]\n[[seat]]\ntable = ['barel-qs']",
            "Nothing is called 'barel-qs' in table of seat 2. Did you mean barrel-qs?",
        ),
        (
            "talon = ['two beer-6h']",
            "'two beer-6h' in talon should be a number and a name, as in '2 beer-6h'.",
        ),
        ("talon = ['Beer 6H']", "Nothing is called 'Beer 6H' in talon. Did you mean beer-6h?"),
        ("talon = ['100 beer-6h']", "beer-6h in talon: the number before a name is at most 99."),
        ("seat = 1", "seat must be a list of tables, not 1."),
        ("seat = [1]", "seat must be a list of tables, not [1]."),
        ("chance = 1", "chance must be a table, not 1."),
        ("chance = { counter = -1 }", "counter of chance must be 0 to 1099511627776, not -1."),
        (
            "chance = { kind = 'dice' }",
            "No stream of chance is called 'dice'; there are sealed and swift.",
        ),
        (
            "chance = { words = '' }",
            "A seed is a whole number, a word, or 64 hexadecimal digits; it is empty.",
        ),
        (
            "chance = { kind = 'swift', words = 'x' }",
            "The words of a swift stream are 24 hexadecimal digits, not 'x'.",
        ),
        ("[[seat]]\nrole = 1", "role of seat 1 must be a text, not 1."),
        ("[[seat]]\nrole = 'mayor'", f"role of seat 1 cannot be 'mayor'. There are: {ROLES}."),
        (
            "[[seat]]\nrole = 'sheriff'\n[[seat]]\nrole = 'sheriff'",
            "role of seat 2: with 4 players there are not that many of: sheriff.",
        ),
        (
            "[[seat]]\nrole = 'deputy'",
            "role of seat 1: with 4 players there are not that many of: deputy.",
        ),
        (
            "[[seat]]\ncharacter = 'el-ringo'",
            "character of seat 1 cannot be 'el-ringo'. Did you mean el-gringo?",
        ),
        (
            "[[seat]]\n[[seat]]\nspare = 'Suzi'",
            "spare of seat 2 cannot be 'Suzi'. Did you mean suzy-lafayette?",
        ),
        (
            "[[seat]]\ncharacter = 'xyz'",
            "character of seat 1 cannot be 'xyz'. There are: " + ", ".join(CHARACTER_NAMES) + ".",
        ),
        (
            "[[seat]]\ncharacter = 'el-gringo'\n[[seat]]\ncharacter = 'el-gringo'",
            "character of seat 2: el-gringo is somebody else already.",
        ),
        (
            "[[seat]]\ncharacter = 'el-gringo'\nspare = 'willy-the-kid'",
            "spare of seat 1: at this table nobody chooses between two characters.",
        ),
        ("[[seat]]\nlives = 6", "lives of seat 1 must be 1 to 5, not 6."),
        ("[[seat]]\n[[seat]]\nlives = 5", "lives of seat 2 must be 1 to 4, not 5."),
        ("[[seat]]\nlives = -4", "lives of seat 1 must be 1 to 5, not -4."),
        ("[[seat]]\nlives = 9999", "lives of seat 1 must be 1 to 5, not 9999."),
        (
            "[[seat]]\n[[seat]]\nout = true\nlives = 1",
            "lives of seat 2 must be 0, or left out: seat 2 is out.",
        ),
        ("[[seat]]\nout = 1", "out of seat 1 must be true or false, not 1."),
        ("[[seat]]\nhand = 3", "hand of seat 1 must be a list of texts, not 3."),
        (
            "[[seat]]\ntable = ['bang-2d']",
            "bang-2d cannot lie on the table of seat 1.",
        ),
        (
            "[[seat]]\ntable = ['barrel-qs', 'barrel-ks']",
            "Two of barrel lie on the table of seat 1.",
        ),
        (
            "[[seat]]\n[[seat]]\ntable = ['volcanic-10s', 'winchester-8s']",
            "Two weapons lie on the table of seat 2.",
        ),
        (
            "[[seat]]\n" * 5,
            "5 seats are described, but there are 4 players.",
        ),
        (
            "talon = ['beer-6h', 'beer-6h']",
            "beer-6h exists once: it cannot be there twice, in talon.",
        ),
        (
            "[[seat]]\nhand = ['2 beer-6h']",
            "beer-6h exists once: it cannot be there twice, in hand of seat 1.",
        ),
        (
            "talon = ['beer-6h']\n[[seat]]\nhand = ['beer-6h']",
            "beer-6h exists once: it cannot be in hand of seat 1 and in talon.",
        ),
        (
            "pending = ['turn', 'resolved 0', 'play 0']\ntalon = ['bang-as']",
            "bang-as exists once: it cannot be in talon and in play.",
        ),
    ],
)
def test_every_wrong_value_has_its_sentence(text: str, sentence: str) -> None:
    refused(text, sentence)


def test_a_card_that_is_like_no_other_is_refused_with_the_nearest_not_with_80_names() -> None:
    refused(
        "store = ['gun-8']",
        "Nothing is called 'gun-8' in store. The nearest are: mustang-8h, duel-8c, bang-8d.",
    )


SHOULD_BE = "{!r} in deeds should be who did what to whom how often: '1 shot 3 2'."
SEATS = "{!r} in deeds: there are seats 1 to 4."
TIMES = "{!r} in deeds: the number must be 1 to 127."


@pytest.mark.parametrize(
    ("deed", "sentence"),
    [
        ("1 kissed 3 2", "No deed is called 'kissed'. Did you mean killed?"),
        ("1 shot 3", SHOULD_BE),
        ("1 shot 3 2 times", SHOULD_BE),
        ("one shot 3 2", SHOULD_BE),
        ("1 shot 3 -2", SHOULD_BE),
        ("1 shot 3 1000", SHOULD_BE),
        ("", SHOULD_BE),
        ("1 shoot 3 2", "No deed is called 'shoot'. Did you mean shot?"),
        ("0 shot 3 2", SEATS),
        ("1 shot 5 2", SEATS),
        ("1 shot 3 0", TIMES),
        ("1 shot 3 128", TIMES),
    ],
)
def test_bg17_1_deeds_are_who_did_what_to_whom_how_often(deed: str, sentence: str) -> None:
    refused(f"deeds = ['{deed}']", sentence.format(deed))


def test_bg17_1_deeds_are_not_told_twice() -> None:
    refused("deeds = ['1 shot 3 2', '1 shot 3 1']", "'1 shot 3 1' in deeds says the same again.")


# Open questions.

TOO_FEW = "The question {!r} speaks of seat {}, but there are 4 players; in 'pending' they are counted from 0."
UNFIT = "The question {!r} does not fit the table. Without 'pending', one that fits is asked."


@pytest.mark.parametrize(
    ("pending", "sentence"),
    [
        ("['play -1']", "'play -1' in pending should be the name of a question and whole numbers."),
        (
            "['play one']",
            "'play one' in pending should be the name of a question and whole numbers.",
        ),
        (
            "['play 1000']",
            "'play 1000' in pending should be the name of a question and whole numbers.",
        ),
        (
            "['turn', 'sleep 0']",
            f"No open question is called 'sleep'. {suggest('sleep', list(QUESTIONS.kinds))}",
        ),
        (
            "['turn', '']",
            f"No open question is called ''. {suggest('', list(QUESTIONS.kinds))}",
        ),
        ("['turn', 'ply 0']", "No open question is called 'ply'. Did you mean play?"),
        ("['turn', 'play']", "The question 'play' is followed by: player."),
        ("['turn', 'play 0 1']", "The question 'play' is followed by: player."),
        (
            "['turn', 'dodge 0']",
            "The question 'dodge' is followed by: player, source, needed, bound.",
        ),
        ("['turn', 'play 4']", TOO_FEW.format("play", 5)),
        ("['turn', 'duel 0 1 4']", TOO_FEW.format("duel", 5)),
        ("['turn', 'save 0 1 5 0']", TOO_FEW.format("save", 5)),
        ("['turn', 'save 0 10 1 0']", "The question 'save' cannot have the values [0, 10, 1, 0]."),
        ("['turn', 'resolved 99']", "The question 'resolved' cannot have the values [99]."),
        (
            "['turn', 'lucky-pick 0 99 1']",
            "The question 'lucky-pick' cannot have the values [0, 99, 1].",
        ),
        ("['turn', 'bart-draw 0 10']", "The question 'bart-draw' cannot have the values [0, 10]."),
        ("[]", "The first open question in 'pending' must be 'turn'."),
        ("['play 0']", "The first open question in 'pending' must be 'turn'."),
    ],
)
def test_questions_that_there_are_not(pending: str, sentence: str) -> None:
    refused(f"pending = {pending}", sentence)


def test_a_negative_value_is_refused_when_a_question_is_restored() -> None:
    with pytest.raises(BadPosition, match=f"^{re.escape(TOO_FEW.format('play', 0))}$"):
        QUESTIONS.restore("play", [-1], 4)


@pytest.mark.parametrize(
    ("question", "more"),
    [
        ("play 1", ""),  # not the player whose turn it is
        (
            "shed 0",
            "phase = 'locked'\n[[seat]]\nrole = 'outlaw'\ntable = ['jail-4h']",
        ),  # nothing is too much
        ("shed 0", "phase = 'shed'"),
        ("shed 1", "phase = 'shed'"),
        ("dodge 1 0 1 0", ""),  # without a card nobody is asked
        ("dodge 1 0 1 1", "[[seat]]\n[[seat]]\nhand = ['beer-6h']"),  # bound, but has no Missed!
        ("save 1 1 1 0", ""),
        ("duel 1 0 0", ""),
        ("indians 1 0", ""),
        ("store 0", ""),
        ("store 0", "store = ['beer-6h']"),  # the last card is no choice
        ("pick 0 1 1", ""),
        ("pick 0 1 1", "[[seat]]\n[[seat]]\nhand = ['beer-6h']"),  # one way only
        ("pick 0 0 1", "[[seat]]\nhand = ['beer-6h', 'beer-7h']"),  # nobody robs himself
        ("lay-down 1", ""),
        ("bart-draw 1 1", ""),
        ("jesse-take 0", ""),
        ("pedro-take 0", ""),
        ("kit-pick 0", "rest = 'discards'"),
    ],
)
def test_a_question_that_does_not_fit_the_table_is_refused(question: str, more: str) -> None:
    name = question.split()[0]
    refused(
        f"pending = ['turn', '{question}']\n{more}",
        UNFIT.format(name),
    )


def test_bg14_1_nobody_who_is_out_is_asked() -> None:
    for question in ("dodge 1 0 1 0", "duel 1 0 0", "bart-draw 1 1", "barrel 1 0 1 1"):
        refused(
            f"pending = ['turn', '{question}']\n[[seat]]\n[[seat]]\nout = true",
            "Seat 2 is out and cannot be asked.",
        )


def test_bg14_2_whoever_is_out_has_no_cards() -> None:
    for cards in ("hand = ['beer-6h']", "table = ['barrel-qs']"):
        refused(f"[[seat]]\n[[seat]]\nout = true\n{cards}", "Seat 2 is out and has no cards.")


def test_bg14_1_whoever_has_no_life_left_is_out() -> None:
    refused("[[seat]]\n[[seat]]\nlives = 0", "Seat 2 has no life left and would be out.")
    refused("[[seat]]\n[[seat]]\nlives = -3", "Seat 2 has no life left and would be out.")


def test_bg9_3_but_for_somebody_whom_a_beer_may_still_save() -> None:
    text = "pending = ['turn', 'save 1 1 1 0']\n[[seat]]\n[[seat]]\nlives = 0\nhand = ['beer-6h']"
    assert read(text, edition=INTERNATIONAL).lives(1) == 0


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("won = 'sheriff'", "Whoever has won does not fit those who are alive."),
        (
            "won = 'outlaw'\n[[seat]]",
            "Whoever has won does not fit those who are alive.",
        ),
        (
            "won = 'sheriff'\n[[seat]]\nout = true",
            "Whoever has won does not fit those who are alive.",
        ),
        (
            "won = 'outlaw'\npending = ['turn']\n[[seat]]\nout = true",
            "Whoever has won does not fit those who are alive.",
        ),
        ("[[seat]]\nout = true", "The game would be over: say who has won."),
        (
            "[[seat]]" + "\n[[seat]]\nout = true" * 3,
            "The game would be over: say who has won.",
        ),
    ],
)
def test_bg2_1_who_has_won_follows_from_who_is_alive(text: str, sentence: str) -> None:
    refused(text, sentence)


# What a game can never come to must not be read as if it could.


@pytest.mark.parametrize(
    ("pending", "more"),
    [
        ("dynamite-drawn 0", ""),  # there is no Dynamite before him
        ("deal", ""),  # the game has begun
        ("deal", "phase = 'start'\nrest = 'discards'"),  # there are no cards to deal
        ("jail-drawn 0", "phase = 'take'"),  # he is not in jail
        ("jail-drawn 1", "phase = 'take'\n[[seat]]\n[[seat]]\ntable = ['jail-4h']"),  # nor his turn
        ("dynamite-drawn 0", "phase = 'jailbreak'"),
        ("dynamite-drawn 1", "phase = 'jailbreak'\n[[seat]]\n[[seat]]\ntable = ['dynamite-2h']"),
        ("store-next 0", ""),
        ("resolved 79", ""),  # a blue card
    ],
)
def test_a_step_that_cannot_be_carried_out_is_refused(pending: str, more: str) -> None:
    for edition in EDITIONS:
        with pytest.raises(BadPosition):
            read(f"pending = ['turn', '{pending}']\n{more}", edition=edition)


OUT = "[[seat]]\n[[seat]]\nout = true"
SID = "[[seat]]\n[[seat]]\ncharacter = 'sid-ketchum'\nhand = ['beer-6h', 'beer-7h']"


@pytest.mark.parametrize(
    ("pending", "sentence"),
    [
        ("'turn', 'turn'", "'turn' cannot be open above 'turn'"),
        ("'turn', 'play 0', 'play 0'", "'play' cannot be open above 'play'"),
        ("'turn', 'dynamite-drawn 0', 'play 0'", "'play' cannot be open above 'dynamite-drawn'"),
        ("'turn', 'deal', 'play 0'", "'play' cannot be open above 'deal'"),
        ("'turn', 'shed 0', 'play 0'", "'play' cannot be open above 'shed'"),
        ("'turn', 'store 2', 'bart-draw 0 1'", "'bart-draw' cannot be open above 'store'"),
        ("'turn', 'gatling-next 0 0', 'pedro-take 0'", "'pedro-take' cannot be open above"),
        ("'turn', 'sid-pair 0 2', 'play 0'", "'sid-pair' cannot be open above 'turn'"),
        ("'turn', 'choose-next 0 1', 'play 0'", "'choose-next' cannot be open above 'turn'"),
        ("'turn', 'lucky-pick 0 1 2'", "'lucky-pick' cannot be open above 'turn'"),
        ("'turn', 'gatling-next 0 1', 'duel 1 0 0'", "'duel' cannot be open above 'gatling-next'"),
    ],
)
def test_a_question_is_on_top_of_what_asks_it(pending: str, sentence: str) -> None:
    for edition in EDITIONS:
        with pytest.raises(BadPosition, match=re.escape(f"The question {sentence}")):
            read(f"pending = [{pending}]", edition=edition)


@pytest.mark.parametrize(
    ("pending", "more"),
    [
        ("'gatling-next 0 2', 'dodge 1 0 1 0'", ""),
        ("'gatling-next 0 0', 'dodge 0 0 1 0'", ""),
        ("'indians-next 0 2', 'indians 1 0'", ""),
        ("'loss 2 0 1', 'sid-pair 1 2'", SID),
        ("'reckoning 2 1', 'lay-down 1'", OUT),
        ("'gatling-next 0 1', 'lay-down 1'", OUT),
    ],
)
def test_what_is_open_is_about_the_player_of_the_step_below(pending: str, more: str) -> None:
    with pytest.raises(BadPosition, match=r"speak of different players\.$"):
        read(f"pending = ['turn', {pending}]\n{more}")


@pytest.mark.parametrize(
    "question",
    [
        "hit 1 0 0 0",
        "hit 1 0 3 0",
        "hit 1 0 1 3",
        "barrel 1 0 0 1",
        "dodge 1 0 3 0",
        "dodge 1 0 1 2",
        "save 1 0 1 0",
        "aftermath 1 0 1 0",
        "loss 1 4 0",
        "pick 0 1 2",
        "bart-draw 1 0",
        "bart-draw 1 4",
        "sid-pair 1 0",
        "sid-pair 1 3",
    ],
)
def test_numbers_that_cannot_be(question: str) -> None:
    name, *values = question.split()
    refused(
        f"pending = ['turn', '{question}']",
        f"The question {name!r} cannot have the values [{', '.join(values)}].",
    )


HELD = "[[seat]]\nhand = ['beer-6h']\n[[seat]]\nhand = ['beer-7h']\n"
THREE = "hand = ['beer-6h']\n[[seat]]\nhand = ['bang-2d', 'bang-3d', 'bang-4d']"


@pytest.mark.parametrize(
    ("question", "more", "edition"),
    [
        ("hit 0 0 1 0", HELD, ABACUS),  # nobody hits himself
        ("hit 1 0 2 0", HELD, ABACUS),  # only Slab the Killer calls for two
        ("hit 1 0 1 1", HELD, ABACUS),  # there is no Barrel
        ("hit 1 2 1 0", HELD, ABACUS),  # it is not his turn
        ("barrel 1 0 1 1", HELD, ABACUS),
        ("barrel 1 0 1 0", HELD, ABACUS),
        ("barrel-drawn 1 0 1 0", HELD, ABACUS),
        ("dodge 0 0 1 0", HELD, ABACUS),
        ("dodge 1 0 1 1", HELD + "[[seat]]", ABACUS),  # there was no first Missed!
        ("indians 0 0", HELD, ABACUS),
        ("duel 0 0 0", HELD, ABACUS),
        ("duel 1 0 2", HELD, ABACUS),
        ("duel-next 1 1 0", HELD, ABACUS),
        ("save 1 1 3 0", HELD, ABACUS),  # seat 3 does not have the turn
        ("save 1 3 1 0", HELD, ABACUS),  # only Dynamite costs three
        ("save 1 3 0 0", HELD, ABACUS),  # and only whose turn it is
        ("save 1 1 1 1", HELD, ABACUS),  # nothing comes back where Beer prevents
        ("save 1 1 1 0", HELD, INTERNATIONAL),  # no life is lost
        ("save 1 1 1 0", HELD + "lives = 3", INTERNATIONAL),  # he is not asked for that
        ("loss 1 1 1", HELD, INTERNATIONAL),
        ("aftermath 1 1 1 0", HELD, ABACUS),
        ("aftermath 1 1 1 9", HELD + "lives = 1", INTERNATIONAL),
        ("resolved 0", "", INTERNATIONAL),
        ("reckoning 1 1", HELD, ABACUS),  # he is not out
        ("pick 1 0 0", "[[seat]]\n" + THREE, ABACUS),
        ("pick 0 0 0", "[[seat]]\n" + THREE.replace("[", "['bang-5d', ", 1), INTERNATIONAL),
        ("kit-pick 0", "", ABACUS),
        ("jesse-take 0", HELD, ABACUS),
        ("pedro-take 0", "discards = ['beer-6h']", ABACUS),
        ("bart-draw 1 1", "", ABACUS),
        ("sid-heal 0", "", ABACUS),
        ("lay-down 0", "[[seat]]\nhand = ['beer-6h', 'beer-7h']", ABACUS),  # nobody is Pedro
        (
            "lay-down 1",  # alive, and no Sheriff
            "[[seat]]\ncharacter = 'pedro-ramirez'\n[[seat]]\nhand = ['beer-6h', 'beer-7h']",
            ABACUS,
        ),
    ],
)
def test_questions_that_no_game_comes_to(question: str, more: str, edition: str) -> None:
    name = question.split()[0]
    sentence = UNFIT.format(name)
    with pytest.raises(BadPosition, match=f"^{re.escape(sentence)}$"):
        read(f"pending = ['turn', '{question}']\n{more}", edition=edition)


@pytest.mark.parametrize(
    ("pending", "more"),
    [
        ("hit 1 0 1 0", ""),
        ("reckoning 2 2", ""),  # the killer is out himself
        ("gatling-next 1 1", "phase = 'over'\nturn = 2\n"),
        ("indians-next 1 1", "phase = 'over'\nturn = 2\n"),
        ("loss 1 1 1", ""),
        ("lay-down 1", ""),
        ("store-next 1", ""),
        ("duel-next 0 1 0", ""),
    ],
)
def test_bg14_1_whoever_is_out_takes_no_part(pending: str, more: str) -> None:
    with pytest.raises(
        BadPosition, match=r"does not fit the table|cannot be open in the phase over"
    ):
        read(f"{more}pending = ['turn', '{pending}']\n{OUT}")


def test_bg3_5_whoever_is_out_has_no_turn() -> None:
    for pending in ("['turn']", "['turn', 'barrel 0 2 1 1']"):
        refused(f"turn = 2\npending = {pending}\n{OUT}", "Seat 2 is out and has no turn.")
    assert read(f"turn = 2\nphase = 'over'\n{OUT}").turn == 2  # the next one's


def test_bg1_6_two_characters_lie_only_before_those_who_choose() -> None:
    game = deadwood.game("bang", None, 4, {"choose_character": "true"})
    sentence = "Two characters lie only before those who have still to choose."
    for text in (
        "[[seat]]\nspare = 'sid-ketchum'",
        "phase = 'start'\npending = ['turn', 'deal', 'choose-next 0 4']",
        "phase = 'start'\npending = ['turn', 'deal', 'choose-next 3 1']" + 2 * "\n[[seat]]",
    ):
        with pytest.raises(BadPosition, match=f"^{re.escape(sentence)}$"):
            game.from_position(text)
    spare = ["sid-ketchum", "willy-the-kid", "rose-doolan", "black-jack"]
    seats = "".join(f"\n[[seat]]\nspare = '{name}'" for name in spare)
    pending = "phase = 'start'\npending = ['turn', 'deal', {}]"
    assert game.from_position(pending.format("'choose-next 0 4'") + seats).pending
    for wrong in (
        "'choose-next 1 4'",  # the Sheriff is first
        "'choose-next 2 3', 'choose-character 0'",
        "'choose-next 2 3', 'choose-character 1'",
    ):
        with pytest.raises(BadPosition, match=r"different players|does not fit the table"):
            game.from_position(pending.format(wrong) + seats)
    one = seats.replace("\n[[seat]]\nspare = 'black-jack'", "\n[[seat]]")
    one = one.replace("\n[[seat]]\nspare = 'sid-ketchum'", "\n[[seat]]")
    with pytest.raises(BadPosition, match=r"^The question 'choose-next' does not fit the table\."):
        game.from_position(pending.format("'choose-next 2 2'") + one)


def test_bg13_3_open_cards_lie_there_only_for_a_general_store() -> None:
    refused("store = ['beer-6h']", "Open cards lie there only for a General Store.")


# A position of something else.


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("game = 'el-paso'", "This position is of another game: el-paso, not bang."),
        (
            "edition = 'international'",
            "This position is of another edition: international, not abacus-2005.",
        ),
        ("players = 5", "This position is for 5 players, not 4."),
        (
            "options = { beer = 'heals' }",
            "This position has option beer = heals; here it is prevents.",
        ),
        ("options = { beers = 'heals' }", "No option 'beers'. Did you mean beer?"),
        (
            "options = { beer = 'cold' }",
            "Option beer cannot be 'cold'. It takes: prevents, heals.",
        ),
    ],
)
def test_a_position_of_another_table_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(BadPosition, match=f"^{re.escape(sentence)}$"):
        read(text)


def test_options_that_fit_are_read() -> None:
    assert read("options = { beer = 'prevents', dead_see_all = false }").players == 4


# What a scene says that cannot be.


def test_bg5_1_what_was_drawn_is_one_card() -> None:
    for word in ("0 bang-2d", "2 bang-2d"):
        refused(f"drawn = '{word}'", f"{word!r} as drawn should be one name, as in 'bang-2d'.")
    assert read("drawn = 'Bang-2D'").drawn == read("drawn = 'bang-2d'").drawn


def test_bg12_1_no_jail_lies_before_the_sheriff() -> None:
    for sheriff, text in ((1, ""), (2, "[[seat]]\nrole = 'outlaw'\n")):
        refused(
            f"{text}[[seat]]\nrole = 'sheriff'\ntable = ['jail-js']",
            f"jail-js cannot lie before the Sheriff, seat {sheriff}.",
        )
    read("[[seat]]\n[[seat]]\ntable = ['jail-js']")


def test_bg12_3_the_phase_of_a_prisoner_needs_a_jail() -> None:
    refused("turn = 2\nphase = 'locked'", "The phase is locked, but no Jail lies before seat 2.")
    text = "turn = 2\nphase = 'locked'\n[[seat]]\n[[seat]]\ntable = ['jail-js']"
    assert (
        read(text).turn == 2
    )  # nothing is too much: he leaves the Jail, and the next has his turn


def test_bg17_1_nobody_does_anything_to_himself_and_nobody_goes_out_twice() -> None:
    refused("deeds = ['1 shot 1 2']", "'1 shot 1 2' in deeds is a deed against oneself.")
    out = "[[seat]]\n[[seat]]\n[[seat]]\n[[seat]]\nout = true"
    for deed in ("1 killed 3 1", "1 killed 4 2"):
        refused(
            f"deeds = ['{deed}']\n{out}",
            f"{deed!r} in deeds needs somebody who is out, and goes out once.",
        )


def test_bg17_1_deeds_are_read_in_whatever_case() -> None:
    assert read("deeds = ['1 Shot 3 2']").deed(0, 2, 0) == 2


@pytest.mark.parametrize("line", ["bangs = 1", "healed = true"])
def test_bg3_3_before_phase_two_nothing_is_counted(line: str) -> None:
    refused(
        f"phase = 'take'\n{line}",
        "In the phase take nobody has played a BANG! or healed yet.",
    )


def test_a_question_belongs_to_a_phase() -> None:
    refused(
        "phase = 'start'\npending = ['turn', 'hit 1 0 1 0']\n[[seat]]\n[[seat]]\nhand = ['any']",
        "The question 'hit' cannot be open in the phase start.",
    )
    for question, phase in (("play 0", "shed"), ("play 0", "take"), ("shed 0", "play")):
        refused(
            f"phase = '{phase}'\npending = ['turn', '{question}']",
            f"The question {question[:4]!r} cannot be open in the phase {phase}.",
        )


def test_a_hand_may_be_named_in_part() -> None:
    state = read("[[seat]]\nhand = ['Bang-AS', '2 any']\n[[seat]]\nhand = ['any', 'beer-6h']")
    assert [state.hand_size(seat) for seat in range(4)] == [3, 2, 0, 0]
    assert state.hand(0, 0) == 0
    refused(
        "[[seat]]\nhand = ['81 any']",
        "The hand of seat 1 needs 81 more cards, but only 80 are left.",
    )
    refused(
        "[[seat]]\nhand = ['few any']",
        "'few any' in hand of seat 1 should be a number and the word, as in '2 any'.",
    )


def test_what_stands_below_a_line_in_brackets_belongs_to_it() -> None:
    refused(
        "[[seat]]\nphase = 'take'",
        "phase of seat 1 is of the whole table: it stands above the first line in brackets.",
    )
