"""Positions as text: what may be left out, and the way back."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

import deadwood
from deadwood.core.chance import swift
from deadwood.core.position import parse
from deadwood.games.bang.cards import CARD_NAMES, CHARACTER_NAMES, DEALT_ROLES, ROLES
from tests.rules.bang.scene import ABACUS, EDITIONS, INTERNATIONAL, Scene, at, both, fresh


def plain(text: str, players: int = 4, edition: str = ABACUS, **options: object) -> Scene:
    """A position as it stands, without the bystanders of `at`."""
    game: Any = deadwood.game("bang", edition, players, options)
    return Scene(game, game.from_position(text))


# What may be left out.


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_an_empty_text_is_a_table_with_the_sheriff_to_play(players: int, edition: str) -> None:
    scene = plain("", players, edition)
    state = scene.state
    assert (scene.asked(), scene.turn(), scene.phase()) == (("play", 1), 1, "play")
    assert [scene.role(seat + 1) for seat in range(players)] == [
        ROLES[role] for role in DEALT_ROLES[:players]
    ]
    assert len({scene.character(seat + 1) for seat in range(players)}) == players
    assert scene.all_lives() == [int(most) for most in state.list_most()]
    assert all(not state.cards_of(seat) for seat in range(players))
    assert (len(scene.talon()), scene.discards(), scene.store()) == (80, [], [])
    assert (scene.bangs(), state.healed, state.drawn, state.won) == (0, False, -1, -1)
    assert not any(
        any(state.list_deed(at, other)) for at in range(players) for other in range(players)
    )
    assert scene.alive() == list(range(1, players + 1))
    assert scene.intact()


def test_seats_without_a_name_get_characters_that_change_little() -> None:
    scene = plain("", 7)
    assert [scene.character(seat) for seat in range(1, 8)] == [
        "willy-the-kid",
        "black-jack",
        "lucky-duke",
        "kit-carlson",
        "calamity-janet",
        "jesse-jones",
        "slab-the-killer",
    ]
    # No distance differs from what the places say, and nobody has fewer lives.
    assert [scene.state.most(seat) for seat in range(7)] == [5, 4, 4, 4, 4, 4, 4]
    named = plain('[[seat]]\n[[seat]]\ncharacter = "willy-the-kid"')
    assert [named.character(seat) for seat in (1, 2, 3)] == [
        "black-jack",
        "willy-the-kid",
        "lucky-duke",
    ]


def test_bg1_2_roles_that_are_not_named_are_those_that_are_left() -> None:
    scene = plain('[[seat]]\nrole = "outlaw"\n[[seat]]\n[[seat]]\nrole = "deputy"', 5)
    assert [scene.role(seat) for seat in range(1, 6)] == [
        "outlaw",
        "sheriff",
        "deputy",
        "renegade",
        "outlaw",
    ]


def test_bg1_3_the_sheriff_is_to_play_unless_somebody_else_is_named() -> None:
    text = '[[seat]]\nrole = "outlaw"\n[[seat]]\nrole = "sheriff"'
    assert plain(text).turn() == 2
    assert plain("turn = 4\n" + text).turn() == 4


def test_bg1_5_lives_are_full_unless_they_are_named() -> None:
    scene = plain("""
        [[seat]]
        character = "paul-regret"
        [[seat]]
        character = "el-gringo"
        [[seat]]
        lives = 2
        [[seat]]
        out = true
    """)
    assert scene.all_lives() == [4, 3, 2, 0]
    assert [scene.most(seat) for seat in (1, 2, 3, 4)] == [4, 3, 4, 4]
    assert scene.alive() == [1, 2, 3]


def test_named_cards_lie_on_top_the_first_one_first() -> None:
    scene = plain("""
        talon = ["beer-6h", "duel-8c"]
        discards = ["saloon-5h", "bang-2d"]
    """)
    assert scene.talon()[:2] == ["beer-6h", "duel-8c"]
    assert scene.discards() == ["saloon-5h", "bang-2d"]
    assert len(scene.talon()) == 78


def test_the_rest_can_go_below_the_discards() -> None:
    scene = plain("""
        rest = "discards"
        talon = ["beer-6h"]
        discards = ["saloon-5h"]
    """)
    assert scene.talon() == ["beer-6h"]
    assert (len(scene.discards()), scene.discards()[0]) == (79, "saloon-5h")
    assert scene.intact()


def test_what_is_not_named_is_dealt_from_the_chance_of_the_position() -> None:
    assert plain("").state.digest() == plain("").state.digest()
    one = plain("chance = { words = 'one' }").state
    two = plain("chance = { words = 'two' }").state
    assert one.list_talon() != two.list_talon()
    assert one.chance.fields()[2] == 0  # filling up uses up nothing


def test_the_chance_can_be_of_both_kinds() -> None:
    sealed = plain('chance = { kind = "sealed", words = "deal", counter = 5 }').state.chance
    assert sealed.fields() == ("sealed", deadwood.seed_bytes("deal").hex(), 5)
    kind, words, counter = swift(7).fields()
    text = f'chance = {{ kind = "{kind}", words = "{words}", counter = {counter} }}'
    assert plain(text).state.chance.fields() == (kind, words, counter)


@pytest.mark.parametrize(
    ("phase", "asked", "cards"),
    [
        ("start", ("play", 1), 2),  # without Dynamite or Jail he draws and is asked what to play
        ("jailbreak", ("play", 1), 2),
        ("take", ("play", 1), 2),
        ("play", ("play", 1), 0),
        ("shed", ("play", 2), 0),  # nothing is too much: the next player
        ("over", ("play", 2), 0),
    ],
)
def test_bg3_1_without_an_open_question_the_phase_says_what_comes(
    phase: str, asked: tuple[str, int], cards: int
) -> None:
    for edition in EDITIONS:
        scene = plain(f'phase = "{phase}"', edition=edition)
        assert (scene.asked(), len(scene.hand(1))) == (asked, cards)
        assert scene.phase() == "play"


def test_bg12_8_a_phase_with_something_to_do() -> None:
    text = """
        turn = 2
        phase = "PHASE"
        talon = ["bang-9c", "bang-8c"]
        [[seat]]
        [[seat]]
        lives = 1
        hand = ["beer-6h", "beer-7h"]
        table = ["dynamite-2h", "jail-4h"]
    """
    scene = plain(text.replace("PHASE", "start"))
    assert (scene.asked(), scene.table(3)) == (("shed", 2), ["dynamite-2h"])
    scene = plain(text.replace("PHASE", "jailbreak"))
    assert (scene.asked(), scene.table(2)) == (("shed", 2), ["dynamite-2h", "jail-4h"])
    scene = plain(text.replace("PHASE", "locked"))
    assert (scene.asked(), scene.phase()) == (("shed", 2), "locked")
    scene.play("discard beer-6h")
    assert scene.table(2) == ["dynamite-2h"]  # he has left the jail


def test_bg2_1_a_game_that_is_over_asks_nobody() -> None:
    for scene in both("""
        won = "outlaw"
        [[seat]]
        out = true
    """):
        assert (scene.question(), scene.awaited()) == ("over", [])
        assert scene.winners() == [3, 4]
        assert scene.intact()


def test_bg17_1_deeds_can_be_named() -> None:
    text = "deeds = ['1 shot 3 2', '4 jailed 2 127', '2 killed 4 1']\n"
    scene = plain(f"{text}[[seat]]\n[[seat]]\n[[seat]]\n[[seat]]\nout = true")
    assert scene.deed(1, "shot", 3) == 2
    assert scene.deed(4, "jailed", 2) == 127
    assert scene.deed(2, "killed", 4) == 1
    assert scene.deed(3, "shot", 1) == 0


def test_bg1_6_characters_that_are_still_being_chosen() -> None:
    scene = plain(
        """
        phase = "start"
        pending = ["turn", "deal", "choose-next 1 3", "choose-character 0"]
        [[seat]]
        character = "el-gringo"
        spare = "willy-the-kid"
        [[seat]]
        character = "bart-cassidy"
        spare = "black-jack"
        [[seat]]
        character = "kit-carlson"
        spare = "lucky-duke"
        [[seat]]
        character = "rose-doolan"
        spare = "sid-ketchum"
        """,
        choose_character=True,
    )
    assert scene.legal() == ["be el-gringo", "be willy-the-kid"]
    scene.play("be el-gringo", "be black-jack", "be kit-carlson", "be sid-ketchum")
    assert scene.all_lives() == [4, 4, 4, 4]
    assert [len(scene.hand(seat)) for seat in (1, 2, 3, 4)] == [4 + 2, 4, 4, 4]


def test_an_automatic_step_on_top_is_carried_out() -> None:
    """Whoever writes a scenario may name what is about to happen."""
    for edition in EDITIONS:
        scene = plain(
            """
            pending = ["turn", "hit 1 0 2 0"]
            [[seat]]
            character = "slab-the-killer"
            [[seat]]
            hand = ["missed-2s", "missed-3s"]
            """,
            edition=edition,
        )
        assert scene.asked() == ("dodge", 2)
        scene.play("play missed-2s", "play missed-3s")
        assert scene.asked() == ("play", 1)


# The way back.


def returns(scene: Scene) -> None:
    """Written and read again, the state is the same to the last number."""
    text = scene.game.position(scene.state)
    again = scene.game.from_position(text)
    assert again.fields() == scene.state.fields()
    assert again.digest() == scene.state.digest()
    assert again.saved() == scene.state.saved()
    assert scene.game.position(again) == text
    _, alone = deadwood.from_position(text)
    assert alone.fields() == scene.state.fields()


SITUATIONS: dict[str, tuple[str, list[str]]] = {
    "play": ("[[seat]]\nhand = ['bang-2d']\ntable = ['barrel-qs']", []),
    "shed": ("[[seat]]\nlives = 1\nhand = ['bang-2d', 'bang-3d', 'bang-4d']", ["end"]),
    "dodge": (
        "[[seat]]\nhand = ['bang-2d']\n[[seat]]\nhand = ['beer-6h']",
        ["play bang-2d at 2"],
    ),
    "dodge, bound": (
        (
            "[[seat]]\ncharacter = 'slab-the-killer'\nhand = ['bang-2d']\n"
            "[[seat]]\nhand = ['missed-2s', 'missed-3s']"
        ),
        ["play bang-2d at 2", "play missed-2s"],
    ),
    "barrel": (
        "[[seat]]\nhand = ['gatling-10h']\n[[seat]]\ntable = ['barrel-qs']",
        ["play gatling-10h"],
    ),
    "save": (
        "[[seat]]\nhand = ['bang-2d']\n[[seat]]\nlives = 1\nhand = ['beer-6h']",
        ["play bang-2d at 2", "pass"],
    ),
    "save, dynamite": (
        (
            "turn = 1\ntalon = ['missed-2s']\n[[seat]]\n[[seat]]\nlives = 2\nhand = ['beer-6h']\n"
            "table = ['dynamite-2h']"
        ),
        ["end"],
    ),
    "lay-down": (
        (
            "[[seat]]\nhand = ['bang-2d']\n[[seat]]\nlives = 1\nhand = ['beer-6h', 'duel-8c']\n"
            "table = ['jail-4h']\n[[seat]]\ncharacter = 'pedro-ramirez'"
        ),
        ["play bang-2d at 2", "pass", "pass", "discard jail-4h"],
    ),
    "duel": (
        "[[seat]]\nhand = ['duel-8c', 'bang-2d']\n[[seat]]\nhand = ['bang-3d']",
        ["play duel-8c at 2", "discard bang-3d"],
    ),
    "indians": (
        "[[seat]]\nhand = ['indians-kd']\n[[seat]]\n[[seat]]\nhand = ['bang-3d']",
        ["play indians-kd"],
    ),
    "store": ("[[seat]]\nhand = ['general-store-qs']", ["play general-store-qs"]),
    "pick": (
        "[[seat]]\nhand = ['panic-jh']\n[[seat]]\nhand = ['bang-3d']\ntable = ['barrel-qs']",
        ["play panic-jh at 2"],
    ),
    "bart-draw": (
        "[[seat]]\nhand = ['bang-2d']\n[[seat]]\ncharacter = 'bart-cassidy'",
        ["play bang-2d at 2"],
    ),
    "jesse-take": (
        "phase = 'take'\n[[seat]]\ncharacter = 'jesse-jones'\n[[seat]]\nhand = ['bang-2d']",
        [],
    ),
    "pedro-take": (
        "phase = 'take'\ndiscards = ['duel-8c']\n[[seat]]\ncharacter = 'pedro-ramirez'",
        [],
    ),
    "kit-pick": ("phase = 'take'\n[[seat]]\ncharacter = 'kit-carlson'", []),
    "lucky-pick": (
        "[[seat]]\nhand = ['bang-2d']\n[[seat]]\ncharacter = 'lucky-duke'\ntable = ['barrel-qs']",
        ["play bang-2d at 2", "draw"],
    ),
    "lucky-order": (
        (
            "talon = ['beer-6h', 'beer-7h']\n[[seat]]\nhand = ['bang-2d']\n"
            "[[seat]]\ncharacter = 'lucky-duke'\ntable = ['barrel-qs']\n"
            "[[seat]]\ncharacter = 'pedro-ramirez'"
        ),
        ["play bang-2d at 2", "draw", "choose beer-6h"],
    ),
    "sid-pair": (
        "[[seat]]\ncharacter = 'sid-ketchum'\nlives = 1\nhand = ['beer-6h', 'beer-7h']",
        ["heal", "discard beer-6h"],
    ),
}


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("situation", SITUATIONS)
def test_every_open_question_can_be_written_and_read_back(situation: str, edition: str) -> None:
    text, moves = SITUATIONS[situation]
    scene = at(text, edition=edition).play(*moves)
    assert scene.question() == situation.split(",")[0]
    returns(scene)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_choice_of_characters_can_be_written_and_read_back(edition: str) -> None:
    scene = fresh(7, edition, choose_character=True)
    for _ in range(7):
        assert scene.question() == "choose-character"
        returns(scene)
        scene.play(scene.legal()[1])
    returns(scene)


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_every_state_of_a_game_can_be_written_and_read_back(players: int, edition: str) -> None:
    questions = set()
    for seed in range(3):
        scene = fresh(players, edition, swift(seed), choose_character=seed == 2)
        lot = random.Random(seed)
        while scene.state.pending:
            questions.add(scene.question())
            if lot.random() < 0.1:
                returns(scene)
            scene.play(lot.choice(scene.legal()))
        returns(scene)
    assert {"play", "shed", "dodge"} <= questions


def test_a_position_says_everything_in_words() -> None:
    scene = at(
        """
        turn = 2
        phase = "play"
        bangs = 1
        healed = true
        drawn = "duel-8c"
        talon = ["beer-6h"]
        discards = ["duel-8c", "saloon-5h"]
        rest = "hand 4"
        deeds = ["2 shot 1 3", "1 robbed 2 1"]
        [[seat]]
        character = "suzy-lafayette"
        lives = 2
        hand = ["bang-2d"]
        table = ["barrel-qs", "schofield-ks"]
        [[seat]]
        character = "sid-ketchum"
        [[seat]]
        character = "vulture-sam"
        out = true
        [[seat]]
        character = "paul-regret"
        """,
        4,
        INTERNATIONAL,
        beer="prevents",
        dead_see_all=True,
    )
    data = parse(scene.game.position(scene.state))
    seats: Any = data.pop("seat")
    assert data.pop("chance") == {
        "kind": "sealed",
        "words": deadwood.seed_bytes("position").hex(),
        "counter": 0,
    }
    assert data == {
        "game": "bang",
        "edition": "international",
        "players": 4,
        "turn": 2,
        "phase": "play",
        "bangs": 1,
        "healed": True,
        "drawn": "duel-8c",
        "pending": ["turn", "play 1"],
        "talon": ["beer-6h"],
        "discards": ["duel-8c", "saloon-5h"],
        "store": [],
        "deeds": ["1 robbed 2 1", "2 shot 1 3"],
        "options": {"beer": "prevents", "dead_see_all": "true"},
    }
    assert seats[0] == {
        "role": "sheriff",
        "character": "suzy-lafayette",
        "lives": 2,
        "hand": ["bang-2d"],
        "table": ["barrel-qs", "schofield-ks"],
    }
    assert seats[1]["role"] == "renegade"
    assert seats[2] == {
        "role": "outlaw",
        "character": "vulture-sam",
        "lives": 0,
        "hand": [],
        "table": [],
        "out": True,
    }
    assert len(seats[3]["hand"]) == 80 - 1 - 2 - 1 - 2
    assert deadwood.position_header(scene.game.position(scene.state)) == (
        "bang",
        "international",
        4,
        {"beer": "prevents", "dead_see_all": "true"},
    )


def test_options_are_written_only_if_the_table_has_its_own() -> None:
    for scene in both(""):
        assert "options" not in scene.game.position(scene.state)


def test_who_has_won_is_written() -> None:
    scene = at(
        'won = "renegade"' + "\n[[seat]]\nout = true\n[[seat]]" + "\n[[seat]]\nout = true" * 2
    )
    assert 'won = "renegade"' in scene.game.position(scene.state)
    returns(scene)


def test_negative_lives_are_kept_while_a_beer_may_still_save() -> None:
    """Where the lives are lost first, somebody may have fewer than none for a moment."""
    scene = at(SITUATIONS["save, dynamite"][0], edition=INTERNATIONAL).play("end")
    assert scene.lives(2) == -1
    returns(scene)


def test_cards_in_the_middle_of_something_are_not_lost() -> None:
    """A card that is being resolved, open cards of a store, and cards turned up."""
    scene = at(SITUATIONS["store"][0]).play("play general-store-qs")
    again = scene.game.from_position(scene.game.position(scene.state))
    assert scene.game.census(again) == scene.game.components()
    for name, held in (("barrel", "gatling-10h"), ("lucky-pick", "bang-2d")):
        scene = at(SITUATIONS[name][0]).play(*SITUATIONS[name][1])
        text = scene.game.position(scene.state)
        assert f"resolved {CARD_NAMES.index(held)}" in text


# Scenarios: a position with a beginning and an end in mind.


SCENARIOS: list[tuple[str, str, Callable[[Scene], bool]]] = [
    (
        "the last bullet",
        (
            "[[seat]]\nhand = ['bang-2d']\n[[seat]]\nlives = 1\n[[seat]]\nout = true\n"
            "[[seat]]\nout = true"
        ),
        lambda scene: scene.play("play bang-2d at 2").won() == "sheriff",
    ),
    (
        "the renegade alone",
        (
            "turn = 2\n[[seat]]\nlives = 1\n[[seat]]\nhand = ['bang-2d']\n[[seat]]\nout = true\n"
            "[[seat]]\nout = true"
        ),
        lambda scene: scene.play("play bang-2d at 1").won() == "renegade",
    ),
    (
        "a short fuse",
        "turn = 4\ntalon = ['missed-2s']\n[[seat]]\nlives = 3\ntable = ['dynamite-2h']",
        lambda scene: scene.play("end").won() == "outlaw",
    ),
]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("name", [name for name, _, _ in SCENARIOS])
def test_a_scenario_is_played_to_its_end(name: str, edition: str) -> None:
    text, ends = next((text, ends) for at_name, text, ends in SCENARIOS if at_name == name)
    assert ends(at(text, edition=edition))


def test_every_character_can_sit_down() -> None:
    for name in CHARACTER_NAMES:
        scene = plain(f'[[seat]]\ncharacter = "{name}"')
        assert scene.character(1) == name
        returns(scene)


def test_bg1_1_a_card_that_this_table_plays_without_is_refused() -> None:
    game: Any = deadwood.game("bang", ABACUS, 4)
    game.rules.copies[CARD_NAMES.index("duel-8c")] = 0
    without = game.from_position("")
    assert (without.talon_size(), game.census(without)) == (79, game.components())
    with pytest.raises(deadwood.BadPosition, match="This table plays without duel-8c"):
        game.from_position('discards = ["duel-8c"]')
