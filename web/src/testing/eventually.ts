import { vi } from "vitest";

/** Wait until something holds. How long that takes says nothing: the machine may be busy. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 60_000 });
