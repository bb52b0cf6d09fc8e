"""Positions full of trouble, and what must be true whatever comes of them."""

from __future__ import annotations

from random import Random

from deadwood.core.types import NOBODY
from deadwood.games.bang.cards import CARD_NAMES, CHARACTER_NAMES, KIND, is_weapon
from deadwood.games.bang.kinds import NAMES
from tests.rules.bang.scene import ABACUS, Scene

VIOLENT = ["gatling", "indians", "duel", "dynamite"]
MEEK = ["bang", "missed", "beer", "general-store", "panic", "cat-balou", "saloon", "stagecoach"]
BLUE = ["jail", "barrel", "mustang", "appaloosa", "volcanic", "schofield", "winchester"]
ROLES = ["sheriff", "renegade", "outlaw", "outlaw", "deputy", "outlaw", "deputy"]
EAGER = [
    "bart-cassidy",
    "el-gringo",
    "sid-ketchum",
    "suzy-lafayette",
    "vulture-sam",
    "pedro-ramirez",
    "lucky-duke",
    "calamity-janet",
    "jourdonnais",
]
"""Whoever is woken by what others do."""


def cards_of(*kinds: str) -> list[str]:
    return [name for card, name in enumerate(CARD_NAMES) if NAMES[KIND[card]] in kinds]


def crafted(random: Random, players: int, talon: str) -> str:
    """A position with few lives and hands full of trouble.

    `talon`: "full" with all that is left in it, "short" with a few cards and the rest in the hand
    of a player, "empty" with no card in it.
    """
    roles = ROLES[:players]
    random.shuffle(roles)
    names = random.sample(EAGER, min(players, 5))
    names += random.sample(
        [name for name in CHARACTER_NAMES if name not in names], players - len(names)
    )
    random.shuffle(names)
    pool = cards_of(*MEEK)
    random.shuffle(pool)
    turn = random.randrange(players)
    burning = (turn + 1) % players if random.random() < 0.5 else NOBODY  # who has the Dynamite
    trouble = [card for card in cards_of(*VIOLENT) if burning == NOBODY or card != "dynamite-2h"]
    random.shuffle(trouble)
    blue = cards_of(*BLUE)
    random.shuffle(blue)
    lines = [f"turn = {turn + 1}"]
    seats = []
    for seat in range(players):
        least = 1 if names[seat] == "suzy-lafayette" else 0  # she never sits with an empty hand
        hand = [pool.pop() for _ in range(random.randint(least, 4))]
        wanted = 4 if seat == turn else random.randint(0, 1)
        hand += [trouble.pop() for _ in range(min(wanted, len(trouble)))]
        table = ["dynamite-2h"] if seat == burning else []
        for card in [blue.pop() for _ in range(random.randint(0, 2))]:
            if fits(card, table, roles[seat]):
                table.append(card)
        lives = random.choice([1, 1, 1, 2, 3])
        seats.append(
            f'[[seat]]\nrole = "{roles[seat]}"\ncharacter = "{names[seat]}"\n'
            f"lives = {lives}\nhand = {hand}\ntable = {table}"
        )
    if talon == "full":  # with signs on top that let Dynamite explode
        signs = [card for card in pool if card.startswith("missed") and card.endswith("s")]
        lines.append(f"talon = {signs}")
    else:
        lines.append(f'rest = "hand {random.randint(1, players)}"')
    if talon == "short":
        lines.append(f"talon = {[pool.pop() for _ in range(random.randint(1, 5))]}")
        lines.append(f"discards = {[pool.pop() for _ in range(random.randint(0, 3))]}")
    return "\n".join(lines + seats)


def fits(card: str, table: list[str], role: str) -> bool:
    """Whether a card may lie there."""
    kind = KIND[CARD_NAMES.index(card)]
    there = [KIND[CARD_NAMES.index(other)] for other in table]
    armed = is_weapon(kind) and any(is_weapon(other) for other in there)
    return kind not in there and not armed and (NAMES[kind], role) != ("jail", "sheriff")


def any_move(random: Random, scene: Scene) -> str:
    """A legal move; ending the turn or giving in is rarer than it could be."""
    moves = scene.legal()
    eager = [move for move in moves if move not in ("end", "pass")]
    return random.choice(eager if eager and random.random() < 0.75 else moves)


class Ledger:
    """Lives and deaths as the events tell them."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.lives = scene.all_lives()
        self.heard = len(scene.events)

    def listen(self) -> None:
        for event in self.scene.events[self.heard :]:
            if event.name == "lose":
                self.lives[event.seat] -= event.values[0]
            elif event.name == "heal":
                self.lives[event.seat] += event.values[0]
            elif event.name == "dies":
                assert self.lives[event.seat] <= 0
                self.lives[event.seat] = 0
        self.heard = len(self.scene.events)


def check_table(scene: Scene) -> None:
    """What must be true between any two moves."""
    assert scene.intact()
    for seat in range(1, scene.state.players + 1):
        kinds = [KIND[CARD_NAMES.index(card)] for card in scene.table(seat)]
        assert len(set(kinds)) == len(kinds)
        assert sum(is_weapon(kind) for kind in kinds) <= 1
        assert scene.lives(seat) <= scene.most(seat)
        if seat in scene.alive():
            assert scene.lives(seat) > 0 or scene.asked() in (("save", seat), ("sid-pair", seat))
            assert not (scene.role(seat) == "sheriff" and NAMES.index("jail") in kinds)
        else:
            assert scene.lives(seat) == 0
            empty = scene.hand(seat) == [] and scene.table(seat) == []
            assert empty or scene.asked() in (("lay-down", seat), ("over", 0))
    assert scene.store() == [] or scene.question() == "store"
    if scene.question() == "over":
        assert scene.won() == expected(scene)
    else:
        name, seat = scene.asked()
        assert expected(scene) == ""
        assert scene.legal() != []
        assert seat in scene.alive() or name == "lay-down"
        assert scene.turn() in scene.alive() or scene.phase() == "over"


def check_draws(scene: Scene) -> None:
    """What must be true where there is always a card to draw."""
    holding = scene.question().startswith("lucky")  # two cards are still on their way
    assert scene.talon() != [] or scene.discards() == [] or holding  # BG3.6
    for seat in scene.alive():
        settled = scene.game.edition == ABACUS or scene.question() in ("play", "shed")
        if scene.character(seat) == "suzy-lafayette" and settled:
            assert scene.hand(seat) != []  # BG16.20, BG16.21


def expected(scene: Scene) -> str:
    """Who has won, by those who are alive (BG2.1 to BG2.3)."""
    alive = [scene.role(seat) for seat in scene.alive()]
    if "sheriff" not in alive:
        return "renegade" if alive == ["renegade"] else "outlaw"
    return "" if "outlaw" in alive or "renegade" in alive else "sheriff"
