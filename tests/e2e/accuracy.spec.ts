import type { Page } from "@playwright/test";
import { choose, essays, expect, file, openAdvanced, openSettings, pairTable, test, words } from "./page.ts";

const start = words(20, 80);
/** Six texts that begin alike, each for a shorter stretch. */
const chain = [80, 70, 60, 45, 30, 20].map((kept, i) =>
  file(`d${i}.txt`, `${start.split(" ").slice(0, kept).join(" ")} ${words(30 + i, 25)}`),
);

const openAccuracy = (page: Page) => page.getByRole("link", { name: "Accuracy" }).click();

test("recall and precision are measured against the exact result", async ({ lookalike: page }) => {
  await choose(page, chain);
  await openAccuracy(page);
  await expect(page).toHaveURL(/#\/accuracy$/);
  const shown = page.getByText(/Of the \d+\spairs above the threshold the bands propose \d+/);
  await expect(shown).toContainText(/\d+% found \(recall\)\. The curve below lets expect [\d.]+, or >?\d+%/);
  const [, above = 0, proposed = 0, recall] = /Of the (\d+)\D+(\d+): (\d+)/.exec(await shown.innerText()) ?? [];
  expect(Number(recall)).toBe(Math.round((100 * Number(proposed)) / Number(above)));
  await expect(page.getByText(/\d+% right \(precision\)/)).toBeVisible();
  await expect(
    page.getByText(/15\spairs were compared; a search by bands alone would have looked at \d+/),
  ).toBeVisible();
  await expect(page.getByText(/the exact similarity lies within the estimate's 95% interval/)).toBeVisible();
});

test("the curve is drawn, and its numbers stand beside it", async ({ lookalike: page }) => {
  await choose(page, essays);
  await expect(pairTable(page)).toBeVisible();
  await openAdvanced(page);
  await page.getByLabel("Layout", { exact: true }).selectOption("6 groups of 14 (84 functions)");
  await openAccuracy(page);
  await expect(page.getByText(/A signature is cut into 6\sbands of 14\srows\./)).toBeVisible();
  await expect(page.getByRole("img", { name: /Chance to become a candidate/ })).toBeVisible();
  const table = page.getByRole("table", { name: "Chance to become a candidate, by similarity" });
  await expect(table.getByRole("row")).toHaveCount(11);
  // P2 prints 0.98 for 0.9; by its own formula it is 0.79.
  await expect(table.getByRole("row").filter({ hasText: /^90/ })).toContainText(/90%\s*79%/);
  await expect(table.getByRole("row").filter({ hasText: /^70/ })).toContainText(/70%\s*4%/);
});

test("an estimated run says that there is nothing to measure it against", async ({ lookalike: page }) => {
  await choose(page, chain);
  await expect(pairTable(page)).toBeVisible();
  await openSettings(page);
  await page.getByLabel("Method").selectOption("lsh");
  await openAccuracy(page);
  await expect(page.getByText("there is no exact result to measure it against")).toBeVisible();
  await expect(page.getByText("What they did not propose was not looked at.")).toBeVisible();
  await page.getByRole("button", { name: "Compare exactly" }).press("Enter");
  await expect(page.getByText(/found \(recall\)/)).toBeVisible();
});

test("an error and a confidence tell how many functions they take", async ({ lookalike: page }) => {
  await choose(page, essays);
  await expect(pairTable(page)).toBeVisible();
  await openAccuracy(page);
  await expect(
    page.getByText(/it takes \d{3}\sfunctions; by the bound that takes it for normal, 385\sfunctions/),
  ).toBeVisible();
  await expect(page.getByText(/says that 20 functions suffice.* it takes 400\sfunctions\./)).toBeVisible();
  const error = page.getByLabel("Error of at most ±, in percentage points");
  await error.fill("1");
  await expect(page.getByText(/more than 4,096 functions, the longest signature there is;/)).toBeVisible();
  await error.fill("0");
  await expect(page.getByText("Both must be numbers above 0 and below 100.")).toBeVisible();
  await error.fill("10");
  const take = page.getByRole("button", { name: /^Take signatures of \d+$/ });
  const length = /\d+$/.exec(await take.innerText())?.[0];
  await take.press("Enter");
  await expect(page.getByText(`This run used ${length}.`)).toBeVisible();
  await expect(take).toHaveCount(0);
});

test("collisions are counted on demand, beside what was to be expected", async ({ lookalike: page }) => {
  await choose(page, essays);
  await expect(pairTable(page)).toBeVisible();
  await openAccuracy(page);
  await page.getByRole("button", { name: "Count collisions" }).press("Enter");
  const counted = page.getByText(/shingles, \d+ of them different, have \d+ different numbers of 64 bits/);
  await expect(counted).toContainText(/0\scollisions\. To be expected: <0\.000001/);
  await openSettings(page);
  await page.locator("details.advanced > summary").click();
  await page.getByLabel("Fingerprint").selectOption("murmur3");
  await expect(page.getByText("This was counted for an earlier run: count again.")).toBeVisible();
  await page.getByRole("button", { name: "Count collisions" }).click();
  await expect(page.getByText(/different numbers of 32 bits/)).toBeVisible();
  const birthdays = page.getByRole("table", { name: /Different shingles until a collision/ });
  await expect(birthdays.getByRole("row").nth(1)).toContainText(/32\s*9,291/);
  await expect(birthdays.getByRole("row").nth(5)).toContainText(/64\s*608,926,881/);
});
