"""BANG!: which clauses somebody is sent to."""

from __future__ import annotations

from deadwood.games.bang.cards import CHARACTER_NAMES
from deadwood.games.bang.pending import QUESTIONS
from deadwood.language.bang.clauses import ABOUT, of_answer
from deadwood.language.catalogue import catalogue


def test_every_name_has_clauses_every_ability_a_name_and_every_question_an_answer() -> None:
    clauses = catalogue("en").part("bang")["clauses"]
    assert isinstance(clauses, dict)
    assert {number for found in ABOUT.values() for number in found} <= set(clauses)
    abilities = [number for number in clauses if number.startswith("BG16.")]
    assert sorted(n for c in CHARACTER_NAMES for n in ABOUT[c]) == sorted(abilities)
    questions = catalogue("en").part("bang")["questions"]
    assert isinstance(questions, dict)
    for name in QUESTIONS.kinds:
        if name in questions and name not in ("play", "pick"):
            assert set(of_answer(name)) <= set(clauses), name
