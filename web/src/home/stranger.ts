import { de } from "../words/de";
import { en } from "../words/en";
import { nl } from "../words/nl";

/** Whether a name is the one given to somebody who has not said who he is, in any language. */
export function isStranger(name: string): boolean {
  return name === "" || [en, de, nl].some((words) => words.stranger === name);
}
