"""The answer of `deadwood arena` as people read it."""

from __future__ import annotations

from typing import Any, Final

from deadwood.lab.arena import Standing
from deadwood.lab.report import report

INTERVAL: Final = 19
PADDED: Final = (
    "* One of them won everything, or all pairs came out alike: two made-up pairs, one won by\n"
    "  each, keep the figure finite."
)


def headline(standing: Standing) -> str:
    plan = standing.plan
    options = "".join(f", {name}={short(value)}" for name, value in plan.options.items())
    return f"{plan.name}, {plan.edition}, {plan.players} players{options}"


def short(value: str) -> str:
    return value if len(value) <= 20 else f"{value[:19]}…"


def show(standing: Standing, wanted: int, kept: int, seconds: float, workers: int) -> None:
    told = report(standing)
    print(f"{headline(standing)}, seed {told['seed']}")
    crew = "1 worker" if workers == 1 else f"{workers} workers"
    print(f"{told['games']:,} games in {told['pairs']:,} pairs, {seconds:.1f} s on {crew}")
    if kept:
        print(f"{kept:,} pairs were there already.")
    if standing.interrupted:
        print(f"Stopped: {wanted - standing.pairs:,} of {wanted:,} pairs are still to be played.")
    show_ratings(told)
    for match in told["matches"]:
        show_match(match)
    if any(figures["padded"] for match in told["matches"] for figures in (match, *match["roles"])):
        print()
        print(PADDED)
    if told["sprt"] is not None:
        show_sprt(told["sprt"], told["matches"][0])


def show_ratings(told: dict[str, Any]) -> None:
    width = column(told["bots"])
    print()
    print(f"{'':<{width}}{'':>8}{'':>{INTERVAL}}{'ms a decision':>27}")
    head = f"{'bot':<{width}}{'Elo':>8}{'95 %':>{INTERVAL}}"
    print(f"{head}{'mean':>11}{'95 %':>8}{'max':>8}")
    rated = {found["bot"]: found for found in told["ratings"]}
    for bot in rated or told["bots"]:
        found = rated.get(bot, {"elo": None, "low": None, "high": None})
        times = told["times"][bot]
        line = f"{bot:<{width}}{signed(found['elo']):>8}{interval(found):>{INTERVAL}}"
        line += f"{thought(times['mean_ms']):>11}"
        print(line + f"{thought(times['p95_ms']):>8}{thought(times['max_ms']):>8}")


def show_match(match: dict[str, Any]) -> None:
    first, second = match["first"], match["second"]
    if not match["pairs"]:
        return
    width = max(column([first, second]), 12)
    print()
    print(f"{first} against {second}")
    heads = f"{'pairs':>8}{first[:11]:>12}{second[:11]:>12}{'Elo':>9}{'95 %':>{INTERVAL}}"
    print(f"{'':<{width}}{heads}")
    for way in match["ways"]:
        print(scored(f"among {way['among']}s", width, way, first, second))
    for role in match["roles"]:
        print(scored(role["role"], width, role, first, second) + strength(role))
    print(scored("in all", width, match, first, second) + strength(match))


def scored(label: str, width: int, part: dict[str, Any], first: str, second: str) -> str:
    scores = "".join(f"{100 * part['score'][bot]:>10.1f} %" for bot in (first, second))
    return f"{label:<{width}}{part['pairs']:>8,}{scores}"


def strength(part: dict[str, Any]) -> str:
    star = "*" if part["padded"] else ""
    return f"{signed(part['elo']) + star:>9}{interval(part):>{INTERVAL}}"


def show_sprt(told: dict[str, Any], match: dict[str, Any]) -> None:
    low, high = (f"{told[name]:g}" for name in ("elo0", "elo1"))
    first, second = match["first"], match["second"]
    print()
    print(
        f"Sequential test of {low} against {high} Elo: LLR {told['llr']:.2f},"
        f" bounds {told['lower']:.2f} and {told['upper']:.2f}"
    )
    if told["accepted"] is None:
        print("Not decided: more games are needed.")
        return
    taken, left = (high, low) if told["accepted"] == "elo1" else (low, high)
    print(f"Decided: {first} leads {second} by {taken} Elo rather than by {left}.")


def column(names: list[str]) -> int:
    """As wide as the longest name and a little more; `among …s` has to fit as well."""
    return max(len(name) for name in names) + 9


def signed(elo: float | None) -> str:
    if elo is None:
        return "–"
    return f"{round(elo):+,}" if round(elo) else "0"


def interval(part: dict[str, Any]) -> str:
    if part["elo"] is None or part["low"] == part["high"]:
        return ""
    return f"{signed(part['low'])} … {signed(part['high'])}"


def thought(milliseconds: float) -> str:
    """Three figures are enough: 0.012, 3.45, 1,250."""
    return f"{milliseconds:,.0f}" if milliseconds >= 100 else f"{milliseconds:.3g}"
