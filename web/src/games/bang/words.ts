// What the page says at a table of BANG!, from the game's catalogue.

import { words } from "../../state/app";
import type { BangWords } from "../../words/types";

export const said = (): BangWords => words.at("bang");
