/** Every view on paper: what was found, all of it, and nothing that is operated. */
import type { Page } from "@playwright/test";
import { choose, essays, expect, file, pairLink, pairTable, test, words } from "./page.ts";

/** Words of the page's controls, none of which belongs on paper. */
const CONTROLS = ["Choose files", "Remove all", "Find pairs", "Settings", "Keep my work", "Language", "Shortcuts"];

/** What a printer is given, as text; printing is begun as the browser begins it. */
async function sheet(page: Page): Promise<string> {
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  const text = await page.locator("body").innerText();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wide).toBeLessThanOrEqual(0);
  for (const control of CONTROLS) expect(text).not.toContain(control);
  return text;
}

async function backOnScreen(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await page.emulateMedia({ media: null });
}

test("a list is printed with all its rows, wherever it was scrolled to", async ({ lookalike: page }) => {
  const text = words(3, 60);
  const files = Array.from({ length: 24 }, (_, i) => file(`copy-${i}.txt`, `${text} ${words(i + 10, 6)}`));
  await choose(page, files);
  await expect(pairTable(page)).toBeVisible();
  const before = await pairTable(page).getByRole("row").count();
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.evaluate(() => scrollTo(0, 3000));
  expect((await sheet(page)).match(/copy-\d+\.txt[\s\S]*?copy-\d+\.txt/g)).toHaveLength(276);
  await backOnScreen(page);
  await expect.poll(() => pairTable(page).getByRole("row").count()).toBeLessThan(100);
  expect(before).toBeLessThan(100);
  await page.getByRole("link", { name: /Documents/ }).click();
  await expect(page.getByRole("table", { name: "Documents" })).toBeVisible();
  expect(await sheet(page)).toContain("copy-23.txt");
});

test("both texts of a pair are printed whole", async ({ lookalike: page }) => {
  const long = words(7, 3000).replaceAll(/((?:\S+ ){40})/g, "$1\n");
  await choose(page, [...essays, file("long.txt", `${long} the very end`), file("part.txt", words(7, 300))]);
  await pairLink(page, "long.txt", "part.txt").click();
  await expect(page.getByRole("region", { name: "long.txt" })).toBeVisible();
  await page.getByRole("button", { name: "Confirmed" }).click();
  const printed = await sheet(page);
  expect(printed).toContain("the very end");
  expect(printed).toContain("Review: Confirmed");
  expect(printed).not.toContain("Add a note");
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll(".panes__scroller")].map((text) => text.scrollHeight - text.clientHeight),
  );
  expect(Math.max(...cut)).toBeLessThanOrEqual(1);
});
