"""The interaction matrix: every cell of matrix.toml, and nothing but those, has a test here."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from typing import Any

import pytest

from deadwood.games.bang.cards import CHARACTER_NAMES
from scripts import digest
from tests.rules.bang.scene import ABACUS, EDITIONS, INTERNATIONAL, Scene, at, both

FOLDER = digest.PACKAGE / "games" / "bang"
MATRIX: dict[str, Any] = tomllib.loads((FOLDER / "matrix.toml").read_text(encoding="utf-8"))
CLAUSES: dict[str, Any] = tomllib.loads((FOLDER / "digest.toml").read_text(encoding="utf-8"))
CELLS: dict[tuple[str, str], dict[str, str]] = {
    (who, effect): about for who, row in MATRIX.items() for effect, about in row.items()
}
EFFECTS = [
    "phase I",
    "own BANG!",
    "hit by BANG!",
    "Gatling",
    "Indians!",
    "Duel (called)",
    "Duel (challenged)",
    "Panic!, Cat Balou",
    "Jail",
    "Dynamite",
    "Barrel",
    "Beer",
    "General Store",
    "hand limit",
    "weapons, distance",
    "own death",
    "another's death",
    "reshuffle, empty piles",
]
LONGEST = 110  # characters in a sentence

Check = Callable[[], None]
CHECKS: dict[tuple[str, str], Check] = {}


def cell(who: str, *effects: str) -> Callable[[Check], Check]:
    """What follows is the test of these cells."""

    def keep(check: Check) -> Check:
        for effect in effects:
            assert (who, effect) not in CHECKS, f"{who} and {effect} have two tests"
            CHECKS[who, effect] = check
        return check

    return keep


# The file.


def test_the_matrix_has_a_row_for_every_character() -> None:
    assert list(MATRIX) == CHARACTER_NAMES
    assert all(MATRIX.values())


def test_the_matrix_has_a_column_for_every_effect_and_no_other() -> None:
    assert {effect for _, effect in CELLS} == set(EFFECTS)
    for row in MATRIX.values():
        assert list(row) == [effect for effect in EFFECTS if effect in row]


@pytest.mark.parametrize("key", CELLS, ids=" ".join)
def test_a_cell_names_a_clause_and_says_what_happens(key: tuple[str, str]) -> None:
    about = CELLS[key]
    assert set(about) == {"clause", "what"}
    assert about["clause"] in CLAUSES["clauses"]
    assert about["what"][0].isupper()
    assert about["what"].endswith(".")
    assert len(about["what"]) <= LONGEST


def test_every_test_belongs_to_a_cell() -> None:
    assert sorted(CHECKS.keys() - CELLS.keys()) == []


@pytest.mark.parametrize("key", CELLS, ids=lambda key: " ".join([*key, CELLS[key]["clause"]]))
def test_every_cell_has_a_test_and_it_is_so(key: tuple[str, str]) -> None:
    assert key in CHECKS, f"nothing tests the cell {' '.join(key)}"
    CHECKS[key]()


# Situations that many cells share. Seat 1 acts, and the character sits at seat 2.


def shoots(who: str, seat: str = "", mine: str = '["bang-2d", "beer-6h"]') -> list[Scene]:
    """Seat 1 has these cards; seat 2 is the character, with whatever else is said of it."""
    return both(f"""
        talon = ["stagecoach-9s", "wells-fargo-3h", "saloon-5h", "jail-js"]
        [[seat]]
        hand = {mine}
        [[seat]]
        character = "{who}"
        {seat}
        [[seat]]
        character = "rose-doolan"
        hand = ["duel-qd"]
    """)


def acts(who: str, hand: str, more: str = "", seat: str = "") -> list[Scene]:
    """The character is at seat 1 and to play; `more` are the other seats."""
    return both(f"""
        talon = ["stagecoach-9s", "wells-fargo-3h", "saloon-5h", "jail-js"]
        [[seat]]
        character = "{who}"
        hand = {hand}
        {seat}
        {more}
    """)


def blasted(who: str, seat: str = "") -> list[Scene]:
    """Dynamite has exploded before seat 2."""
    scenes = both(f"""
        talon = ["missed-2s", "stagecoach-9s", "wells-fargo-3h", "saloon-5h", "jail-js", "duel-qd"]
        [[seat]]
        hand = ["duel-8c"]
        [[seat]]
        character = "{who}"
        table = ["dynamite-2h"]
        {seat}
    """)
    return [scene.play("end") for scene in scenes]


def unsaved(scene: Scene) -> Scene:
    """No Beer, if it is asked for."""
    while scene.question() == "save":
        scene.play("pass")
    return scene


def last_life(who: str, edition: str) -> Scene:
    """Hit with one life left and a Beer in hand, which is drunk."""
    scene = at(
        f"""
        talon = ["stagecoach-9s"]
        [[seat]]
        hand = ["bang-2d", "saloon-5h"]
        [[seat]]
        character = "{who}"
        lives = 1
        hand = ["beer-7h"]
        """,
        edition=edition,
    )
    return scene.play("play bang-2d at 2", "pass", "play beer-7h")


# Bart Cassidy.


@cell("bart-cassidy", "hit by BANG!")
def bart_is_hit() -> None:
    for scene in shoots("bart-cassidy"):
        scene.play("play bang-2d at 2", "draw")
        assert (scene.lives(2), scene.hand(2)) == (3, ["stagecoach-9s"])


@cell("bart-cassidy", "Gatling", "Indians!")
def bart_draws_before_the_next() -> None:
    for card in ("gatling-10h", "indians-kd"):
        for scene in shoots("bart-cassidy", mine=f'["{card}"]'):
            scene.play(f"play {card}")
            assert (scene.asked(), scene.lives(3)) == (("bart-draw", 2), 4)


@cell("bart-cassidy", "Duel (called)")
def bart_loses_his_own_duel() -> None:
    for scene in acts("bart-cassidy", '["duel-8c"]', '[[seat]]\nhand = ["bang-2d"]'):
        scene.play("play duel-8c at 2", "discard bang-2d", "draw")
        assert (scene.lives(1), scene.hand(1)) == (4, ["stagecoach-9s"])


@cell("bart-cassidy", "Duel (challenged)")
def bart_loses_a_duel() -> None:
    for scene in shoots("bart-cassidy", mine='["duel-8c"]'):
        scene.play("play duel-8c at 2", "draw")
        assert (scene.lives(2), scene.hand(2)) == (3, ["stagecoach-9s"])


@cell("bart-cassidy", "Dynamite")
def bart_is_blasted() -> None:
    for scene in blasted("bart-cassidy"):
        scene.play("draw")
        assert (scene.lives(2), len(scene.hand(2))) == (1, 3 + 2)
    for scene in blasted("bart-cassidy"):
        scene.play("pass")
        assert len(scene.hand(2)) == 2


@cell("bart-cassidy", "Beer")
def bart_and_beer() -> None:
    assert last_life("bart-cassidy", ABACUS).asked() == ("play", 1)
    assert last_life("bart-cassidy", INTERNATIONAL).asked() == ("bart-draw", 2)


@cell("bart-cassidy", "own death")
def bart_dies() -> None:
    for scene in shoots("bart-cassidy", "lives = 1"):
        scene.play("play bang-2d at 2")
        assert (scene.asked(), scene.talon()[0]) == (("play", 1), "stagecoach-9s")


@cell("bart-cassidy", "reshuffle, empty piles")
def bart_uses_up_the_talon() -> None:
    for scene in both("""
        talon = ["missed-2s", "stagecoach-9s"]
        discards = ["duel-8c", "beer-6h", "beer-7h"]
        rest = "hand 4"
        [[seat]]
        [[seat]]
        character = "bart-cassidy"
        table = ["dynamite-2h"]
    """):
        scene.reshuffling("beer-6h", "duel-8c").play("end", "draw")
        assert scene.hand(2)[:3] == ["stagecoach-9s", "beer-6h", "duel-8c"]


# Black Jack.


@cell("black-jack", "phase I")
def black_jack_takes() -> None:
    for second, number in (("bang-3d", 3), ("bang-9c", 2)):
        for scene in both(f"""
            talon = ["beer-6h", "{second}", "beer-7h"]
            [[seat]]
            character = "willy-the-kid"
            [[seat]]
            character = "black-jack"
        """):
            scene.play("end")
            assert len(scene.hand(2)) == number
            assert scene.log("show", seat=3) == [f"show 2: {second}"]


@cell("black-jack", "reshuffle, empty piles")
def black_jack_uses_up_the_talon() -> None:
    for scene in both("""
        talon = ["beer-6h"]
        discards = ["bang-3d", "bang-9c", "bang-8c"]
        rest = "hand 4"
        [[seat]]
        character = "willy-the-kid"
        [[seat]]
        character = "black-jack"
    """):
        scene.reshuffling("bang-3d", "bang-9c").play("end")
        assert scene.hand(2) == ["beer-6h", "bang-3d", "bang-9c"]


# Calamity Janet.


@cell("calamity-janet", "own BANG!")
def janet_shoots() -> None:
    for scene in acts("calamity-janet", '["missed-2s", "bang-2d"]'):
        scene.play("play missed-2s at 2")
        assert scene.lives(2) == 3
        scene.refuse("play bang-2d at 2", "BG4.2")


@cell("calamity-janet", "hit by BANG!")
def janet_dodges() -> None:
    for scene in shoots("calamity-janet", 'hand = ["bang-3d"]'):
        scene.play("play bang-2d at 2", "play bang-3d")
        assert scene.lives(2) == 4
    for scene in both("""
        [[seat]]
        character = "slab-the-killer"
        hand = ["bang-2d"]
        [[seat]]
        character = "calamity-janet"
        hand = ["bang-3d", "missed-2s"]
    """):
        scene.play("play bang-2d at 2", "play bang-3d", "play missed-2s")
        assert scene.lives(2) == 4


@cell("calamity-janet", "Gatling")
def janet_dodges_a_gatling() -> None:
    for scene in shoots("calamity-janet", 'hand = ["bang-3d"]', '["gatling-10h"]'):
        scene.play("play gatling-10h", "play bang-3d")
        assert scene.lives(2) == 4


@cell("calamity-janet", "Indians!")
def janet_meets_indians() -> None:
    for scene in shoots("calamity-janet", 'hand = ["missed-2s"]', '["indians-kd"]'):
        scene.play("play indians-kd", "discard missed-2s")
        assert scene.lives(2) == 4


@cell("calamity-janet", "Duel (called)")
def janet_calls_a_duel() -> None:
    hand = '["duel-8c", "missed-2s", "bang-2d"]'
    for scene in acts("calamity-janet", hand, '[[seat]]\nhand = ["bang-3d"]'):
        scene.play("play duel-8c at 2", "discard bang-3d", "discard missed-2s")
        assert scene.lives(2) == 3
        scene.play("play bang-2d at 2")
        assert scene.lives(2) == 2


@cell("calamity-janet", "Duel (challenged)")
def janet_is_challenged() -> None:
    for scene in shoots("calamity-janet", 'hand = ["missed-2s"]', '["duel-8c"]'):
        scene.play("play duel-8c at 2", "discard missed-2s")
        assert scene.all_lives()[:2] == [4, 4]


@cell("calamity-janet", "weapons, distance")
def janet_has_a_volcanic() -> None:
    hand = '["missed-2s", "bang-2d", "missed-3s"]'
    for scene in acts("calamity-janet", hand, seat='table = ["volcanic-10s"]'):
        scene.play("play missed-2s at 2", "play bang-2d at 2", "play missed-3s at 2")
        assert scene.lives(2) == 1


# El Gringo.


@cell("el-gringo", "hit by BANG!")
def gringo_is_hit() -> None:
    for scene in shoots("el-gringo"):
        scene.play("play bang-2d at 2")
        assert (scene.lives(2), scene.hand(2), scene.hand(1)) == (2, ["beer-6h"], [])


@cell("el-gringo", "Gatling", "Indians!")
def gringo_takes_before_the_next() -> None:
    for card in ("gatling-10h", "indians-kd"):
        for scene in shoots("el-gringo", mine=f'["{card}", "beer-6h"]'):
            scene.play(f"play {card}")
            assert (scene.hand(2), scene.awaited(), scene.lives(3)) == (["beer-6h"], [3], 4)


@cell("el-gringo", "Duel (called)")
def gringo_loses_his_own_duel() -> None:
    other = '[[seat]]\nhand = ["bang-2d", "beer-6h"]'
    for scene in acts("el-gringo", '["duel-8c", "jail-4h"]', other):
        scene.play("play duel-8c at 2", "discard bang-2d", "pass")
        unsaved(scene)
        assert (scene.lives(1), scene.hand(1), scene.hand(2)) == (3, ["jail-4h"], ["beer-6h"])
        assert "take" not in scene.names()


@cell("el-gringo", "Duel (challenged)")
def gringo_loses_a_duel() -> None:
    for scene in shoots("el-gringo", mine='["duel-8c", "beer-6h"]'):
        scene.play("play duel-8c at 2")
        assert (scene.lives(2), scene.hand(2)) == (2, ["beer-6h"])


@cell("el-gringo", "Dynamite")
def gringo_is_blasted() -> None:
    scenes = both("""
        turn = 4
        talon = ["missed-2s", "stagecoach-9s", "wells-fargo-3h"]
        [[seat]]
        character = "el-gringo"
        table = ["dynamite-2h"]
        [[seat]]
        hand = ["beer-6h"]
    """)
    for scene in scenes:
        scene.play("end")
        assert (scene.lives(1), scene.hand(1)) == (1, ["stagecoach-9s", "wells-fargo-3h"])
        assert scene.hand(2) == ["beer-6h"]


@cell("el-gringo", "Beer")
def gringo_and_beer() -> None:
    assert last_life("el-gringo", ABACUS).hand(2) == []
    assert last_life("el-gringo", INTERNATIONAL).hand(2) == ["saloon-5h"]


@cell("el-gringo", "own death")
def gringo_dies() -> None:
    for scene in shoots("el-gringo", "lives = 1"):
        scene.play("play bang-2d at 2")
        assert (scene.alive(), scene.hand(1)) == ([1, 3, 4], ["beer-6h"])


# Jesse Jones.


@cell("jesse-jones", "phase I")
def jesse_takes() -> None:
    for scene in both("""
        talon = ["beer-6h"]
        [[seat]]
        character = "willy-the-kid"
        [[seat]]
        character = "jesse-jones"
        [[seat]]
        [[seat]]
        hand = ["duel-8c"]
    """):
        scene.play("end", "take from 4")
        assert scene.hand(2) == ["duel-8c", "beer-6h"]


@cell("jesse-jones", "reshuffle, empty piles")
def jesse_finds_no_talon() -> None:
    for scene in both("""
        rest = "hand 4"
        [[seat]]
        [[seat]]
        character = "jesse-jones"
        [[seat]]
        hand = ["duel-8c"]
    """):
        scene.play("end", "take from 3")
        assert scene.hand(2) == ["duel-8c"]


# Jourdonnais.


@cell("jourdonnais", "hit by BANG!")
def jourdonnais_is_hit() -> None:
    for shooter, lives in (("black-jack", 4), ("slab-the-killer", 3)):
        for scene in both(f"""
            talon = ["beer-7h"]
            [[seat]]
            character = "{shooter}"
            hand = ["bang-2d"]
            [[seat]]
            character = "jourdonnais"
        """):
            scene.play("play bang-2d at 2", "draw")
            assert scene.lives(2) == lives


@cell("jourdonnais", "Gatling")
def jourdonnais_meets_a_gatling() -> None:
    for scene in shoots("jourdonnais", mine='["gatling-10h"]'):
        scene.stack("beer-7h").play("play gatling-10h", "draw")
        assert scene.lives(2) == 4


@cell("jourdonnais", "Indians!")
def jourdonnais_meets_indians() -> None:
    for scene in shoots("jourdonnais", mine='["indians-kd"]'):
        scene.play("play indians-kd")
        assert (scene.lives(2), "sign" in scene.names()) == (3, False)


@cell("jourdonnais", "Duel (called)", "Duel (challenged)")
def jourdonnais_in_a_duel() -> None:
    for scene in shoots("jourdonnais", mine='["duel-8c"]'):
        scene.play("play duel-8c at 2")
        assert (scene.lives(2), "sign" in scene.names()) == (3, False)
    for scene in acts("jourdonnais", '["duel-8c"]', '[[seat]]\nhand = ["bang-2d"]'):
        scene.play("play duel-8c at 2", "discard bang-2d")
        assert (scene.lives(1), "sign" in scene.names()) == (4, False)


@cell("jourdonnais", "Barrel")
def jourdonnais_has_a_barrel() -> None:
    for scene in shoots("jourdonnais", 'table = ["barrel-qs"]'):
        scene.stack("bang-9c", "beer-7h").play("play bang-2d at 2", "draw", "draw")
        assert (scene.lives(2), scene.names().count("sign")) == (4, 2)


# Kit Carlson.


@cell("kit-carlson", "phase I")
def kit_takes() -> None:
    for scene in both("""
        talon = ["beer-6h", "beer-7h", "beer-8h"]
        [[seat]]
        [[seat]]
        character = "kit-carlson"
    """):
        scene.play("end", "choose beer-7h")
        assert (scene.hand(2), scene.talon()[0]) == (["beer-6h", "beer-8h"], "beer-7h")


@cell("kit-carlson", "reshuffle, empty piles")
def kit_at_the_end_of_the_talon() -> None:
    text = """
        talon = ["beer-6h", "beer-7h"]
        discards = DISCARDS
        rest = "hand 4"
        [[seat]]
        [[seat]]
        character = "kit-carlson"
    """
    for scene in both(text.replace("DISCARDS", '["duel-8c", "duel-qd"]')):
        scene.reshuffling("duel-8c").play("end", "choose beer-6h")
        assert (set(scene.hand(2)), scene.talon()[0]) == ({"beer-7h", "duel-8c"}, "beer-6h")
    for scene in both(text.replace("DISCARDS", "[]")):
        scene.play("end")
        assert (scene.hand(2), scene.asked()) == (["beer-6h", "beer-7h"], ("play", 2))


# Lucky Duke.


@cell("lucky-duke", "Jail")
def lucky_in_jail() -> None:
    for scene in both("""
        talon = ["bang-9c", "beer-6h"]
        [[seat]]
        [[seat]]
        character = "lucky-duke"
        table = ["jail-4h"]
    """):
        scene.play("end", "choose beer-6h")
        assert scene.asked() == ("play", 2)


@cell("lucky-duke", "Dynamite")
def lucky_and_dynamite() -> None:
    for second, lives in (("bang-9c", 4), ("missed-3s", 1)):
        for scene in both(f"""
            talon = ["missed-2s", "{second}"]
            [[seat]]
            [[seat]]
            character = "lucky-duke"
            table = ["dynamite-2h"]
        """):
            scene.play("end", f"choose {second}")
            assert scene.lives(2) == lives


@cell("lucky-duke", "Barrel")
def lucky_has_a_barrel() -> None:
    for shooter, lives in (("black-jack", 4), ("slab-the-killer", 3)):
        for scene in both(f"""
            talon = ["bang-9c", "beer-6h"]
            [[seat]]
            character = "{shooter}"
            hand = ["bang-2d"]
            [[seat]]
            character = "lucky-duke"
            table = ["barrel-qs"]
        """):
            scene.play("play bang-2d at 2", "draw", "choose beer-6h")
            assert scene.lives(2) == lives


@cell("lucky-duke", "reshuffle, empty piles")
def lucky_at_the_end_of_the_talon() -> None:
    for scene in both("""
        talon = ["beer-6h"]
        discards = ["duel-8c", "duel-qd"]
        rest = "hand 4"
        [[seat]]
        [[seat]]
        character = "lucky-duke"
        table = ["jail-4h"]
    """):
        scene.reshuffling("duel-8c").play("end")
        assert scene.legal() == ["choose beer-6h", "choose duel-8c"]
        assert scene.talon() == ["duel-qd"]


# Paul Regret.


@cell("paul-regret", "hit by BANG!", "weapons, distance")
def paul_is_far_away() -> None:
    for scene in shoots("paul-regret"):
        assert (scene.distance(1, 2), scene.distance(2, 1)) == (2, 1)
        scene.refuse("play bang-2d at 2", "BG8.1")
    for scene in shoots("paul-regret", 'table = ["mustang-8h"]'):
        assert scene.distance(1, 2) == 3


@cell("paul-regret", "Panic!, Cat Balou")
def paul_is_robbed() -> None:
    for scene in shoots("paul-regret", 'hand = ["beer-7h"]', '["panic-jh", "cat-balou-kh"]'):
        scene.refuse("play panic-jh at 2", "BG11.1")
        scene.play("play cat-balou-kh at 2")
        assert scene.hand(2) == []


# Pedro Ramirez.


def pedros_turn(talon: str, seat: str = "", discards: str = "[]") -> list[Scene]:
    scenes = both(f"""
        talon = {talon}
        discards = {discards}
        [[seat]]
        [[seat]]
        character = "pedro-ramirez"
        {seat}
    """)
    return [scene.play("end") for scene in scenes]


@cell("pedro-ramirez", "phase I")
def pedro_takes() -> None:
    for scene in pedros_turn('["beer-6h"]', discards='["duel-8c"]'):
        scene.play("take discard")
        assert scene.hand(2) == ["duel-8c", "beer-6h"]


@cell("pedro-ramirez", "Jail")
def pedro_is_freed() -> None:
    for scene in pedros_turn('["beer-6h", "beer-7h"]', 'table = ["jail-4h"]'):
        scene.play("take discard")
        assert scene.hand(2) == ["jail-4h", "beer-7h"]


@cell("pedro-ramirez", "Dynamite")
def pedro_and_dynamite() -> None:
    for sign, top in (("beer-6h", "beer-6h"), ("missed-2s", "dynamite-2h")):
        for scene in pedros_turn(f'["{sign}", "beer-7h"]', 'table = ["dynamite-2h"]'):
            scene.play("take discard")
            assert scene.hand(2) == [top, "beer-7h"]


@cell("pedro-ramirez", "own death")
def pedro_dies() -> None:
    for scene in shoots("pedro-ramirez", 'lives = 1\ntable = ["jail-4h", "dynamite-2h"]'):
        scene.play("play bang-2d at 2")
        assert scene.asked() == ("play", 1)


@cell("pedro-ramirez", "another's death")
def another_dies_while_pedro_lives() -> None:
    for third, question in (("pedro-ramirez", ("lay-down", 2)), ("rose-doolan", ("play", 1))):
        for scene in both(f"""
            [[seat]]
            hand = ["bang-2d"]
            [[seat]]
            lives = 1
            table = ["jail-4h", "dynamite-2h"]
            [[seat]]
            character = "{third}"
        """):
            scene.play("play bang-2d at 2")
            assert scene.asked() == question


@cell("pedro-ramirez", "reshuffle, empty piles")
def pedro_finds_no_pile() -> None:
    for scene in pedros_turn('["beer-6h", "beer-7h"]'):
        assert (scene.hand(2), scene.asked()) == (["beer-6h", "beer-7h"], ("play", 2))


# Rose Doolan.


@cell("rose-doolan", "own BANG!", "weapons, distance")
def rose_sees_far() -> None:
    for scene in acts("rose-doolan", '["bang-2d"]'):
        assert (scene.distance(1, 3), scene.distance(3, 1)) == (1, 2)
        scene.play("play bang-2d at 3")
        assert scene.lives(3) == 3
    for edition in EDITIONS:
        scene = at("[[seat]]\ncharacter = 'rose-doolan'\ntable = ['appaloosa-as']", 7, edition)
        assert scene.distance(1, 4) == 1


# Sid Ketchum.

PAIR = 'hand = ["barrel-qs", "jail-4h"]'


def pays(scene: Scene) -> None:
    scene.play("heal", "discard barrel-qs", "discard jail-4h")


@cell("sid-ketchum", "hit by BANG!", "Gatling", "Indians!", "Duel (challenged)")
def sid_keeps_a_life() -> None:
    for card in ("bang-2d at 2", "gatling-10h", "indians-kd", "duel-8c at 2"):
        for scene in shoots("sid-ketchum", PAIR, f'["{card.split()[0]}"]'):
            scene.play(f"play {card}", "pass")
            pays(scene)
            assert (scene.lives(2), scene.hand(2)) == (4, [])


@cell("sid-ketchum", "Duel (called)")
def sid_loses_his_own_duel() -> None:
    hand = '["duel-8c", "barrel-qs", "jail-4h", "beer-6h", "beer-7h"]'
    for scene in acts("sid-ketchum", hand, '[[seat]]\nhand = ["bang-2d"]', "lives = 2"):
        scene.play("play duel-8c at 2", "discard bang-2d", "pass")
        pays(scene)
        unsaved(scene)
        assert (scene.lives(1), scene.asked()) == (2, ("play", 1))
        scene.play("heal", "discard beer-6h", "discard beer-7h")
        assert scene.lives(1) == 3


@cell("sid-ketchum", "Dynamite")
def sid_is_blasted() -> None:
    seat = 'lives = 2\nhand = ["barrel-qs", "jail-4h", "beer-6h"]'
    for scene in blasted("sid-ketchum", seat):
        scene.play("play beer-6h")
        pays(scene)
        assert (scene.lives(2), scene.alive()) == (1, [1, 2, 3, 4])


@cell("sid-ketchum", "Beer")
def sid_with_two_left() -> None:
    for scene in both("""
        [[seat]]
        hand = ["bang-2d"]
        [[seat]]
        character = "sid-ketchum"
        lives = 1
        hand = ["beer-6h", "barrel-qs", "jail-4h"]
        [[seat]]
        out = true
        [[seat]]
        out = true
    """):
        scene.play("play bang-2d at 2", "pass", "play beer-6h")
        assert scene.asked() == ("save", 2)
        pays(scene)
        assert (scene.lives(2), scene.asked()) == (1, ("play", 1))


@cell("sid-ketchum", "hand limit")
def sid_discards_what_is_too_much() -> None:
    for scene in acts("sid-ketchum", '["barrel-qs", "jail-4h", "beer-6h"]', seat="lives = 1"):
        scene.play("end", "heal", "discard barrel-qs", "discard jail-4h")
        assert (scene.lives(1), scene.hand(1), scene.asked()) == (2, ["beer-6h"], ("play", 2))


@cell("sid-ketchum", "Jail")
def sid_is_locked_up() -> None:
    scene = at("""
        talon = ["bang-9c"]
        [[seat]]
        [[seat]]
        character = "sid-ketchum"
        lives = 3
        hand = ["barrel-qs", "jail-js"]
        table = ["jail-4h"]
    """)
    scene.play("end")
    assert (scene.asked(), scene.legal()) == (("shed", 2), ["end", "heal"])
    scene.play("heal", "discard barrel-qs", "discard jail-js")
    assert (scene.lives(2), scene.asked()) == (4, ("play", 3))


@cell("sid-ketchum", "own death")
def sid_lives_on() -> None:
    for scene in shoots("sid-ketchum", "lives = 1\n" + PAIR):
        scene.play("play bang-2d at 2", "pass")
        pays(scene)
        assert (scene.lives(2), scene.alive()) == (1, [1, 2, 3, 4])


# Slab the Killer.


@cell("slab-the-killer", "own BANG!")
def slab_shoots() -> None:
    other = '[[seat]]\nhand = ["missed-2s", "missed-3s"]'
    for scene in acts("slab-the-killer", '["bang-2d"]', other):
        scene.play("play bang-2d at 2", "play missed-2s")
        scene.refuse("pass", "BG8.4")
        scene.play("play missed-3s")
        assert scene.lives(2) == 4
    scene = at("""
        talon = ["missed-3s"]
        [[seat]]
        character = "slab-the-killer"
        hand = ["bang-2d"]
        [[seat]]
        character = "suzy-lafayette"
        hand = ["missed-2s"]
    """)
    scene.play("play bang-2d at 2", "play missed-2s", "play missed-3s")
    assert scene.lives(2) == 4


@cell("slab-the-killer", "Gatling")
def slab_has_a_gatling() -> None:
    for scene in acts("slab-the-killer", '["gatling-10h"]', '[[seat]]\nhand = ["missed-2s"]'):
        scene.play("play gatling-10h", "play missed-2s")
        assert scene.lives(2) == 4


@cell("slab-the-killer", "Indians!")
def slab_sends_indians() -> None:
    for scene in acts("slab-the-killer", '["indians-kd"]', '[[seat]]\nhand = ["bang-3d"]'):
        scene.play("play indians-kd", "discard bang-3d")
        assert scene.lives(2) == 4


@cell("slab-the-killer", "Duel (called)")
def slab_calls_a_duel() -> None:
    other = '[[seat]]\nhand = ["bang-3d", "bang-4d"]'
    for scene in acts("slab-the-killer", '["duel-8c", "bang-2d"]', other):
        scene.play("play duel-8c at 2", "discard bang-3d", "discard bang-2d", "discard bang-4d")
        assert scene.all_lives()[:2] == [4, 4]


@cell("slab-the-killer", "Duel (challenged)")
def slab_is_challenged() -> None:
    mine = '["duel-8c", "bang-2d"]'
    for scene in shoots("slab-the-killer", 'hand = ["bang-3d"]', mine):
        scene.play("play duel-8c at 2", "discard bang-3d", "discard bang-2d")
        assert scene.all_lives()[:2] == [5, 3]


@cell("slab-the-killer", "Barrel")
def slab_against_a_barrel() -> None:
    for hand, lives in (("[]", 3), ('["missed-2s"]', 4)):
        other = f'[[seat]]\nhand = {hand}\ntable = ["barrel-qs"]'
        for scene in acts("slab-the-killer", '["bang-2d"]', other):
            scene.stack("beer-6h").play("play bang-2d at 2", "draw")
            if scene.question() == "dodge":
                scene.play("play missed-2s")
            assert scene.lives(2) == lives


# Suzy Lafayette.


@cell("suzy-lafayette", "phase I")
def suzy_is_robbed_by_jesse() -> None:
    for scene in both("""
        talon = ["beer-6h", "beer-7h"]
        [[seat]]
        [[seat]]
        character = "jesse-jones"
        [[seat]]
        character = "suzy-lafayette"
        hand = ["duel-8c"]
    """):
        scene.play("end", "take from 3")
        assert (scene.hand(3), scene.hand(2)) == (["beer-6h"], ["duel-8c", "beer-7h"])


@cell("suzy-lafayette", "own BANG!")
def suzy_shoots_gringo() -> None:
    for scene in acts("suzy-lafayette", '["bang-2d"]', '[[seat]]\ncharacter = "el-gringo"'):
        scene.play("play bang-2d at 2")
        at_once = scene.state.rules.suzy_at_once
        assert scene.hand(2) == (["stagecoach-9s"] if at_once else [])
        assert scene.hand(1) == (["wells-fargo-3h"] if at_once else ["stagecoach-9s"])


@cell("suzy-lafayette", "hit by BANG!", "Gatling")
def suzy_dodges() -> None:
    for card in ("bang-2d at 2", "gatling-10h"):
        for scene in shoots("suzy-lafayette", 'hand = ["missed-2s"]', f'["{card.split()[0]}"]'):
            scene.play(f"play {card}", "play missed-2s")
            while scene.awaited() != [1]:
                scene.play("pass")
            assert (scene.lives(2), scene.hand(2)) == (4, ["stagecoach-9s"])


@cell("suzy-lafayette", "Indians!")
def suzy_meets_indians() -> None:
    for scene in shoots("suzy-lafayette", 'hand = ["bang-3d"]', '["indians-kd"]'):
        scene.play("play indians-kd", "discard bang-3d")
        while scene.awaited() != [1]:
            scene.play("pass")
        assert (scene.lives(2), scene.hand(2)) == (4, ["stagecoach-9s"])


@cell("suzy-lafayette", "Duel (called)", "Duel (challenged)")
def suzy_in_a_duel() -> None:
    for edition in EDITIONS:
        scene = at(
            """
            talon = ["bang-9c"]
            [[seat]]
            character = "suzy-lafayette"
            hand = ["duel-8c"]
            [[seat]]
            hand = ["bang-2d"]
            """,
            edition=edition,
        )
        scene.play("play duel-8c at 2", "discard bang-2d")
        assert scene.asked() == (("duel", 1) if edition == ABACUS else ("play", 1))
        scene = at(
            """
            talon = ["bang-9c"]
            [[seat]]
            hand = ["duel-8c", "bang-2d"]
            [[seat]]
            character = "suzy-lafayette"
            hand = ["bang-3d"]
            """,
            edition=edition,
        )
        scene.play("play duel-8c at 2", "discard bang-3d", "discard bang-2d")
        assert scene.asked() == (("duel", 2) if edition == ABACUS else ("play", 1))


@cell("suzy-lafayette", "Panic!, Cat Balou")
def suzy_is_robbed() -> None:
    for card in ("panic-jh", "cat-balou-kh"):
        for scene in shoots("suzy-lafayette", 'hand = ["beer-7h"]', f'["{card}"]'):
            scene.play(f"play {card} at 2")
            assert scene.hand(2) == ["stagecoach-9s"]


@cell("suzy-lafayette", "Beer")
def suzy_drinks_her_last_beer() -> None:
    for edition, alive in ((ABACUS, [1, 2, 3, 4]), (INTERNATIONAL, [1, 3, 4])):
        scene = at(
            """
            talon = ["missed-2s", "beer-7h", "beer-8h"]
            [[seat]]
            [[seat]]
            character = "suzy-lafayette"
            lives = 2
            hand = ["beer-6h"]
            table = ["dynamite-2h"]
            """,
            edition=edition,
        )
        scene.play("end", "play beer-6h")
        if edition == ABACUS:
            scene.play("play beer-7h", "pass")
        assert scene.alive() == alive


@cell("suzy-lafayette", "General Store")
def suzy_plays_a_store() -> None:
    for scene in acts("suzy-lafayette", '["general-store-qs"]'):
        scene.play("play general-store-qs")
        while scene.question() == "store":
            scene.play(scene.legal()[0])
        assert len(scene.hand(1)) == (2 if scene.state.rules.suzy_at_once else 1)


@cell("suzy-lafayette", "own death")
def suzy_dies() -> None:
    for scene in shoots("suzy-lafayette", 'lives = 1\nhand = ["jail-4h"]'):
        scene.play("play bang-2d at 2", "pass", "pass")
        assert (scene.alive(), scene.hand(2), scene.talon()[0]) == ([1, 3, 4], [], "stagecoach-9s")


@cell("suzy-lafayette", "another's death")
def suzy_earns_a_reward() -> None:
    other = '[[seat]]\nrole = "outlaw"\nlives = 1'
    for scene in acts("suzy-lafayette", '["bang-2d"]', other):
        scene.play("play bang-2d at 2")
        assert len(scene.hand(1)) == (4 if scene.state.rules.suzy_at_once else 3)


@cell("suzy-lafayette", "reshuffle, empty piles")
def suzy_finds_no_talon() -> None:
    for scene in both("""
        rest = "hand 4"
        [[seat]]
        character = "suzy-lafayette"
        hand = ["barrel-qs"]
    """):
        scene.play("play barrel-qs")
        assert (scene.hand(1), scene.asked()) == ([], ("play", 1))


# Vulture Sam.


@cell("vulture-sam", "Gatling")
def sam_inherits_in_time() -> None:
    for scene in both("""
        [[seat]]
        hand = ["gatling-10h"]
        [[seat]]
        lives = 1
        hand = ["missed-2s"]
        [[seat]]
        character = "vulture-sam"
    """):
        scene.play("play gatling-10h", "pass", "pass", "play missed-2s")
        assert (scene.alive(), scene.lives(3)) == ([1, 3, 4], 4)


@cell("vulture-sam", "Duel (challenged)")
def sam_outlives_his_challenger() -> None:
    for scene in both("""
        turn = 2
        [[seat]]
        [[seat]]
        lives = 1
        hand = ["duel-8c"]
        table = ["barrel-qs"]
        [[seat]]
        character = "vulture-sam"
        hand = ["bang-2d"]
    """):
        scene.play("play duel-8c at 3", "discard bang-2d")
        assert scene.alive() == [1, 3, 4]
        assert ("barrel-qs" in scene.hand(3), "duel-8c" in scene.hand(3)) == (True, False)
        assert "duel-8c" in scene.discards()


@cell("vulture-sam", "Dynamite")
def sam_inherits_from_a_blast() -> None:
    for scene in both("""
        talon = ["missed-2s"]
        [[seat]]
        [[seat]]
        lives = 3
        table = ["dynamite-2h", "barrel-qs"]
        [[seat]]
        character = "vulture-sam"
    """):
        scene.play("end")
        assert scene.hand(3)[0] == "barrel-qs"
        assert "dynamite-2h" in scene.discards()


@cell("vulture-sam", "hand limit")
def sam_holds_many_cards() -> None:
    for scene in both("""
        [[seat]]
        hand = ["bang-2d"]
        [[seat]]
        lives = 1
        table = ["dynamite-2h", "barrel-ks"]
        [[seat]]
        character = "vulture-sam"
        hand = ["beer-6h", "beer-7h", "beer-8h", "beer-9h"]
    """):
        scene.stack("bang-9c").play("play bang-2d at 2", "draw")
        assert (len(scene.hand(3)), scene.asked()) == (6, ("play", 1))
        scene.play("end", "end")
        assert (len(scene.hand(3)), scene.asked()) == (8, ("shed", 3))


@cell("vulture-sam", "own death")
def sam_dies() -> None:
    for scene in shoots("vulture-sam", 'lives = 1\ntable = ["jail-4h"]'):
        scene.play("play bang-2d at 2")
        assert "jail-4h" in scene.discards()


@cell("vulture-sam", "another's death")
def sam_inherits() -> None:
    for scene in both("""
        talon = ["stagecoach-9s", "wells-fargo-3h", "saloon-5h"]
        [[seat]]
        hand = ["bang-2d"]
        [[seat]]
        role = "outlaw"
        lives = 1
        hand = ["beer-6h"]
        table = ["jail-4h"]
        [[seat]]
        character = "vulture-sam"
    """):
        scene.play("play bang-2d at 2", "pass", "pass")
        assert scene.hand(3) == ["beer-6h", "jail-4h"]
        assert scene.hand(1) == ["stagecoach-9s", "wells-fargo-3h", "saloon-5h"]


# Willy the Kid.


@cell("willy-the-kid", "own BANG!")
def willy_shoots() -> None:
    for scene in acts("willy-the-kid", '["bang-2d", "bang-3d", "bang-4d"]'):
        scene.play("play bang-2d at 2", "play bang-3d at 2", "play bang-4d at 2")
        assert scene.lives(2) == 1


@cell("willy-the-kid", "weapons, distance")
def willy_and_the_volcanic() -> None:
    hand = '["bang-2d", "bang-3d", "schofield-ks"]'
    for scene in acts("willy-the-kid", hand, seat='table = ["volcanic-10s"]'):
        assert scene.reach(1) == 1
        scene.play("play bang-2d at 2", "play schofield-ks", "play bang-3d at 3")
        assert (scene.lives(2), scene.lives(3)) == (3, 3)
