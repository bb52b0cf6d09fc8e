"""Questions and moves of BANG! in words, and what a move would bring."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, Final

from deadwood.core.event import Event
from deadwood.core.registry import AnyGame
from deadwood.core.types import NOBODY, Move
from deadwood.games.bang import moves as m
from deadwood.games.bang.cards import (
    CHARACTER_NAMES,
    CHARACTER_OF,
    KIND,
    KIND_OF,
    REACH,
    SID_KETCHUM,
    is_aimed,
    is_weapon,
)
from deadwood.games.bang.kinds import (
    BANG,
    BEER,
    CARDS,
    CAT_BALOU,
    DUEL,
    DYNAMITE,
    GATLING,
    MISSED,
    NAMES,
    PANIC,
    VOLCANIC,
)
from deadwood.games.bang.plays import card_of, played_at, played_card
from deadwood.games.bang.view import BangView
from deadwood.language.bang.clauses import of_move
from deadwood.language.bang.story import AIMED, BangStory
from deadwood.language.catalogue import Catalogue
from deadwood.language.teller import Insight, tidy

# Passing has other words in every question.
PASSES: Final = frozenset(["barrel", "dodge", "duel", "indians", "bart-draw"])
# Questions in which the sign of a card counts, or may count soon.
SIGNED: Final = frozenset(["kit-pick", "lucky-pick", "lucky-order"])


class BangMoves(BangStory):
    def __init__(self, game: AnyGame, words: Catalogue, names: list[str]) -> None:
        super().__init__(game, words, names)
        self.played_last: tuple[int, int, int] | None = None  # seat, card, target in this turn

    def forget(self) -> None:
        self.played_last = None

    def follow(self, event: Event) -> None:
        """Which card is being settled: a view does not always say."""
        if event.name == "turn":
            self.played_last = None
        elif event.name == "play":
            self.played_last = (event.seat, event["card"], event["target"])

    # What is asked.

    def question(self, view: BangView, moves: list[Move]) -> str:
        name, asked = view.pending[-1][0], self._asked(view)
        if view.seat not in view.awaited:  # nobody waits for him
            return self.ask("step-in", player=self.name(view.awaited[0]))
        if name == "play":
            return self.ask_play(view, moves)
        if name == "shed":
            number = view.sizes[view.seat] - view.lives[view.seat]
            if number <= 0:
                return self.ask("shed-heal")
            return self.ask(name) + (f" {self.word('more', number=number)}" if number > 1 else "")
        if name == "barrel":
            return self.hit_by(view) + self.ask(name, source=self.name(asked.source))
        if name == "dodge" and asked.bound:
            return self.ask("dodge-second")
        if name == "dodge":
            key = "dodge-two" if asked.needed > 1 else "dodge"
            return self.hit_by(view) + self.ask(key, source=self.name(asked.source))
        if name == "save":
            return self.ask_save(view, moves)
        if name == "duel":
            return self.ask(name, other=self.name(asked.other))
        if name == "indians":
            card = self.card("indians")
            return tidy(self.word("ask_indians", card=card, source=self.name(asked.source)))
        if name == "pick":
            return self.ask_pick(view, asked.target, asked.takes)
        if name == "bart-draw":
            return self.ask(name, number=asked.number)
        if name == "pedro-take":
            return self.ask(name, card=self.kind(view.discards[-1]))
        if name == "lucky-pick":
            below = view.pending[-2][0] if len(view.pending) > 1 else ""
            drawn_for, dash, _ = below.rpartition("-drawn")  # the step that looks at the sign
            return (self.word(f"sign_{drawn_for}") + " " if dash else "") + self.ask(name)
        if name == "sid-pair":
            return self.ask(name, number=asked.left)
        return self.ask(name)

    def ask(self, key: str, **values: object) -> str:
        return tidy(self.say("questions", key, **values))

    def ask_play(self, view: BangView, moves: list[Move]) -> str:
        """Phase II, and why a BANG! in the hand is not among the choices."""
        asked = self.ask("play")
        if not any(KIND[card] == BANG for card in view.hand):
            return asked
        shots = [move for move in moves if m.is_play_at(move) and is_bang(played_card(move))]
        if shots:
            return asked
        return f"{asked} {tidy(self.word('shot' if view.bangs else 'no_shot'))}"

    def hit_by(self, view: BangView) -> str:
        """What hits, if it is not just a BANG!."""
        card = self.settled(view)
        return f"{self.kind(card)}: " if card is not None and KIND[card] == GATLING else ""

    def settled(self, view: BangView) -> int | None:
        """The card that is being settled."""
        for name, values in reversed(view.pending):
            if name == "resolved":
                found: Any = self.game.question(name, [*values])
                return int(found.card)
        return None if self.played_last is None else self.played_last[1]

    def ask_save(self, view: BangView, moves: list[Move]) -> str:
        """What becomes of the lives, with what it can be helped, and how much of that is needed."""
        asked = self._asked(view)
        number, back = asked.number, asked.back
        said = [self.cause(view, asked.source)]
        lives = view.lives[view.seat]
        if not self.rules().beer_prevents and lives > 0:
            left = number - back
            key = "lost_again" if left <= 0 else "lost_some"
            return " ".join([*said, self.word(key, number=left)]).strip()
        out = self.would_be_out(view)
        if lives <= 0:
            said.append(self.word("lost_last"))
        elif out:
            said.append(self.word("save_all", number=number))
        else:
            said.append(self.word("save_some", number=number))
        beer = any(m.is_play(move) for move in moves)
        means = "save_beer" if m.HEAL not in moves else "save_both" if beer else "save_pair"
        said.append(self.word(means))
        if out and number > 1:
            needed = 1 - lives + (number if self.rules().beer_prevents else 0)
            said.append(self.word("save_needed", number=needed))
        return " ".join(said).strip()

    def would_be_out(self, view: BangView) -> bool:
        """Whether nothing but Beer, or Sid Ketchum's pairs, keeps the player in the game."""
        asked = self._asked(view)
        at_stake = asked.number if self.rules().beer_prevents else 0
        return bool(view.lives[asked.player] <= at_stake)

    def cause(self, view: BangView, source: int) -> str:
        """By what and by whom lives are about to be lost."""
        if source == NOBODY:
            return self.word("cause_dynamite", card=self.card(NAMES[DYNAMITE]))
        card = self.settled(view)
        if card is None:
            return ""
        if KIND[card] == DUEL and self.played_last is not None:
            other = self.played_last[2] if source == view.seat else source
            return self.word("cause_duel", card=self.kind(card), other=self.name(other))
        if source == view.seat:
            return ""
        return tidy(self.word("cause", card=self.kind(card), source=self.name(source)))

    def ask_pick(self, view: BangView, target: int, takes: bool) -> str:
        if target == view.seat:
            return self.ask("pick-self")
        card = self.card(NAMES[PANIC if takes else CAT_BALOU])
        key = "ask_panic" if takes else "ask_cat_balou"
        return self.word(key, card=card, target=self.name(target))

    # Moves.

    def move(self, view: BangView, move: Move) -> str:
        asked = view.pending[-1][0] if view.pending else ""
        if move == m.PASS and asked == "save":
            return self.pass_save(view)
        if move == m.PASS and asked in PASSES:
            return self.word(f"pass_{asked.replace('-', '_')}")
        if move in (m.END, m.PASS, m.HEAL, m.FROM_HAND):
            keys = {m.END: "end", m.PASS: "pass", m.HEAL: "heal", m.FROM_HAND: "choose-hand"}
            return self.say("moves", keys[move])
        if move == m.DRAW:
            kind = {"barrel": "draw-sign", "bart-draw": "draw-bart"}.get(asked, "draw-talon")
            return self.say("moves", kind)
        if move == m.TAKE_DISCARD:
            card = self.kind(view.discards[-1]) if view.discards else "…"
            return self.say("moves", "take-discard", card=card)
        if m.is_be(move):
            return self.say("moves", "be", card=self.character(move - m.BE))
        if m.is_take_from(move):
            player = self.target(view, move - m.TAKE_FROM)
            return self.say("moves", "take-from", player=player)
        return self.card_move(view, move, asked, self.card_here(card_of(move), asked))

    def exact(self, view: BangView, move: Move) -> str:
        """Cards of a kind differ in their signs."""
        asked = view.pending[-1][0] if view.pending else ""
        return self.card_move(view, move, asked, self.card_text(card_of(move)))

    def named_by(self, view: BangView) -> Hashable:
        asked = view.pending[-1][0] if view.pending else ""
        return None if asked == "save" else (asked, view.seat, tuple(view.discards[-1:]))

    def pass_save(self, view: BangView) -> str:
        """What it means to drink nothing now, or to keep one's cards."""
        asked = self._asked(view)
        out = self.would_be_out(view)
        if not out and not self.rules().beer_prevents:
            return self.word("pass_lost")
        sid = view.characters[asked.player] == SID_KETCHUM and len(view.hand) > 1
        may_drink = out or self.rules().beer_any_loss
        beer = may_drink and any(KIND[card] == BEER for card in view.hand)
        key = "pass_pair" if sid and not beer else "pass_save"
        if out:
            return self.word(f"{key}_out")
        return self.word(key, number=asked.number)

    def card_move(self, view: BangView, move: Move, asked: str, text: str) -> str:
        if m.is_play_at(move):
            target = played_at(move)
            if target == view.seat:
                return self.say("moves", "play-at-self", card=text)
            key = AIMED.get(KIND[card_of(move)], "play-at")
            return self.say("moves", key, card=text, player=self.target(view, target))
        if m.is_play(move):
            return self.say("moves", "play", card=text)
        if m.is_discard(move):
            return self.say("moves", "discard", card=text)
        return self.say("moves", "put-back" if asked == "kit-pick" else "choose", card=text)

    def card_here(self, card: int, asked: str) -> str:
        """A card with its sign where that counts, and the sign first where nothing else does."""
        if asked not in SIGNED:
            return self.kind(card)
        return (
            self.card_text(card)
            if asked == "kit-pick"
            else f"{self.sign(card)} ({self.kind(card)})"
        )

    def target(self, view: BangView, seat: int) -> str:
        """Somebody's name; a seat that this table does not have is told by its number."""
        return self.name(seat) or f"#{seat + 1}"

    def names_seat(self, move: Move) -> bool:
        return m.is_take_from(move) or (m.is_play_at(move) and is_shot_or_aimed(played_card(move)))

    def short(self, move: Move) -> str:
        """A card, and at whom: "Duel 3 Ben"."""
        if move == m.END:
            return self.word("done")
        card = card_of(move)
        if card == CARDS:
            return ""
        if m.is_play_at(move):
            seat = played_at(move)
            return f"{self.kind(card)} {seat + 1} {self.name(seat)}".strip()
        return self.kind(card)

    def clauses(self, view: BangView, move: Move) -> list[str]:
        return of_move(view, move)

    def ways(self, view: BangView, card: str) -> list[Move]:
        """Every way to play the cards of this name in the hand; of others, one is enough."""
        if card in CHARACTER_OF:
            offered = CHARACTER_OF[card] in view.offered
            return [m.BE + CHARACTER_OF[card]] if offered else []
        if card not in KIND_OF or not view.pending or view.seat not in view.awaited:
            return []
        kind = KIND_OF[card]
        held = [at for at in view.hand if KIND[at] == kind]
        if not held:
            return [m.PLAY + list(KIND).index(kind)]
        asked = view.pending[-1][0]
        if asked in ("shed", "sid-pair", "lay-down", "duel", "indians"):
            return [m.DISCARD + held[0]]
        if asked == "play" and is_aimed(kind):
            return [m.play_at(held[0], seat) for seat in range(view.players) if seat != view.seat]
        return [m.PLAY + held[0]]

    # What a move would bring.

    def brings(self, insight: Insight[BangView], move: Move) -> str:
        view: BangView = insight.view
        figures = insight.preview(move)
        if move == m.END:
            number = view.sizes[view.seat] - view.lives[view.seat]
            return self.word("then_discard", number=self.count(number)) if number > 0 else ""
        if m.is_be(move):
            return self.does(CHARACTER_NAMES[move - m.BE])
        if m.is_take_from(move):
            return self.count(figures["cards"])
        if m.is_play_at(move):
            return self.aim(insight, move)
        if "heart" in figures:
            return self.word("chance", heart=figures["heart"])
        if "gain" in figures and not figures["gain"]:
            return self.say("previews", "no-gain")
        if m.is_play(move) and view.pending[-1][0] == "play":
            return self.card_brings(view, KIND[card_of(move)], figures)
        if "gain" in figures and view.pending[-1][0] == "play":
            return self.say("previews", "gain", gain=figures["gain"])
        return ""

    def card_brings(self, view: BangView, kind: int, figures: dict[str, int]) -> str:
        if kind == BEER:
            return self.say("previews", "gain", gain=figures["gain"])
        if is_weapon(kind):
            key = "brings_volcanic" if kind == VOLCANIC else "brings_weapon"
            return self.word(key, reach=REACH[kind], now=view.reach[view.seat])
        return self.word(f"brings_{NAMES[kind].replace('-', '_')}")

    def aim(self, insight: Insight[BangView], move: Move) -> str:
        """What there is to know about a target: "●●○○, 3 cards, distance 1"."""
        view: BangView = insight.view
        figures = insight.preview(move)
        target = played_at(move)
        if target == view.seat:
            return ""
        said = [self.lives(view.lives[target], view.most[target]), self.count(figures["cards"])]
        kind = KIND[played_card(move)]
        if kind in (PANIC, CAT_BALOU) and view.tables[target]:
            said.append(self.kinds(view.tables[target]))
        if "distance" in figures and is_bang(played_card(move)):
            said.append(self.say("previews", "distance", distance=figures["distance"]))
        if figures.get("needed", 1) > 1:
            said.append(self.say("previews", "needed", needed=figures["needed"]))
        if figures.get("draws"):
            said.append(self.say("previews", "draws"))
        return ", ".join(said)

    def because(self, insight: Insight[BangView], move: Move) -> str:
        figures = insight.preview(move)
        if figures.get("gain"):
            return self.word("because_life")
        if m.is_play_at(move) and (is_bang(played_card(move)) or is_duel(played_card(move))):
            if figures["lives"] == 1:
                return self.word("because_out", player=self.name(played_at(move)))
        return ""


def is_bang(card: int) -> bool:
    """Whether a card that was aimed is a BANG!, or a Missed! that Calamity Janet plays as one."""
    return KIND[card] in (BANG, MISSED)


def is_shot_or_aimed(card: int) -> bool:
    return is_bang(card) or is_aimed(KIND[card])


def is_duel(card: int) -> bool:
    return KIND[card] == DUEL
