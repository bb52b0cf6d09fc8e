"""El Paso: the board stands in its page of rules."""

from __future__ import annotations

from deadwood.games.el_paso.board import STANDARD_BOARD
from deadwood.games.el_paso.cards import FACES, NAMES


def digest() -> list[str]:
    """The board, with what is reconstructed in it (EP1.4)."""
    short = {"printed": "printed", "reviewed": "reviews", "reconstructed": "**reconstructed**"}
    board = STANDARD_BOARD
    cells = {(entry.town, entry.what): entry for entry in board.entries}
    lines = ["", "## The board", ""]
    lines.append(
        "What is printed, what reviews tell, and what is reconstructed: correct it in a copy"
    )
    lines.append("of `board.toml` and play with `--board FILE`.")
    lines += ["", "| town | rate | " + " | ".join(NAMES) + " |", "|---|---|" + "---|" * len(NAMES)]
    for town in board.towns:
        row = [f"{cells[town, 'rate'].value}:1 {short[cells[town, 'rate'].mark]}"]
        for kind in NAMES:
            entry = cells[town, kind]
            row.append(f"{'yes' if entry.value else 'no'} {short[entry.mark]}")
        name = f"{town} {short[cells[town, 'name'].mark]}"
        lines.append(f"| {name} | " + " | ".join(row) + " |")
    number, faces, draw = cells["", "number"], cells["", "faces"], cells["", "draw"]
    lines += ["", f"- Tiles drawn for a town: {draw.value} {short[draw.mark]}"]
    shown = ", ".join(FACES[face] for face in board.faces)
    lines.append(f"- Dice: {number.value} {short[number.mark]}, each {shown} {short[faces.mark]}")
    for at, name in enumerate(NAMES):
        values = ", ".join(map(str, board.printed[at]))
        lines.append(f"- Tiles, {name}: {values} {short[cells['', name].mark]}")
    return lines
