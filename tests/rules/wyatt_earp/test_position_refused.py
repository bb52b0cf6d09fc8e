"""Positions that are refused, each with its sentence."""

from __future__ import annotations

import re

import pytest

import deadwood
from deadwood.core.reason import BadPosition
from deadwood.games.wyatt_earp.cards import NAMES
from deadwood.games.wyatt_earp.pending import QUESTIONS
from tests.rules.wyatt_earp.scene import at


def refused(text: str, sentence: str, players: int = 3) -> None:
    """The position is refused with exactly this sentence."""
    with pytest.raises(BadPosition, match=f"^{re.escape(sentence)}$"):
        at(text, players)


QUESTION_NAMES = (
    "There are: draw, play, photo-window, place, hide, hideout-answer, steal, search, rescue."
)
TOO_FEW = "The question {!r} speaks of seat {}, but there are 3 players; in 'pending' they are counted from 0."
FIRST = (
    "The first open question in 'pending' must be a draw or a play of seat 1: 'draw 0' or 'play 0'."
)
NO_CARD = "hand of seat 1: whoever has the turn must have a card left to discard."


def test_what_is_no_toml_is_refused() -> None:
    with pytest.raises(BadPosition, match=r"^This is no position: "):
        at("supply = [")


def test_misspelt_names_are_refused_with_the_nearest() -> None:
    refused("suply = []", "Unknown name 'suply'. Did you mean supply?")
    refused("[[seat]]\nhands = []", "Unknown name 'hands' of seat 1. Did you mean hand?")
    refused(
        "[[seat]]\n[[seat]]\nmoney_ = 1", "Unknown name 'money_' of seat 2. Did you mean money?"
    )
    refused(
        "[posters]\njesse = 1000",
        "Unknown name 'jesse' among the posters. Did you mean jesse-james?",
    )
    refused(
        "[[seat]]\ntable = { bob-daltn = [] }",
        "Unknown name 'bob-daltn' on the table of seat 1. Did you mean bob-dalton?",
    )
    refused("chance = { count = 1 }", "Unknown name 'count' of chance. Did you mean counter?")
    refused(
        "[[seat]]\ntable = { hideout = ['hideout'] }",
        "Unknown name 'hideout' on the table of seat 1. There are: " + ", ".join(NAMES[:7]) + ".",
    )


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("turn = 0", "turn must be 1 to 3, not 0."),
        ("turn = 4", "turn must be 1 to 3, not 4."),
        ("turn = true", "turn must be a whole number, not True."),
        ("turn = 'one'", "turn must be a whole number, not 'one'."),
        ("dealer = 0", "dealer must be 1 to 3, not 0."),
        ("dealer = 4", "dealer must be 1 to 3, not 4."),
        ("hand_number = 0", "hand_number must be 1 to 100000, not 0."),
        ("hand_number = 100001", "hand_number must be 1 to 100000, not 100001."),
        ("stalled = -1", "stalled must be 0 to 100000, not -1."),
        ("stalled = 100001", "stalled must be 0 to 100000, not 100001."),
        ("winner = -1", "winner must be 0 to 3, not -1."),
        ("winner = 4", "winner must be 0 to 3, not 4."),
        ("idle = 1", "idle must be true or false, not 1."),
        ("reshuffled = 'no'", "reshuffled must be true or false, not 'no'."),
        ("sheriff_played = 0", "sheriff_played must be true or false, not 0."),
        ("phase = 1", "phase must be a text, not 1."),
        ("phase = 'discard'", "phase cannot be 'discard'. There are: draw, play."),
        ("rest = 'hands'", "rest cannot be 'hands'. There are: supply, discards."),
        ("supply = 'hideout'", "supply must be a list of texts, not 'hideout'."),
        ("discards = [1]", "discards must be a list of texts, not [1]."),
        ("posters = 1", "posters must be a table, not 1."),
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
            "[posters]\nbob-dalton = -1000",
            "bob-dalton among the posters must be 0 to 1000000000, not -1000.",
        ),
        (
            "[posters]\nbob-dalton = 1500",
            "The poster bob-dalton must be a multiple of $1,000, not 1500.",
        ),
        ("[[seat]]\nmoney = 999", "Money of seat 1 must be a multiple of $1,000, not 999."),
        ("[[seat]]\nmoney = -1000", "money of seat 1 must be 0 to 1000000000, not -1000."),
        ("[[seat]]\nhand = 3", "hand of seat 1 must be a list of texts, not 3."),
        ("[[seat]]\ntable = 3", "table of seat 1 must be a table, not 3."),
        (
            "[[seat]]\n[[seat]]\n[[seat]]\n[[seat]]",
            "4 seats are described, but there are 3 players.",
        ),
        ("opened = ['hideout']", "hideout is no outlaw: it cannot be opened."),
        (
            "opened = ['photo-belle-starr']",
            "photo-belle-starr is no outlaw: it cannot be opened.",
        ),
        ("pending = []", FIRST),
        (
            "pending = ['play -1']",
            "'play -1' in pending should be the name of a question and whole numbers.",
        ),
        (
            "pending = ['play one']",
            "'play one' in pending should be the name of a question and whole numbers.",
        ),
        (
            "pending = ['play 1000']",
            "'play 1000' in pending should be the name of a question and whole numbers.",
        ),
        ("pending = ['sleep 0']", f"No open question is called 'sleep'. {QUESTION_NAMES}"),
        ("pending = ['sleep']", f"No open question is called 'sleep'. {QUESTION_NAMES}"),
        ("pending = ['']", f"No open question is called ''. {QUESTION_NAMES}"),
        ("pending = ['draw']", "The question 'draw' is followed by: player."),
        ("pending = ['play 0 1']", "The question 'play' is followed by: player."),
        ("pending = ['place 0']", "The question 'place' is followed by: player, kind."),
        ("pending = ['draw 3']", TOO_FEW.format("draw", 4)),
        ("pending = ['play 0', 'hide 999']", TOO_FEW.format("hide", 1000)),
        (
            "phase = 'play'\n[[seat]]\nhand = []",
            NO_CARD,
        ),
        (
            "[[seat]]\n[[seat]]\nhand = []",
            "hand: a turn cannot begin while a player has no cards, the hand is over.",
        ),
    ],
)
def test_every_wrong_value_has_its_sentence(text: str, sentence: str) -> None:
    refused(text, sentence)


@pytest.mark.parametrize(
    ("question", "values"),
    [
        ("place 0 14", [0, 14]),  # Wyatt Earp is laid to nothing
        ("place 0 17", [0, 17]),
        ("place 0 18", [0, 18]),
        ("place 0 20", [0, 20]),
        ("place 0 0", [0, 0]),
        ("steal 0 2", [0, 2]),
        ("hideout-answer 0 7", [0, 7]),
        ("photo-window 0 7 2", [0, 7, 2]),  # no such outlaw
        ("photo-window 0 4 0", [0, 4, 0]),  # nobody is asked
        ("photo-window 0 4 1", [0, 4, 1]),  # the active player is asked
        ("photo-window 1 4 6", [1, 4, 6]),
        ("photo-window 0 4 8", [0, 4, 8]),  # somebody who is not there is asked
    ],
)
def test_questions_that_cannot_be_asked_are_refused(question: str, values: list[int]) -> None:
    name = question.split()[0]
    refused(
        f"pending = ['play 0', '{question}']",
        f"The question {name!r} cannot have the values {values}.",
    )


def test_a_negative_seat_is_refused_when_a_question_is_restored() -> None:
    with pytest.raises(BadPosition, match=f"^{re.escape(TOO_FEW.format('draw', 0))}$"):
        QUESTIONS.restore("draw", [-1], 3)


@pytest.mark.parametrize(
    "text",
    [
        "pending = ['play 0', 'place 0 15']",  # no group to which it could go
        "pending = ['play 0', 'hide 0']",
        "discards = ['3 wyatt-earp']\npending = ['play 0', 'search 0']",
    ],
)
def test_a_question_without_an_answer_is_refused(text: str) -> None:
    with pytest.raises(
        BadPosition, match=r"^The question '[a-z]+' asks seat 1, who could not do any"
    ):
        at(text)


TABLE = """
    [[seat]]
    table = { jesse-james = ["3 jesse-james"] }
    [[seat]]
    table = { jesse-james = ["2 jesse-james"] }
"""


@pytest.mark.parametrize(
    ("pending", "sentence"),
    [
        ("['place 0 15']", FIRST),  # afterwards nothing would be open
        ("['photo-window 0 4 2']", FIRST),
        ("['play 1']", FIRST),  # not the player whose turn it is
        ("['draw 1']", FIRST),
        ("['play 0', 'play 0']", "These questions cannot be open together: play, play."),
        ("['play 0', 'draw 0']", "These questions cannot be open together: play, draw."),
        ("['draw 0', 'play 0']", "These questions cannot be open together: draw, play."),
        ("['draw 0', 'place 0 15']", "These questions cannot be open together: draw, place."),
        ("['play 0', 'draw 1']", "These questions cannot be open together: play, draw."),
        ("['play 0', 'place 1 15']", "These questions cannot be open together: play, place."),
        (
            "['play 0', 'photo-window 1 4 1']",
            "These questions cannot be open together: play, photo-window.",
        ),
        (  # nobody hides his own cards
            "['play 0', 'hideout-answer 0 4']",
            "These questions cannot be open together: play, hideout-answer.",
        ),
        (
            "['play 0', 'place 0 15', 'place 0 19']",
            "These questions cannot be open together: play, place, place.",
        ),
    ],
)
def test_questions_that_cannot_be_open_together_are_refused(pending: str, sentence: str) -> None:
    refused(f"turn = 1\npending = {pending}\n{TABLE}", sentence)


def test_an_answer_to_a_hideout_that_does_not_lie_there_is_refused() -> None:
    """It could be rescued, and a Hideout too many would come to the discards."""
    with pytest.raises(BadPosition):
        at(f"turn = 1\npending = ['play 0', 'hideout-answer 1 4']\n{TABLE}")


@pytest.mark.parametrize("question", ["place 0 15", "steal 0 0", "photo-window 0 4 2"])
def test_we2_9_a_player_in_the_middle_of_a_play_has_a_card_left(question: str) -> None:
    refused(
        f"pending = ['play 0', '{question}']\n"
        + TABLE.replace("[[seat]]", "[[seat]]\nhand = []", 1),
        NO_CARD,
    )


def test_we2_10_a_search_with_the_last_card_needs_none() -> None:
    text = "discards = ['wyatt-earp', 'hideout']\npending = ['play 0', 'search 0']\n[[seat]]\nhand = []"
    assert at(text).legal() == ["take hideout"]


@pytest.mark.parametrize(
    ("cards", "sentence"),
    [
        ('"8 belle-starr"', "Too many of belle-starr: 8 are named, and there are 7."),
        ('"4 hideout"', "Too many of hideout: 4 are named, and there are 3."),
        ('"2 photo-wes-hardin"', "Too many of photo-wes-hardin: 2 are named, and there are 1."),
    ],
)
def test_a_card_too_many_is_refused_wherever_it_is(cards: str, sentence: str) -> None:
    refused(f"supply = [{cards}]", sentence)
    refused(f"discards = [{cards}]", sentence)
    refused(f"[[seat]]\nhand = [{cards}]", sentence)


def test_cards_are_counted_everywhere_together() -> None:
    spread = """
        pending = ["play 0", "place 0 15"]
        supply = ["bank-robbery"]
        discards = ["bank-robbery"]
        [[seat]]
        hand = ["bank-robbery"]
        table = { jesse-james = ["jesse-james"MORE] }
    """
    assert at(spread.replace("MORE", "")).intact()
    refused(
        spread.replace("MORE", ', "bank-robbery"'),
        "Too many of bank-robbery: 5 are named, and there are 4.",
    )


@pytest.mark.parametrize(
    ("table", "sentence"),
    [
        (
            'jesse-james = ["bob-dalton"]',
            "bob-dalton cannot lie at jesse-james of seat 1.",
        ),
        (
            'jesse-james = ["jesse-james", "photo-bob-dalton"]',
            "photo-bob-dalton cannot lie at jesse-james of seat 1.",
        ),
        (
            'jesse-james = ["jesse-james", "2 photo-jesse-james"]',
            "photo-jesse-james cannot lie at jesse-james of seat 1.",
        ),
        (
            'jesse-james = ["jesse-james", "2 hideout"]',
            "hideout cannot lie at jesse-james of seat 1.",
        ),
        (
            'jesse-james = ["jesse-james", "fastest-gun"], bob-dalton = ["bob-dalton", "fastest-gun"]',
            "fastest-gun cannot lie at jesse-james of seat 1.",
        ),
        (
            'jesse-james = ["jesse-james", "wyatt-earp"]',
            "wyatt-earp cannot lie at jesse-james of seat 1.",
        ),
        (
            'jesse-james = ["jesse-james", "most-wanted"]',
            "most-wanted cannot lie at jesse-james of seat 1.",
        ),
        (
            'jesse-james = ["bank-robbery"]',
            "Sheriff cards lie at jesse-james of seat 1 without an outlaw card or its Photo.",
        ),
        (
            'jesse-james = ["hideout"]',
            "Sheriff cards lie at jesse-james of seat 1 without an outlaw card or its Photo.",
        ),
    ],
)
def test_what_cannot_lie_together_is_refused(table: str, sentence: str) -> None:
    refused(f"[[seat]]\ntable = {{ {table} }}", sentence)


def test_a_photo_lies_before_one_player_only() -> None:
    refused(
        """
        [[seat]]
        table = { jesse-james = ["photo-jesse-james"] }
        [[seat]]
        table = { jesse-james = ["jesse-james", "photo-jesse-james"] }
        """,
        "photo-jesse-james cannot lie at jesse-james of seat 2.",
    )


@pytest.mark.parametrize(
    ("where", "phrase"),
    [
        ("supply = [CARD]", " in the supply"),
        ("discards = [CARD]", " in the discards"),
        ("opened = [CARD]", " among the opened"),
        ("[[seat]]\nhand = [CARD]", " in the hand of seat 1"),
        ("[[seat]]\ntable = { bob-dalton = [CARD] }", " at bob-dalton of seat 1"),
    ],
)
def test_a_card_that_does_not_exist_is_refused_with_its_place(where: str, phrase: str) -> None:
    refused(
        where.replace("CARD", "'hidout'"),
        f"Nothing is called 'hidout'{phrase}. Did you mean hideout?",
    )
    refused(
        where.replace("CARD", "'two hideout'"),
        f"'two hideout'{phrase} should be a number and a name, as in '2 hideout'.",
    )
    refused(
        where.replace("CARD", "'100 hideout'"),
        f"hideout{phrase}: the number before a name is at most 99.",
    )


def test_absurdly_long_numbers_are_refused_like_any_other() -> None:
    refused(
        f"supply = ['{'9' * 5000} hideout']",
        "hideout in the supply: the number before a name is at most 99.",
    )


def test_a_broken_stream_of_chance_is_refused_like_any_other() -> None:
    refused(
        "chance = { kind = 'swift', words = 'these are no digits at a' }",
        "The words of a swift stream are 24 hexadecimal digits, not 'these are no digits at a'.",
    )


@pytest.mark.parametrize(
    ("header", "sentence"),
    [
        ("game = 'bang'", "This position is of another game: bang, not wyatt-earp."),
        (
            "edition = 'gryphon-2014'",
            "This position is of another edition: gryphon-2014, not alea-2001.",
        ),
        ("players = 4", "This position is for 4 players, not 3."),
        (
            "options = { duel = 'knockout' }",
            "This position has option duel = knockout; here it is count.",
        ),
    ],
)
def test_a_position_of_another_table_is_refused(header: str, sentence: str) -> None:
    """`at` asks for three players of the alea edition."""
    refused(header, sentence)


TWO = """
    [[seat]]
    table = { jesse-james = ["3 jesse-james"] }
    [[seat]]
    table = { belle-starr = ["3 belle-starr"] }
"""


@pytest.mark.parametrize(
    ("edition", "top"),
    [
        ("gryphon-2014", "pending = ['play 0', 'photo-window 0 0 2']"),  # not his set
        ("gryphon-2014", "pending = ['play 0', 'photo-window 0 4 2']\ndiscards = [PHOTO]"),
        ("alea-2001", "pending = ['play 0', 'photo-window 0 4 2']"),  # no such rule
        ("alea-2001", "pending = ['play 0', 'steal 0 1']"),  # Most Wanted! lies there already
        ("gryphon-2014", "pending = ['play 0', 'steal 0 0']"),  # it does not lie there yet
        ("alea-2001", "pending = ['play 0', 'rescue 0']"),  # nothing is hidden
        ("alea-2001", "pending = ['play 0', 'search 0']\ndiscards = ['hideout']"),
        ("alea-2001", "sheriff_played = false\npending = ['play 0', 'hide 0']"),
        ("alea-2001", "sheriff_played = false\npending = ['play 0', 'place 0 15']"),
    ],
)
def test_questions_that_do_not_fit_the_table_are_refused(edition: str, top: str) -> None:
    text = top.replace("PHOTO", "'photo-jesse-james'") + TWO
    with pytest.raises(BadPosition, match=r"^The question '[a-z-]+' does not fit the table\."):
        at(text, 3, edition)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("winner = 1", "The winner has the most money, $25,000 or more, and nothing is open."),
        (
            "winner = 1\n[[seat]]\nmoney = 26000\n[[seat]]\nmoney = 27000",
            "The winner has the most money, $25,000 or more, and nothing is open.",
        ),
        (
            "winner = 1\npending = ['draw 0']\n[[seat]]\nmoney = 26000",
            "The winner has the most money, $25,000 or more, and nothing is open.",
        ),
        (
            "[[seat]]\nmoney = 25000",
            "money: with $25,000 or more the game is over, and 'winner' says who won.",
        ),
        (
            "[posters]\nbelle-starr = 0",
            "posters: each has at least $1,000 while a hand is played.",
        ),
        ("stalled = 9", "stalled: after 9 idle turns the hand would be over."),
    ],
)
def test_money_and_posters_and_idle_turns_that_cannot_be_are_refused(
    text: str, sentence: str
) -> None:
    game = deadwood.game("wyatt-earp", players=3)
    with pytest.raises(BadPosition, match=f"^{re.escape(sentence)}$"):
        game.from_position(text)


def test_any_number_of_idle_turns_is_possible_where_they_never_end_the_hand() -> None:
    spent = "reshuffled = true\nrest = 'discards'\nstalled = 99"
    assert at(spent, stall_rounds=0).state.stalled == 99


# What a scene says that cannot be.


@pytest.mark.parametrize("field", ["idle", "sheriff_played"])
@pytest.mark.parametrize("pending", ["", "pending = ['draw 0']\n"])
def test_we2_1_before_he_draws_a_player_has_played_and_left_out_nothing(
    field: str, pending: str
) -> None:
    refused(
        f"{pending}{field} = true",
        f"{field} cannot be true when a turn begins: with phase = 'play' the player has drawn.",
    )


def test_what_is_of_a_seat_is_not_said_above_the_seats() -> None:
    for field in ("hand = ['hideout']", "money = 3000", "table = {}"):
        name = field.split()[0]
        refused(f"{field}\n[[seat]]", f"{name} is of a seat: it stands below a line [[seat]].")


def test_we11_3_a_turn_in_which_a_sheriff_card_was_played_is_not_idle() -> None:
    idle = "phase = 'play'\nidle = true\n"
    assert at(idle).state.idle
    refused(
        f"{idle}sheriff_played = true",
        "idle and sheriff_played cannot both be true: a turn is idle while nothing is played in it.",
    )


def test_we11_3_a_turn_in_which_a_card_asks_something_is_not_idle() -> None:
    text = (
        "turn = 2\npending = ['play 1', 'photo-window 1 0 5']\n"
        "[[seat]]\ntable = { bob-dalton = ['bob-dalton'] }\n"
        "[[seat]]\ntable = { belle-starr = ['3 belle-starr'] }"
    )
    assert at(text, edition="gryphon-2014").question() == "photo-window"
    with pytest.raises(
        BadPosition, match=r"^idle: a turn is idle only while nothing is played in it"
    ):
        at(f"idle = true\n{text}", edition="gryphon-2014")


def test_we11_3_turns_are_stalled_only_while_the_supply_is_spent() -> None:
    sentence = "stalled: turns are stalled only while the supply is spent."
    refused("stalled = 3", sentence)
    refused("stalled = 3\nrest = 'discards'", sentence)  # it can be shuffled still
    spent = "stalled = 3\nrest = 'discards'\nreshuffled = true\n"
    assert at(spent).state.stalled == 3
    refused(f"{spent}supply = ['2 hideout']", sentence)


def test_the_phase_and_the_open_questions_say_the_same() -> None:
    refused(
        "phase = 'draw'\npending = ['play 0']",
        "The phase is draw, but 'pending' begins with play: one is enough.",
    )
    assert at("phase = 'PLAY'\npending = ['play 0']").question() == "play"


def test_what_stands_below_a_line_in_brackets_belongs_to_it() -> None:
    sentence = "{} is of the whole table: it stands above the first line in brackets."
    refused("[[seat]]\n[[seat]]\nturn = 2", sentence.format("turn of seat 2"))
    refused("[posters]\nsupply = []", sentence.format("supply among the posters"))
    refused("[chance]\nphase = 'draw'", sentence.format("phase of chance"))
    refused("[options]\nphase = 'draw'", sentence.format("phase among the options"))
    refused("[[seat]]\n[seat.table]\nturn = 2", sentence.format("turn on the table of seat 1"))
    refused(
        "[[seat]]\n[seat.table]\njesse-james = []\nhand = []",
        "hand on the table of seat 1 is of the seat: it stands above the line in brackets before it.",
    )


def test_case_is_forgiven_in_names_but_nothing_is_said_twice() -> None:
    scene = at("Phase = 'Play'\n[[SEAT]]\nHand = ['2 HideOut', 'Bob-Dalton']")
    assert (scene.question(), scene.held(1, "hideout")) == ("play", 2)
    refused("turn = 1\nTURN = 2", "turn is there twice.")


def test_a_hand_that_is_dealt_in_part_says_how_many() -> None:
    refused(
        "[[seat]]\nhand = ['some any']",
        "'some any' in the hand of seat 1 should be a number and the word, as in '2 any'.",
    )
