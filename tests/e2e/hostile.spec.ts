/**
 * The hostile corpus on the page: whatever is dropped, no file runs a script, puts an element into the document or has a server
 * asked for anything, and each has its line. Every day the test drops what is made to run or to fetch something, and every
 * injection in one format; with `npm test -- all` every injection in every format, and damaged files. `LOOKALIKE_HOSTILE=all`
 * drops the whole corpus, which takes a long while.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Locator, Page } from "@playwright/test";
import { corpus, type HostileFile, strangeNames } from "../hostile/corpus.mjs";
import { expect, test } from "./page.ts";

const everything = process.env["LOOKALIKE_HOSTILE"] === "all";
const rarely = everything || process.env["LOOKALIKE_TESTS"] === "all";
const BATCH = 120;

/** A server that no file may have the page ask, and what it was asked all the same. */
let elsewhere: Server;
const asked: string[] = [];

test.beforeAll(async () => {
  elsewhere = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.end();
  });
  await new Promise<void>((done) => elsewhere.listen(0, "127.0.0.1", done));
});
test.afterAll(() => {
  elsewhere.close();
});

const address = () => `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;

/** Of the corpus, what a run drops. */
function wanted(files: readonly HostileFile[]): HostileFile[] {
  if (everything) return [...files];
  const active = /^(active|action|entity-system|field-|template|outputs)|remote|script/;
  if (rarely) {
    const damaged = /^(inject|cut|names|bits|escapes|object\.|looks|size)/;
    return files.filter(({ name }) => active.test(name) || damaged.test(name));
  }
  // Every format shows what it reads in the same places, so that each injection meets another format.
  const injecting = files.filter(({ name }) => name.startsWith("inject-"));
  const formats = [...new Set(injecting.map(({ name }) => formatOf(name)))];
  const count = new Set(injecting.map(({ name }) => name.split(".")[0])).size;
  const once = new Set(formats.map((format, at) => `inject-${at % count}.${format}`));
  // Pictures are decoded in a browser alone.
  const daily = new RegExp(`${active.source}|^looks-`);
  return files.filter(
    (file) => once.has(file.name) || (daily.test(file.name) && !file.isLarge && file.bytes.length < 20_000),
  );
}

/** Files that are dropped together. Those that inject come first and by themselves, so that the pairs that are opened are theirs. */
function batches(files: readonly HostileFile[]): HostileFile[][] {
  const isInjecting = ({ name }: HostileFile) => name.startsWith("inject-");
  return [files.filter(isInjecting), files.filter((file) => !isInjecting(file))].flatMap((some) =>
    Array.from({ length: Math.ceil(some.length / BATCH) }, (_, at) => some.slice(at * BATCH, (at + 1) * BATCH)),
  );
}

function formatOf(name: string): string {
  return name.slice(name.indexOf(".") + 1);
}

/** Notes what a page must never do, from its first moment on. */
async function watch(page: Page): Promise<string[]> {
  const faults: string[] = [];
  page.on("dialog", async (dialog) => {
    // The page asks before work that is not kept is left.
    if (dialog.type() === "beforeunload") return dialog.accept();
    faults.push(`dialog: ${dialog.message()}`);
    await dialog.dismiss();
  });
  page.on("popup", (popup) => faults.push(`window: ${popup.url()}`));
  page.on("crash", () => faults.push("the page crashed"));
  page.on("framenavigated", (frame) => {
    if (!frame.url().startsWith("http://localhost:")) faults.push(`frame: ${frame.url()}`);
  });
  return faults;
}

/** What a text has put into the document, if it ever was taken for HTML. */
function injected(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const foreign = [
      ...[
        "[data-hostile]",
        "script:not([src])",
        // The page's own frame, which registers the service worker.
        "iframe:not([src='./offline/'])",
        "frame",
        "object",
        "embed",
        "base",
        "math",
        "audio",
        "video",
      ],
      ...["[onerror]", "[onload]", "[onclick]", "[onfocus]", "[style*='url(']", "meta[http-equiv=refresh]"],
      ...[
        "a[href^='javascript:' i]",
        "a[href^='data:' i]",
        "a[href^='http://127']",
        "[src^='http://127']",
        "link[href^='http://127']",
      ],
    ];
    const found = [...document.querySelectorAll(foreign.join(","))].map((element) => element.outerHTML.slice(0, 200));
    const flag = (window as { __injected?: unknown }).__injected;
    return flag === undefined ? found : [...found, `a script ran: ${String(flag)}`];
  });
}

async function dropFolder(page: Page, folder: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const data = { items: [], files: [folder], dragOperationsMask: 1 };
  for (const type of ["dragEnter", "dragOver", "drop"] as const) {
    await devtools.send("Input.dispatchDragEvent", { type, x: 400, y: 300, data });
  }
}

/** Drops files by any name, as a script can make them. */
async function dropFiles(page: Page, files: readonly { name: string; bytes: Uint8Array }[]): Promise<void> {
  const given = files.map(({ name, bytes }) => ({ name, base64: Buffer.from(bytes).toString("base64") }));
  const transfer = await page.evaluateHandle((files) => {
    const data = new DataTransfer();
    for (const { name, base64 } of files) {
      data.items.add(new File([Uint8Array.from(atob(base64), (c) => c.charCodeAt(0))], name));
    }
    return data;
  }, given);
  for (const type of ["dragover", "drop"]) await page.dispatchEvent("main", type, { dataTransfer: transfer });
}

/** Waits until everything is read and compared. */
async function settled(page: Page): Promise<void> {
  const working = page.getByText(
    /^(?:Reading the files|Reading the texts|Preparing|Looking|Comparing|Listing|Starting)/,
  );
  await expect(async () => {
    await expect(page.getByText(/\sdocuments · |One document is here|There is no document/).first()).toBeVisible();
    await expect(working).toHaveCount(0);
  }).toPass({ timeout: everything ? 600_000 : 100_000 });
}

/** What the view of documents begins with. */
const documentsShown = (page: Page) => page.locator(".documents__unread, td.documents__name").first();

/** Every name on the page of documents: those not read, and those of the table, of which only rows near the window are drawn. */
async function namesShown(page: Page): Promise<string> {
  await page.getByRole("link", { name: /^Documents/ }).click();
  await expect(documentsShown(page)).toBeVisible();
  const names = new Set(await page.locator(".documents__unread .documents__unread-name").allTextContents());
  for (let at = 0, height = 1; at < height; at += 500) {
    await page.evaluate((y) => scrollTo(0, y), at);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    for (const name of await page.locator("td.documents__name").allTextContents()) names.add(name);
    height = await page.evaluate(() => document.body.scrollHeight);
  }
  return [...names].join("\n");
}

/** Looks at every view with what was given on it, and at some pairs; returns how many. */
async function visit(page: Page): Promise<number> {
  const open = async (route: string, shown: Locator) => {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, route);
    // Before it is drawn, nothing could be found in it.
    await expect(shown.first(), route).toBeVisible();
    expect(await injected(page), route).toEqual([]);
  };
  const links = page.getByRole("table", { name: /Pairs of documents/ }).getByRole("link");
  const none = page.getByRole("heading", { name: /^No pair|^There is no pair|^One document is here/ });
  await open("#/documents", documentsShown(page));
  await open("#/", links.or(none));
  const pairs = await links.evaluateAll((all) => all.slice(0, 5).map((link) => link.getAttribute("href") ?? ""));
  for (const pair of pairs) await open(pair, page.locator(".panes__chunk"));
  await open("#/accuracy", page.getByRole("heading", { name: "How close the estimates are" }));
  await open("#/check", page.getByLabel("Text", { exact: true }));
  await open("#/lab", page.getByRole("heading", { name: /^Lab:/ }));
  return pairs.length;
}

test("hostile files run nothing, fetch nothing, and each has its line", async ({ lookalike: page }, info) => {
  test.setTimeout(everything ? 7_200_000 : 300_000);
  const faults = await watch(page);
  const files = wanted([...corpus({ elsewhere: address() })]);
  let pairs = 0;
  expect(files.length).toBeGreaterThan(rarely ? 150 : 70);
  for (const [at, batch] of batches(files).entries()) {
    const folder = info.outputPath(`batch-${at}`);
    await mkdir(folder, { recursive: true });
    for (const { name, bytes } of batch) await writeFile(`${folder}/${name}`, bytes);
    await page.goto("./");
    // A browser shows what is dropped before the page listens.
    await expect(page.getByRole("button", { name: "Choose files" })).toBeVisible();
    await dropFolder(page, folder);
    await settled(page);
    const names = await namesShown(page);
    // Names are shown with what steers made visible, so that only the rest of them is looked for.
    const silent = batch
      .map(({ name }) => name.replaceAll(/\p{Cf}/gu, "\ufffd"))
      .filter((name) => !names.includes(name));
    expect(silent, "files without a line").toEqual([]);
    pairs += await visit(page);
  }
  expect(pairs).toBeGreaterThan(0);
  expect(faults).toEqual([]);
  expect(asked, "requests to another server").toEqual([]);
});

test("strange names steer nothing, inject nothing, and each has its line", async ({ lookalike: page }) => {
  test.slow();
  const faults = await watch(page);
  const files = strangeNames({ elsewhere: address() });
  await dropFiles(page, files);
  await settled(page);
  const names = await namesShown(page);
  expect(files.filter(({ mark }) => !names.includes(mark)).map(({ mark }) => mark)).toEqual([]);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
  expect(names).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u202a-\u202e\u2066-\u2069]/);
  expect(await visit(page)).toBeGreaterThan(0);
  expect(faults).toEqual([]);
  expect(asked).toEqual([]);
});

// A test that looks for nothing finds nothing: what it looks for must be found where it is.
test("an injected element is found", async ({ page }) => {
  await page.goto("./");
  expect(await injected(page)).toEqual([]);
  await page.evaluate(() => {
    const place = document.createElement("div");
    place.innerHTML = `<b data-hostile>a</b><a href="JavaScript:alert(1)">b</a>`;
    document.body.append(place);
  });
  expect(await injected(page)).toHaveLength(2);
});
