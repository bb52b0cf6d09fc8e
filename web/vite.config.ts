import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

// While the page is being worked on, the server runs beside it: `deadwood serve`, then `npm run dev`.
const server = process.env["SERVER"] ?? "http://127.0.0.1:4711";

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  build: {
    outDir: "../src/deadwood/server/site",
    emptyOutDir: true,
    // The server lets nothing in but files of its own: no data: fonts, no inline script or style.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: false,
    target: "es2022",
  },
  server: {
    fs: { allow: [".."] }, // the catalogues stand beside the server's own words
    // The Host stays the one that the browser sees, since the server compares it with the Origin.
    // The Host stays the page's own: the server lets in only pages of its own address.
    proxy: Object.fromEntries(
      ["/api", "/ws", "/healthz"].map((path) => [
        path,
        { target: server, changeOrigin: false, ws: path === "/ws" },
      ]),
    ),
  },
  test: {
    environment: "jsdom",
    include: ["src/**/*.test.ts"],
    setupFiles: ["src/testing/setup.ts"],
    restoreMocks: true,
    testTimeout: 300_000, // a busy machine is no failure
    hookTimeout: 300_000,
  },
});
