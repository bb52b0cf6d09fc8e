"""What a person is asked in BANG!, who does what to whom, and what he can answer."""

from __future__ import annotations

import pytest

from deadwood.cli.terminal.talk import Talk
from deadwood.language.catalogue import LANGUAGES
from tests.cli.bang_table import asked, lines_of, played, talk_at

SHOT = """
    [[seat]]
    hand = ["{card}"]
    [[seat]]
    lives = {lives}
    hand = {hand}
    table = {table}
"""


def shot_at(
    hand: str = '["missed-2s", "beer-6h"]',
    card: str = "bang-2d",
    lives: int = 4,
    table: str = "[]",
    **options: object,
) -> Talk:
    """Anna has played a card, and Ben has to answer it."""
    position = SHOT.format(card=card, lives=lives, hand=hand, table=table)
    talk = talk_at(position, **options)  # type: ignore[arg-type]
    return played(talk, f"play {card}" + (" at 2" if card.startswith(("bang", "duel")) else ""))


# Phase II.


def test_equal_cards_are_one_choice_and_the_target_is_asked_next(
    capsys: pytest.CaptureFixture[str],
) -> None:
    talk = talk_at(
        """
        [[seat]]
        hand = ["bang-2d", "bang-3d", "bang-4d", "bang-5d", "bang-6d"]
        table = ["remington-kc"]
        [[seat]]
        hand = ["bang-ah"]
        [[seat]]
        lives = 2
        table = ["barrel-qs"]
        [[seat]]
        [[seat]]
        """,
        players=5,
    )
    question, choices = asked(talk)
    assert question == "Play a card, or end your turn."
    assert choices == ["BANG!: against Ben, Cleo, Dan and Eve", "end your turn"]
    shots = talk.choices[0]
    assert len(shots.moves()) == 20, "any of the five cards can still be written"
    assert talk.choose(shots) is None
    assert lines_of(talk.listed) == [
        "Ben (●●●●, 1 card, distance 1)",
        "Cleo (●●○○, 0 cards, distance 2, may flip for a heart)",
        "Dan (●●●●, 0 cards, distance 2)",
        "Eve (●●●●, 0 cards, distance 1)",
    ]
    assert "BANG!: whom do you shoot at?" in capsys.readouterr().out
    move = talk.answer(0, "2")
    assert move is not None
    assert talk.session.game.text(move) == "play bang-2d at 3"


def test_one_target_needs_no_question() -> None:
    talk = talk_at(
        """
        [[seat]]
        hand = ["panic-jh", "duel-js"]
        [[seat]]
        hand = ["bang-ah", "bang-2d"]
        table = ["barrel-qs", "jail-4h"]
        [[seat]]
        out = true
        [[seat]]
        out = true
        """
    )
    assert asked(talk)[1] == [
        "Panic! against Ben: ●●●●, 2 cards, Jail and Barrel",
        "Duel against Ben: ●●●●, 2 cards",
        "end your turn",
    ]


def test_cards_say_what_they_bring() -> None:
    talk = talk_at(
        """
        [[seat]]
        lives = 3
        hand = ["beer-6h", "stagecoach-9s", "wells-fargo-3h", "gatling-10h", "indians-kd",
                "general-store-qs", "saloon-5h", "dynamite-2h", "barrel-qs", "appaloosa-as",
                "mustang-8h", "volcanic-10s", "remington-kc", "missed-2s"]
        """
    )
    assert asked(talk)[1] == [
        "Beer: +1 life",
        "Stagecoach: two cards",
        "Wells Fargo: three cards",
        "Gatling: hits everybody else",
        "Indians!: everybody else discards a BANG! or loses a life",
        "General Store: a card for everybody, you choose first",
        "Saloon: everybody wins a life back",
        "Dynamite: goes round until it costs somebody three lives",
        "Barrel: a heart stops a hit",
        "Appaloosa: all others are 1 nearer to you",
        "Mustang: you are 1 farther away for all others",
        "Volcanic: reaches 1 (now 1), and any number of BANG! in a turn",
        "Remington: reaches 3 (now 1)",
        "end your turn: then you discard 11 cards",
    ]


def test_a_beer_that_is_wasted_says_so() -> None:
    full = talk_at('[[seat]]\nhand = ["beer-6h"]')
    assert asked(full)[1][0] == "Beer: no effect"


def test_why_a_bang_in_the_hand_is_not_among_the_choices() -> None:
    hand = '[[seat]]\nhand = ["bang-2d"]\n'
    used = talk_at("bangs = 1\n" + hand)
    assert asked(used)[0] == ("Play a card, or end your turn. Your BANG! of this turn is played.")
    horses = '[[seat]]\ntable = ["mustang-8h"]\n[[seat]]\n[[seat]]\ntable = ["mustang-9h"]\n'
    far = talk_at(hand + horses)
    assert asked(far)[0] == "Play a card, or end your turn. Nobody is in reach of your BANG!"
    assert asked(talk_at(hand))[0] == "Play a card, or end your turn."


def test_calamity_janets_missed_is_a_choice_of_its_own() -> None:
    talk = talk_at(
        """
        [[seat]]
        character = "calamity-janet"
        hand = ["bang-2d", "missed-2s", "missed-3s"]
        """
    )
    assert asked(talk)[1] == [
        "BANG!: against Ben and Dan",
        "Missed! as BANG!: against Ben and Dan",
        "end your turn",
    ]
    move = talk.session.game.parse("play missed-2s at 2")
    assert talk.table.clauses(talk.session.view(0), move)[0] == "BG16.4"


def test_oneself_and_the_sheriff_are_named_as_such() -> None:
    talk = talk_at(
        """
        turn = 2
        [[seat]]
        [[seat]]
        hand = ["cat-balou-kh", "jail-4h", "bang-2d"]
        """
    )
    assert asked(talk)[1][:3] == [
        "BANG!: against Cleo and Anna ★",
        "Cat Balou against yourself",
        "Jail: against Cleo, Dan and yourself",
    ]


def test_sid_ketchum_can_heal_in_his_turn() -> None:
    talk = talk_at(
        """
        [[seat]]
        character = "sid-ketchum"
        lives = 3
        hand = ["missed-2s", "missed-3s", "barrel-qs"]
        """
    )
    choices = asked(talk)[1]
    assert choices[1] == "discard two cards for a life: +1 life"
    assert asked(played(talk, "heal")) == (
        "Which card do you discard? (2 more)",
        ["Missed! (2)", "Barrel"],
    )


def test_too_many_cards() -> None:
    talk = talk_at(
        """
        [[seat]]
        lives = 1
        hand = ["bang-2d", "bang-3d", "beer-6h"]
        """
    )
    assert asked(played(talk, "end")) == (
        "You hold too many cards for your lives. Which one do you discard? (2 in all)",
        ["BANG! (2)", "Beer"],
    )


# Answers.


def test_a_bang_is_answered_with_missed_or_taken() -> None:
    assert asked(shot_at()) == (
        "Anna shoots at you. Play Missed!?",
        ["play Missed!", "no Missed!, be hit"],
    )
    assert asked(shot_at('["beer-6h"]'))[1] == ["no Missed!, be hit"], "asked all the same"


def test_gatling_is_named_in_both_editions() -> None:
    for edition in ("abacus-2005", "international"):
        talk = shot_at(card="gatling-10h", edition=edition)
        assert asked(talk)[0] == "Gatling: Anna shoots at you. Play Missed!?"


def test_slab_the_killer_needs_two() -> None:
    talk = talk_at(
        """
        [[seat]]
        character = "slab-the-killer"
        hand = ["bang-2d"]
        [[seat]]
        hand = ["missed-2s", "missed-3s"]
        """
    )
    asked(talk)
    assert talk.choose(talk.choices[0]) is None
    assert lines_of(talk.listed)[0] == "Ben (●●●●, 2 cards, distance 1, needs 2 Missed!)"
    played(talk, "play bang-2d at 2")
    assert asked(talk)[0] == "Anna shoots at you, and two Missed! are needed. Play them?"
    played(talk, "play missed-2s")
    assert asked(talk) == ("Which second Missed! do you play?", ["Missed!"])


def test_janet_answers_with_either() -> None:
    talk = talk_at(
        """
        [[seat]]
        hand = ["bang-2d"]
        [[seat]]
        character = "calamity-janet"
        hand = ["missed-2s", "bang-3d"]
        """
    )
    played(talk, "play bang-2d at 2")
    assert asked(talk)[1] == ["play BANG! as Missed!", "play Missed!", "no Missed!, be hit"]


def test_a_barrel_says_how_likely_a_heart_is() -> None:
    talk = shot_at(table='["barrel-qs"]')
    question, choices = asked(talk)
    assert question == "Anna shoots at you. Flip for a heart?"
    assert choices == ["flip for a heart: about 25 in 100", "do not flip"]


@pytest.mark.parametrize(
    ("lives", "asks", "passes"),
    [
        (4, "You are about to lose a life. Play Beer?", "no Beer, lose a life"),
        (1, "You are about to lose your last life. Play Beer?", "no Beer, be eliminated"),
    ],
)
def test_a_beer_is_offered_with_who_does_what(lives: int, asks: str, passes: str) -> None:
    talk = played(shot_at(lives=lives), "pass")
    assert asked(talk) == (f"BANG! from Anna. {asks}", ["play Beer", passes])
    duel = played(shot_at('["bang-3d", "beer-6h"]', card="duel-js", lives=lives), "pass")
    assert asked(duel)[0] == f"You lose the Duel with Anna. {asks}"


def test_a_duel_of_ones_own_can_be_lost() -> None:
    talk = talk_at(
        """
        [[seat]]
        hand = ["duel-js", "beer-6h"]
        [[seat]]
        hand = ["bang-2d"]
        """
    )
    played(talk, "play duel-js at 2")
    question = "Duel with Anna: discard a BANG!, or lose a life?"
    assert asked(talk) == (question, ["discard BANG!", "no BANG!, lose a life"])
    played(talk, "discard bang-2d", "pass")
    assert asked(talk)[0] == "You lose the Duel with Ben. You are about to lose a life. Play Beer?"


def test_the_last_life_in_the_international_edition_is_gone_already() -> None:
    talk = played(shot_at(lives=1, edition="international"), "pass")
    assert asked(talk) == (
        "BANG! from Anna. You have lost your last life. Play Beer?",
        ["play Beer", "no Beer, be eliminated"],
    )


BOOM = "The Dynamite explodes in front of you."


def test_dynamite_costs_three() -> None:
    position = """
        phase = "start"
        talon = ["missed-2s"]
        [[seat]]
        lives = {lives}
        hand = ["beer-6h"]
        table = ["dynamite-2h"]
        """
    talk = talk_at(position.format(lives=5))
    assert asked(talk) == (
        "The Dynamite explodes in front of you. You are about to lose 3 lives. Play Beer?",
        ["play Beer", "no Beer, lose 3 lives"],
    )
    talk = talk_at(position.format(lives=3))
    assert asked(talk) == (
        f"{BOOM} You are about to lose 3 lives, and would be eliminated. Play Beer? (1 needed to stay in)",
        ["play Beer", "no Beer, be eliminated"],
    )
    talk = talk_at(position.format(lives=2))
    assert asked(talk)[0].endswith("and would be eliminated. Play Beer? (2 needed to stay in)")
    talk = talk_at(position.format(lives=1), edition="international")
    assert asked(talk) == (
        f"{BOOM} You have lost your last life. Play Beer? (3 needed to stay in)",
        ["play Beer", "no Beer, be eliminated"],
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_where_beer_heals_lives_that_are_gone_can_be_won_back(lang: str) -> None:
    position = """
        phase = "start"
        talon = ["missed-2s"]
        [[seat]]
        lives = 5
        hand = ["beer-6h", "beer-7h", "beer-8h"]
        table = ["dynamite-2h"]
        """
    talk = talk_at(position, edition="international", lang=lang, beer_off_turn="any_loss")
    more = asked(talk)
    one = asked(played(talk, "play beer-6h", "play beer-7h"))
    assert more[0] != one[0]
    assert more[1] == one[1]
    if lang == "en":
        assert more == (
            f"{BOOM} You have lost 3 lives. Win one back?",
            ["play Beer", "leave it"],
        )
        assert one[0] == f"{BOOM} You have lost a life. Win it back?"


def test_sid_ketchum_may_discard_two_cards_instead() -> None:
    talk = talk_at(
        """
        [[seat]]
        hand = ["bang-2d"]
        [[seat]]
        character = "sid-ketchum"
        hand = ["bang-3d", "beer-6h"]
        """
    )
    played(talk, "play bang-2d at 2", "pass")
    question = "BANG! from Anna. You are about to lose a life. Play Beer, or discard two cards?"
    choices = ["discard two cards for a life", "play Beer", "no Beer, lose a life"]
    assert asked(talk) == (question, choices)


SID = """
    [[seat]]
    hand = ["{card}"]
    [[seat]]
    character = "sid-ketchum"
    lives = {lives}
    hand = ["bang-3d", "{other}", "jail-4h", "jail-js"]
"""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("lives", "asks", "passes"),
    [
        (4, "You are about to lose a life. Discard two cards?", "lose a life"),
        (1, "You are about to lose your last life. Discard two cards?", "be eliminated"),
    ],
)
def test_beer_is_named_only_if_it_can_be_played(
    lives: int, asks: str, passes: str, lang: str
) -> None:
    talk = talk_at(SID.format(card="bang-2d", other="duel-js", lives=lives), lang=lang)
    question, choices = asked(played(talk, "play bang-2d at 2", "pass"))
    assert len(choices) == 2
    if lang == "en":
        assert question == f"BANG! from Anna. {asks}"
        assert choices == ["discard two cards for a life", passes]


def test_a_beer_that_waits_for_the_last_life_is_not_named_to_sid() -> None:
    text = SID.format(card="bang-2d", other="beer-6h", lives=4)
    talk = played(talk_at(text, beer_off_turn="lethal_only"), "play bang-2d at 2", "pass")
    assert asked(talk) == (
        "BANG! from Anna. You are about to lose a life. Discard two cards?",
        ["discard two cards for a life", "lose a life"],
    )
    talk = played(talk_at(text, edition="international"), "play bang-2d at 2", "pass")
    assert asked(talk) == (
        "BANG! from Anna. You have lost a life. Win it back?",
        ["discard two cards for a life", "leave it"],
    )
    text = SID.format(card="bang-2d", other="beer-6h", lives=2)
    talk = played(talk_at(text, edition="international"), "play bang-2d at 2", "pass", "heal")
    played(talk, "discard jail-4h", "discard jail-js")
    assert asked(talk) == (
        "BANG! from Anna. Win another life back?",
        ["discard two cards for a life", "leave it"],
    )


def test_dynamite_before_sid_ketchum_says_how_many_pairs_are_needed() -> None:
    talk = talk_at(
        """
        phase = "start"
        talon = ["missed-2s"]
        [[seat]]
        character = "sid-ketchum"
        lives = 2
        hand = ["bang-3d", "duel-js", "jail-4h", "jail-js"]
        table = ["dynamite-2h"]
        """
    )
    pairs = "Discard two cards? (2 needed to stay in)"
    assert asked(talk) == (
        f"{BOOM} You are about to lose 3 lives, and would be eliminated. {pairs}",
        ["discard two cards for a life", "be eliminated"],
    )
    three = """
        phase = "start"
        talon = ["missed-2s"]
        [[seat]]
        character = "sid-ketchum"
        lives = 5
        hand = ["bang-3d", "duel-js"]
        table = ["dynamite-2h"]
        """
    assert asked(talk_at(three))[1] == ["discard two cards for a life", "lose 3 lives"]


def test_indians_say_who_sent_them() -> None:
    talk = shot_at('["bang-3d", "bang-4d"]', card="indians-kd")
    assert asked(talk) == (
        "Indians! from Anna: discard a BANG!, or lose a life?",
        ["discard BANG!", "no BANG!, lose a life"],
    )


def test_general_store_shows_kinds() -> None:
    talk = talk_at(
        """
        talon = ["beer-6h", "bang-2d", "bang-3d", "barrel-qs"]
        [[seat]]
        hand = ["general-store-9c"]
        """
    )
    played(talk, "play general-store-9c")
    assert asked(talk) == (
        "General Store: which card do you take?",
        ["BANG! (2)", "Beer", "Barrel"],
    )


def test_panic_and_cat_balou_say_what_becomes_of_the_card() -> None:
    position = """
        [[seat]]
        hand = ["panic-jh", "cat-balou-kh", "bang-2d", "bang-3d"]
        [[seat]]
        hand = ["beer-6h"]
        table = ["barrel-qs", "mustang-8h"]
        """
    panic = talk_at(position.replace(', "mustang-8h"', ""))  # it would be too far away
    played(panic, "play panic-jh at 2")
    assert asked(panic) == (
        "Panic!: which card do you take from Ben?",
        ["a card from the hand, at random", "Barrel"],
    )
    cat = played(talk_at(position), "play cat-balou-kh at 2")
    assert asked(cat) == (
        "Cat Balou: which card must Ben discard?",
        ["a card from the hand, at random", "Barrel", "Mustang"],
    )
    own = played(talk_at(position), "play cat-balou-kh at 1")
    assert asked(own) == ("Which of your cards do you discard?", ["BANG! (2)", "Panic!"])


@pytest.mark.parametrize(
    ("below", "position"),
    [
        ("Dynamite: spades from 2 to 9 explode.", 'table = ["dynamite-2h"]'),
        ("Jail: a heart frees you.", 'role = "outlaw"\ntable = ["jail-4h"]'),
    ],
)
def test_lucky_duke_knows_what_he_draws_for(below: str, position: str) -> None:
    talk = talk_at(
        f"""
        turn = 1
        talon = ["missed-2s", "beer-6h"]
        [[seat]]
        [[seat]]
        character = "lucky-duke"
        {position}
        """
    )
    played(talk, "end")
    assert asked(talk) == (
        f"{below} Which of the two cards counts?",
        ["2♠ (Missed!)", "6♥ (Beer)"],
    )


def test_lucky_duke_with_a_barrel_and_pedro_at_the_table() -> None:
    talk = talk_at(
        """
        talon = ["missed-2s", "beer-6h"]
        [[seat]]
        character = "pedro-ramirez"
        hand = ["bang-2d"]
        [[seat]]
        character = "lucky-duke"
        table = ["barrel-qs"]
        """
    )
    played(talk, "play bang-2d at 2", "draw")
    assert asked(talk)[0] == "A heart stops the hit. Which of the two cards counts?"
    played(talk, "choose beer-6h")
    assert asked(talk)[0] == "Which of them lies on top of the discard pile?"


def test_phase_one_of_the_characters() -> None:
    position = """
        turn = 1
        talon = ["missed-2s", "beer-6h", "bang-2d"]
        discards = ["winchester-8s"]
        [[seat]]
        hand = ["bang-9c"]
        [[seat]]
        character = "{character}"
        [[seat]]
        [[seat]]
        hand = ["bang-4c", "bang-5c"]
        """
    kit = played(talk_at(position.format(character="kit-carlson")), "end")
    assert asked(kit) == (
        "Two of these three are yours. Which one goes back?",
        ["put BANG! 2♦ back", "put Missed! 2♠ back", "put Beer 6♥ back"],
    )
    jesse = played(talk_at(position.format(character="jesse-jones")), "end")
    assert asked(jesse) == (
        "Your first card: from the draw pile, or from whose hand?",
        ["take from the draw pile", "Anna: 1 card", "Dan: 2 cards"],
    )
    pedro = played(talk_at(position.format(character="pedro-ramirez")), "end")
    assert asked(pedro) == (
        "Your first card: from the draw pile, or Winchester from the discard pile?",
        ["take from the draw pile", "take Winchester from the discard pile"],
    )


def test_bart_cassidy_is_asked_for_his_cards() -> None:
    talk = talk_at(
        """
        [[seat]]
        hand = ["bang-2d"]
        [[seat]]
        character = "bart-cassidy"
        """
    )
    played(talk, "play bang-2d at 2")
    assert asked(talk)[1] == ["take the cards", "take nothing"]


def test_the_dead_lay_down_their_cards_before_pedros_eyes(
    capsys: pytest.CaptureFixture[str],
) -> None:
    talk = talk_at(
        """
        [[seat]]
        character = "pedro-ramirez"
        hand = ["bang-2d"]
        [[seat]]
        [[seat]]
        [[seat]]
        lives = 1
        hand = ["duel-js", "beer-6h"]
        """
    )
    played(talk, "play bang-2d at 4", "pass", "pass")
    talk.show(3)
    said = capsys.readouterr().out
    assert " † You are eliminated. Role: Outlaw.\n" in said
    assert "All your cards go to the discard pile. Which one next?\n   1) Beer" in said
    assert "Your hand" not in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_names_whoever_does_it_in_every_language(lang: str) -> None:
    for talk in (
        shot_at(lang=lang),
        shot_at(card="gatling-10h", lang=lang),
        shot_at(card="duel-js", lang=lang),
        shot_at(card="indians-kd", lang=lang),
        shot_at(table='["barrel-qs"]', lang=lang),
        played(shot_at(lang=lang), "pass"),
        played(shot_at(card="duel-js", lang=lang), "pass"),
    ):
        question, choices = asked(talk)
        assert "Anna" in question
        assert len(choices) == len(set(choices))
        assert "!!" not in question.replace("!?", "")
