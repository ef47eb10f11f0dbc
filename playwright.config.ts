import { existsSync, readFileSync } from "node:fs";
import { defineConfig } from "@playwright/test";
// In every worker before any test: a decoder that is kept would be that of whichever test came first.
import "./cli/windows-1252.ts";
import { inFirefox, mendDriver, onlyInChromium } from "./tests/e2e/firefox.ts";

mendDriver();

/**
 * Four projects: `lint` reads the sources, `unit` runs pure functions without a browser (Playwright's runner is here because it
 * reads TypeScript), `page` drives the built site, served as it will be hosted, in the system's Chromium (its headless shell where
 * there is one, tools/browsers.mjs), `firefox` in the system's Firefox.
 */
const port = Number(process.env["LOOKALIKE_TEST_PORT"] ?? 4179);
const served = !process.argv.some((argument) => /^--project=(?:lint|unit)$/.test(argument));
const firefox = [process.env["LOOKALIKE_FIREFOX"], "/usr/bin/firefox", "/usr/bin/firefox-esr"].find(
  (path) => path !== undefined && existsSync(path),
);
const chromium = [
  process.env["LOOKALIKE_CHROMIUM"],
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
].find((path) => path !== undefined && existsSync(path));

/** The flags that the engine's own browser tests use, too. */
const driver = JSON.parse(readFileSync(new URL("webdriver.json", import.meta.url), "utf8")) as {
  "goog:chromeOptions": { args: string[] };
};
const flags = driver["goog:chromeOptions"].args;

/** A folder for the files of each project: a run begins by emptying those of its own, and others may run beside it. */
const named = (name: string) => ({ name, outputDir: `target/playwright/${name}` });

const page = {
  baseURL: `http://localhost:${port}/`,
  locale: "en-GB",
  viewport: { width: 1280, height: 860 },
} as const;

export default defineConfig({
  testDir: "tests",
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env["CI"]),
  // A test that is unsure of itself is mended, not tried again. Times are long, for machines that run tests are busy.
  retries: 0,
  reporter: [["list"]],
  timeout: 240_000,
  expect: { timeout: 60_000 },
  projects: [
    { ...named("lint"), testDir: "tests/lint", testMatch: "*.spec.ts" },
    { ...named("unit"), testDir: "tests/unit" },
    {
      ...named("page"),
      testDir: "tests/e2e",
      use: {
        ...page,
        // Requests that a service worker answers are seen by no test; tests/e2e/offline.spec.ts is about it.
        serviceWorkers: "block",
        launchOptions: {
          ...(chromium === undefined ? {} : { executablePath: chromium }),
          args: ["--disable-gpu", ...flags],
        },
      },
    },
    {
      ...named("firefox"),
      testDir: "tests/e2e",
      testMatch: [...inFirefox],
      grepInvert: [...onlyInChromium],
      use: {
        ...page,
        browserName: "firefox",
        channel: "moz-firefox",
        // As above. It would copy the whole page for each test, too.
        serviceWorkers: "block",
        launchOptions: {
          ...(firefox === undefined ? {} : { executablePath: firefox }),
          // On a busy machine scripts take long, and Firefox would end them.
          firefoxUserPrefs: { "dom.max_script_run_time": 0, "dom.max_chrome_script_run_time": 0 },
        },
      },
    },
  ],
  ...(served
    ? {
        globalSetup: "./tests/e2e/this-build.ts",
        webServer: {
          command: `node tools/serve.mjs --port ${port}`,
          url: `http://localhost:${port}/`,
          reuseExistingServer: !process.env["CI"],
          timeout: 60_000,
        },
      }
    : {}),
});
