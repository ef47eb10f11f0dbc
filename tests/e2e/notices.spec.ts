/** Notices at the top of the window: that work is not saved, and questions. They are seen over texts, too, and hide none. */
import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { faultsOf } from "./axe.ts";
import { back, choose, drop, essays, expect, file, pairLink, type TestFile, test, words } from "./page.ts";

const WINDOWS = [
  { width: 1280, height: 860 },
  { width: 360, height: 640 },
];

const keepButton = (page: Page) => page.getByRole("button", { name: "Keep my work on this device" });
const text = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

async function openPair(page: Page): Promise<void> {
  await pairLink(page, "ann.txt", "bob.txt").click();
  await expect(text(page, "ann.txt")).toBeVisible();
}

/** Expects a notice to be on screen, and a view to begin below it once the window is scrolled to its top. */
async function expectAbove(page: Page, notice: Locator): Promise<void> {
  await expect(notice).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => scrollTo(0, 0));
  await expect(notice).toBeInViewport({ ratio: 1 });
  const bottom = async (): Promise<number> => {
    const box = await notice.boundingBox();
    return box ? box.y + box.height : 0;
  };
  const top = async (): Promise<number> => (await page.locator(".comparison__pair-head").boundingBox())?.y ?? 0;
  await expect.poll(async () => (await top()) >= (await bottom())).toBe(true);
}

/** From now on, nothing can be written. */
function fillDisk(page: Page): Promise<void> {
  return page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
}

/** The work of a page, in a saved result. */
async function savedResult(page: Page): Promise<TestFile> {
  const panel = page.getByRole("dialog", { name: "Save or share" });
  await page.getByRole("button", { name: "Save or share" }).click();
  const downloading = page.waitForEvent("download");
  await panel.getByRole("button", { name: "Save result" }).click();
  const path = await (await downloading).path();
  await panel.getByRole("button", { name: "Close" }).click();
  return { name: "result.json", mimeType: "application/json", buffer: readFileSync(path) };
}

for (const window of WINDOWS) {
  test.describe(`in a window ${window.width} pixels wide`, () => {
    test.use({ viewport: window });

    test("that saving failed is seen over a pair and over a document, wherever these are scrolled", async ({
      lookalike: page,
    }) => {
      await choose(page, essays);
      await keepButton(page).click();
      await expect(page.getByText("3 documents are kept on this device")).toBeVisible();
      await openPair(page);
      await fillDisk(page);
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await page.keyboard.press("3");
      const failure = page.getByRole("alert").filter({ hasText: "There is not enough space on this device" });
      await expectAbove(page, failure);
      const faults = await faultsOf(page, "pair");
      await text(page, "ann.txt")
        .getByRole("link", { name: /all its matches/i })
        .click();
      // The heading of the pair has the name, too.
      await expect(page.getByRole("heading", { level: 1, name: "ann.txt", exact: true })).toBeVisible();
      await expectAbove(page, failure);
      faults.push(...(await faultsOf(page, "document")));
      expect(faults).toEqual([]);
    });

    test("what is dropped on a pair is answered there: a question, a refusal, what was added", async ({
      lookalike: page,
    }) => {
      await choose(page, essays);
      await expect(pairLink(page, "ann.txt", "bob.txt")).toBeVisible();
      const result = await savedResult(page);
      await openPair(page);
      await drop(page, [result]);
      const question = page.getByRole("alert").filter({ hasText: "This is a saved result with 3 documents." });
      await expectAbove(page, question);
      await question.getByRole("button", { name: "Keep what is here" }).click();
      await expect(page.locator("main")).toBeFocused();
      await drop(page, [{ ...result, buffer: result.buffer.subarray(0, 3000) }]);
      const refusal = page.getByRole("alert").filter({ hasText: "is cut off" });
      await expectAbove(page, refusal);
      await refusal.getByRole("button", { name: "Dismiss" }).click();
      await expect(refusal).toBeHidden();
      await drop(page, [file("zoe.txt", words(8, 80)), file("x.pdf", "%PDF-1.4"), ...essays.slice(0, 1)]);
      const added = page.getByRole("status").filter({ hasText: "1 document was added. 1 file could not be read." });
      const again = page.getByRole("status").filter({ hasText: "ann.txt" });
      await expectAbove(page, added);
      await expectAbove(page, again);
      expect(await faultsOf(page, "pair")).toEqual([]);
      await again.getByRole("button", { name: "Leave out" }).click();
      // The list shows it itself, and it is no news over the next pair.
      await back(page);
      await expect(pairLink(page, "ann.txt", "bob.txt")).toBeVisible();
      await openPair(page);
      await expect(added).toBeHidden();
    });

    test("over a pair, a second tab says that it keeps nothing, and asks once the first is closed", async ({
      lookalike: page,
      context,
      baseURL,
    }) => {
      await choose(page, essays);
      await keepButton(page).click();
      await expect(page.getByText("3 documents are kept on this device")).toBeVisible();
      const second = await context.newPage();
      await second.goto(baseURL ?? "");
      await choose(second, essays);
      await openPair(second);
      await expectAbove(second, second.getByRole("alert").filter({ hasText: "Your kept work is open in another tab" }));
      await page.close();
      await expectAbove(second, second.getByRole("alert").filter({ hasText: "Other work is kept on this device" }));
      await second.getByRole("button", { name: "Leave it unchanged" }).click();
      await expect(second.getByRole("alert")).toHaveCount(0);
      await expect(text(second, "ann.txt")).toBeVisible();
    });
  });
}

test("that saving failed is seen however far down a list is scrolled", async ({ lookalike: page }) => {
  const copied = words(99, 40);
  await choose(
    page,
    Array.from({ length: 12 }, (_, index) => file(`${index}.txt`, `${words(index, 60)}. ${copied}.`)),
  );
  await keepButton(page).click();
  await expect(page.getByText("12 documents are kept on this device")).toBeVisible();
  await fillDisk(page);
  const last = page.getByRole("table").getByRole("combobox").last();
  await last.selectOption("Confirmed");
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await expect(page.getByRole("alert").filter({ hasText: "There is not enough space" })).toBeInViewport({ ratio: 1 });
  await expect(last).toBeInViewport();
});
