"""The list of choices in BANG!: first the card, then at whom; equal cards are one choice."""

from __future__ import annotations

from deadwood.cli.tables.base import Choice, Group, TerminalTable
from deadwood.core.types import Move
from deadwood.games.bang import moves as m
from deadwood.games.bang.cards import KIND, SHERIFF
from deadwood.games.bang.kinds import BANG, MISSED, NAMES
from deadwood.games.bang.plays import card_of, played_at, played_card
from deadwood.games.bang.view import BangView
from deadwood.language import Insight
from deadwood.language.bang.moves import SIGNED, is_bang
from deadwood.language.bang.teller import BangTeller
from deadwood.language.bang.words import STAR


class BangChoices(BangTeller, TerminalTable):
    def groups(self, insight: Insight[BangView], moves: list[Move]) -> list[Group]:
        """What can be done one below the other; plain names of cards side by side."""
        view: BangView = insight.view
        asked = view.pending[-1][0]
        cards: dict[str, list[Move]] = {}  # by what they are: equal ones are one choice
        others: list[Choice] = []
        last: list[Choice] = []  # not to do anything
        for move in moves:
            if card_of(move) < len(KIND):
                cards.setdefault(self.alike(move, asked), []).append(move)
            elif move in (m.END, m.PASS):
                last.append(self.choice(insight, [move]))
            else:
                others.append(self.choice(insight, [move]))
        sorted_cards = sorted(cards.values(), key=lambda same: card_of(same[0]))
        if asked in ("play", "choose-character"):
            chosen = [self.card_choice(insight, same) for same in sorted_cards]
            return [Group("", chosen + others + last)]
        chosen = [self.choice(insight, same) for same in sorted_cards]
        if asked == "pick" or asked.startswith("lucky"):
            chosen = [self.named(choice, asked) for choice in chosen]
        if asked == "jesse-take":
            return self.hands(others)
        if others or last or asked in SIGNED:
            return [Group("", others + chosen + last)]
        return [Group("", [self.named(choice, asked) for choice in chosen], True)]

    def hands(self, choices: list[Choice]) -> list[Group]:
        """The talon by itself, then everybody whose hand can be taken from."""
        talon = [choice for choice in choices if choice.move == m.DRAW]
        hands = [
            Choice(self.name(int(choice.move - m.TAKE_FROM)), choice.move, choice.brings)
            for choice in choices
            if choice.move is not None and choice.move != m.DRAW
        ]
        return [Group("", talon), Group(self.word("from_hand"), hands, True)]

    def alike(self, move: Move, asked: str) -> str:
        """What a card is here: its sign only where that counts."""
        return self.card_here(card_of(move), asked)

    def choice(self, insight: Insight[BangView], same: list[Move]) -> Choice:
        """One line for moves that come to the same."""
        text = self.as_other(insight.view, same[0]) or self.move(insight.view, same[0])
        brings = self.brings(insight, same[0])
        return Choice(text, same[0], brings, also=same[1:])

    def named(self, choice: Choice, asked: str) -> Choice:
        """Just the card, where the question says what becomes of it."""
        assert choice.move is not None
        number = len(choice.moves())
        name = self.alike(choice.move, asked)
        text = f"{name} ({number})" if number > 1 else name
        return Choice(text, choice.move, choice.brings, also=choice.also)

    def as_other(self, view: BangView, move: Move) -> str:
        """Calamity Janet's exchange: "play Missed! as BANG!"."""
        asked = view.pending[-1][0]
        kind = KIND[card_of(move)] if card_of(move) < len(KIND) else -1
        if asked == "dodge" and kind == BANG:
            other = MISSED
        elif asked in ("duel", "indians") and kind == MISSED:
            other = BANG
        else:
            return ""
        text = self.word("as_other", card=self.card(NAMES[kind]), other=self.card(NAMES[other]))
        return self.say("moves", "play" if m.is_play(move) else "discard", card=text)

    # Phase II.

    def card_choice(self, insight: Insight[BangView], same: list[Move]) -> Choice:
        """A card to play, and at whom if there are several."""
        view: BangView = insight.view
        if not m.is_play_at(same[0]):
            text = self.kind(card_of(same[0]))
            return Choice(text, same[0], self.brings(insight, same[0]), also=same[1:])
        targets: dict[int, list[Move]] = {}
        for move in same:
            targets.setdefault(int(played_at(move)), []).append(move)
        name = self.aimed_name(same[0])
        if len(targets) == 1:
            (target,) = targets
            return Choice(
                self.word("at", card=name, player=self.whom(view, target)),
                same[0],
                self.aim(insight, same[0]),
                also=same[1:],
            )
        near = sorted(targets, key=lambda seat: (seat - view.seat) % view.players or 99)
        options = [
            Choice(
                self.target_line(insight, targets[seat]), targets[seat][0], also=targets[seat][1:]
            )
            for seat in near
        ]
        names = self.words.listed([self.whom(view, seat) for seat in near])
        kind = BANG if is_bang(played_card(same[0])) else KIND[played_card(same[0])]
        question = self.word(f"whom_{NAMES[kind].replace('-', '_')}", card=name)
        return Choice(
            name, brings=self.word("at_whom", players=names), options=options, question=question
        )

    def aimed_name(self, move: Move) -> str:
        name = self.kind(played_card(move))
        if KIND[played_card(move)] != MISSED:
            return name
        return self.word("as_other", card=name, other=self.card(NAMES[BANG]))

    def whom(self, view: BangView, seat: int, yourself: str = "at_yourself") -> str:
        """A target by name; the Sheriff has a star."""
        if seat == view.seat:
            return self.word(yourself)
        star = f" {STAR}" if view.roles[seat] == SHERIFF else ""
        return self.name(seat) + star

    def target_line(self, insight: Insight[BangView], same: list[Move]) -> str:
        """A target with what there is to know: "Ben ★ (●●○○, 3 cards, distance 1)"."""
        said = self.aim(insight, same[0])
        name = self.whom(insight.view, int(played_at(same[0])), "yourself")
        return f"{name} ({said})" if said else name
