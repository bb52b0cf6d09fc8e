// The page's own files, for tests that look at how it is written.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface Source {
  path: string;
  text: string;
}

/** All files below `folder` with one of these endings. */
export function sources(endings: readonly string[], folder = "src"): Source[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((file) => {
    const path = join(folder, file.name);
    if (file.isDirectory()) return sources(endings, path);
    const isWanted = endings.some((ending) => path.endsWith(ending));
    return isWanted ? [{ path, text: readFileSync(path, "utf8") }] : [];
  });
}
