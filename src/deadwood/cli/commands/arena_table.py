"""The answer of `deadwood arena` as people read it."""

from __future__ import annotations

from typing import Any, Final

from deadwood.lab.arena import Standing
from deadwood.lab.report import report

INTERVAL: Final = 18
PADDED: Final = (
    "* One bot won everything, or all pairs came out alike: two made-up pairs, one\n"
    "  won by each, keep the figure finite."
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
    on = "1 worker" if workers == 1 else f"{workers} workers"
    print(f"{told['games']:,} games in {told['pairs']:,} pairs, {seconds:.1f} s on {on}")
    if kept:
        print(f"{kept:,} pairs were there already.")
    if standing.interrupted:
        print(f"Stopped: {wanted - standing.pairs:,} of {wanted:,} pairs are still to be played.")
    show_ratings(told)
    if len(told["matches"]) > 1:
        show_cross_table(told)
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
    print(f"{'':<{width}}{'':>8}{'':>{INTERVAL}}{'CPU time of a decision':>30}")
    head = f"{'bot':<{width}}{'Elo':>8}{'95 %':>{INTERVAL}}"
    print(f"{head}{'mean':>12}{'95 %':>9}{'max':>9}")
    rated = {found["bot"]: found for found in told["ratings"]}
    for bot in rated or told["bots"]:
        found = rated.get(bot, {"elo": None, "low": None, "high": None})
        times = told["times"][bot]
        line = f"{bot:<{width}}{signed(found['elo']):>8}{interval(found):>{INTERVAL}}"
        mean, most, longest = (
            thought(times[f"{name}_ms"] / 1000) for name in ("mean", "p95", "max")
        )
        print(f"{line}{mean:>12}{most:>9}{longest:>9}")


def show_cross_table(told: dict[str, Any]) -> None:
    """By how much each leads each, from their own pairs alone."""
    order = [found["bot"] for found in told["ratings"]] or told["bots"]
    leads: dict[tuple[str, str], str] = {}
    for match in told["matches"]:
        first, second, elo = match["first"], match["second"], match["elo"]
        leads[first, second] = signed(elo)
        leads[second, first] = signed(None if elo is None else -elo)
    width = column(order)
    print()
    print(f"{'Elo ahead of':<{width}}" + "".join(f"{cut(bot, 11):>12}" for bot in order))
    for bot in order:
        print(f"{bot:<{width}}" + "".join(f"{leads.get((bot, other), ''):>12}" for other in order))


def show_match(match: dict[str, Any]) -> None:
    first, second = match["first"], match["second"]
    if not match["pairs"]:
        return
    width = max(column([first, second]), 12)
    print()
    print(f"{first} against {second}")
    heads = f"{'pairs':>7}{cut(first, 11):>12}{cut(second, 11):>12}{'Elo':>9}{'95 %':>{INTERVAL}}"
    print(f"{'':<{width}}{heads}")
    for way in match["ways"]:
        print(scored(f"field: {way['among']}", width, way, first, second))
    for role in match["roles"]:
        print(scored(role["role"], width, role, first, second) + strength(role))
    print(scored("in all", width, match, first, second) + strength(match))


def scored(label: str, width: int, part: dict[str, Any], first: str, second: str) -> str:
    scores = "".join(f"{100 * part['score'][bot]:>10.1f} %" for bot in (first, second))
    return f"{label:<{width}}{part['pairs']:>7,}{scores}"


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
    """As wide as the longest name and a little more: `field: NAME` has to fit as well."""
    return max(len(name) for name in names) + 9


def signed(elo: float | None) -> str:
    if elo is None:
        return "–"
    return f"{round(elo):+,}" if round(elo) else "0"


def interval(part: dict[str, Any]) -> str:
    if part["elo"] is None or part["low"] == part["high"]:
        return ""
    return f"{signed(part['low'])} … {signed(part['high'])}"


def thought(seconds: float) -> str:
    """Two figures or more, in the unit that fits."""
    for unit, size in (("s", 1.0), ("ms", 1e-3), ("µs", 1e-6)):
        if seconds >= size or unit == "µs":
            break
    value = seconds / size
    return f"{value:,.0f} {unit}" if value >= 10 else f"{value:.1f} {unit}"


def cut(name: str, width: int) -> str:
    return name if len(name) <= width else f"{name[: width - 1]}…"
