// Messages of the server for tests: say only what matters.

import type { EntryOut, NowOut, Presence, SeatOut, TableOut, Update } from "../wire/types";

export function seat(at: number, given: Partial<SeatOut> = {}): SeatOut {
  return {
    seat: at,
    name: at === 0 ? "Anna" : "",
    guest: at === 0 ? "36942e1e91" : null,
    bot: null,
    away: null,
    committed: null,
    contribution: null,
    ...given,
  };
}

export function table(
  given: Partial<Omit<TableOut, "seats">> & { seats?: Partial<SeatOut>[] } = {},
): TableOut {
  const { seats = [{}, {}], ...rest } = given;
  return {
    code: "K7MQ2X",
    game: "wyatt-earp",
    edition: "alea-2001",
    players: seats.length,
    options: {},
    revision: 1,
    status: "open",
    public: false,
    device: "own",
    clock: {},
    pace: 900,
    created: 1_000,
    host: "36942e1e91",
    seats: seats.map((found, at) => seat(at, found)),
    commitment: "ab".repeat(32),
    result: null,
    seed: null,
    secret: null,
    rematch: null,
    muted: [],
    banned: [],
    ...rest,
  };
}

export function entry(n: number, kind = "resumed", given: Partial<EntryOut> = {}): EntryOut {
  return { n, at: 1_000 * n, kind, seat: -1, ...given };
}

export function now(given: Partial<NowOut> = {}): NowOut {
  return {
    asked: [0],
    ask: "",
    outcome: "",
    question: "play",
    reaction: false,
    view: {},
    moves: [],
    default: null,
    undo: false,
    clock: null,
    winners: [],
    ended: "",
    ...given,
  };
}

/** An update with the entries `from` to `n`. */
export function update(n: number, from = n, given: Partial<Update> = {}): Update {
  const entries = Array.from({ length: n - from + 1 }, (_, at) => entry(from + at));
  return { type: "update", n, seat: 0, entries, table: null, now: null, ...given };
}

export function presence(given: Partial<Presence> = {}) {
  return {
    type: "presence" as const,
    online: [0],
    watching: 0,
    together: [],
    writable: true,
    ...given,
  };
}
