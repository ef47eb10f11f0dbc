import type { Page } from "@playwright/test";
import { choose, essays, expect, file, openAdvanced, openSettings, pairLink, pairTable, test, words } from "./page.ts";

test("a changed setting runs again and says what changed", async ({ lookalike: page }) => {
  await choose(page, essays);
  await expect(pairTable(page).getByRole("row")).toHaveCount(2);
  await openSettings(page);
  await page.getByLabel("Threshold, in %").fill("95");
  const changed = /Changed: threshold 20% → 95%\. 1\spair now, 1 before\./;
  await expect(page.getByText(changed)).toBeVisible();
  await page.getByLabel("Threshold, in %").fill("20");
  await page.getByLabel("Unit").selectOption("characters");
  await page.getByLabel(/^Phrase length/).fill("9");
  await expect(page.getByText(/Changed: (unit words → characters, )?phrase length 5 → 9/)).toBeVisible();
  await expect(page.getByLabel("White space")).toBeVisible();
  await expect(page.locator(".settings__settings > summary")).toContainText(
    "Your own settings · nine-character phrases",
  );
  await page.getByRole("radio", { name: /^Essays/ }).check();
  await expect(page.locator(".settings__settings > summary")).toContainText(
    "Essays · five-word phrases · pairs from 25 matched words (18 if rare) or 20% similarity",
  );
});

test("pairs of words find a reworded sentence that is too short to be told from chance", async ({
  lookalike: page,
}) => {
  await choose(page, [
    file("given.txt", "The farmer slowly drove his old grey horse across the wooden bridge to the market."),
    file("reworded.txt", "Slowly the farmer was driving an old horse over the wooden bridges towards a market."),
    file("other.txt", "Our ship left the harbour before sunrise, with neither a pilot nor a chart aboard."),
  ]);
  await expect(page.getByRole("heading", { name: "No pair stands out" })).toBeVisible();
  await openAdvanced(page);
  await page.getByLabel("Letters compared per word").fill("3");
  await page.getByLabel("Pairs of words up to this far apart").fill("40");
  await page.getByLabel("Weight of phrases").selectOption("rarity");
  await page.getByLabel("A phrase counts").selectOption("bag");
  await page.getByLabel("Threshold, in %").fill("13");
  await expect(pairLink(page, "given.txt", "reworded.txt")).toBeVisible();
  await expect(pairTable(page).getByRole("row")).toHaveCount(2);
  await pairLink(page, "given.txt", "reworded.txt").click();
  await page.getByText("How this was counted").click();
  await expect(
    page.getByText(/single words and pairs of them up to 40 apart.* Rare phrases have more points\./),
  ).toBeVisible();
});

test("every mistake stands at its field, all together, and results stay", async ({ lookalike: page }) => {
  await choose(page, essays);
  await expect(pairTable(page)).toBeVisible();
  await openAdvanced(page);
  await page.getByLabel(/^Phrase length/).fill("1.5");
  await page.getByLabel("Threshold, in %").fill("150");
  await page.getByLabel("Signature length").fill("128");
  await page.getByLabel("Bands", { exact: true }).fill("10");
  await page.getByLabel("Rows", { exact: true }).fill("20");
  await expect(page.getByText(/settings need correcting/).first()).toBeVisible();
  const k = page.getByLabel(/^Phrase length/);
  await expect(k).toHaveAttribute("aria-invalid", "true");
  await expect(k).toHaveAccessibleDescription(/^Enter a whole number from 1 to 64\./);
  await expect(page.getByLabel("Threshold, in %")).toHaveAccessibleDescription(/^Enter a number from 0 to 100\./);
  await expect(
    page.getByText(/^Bands times rows is 200, more than the signature length of 128\./).first(),
  ).toBeVisible();
  await expect(page.getByText("The results below are from your last valid settings.")).toBeVisible();
  await expect(pairTable(page)).toBeVisible();
  // What is on screen was not made with these settings, which would be saved beside it.
  await page.getByRole("button", { name: "Save or share the result" }).click();
  await expect(page.getByText("The documents or settings have changed since the last comparison.")).toBeVisible();
  await page.keyboard.press("Escape");
  await k.fill("5");
  await expect(k).toHaveAttribute("aria-invalid", "false");
});

test("every parameter of the engine can be set, and what was set is named", async ({ lookalike: page }) => {
  await choose(page, essays);
  await expect(pairTable(page)).toBeVisible();
  await openAdvanced(page);
  const changes: [label: string, value: string, words: string][] = [
    ["A phrase counts", "bag", "counting of phrases once per document (set) → each time it occurs (bag)"],
    ["Fingerprint", "crc32", "fingerprint rolling sum, 64 bits → CRC, 32 bits"],
    ["Hash family", "jenkins", "hash family one-permutation hashing → Jenkins’ 96-bit mix"],
    ["Band hash", "vector", "band hash 64-bit mix → hash of a vector"],
    ["Method", "signatures", "method all pairs, exactly → all pairs, estimated (MinHash)"],
    ["Measure of similarity", "sorensen", "similarity measure share of all phrases (Jaccard) → Sørensen–Dice"],
  ];
  for (const [label, value, words] of changes) {
    await page.getByLabel(label).selectOption(value);
    await expect(page.getByText(`Changed: ${words}`)).toBeVisible();
  }
  const numbers: [label: string, value: string, words: string][] = [
    ["Maximum documents with a phrase", "2", "maximum documents with a phrase any number → 2"],
    ["Letters compared per word", "4", "letters compared per word all → 4"],
    ["Pairs of words up to this far apart", "10", "distance within word pairs none → 10"],
    ["Signature length", "64", "signature length 128 → 64"],
    ["Cost of a missed pair", "0.5", "cost of a missed pair 0.9 → 0.5"],
    ["Maximum pairs listed", "7", "maximum pairs listed 100,000 → 7"],
    ["Maximum pairs per document", "3", "maximum pairs per document 1,000 → 3"],
    ["Memory limit, in MB", "512", "memory limit 4,096 MB → 512 MB"],
  ];
  for (const [label, value, words] of numbers) {
    await page.getByLabel(label).fill(value);
    await expect(page.getByText(new RegExp(`Changed: .*${words}`))).toBeVisible();
  }
});

test("supershingles are layouts by name, and other values are nobody's", async ({ lookalike: page }) => {
  await choose(page, essays);
  await expect(pairTable(page)).toBeVisible();
  await openAdvanced(page);
  const layout = page.getByLabel("Layout", { exact: true });
  await expect(layout).toHaveValue("automatic");
  await layout.selectOption("6 bands of 14 (84 functions)");
  await expect(page.getByLabel("Signature length")).toHaveValue("84");
  await expect(page.getByLabel("Bands", { exact: true })).toHaveValue("6");
  await expect(page.getByLabel("Rows", { exact: true })).toHaveValue("14");
  await expect(page.getByText(/Changed: signature length 128 → 84, bands \d+ → 6, rows \d+ → 14\./)).toBeVisible();
  await page.getByLabel("Rows", { exact: true }).fill("7");
  await expect(layout.locator("option:checked")).toHaveText("as entered below");
  await layout.selectOption("chosen by the threshold");
  await expect(page.getByLabel("Rows", { exact: true })).toHaveValue("");
});

test("every field says in a sentence what it is for, and its mistake with it", async ({ lookalike: page }) => {
  await choose(page, essays);
  await openAdvanced(page);
  const memory = page.getByLabel("Memory limit, in MB");
  await expect(memory).toHaveAccessibleDescription(/becomes less exact/);
  await memory.fill("0");
  await expect(memory).toHaveAttribute("aria-invalid", "true");
  await expect(memory).toHaveAccessibleDescription(/1 to 16,777,216\..*becomes less exact/);
  // What is wrong cannot be folded away.
  await page.locator("details.settings__settings > summary").click();
  await expect(memory).toBeVisible();
});

test("estimates are called estimates wherever they stand", async ({ lookalike: page }) => {
  await choose(page, essays);
  await expect(page.getByText("compared exactly")).toBeVisible();
  await openSettings(page);
  await page.getByLabel("Threshold, in %").fill("5");
  await page.getByLabel("Method").selectOption("lsh");
  await expect(page.getByText(/pairs searched \(LSH\) and \d+ likely pairs? estimated in/)).toBeVisible();
  await expect(
    page.getByText(/All similarities here are estimates, not exact counts \(MinHash signatures of 128 values\)/),
  ).toBeVisible();
  await expect(pairTable(page).getByRole("columnheader", { name: "≈ Similarity" })).toBeVisible();
  await expect(pairTable(page).getByRole("row").nth(1)).toContainText(/≈\s\d+%/);
  await pairTable(page).getByRole("link").first().click();
  await page.getByText("How this was counted").click();
  await expect(page.getByRole("complementary", { name: "Details" })).toContainText(
    "estimated from signatures (MinHash), not counted",
  );
});

test("a mistake stays in sight where its field would not be shown, and decimals are typed with a comma", async ({
  lookalike: page,
}) => {
  await choose(page, essays);
  await expect(pairTable(page)).toBeVisible();
  await openAdvanced(page);
  const least = page.getByLabel("Matched words, at least");
  await least.fill("0");
  await expect(least).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel("List pairs by matched words").uncheck();
  await expect(least).toHaveAttribute("aria-invalid", "true");
  await least.fill("25");
  await expect(least).toBeHidden();
  await page.getByLabel("Threshold, in %").fill("12,5");
  await expect(page.getByText(/Changed: .*threshold 20% → 12\.5%/)).toBeVisible();
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
      const working = document.querySelector(".run-status__working");
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
  await expect(first).toContainText(/5\d\swords/);
  await table.getByRole("button", { name: /Longest passage/ }).click();
  await expect(first).toContainText(/[23]\d\swords/);
  await page.getByLabel("Find pairs").fill("d3 d2");
  await expect(table.getByRole("row")).toHaveCount(2);
  await expect(page.getByText(/^Showing 1 of 6\spairs\.$/)).toBeVisible();
});
