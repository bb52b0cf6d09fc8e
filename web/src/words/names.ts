import type { Language } from "../wire/types";

/** What each language calls itself. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  de: "Deutsch",
  nl: "Nederlands",
};

/** What somebody is called who has not said who he is. */
export const STRANGERS: Record<Language, string> = {
  en: "Stranger",
  de: "Gast",
  nl: "Vreemdeling",
};
