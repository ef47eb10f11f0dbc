/** The Lab as a user works it, in the built site: under its policy, with its worker and its plots. */
import type { Locator, Page } from "@playwright/test";
import { choose, essays, expect, test } from "./page.ts";

const experiment = (page: Page, title: RegExp): Locator => page.getByRole("region", { name: title }).first();

async function openLab(page: Page): Promise<void> {
  await page.getByRole("link", { name: "How it works" }).click();
  await expect(page.getByRole("heading", { name: /^Lab:/ })).toBeVisible();
}

async function run(page: Page, title: RegExp): Promise<Locator> {
  const card = experiment(page, title);
  await card.getByRole("button", { name: /^Run/ }).click();
  await expect(card.getByRole("list", { name: "The papers’ claims" })).toBeVisible();
  await expect(card).toHaveAttribute("aria-busy", "false");
  return card;
}

/** How many different colours the canvas holds: an empty one has one. */
function colours(card: Locator): Promise<number> {
  return card
    .locator("canvas")
    .first()
    .evaluate((canvas: HTMLCanvasElement) => {
      const { width, height } = canvas;
      const pixels = canvas.getContext("2d")?.getImageData(0, 0, width, height).data;
      return new Set(new Uint32Array(pixels?.buffer ?? new ArrayBuffer(0))).size;
    });
}

test("the Lab is loaded only when it is opened", async ({ lookalike: page }) => {
  const lab = () =>
    page.evaluate(
      () => performance.getEntriesByType("resource").filter(({ name }) => /\/(how|lab|accuracy)-/.test(name)).length,
    );
  // What is fetched ahead is there.
  await page.waitForLoadState("networkidle");
  expect(await lab()).toBe(0);
  await openLab(page);
  expect(await lab()).toBeGreaterThan(0);
});

test("links to accuracy and to the Lab lead to their part of one place, with documents and without", async ({
  lookalike: page,
}) => {
  const lab = page.getByRole("heading", { name: /^Lab:/ });
  const go = (hash: string) =>
    page.evaluate((to) => {
      location.hash = to;
    }, hash);
  await go("#/lab");
  await expect(lab).toBeInViewport();
  await expect(page.getByRole("heading", { name: "How it works" })).toBeAttached();
  await go("#/accuracy");
  await expect(page.getByText("There is no result yet.")).toBeVisible();
  await go("#/");
  await choose(page, essays);
  await go("#/lab");
  await expect(lab).toBeInViewport();
  const tab = page.getByRole("navigation", { name: "Results" }).getByRole("link", { name: "How it works" });
  await expect(tab).toHaveAttribute("aria-current", "page");
  await go("#/accuracy");
  await expect(page.getByRole("heading", { name: "How close the estimates are" })).toBeVisible();
  const sections = page.getByRole("navigation", { name: "Sections of this page" }).getByRole("link");
  await expect(sections).toHaveCount(8);
  for (const name of ["How likely LSH is to find a pair", "Lab: the papers’ experiments"]) {
    const link = sections.filter({ hasText: name });
    await link.press("Enter");
    await expect(page.getByRole("heading", { name })).toBeInViewport();
    // Once more, from where the link is.
    await link.press("Enter");
    await expect(page.getByRole("heading", { name })).toBeInViewport();
  }
  await expect(page).toHaveURL(/#\/how\/experiments$/);
});

test("similarity against k: claims, plot and table", async ({ lookalike: page }) => {
  await openLab(page);
  const card = await run(page, /Similarity by the length/);
  await expect(card.getByText("Held here.")).toHaveCount(4);
  await expect(card.getByRole("img", { name: /^Plot: Exact similarity of all pairs/ })).toBeVisible();
  expect(await colours(card)).toBeGreaterThan(10);
  const table = card.getByRole("table", { name: "Similarity (Jaccard) by k" });
  await expect(table.getByRole("row")).toHaveCount(20);
  await expect(table.getByRole("row").nth(8)).toContainText(/^9/);
  const before = await colours(card);
  await card.getByRole("button", { name: "mean, without white space" }).click();
  await expect(card.getByRole("button", { name: "mean, without white space" })).toHaveAttribute(
    "aria-pressed",
    "false",
  );
  await expect.poll(() => colours(card)).toBeLessThan(before);
});

test("estimate against functions: every family, and P3's error", async ({ lookalike: page }) => {
  await openLab(page);
  const title = /The estimate by the number/;
  await experiment(page, title).getByLabel("Seeds").fill("40");
  const card = await run(page, title);
  await expect(card.getByText("The paper is wrong.")).toBeVisible();
  await expect(card.getByText(/k ≥ 400\. P3 continues with 1 \/ k/)).toBeVisible();
  await expect(card.getByRole("table", { name: "Estimate by number of functions" }).getByRole("row")).toHaveCount(21);
  await expect(card.getByRole("table", { name: /out of 40 seeds/ }).getByRole("row")).toHaveCount(6);
  expect(await colours(card)).toBeGreaterThan(10);
});

test("S-curves: own bands, and numbers that leave as CSV", async ({ lookalike: page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openLab(page);
  const title = /Which pairs LSH finds/;
  await experiment(page, title).getByLabel("Bands x rows").fill("6 x 14, 3x2");
  const card = await run(page, title);
  await expect(card.getByText(/is 0\.79; 0\.98 belongs to a similarity of 0\.95/)).toBeVisible();
  await expect(card.getByRole("button", { name: "3 x 2" })).toBeVisible();
  await card.getByRole("button", { name: "Copy as CSV: Probability by similarity" }).click();
  await expect(card.getByText("Copied")).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split("\r\n").slice(0, 2)).toEqual(["similarity,6 x 14,3 x 2", expect.stringMatching(/^0\.1,/)]);
});

test("a mistake stands at its field, and nothing runs with it", async ({ lookalike: page }) => {
  await openLab(page);
  const card = experiment(page, /Similarity by the length/);
  await card.getByLabel("Lengths k").fill("2, 99");
  await expect(card.getByLabel("Lengths k")).toHaveAccessibleDescription(/from 1 to 64\. “99” is not one/);
  await expect(card.getByRole("button", { name: /^Run/ })).toBeDisabled();
});

test("all run one after the other, and all are cancelled at once", async ({ lookalike: page }) => {
  await openLab(page);
  const slow = experiment(page, /Collisions by the width/);
  await slow.getByLabel("Words of the generated text").fill("20000000");
  await slow.getByRole("button", { name: /^Run/ }).click();
  await expect(slow.getByRole("progressbar")).toBeVisible();
  const quick = experiment(page, /Which pairs LSH finds/);
  await quick.getByRole("button", { name: /^Run/ }).click();
  await expect(quick.getByText("Waiting for the previous experiment")).toBeVisible();
  await slow.getByRole("button", { name: /^Cancel/ }).click();
  await expect(slow.getByText("Cancelled", { exact: true })).toBeVisible();
  await expect(quick.getByRole("table").first()).toBeVisible();
  await page.getByRole("button", { name: "Run all" }).click();
  await page.getByRole("button", { name: "Cancel all" }).click();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
});

test("the texts on the page are experimented on, and results outlive a look elsewhere", async ({ lookalike: page }) => {
  await choose(page, essays);
  await openLab(page);
  await page.getByRole("radio", { name: /The 3.texts on this page/ }).check();
  await expect(page.getByLabel(/Text to permute/)).toHaveCount(0);
  const card = await run(page, /Similarity by the length/);
  await expect(card.getByText("The 3 texts on this page: 3 pairs.")).toBeVisible();
  await page.getByRole("link", { name: /Documents/ }).click();
  await openLab(page);
  await expect(card.getByText("The 3 texts on this page: 3 pairs.")).toBeVisible();
  expect(await colours(card)).toBeGreaterThan(10);
});

for (const [colorScheme, width] of [
  ["light", 1280],
  ["dark", 360],
] as const) {
  test.describe(`${colorScheme}, ${width} wide`, () => {
    test.use({ colorScheme, viewport: { width, height: 800 } });

    test("the Lab with results is no wider than the window", async ({ lookalike: page }) => {
      await openLab(page);
      const card = await run(page, /Similarity by the length/);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
      const room = await card.locator(".lab__plot-ground").boundingBox();
      expect(room?.width).toBeLessThanOrEqual(width);
    });
  });
}

test("the Lab speaks the language that is chosen while it is open, its results too", async ({ lookalike: page }) => {
  await openLab(page);
  const lab = page.locator(".lab__lab");
  await lab.getByRole("button", { name: "Run: Which pairs LSH finds" }).click();
  await expect(lab.getByText("1 − (1 − 0.5^14)^6 is 0.00037.")).toBeVisible();
  await page.locator("#language").selectOption("Español");
  await expect(lab.getByRole("heading", { name: "Qué pares encuentra LSH" })).toBeVisible();
  await expect(lab.getByText("1 − (1 − 0,5^14)^6 es 0,00037.")).toBeVisible();
  await page.locator("#language").selectOption("Русский");
  await expect(lab.getByText("1 − (1 − 0,5^14)^6 равно 0,00037.")).toBeVisible();
  await expect(lab.getByRole("img", { name: /^График: Вероятность стать кандидатом\./ })).toBeVisible();
});

test("a Lab that could not be fetched can be tried again", async ({ page }) => {
  await page.route(/\/assets\/how-[^/]*\.js/, (route) => route.abort());
  await page.goto("./#/lab");
  await expect(page.getByRole("alert")).toContainText("could not be loaded");
  await page.unroute(/\/assets\/how-[^/]*\.js/);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: /^Lab:/ })).toBeVisible();
});
