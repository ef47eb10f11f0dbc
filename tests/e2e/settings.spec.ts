import type { Page } from "@playwright/test";
import { choose, essays, expect, file, openSettings, pairTable, test, words } from "./page.ts";

test("a changed setting runs again and says what changed", async ({ lookalike: page }) => {
  await choose(page, essays);
  await expect(pairTable(page).getByRole("row")).toHaveCount(2);
  await openSettings(page);
  await page.getByLabel("Threshold, in %").fill("95");
  await expect(page.getByRole("heading", { name: "Nothing similar found" })).toBeVisible();
  await expect(page.getByText("Changed: threshold 20 % → 95 %. 0 pairs now, 1 before.")).toBeVisible();
  await page.getByLabel("Threshold, in %").fill("20");
  await page.getByRole("radio", { name: /Any language/ }).check();
  await expect(page.getByText(/unit words → characters, shingle length 5 → 9/)).toBeVisible();
  await expect(page.getByLabel("White space")).toBeVisible();
});

test("every mistake stands at its field, all together, and results stay", async ({ lookalike: page }) => {
  await choose(page, essays);
  await expect(pairTable(page)).toBeVisible();
  await openSettings(page);
  await page.getByLabel(/Shingle length k/).fill("1.5");
  await page.getByLabel("Threshold, in %").fill("150");
  await page.getByLabel("Signature length").fill("128");
  await page.getByLabel("Bands").fill("10");
  await page.getByLabel("Rows").fill("20");
  await expect(page.getByText(/settings need correcting/).first()).toBeVisible();
  const k = page.getByLabel(/Shingle length k/);
  await expect(k).toHaveAttribute("aria-invalid", "true");
  await expect(k).toHaveAccessibleDescription(/1\.5/);
  await expect(page.getByLabel("Threshold, in %")).toHaveAccessibleDescription("expected 0 to 100 per cent, got “150”");
  await expect(page.getByText(/10 \* 20 = 200/).first()).toBeVisible();
  await expect(page.getByText("The results below are those of the last settings that were right.")).toBeVisible();
  await expect(pairTable(page)).toBeVisible();
  await k.fill("5");
  await expect(k).toHaveAttribute("aria-invalid", "false");
});

test("an empty number is a mistake, not a zero", async ({ lookalike: page }) => {
  await choose(page, essays);
  await openSettings(page);
  await page.getByLabel("Seed", { exact: true }).fill("");
  await expect(page.getByLabel("Seed", { exact: true })).toHaveAttribute("aria-invalid", "true");
});

test("a new seed is drawn into the field", async ({ lookalike: page }) => {
  await choose(page, essays);
  await expect(pairTable(page)).toBeVisible();
  await openSettings(page);
  await page.getByRole("button", { name: "Draw a new seed" }).click();
  await expect(page.getByLabel("Seed", { exact: true })).toHaveValue(/^\d{6,16}$/);
  await expect(page.getByText(/Changed: seed 1 →/)).toBeVisible();
});

test("a run can be cancelled, and run again", async ({ lookalike: page }) => {
  const files = Array.from({ length: 24 }, (_, i) => file(`long-${i}.txt`, words(i, 20_000)));
  await choose(page, essays);
  await expect(pairTable(page)).toBeVisible();
  await cancelAsSoonAsItRuns(page);
  await choose(page, files);
  await expect(page.getByText(/Cancelled/).first()).toBeVisible();
  await expect(page.getByText(/^3\sdocuments ·/)).toBeVisible();
  await page.getByRole("button", { name: "Compare again" }).click();
  await expect(page.getByText(/^27\sdocuments ·/)).toBeVisible({ timeout: 45_000 });
});

/** Clicks Cancel from within the page, in the very task in which it appears: a fast run cannot end before. */
async function cancelAsSoonAsItRuns(page: Page): Promise<void> {
  await page.evaluate(() => {
    const observer = new MutationObserver(() => {
      const working = document.querySelector(".working");
      if (!working || working.textContent?.includes("Reading the files")) return;
      observer.disconnect();
      working.querySelector("button")?.click();
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

test("pairs are filtered by name and sorted by any column", async ({ lookalike: page }) => {
  const start = words(20, 60);
  await choose(
    page,
    [60, 50, 40, 30].map((kept, i) =>
      file(`d${i}.txt`, `${start.split(" ").slice(0, kept).join(" ")} ${words(30 + i, 10)}`),
    ),
  );
  const table = pairTable(page);
  await expect(table.getByRole("row")).toHaveCount(7);
  const first = table.getByRole("row").nth(1);
  const byNames = table.getByRole("columnheader", { name: /Documents/ });
  await byNames.getByRole("button").click();
  await expect(byNames).toHaveAttribute("aria-sort", "ascending");
  await expect(first).toContainText("d0.txt");
  await expect(first).toContainText("d1.txt");
  await table.getByRole("button", { name: /Longest passage/ }).click();
  await expect(first).toContainText("50 words");
  await table.getByRole("button", { name: /Longest passage/ }).click();
  await expect(first).toContainText("30 words");
  await page.getByLabel("Filter by name").fill("d3 d2");
  await expect(table.getByRole("row")).toHaveCount(2);
  await expect(page.getByText("Showing 1 of 6 pairs above the threshold.")).toBeVisible();
});
