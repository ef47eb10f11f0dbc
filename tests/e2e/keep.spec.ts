/** Work that is never lost: kept where the user asks for it, reopened, undone, and asked about before it goes. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { choose, documentRow, essays, expect, file, pairLink, removeAll, test, unpackable, words } from "./page.ts";

const keepButton = (page: Page) => page.getByRole("button", { name: "Keep my work on this device" });
const work = (page: Page) => page.getByRole("region", { name: "Your work" });

/** Keeps the work of a page, and waits until all of it is written. */
async function keep(page: Page): Promise<void> {
  await keepButton(page).click();
  await saved(page);
}

async function saved(page: Page, documents = 3): Promise<void> {
  await expect(work(page)).toContainText(`${documents} documents are kept on this device`);
}

/** The line about reopened work. */
const reopened = (page: Page, documents: number) =>
  page.locator(".line", { hasText: new RegExp(`Reopened your work from .*: ${documents}\\sdocuments`) });

/** Another tab of the same browser. */
async function tab(context: BrowserContext, baseURL: string | undefined): Promise<Page> {
  const page = await context.newPage();
  await page.goto(baseURL ?? "");
  return page;
}

/** Notes whether the browser asked before it left, and lets it leave. */
function noteQuestions(page: Page): string[] {
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  return asked;
}

test("kept work is there after a reload: documents, roles, authors, settings and place", async ({
  lookalike: page,
}) => {
  await choose(page, essays);
  await expect(pairLink(page, "ann.txt", "bob.txt")).toBeVisible();
  await keep(page);
  await page.getByRole("link", { name: /^Documents/ }).click();
  const role = documentRow(page, "eve.txt").getByRole("combobox", { name: /^Role/ });
  await role.focus();
  await role.selectOption("archive");
  await documentRow(page, "ann.txt")
    .getByRole("textbox", { name: /Author/ })
    .pressSequentially("Ann Lee");
  await documentRow(page, "ann.txt")
    .getByRole("textbox", { name: /Author/ })
    .blur();
  await page.locator("details.settings__settings > summary").click();
  await page.getByLabel(/^Phrase length/).fill("4");
  await saved(page);
  const asked = noteQuestions(page);
  await page.reload();
  await expect(reopened(page, 3)).toBeVisible();
  expect(asked).toEqual([]);
  await expect(documentRow(page, "eve.txt").getByRole("combobox", { name: /^Role/ })).toHaveValue("archive");
  await expect(documentRow(page, "ann.txt").getByRole("textbox", { name: /Author/ })).toHaveValue("Ann Lee");
  await page.locator("details.settings__settings > summary").click();
  await expect(page.getByLabel(/^Phrase length/)).toHaveValue("4");
  await page.getByRole("link", { name: /^Pairs/ }).click();
  await expect(pairLink(page, "ann.txt", "bob.txt")).toBeVisible();
});

test("kept work is there after the tab was closed, where the user was", async ({
  lookalike: page,
  context,
  baseURL,
}) => {
  await choose(page, essays);
  await pairLink(page, "ann.txt", "bob.txt").waitFor();
  await keep(page);
  await pairLink(page, "ann.txt", "bob.txt").click();
  await expect(page.getByRole("heading", { level: 1, name: "ann.txt" })).toBeVisible();
  await expect.poll(() => kept(page)).toContain("#/pair/");
  await page.close();
  const again = await tab(context, baseURL);
  await expect(again.getByRole("heading", { level: 1, name: "ann.txt" })).toBeVisible();
});

/** The place that is kept. */
function kept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const [found] = await indexedDB.databases();
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open(found?.name ?? "");
      request.onsuccess = () => resolve(request.result);
    });
    const head = await new Promise<{ place: string }>((resolve) => {
      const request = database.transaction("head").objectStore("head").get("head");
      request.onsuccess = () => resolve(request.result as { place: string });
    });
    database.close();
    return head.place;
  });
}

test("Delete my kept work deletes the kept work, and nothing comes back", async ({ lookalike: page }) => {
  await choose(page, essays);
  await keep(page);
  await page.reload();
  await expect(page.locator(".line", { hasText: "Reopened your work" })).toBeVisible();
  await work(page).getByRole("button", { name: "Delete my kept work" }).click();
  await expect(work(page).getByRole("button", { name: "Keep my work on this device" })).toBeVisible();
  // The documents are still here, and can be kept after all.
  const line = page.locator(".line", { hasText: "Your kept work was deleted" });
  await expect(line).toBeVisible();
  await expect(line).not.toContainText("Collections");
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
  await page.reload();
  await expect(page.getByText("Drop documents or folders here")).toBeVisible();
  await expect(page.locator(".line", { hasText: "Reopened your work" })).toBeHidden();
});

test("nothing is kept unasked, and leaving with documents asks", async ({ lookalike: page }) => {
  const asked = noteQuestions(page);
  // While something is still being fetched Firefox gives up a reload that its driver asks for.
  await page.waitForLoadState("networkidle");
  await page.reload();
  expect(asked).toEqual([]);
  await choose(page, essays);
  await expect(pairLink(page, "ann.txt", "bob.txt")).toBeVisible();
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
  await page.reload();
  expect(asked).toEqual(["beforeunload"]);
  await expect(page.getByText("Drop documents or folders here")).toBeVisible();
});

test("a browser that was killed has lost nothing that was kept", async ({ baseURL }) => {
  const { launchOptions } = test.info().project.use;
  const profile = mkdtempSync(join(tmpdir(), "lookalike-profile-"));
  const start = () => chromium.launchPersistentContext(profile, { ...launchOptions, serviceWorkers: "block" });
  try {
    const context = await start();
    const page = await tab(context, baseURL);
    await choose(page, essays);
    await keep(page);
    await choose(page, [file("zoe.txt", words(8, 60))], "Choose files");
    await saved(page, 4);
    const gone = new Promise((resolve) => context.once("close", resolve));
    const session = await context.browser()?.newBrowserCDPSession();
    void session?.send("Browser.crash").catch(() => {});
    await gone;
    const again = await start();
    const page2 = await tab(again, baseURL);
    await expect(reopened(page2, 4)).toBeVisible();
    await expect(pairLink(page2, "ann.txt", "bob.txt")).toBeVisible();
    await again.close();
  } finally {
    rmSync(profile, { recursive: true, force: true });
  }
});

test("a second tab is told, keeps nothing, and goes on when the first is closed", async ({
  lookalike: page,
  context,
  baseURL,
}) => {
  await choose(page, essays);
  await keep(page);
  const second = await tab(context, baseURL);
  await expect(second.getByText("Your kept work is open in another tab")).toBeVisible();
  await choose(second, [file("other.txt", words(9, 50))]);
  await expect(second.getByRole("link", { name: /^Documents 1/ })).toBeVisible();
  // Its document is not written over those of the first tab.
  const third = await tab(context, baseURL);
  await page.close();
  await second.close({ runBeforeUnload: false });
  await expect(reopened(third, 3)).toBeVisible();
});

test("a tab with documents of its own asks before it replaces other work", async ({
  lookalike: page,
  context,
  baseURL,
}) => {
  const second = await tab(context, baseURL);
  await choose(second, [file("other.txt", words(9, 50))]);
  await choose(page, essays);
  await keep(page);
  await page.close();
  await keepButton(second).click();
  await expect(second.getByText(/Other work is kept on this device: 3\sdocuments/)).toBeVisible();
  await second.getByRole("button", { name: "Leave it unchanged" }).click();
  await expect(second.locator("main")).toBeFocused();
  await keepButton(second).click();
  await second.getByRole("button", { name: "Replace it" }).click();
  await expect(second.locator("main")).toBeFocused();
  await expect(work(second)).toContainText("1 document is kept on this device");
});

test("where the disk is full the page says so, and what was kept stays whole", async ({
  lookalike: page,
  context,
  baseURL,
}) => {
  const session = await context.newCDPSession(page);
  const origin = new URL(baseURL ?? "").origin;
  // Before the first writing: what room there is the browser looks up from time to time only.
  await session.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 500_000 });
  await choose(page, essays);
  await keep(page);
  await choose(page, [file("large.txt", unpackable(60_000))]);
  await expect(work(page).getByRole("alert")).toContainText("There is not enough space on this device");
  // Work goes on.
  await expect(page.getByRole("link", { name: /^Documents 4/ })).toBeVisible();
  const second = await tab(context, baseURL);
  await expect(second.getByText("open in another tab")).toBeVisible();
  await session.send("Storage.overrideQuotaForOrigin", { origin });
  await work(page).getByRole("button", { name: "Try again" }).click();
  await saved(page, 4);
  await expect(page.locator("main")).toBeFocused();
});

test("where nothing could be saved from the start, nothing is said to be kept, and keeping can be given up", async ({
  lookalike: page,
  context,
  baseURL,
}) => {
  const session = await context.newCDPSession(page);
  await session.send("Storage.overrideQuotaForOrigin", { origin: new URL(baseURL ?? "").origin, quotaSize: 500_000 });
  await choose(page, [file("large.txt", unpackable(60_000))]);
  await keepButton(page).click();
  await expect(work(page).getByRole("alert")).toContainText("Nothing has been saved yet: your work is not kept");
  await expect(page.getByRole("button", { name: "Delete my kept work" })).toHaveCount(0);
  await page.getByRole("button", { name: "Do not keep my work" }).click();
  await expect(page.locator("main")).toBeFocused();
  await expect(work(page)).toContainText("Your work is not kept");
  await expect(keepButton(page)).toBeVisible();
});

test("a full disk and a crash leave the work as it was kept before", async ({ lookalike: page, context, baseURL }) => {
  const session = await context.newCDPSession(page);
  const origin = new URL(baseURL ?? "").origin;
  // Before the first writing: what room there is the browser looks up from time to time only.
  await session.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 500_000 });
  await choose(page, essays);
  await keep(page);
  await choose(page, [file("large.txt", unpackable(60_000))]);
  await expect(work(page).getByRole("alert")).toContainText("is still complete");
  const asked = noteQuestions(page);
  await page.reload();
  expect(asked).toEqual(["beforeunload"]);
  await expect(reopened(page, 3)).toBeVisible();
});

test("work of a newer format is not touched, and the page says what to do", async ({
  lookalike: page,
  context,
  baseURL,
}) => {
  await choose(page, essays);
  await keep(page);
  const newer = await tab(context, baseURL);
  await page.close();
  await expect(reopened(newer, 3)).toBeVisible();
  // As a newer page would: it is given the database as soon as this one lets go of it.
  await newer.evaluate(async () => {
    const [found] = await indexedDB.databases();
    await new Promise((resolve) => {
      const request = indexedDB.open(found?.name ?? "", 999);
      request.onsuccess = () => {
        request.result.close();
        resolve(null);
      };
    });
  });
  await newer.reload();
  await expect(newer.getByText(/saved by a newer version of Lookalike/)).toBeVisible();
  await choose(newer, essays);
  await expect(pairLink(newer, "ann.txt", "bob.txt")).toBeVisible();
  await expect(keepButton(newer)).toBeHidden();
});

test("where storage is blocked the page says so, and everything else works", async ({ lookalike: page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("blocked", "SecurityError");
    };
  });
  // While the page still fetches its views, Firefox now and then aborts a reload.
  await page.waitForLoadState("networkidle");
  await page.reload();
  await choose(page, essays);
  await expect(work(page)).toContainText("this browser does not let the page store anything");
  await expect(pairLink(page, "ann.txt", "bob.txt")).toBeVisible();
});

test("reviewed work is still there after its documents were removed and other files were added", async ({
  lookalike: page,
  context,
  baseURL,
}) => {
  await choose(page, essays);
  await keep(page);
  await page.getByRole("table").getByRole("combobox").first().selectOption("Confirmed");
  await saved(page);
  await removeAll(page);
  const former = page.locator(".line", { hasText: "Your previous reviewed work is still kept: 3 documents" });
  await expect(former).not.toContainText("Reviewed pairs");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(former).toBeHidden();
  await removeAll(page);
  await choose(
    page,
    [6, 7, 8, 9].map((seed) => file(`${seed}.txt`, words(seed, 60))),
  );
  await saved(page, 4);
  await page.close();

  const again = await tab(context, baseURL);
  await expect(reopened(again, 4)).toBeVisible();
  await work(again).getByRole("button", { name: "Reopen the previous work" }).click();
  await expect(reopened(again, 3)).toBeVisible();
  await saved(again);
  await again.getByRole("link", { name: /^Pairs/ }).click();
  await expect(again.getByRole("table").getByRole("combobox").first()).toHaveValue("confirmed");
  await expect(work(again)).toContainText("Your previous reviewed work is still kept: 4 documents");
  await work(again).getByRole("button", { name: "Delete the previous work" }).click();
  await expect(again.locator("main")).toBeFocused();
  await expect(work(again)).not.toContainText("before this");
  await work(again).getByRole("button", { name: "Delete my kept work" }).click();
  await expect.poll(() => again.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
});

test("removing all, and removing one, can be undone", async ({ lookalike: page }) => {
  await choose(page, essays);
  await expect(pairLink(page, "ann.txt", "bob.txt")).toBeVisible();
  await removeAll(page);
  await expect(page.locator(".line", { hasText: "Removed 3 documents." })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(pairLink(page, "ann.txt", "bob.txt")).toBeVisible();
  await page.getByRole("link", { name: /^Documents/ }).click();
  await page.getByRole("button", { name: "Remove ann.txt" }).click();
  await expect(documentRow(page, "ann.txt")).toBeHidden();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(documentRow(page, "ann.txt")).toBeVisible();
  await expect(page.locator(".line")).toBeHidden();
});

test("a removal far down a list can be undone without scrolling, and is announced", async ({ lookalike: page }) => {
  await choose(
    page,
    Array.from({ length: 60 }, (_, at) => file(`${at + 100}.txt`, words(at + 100, 40))),
  );
  await page.getByRole("link", { name: /^Documents/ }).click();
  await documentRow(page, "100.txt").waitFor();
  const announced = page.locator(".visually-hidden[aria-live=polite]");
  await expect(announced).toContainText("0 pairs are listed.");
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.getByRole("button", { name: "Remove 155.txt" }).click();
  const line = page.locator(".line", { hasText: "Removed 155.txt." });
  await expect(line).toBeInViewport({ ratio: 1 });
  // The result of the others, which comes at once, does not take its place.
  await expect(announced).toContainText(/Removed 155\.txt\. 0 pairs are listed\./);
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(500);
  await line.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name: "Remove 155.txt" })).toBeVisible();
});

test("a link to a pair survives a reload, opens once its files come, and opens no other pair", async ({
  lookalike: page,
}) => {
  noteQuestions(page);
  await choose(page, essays);
  await pairLink(page, "ann.txt", "bob.txt").click();
  await expect(page.getByRole("heading", { level: 1, name: "ann.txt" })).toBeVisible();
  const link = page.url();
  await page.reload();
  await expect(page.getByText(/leads to a comparison of two documents that are not on this page/)).toBeVisible();
  // Other files, which are given the numbers that those of the link had.
  await choose(page, [file("x.txt", words(1, 60)), file("y.txt", words(2, 60)), file("z.txt", words(3, 60))]);
  await expect(page.getByRole("link", { name: /^Documents 3/ })).toBeVisible();
  await expect(page.getByText(/leads to a comparison of two documents that are not on this page/)).toBeVisible();
  expect(page.url()).toBe(link);
  await choose(page, essays);
  await expect(page.getByRole("heading", { level: 1, name: "ann.txt" })).toBeVisible();
  expect(page.url()).toBe(link);
});

test("an engine that failed to load is started again, with the documents still there", async ({ page }) => {
  let fails = true;
  await page.route(/\.wasm$/, (route) => (fails ? route.fulfill({ status: 503 }) : route.continue()));
  await page.goto("./");
  await choose(page, essays);
  const alert = page.getByRole("alert").filter({ hasText: "The comparison engine could not be started" });
  await expect(alert).toContainText("status 503");
  fails = false;
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(pairLink(page, "ann.txt", "bob.txt")).toBeVisible();
  await expect(alert).toBeHidden();
});
