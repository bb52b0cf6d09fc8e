// The page's own state, made once. Components take it from here; tests make their own of the classes.

import { Api } from "../wire/api";
import { Notices } from "./notices.svelte";
import { Router } from "./router.svelte";
import { Session } from "./session.svelte";
import { Settings } from "./settings.svelte";
import { RulesStore, WordsStore } from "./words.svelte";

export const settings = new Settings();
export const api = new Api(() => settings.lang);
export const router = new Router();
export const session = new Session(api);
export const words = new WordsStore(api);
export const rules = new RulesStore(api);
export const notices = new Notices();

/** Do something that may be refused, and say so if it is. Whether it worked. */
export async function attempt(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    notices.problem(error, words.page.common.unreachable);
    return false;
  }
}
