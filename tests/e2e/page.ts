/** What the tests of the page share: files to give it, ways to give them, and a watch on what it must never do. */
import { test as base, expect, type Locator, type Page } from "@playwright/test";
import { randomOf } from "../unit/random.ts";

export { expect };

/** A file as a browser would be given it. */
export interface TestFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A text file. */
export function file(name: string, content: string | Buffer): TestFile {
  return { name, mimeType: "text/plain", buffer: typeof content === "string" ? Buffer.from(content) : content };
}

const WORDS =
  "amber basin cedar delta ember fjord grove haven inlet jetty knoll lagoon meadow north orchard pasture".split(" ");
// Words that begin alike would be taken for forms of one word.
const BEGINNINGS = "ba ce di fo gu ha je ki lo mu na pe ri so tu va".split(" ");

/** `count` words, of 4,096, that differ with the seed; the same seed gives the same words. */
export function words(seed: number, count: number): string {
  let state = seed * 2654435761;
  const out: string[] = [];
  for (let i = 0; i < count; i++) {
    state = (state + 0x6d2b79f5) >>> 0;
    // Mixed well (Mulberry32): of a plain congruential generator two seeds give sequences that are alike.
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    const number = (mixed ^ (mixed >>> 14)) >>> 20;
    out.push(`${BEGINNINGS[number & 15]}${BEGINNINGS[(number >>> 4) & 15]}${WORDS[number >>> 8]}`);
  }
  return out.join(" ");
}

/** Words of random letters, which a browser cannot store in less room than they take. */
export function unpackable(count: number): string {
  const letters = randomOf(1);
  const word = (): string => String.fromCharCode(...Array.from({ length: 8 }, () => 97 + letters(26)));
  return Array.from({ length: count }, word).join(" ");
}

const copied = words(99, 40);

/** Three essays of which the first two share 40 words. */
export const essays: readonly TestFile[] = [
  file("ann.txt", `${words(1, 30)}. ${copied}. ${words(2, 30)}.`),
  file("bob.txt", `${words(3, 20)}. ${copied}. ${words(4, 40)}.`),
  file("eve.txt", words(5, 90)),
];

/** A page that fails its test on any error in its console, and on any request to another server. */
export const test = base.extend<{ lookalike: Page }>({
  lookalike: async ({ page, baseURL }, use) => {
    const faults: string[] = [];
    page.on("pageerror", (error) => faults.push(`error: ${error.message}`));
    page.on("console", (message) => {
      if (message.type() === "error") faults.push(`console: ${message.text()}`);
    });
    page.on("request", (request) => {
      const url = request.url();
      // A worker's first lines come out of the page itself.
      const own = [baseURL ?? "", `blob:${baseURL}`, "data:"].some((start) => url.startsWith(start));
      if (!own) faults.push(`request: ${url}`);
    });
    await page.goto("./");
    // The page is drawn once its language is there, which the browser's "load" does not wait for; before, nothing hears a drop.
    await page.locator("main").waitFor();
    await use(page);
    expect(faults).toEqual([]);
  },
});

export function isFirefox(page: Page): boolean {
  return page.context().browser()?.browserType().name() === "firefox";
}

/** The buttons of each page whose dialog was opened. While it is driven, Firefox opens one for an input, and no second. */
const opened = new WeakMap<Page, Set<string>>();

/** Gives files through a button, as a rule "Choose files". */
export async function choose(page: Page, files: readonly TestFile[], button = "Choose files"): Promise<void> {
  const before = opened.get(page) ?? new Set();
  opened.set(page, before);
  const direct = (): Promise<void> =>
    page.locator(`input[type=file][aria-label="${button}"]`).setInputFiles([...files], { timeout: 10_000 });
  if (isFirefox(page) && before.has(button)) return direct();
  before.add(button);
  let tries = 0;
  const menu = page.locator("details.intake__others:not([open]) > summary");
  const inMenu = page.locator("details.intake__others").getByRole("button", { name: button, includeHidden: true });
  // Beside a result it is in a menu; a page that was empty a moment ago may be about to get one, and then a click is lost.
  await expect(async () => {
    // A dialog that came too late for the first try is not opened again.
    if (isFirefox(page) && tries++ > 0) return direct();
    const chosen = page.waitForEvent("filechooser", { timeout: 10_000 }).catch(() => null);
    if ((await inMenu.count()) > 0 && (await menu.count()) > 0) await menu.click({ timeout: 2000 });
    await page.getByRole("button", { name: button }).click({ timeout: 2000 });
    const chooser = await chosen;
    if (chooser === null) throw new Error(`No dialog was opened by "${button}".`);
    await chooser.setFiles([...files]);
  }).toPass();
}

/** Drops files on the middle of the page, or on the place of a role, as far as a script can. */
export async function drop(page: Page, files: readonly TestFile[], role?: string): Promise<void> {
  const transfer = await page.evaluateHandle(
    (given) => {
      const data = new DataTransfer();
      for (const { name, base64 } of given) {
        const bytes = Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
        data.items.add(new File([bytes], name));
      }
      return data;
    },
    files.map(({ name, buffer }) => ({ name, base64: buffer.toString("base64") })),
  );
  await page.dispatchEvent("main", "dragover", { dataTransfer: transfer });
  await expect(page.getByText("Drop to add these documents")).toBeVisible();
  const place = role === undefined ? null : await page.locator(`.intake__drop-cover [data-role=${role}]`).boundingBox();
  const at = place ? { clientX: place.x + place.width / 2, clientY: place.y + place.height / 2 } : {};
  await page.dispatchEvent("main", "drop", { dataTransfer: transfer, ...at });
}

/**
 * The text that a reader sees in an element. A row of a list has none until it is drawn, so the text is waited for.
 */
export async function seenText(element: Locator): Promise<string> {
  await expect(element).toHaveText(/\S/, { useInnerText: true });
  return element.innerText();
}

/** Goes back in the history. Of a step within the page Firefox's driver tells nothing, and `goBack` would wait for ever. */
export function back(page: Page): Promise<void> {
  return page.evaluate(() => history.back());
}

/** Opens a view by its address, and waits until it is the one that is shown: the one before it stays a moment. */
export async function goTo(page: Page, hash: string): Promise<void> {
  await page.evaluate((to) => {
    location.hash = to;
  }, hash);
  await expect(page.locator(`nav a[href="${hash}"][aria-current="page"]`)).toBeAttached();
}

/** The table of pairs. */
export function pairTable(page: Page): Locator {
  return page.getByRole("table", { name: /Pairs of documents/ });
}

/** What the table of pairs says, row by row, once all rows are there: those beyond the screen come a few per frame. */
export async function listedRows(page: Page): Promise<string[]> {
  const table = pairTable(page);
  const rows = table.getByRole("row");
  await expect(async () => {
    expect(await rows.count()).toBe(Number(await table.getAttribute("aria-rowcount")));
  }).toPass();
  // Not the text that is seen: a row beyond the screen has none until it is laid out.
  return rows.allTextContents();
}

/** The link of the pair of two documents. */
export function pairLink(page: Page, a: string, b: string): Locator {
  return pairTable(page).getByRole("link").filter({ hasText: a }).filter({ hasText: b });
}

/** Opens the settings, if they are closed. */
export async function openSettings(page: Page): Promise<void> {
  await page.locator("details.settings__settings > summary").click();
}

/** Opens the settings, and in them those behind "Advanced". */
export async function openAdvanced(page: Page): Promise<void> {
  await openSettings(page);
  await page.locator("details.settings__advanced > summary").click();
}

/** The row of a document in the table of documents. */
export function documentRow(page: Page, name: string): Locator {
  const table = page.getByRole("table", { name: "Documents" });
  return table.getByRole("row").filter({ has: page.getByRole("cell", { name, exact: true }) });
}

/** The texts under every highlight of a name, in each pane, with line ends and spaces as one space. */
export function highlighted(page: Page, name: RegExp): Promise<string[][]> {
  return page.evaluate((source) => {
    const pattern = new RegExp(source);
    const panes = [...document.querySelectorAll(".panes__pane")];
    const texts: string[][] = panes.map(() => []);
    for (const [key, highlight] of CSS.highlights) {
      if (!pattern.test(key)) continue;
      for (const range of highlight) {
        const side = panes.findIndex((pane) => pane.contains(range.startContainer));
        texts[side]?.push((range as Range).toString().replaceAll(/\s+/g, " "));
      }
    }
    return texts;
  }, name.source);
}

/**
 * The button of the menu of all ways to add documents. An empty page has another part that unfolds, which is still there for a
 * moment after files are given.
 */
export function menuButton(page: Page): Locator {
  return page.locator(".intake__small > details > summary");
}

/** Opens the menu of all ways to add documents, once there are some. */
export async function openMenu(page: Page): Promise<void> {
  await menuButton(page).click();
}

/** Removes all documents. */
export async function removeAll(page: Page): Promise<void> {
  await openMenu(page);
  await page.getByRole("button", { name: "Remove all" }).click();
}
