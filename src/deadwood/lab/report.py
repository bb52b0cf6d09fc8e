"""What a run says: ratings, matches, roles, the sequential test and thinking times, as plain data."""

from __future__ import annotations

from typing import Any

from deadwood.lab.arena import Standing
from deadwood.lab.odds import Tally
from deadwood.lab.pairs import role_words
from deadwood.lab.ratings import Rating, rate


def report(standing: Standing) -> dict[str, Any]:
    """The answer of `--json`. Everything but `times` is the same for the same plan and pairs."""
    plan = standing.plan
    return {
        "game": plan.name,
        "edition": plan.edition,
        "players": plan.players,
        "options": plan.options,
        "seed": plan.seed,
        "bots": list(plan.bots),
        "field": plan.field or None,
        "pairs": standing.pairs,
        "games": 2 * standing.pairs,
        "decisions": standing.decisions,
        "interrupted": standing.interrupted,
        "ratings": [
            {"bot": bot, "elo": rating.elo, "low": rating.low, "high": rating.high}
            for bot, rating in ratings(standing)
        ],
        "matches": [match(standing, at) for at in range(len(plan.matches))],
        "sprt": sprt(standing),
        "times": {
            bot: {
                "decisions": times.decisions,
                "mean_ms": 1000 * times.mean,
                "p95_ms": 1000 * times.most,
                "max_ms": 1000 * times.longest,
            }
            for bot, times in standing.times.items()
        },
    }


def ratings(standing: Standing) -> list[tuple[str, Rating]]:
    """The strongest first; nobody before every match has begun."""
    plan = standing.plan
    results = []
    for (first, second), tally in zip(plan.matches, standing.tallies, strict=True):
        estimate = tally.estimate()
        if estimate is None:
            return []
        results.append((first, second, estimate))
    rated = list(zip(plan.bots, rate(len(plan.bots), results, plan.anchor), strict=True))
    return sorted(rated, key=lambda found: -found[1].elo)


def match(standing: Standing, at: int) -> dict[str, Any]:
    plan, tally = standing.plan, standing.tallies[at]
    first, second = (plan.bots[bot] for bot in plan.matches[at])
    ways = []
    if not plan.duel:
        for way, rest in enumerate((second,) if plan.field else (second, first)):
            part = tally.only(way=way)
            ways.append({"among": rest, "pairs": part.pairs, "score": score(part, first, second)})
    roles = []
    listed = role_words(plan.name)
    for role in sorted({role for role, _ in tally.strata if role}, key=listed.index):
        part = tally.only(role=role)
        roles.append({"role": role, **figures(part, first, second)})
    return {
        "first": first,
        "second": second,
        **figures(tally, first, second),
        "ways": ways,
        "roles": roles,
    }


def figures(tally: Tally, first: str, second: str) -> dict[str, Any]:
    """Scores of both, and by how much the first is stronger; `padded`: by made-up pairs too."""
    found = tally.estimate()
    if found is None:
        strength: dict[str, Any] = {"elo": None, "low": None, "high": None, "padded": False}
    else:
        low, high = found.elo - found.margin, found.elo + found.margin
        strength = {"elo": found.elo, "low": low, "high": high, "padded": found.padded}
    return {"pairs": tally.pairs, "score": score(tally, first, second), **strength}


def score(tally: Tally, first: str, second: str) -> dict[str, float]:
    return dict(zip((first, second), tally.scores(), strict=True))


def sprt(standing: Standing) -> dict[str, Any] | None:
    test = standing.sprt
    if test is None:
        return None
    return {
        "elo0": test.elo0,
        "elo1": test.elo1,
        "alpha": test.alpha,
        "beta": test.beta,
        "lower": test.lower,
        "upper": test.upper,
        "llr": test.llr(standing.tallies[0]),
        "accepted": standing.verdict or None,
    }
