import type { Page } from "@playwright/test";
import { choose, essays, expect, file, openAdvanced, openSettings, pairTable, test, words } from "./page.ts";

const start = words(20, 80);
/** Six texts that begin alike, each for a shorter stretch. */
const chain = [80, 70, 60, 45, 30, 20].map((kept, i) =>
  file(`d${i}.txt`, `${start.split(" ").slice(0, kept).join(" ")} ${words(30 + i, 25)}`),
);

const openAccuracy = (page: Page) => page.getByRole("link", { name: "How it works" }).click();

test("plain words come first: how the pairs were found, and what their numbers mean", async ({ lookalike: page }) => {
  await choose(page, essays);
  await openAccuracy(page);
  const heads = page.locator("main").getByRole("heading", { level: 3 });
  await expect(heads.nth(0)).toHaveText("How these pairs were found");
  await expect(heads.nth(1)).toHaveText("What the numbers mean, and what they do not");
  await expect(page.getByText("No number says who copied from whom.")).toBeVisible();
  // A message that was not fetched would be its key.
  expect(await page.locator("main").innerText()).not.toMatch(/\b(?:report|accuracy|evidence|lab|pairs)-[a-z]+/);
  await page.getByRole("link", { name: "What the numbers mean" }).click();
  await expect(page.locator("#how-meaning")).toBeFocused();
});

test("recall and precision are measured against the exact result", async ({ lookalike: page }) => {
  await choose(page, chain);
  await openAccuracy(page);
  await expect(page).toHaveURL(/#\/how$/);
  const shown = page.getByText(/MinHash with LSH finds \d+ of these \d+ pairs: \d+% \(recall\)/);
  await expect(shown).toContainText(/The curve below predicts that it finds [\d.]+ of them \(>?\d+%\)/);
  const [, proposed = 0, above = 0, recall] =
    /finds (\d+) of these (\d+) pairs: (\d+)/.exec(await shown.innerText()) ?? [];
  expect(Number(recall)).toBe(Math.round((100 * Number(proposed)) / Number(above)));
  await expect(page.getByText(/\d+% \(precision\)/)).toBeVisible();
  await expect(page.getByText(/15 pairs were compared exactly\. With LSH alone, only \d+ of them/)).toBeVisible();
  await expect(page.getByText(/the exact similarity is within the estimate’s 95% interval/)).toBeVisible();
});

test("exact and estimated similarity are drawn against each other, with theory's band, and in numbers", async ({
  lookalike: page,
}) => {
  await choose(page, chain);
  await openAccuracy(page);
  const drawing = page.getByRole("img", { name: /^Estimated by exact similarity/ });
  await expect(drawing.locator(".accuracy__band")).toHaveCount(1);
  expect(await drawing.locator(".accuracy__spot").count()).toBeGreaterThan(3);
  const table = page.getByRole("table", { name: "Estimates by exact similarity" });
  await expect(table.getByRole("row")).toHaveCount(12);
  const pairs = await table.getByRole("row").locator("td:nth-of-type(1)").allInnerTexts();
  const [, all = ""] = /of the (\d+) listed pairs/.exec(await page.locator(".accuracy__accuracy").innerText()) ?? [];
  expect(pairs.reduce((sum, count) => sum + Number(count), 0)).toBe(Number(all));
  // With all pairs listed, all of them are in it.
  await page.getByRole("button", { name: "List every pair that shares anything" }).click();
  await expect(page.getByText(/of the 15 listed pairs/)).toBeVisible();
});

test("the curve is drawn, and its numbers stand beside it", async ({ lookalike: page }) => {
  await choose(page, essays);
  await expect(pairTable(page)).toBeVisible();
  await openAdvanced(page);
  await page.getByLabel("Layout", { exact: true }).selectOption("6 bands of 14 (84 functions)");
  await openAccuracy(page);
  await expect(page.getByText(/Each signature is cut into 6 bands of 14 rows\./)).toBeVisible();
  await expect(page.getByRole("img", { name: /Probability of becoming a candidate/ })).toBeVisible();
  const table = page.getByRole("table", { name: "Probability of becoming a candidate, by similarity" });
  await expect(table.getByRole("row")).toHaveCount(11);
  // P2 prints 0.98 for 0.9; by its own formula it is 0.79.
  await expect(table.getByRole("row").filter({ hasText: /^90/ })).toContainText(/90%\s*79%/);
  await expect(table.getByRole("row").filter({ hasText: /^70/ })).toContainText(/70%\s*4%/);
});

test("an estimated result says that there is nothing to measure it against", async ({ lookalike: page }) => {
  await choose(page, chain);
  await expect(pairTable(page)).toBeVisible();
  await openSettings(page);
  await page.getByLabel("Method").selectOption("lsh");
  await openAccuracy(page);
  await expect(page.getByText("there is no exact result to measure it against")).toBeVisible();
  await expect(page.getByText("Pairs that LSH did not propose were not compared.")).toBeVisible();
  await page.getByRole("button", { name: "Compare exactly" }).press("Enter");
  await expect(page.getByText(/\(recall\)/)).toBeVisible();
});

test("an error and a confidence decide how many functions are needed", async ({ lookalike: page }) => {
  await choose(page, essays);
  await expect(pairTable(page)).toBeVisible();
  await openAccuracy(page);
  await expect(
    page.getByText(/distribution requires \d{3} functions\. Its normal approximation requires 385 functions/),
  ).toBeVisible();
  await expect(page.getByText(/says that 20 functions suffice.* requires 400 functions\./)).toBeVisible();
  const error = page.getByLabel("Maximum error (± percentage points)");
  await error.fill("1");
  await expect(page.getByText(/more than 4,096 functions, the maximum/)).toBeVisible();
  await error.fill("0");
  await expect(page.getByText("Enter numbers above 0 and below 100.")).toBeVisible();
  await error.fill("10");
  const take = page.getByRole("button", { name: /^Use \d+ functions$/ });
  const length = /\d+/.exec(await take.innerText())?.[0];
  await take.press("Enter");
  await expect(page.getByText(`This result used ${length} functions.`)).toBeVisible();
  await expect(take).toHaveCount(0);
});

test("collisions are counted on demand, beside the number expected by chance", async ({ lookalike: page }) => {
  await choose(page, essays);
  await expect(pairTable(page)).toBeVisible();
  await openAccuracy(page);
  await page.getByRole("button", { name: "Count collisions" }).press("Enter");
  const counted = page.getByText(/shingles, \d+ of them different, with \d+ different fingerprints of 64 bits/);
  await expect(counted).toContainText(/Collisions: 0\. Expected by chance: fewer than one in a million\./);
  await openSettings(page);
  await page.locator("details.settings__advanced > summary").click();
  await page.getByLabel("Fingerprint", { exact: true }).selectOption("murmur3");
  await expect(page.getByText("These numbers are of an earlier result. Count again.")).toBeVisible();
  await page.getByRole("button", { name: "Count collisions" }).click();
  await expect(page.getByText(/different fingerprints of 32 bits/)).toBeVisible();
  const birthdays = page.getByRole("table", { name: /Different shingles until a collision/ });
  await expect(birthdays.getByRole("row").nth(1)).toContainText(/32\s*9,291/);
  await expect(birthdays.getByRole("row").nth(5)).toContainText(/64\s*608,926,881/);
});

for (const [locale, heading, found] of [
  [
    "es-ES",
    "Qué encuentra MinHash con LSH",
    /MinHash con LSH encuentra \d+ de esos \d+ pares: el \d+\s?% \(exhaustividad\)/,
  ],
  ["ru-RU", "Что находит MinHash с LSH", /MinHash с LSH находит \d+ из этих \d+ пар: \d+\s?% \(полнота\)/],
] as const) {
  test.describe(locale, () => {
    test.use({ locale });

    test(`accuracy is told in the language of ${locale}`, async ({ lookalike: page }) => {
      await page
        .locator("input[type=file]")
        .first()
        .setInputFiles([...chain]);
      await page.evaluate(() => {
        location.hash = "#/accuracy";
      });
      await expect(page.getByRole("heading", { name: heading })).toBeVisible();
      await expect(page.getByText(found)).toBeVisible();
    });
  });
}
