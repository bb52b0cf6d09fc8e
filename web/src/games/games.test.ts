import { expect, test } from "vitest";
import { sources } from "../testing/sources";
import { GAMES } from "../wire/types";
import { ENTRIES, entry, partsOf } from ".";

test("every game of the server has a folder here", async () => {
  expect(ENTRIES.map(({ name }) => name)).toEqual([...GAMES]);
  for (const { name } of ENTRIES) expect((await partsOf(name))?.Stage).toBeTruthy();
});

test("a game that is not known is played from the list of its moves", async () => {
  expect(await partsOf("poker")).toBeNull();
  expect(entry("poker")).toBeUndefined();
});

test("what is general knows no game by name", () => {
  const general = ["home", "kit", "state", "table"].flatMap((room) =>
    sources([".ts", ".svelte"], `src/${room}`).filter(({ path }) => !path.endsWith(".test.ts")),
  );
  expect(general.length).toBeGreaterThan(50);
  const names = GAMES.flatMap((name) => [name, name.replaceAll("-", "_")]).join("|");
  const named = new RegExp(`["'\`](${names})["'\`]|/games/\\w`);
  expect(general.filter(({ text }) => named.test(text)).map(({ path }) => path)).toEqual([]);
});
