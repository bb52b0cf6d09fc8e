// What people at a table are called whom an entry names only by their seat or their badge.

import type { EntryOut, SeatOut } from "../wire/types";

/** Entries that say who sits there from now on. */
const SITS: ReadonlySet<string> = new Set(["sat", "bot", "removed", "given"]);
/** Entries about who sits there; later somebody else may. */
const SEATED: ReadonlySet<string> = new Set(["away", "back", "host", "undo", "rematch"]);

export class People {
  private readonly badges = new Map<string, string>();
  private readonly seats = new Map<number, string>();

  /** Of the guest with this badge; "": we have never met. */
  called(badge: string): string {
    return this.badges.get(badge) ?? "";
  }

  meet(seats: readonly SeatOut[]): void {
    for (const { guest, name } of seats) if (guest !== null && name) this.badges.set(guest, name);
  }

  /** These entries, in the order in which they happened, with the names of those whom they are about. */
  name(entries: readonly EntryOut[]): EntryOut[] {
    return entries.map((entry) => {
      const { kind, seat, guest, name } = entry;
      if (SITS.has(kind)) this.seats.set(seat, name ?? "");
      else if (SEATED.has(kind)) return { ...entry, name: this.seats.get(seat) ?? null };
      else if (kind === "chat" && guest && name) this.badges.set(guest, name);
      else if (kind === "stood") return { ...entry, name: this.seats.get(seat) ?? "" };
      else if (kind === "mute" || kind === "ban")
        return { ...entry, name: this.called(guest ?? "") };
      return entry;
    });
  }
}
