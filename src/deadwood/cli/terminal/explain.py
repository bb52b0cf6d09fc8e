"""`why`, `hint` and refusals: what a card does, what speaks against a move, and which rule."""

from __future__ import annotations

from typing import Any

from deadwood.cli.tables import Choice, TerminalTable, table_for
from deadwood.cli.terminal.any_session import Sitting
from deadwood.cli.terminal.screen import Screen, shorten
from deadwood.core.reason import NOT_ASKED, Reason
from deadwood.core.types import Move
from deadwood.language.catalogue import Catalogue


class Explainer:
    """What can be said about cards and moves to one seat of a session."""

    def __init__(self, screen: Screen, session: Sitting, words: Catalogue) -> None:
        self.screen = screen
        self.session = session
        self.words = words
        self.table: TerminalTable = table_for(session.game, words, session.names)

    def say(self, key: str, **values: object) -> str:
        return self.words.say("core", "play", key, **values)

    def why_not(self, seat: int, move: Move) -> Reason | None:
        return self.session.reasons(seat, [move])[0][1]

    def refusal(self, reason: Reason) -> str:
        """A Reason in words, with the names of those who sit here."""
        return self.words.reason(self.session.game.name, reason, self.table.names)

    def explain(self, reason: Reason | None, clause: bool) -> None:
        """A Reason in words with the number of its rule, and the rule itself if wanted."""
        game = self.session.game.name
        if reason is None:
            self.screen.say(self.say("allowed"), "good", "   ")
            return
        is_rule = not reason.rule.startswith("core.")
        number = f" [{reason.rule}]" if is_rule else ""
        self.screen.say(self.refusal(reason) + number, "bad", "   ")
        if clause and is_rule:
            self.screen.say(self.words.clause(game, reason.rule), "dim", "   ")

    def refusals(self, seat: int, moves: list[Move], most: int = 2) -> None:
        """What speaks against moves none of which is allowed: an example of each rule."""
        held = [move for move in moves if self.session.in_hand(seat, move)]
        rules: dict[str, Reason] = {}
        for _, reason in self.session.reasons(seat, held or moves):
            if reason is not None:
                rules.setdefault(reason.rule, reason)
        if len(rules) > 1:  # what is not asked now was hardly meant
            rules.pop(NOT_ASKED, None)
        for reason in list(rules.values())[:most]:
            self.explain(reason, False)

    def explain_choice(self, seat: int, view: Any, choice: Choice) -> None:
        """One line of the list: what it does, and by which rules."""
        moves = choice.moves()
        text = choice.text if choice.options else self.table.move(view, moves[0])
        self.screen.say(f"{text}:", "bold")
        for number in self.table.clauses(view, moves[0]):
            clause = self.words.clause(self.session.game.name, number)
            self.screen.say(f"{clause} [{number}]", "dim", "   ")
        self.explain(self.why_not(seat, moves[0]), True)

    def explain_card(self, seat: int, view: Any, card: str) -> None:
        """What a card does, and every way to play it with what speaks against it."""
        self.screen.say(f"{self.table.card(card)}:", "bold")
        self.screen.say(self.table.does(card), indent="   ")
        reasons: dict[str, tuple[Reason | None, list[Move]]] = {}
        for move, reason in self.session.reasons(seat, self.table.ways(view, card)):
            key = "" if reason is None else self.refusal(reason)
            reasons.setdefault(key, (reason, []))[1].append(move)
        told: set[str] = set()  # rules whose clause is on the screen
        for reason, moves in reasons.values():
            if len(reasons) > 1:
                named = ", ".join(self.table.move(view, move) for move in moves[:3])
                if len(moves) > 3:
                    named += f" … (+{len(moves) - 3})"
                self.screen.say(f"{named}:", "bold", " ")
            rule = "" if reason is None else reason.rule
            self.explain(reason, rule not in told)
            told.add(rule)
        self.screen.say(self.say("why_more", chapter=self.table.topic(card)))

    def which(self, candidates: list[tuple[str, str]], most: int = 5) -> None:
        """A text fits several choices: name them with their numbers, if they have one."""
        named = [f"{number} ({text})" if number else text for number, text in candidates[:most]]
        last = named.pop()
        if len(candidates) > most:
            named.append(last)
            last = "…"
        self.screen.say(self.say("which", first=", ".join(named), last=shorten(last, 200)))
