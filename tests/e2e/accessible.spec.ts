/** axe-core's rules on every view; rarely, each view is looked at again after all others were visited. */
import type { Page } from "@playwright/test";
import { faultsOf } from "./axe.ts";
import { back, choose, essays, expect, file, openAdvanced, pairLink, pairTable, test, words } from "./page.ts";

async function expectNoFaults(page: Page, rounds: readonly string[]): Promise<void> {
  const found = await faultsOf(page, "empty page");
  await choose(page, [...essays, file("short.txt", words(1, 60)), file("x.pdf", "%PDF-1.4")]);
  await expect(pairTable(page)).toBeVisible();
  const visit = async (round: string): Promise<void> => {
    found.push(...(await faultsOf(page, `pairs, ${round}`)));
    await page.getByRole("link", { name: "Groups" }).click();
    await expect(page.getByRole("group", { name: "Graph of group 1" })).toBeVisible();
    await page.getByText(/pairs? of this group/).click();
    found.push(...(await faultsOf(page, `groups, ${round}`)));
    await page.getByRole("link", { name: "Matrix" }).click();
    await page.getByText(/numbers? as a table/).click();
    await expect(page.getByRole("table", { name: "Numbers of the matrix" })).toBeVisible();
    found.push(...(await faultsOf(page, `matrix, ${round}`)));
    await page.getByRole("link", { name: /^Authors/ }).click();
    await expect(page.getByRole("table", { name: "Authors" })).toBeVisible();
    found.push(...(await faultsOf(page, `people, ${round}`)));
    await page.getByRole("link", { name: /Documents/ }).click();
    await expect(page.getByRole("table", { name: "Documents", exact: true })).toBeVisible();
    found.push(...(await faultsOf(page, `documents, ${round}`)));
    await page.getByRole("link", { name: "How it works" }).click();
    await page.getByRole("button", { name: "Count collisions" }).click();
    await expect(page.getByText(/Collisions: \d/)).toBeVisible();
    found.push(...(await faultsOf(page, `accuracy, ${round}`)));
    await page.getByRole("link", { name: "Check a new document" }).click();
    await page.getByLabel("Text", { exact: true }).fill(words(1, 60));
    await page.getByRole("button", { name: "Check", exact: true }).click();
    await expect(page.getByRole("region", { name: "Result" })).toContainText("The rule for adding refuses it");
    found.push(...(await faultsOf(page, `check, ${round}`)));
    await page.getByRole("link", { name: "How it works" }).click();
    await expect(page.getByRole("heading", { name: /^Lab:/ })).toBeVisible();
    const card = page.getByRole("region", { name: /Similarity by the length/ }).first();
    await card.getByRole("button", { name: /^Run/ }).click();
    await expect(card).toHaveAttribute("aria-busy", "false");
    found.push(...(await faultsOf(page, `lab, ${round}`)));
    await page.getByRole("link", { name: /Pairs/ }).click();
    await pairLink(page, "ann.txt", "bob.txt").click();
    await expect(page.getByRole("region", { name: "ann.txt" })).toBeVisible();
    found.push(...(await faultsOf(page, `comparison, ${round}`)));
    await page.locator("details.comparison__counted > summary").click();
    await page.locator("details.keys__keys > summary").click();
    found.push(...(await faultsOf(page, `comparison unfolded, ${round}`)));
    await back(page);
    await expect(pairTable(page)).toBeVisible();
  };
  for (const [at, round] of rounds.entries()) {
    await visit(round);
    if (at === 0) await openAdvanced(page);
    if (at === 0) found.push(...(await faultsOf(page, "settings open")));
  }
  expect(found).toEqual([]);
}

test("axe-core finds nothing on any view", ({ lookalike: page }) => expectNoFaults(page, ["first"]));

test("axe-core finds nothing on any view that is looked at again", { tag: "@rare" }, ({ lookalike: page }) =>
  expectNoFaults(page, ["first", "again, settings open"]),
);
