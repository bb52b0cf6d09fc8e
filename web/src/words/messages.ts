// Messages in Fluent (projectfluent.org): the same files that the server and the terminal speak from.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Language } from "../wire/types";

export type Values = Record<string, string | number>;

/** The messages of a source in one language. */
export class Messages {
  private readonly bundle: FluentBundle;

  constructor(
    lang: Language,
    readonly source: string,
  ) {
    this.bundle = new FluentBundle(lang, { useIsolating: false });
    this.bundle.addResource(new FluentResource(source));
  }

  has(name: string): boolean {
    return this.bundle.hasMessage(name);
  }

  /** A message with its gaps filled; the name of one that is missing, so that a test can find it. */
  say(name: string, values: Values = {}): string {
    const pattern = this.bundle.getMessage(name)?.value;
    return pattern ? this.bundle.formatPattern(pattern, values, []) : name;
  }
}
