// Which address to give to friends.

import type { HouseOut } from "../wire/types";

/** Whether only this very machine understands the name. */
export function isLocal(host: string): boolean {
  return host === "localhost" || host === "[::1]" || /^127\./.test(host);
}

export function inviteLink(
  code: string,
  house: HouseOut | null,
  here: Pick<Location, "origin" | "hostname">,
): string {
  const origin = house?.public || (isLocal(here.hostname) && house?.lan) || here.origin;
  return `${origin.replace(/\/$/, "")}/t/${code}`;
}
