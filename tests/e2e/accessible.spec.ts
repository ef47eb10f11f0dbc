/** axe-core's rules on every view, light and dark, each view looked at again after all others were visited. */
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { back, choose, essays, expect, file, openAdvanced, pairLink, pairTable, test, words } from "./page.ts";

/** What axe-core finds, each with the rule and the first element that breaks it. */
async function faults(page: Page, view: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${view}: ${id}: ${target.join(" ")}: ${failureSummary ?? ""}`),
  );
}

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test("axe-core finds nothing on any view", async ({ lookalike: page }) => {
      test.slow();
      const found = await faults(page, "empty page");
      await choose(page, [...essays, file("short.txt", words(1, 60)), file("x.pdf", "%PDF-1.4")]);
      await expect(pairTable(page)).toBeVisible();
      const visit = async (round: string): Promise<void> => {
        found.push(...(await faults(page, `pairs, ${round}`)));
        await page.getByRole("link", { name: "Groups" }).click();
        await expect(page.getByRole("group", { name: "Graph of group 1" })).toBeVisible();
        await page.getByText(/pairs? of this group/).click();
        found.push(...(await faults(page, `groups, ${round}`)));
        await page.getByRole("link", { name: "Matrix" }).click();
        await page.getByText(/numbers? as a table/).click();
        await expect(page.getByRole("table", { name: "Numbers of the matrix" })).toBeVisible();
        found.push(...(await faults(page, `matrix, ${round}`)));
        await page.getByRole("link", { name: /^People/ }).click();
        await expect(page.getByRole("table", { name: "People" })).toBeVisible();
        found.push(...(await faults(page, `people, ${round}`)));
        await page.getByRole("link", { name: /Documents/ }).click();
        await expect(page.getByRole("table", { name: "Documents", exact: true })).toBeVisible();
        found.push(...(await faults(page, `documents, ${round}`)));
        await page.getByRole("link", { name: "How it works" }).click();
        await page.getByRole("button", { name: "Count collisions" }).click();
        await expect(page.getByText(/Collisions: \d/)).toBeVisible();
        found.push(...(await faults(page, `accuracy, ${round}`)));
        await page.getByRole("link", { name: "Check a new document" }).click();
        await page.getByLabel("Text", { exact: true }).fill(words(1, 60));
        await page.getByRole("button", { name: "Check", exact: true }).click();
        await expect(page.getByRole("region", { name: "Result" })).toContainText("Too similar to add");
        found.push(...(await faults(page, `check, ${round}`)));
        await page.getByRole("link", { name: "How it works" }).click();
        await expect(page.getByRole("heading", { name: /^Lab:/ })).toBeVisible();
        const card = page.getByRole("region", { name: /Similarity by the length/ }).first();
        await card.getByRole("button", { name: /^Run/ }).click();
        await expect(card).toHaveAttribute("aria-busy", "false");
        found.push(...(await faults(page, `lab, ${round}`)));
        await page.getByRole("link", { name: /Pairs/ }).click();
        await pairLink(page, "ann.txt", "bob.txt").click();
        await expect(page.getByRole("region", { name: "ann.txt" })).toBeVisible();
        found.push(...(await faults(page, `comparison, ${round}`)));
        await page.locator("details.counted__counted > summary").click();
        await page.locator("details.keys__keys > summary").click();
        found.push(...(await faults(page, `comparison unfolded, ${round}`)));
        await back(page);
        await expect(pairTable(page)).toBeVisible();
      };
      await visit("first");
      await openAdvanced(page);
      found.push(...(await faults(page, "settings open")));
      await visit("again, settings open");
      expect(found).toEqual([]);
    });
  });
}
