import { choose, documentRow, expect, file, highlighted, openSettings, pairLink, test, words } from "./page.ts";

const copied = words(7, 120);
const lookAlike = copied.replaceAll("a", "а").replaceAll("o", "о");
const invisible = copied.replaceAll("e", "e\u200b");
const spaced = copied
  .split(" ")
  .map((word) => [...word].join(" "))
  .join(" ");

test.describe("disguised texts", () => {
  test.beforeEach(async ({ lookalike: page }) => {
    await choose(page, [
      file("plain.txt", `${words(1, 40)} ${copied}`),
      file("letters.txt", lookAlike),
      file("hidden.txt", invisible),
      file("spaced.txt", spaced),
    ]);
    await expect(page.getByText("6 pairs compared exactly")).toBeVisible();
  });

  test("are found, and marked in the list and among the documents", async ({ lookalike: page }) => {
    for (const name of ["letters.txt", "hidden.txt", "spaced.txt"]) {
      const link = pairLink(page, "plain.txt", name);
      await expect(link).toBeVisible();
      await expect(link.getByText("hidden tricks")).toHaveCount(1);
    }
    await page.getByRole("link", { name: /^Documents/ }).click();
    await expect(documentRow(page, "letters.txt")).toContainText(
      /\d+ look-alike letters of other scripts, compared as the letters they look like\./,
    );
    await expect(documentRow(page, "hidden.txt")).toContainText(/\d+ invisible characters in words/);
    await expect(documentRow(page, "spaced.txt")).toContainText(/\d+ letters spaced out\. They are compared as words/);
    await expect(documentRow(page, "plain.txt")).not.toContainText("compared");
    await page.getByRole("link", { name: /^Authors/ }).click();
    await expect(page.getByRole("columnheader", { name: "Hidden tricks" })).toBeVisible();
  });

  test("show what hides their words, and what the pair would come to without repair", async ({ lookalike: page }) => {
    await pairLink(page, "plain.txt", "letters.txt").click();
    const note = page.getByRole("note", { name: "Hidden tricks" });
    await expect(note).toContainText(/letters.txt contains \d+ look-alike letters of another script/);
    await expect(note).toContainText(/\d+% similar as a reader sees the texts; <?\d+% if the tricks are left in/);
    const marked = async () => (await highlighted(page, /^obfuscated$/))[0] ?? [];
    await expect.poll(async () => (await marked()).length).toBeGreaterThan(20);
    expect(new Set(await marked())).toEqual(new Set(["а", "о"]));

    await page.keyboard.press("h");
    await expect(page.getByRole("complementary", { name: "Details" }).getByText(/^1 of \d+$/)).toBeVisible();
    await expect.poll(() => highlighted(page, /^obfuscated-chosen$/)).toEqual([[(await marked())[0]], []]);
    await page.getByRole("button", { name: "Next hidden trick" }).click();
    await expect(page.getByText(/^2 of \d+$/)).toBeVisible();
    await page.keyboard.press("Shift+H");
    await expect(page.getByRole("complementary", { name: "Details" }).getByText(/^1 of \d+$/)).toBeVisible();

    await page.getByRole("checkbox", { name: "Mark hidden tricks" }).uncheck();
    await expect.poll(() => highlighted(page, /^obfuscated(-chosen)?$/)).toEqual([[], []]);
  });

  test("stay disguised where repair is switched off", async ({ lookalike: page }) => {
    await openSettings(page);
    await page.getByRole("checkbox", { name: "Detect hidden tricks" }).uncheck();
    // What is not disguised still matches: the words without the letters that were changed.
    await expect(page.getByText(/Changed: detect hidden tricks yes → no/)).toBeVisible();
    await expect(page.locator(".pairs__disguise-mark")).toHaveCount(0);
    await expect(pairLink(page, "plain.txt", "spaced.txt")).toHaveCount(0);
  });
});

test("several workers see through evenly spaced letters as one does", async ({ page }) => {
  await page.goto("./?workers=2");
  await choose(page, [file("plain.txt", copied), file("spaced.txt", spaced)]);
  await expect(page.getByRole("region", { name: "Scores" })).toContainText(
    /^plain\.txt 120 matched words, 100% of its 120 words/,
  );
  await expect(page.getByRole("note", { name: "Hidden tricks" })).toContainText("120 words");
});
