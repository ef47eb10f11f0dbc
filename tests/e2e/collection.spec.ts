/** Collections on this device: kept, compared with, checked against, carried to another browser, and never lost halfway. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { writeCollectionFile } from "../../www/collection/collection-file.ts";
import type { CollectedDocument } from "../../www/collection/collection-storage.ts";
import { metadataOf } from "../../www/collection/document-metadata.ts";
import { message } from "../../www/i18n/message.ts";
import { faultsOf } from "./axe.ts";
import {
  back,
  choose,
  documentRow,
  drop,
  essays,
  expect,
  file,
  pairLink,
  pairTable,
  test,
  unpackable,
  words,
} from "./page.ts";

/** The 40 words that the first two essays share, and 48 more of the first one. */
const copied = essays[0]?.buffer.toString().split(" ").slice(0, 88).join(" ") ?? "";
/** A text of its own, but for 88 words. */
const newText = `${words(71, 300)}. ${copied}. ${words(72, 300)}`;

const archive = (page: Page, name: string) => page.getByRole("article", { name });
const outcome = (page: Page) => page.getByRole("region", { name: "Result" });
const shared = (page: Page) =>
  page.getByRole("list", { name: "Documents with shared passages, most matched words first" });

async function keep(page: Page, name: string, documents = 3): Promise<void> {
  await page.getByRole("link", { name: "Collections", exact: true }).click();
  await page.getByLabel("Name of the new collection").fill(name);
  const button = page.getByRole("button", { name: `Keep these ${documents} documents` });
  await button.press("Enter");
  await expect(page.getByText(`${documents} documents were kept in ${name}.`)).toBeVisible();
  await expect(button).toBeFocused();
}

async function switchOn(page: Page, name: string): Promise<void> {
  await archive(page, name).getByLabel("Compare new documents with this collection").check();
}

async function check(page: Page, text: string, name: string): Promise<void> {
  await page.getByRole("textbox", { name: /^Name/ }).fill(name);
  await page.getByLabel("Text", { exact: true }).fill(text);
  await page.getByRole("button", { name: "Check", exact: true }).click();
}

/** A browser with a profile of its own that outlasts it, for what is to survive closing it. */
async function withProfile(work: (start: () => Promise<[BrowserContext, Page]>) => Promise<void>): Promise<void> {
  const { launchOptions, baseURL } = test.info().project.use;
  const profile = mkdtempSync(join(tmpdir(), "lookalike-archive-"));
  try {
    await work(async () => {
      const context = await chromium.launchPersistentContext(profile, { ...launchOptions, serviceWorkers: "block" });
      const page = await context.newPage();
      await page.goto(baseURL ?? "");
      return [context, page];
    });
  } finally {
    rmSync(profile, { recursive: true, force: true });
  }
}

test("deleting the kept work leaves the collections, and says so", async ({ lookalike: page }) => {
  await choose(page, essays);
  await keep(page, "Spring 2026");
  await page.getByRole("button", { name: "Keep my work on this device" }).click();
  await expect(page.getByRole("region", { name: "Your work" })).toContainText("3 documents are kept on this device");
  await page.getByRole("button", { name: "Delete my kept work" }).click();
  await expect(page.locator(".line", { hasText: "Your kept work was deleted" })).toContainText(
    "Collections stay on this device until you delete them.",
  );
  await page.reload();
  await expect(archive(page, "Spring 2026")).toBeVisible();
});

test("an archive is there after the browser was closed, and a new text is checked against it by its passages", async () => {
  await withProfile(async (start) => {
    const [first, page] = await start();
    await choose(page, essays);
    await keep(page, "Spring 2026");
    await switchOn(page, "Spring 2026");
    await expect(
      page.getByText("3 documents on this page are also in this collection and are not compared with themselves."),
    ).toBeVisible();
    await first.close();

    const [second, again] = await start();
    await expect(again.getByText(/Your collections hold 3 documents\./)).toBeVisible();
    await again.getByRole("link", { name: "check a new document" }).click();
    await expect(again.getByRole("checkbox", { name: "Spring 2026, 3 documents" })).toBeChecked();
    // Similarity of whole texts sees nothing in it: 88 of some 700 words.
    await check(again, newText, "late");
    // That none is similar as a whole would seem to deny the passages.
    await expect(outcome(again)).not.toContainText("No document is at least 20% similar to the new one.");
    await expect(outcome(again)).toContainText("late shares text with 2 of 3");
    await expect(outcome(again)).toContainText("88 of its 688 words match ann.txt · Spring 2026.");
    await expect(shared(again).getByRole("listitem").first()).toContainText(
      "88 matched words: 13% of the new document’s words, 88% of this document’s.",
    );
    await shared(again).getByText("Show the passages").first().click();
    const quotes = shared(again).getByRole("figure");
    await expect(quotes).toHaveCount(2);
    const [mine, theirs] = await quotes.locator("blockquote").allTextContents();
    expect(mine?.split(" ").length).toBeGreaterThanOrEqual(88);
    expect(mine).toBe(theirs);

    await again.getByRole("button", { name: "Add to the collection Spring 2026" }).click();
    await expect(again.getByText("late was added to the collection Spring 2026.")).toBeVisible();
    await check(again, newText, "later");
    await expect(outcome(again)).toContainText(
      "The rule for adding refuses it. It is 100% similar to late · Spring 2026.",
    );
    await check(again, words(555, 300), "fresh");
    await expect(outcome(again)).toContainText(
      "fresh has no match. No document shares more with it than chance explains, and none is at least 20% similar.",
    );
    await second.close();

    const [third, last] = await start();
    await expect(last.getByText(/Your collections hold 4 documents\./)).toBeVisible();
    await third.close();
  });
});

test("new documents are compared with an archive as they come, and with nothing once it is off", async ({
  lookalike: page,
  context,
}) => {
  await choose(page, essays);
  await keep(page, "Spring 2026");
  await switchOn(page, "Spring 2026");
  const next = await context.newPage();
  await next.goto(page.url().replace(/#.*/, ""));
  await choose(next, [file("zoe.txt", newText)]);
  await next.getByRole("link", { name: /^Pairs/ }).click();
  await expect(pairLink(next, "zoe.txt", "ann.txt · Spring 2026")).toBeVisible();
  await expect(next.getByText(/^4\sdocuments \(1\ssubmission, 3\sfrom collections\)/)).toBeVisible();
  // Those that are not from collections are counted on the tab, and listed there.
  await expect(next.getByRole("link", { name: /^Documents/ })).toHaveText(/^Documents 1\s*$/);
  await pairLink(next, "zoe.txt", "ann.txt · Spring 2026").click();
  await expect(next.getByRole("heading", { level: 1 })).toContainText(["zoe.txt"]);
  await expect(next.getByRole("region", { name: "ann.txt · Spring 2026" })).toBeVisible();
  await back(next);
  // The other tab hears of it.
  await archive(page, "Spring 2026").getByLabel("Compare new documents with this collection").uncheck();
  await expect(next.getByRole("heading", { name: "One document is here" })).toBeVisible();
  await expect(pairTable(next)).toHaveCount(0);
  // While a tab writes, it stays off in all others, and so do the boxes.
  await next.evaluate(async () => {
    const name = `lookalike ${new URL(".", document.baseURI).pathname} (archives)`;
    await new Promise<void>((held) => {
      void navigator.locks.request(name, () => {
        held();
        return new Promise(() => {});
      });
    });
  });
  const boxes = [
    archive(page, "Spring 2026").getByLabel("Compare new documents with this collection"),
    page.getByRole("checkbox", { name: /Spring 2026/ }),
  ];
  for (const box of boxes) {
    await box.click();
    await expect(page.getByText("Another tab is changing the collections")).toBeVisible();
    await expect(box).not.toBeChecked();
    await page
      .getByRole("link", { name: /^Check/ })
      .first()
      .click();
  }
  // The message is about that attempt: it is gone once the view was left.
  await page.getByRole("link", { name: /^Pairs/ }).click();
  await expect(pairTable(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("checkbox", { name: /Spring 2026/ })).not.toBeChecked();
  await expect(page.getByText("Another tab is changing the collections")).toHaveCount(0);
});

test("an archive goes to another browser as a file; a damaged one changes nothing", async ({
  lookalike: page,
  browser,
  baseURL,
}) => {
  await choose(page, essays);
  await keep(page, "Essays / spring: 2026");
  const downloading = page.waitForEvent("download");
  const exporting = page.getByRole("button", { name: "Export as a file" });
  await exporting.press("Enter");
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("Essays   spring  2026.lookalike-archive");
  await expect(page.getByText(/^Essays \/ spring: 2026 was exported as /)).toBeVisible();
  await expect(exporting).toBeFocused();
  const bytes = readFileSync(await download.path());

  const other = await browser.newContext({ baseURL: baseURL ?? "", locale: "en-GB", serviceWorkers: "block" });
  const there = await other.newPage();
  await there.goto("./#/archive");
  const open = async (name: string, buffer: Buffer): Promise<void> => {
    const chooser = there.waitForEvent("filechooser");
    await there.getByRole("button", { name: "Open a collection file" }).click();
    await (await chooser).setFiles({ name, mimeType: "", buffer });
  };
  await open("cut.lookalike-archive", bytes.subarray(0, bytes.length - 50));
  await expect(
    there.getByText("cut.lookalike-archive was not opened. The file is incomplete: its end is missing."),
  ).toBeVisible();
  await open("edited.lookalike-archive", Buffer.from(bytes.toString().replace("ann.txt", "eva.txt")));
  await expect(there.getByText(/edited.* was not opened\. The file was damaged or edited/)).toBeVisible();
  await open("essay.txt", Buffer.from("no archive"));
  await expect(there.getByText("It is not a collection file of Lookalike.")).toBeVisible();
  await open("new.lookalike-archive", Buffer.from(bytes.toString().replace('"format":1', '"format":2')));
  await expect(there.getByText("It was made by a newer version of Lookalike.")).toBeVisible();
  await expect(there.getByText("There is no collection yet.")).toBeVisible();
  await open("whole.lookalike-archive", bytes);
  await expect(there.getByText("Essays / spring: 2026 was added, with 3 documents.")).toBeVisible();
  await switchOn(there, "Essays / spring: 2026");
  await there.getByRole("link", { name: "Check a new document" }).click();
  await check(there, newText, "late");
  await expect(outcome(there)).toContainText("88 of its 688 words match ann.txt · Essays / spring: 2026.");
  await other.close();
});

test("on a page without documents, opening a collection shows its progress and can be cancelled", async ({
  lookalike: page,
}) => {
  await page.goto("./#/archive");
  // The file comes late.
  await page.evaluate(() => {
    const { stream } = Blob.prototype;
    const released = new Promise((resolve) => addEventListener("released", resolve, { once: true }));
    Blob.prototype.stream = function () {
      return stream.call(this).pipeThrough(new TransformStream({ start: async () => void (await released) }));
    };
  });
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Open a collection file" }).click();
  await (await chooser).setFiles(file("articles.lookalike-archive", await large(3)));
  await expect(page.getByText(/^0\sdocuments written/)).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.evaluate(() => dispatchEvent(new Event("released")));
  await expect(page.getByRole("button", { name: "Open a collection file" })).toBeEnabled();
  await expect(page.getByText("There is no collection yet.")).toBeVisible();
});

test("an archive is renamed, its documents are removed and put back, and it is deleted after a question", async ({
  lookalike: page,
}) => {
  await choose(page, essays);
  await keep(page, "Spring");
  const one = archive(page, "Spring");
  await one.getByText("Documents", { exact: true }).click();
  const list = page.getByRole("list", { name: "Documents in Spring" });
  await expect(list.getByRole("listitem")).toHaveCount(3);
  await one.getByRole("button", { name: "Remove bob.txt" }).click();
  await expect(page.getByText("bob.txt was removed from Spring.")).toBeVisible();
  await expect(one.getByRole("button", { name: "Remove eve.txt" })).toBeFocused();
  await expect(list.getByRole("listitem")).toHaveCount(2);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("bob.txt is back.")).toBeVisible();
  await expect(page.locator("main")).toBeFocused();
  await expect(list.getByRole("listitem")).toHaveCount(3);

  await keep(page, "Autumn");
  await one.getByRole("button", { name: "Rename" }).click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("textbox", { name: "New name of Spring" })).toHaveCount(0);
  await expect(one.getByRole("button", { name: "Rename" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.getByRole("textbox", { name: "New name of Spring" }).fill("Autumn");
  await page.keyboard.press("Enter");
  await expect(page.getByText("There is already a collection called Autumn.")).toBeVisible();
  await page.getByRole("textbox", { name: "New name of Spring" }).fill("Summer");
  await page.keyboard.press("Enter");
  await expect(archive(page, "Summer").getByRole("button", { name: "Rename" })).toBeFocused();

  await archive(page, "Summer").getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByRole("button", { name: "Keep it", exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(archive(page, "Summer").getByRole("button", { name: "Delete", exact: true })).toBeFocused();
  for (const name of ["Summer", "Autumn"]) {
    await archive(page, name).getByRole("button", { name: "Delete", exact: true }).click();
    await page.getByRole("button", { name: "Delete it" }).click();
    await expect(page.getByText(`${name} was deleted.`)).toBeVisible();
    await expect(page.locator("main")).toBeFocused();
  }
  await expect(page.getByText("There is no collection yet.")).toBeVisible();
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
});

test("where the disk is full that is said, and the archives stay whole", async ({
  lookalike: page,
  context,
  baseURL,
}) => {
  const session = await context.newCDPSession(page);
  const origin = new URL(baseURL ?? "").origin;
  await session.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 700_000 });
  await choose(page, essays);
  await keep(page, "Spring");
  await choose(page, [file("large.txt", unpackable(90_000))], "Choose files");
  await page.getByRole("combobox", { name: "Collection" }).selectOption("Spring");
  await page.getByRole("button", { name: "Keep these 4 documents" }).click();
  await expect(page.getByText("There is not enough space on this device. Nothing was changed.")).toBeVisible();
  await expect(archive(page, "Spring")).toContainText("3 documents");
  await page.goto(`${baseURL}#/archive`);
  await expect(archive(page, "Spring")).toContainText("3 documents");
});

test("of submissions and earlier work, either is kept by itself", async ({ lookalike: page }) => {
  await drop(page, essays, "submission");
  await expect(pairTable(page)).toBeVisible();
  await drop(page, [file("old.txt", newText), file("older.txt", words(73, 300))], "archive");
  await expect(page.getByText(/\(3\ssubmissions, 2\sfrom earlier work\)/)).toBeVisible();
  await page.getByRole("link", { name: "Collections", exact: true }).click();
  const which = page.getByRole("combobox", { name: "Documents" });
  await expect(which.getByRole("option")).toHaveText([
    /^All 5\sdocuments$/,
    /^Submissions \(3\)$/,
    /^Earlier work \(2\)$/,
  ]);
  await which.selectOption("archive");
  await keep(page, "Last year", 2);
  await expect(archive(page, "Last year")).toContainText("2 documents");
});

test("an empty page leads to a check against all archives, where none is in use", async ({
  lookalike: page,
  baseURL,
}) => {
  await choose(page, essays);
  await keep(page, "Spring");
  await page.goto("about:blank");
  await page.goto(`${baseURL}`);
  await page.getByRole("link", { name: "check a new document" }).click();
  await expect(page.getByRole("checkbox", { name: /Spring/ })).toBeChecked();
  await check(page, newText, "new.txt");
  await expect(outcome(page)).toContainText(/88 of its 688\swords/);
});

test("everything is done by keyboard alone", async ({ lookalike: page }) => {
  await choose(page, essays);
  await page.getByRole("link", { name: "Collections", exact: true }).press("Enter");
  const to = async (name: string | RegExp, role: "button" | "textbox" | "checkbox"): Promise<void> => {
    const target = page.getByRole(role, { name });
    await target.waitFor();
    for (let presses = 0; presses < 80; presses++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press("Tab");
    }
    throw new Error(`Tab does not lead to ${name}`);
  };
  await to("Name of the new collection", "textbox");
  await page.keyboard.type("Spring");
  await page.keyboard.press("Enter");
  await expect(page.getByText("3 documents were kept in Spring.")).toBeVisible();
  await to("Compare new documents with this collection", "checkbox");
  await page.keyboard.press("Space");
  await expect(page.getByRole("checkbox", { name: "Compare new documents with this collection" })).toBeChecked();
  await to("Delete", "button");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Keep it", exact: true })).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText("There is no collection yet.")).toBeVisible();
});

test("axe-core finds nothing on the archives and on a check against them", async ({ lookalike: page }) => {
  const found: string[] = [];
  const look = async (view: string) => found.push(...(await faultsOf(page, view)));
  await page.goto("./#/archive");
  await expect(page.getByText("There is no collection yet.")).toBeVisible();
  await look("empty");
  await page.goto("./#/");
  await choose(page, essays);
  await keep(page, "Spring");
  await switchOn(page, "Spring");
  await archive(page, "Spring").getByText("Documents", { exact: true }).click();
  await expect(page.getByRole("list", { name: "Documents in Spring" })).toBeVisible();
  await archive(page, "Spring").getByRole("button", { name: "Rename" }).click();
  await look("documents");
  await archive(page, "Spring").getByRole("button", { name: "Delete" }).click();
  await look("deleting");
  await page.getByRole("link", { name: "Check a new document" }).first().click();
  await check(page, newText, "late");
  await shared(page).getByText("Show the passages").first().click();
  await expect(shared(page).getByRole("figure").first()).toBeVisible();
  await look("check");
  expect(found).toEqual([]);
});

for (const [locale, kept, unique] of [
  ["es-ES", "Se han guardado 3 documentos en 2026.", /^late comparte texto con \d de \d+\sdocumentos?\./],
  ["ru-RU", "В коллекции «2026» сохранено 3 документа.", /^late: общий текст с \d из \d+\sдокумент/],
] as const) {
  test.describe(locale, () => {
    test.use({ locale });

    test("archives speak the language", async ({ lookalike: page }) => {
      const chooser = page.waitForEvent("filechooser");
      await page.locator(".intake__intake button").first().click();
      await (await chooser).setFiles([...essays]);
      await expect(page.locator("table.pairs__pairs")).toBeVisible();
      await page.goto("./#/archive");
      await page.locator(".collection__archive form input").fill("2026");
      await page.locator(".collection__archive form button.main").click();
      await expect(page.getByText(kept)).toBeVisible();
      await page.goto("./#/check");
      await page.locator(".check__check .check__beside input").first().fill("late");
      await page.locator(".check__check textarea").fill(newText);
      await page.locator(".check__check button.main").click();
      await expect(page.getByText(unique)).toBeVisible();
    });
  });
}

/** An archive of so many documents of 500 words, as a file. */
async function large(count: number): Promise<Buffer> {
  async function* batches(): AsyncGenerator<CollectedDocument[]> {
    for (let at = 0; at < count; at++) {
      const text = words(10_000 + at, 500);
      yield [{ name: `article ${at}.txt`, size: text.length, format: message("files-format-plain"), text }];
    }
  }
  return Buffer.from(
    await (await writeCollectionFile({ name: "Articles", documents: count }, batches())).arrayBuffer(),
  );
}

test("10,000 documents survive closing the browser, and one more is checked against them and added", {
  tag: "@rare",
}, async () => {
  test.setTimeout(300_000);
  const path = join(mkdtempSync(join(tmpdir(), "lookalike-file-")), "articles.lookalike-archive");
  const { writeFileSync } = await import("node:fs");
  writeFileSync(path, await large(10_000));
  await withProfile(async (start) => {
    const [first, page] = await start();
    await page.goto(`${page.url()}#/archive`);
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Open a collection file" }).click();
    const began = Date.now();
    await (await chooser).setFiles(path);
    await expect(page.getByText("Articles was added, with 10,000 documents.")).toBeVisible({ timeout: 120_000 });
    console.log(`imported in ${Date.now() - began} ms`);
    await switchOn(page, "Articles");
    await page.goto(page.url().replace("archive", "check"));
    await expect(page.getByText(/^A new document is compared with 10,000\sdocuments/)).toBeVisible({
      timeout: 60_000,
    });
    await first.close();

    const [second, again] = await start();
    await again.goto(`${again.url()}#/check`);
    const reading = Date.now();
    await expect(again.getByText(/^A new document is compared with 10,000\sdocuments/)).toBeVisible({
      timeout: 60_000,
    });
    console.log(`read in ${Date.now() - reading} ms`);
    await longTasks(again);
    const text = (at: number): string =>
      `${words(3 + at, 200)}. ${words(10_000 + 77 * at, 500)
        .split(" ")
        .slice(100, 188)
        .join(" ")}. ${words(900 + at, 212)}`;
    const times: number[] = [];
    for (let at = 1; at <= 4; at++) {
      await again.getByRole("textbox", { name: /^Name/ }).fill(`new ${at}`);
      await again.getByLabel("Text", { exact: true }).fill(text(at));
      times.push(await timed(again, "Check", ".check__check-outcome"));
      await expect(outcome(again)).toContainText(`88 of its 500 words match article ${77 * at}.txt · Articles.`, {
        timeout: 60_000,
      });
      times.push(await timed(again, "Add to the collection Articles", ".check__check .note"));
      await expect(again.getByText(`new ${at} was added to the collection Articles.`)).toBeVisible();
    }
    console.log(`check and add, in ms: ${times.map(Math.round).join(", ")}; longest task ${await longTasks(again)} ms`);
    // What was added last is found as well.
    await check(again, text(4), "again");
    await expect(outcome(again)).toContainText(
      "The rule for adding refuses it. It is 100% similar to new 4 · Articles.",
    );
    await second.close();
  });
});

/** Milliseconds from a click on a button to the element that answers it. */
function timed(page: Page, button: string, answer: string): Promise<number> {
  return page.evaluate(
    ({ button, answer }) =>
      new Promise<number>((resolve) => {
        const found = [...document.querySelectorAll("button")].find(({ textContent }) => textContent === button);
        const start = performance.now();
        const observer = new MutationObserver(() => {
          if (!document.querySelector(answer)) return;
          observer.disconnect();
          resolve(performance.now() - start);
        });
        observer.observe(document.body, { childList: true, subtree: true });
        found?.click();
      }),
    { button, answer },
  );
}

/** The longest task of the page's thread since the last call, in milliseconds. */
function longTasks(page: Page): Promise<number> {
  return page.evaluate(() => {
    const own = globalThis as unknown as { longest?: number; watching?: PerformanceObserver };
    own.watching ??= new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) own.longest = Math.max(own.longest ?? 0, duration);
    });
    own.watching.observe({ type: "longtask" });
    const { longest = 0 } = own;
    own.longest = 0;
    return Math.round(longest);
  });
}

test("files go straight into an archive, those that are there already are offered once, and it is undone", async ({
  lookalike: page,
}) => {
  await choose(page, essays);
  await keep(page, "Spring 2026");
  const spring = archive(page, "Spring 2026");
  await expect(spring).toContainText("3 documents");
  const chooser = page.waitForEvent("filechooser");
  await spring.getByRole("button", { name: "Add files to Spring 2026" }).press("Enter");
  const broken = { name: "broken.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7\nnothing") };
  const again = essays[0];
  if (!again) throw new Error("no essay");
  await (await chooser).setFiles([file("new.txt", words(71, 60)), file("other.txt", words(72, 60)), again, broken]);
  await expect(spring.getByText("2 documents were added to Spring 2026.")).toBeVisible();
  await expect(spring.getByText("1 file could not be read:")).toBeVisible();
  await expect(spring.getByRole("listitem").filter({ hasText: "broken.pdf" })).toBeVisible();
  await expect(spring.getByText(`${again.name} is the same as a file that you already added.`)).toBeVisible();
  await expect(spring).toContainText("5 documents");
  // The page itself got none of them.
  await expect(page.getByText(/^3\sdocuments · /)).toBeVisible();
  expect(await faultsOf(page, "an archive", "article")).toEqual([]);

  await spring.getByRole("button", { name: "Add anyway" }).click();
  await expect(spring.getByText("3 documents were added to Spring 2026.")).toBeVisible();
  await expect(spring).toContainText("6 documents");
  await expect(spring.getByRole("button", { name: "Add anyway" })).toHaveCount(0);
  await spring.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(spring.getByText("3 documents were taken out again.")).toBeVisible();
  await expect(spring.getByText(/^3 documents · /)).toBeVisible();
});

test("an archive starts from files, which are not compared with each other, is searched, and is used at once", async ({
  lookalike: page,
}) => {
  await page.getByRole("link", { name: "keep them as a collection on this device" }).click();
  await page.getByLabel("What to call the collection").fill("Articles");
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choose files for the collection" }).press("Enter");
  const articles = Array.from({ length: 12 }, (_, at) => file(`article-${at}.txt`, `${words(900 + at, 60)}`));
  await (await chooser).setFiles([...articles, ...essays]);
  const articlesHere = archive(page, "Articles");
  await expect(articlesHere.getByText("15 documents were added to Articles.")).toBeVisible();
  await expect(articlesHere.getByRole("heading", { name: "Articles" })).toBeFocused();
  await articlesHere.getByText("Documents", { exact: true }).click();
  await articlesHere.getByLabel("Find a document").fill("txt article-1");
  await expect(articlesHere.getByRole("status")).toHaveText("3 of 15");
  await expect(articlesHere.getByRole("listitem")).toHaveCount(3);
  await page.getByRole("link", { name: "Check a new document" }).first().click();
  await check(page, newText, "late");
  await expect(outcome(page)).toContainText(/^late shares text with 2 of \d+\sdocuments\. 88 of its 688\swords match/);
});

test("a document is not compared with the same document in a collection, and the list says so", async ({
  lookalike: page,
}) => {
  await choose(page, essays);
  await keep(page, "Spring");
  await switchOn(page, "Spring");
  await choose(page, [file("new.txt", words(700, 90)), file("late.txt", newText)]);
  await page.getByRole("link", { name: /^Pairs/ }).click();
  await expect(pairLink(page, "ann.txt", "late.txt")).toBeVisible();
  await expect(
    page.getByText("3 documents are also in the collection Spring and are not compared with themselves."),
  ).toBeVisible();
  await expect(pairTable(page)).not.toContainText("· Spring");
  // Once it is no longer on the page, it is compared as part of the collection.
  await page.getByRole("link", { name: /^Documents/ }).click();
  await page.getByRole("button", { name: "Remove ann.txt" }).click();
  await page.getByRole("link", { name: /^Pairs/ }).click();
  await expect(pairLink(page, "ann.txt · Spring", "late.txt")).toBeVisible();
  await expect(page.getByText("2 documents are also in the collection Spring")).toBeVisible();
});

test("where a collection is compared with as well, a link says so, and with it switched off the result is the same", async ({
  lookalike: page,
  context,
}) => {
  await choose(page, essays);
  await keep(page, "Spring");
  const other = await context.newPage();
  await other.goto(page.url().replace(/#.*/, ""));
  const fresh = [file("zoe.txt", newText), file("one.txt", words(640, 90)), file("two.txt", words(641, 90))];
  await choose(other, fresh);
  await other.getByRole("button", { name: "Save or share the result" }).click();
  const link = await other.getByRole("textbox", { name: "Link" }).inputValue();
  await switchOn(page, "Spring");
  await other.close();

  const next = await context.newPage();
  await next.goto(link);
  await choose(next, fresh.slice(0, 2));
  await expect(next.getByText("This link is for a comparison of 3 documents; here are 2 so far.")).toBeVisible();
  await choose(next, fresh.slice(2));
  await expect(next.getByText(/^3\sdocuments of your collections are compared here as well\./)).toBeVisible();
  await expect(next.getByText("The documents differ, or their names, roles or authors.")).toHaveCount(0);
  await next.getByRole("listitem").getByRole("link", { name: "Collections" }).click();
  await archive(next, "Spring").getByLabel("Compare new documents with this collection").uncheck();
  await expect(next.getByText("this is the result that the link stands for")).toBeVisible();
});

test("what collections are switched off is said above the list, and one click compares with them", async ({
  lookalike: page,
}) => {
  await choose(page, essays);
  await keep(page, "Spring");
  page.on("dialog", (dialog) => void dialog.accept());
  await page.goto("./#/");
  await page.reload();
  await choose(page, [file("late.txt", newText), file("one.txt", words(640, 90)), file("two.txt", words(641, 90))]);
  await expect(
    page.getByText(/^3\sdocuments were not compared, because their collections are switched off\./),
  ).toBeVisible();
  await page.getByRole("button", { name: "Compare with the collections" }).press("Enter");
  await expect(page.locator("main")).toBeFocused();
  await expect(pairLink(page, "ann.txt · Spring", "late.txt")).toBeVisible();
  await expect(page.getByText("collections are switched off")).toHaveCount(0);
});

test("an exported archive that is given to the front page is not read as a document", async ({ lookalike: page }) => {
  const exported = file(
    "Spring.lookalike-archive",
    '{"kind":"lookalike-archive","format":1,"name":"Spring","documents":0}\n',
  );
  await choose(page, [...essays, exported]);
  await expect(page.getByRole("alert")).toContainText(
    "Spring.lookalike-archive is a collection that was exported from Lookalike. Open it under Collections",
  );
  await expect(page.getByText(/^3\sdocuments · /)).toBeVisible();
});

test("files that are dropped on an archive go into it, and elsewhere onto the page", async ({ lookalike: page }) => {
  await choose(page, essays);
  await keep(page, "Spring 2026");
  const spring = archive(page, "Spring 2026");
  const transfer = await page.evaluateHandle(
    (text) => {
      const given = new DataTransfer();
      given.items.add(new File([text], "dropped.txt", { type: "text/plain" }));
      return given;
    },
    words(73, 60),
  );
  await spring.dispatchEvent("dragover", { dataTransfer: transfer });
  await spring.dispatchEvent("drop", { dataTransfer: transfer });
  await expect(spring.getByText("1 document was added to Spring 2026.")).toBeVisible();
  await expect(page.getByText(/^3\sdocuments · /)).toBeVisible();
  await page
    .getByRole("heading", { name: "Collections on this device" })
    .dispatchEvent("drop", { dataTransfer: transfer });
  await expect(page.getByText(/^4\sdocuments · \d+\swords/)).toBeVisible();
});

test("files dropped on a collection that is being filled go nowhere", async ({ lookalike: page }) => {
  await choose(page, essays);
  await keep(page, "Spring 2026");
  const spring = archive(page, "Spring 2026");
  await spring.evaluate(async (element) => {
    const drop = (name: string): DragEvent => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([`A text of its own, called ${name}.`], name, { type: "text/plain" }));
      const [over, dropped] = ["dragover", "drop"].map(
        (type) => new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }),
      );
      for (const event of [over, dropped]) if (event) element.dispatchEvent(event);
      return over as DragEvent;
    };
    // As if another tab were changing the collections, so that filling lasts.
    let release = (): void => {};
    await new Promise<void>((held) => {
      void navigator.locks.request(`lookalike ${new URL(".", document.baseURI).pathname} (archives)`, () => {
        held();
        return new Promise<void>((resolve) => {
          release = resolve;
        });
      });
    });
    drop("first.txt");
    while (!/Reading files/.test(element.textContent ?? "")) await new Promise((later) => setTimeout(later, 10));
    if (drop("late.txt").dataTransfer?.dropEffect !== "none") throw new Error("The place looks as if it took files.");
    release();
  });
  await expect(spring.getByText("1 document was added to Spring 2026.")).toBeVisible();
  await page.getByRole("link", { name: /^Documents/ }).click();
  await expect(documentRow(page, "ann.txt")).toBeVisible();
  await expect(page.getByText("late.txt")).toHaveCount(0);
});

test("while names are hidden, a collection shows none, neither its own nor those of attachments", async ({
  lookalike: page,
}) => {
  await choose(page, [file("Kate Mallory.txt", newText), file("Peter Okoye.txt", words(75, 200)), ...essays]);
  await page.getByRole("link", { name: "Collections", exact: true }).click();
  async function* batches(): AsyncGenerator<CollectedDocument[]> {
    const what = message("files-missing-attached", { count: 1, name: "Kate Mallory appendix.docx" });
    const about = metadataOf({ path: "Kate.pdf", text: words(76, 200), notes: [], missing: [what], tricks: [] });
    const format = message("files-format-pdf", { pages: 1 });
    yield [{ name: "Kate.pdf", size: 900, format, text: words(76, 200), about }];
  }
  const given = await writeCollectionFile({ name: "Kate Mallory", documents: 1 }, batches());
  const exported = { ...file("kate.lookalike-archive", ""), buffer: Buffer.from(await given.arrayBuffer()) };
  await choose(page, [exported], "Open a collection file");
  const kept = archive(page, "Kate Mallory");
  await kept.getByText("Documents", { exact: true }).click();
  await expect(kept.getByRole("listitem").last()).toContainText("Kate Mallory appendix.docx");
  await page.getByLabel("Hide names").check();
  await expect(page.getByRole("article").getByRole("listitem").last()).toContainText("█");
  await expect(page.getByText(/Mallory|Okoye/)).toHaveCount(0);
  await expect(page.getByRole("button", { name: /Mallory/ })).toHaveCount(0);
  await page.getByRole("navigation").getByRole("link", { name: "Check a new document" }).click();
  await expect(page.getByRole("checkbox", { name: /█/ })).toBeVisible();
  await expect(page.getByText(/Mallory|Okoye/)).toHaveCount(0);
});
