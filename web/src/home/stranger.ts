import { STRANGERS } from "../words/names";

/** Whether somebody has not said yet who he is; he may have come in another language. */
export function isStranger(name: string): boolean {
  return name === "" || Object.values(STRANGERS).includes(name);
}
