// The help of a card, whatever its game says of it.

import { render, screen } from "@testing-library/svelte";
import { expect, it, vi } from "vitest";
import CardHelp from "./CardHelp.svelte";

it("names a clause once, though two cards are under it", () => {
  const about = { title: "Both", lines: ["One.", "One."], rules: ["WE6.1", "WE6.3", "WE6.3"] };
  render(CardHelp, { about, game: "wyatt-earp", onclose: vi.fn() });
  expect(screen.getAllByText("One.")).toHaveLength(2);
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/rules/wyatt-earp#WE6.1",
    "/rules/wyatt-earp#WE6.3",
  ]);
});
