/** What a browser fetches before a first drop can be compared, in each language: it must stay small. */
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { choose, essays, expect, pairTable, test } from "./page.ts";

/** By gzip, as hosts send it. */
const MAX_COMPRESSED_BYTES = 499_000;

/** Everything fetched so far by the page and its workers, in order, with what gzip makes of it. */
function fetchedBy(page: Page): () => { path: string; size: number }[] {
  const paths = new Set<string>();
  page.context().on("request", (request) => {
    const { pathname, protocol } = new URL(request.url());
    if (protocol !== "blob:") paths.add(pathname);
  });
  return () => [...paths].map((path) => ({ path, size: compressed(path) }));
}

/** Bytes of a file of the built page. */
function compressed(path: string): number {
  const file = new URL(`../../dist${path.endsWith("/") ? `${path}index.html` : path}`, import.meta.url);
  return gzipSync(readFileSync(file), { level: 9 }).length;
}

/** Has the rest of the page wait, as on a slow network; gives what lets it through. */
async function holdRest(page: Page): Promise<() => void> {
  let letThrough = (): void => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/\/assets\/(?:result-views|messages_\w+-result)-/, async (route) => {
    await held;
    await route.continue();
  });
  return letThrough;
}

for (const [locale, language, add] of [
  ["en-GB", "en", "Choose files"],
  ["es-ES", "es", "Elegir archivos"],
  ["ru-RU", "ru", "Выбрать файлы"],
] as const) {
  test.describe(`a browser in ${locale}`, () => {
    test.use({ locale });

    test("fetches at most 499 kB before it can compare, and no other language", async ({ page }) => {
      const fetched = fetchedBy(page);
      const letThrough = await holdRest(page);
      const restWanted = page.waitForRequest(/\/assets\/result-views-/);
      await page.goto("./");
      await expect(page.getByRole("button", { name: add, exact: true })).toBeVisible();
      // The engine is there: the rest is asked for only then.
      await restWanted;
      const all = fetched();
      const first = all.slice(
        0,
        all.findIndex(({ path }) => path.includes("/result-views-")),
      );
      const total = first.reduce((sum, { size }) => sum + size, 0);
      expect(total, JSON.stringify(first, null, 1)).toBeLessThanOrEqual(MAX_COMPRESSED_BYTES);
      const paths = first.map(({ path }) => path);
      expect(paths.filter((path) => /\/lookalike_.*\.wasm$/.test(path))).toHaveLength(1);
      expect(paths.some((path) => /\/engine-.*\.js$/.test(path))).toBe(true);
      // The service worker copies the page later.
      expect(paths.filter((path) => path.includes("/offline/"))).toEqual([]);
      expect(paths.flatMap((path) => /messages_(\w+)-/.exec(path)?.[1] ?? [])).toEqual([language]);
      letThrough();
    });
  });
}

test("files that come before the rest of the page are compared meanwhile, and the page says that it is loading", async ({
  page,
}) => {
  const letThrough = await holdRest(page);
  await page.goto("./");
  await choose(page, essays);
  await expect(page.getByText("Loading…")).toBeVisible();
  // Told to screen readers at the end of a run.
  await expect(page.locator("p[aria-live]")).toContainText("1 pair is listed.");
  await expect(pairTable(page)).toBeHidden();
  // Views that nobody has opened are fetched ahead, once the browser is idle.
  const ahead = ["comparison", "groups-view", "matrix", "check"].map((view) =>
    page.waitForRequest(new RegExp(`/assets/${view}-[\\w-]+\\.js$`)),
  );
  letThrough();
  await expect(pairTable(page)).toBeVisible();
  await Promise.all(ahead);
});

test("where the rest of the page is lost, it says so and goes on once it can be had", async ({ page }) => {
  // Its styles, too.
  await page.route(/\/assets\/result-views-/, (route) => route.abort());
  await page.goto("./");
  await choose(page, essays);
  const alert = page.getByRole("alert").filter({ hasText: "could not be loaded" });
  await expect(alert).toContainText("Your documents are still here");
  await expect(alert.getByRole("button", { name: "Reload the page" })).toBeVisible();
  await page.unroute(/\/assets\/result-views-/);
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(pairTable(page)).toBeVisible();
  await expect(page.locator(".body__tabs")).toHaveCSS("display", "flex");
});

test("where no language can be fetched, the page says what to do", async ({ page }) => {
  await page.route(/\/assets\/messages_/, (route) => route.abort());
  await page.goto("./");
  await expect(page.getByText("check your connection and reload the page")).toBeVisible();
});

test("where the page's script, or all that it needs, is missing, the page says what is needed", async ({ page }) => {
  const message = page.getByText("Lookalike has not loaded yet.");
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto("./");
  await expect(message).toBeVisible();
  // As in a sandboxed frame, which gets not even the style sheet.
  await page.route(/\/assets\//, (route) => route.abort());
  await page.reload();
  await expect(message).toBeVisible();
  await page.unroute(/\/assets\/.*\.js$/);
  await page.unroute(/\/assets\//);
  await page.reload();
  await expect(page.getByRole("main")).toBeVisible();
  await expect(message).toHaveCount(0);
});
