"""The two editions, and every option on its own."""

from __future__ import annotations

import re
from collections.abc import Mapping

import pytest

import deadwood
from deadwood.core.reason import BadOption, UnknownName
from deadwood.games.bang.editions import OPTIONS, Rules
from deadwood.games.bang.kinds import SWITCHES
from tests.rules.bang.scene import ABACUS, INTERNATIONAL, at, fresh

PRINTED = {
    "beer": "prevents",
    "beer_off_turn": "any_loss",
    "beer_void_with_two": "true",
    "sid_heals": "once",
    "jail_failed": "phase_three",
    "brown_cards": "after",
    "cat_balou_self": "true",
    "suzy_draws": "at_once",
    "choose_character": "false",
    "dead_see_all": "false",
}
ABROAD = {
    **PRINTED,
    "beer": "heals",
    "beer_off_turn": "lethal_only",
    "sid_heals": "any_number",
    "jail_failed": "turn_lost",
    "brown_cards": "before",
    "cat_balou_self": "false",
    "suzy_draws": "after",
}
CLAUSES = {
    "beer": "BG9.3",
    "beer_off_turn": "BG9.4",
    "beer_void_with_two": "BG9.5",
    "sid_heals": "BG16.18",
    "jail_failed": "BG12.3",
    "brown_cards": "BG4.4",
    "cat_balou_self": "BG11.3",
    "suzy_draws": "BG16.21",
    "choose_character": "BG1.6",
    "dead_see_all": "BG17.4",
}


def printed(found: Mapping[str, str]) -> dict[str, str]:
    """Without the switches of optional cards."""
    return {name: value for name, value in found.items() if name not in SWITCHES}


def rules(edition: str, **options: object) -> Rules:
    return Rules(OPTIONS.settle(edition, options))


def test_the_edition_as_printed_comes_first() -> None:
    game = deadwood.game("bang")
    assert (game.edition, game.players) == (ABACUS, 6)
    assert (printed(game.options), game.given) == (PRINTED, {})


def test_the_international_rules_are_a_set_of_options() -> None:
    game = deadwood.game("bang", INTERNATIONAL, 4)
    assert (printed(game.options), game.given) == (ABROAD, {})


def test_every_option_names_the_clause_that_it_bends() -> None:
    assert printed({choice.name: choice.rule for choice in OPTIONS.choices}) == CLAUSES


def test_optional_cards_are_in_no_deck_where_nobody_wants_them() -> None:
    for choice in OPTIONS.choices:
        if choice.name in SWITCHES:
            assert [choice.default(edition) for edition in OPTIONS.editions] == ["false", "false"]


def test_each_edition_can_be_made_out_of_the_other() -> None:
    for edition, other, options in (
        (ABACUS, INTERNATIONAL, ABROAD),
        (INTERNATIONAL, ABACUS, PRINTED),
    ):
        game = deadwood.game("bang", edition, 4, options)
        assert game.options == deadwood.game("bang", other, 4).options
        assert set(game.given) == {name for name in PRINTED if PRINTED[name] != ABROAD[name]}


def test_the_engine_reads_every_option_both_ways() -> None:
    one, two = rules(ABACUS), rules(INTERNATIONAL)
    assert (one.beer_prevents, two.beer_prevents) == (True, False)
    assert (one.beer_any_loss, two.beer_any_loss) == (True, False)
    assert (one.sid_once, two.sid_once) == (True, False)
    assert (one.jail_keeps_phase_three, two.jail_keeps_phase_three) == (True, False)
    assert (one.brown_after, two.brown_after) == (True, False)
    assert (one.cat_balou_self, two.cat_balou_self) == (True, False)
    assert (one.suzy_at_once, two.suzy_at_once) == (True, False)
    for edition in (ABACUS, INTERNATIONAL):
        for said in (True, False):
            own = rules(edition, beer_void_with_two=said, choose_character=said, dead_see_all=said)
            assert (own.beer_void_with_two, own.choose_character) == (said, said)
            assert own.dead_see_all is said


def test_case_spaces_and_types_of_a_value_do_not_matter() -> None:
    game = deadwood.game(
        "bang", players=4, options={"beer": " Heals ", "dead_see_all": True, "sid_heals": "ONCE"}
    )
    assert game.given == {"beer": "heals", "dead_see_all": "true"}


def test_only_what_differs_from_the_edition_is_noted_as_given() -> None:
    assert deadwood.game("bang", INTERNATIONAL, 4, {"beer": "heals"}).given == {}
    assert deadwood.game("bang", INTERNATIONAL, 4, {"beer": "prevents"}).given == {
        "beer": "prevents"
    }


# Each option on its own, at the table of the other edition.

SHOT = """
    [[seat]]
    hand = ["bang-2d"]
    [[seat]]
    lives = LIVES
    hand = ["beer-6h"]
"""


def test_bg9_3_b2_b5_beer_prevents_or_heals() -> None:
    """B2, B5: the life is lost and won back, or never lost."""
    for edition in (ABACUS, INTERNATIONAL):
        for beer, lost in (("prevents", False), ("heals", True)):
            scene = at(SHOT.replace("LIVES", "1"), edition=edition, beer=beer)
            scene.play("play bang-2d at 2", "pass", "play beer-6h")
            assert (scene.lives(2), "lose" in scene.names()) == (1, lost)


def test_bg9_4_b3_against_any_loss_or_only_the_last_life() -> None:
    for edition in (ABACUS, INTERNATIONAL):
        for when, asked in (("any_loss", True), ("lethal_only", False)):
            scene = at(SHOT.replace("LIVES", "4"), edition=edition, beer_off_turn=when)
            scene.play("play bang-2d at 2", "pass")
            assert (scene.question() == "save") is asked
            if asked:
                assert scene.play("play beer-6h").lives(2) == 4


def test_bg9_5_b4_beer_with_two_left_is_void_or_not() -> None:
    text = (
        SHOT.replace("LIVES", "1") + "    [[seat]]\n    out = true\n    [[seat]]\n    out = true\n"
    )
    for edition in (ABACUS, INTERNATIONAL):
        for void in (True, False):
            scene = at(text, edition=edition, beer_void_with_two=void)
            scene.play("play bang-2d at 2", "pass", "play beer-6h")
            assert (scene.won() == "sheriff") is void


def test_bg16_18_b6_sid_heals_once_or_as_often_as_he_likes() -> None:
    for edition in (ABACUS, INTERNATIONAL):
        for often, again in (("once", "BG16.18"), ("any_number", "")):
            scene = at(
                """
                [[seat]]
                character = "sid-ketchum"
                lives = 1
                hand = ["beer-6h", "beer-7h", "beer-8h", "beer-9h"]
                """,
                edition=edition,
                sid_heals=often,
            )
            scene.play("heal", "discard beer-6h", "discard beer-7h")
            assert scene.why_not("heal") == again


def test_bg12_3_b7_after_a_failed_jailbreak_phase_three_or_nothing() -> None:
    """B7: he holds one card too many."""
    for edition in (ABACUS, INTERNATIONAL):
        for way, question in (("phase_three", ("shed", 2)), ("turn_lost", ("play", 3))):
            scene = at(
                """
                talon = ["bang-9c"]
                [[seat]]
                [[seat]]
                lives = 1
                hand = ["beer-6h", "beer-7h"]
                table = ["jail-4h"]
                """,
                edition=edition,
                jail_failed=way,
            )
            scene.play("end")
            assert scene.asked() == question
            assert (scene.table(2) == ["jail-4h"]) is (way == "phase_three")


def test_bg4_4_b10_brown_cards_lie_on_the_pile_after_or_before_their_effect() -> None:
    for edition in (ABACUS, INTERNATIONAL):
        for when, pile in (("after", []), ("before", ["bang-2d"])):
            scene = at(SHOT.replace("LIVES", "4"), edition=edition, brown_cards=when)
            scene.play("play bang-2d at 2")
            assert scene.discards() == pile


def test_bg11_3_b20_cat_balou_on_oneself_or_not() -> None:
    for edition in (ABACUS, INTERNATIONAL):
        for allowed, rule in ((True, ""), (False, "BG11.3")):
            scene = at(
                """
                [[seat]]
                hand = ["cat-balou-kh", "beer-6h"]
                """,
                edition=edition,
                cat_balou_self=allowed,
            )
            assert scene.why_not("play cat-balou-kh at 1") == rule


def test_bg16_21_b16_suzy_draws_at_once_or_later() -> None:
    for edition in (ABACUS, INTERNATIONAL):
        for when, cards in (("at_once", 1), ("after", 0)):
            scene = at(
                """
                [[seat]]
                character = "suzy-lafayette"
                hand = ["bang-2d"]
                [[seat]]
                hand = ["beer-6h"]
                """,
                edition=edition,
                suzy_draws=when,
            )
            scene.play("play bang-2d at 2")
            assert len(scene.hand(1)) == cards


def test_bg1_6_b27_characters_are_dealt_or_chosen() -> None:
    for edition in (ABACUS, INTERNATIONAL):
        assert fresh(5, edition).question() != "choose-character"
        scene = fresh(5, edition, choose_character=True)
        assert scene.asked() == ("choose-character", scene.state.sheriff() + 1)
        assert len(scene.legal()) == 2


def test_bg17_4_b44_the_dead_see_all_or_not() -> None:
    for edition in (ABACUS, INTERNATIONAL):
        for said in (True, False):
            scene = at("[[seat]]\n[[seat]]\nout = true", edition=edition, dead_see_all=said)
            assert (scene.view(2).roles[2] != -1) is said


# What is refused.


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"beer": "cold"}, "Option beer cannot be 'cold'. It takes: prevents, heals."),
        (
            {"beer_off_turn": "never"},
            "Option beer_off_turn cannot be 'never'. It takes: any_loss, lethal_only.",
        ),
        (
            {"beer_void_with_two": 1},
            "Option beer_void_with_two cannot be 1. It takes: true, false.",
        ),
        ({"sid_heals": "twice"}, "Option sid_heals cannot be 'twice'. It takes: once, any_number."),
        (
            {"jail_failed": "free"},
            "Option jail_failed cannot be 'free'. It takes: phase_three, turn_lost.",
        ),
        (
            {"brown_cards": "never"},
            "Option brown_cards cannot be 'never'. It takes: after, before.",
        ),
        (
            {"cat_balou_self": "yes"},
            "Option cat_balou_self cannot be 'yes'. It takes: true, false.",
        ),
        ({"suzy_draws": ""}, "Option suzy_draws cannot be ''. It takes: at_once, after."),
        (
            {"choose_character": "maybe"},
            "Option choose_character cannot be 'maybe'. It takes: false, true.",
        ),
        ({"dead_see_all": 0}, "Option dead_see_all cannot be 0. It takes: false, true."),
    ],
)
def test_a_wrong_value_is_refused_with_the_right_ones(
    options: dict[str, object], sentence: str
) -> None:
    with pytest.raises(BadOption, match=f"^{re.escape(sentence)}$"):
        deadwood.game("bang", ABACUS, 4, options)


@pytest.mark.parametrize("players", [-1, 0, 3, 8])
def test_a_wrong_number_of_players_is_refused(players: int) -> None:
    sentence = f"bang is for 4 to 7 players, not {players}."
    with pytest.raises(BadOption, match=f"^{re.escape(sentence)}$"):
        deadwood.game("bang", players=players)


def test_an_unknown_edition_or_option_is_refused_with_the_nearest_name() -> None:
    with pytest.raises(UnknownName, match=r"^No edition 'abacus'\. Did you mean abacus-2005\?$"):
        deadwood.game("bang", "abacus")
    with pytest.raises(UnknownName, match=r"^No option 'beers'\. Did you mean beer\?$"):
        deadwood.game("bang", options={"beers": "prevents"})
