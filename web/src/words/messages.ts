// Messages in Fluent (projectfluent.org): the same files that the server and the terminal speak from.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Language } from "../wire/types";
import type { Value } from "./types";

export type Values = Record<string, Value>;

/** The messages of a source in one language. */
export class Messages {
  private readonly bundle: FluentBundle;
  private readonly trees = new Map<string, object>();
  private readonly names: string[];

  constructor(lang: Language, source: string) {
    const resource = new FluentResource(source);
    this.names = resource.body.map((message) => message.id);
    this.bundle = new FluentBundle(lang, { useIsolating: false });
    this.bundle.addResource(resource);
  }

  has(name: string): boolean {
    return this.bundle.hasMessage(name);
  }

  /** A message with its gaps filled; the name of one that is missing, so that a test can find it. */
  say(name: string, values: Values = {}): string {
    const pattern = this.bundle.getMessage(name)?.value;
    return pattern ? this.bundle.formatPattern(pattern, values, []) : name;
  }

  /** The messages whose names begin so, as `types.ts` describes them: `table-keys-title` as
   *  `.table.keys.title`. Those with gaps are functions of their values. */
  tree<Words extends object>(prefix = ""): Words {
    const known = this.trees.get(prefix);
    if (known) return known as Words;
    const root: Record<string, unknown> = {};
    for (const name of this.names) {
      if (!name.startsWith(prefix)) continue;
      const path = name.slice(prefix.length).split("-");
      const folders = path.map((part) => part.replaceAll("_", "-"));
      const last = folders.pop()!;
      let branch = root;
      for (const folder of folders) branch = (branch[folder] ??= {}) as Record<string, unknown>;
      branch[last] = this.spoken(name);
    }
    this.trees.set(prefix, root);
    return root as Words;
  }

  private spoken(name: string): string | ((values: Values) => string) {
    const pattern = this.bundle.getMessage(name)?.value ?? "";
    return typeof pattern === "string" ? pattern : (values) => this.say(name, values);
  }
}

/** What stands where no words are yet: each of them empty, with gaps or without. */
export const unspoken = new Proxy(() => "", {
  get: (_, key): unknown =>
    key === Symbol.toPrimitive || key === "toString" || key === "valueOf" ? () => "" : unspoken,
}) as object;
