import { defineConfig } from "@playwright/test";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

// A real server with the page that was built, and a real Chromium: Debian's package, no download.
const port = Number(process.env["PORT"] ?? 4797);
const python = process.env["PYTHON"] ?? "../.venv/bin/python";
// The processes that run the tests read this file again, and find the folder of the first.
const folder = (process.env["E2E_FOLDER"] ??= mkdtempSync(join(tmpdir(), "deadwood-e2e-")));
const data = join(folder, "games.db");
const scenes = (process.env["SCENES"] ??= join(folder, "scenes.json"));

export default defineConfig({
  testDir: "e2e",
  fullyParallel: true,
  workers: 2,
  // What fails has failed: there is no second try. A busy machine is no failure, so nothing waits for a
  // clock but these, and they are generous. A test waits for things.
  retries: 0,
  timeout: 900_000,
  expect: { timeout: 60_000 },
  reporter: process.env["DEADWOOD_CI"] ? "line" : "list",
  use: {
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    baseURL: `http://127.0.0.1:${port}`,
    locale: "en",
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: "reduce" }, // but where motion itself is tested
    launchOptions: {
      executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
      args: ["--no-sandbox"],
    },
    trace: "retain-on-failure",
    screenshot: "only-on-failure",
  },
  webServer: {
    command: `${python} ../scripts/scenes.py ${data} > ${scenes} && exec ${python} -m deadwood serve --port ${port} --db ${data} --pace 0 --log warning`,
    url: `http://127.0.0.1:${port}/healthz`,
    timeout: 120_000,
  },
});
