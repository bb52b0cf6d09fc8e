// What this person likes, on this device.

import { LANGUAGES, PORTRAITS, type Language, type Townsperson } from "../wire/types";

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];
export const MOTIONS = ["auto", "full", "less"] as const;
export type Motion = (typeof MOTIONS)[number];
/** How fast it is told what others do. */
export const TEMPOS = ["slow", "normal", "fast", "instant"] as const;
export type Tempo = (typeof TEMPOS)[number];
/** How long a great moment stays. */
export const MOMENTS = ["full", "slow", "none"] as const;
export type Moments = (typeof MOMENTS)[number];

const KEY = "deadwood.settings";

interface Kept {
  lang: Language;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  notify: boolean;
  level: string;
  face: Townsperson | null;
  tempo: Tempo;
  moments: Moments;
  harmless: boolean;
  auto: boolean;
}

export class Settings {
  lang = $state<Language>("en");
  theme = $state<Theme>("auto");
  motion = $state<Motion>("auto");
  sound = $state(false);
  notify = $state(false);
  /** The strength of bots that was chosen last. */
  level = $state("");
  /** The portrait that this person has chosen; null: the server gives one. */
  face = $state<Townsperson | null>(null);
  tempo = $state<Tempo>("normal");
  moments = $state<Moments>("full");
  /** Moves that can be taken back are made at once, without a confirmation. */
  harmless = $state(false);
  /** Where nothing can be answered, the server answers. */
  auto = $state(false);
  private deviceDark = $state(false);
  private deviceCalm = $state(false);

  constructor(
    private readonly storage: Pick<Storage, "getItem" | "setItem"> | null = browserStorage(),
    languages: readonly string[] = navigator.languages ?? [],
  ) {
    const dark = matchMedia("(prefers-color-scheme: dark)");
    const calm = matchMedia("(prefers-reduced-motion: reduce)");
    this.deviceDark = dark.matches;
    this.deviceCalm = calm.matches;
    dark.addEventListener("change", () => (this.deviceDark = dark.matches));
    calm.addEventListener("change", () => (this.deviceCalm = calm.matches));
    this.lang = firstKnown(languages);
    this.read();
  }

  get isDark(): boolean {
    return this.theme === "auto" ? this.deviceDark : this.theme === "dark";
  }

  /** Whether things stand still: no travel, no turn, no tumble. */
  get isCalm(): boolean {
    return this.motion === "auto" ? this.deviceCalm : this.motion === "less";
  }

  /** Light, dark, as the device says: one button goes round. */
  nextTheme(): void {
    this.set({ theme: this.isDark ? "light" : "dark" });
  }

  set(given: Partial<Kept>): void {
    Object.assign(this, given);
    const { lang, theme, motion, sound, notify, level, face } = this;
    const { tempo, moments, harmless, auto } = this;
    const looks = { lang, theme, motion, sound, notify, level, face };
    const kept: Kept = { ...looks, tempo, moments, harmless, auto };
    try {
      this.storage?.setItem(KEY, JSON.stringify(kept));
    } catch {
      // a browser that keeps nothing
    }
  }

  /** Put what is chosen on the page itself; call it in an effect. */
  apply(root: HTMLElement = document.documentElement): void {
    root.lang = this.lang;
    root.dataset["theme"] = this.isDark ? "dark" : "light";
    root.classList.toggle("dark", this.isDark);
    root.dataset["motion"] = this.isCalm ? "less" : "full";
  }

  private read(): void {
    let kept: unknown = null;
    try {
      kept = JSON.parse(this.storage?.getItem(KEY) ?? "null");
    } catch {
      return;
    }
    if (typeof kept !== "object" || kept === null) return;
    const found = kept as Partial<Record<keyof Kept, unknown>>;
    this.lang = oneOf(LANGUAGES, found.lang) ?? this.lang;
    this.theme = oneOf(THEMES, found.theme) ?? this.theme;
    this.motion = oneOf(MOTIONS, found.motion) ?? this.motion;
    this.sound = found.sound === true;
    this.notify = found.notify === true;
    this.face = oneOf(PORTRAITS, found.face) ?? null;
    this.tempo = oneOf(TEMPOS, found.tempo) ?? this.tempo;
    this.moments = oneOf(MOMENTS, found.moments) ?? this.moments;
    this.harmless = found.harmless === true;
    this.auto = found.auto === true;
    this.level = typeof found.level === "string" ? found.level : "";
  }
}

function oneOf<T>(all: readonly T[], value: unknown): T | undefined {
  return all.find((known) => known === value);
}

function firstKnown(languages: readonly string[]): Language {
  for (const tag of languages) {
    const found = oneOf(LANGUAGES, tag.slice(0, 2).toLowerCase());
    if (found) return found;
  }
  return "en";
}

/** The browser's own memory, or null where it lets nothing be kept. */
export function browserStorage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}
