import type { Language } from "../wire/types";

/** What each language calls itself. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  de: "Deutsch",
  nl: "Nederlands",
};
