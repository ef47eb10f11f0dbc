/** The groups and the matrix: a graph with its table, a heat map with its numbers, both by pointer and by keyboard. */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { back, choose, drop, expect, file, type TestFile, test, words } from "./page.ts";

const tab = (page: Page, name: string) => page.getByRole("navigation", { name: "Results" }).getByRole("link", { name });

/** Opens a tab once there is a result. */
async function open(page: Page, name: string): Promise<void> {
  await tab(page, name).click();
}

const graph = (page: Page, number = 1) => page.getByRole("group", { name: `Graph of group ${number}`, exact: true });
const members = (page: Page) => page.getByRole("table", { name: "Documents of the group" });
const matrix = (page: Page) => page.getByRole("application", { name: /^Matrix of documents/ });
const readOut = (page: Page) => page.locator(".matrix__matrix .matrix__read-out");
const comparison = (page: Page, name: string) => page.getByRole("region", { name });

async function openExample(page: Page): Promise<void> {
  await page.getByRole("button", { name: /example/i }).click();
  await expect(page.getByRole("table", { name: /Pairs of documents/ })).toBeVisible();
}

test("the example class: each group is a graph and a table, and a line opens its pair by keyboard", async ({
  lookalike: page,
}) => {
  await openExample(page);
  await open(page, "Groups");
  await expect(page.getByText("4 groups: 11 of 12 documents are linked by matched words.")).toBeVisible();
  await expect(graph(page).getByRole("button")).toHaveCount(5);
  await expect(graph(page).getByRole("link")).toHaveCount(7);
  await expect(members(page).getByRole("row")).toHaveCount(6);
  const first = graph(page).getByRole("button", { name: /^1\. Ada Whitfield.*3 pairs/ });
  await first.focus();
  await page.keyboard.press("ArrowRight");
  await expect(graph(page).getByRole("button", { name: /^2\. Ben Okafor/ })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  const line = graph(page).getByRole("link", { name: /^Ada Whitfield.* and Ben Okafor.*: \d+ matched words$/ });
  await expect(line).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(comparison(page, "Ada Whitfield: 412 cars an hour")).toBeVisible();
  await back(page);
  await expect(line).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(members(page).locator("tr.groups__picked")).toHaveCount(1);
});

test("one row stands for each group, and its other pairs are shown below it on request, by keyboard too", async ({
  lookalike: page,
}) => {
  const [many, few] = [words(71, 60), words(72, 60)];
  const given = [many, many, many, few, few].map((shared, at) => file(`${at}.txt`, `${shared}. ${words(at, 60)}.`));
  await choose(page, given);
  const pairs = page.getByRole("table", { name: "Pairs of documents" }).locator("tbody tr");
  await expect(pairs).toHaveCount(4);
  await page.getByLabel("One row per group").check();
  await expect(pairs).toHaveCount(2);
  await expect(page.getByText(/^Showing 2 of 4\spairs, strongest evidence first\.$/)).toBeVisible();
  const others = page.getByRole("button", { name: /^2\sother pairs of group 1/ });
  await expect(page.getByRole("button", { name: /other pairs? of group/ })).toHaveCount(1);
  await others.focus();
  await page.keyboard.press("Enter");
  await expect(others).toHaveAttribute("aria-expanded", "true");
  await expect(pairs).toHaveCount(4);
  await expect(others).toBeFocused();
  await others.click();
  await expect(pairs).toHaveCount(2);
  // A pair that was opened leads on to that of the next group.
  await pairs.first().getByRole("link").first().click();
  await expect(page.getByRole("region", { name: "Review" })).toContainText("Pair 1 of 2");
  await back(page);
  await page.getByLabel("One row per group").uncheck();
  await expect(pairs).toHaveCount(4);
});

test("where the window is made narrower, the graph is drawn anew as wide as it is", async ({ lookalike: page }) => {
  await openExample(page);
  await open(page, "Groups");
  await expect(graph(page).getByRole("link")).toHaveCount(7);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 780 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
      .toBeLessThanOrEqual(0);
  }
});

test("a minimum of matched words takes groups apart, and a name finds its group", async ({ lookalike: page }) => {
  await openExample(page);
  await open(page, "Groups");
  const least = page.getByLabel(/Link documents that share at least/);
  await least.fill("5");
  await least.press("Enter");
  await expect(page.getByText("No listed pair has less than 25.")).toBeVisible();
  await least.fill("250");
  await page.keyboard.press("Tab");
  await expect(page.getByText("No listed pair has")).toHaveCount(0);
  await expect(page.getByText(/^3 groups: 6 of 12/)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Group 1" })).toBeVisible();
  await page.getByLabel("Fewest matched words that link documents").press("Home");
  await expect(page.getByText(/^4 groups: 11 of 12/)).toBeVisible();
  await page.getByLabel("Find a document").fill("мария");
  await expect(members(page)).toContainText("Мария Зимина");
  await page.getByLabel("Find a document").fill("nobody");
  await expect(page.getByText("No group has a document with this name.")).toBeVisible();
});

test("buttons that have done all they can keep the focus, or give it to the view", async ({ lookalike: page }) => {
  const given = Array.from({ length: 16 }, (_, at) =>
    file(`${at}.txt`, `${words(at + 1, 60)}. ${words(80 + Math.floor(at / 2), 60)}.`),
  );
  await choose(page, given);
  await expect(page.getByRole("table", { name: "Pairs of documents" })).toBeVisible();
  await page.getByRole("columnheader", { name: "Documents" }).getByRole("button").click();
  await page.getByRole("button", { name: "Sort by strongest evidence" }).press("Enter");
  await expect(page.getByRole("button", { name: "Sort by strongest evidence" })).toHaveCount(0);
  await expect(page.locator("main")).toBeFocused();
  await open(page, "Groups");
  const next = page.getByRole("button", { name: "Next", exact: true });
  await next.press("Enter");
  await expect(page.getByText("Groups 8–8 of 8")).toBeVisible();
  await expect(next).toBeFocused();
  await next.press("Enter");
  await expect(page.getByText("Groups 8–8 of 8")).toBeVisible();
  await open(page, "Matrix");
  await page.getByRole("button", { name: "Zoom in" }).press("Enter");
  const all = page.getByRole("button", { name: "Show all" });
  await all.press("Enter");
  await expect(all).toHaveAttribute("aria-disabled", "true");
  await expect(all).toBeFocused();
});

test("of eighteen documents that are all linked the table leads, each name is drawn, and the minimum is the list's", async ({
  lookalike: page,
}) => {
  const shared = [words(91, 90), words(92, 60), words(93, 45)];
  const given = Array.from({ length: 18 }, (_, at) =>
    file(`essay-${at + 1}.txt`, [words(at, 80), shared[at % 3], shared[(at + 1) % 3], words(at + 30, 60)].join(". ")),
  );
  await choose(page, given);
  await expect(page.getByRole("table", { name: "Pairs of documents" })).toBeVisible();
  const listed = /from (\d+) matched words/.exec(
    await page.locator("details.settings__settings > summary").innerText(),
  );
  await open(page, "Groups");
  await expect(page.getByLabel(/Link documents that share at least/)).toHaveValue(listed?.[1] ?? "?");
  await expect(graph(page).getByRole("button")).toHaveCount(18);
  const names = async () => (await graph(page).locator(".groups__names text").allTextContents()).sort();
  await expect.poll(names).toEqual(given.map(({ name }) => name).sort());
  await expect(page.locator(".groups__open-group > div:has(table) + .groups__graph")).toBeVisible();
  await expect(page.getByText(/weakest pairs are pale/)).toBeVisible();
  await open(page, "Matrix");
  // Nothing that is listed is below the list's minimum, and no colour stands for it.
  const first = await page.getByRole("list", { name: "Legend" }).getByRole("listitem").first().innerText();
  expect(Number(/below (\d+)/.exec(first)?.[1])).toBeGreaterThan(Number(listed?.[1]));
});

test("a group has a case report of all its people, with the names that are asked for", async ({ lookalike: page }) => {
  const shared = words(71, 60);
  const given = ["ann", "bob", "cleo"].map((name, at) => file(`${name}.txt`, `${shared}. ${words(at, 60)}.`));
  await choose(page, [...given, file("eve.txt", words(9, 90))]);
  await open(page, "Groups");
  await page.getByRole("button", { name: "Case report" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Case report about several authors" });
  const made = async (names: string): Promise<string> => {
    await dialog.getByLabel("Names in the report").selectOption({ label: names });
    const download = page.waitForEvent("download");
    await dialog.getByRole("button", { name: "Save report" }).click();
    return readFileSync(await (await download).path(), "utf8");
  };
  const all = await made("Show all names");
  expect(all).toMatch(/3\spairs of 3\sauthors/);
  for (const name of ["ann.txt", "bob.txt", "cleo.txt"]) expect(all).toContain(name);
  expect(await made("Show bob.txt only, letters instead of all others")).not.toMatch(/(?:ann|cleo)\.txt/);
  expect(await made("No names: letters instead of all of them")).not.toMatch(/(?:ann|bob|cleo|eve)\.txt/);
  await page.keyboard.press("Escape");
  // The pairs that the list shows make the same report.
  await page.getByRole("link", { name: /^Pairs/ }).click();
  await page.getByRole("searchbox", { name: "Find pairs" }).fill("bob");
  await expect(page.getByText(/^Showing 2 of 3\spairs/)).toBeVisible();
  await page.getByRole("button", { name: "Save or share the result" }).click();
  await page.getByRole("button", { name: /^Case report of 2\spairs…/ }).click();
  expect(await made("Show all names")).toMatch(/2\spairs of 3\sauthors/);
});

/** A class in which four copied from one, and three handed in one text. */
const copiedFromOne: readonly TestFile[] = [
  file(
    "source.txt",
    [words(1, 90), words(81, 60), words(2, 90), words(82, 60), words(3, 90), words(83, 60)].join(". "),
  ),
  file("kim.txt", [words(11, 90), words(81, 60), words(82, 60)].join(". ")),
  file("lee.txt", [words(12, 90), words(82, 60), words(83, 60)].join(". ")),
  file("max.txt", [words(13, 90), words(83, 60)].join(". ")),
  file("same-1.txt", words(20, 120)),
  file("same-2.txt", words(20, 120)),
  file("same-3.txt", words(20, 120)),
];

test("a submission that contains what all share is not called a source, and equal texts are marked", async ({
  lookalike: page,
}) => {
  await choose(page, copiedFromOne);
  await open(page, "Groups");
  await expect(
    page.getByText(
      /^source\.txt contains nearly all that the others share \(3 passages\); no other document does that\./,
    ),
  ).toBeVisible();
  await page.getByRole("button", { name: /^Group 2/ }).click();
  await expect(page.getByText("All documents of this group have the same text.")).toBeVisible();
  await expect(page.getByText(/^Likely source/)).toHaveCount(0);
});

test("a document of the archive is a square, and the likely source of what all share", async ({ lookalike: page }) => {
  const copy = words(70, 80);
  await choose(page, [file("last-year.txt", `${words(9, 90)}. ${copy}`)], "Choose earlier work");
  await choose(
    page,
    [1, 2, 3].map((at) => file(`essay-${at}.txt`, `${words(at, 90)}. ${copy}`)),
  );
  await open(page, "Groups");
  await expect(graph(page).locator("rect")).toHaveCount(1);
  await expect(page.getByText(/^Likely source: last-year\.txt, earlier work/)).toBeVisible();
});

test("of a large group the table leads, and the graph is drawn on request", async ({ lookalike: page }) => {
  const copy = words(70, 200);
  await choose(
    page,
    Array.from({ length: 40 }, (_, at) => file(`essay-${at + 1}.txt`, `${words(at, 40)}. ${copy}`)),
  );
  await open(page, "Groups");
  await expect(members(page)).toBeVisible();
  await expect(graph(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Draw the graph of 40 documents" }).press("Enter");
  await expect(page.getByRole("figure")).toBeFocused();
  await expect(graph(page).getByRole("button")).toHaveCount(40);
});

/** What a button saves. */
async function saved(page: Page, button: string): Promise<{ name: string; content: Buffer }> {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: button }).click();
  const file = await download;
  return { name: file.suggestedFilename(), content: readFileSync(await file.path()) };
}

/** The first bytes of every PNG. */
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47]);

test("graph and matrix are saved as SVG and PNG", async ({ lookalike: page }) => {
  await openExample(page);
  for (const [view, name] of [
    ["Groups", "lookalike-group-1"],
    ["Matrix", "lookalike-matrix"],
  ] as const) {
    await open(page, view);
    const svg = await saved(page, "Save as SVG");
    expect(svg.name).toBe(`${name}.svg`);
    expect(svg.content.toString()).toContain("Ben Okafor");
    const errors = await page.evaluate(
      (text) => new DOMParser().parseFromString(text, "image/svg+xml").querySelectorAll("parsererror").length,
      svg.content.toString(),
    );
    expect(errors).toBe(0);
    const png = await saved(page, "Save as PNG");
    expect(png.name).toBe(`${name}.png`);
    expect(png.content.subarray(0, 4)).toEqual(PNG);
    // A picture with nothing in it would be far smaller.
    expect(png.content.length).toBeGreaterThan(5000);
  }
});

test("the matrix: arrow keys go from cell to cell, say what is in it, and Enter opens the pair", async ({
  lookalike: page,
}) => {
  await openExample(page);
  await open(page, "Matrix");
  await expect(page.locator(".matrix__matrix canvas")).toHaveAttribute("data-filled", "20");
  await matrix(page).focus();
  const announced = page.locator(".matrix__matrix [aria-live]");
  await expect(announced).toHaveText(
    /^Ada Whitfield: 412 cars an hour and Ben Okafor: Close the centre: \d+ matched words$/,
  );
  await page.keyboard.press("ArrowDown");
  await expect(announced).toHaveText("Ben Okafor: Close the centre: the document itself");
  await page.keyboard.press("Control+ArrowLeft");
  await expect(announced).toHaveText(/^Ben Okafor: Close the centre and Ada Whitfield/);
  await page.keyboard.press("Enter");
  await expect(comparison(page, "Ben Okafor: Close the centre")).toBeVisible();
  await back(page);
  await expect(matrix(page)).toBeFocused();
  await page.getByRole("radio", { name: "Matched share of the row’s document" }).check();
  await expect(readOut(page)).toHaveText(/^\d+% of the words of Ben Okafor.* are matched in Ada Whitfield/);
  await page.getByRole("checkbox", { name: /Also show 1 document/ }).check();
  await expect(page.getByText("12 documents, ordered by group.")).toBeVisible();
});

test("the matrix: the pointer shows a cell, a click opens it, and the table has its numbers", async ({
  lookalike: page,
}) => {
  await openExample(page);
  await open(page, "Matrix");
  const canvas = page.locator(".matrix__matrix canvas");
  await expect(canvas).toHaveAttribute("data-filled", "20");
  const box = await canvas.boundingBox();
  if (!box) throw new Error("the matrix is not drawn");
  // The last row and column are the last document's own: left of it is its pair.
  const cell = { x: box.width - 2 - 1.5 * 56, y: box.height - 2 - 0.5 * 56 };
  await canvas.hover({ position: cell });
  await expect(readOut(page)).toHaveText(/^Мария Зимина.* and Иван Ларин.*: \d+ matched words$/);
  await page.getByText(/The numbers as a table/).click();
  const table = page.getByRole("table", { name: "Numbers of the matrix" });
  await expect(table.getByRole("row")).toHaveCount(11);
  for (const button of ["right", "middle", "left"] as const) {
    await expect(page).toHaveURL(/#\/matrix/);
    await canvas.click({ position: cell, button });
  }
  await expect(comparison(page, "Мария Зимина: Алёша у купца")).toBeVisible();
});

test("3,000 documents: cells are drawn for blocks of documents, and for each one from near", async ({
  lookalike: page,
}) => {
  test.slow();
  const groups = 100;
  const files = Array.from({ length: 3000 }, (_, at) =>
    file(`essay-${String(at).padStart(4, "0")}.txt`, `${words(at + 1, 12)}. ${words(90_000 + (at % groups), 50)}`),
  );
  await choose(page, files);
  await open(page, "Groups");
  await expect(page.getByText(`${groups} groups: 3,000 of 3,000`)).toBeVisible({ timeout: 90_000 });
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("button", { name: /^Group 9 / }).click();
  await expect(members(page)).toHaveAttribute("aria-rowcount", "31");
  await open(page, "Matrix");
  const canvas = page.locator(".matrix__matrix canvas");
  await expect(page.getByText(/A cell spans (\d+) × \1 documents/)).toBeVisible();
  const filled = async (): Promise<number> => Number(await canvas.getAttribute("data-filled"));
  await expect.poll(filled).toBeGreaterThan(0);
  const all = await filled();
  expect(all).toBeGreaterThan(groups);
  expect(all).toBeLessThan(5000);
  for (let step = 0; step < 12; step++) await page.getByRole("button", { name: "Zoom in" }).click();
  await expect(page.getByText(/A cell spans/)).toHaveCount(0);
  await page.getByRole("button", { name: "Show all" }).click();
  await expect(canvas).toHaveAttribute("data-filled", String(all));
});

test("a minimum that is being typed stays while the groups are drawn again", async ({ lookalike: page }) => {
  await openExample(page);
  await open(page, "Groups");
  const least = page.getByLabel(/Link documents that share at least/);
  await least.focus();
  await least.selectText();
  await page.keyboard.type("2");
  await drop(page, [file("zoe.txt", words(7, 40))]);
  await expect(page.getByText(/^4 groups: 11 of 13/)).toBeVisible();
  await page.keyboard.type("50");
  await expect(least).toHaveValue("250");
  await least.blur();
  await expect(page.getByText(/^3 groups: 6 of 13/)).toBeVisible();
});

test("where nothing is alike, groups and matrix say so", async ({ lookalike: page }) => {
  await choose(
    page,
    [1, 2, 3].map((at) => file(`${at}.txt`, words(at, 90))),
  );
  await open(page, "Groups");
  await expect(page.getByRole("heading", { name: "No groups" })).toBeVisible();
  await open(page, "Matrix");
  await expect(page.getByRole("heading", { name: "Nothing to show" })).toBeVisible();
});

for (const [locale, language, tabs] of [
  ["es-ES", "es", ["Grupos", "Matriz"]],
  ["ru-RU", "ru", ["Группы", "Матрица"]],
] as const) {
  test.describe(language, () => {
    test.use({ locale });

    test("groups and matrix speak the language", async ({ lookalike: page }) => {
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await page
        .locator(".intake__points button, .intake__intake button")
        .filter({ hasText: /ejemplo|пример/i })
        .first()
        .click();
      await page.getByRole("link", { name: tabs[0], exact: true }).click();
      await expect(page.locator(".groups__groups .groups__members")).toBeVisible();
      await page.getByRole("link", { name: tabs[1], exact: true }).click();
      await expect(page.locator(".matrix__matrix canvas")).toHaveAttribute("data-filled", "20");
      expect(await page.locator("main").innerText()).not.toMatch(/\b(?:groups|matrix|pictures)-[a-z]/);
    });
  });
}
