/** Every view on paper: what was found, all of it, and nothing that is operated. */
import type { Page } from "@playwright/test";
import { choose, essays, expect, file, goTo, highlighted, pairLink, pairTable, test, words } from "./page.ts";

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
  // More pairs than a list that is drawn whole.
  const files = Array.from({ length: 33 }, (_, i) => file(`copy-${i}.txt`, `${text} ${words(i + 10, 6)}`));
  await choose(page, files);
  await expect(pairTable(page)).toBeVisible();
  const before = await pairTable(page).getByRole("row").count();
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.evaluate(() => scrollTo(0, 3000));
  expect((await sheet(page)).match(/copy-\d+\.txt[\s\S]*?copy-\d+\.txt/g)).toHaveLength(528);
  await backOnScreen(page);
  await expect.poll(() => pairTable(page).getByRole("row").count()).toBeLessThan(100);
  expect(before).toBeLessThan(100);
  // Rows are laid out one by one, over many pages: Chromium cannot break hundreds that are laid out as one, and fails after minutes.
  await page.evaluate(() => addEventListener("afterprint", () => document.body.setAttribute("data-printed", "")));
  expect(pagesIn(await page.pdf({ format: "A4" }))).toBeGreaterThan(9);
  // The browser says that it has printed after the file is there.
  await expect(page.locator("body[data-printed]")).toBeAttached();
  await expect.poll(() => pairTable(page).getByRole("row").count()).toBeLessThan(100);
  await page.getByRole("link", { name: /Documents/ }).click();
  await expect(page.getByRole("table", { name: "Documents" })).toBeVisible();
  expect(await sheet(page)).toContain("copy-32.txt");
});

test("a list is printed with all its rows where paper has other rows than the window", async ({ lookalike: page }) => {
  const text = words(3, 60);
  await page.setViewportSize({ width: 718, height: 500 });
  await choose(
    page,
    Array.from({ length: 24 }, (_, i) => file(`copy-${i}.txt`, `${text} ${words(i + 10, 6)}`)),
  );
  await page.getByRole("link", { name: /Documents/ }).click();
  const rows = page.getByRole("table", { name: "Documents" }).getByRole("row");
  await expect(rows.first()).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("columnheader", { name: "Phrases" })).toBeVisible();
  await expect(rows).toHaveCount(25);
});

test("a list is printed with all its rows as soon as it is there", async ({ lookalike: page }) => {
  const text = words(3, 60);
  await choose(
    page,
    Array.from({ length: 24 }, (_, i) => file(`copy-${i}.txt`, `${text} ${words(i + 10, 6)}`)),
  );
  await expect(pairTable(page)).toBeVisible();
  await page.setViewportSize({ width: 718, height: 500 });
  // Printing begins with the change that brings the list, before anything else can run.
  await page.evaluate(() => {
    const seen = new MutationObserver(() => {
      if (!document.querySelector("main table:not([hidden]) select")) return;
      seen.disconnect();
      dispatchEvent(new Event("beforeprint"));
    });
    seen.observe(document.body, { subtree: true, childList: true, attributes: true });
    location.hash = "#/documents";
  });
  await expect(page.getByRole("table", { name: "Documents" })).toContainText("copy-9.txt");
  await expect(page.getByRole("table", { name: "Documents" })).toContainText("copy-23.txt");
});

/** The number of pages of a PDF file as Chromium writes it. */
function pagesIn(pdf: Buffer): number {
  return pdf.toString("latin1").match(/\/Type ?\/Page\b/g)?.length ?? 0;
}

test("in a printed list nothing leaves its row, however long the names are", async ({ lookalike: page }) => {
  const name = (i: number): string =>
    `Introduction_to_the_history_of_the_northern_provinces_${i}_second_attempt_final.txt`;
  const text = words(3, 60);
  await choose(
    page,
    [...Array(6).keys()].map((i) => file(name(i), `${text} ${words(i + 10, 6)}`)),
  );
  await expect(pairTable(page)).toBeVisible();
  await page.getByRole("combobox", { name: "Review of" }).first().selectOption("To discuss");
  // The width of A4 between its margins, in each language that words were measured for.
  await page.setViewportSize({ width: 718, height: 1000 });
  for (const language of ["es", "ru", "en"]) {
    await page.getByRole("combobox").last().selectOption(language);
    for (const view of ["", "people", "documents", "groups"]) {
      await goTo(page, `#/${view}`);
      await expect(page.locator("main table:visible tbody tr").first()).toBeVisible();
      await sheet(page);
      expect(await outsideTheirRow(page), `${view || "pairs"} in ${language}`).toEqual([]);
      await backOnScreen(page);
    }
  }
});

test("a list that is sorted anew while it is printed still has all its rows", async ({ lookalike: page }) => {
  const text = words(3, 60);
  await choose(
    page,
    Array.from({ length: 24 }, (_, i) => file(`copy-${i}.txt`, `${text} ${words(i + 10, 6)}`)),
  );
  const rows = pairTable(page).getByRole("row");
  await expect(rows).toHaveCount(277);
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await pairTable(page).getByRole("button", { name: "Similarity" }).click();
  await expect(pairTable(page).getByRole("columnheader", { name: "Similarity" })).toHaveAttribute("aria-sort", /./);
  await expect(rows).toHaveCount(277);
});

/** A line of text in a row of a table. */
interface Line {
  text: string;
  /** The number of its cell in all tables, and of its row. */
  cell: number;
  row: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** What lies outside its row of a table, or over its neighbour in the row, of all that is drawn. */
async function outsideTheirRow(page: Page): Promise<string[]> {
  const { rows, lines } = await page.evaluate(linesOfTables);
  expect(lines.length).toBeGreaterThan(0);
  const out = lines.flatMap((line) => {
    const row = rows[line.row];
    const isOut = row && (line.top < row.top - 2 || line.bottom > row.bottom + 2 || line.right > row.right + 2);
    const over = lines.find((other) => other.row === line.row && other.cell !== line.cell && areOver(line, other));
    return [
      ...(isOut ? [`${line.text} leaves its row`] : []),
      ...(over ? [`${line.text} lies over ${over.text}`] : []),
    ];
  });
  return [...new Set(out)].slice(0, 5);
}

function areOver(a: Line, b: Line): boolean {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  return across > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3;
}

/** Runs in the page. */
function linesOfTables(): { rows: { top: number; bottom: number; right: number }[]; lines: Line[] } {
  const drawn = [...document.querySelectorAll("main table tr")].filter((row) => row.getClientRects().length > 0);
  const lines: Line[] = [];
  const cells = drawn.flatMap((row, at) => [...row.querySelectorAll("td, th")].map((cell) => ({ cell, row: at })));
  for (const [at, { cell, row }] of cells.entries()) {
    const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement } = node;
      const isOnlyHeard = parentElement && getComputedStyle(parentElement).clipPath !== "none";
      if (isOnlyHeard || parentElement?.closest("select")) continue;
      const range = new Range();
      range.selectNodeContents(node);
      const text = node.textContent ?? "";
      for (const { left, right, top, bottom } of range.getClientRects()) {
        if (right > left) lines.push({ text, cell: at, row, left, right, top, bottom });
      }
    }
  }
  const rows = drawn.map((row) => {
    const { top, bottom, right } = row.getBoundingClientRect();
    return { top, bottom, right };
  });
  return { rows, lines };
}

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

test("printed documents have their authors", async ({ lookalike: page }) => {
  const moodle = (name: string, number: number): string => `${name}_${number}_assignsubmission_file_essay.txt`;
  const text = words(3, 60);
  await choose(page, [
    file(moodle("Kate Mallory", 11), `${text} ${words(4, 20)}`),
    file(moodle("Tom Ostrander", 12), `${text} ${words(5, 20)}`),
    file(moodle("Ida Quist", 13), words(6, 60)),
  ]);
  await expect(pairTable(page)).toBeVisible();
  await page.getByRole("link", { name: /^Documents/ }).click();
  const table = page.getByRole("table", { name: "Documents" });
  await expect(table.locator("tbody tr").first()).toBeVisible();
  await sheet(page);
  const authors = await table.locator("tbody .documents__author").allInnerTexts();
  expect(authors.map((author) => author.trim())).toEqual(["Ida Quist (13)", "Kate Mallory (11)", "Tom Ostrander (12)"]);
});

test("lists of hundreds are printed in each view", { tag: "@rare" }, async ({ lookalike: page }) => {
  const shared = words(9, 60);
  await choose(
    page,
    Array.from({ length: 700 }, (_, at) => file(`${at}.txt`, `${words(at, 40)} ${at % 7 ? "" : shared}`)),
  );
  await expect(pairTable(page)).toBeVisible();
  for (const view of ["", "people", "documents"]) {
    await goTo(page, `#/${view}`);
    await expect(page.locator("main table:visible tbody tr").first()).toBeVisible();
    expect(pagesIn(await page.pdf({ format: "A4" })), view).toBeGreaterThan(9);
  }
});

test("the number of a passage is printed before its first word, and leaves no trace", async ({ lookalike: page }) => {
  const [one, two] = [words(31, 60), words(32, 60)];
  await choose(page, [
    file("ann.txt", `${words(1, 300)} ${one} ${words(2, 300)} ${two} the end`),
    file("bob.txt", `${words(3, 100)} ${two} ${words(4, 100)}`),
    file("cid.txt", `${words(5, 100)} ${one} ${words(6, 100)}`),
  ]);
  await page.getByRole("link", { name: /^Documents/ }).click();
  await page.getByRole("link", { name: "All matches of ann.txt" }).click();
  const pane = page.getByRole("region", { name: "ann.txt" });
  await expect(pane).toBeVisible();
  for (const copied of [one, two])
    await expect.poll(async () => (await highlighted(page, /^passage/)).flat().join(" ")).toContain(copied);
  // The numbers on screen come and go with the blocks near it, so only pieces of text are counted.
  const pieces = () =>
    page.evaluate(() =>
      [...document.querySelectorAll(".panes__chunk")].map(
        ({ childNodes }) => [...childNodes].filter((node) => node instanceof Text).length,
      ),
    );
  const [before, colours] = [await pieces(), await highlighted(page, /^passage/)];
  await sheet(page);
  const numbered = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("[data-label]")].map(({ dataset, nextSibling }) => [
      dataset["label"] ?? "",
      nextSibling?.textContent?.split(" ")[0] ?? "",
    ]),
  );
  const sources = await page.getByRole("complementary").getByRole("listitem").allInnerTexts();
  const numberOf = (name: string) =>
    String(sources.filter((source) => /txt/.test(source)).findIndex((s) => s.includes(name)) + 1);
  expect(numbered).toEqual([
    [numberOf("cid.txt"), one.split(" ")[0]],
    [numberOf("bob.txt"), two.split(" ")[0]],
  ]);
  await expect(pane.locator(".panes__tag").first()).toBeHidden();
  await backOnScreen(page);
  await expect.poll(pieces).toEqual(before);
  await expect.poll(() => highlighted(page, /^passage/)).toEqual(colours);
});
