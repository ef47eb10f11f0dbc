/** The list of people, and names that are hidden on every view. */
import type { Page } from "@playwright/test";
import { back, choose, expect, file, pairLink, pairTable, removeAll, test, words } from "./page.ts";

const moodle = (name: string, number: number, what: string): string =>
  `${name}_${number}_assignsubmission_file_${what}.txt`;

const shared = words(99, 60);

/** Kate has two files, of which the second shares 60 words with Tom's; Ida has nothing in common with anybody. */
const submitted = [
  file(moodle("Kate Mallory", 11, "plan"), `An outline by Kate Mallory. ${words(1, 80)}`),
  file(moodle("Kate Mallory", 11, "essay"), `By Mallory, Kate. ${words(2, 60)}. ${shared}. Thanks to Tom Ostrander.`),
  file(moodle("Tom Ostrander", 12, "essay"), `${words(3, 50)}. ${shared}. ${words(4, 40)}`),
  file(moodle("Ida Quist", 13, "essay"), words(5, 120)),
  file("Quist broken.pdf", "%PDF-1.4"),
];

const NAMES = /kate|mallory|ostrander|quist|\bida\b|\btom\b/i;

/** Answers the question about the files of few people: those with one name are one person's. */
const answer = (page: Page) => page.getByRole("button", { name: /^Yes: 3\sauthors/ }).click();

const row = (page: Page, name: string) =>
  page
    .getByRole("table", { name: "Authors" })
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name }) });

test("a person has one row for all files, which leads to the strongest pair", async ({ lookalike: page }) => {
  await choose(page, submitted);
  await answer(page);
  await expect(pairTable(page)).toBeVisible();
  await page.getByRole("link", { name: /^Authors 3/ }).click();
  await expect(page.getByText(/^Showing 3 of 3\sauthors; 2\shave a match\.$/)).toBeVisible();
  const kate = row(page, "Kate Mallory");
  await expect(kate).toContainText(/6\d \d+% of its 12\d\swords/);
  await expect(kate).toContainText("Tom Ostrander");
  await expect(row(page, "Ida Quist")).toContainText("no match");
  // Words are found in any order, and stay while another view is shown.
  const search = page.getByLabel("Filter by author");
  await search.fill("mallory kate");
  await expect(page.getByText(/^Showing 1 of 3\sauthors/)).toBeVisible();
  await page.getByRole("link", { name: /^Pairs/ }).click();
  await page.getByRole("link", { name: /^Authors 3/ }).click();
  await expect(search).toHaveValue("mallory kate");
  await search.fill("");
  // By keyboard: numbers that come later move the row away from under a pointer.
  await kate.getByRole("button", { name: /^2\sfiles of Kate Mallory/ }).press("Enter");
  await expect(page.getByRole("table", { name: "Authors" }).getByRole("row")).toHaveCount(6);
  await expect(row(page, "plan.txt")).toContainText("no match");
  await page.getByRole("columnheader", { name: "Files" }).getByRole("button").click();
  await expect(page.getByRole("columnheader", { name: "Files" })).toHaveAttribute("aria-sort", "descending");
  await expect(page.getByRole("rowheader").first()).toContainText("Kate Mallory");
  await kate
    .first()
    .getByRole("link", { name: /^Tom Ostrander/ })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Tom Ostrander");
});

test("a person's pairs alone are listed, until all are wanted", async ({ lookalike: page }) => {
  await choose(page, [
    ...submitted,
    file(moodle("Ann Otter", 14, "a"), shared),
    file(moodle("Bo Ek", 15, "a"), shared),
  ]);
  await expect(page.getByText(/^Showing 6 of 6\spairs/)).toBeVisible();
  await page.getByRole("link", { name: /^Authors/ }).click();
  await page.getByRole("link", { name: /^Show 3\spairs of Ann Otter/ }).click();
  await expect(page.getByText(/^Showing 3 of 6\spairs/)).toBeVisible();
  await expect(pairLink(page, "Kate Mallory", "Tom Ostrander")).toHaveCount(0);
  await page.getByRole("button", { name: "only Ann Otter" }).click();
  await expect(page.getByText(/^Showing 6 of 6\spairs/)).toBeVisible();
});

/** Everything on the page that a person or a program could read, with the values of fields and the title. */
function everythingOn(page: Page): Promise<string> {
  return page.evaluate(() => {
    const fields = [...document.querySelectorAll("input, textarea, select")] as HTMLInputElement[];
    return [document.documentElement.outerHTML, document.title, ...fields.map(({ value }) => value)].join("\n");
  });
}

/** Texts are read before their names can be hidden, so that the switch is on a moment earlier than names are gone. */
async function hideNames(page: Page): Promise<void> {
  await page.getByLabel("Hide names").check();
  await expect.poll(() => everythingOn(page)).not.toMatch(NAMES);
}

test("with names hidden, none is on any view, nor inside the texts, and they come back", async ({
  lookalike: page,
}) => {
  await choose(page, submitted);
  await expect(pairLink(page, "Kate Mallory", "Tom Ostrander")).toBeVisible();
  expect(await everythingOn(page)).toMatch(NAMES);
  // What was typed into the filter is the user's own.
  await hideNames(page);
  const expectNone = async (view: string) => expect(await everythingOn(page), view).not.toMatch(NAMES);
  await expectNone("pairs");
  // The question named people and folders, too.
  await answer(page);
  for (const [tab, there] of [
    [/^Authors/, page.getByRole("table", { name: "Authors" })],
    [/^Documents/, page.getByRole("table", { name: "Documents" })],
    [/^Check/, page.getByLabel("Text", { exact: true })],
    [/^How it works/, page.getByRole("heading", { name: /^Lab:/ })],
  ] as const) {
    // The answer is acted on meanwhile, and moves what is below it.
    await expect(async () => {
      await page.getByRole("link", { name: tab }).click();
      await expect(there.first()).toBeVisible({ timeout: 5_000 });
    }).toPass();
    await expectNone(String(tab));
  }
  await page.getByRole("link", { name: /^Authors/ }).click();
  await page.getByRole("button", { name: /^2\sfiles of Author/ }).click();
  await expectNone("people unfolded");
  const pair = pairTable(page).getByRole("link").first();
  let [first, second] = ["", ""];
  // The answer may still be acted on, and the authors then are others: what is read is compared until both lists are the last ones.
  await expect(async () => {
    await page.getByRole("link", { name: /^Authors/ }).click();
    const unfold = page.getByRole("button", { name: /^2\sfiles of Author/ });
    if ((await unfold.getAttribute("aria-expanded")) !== "true") await unfold.click();
    const aliases = await page.getByRole("rowheader").allTextContents();
    await page.getByRole("link", { name: /^Pairs/ }).click();
    await expect(pair).toBeVisible({ timeout: 5_000 });
    [first = "", second = ""] = await pair.locator(".pairs__name").allInnerTexts();
    expect(first && second).not.toBe("");
    // The same aliases as in the list of people, where a file has the person's.
    for (const name of [first, second]) expect(aliases.some((alias) => alias.includes(name))).toBe(true);
  }).toPass();
  await pair.click();
  await expect(page.getByRole("region", { name: first })).toContainText("By ███████, ████.");
  await expect(page).toHaveTitle(/^Author \d(, file \d)? and Author \d(, file \d)? – Lookalike$/);
  await page.locator("details.comparison__counted > summary").click();
  await expectNone("comparison");
  // The address is that of the same pair with names.
  const address = page.url();
  await back(page);
  await removeAll(page);
  await expect(page.getByText(/^Removed 4\sdocuments\.$/).first()).toBeVisible();
  await expectNone("removed");
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByLabel("Hide names").uncheck();
  await pairLink(page, "Kate Mallory", "Tom Ostrander").click();
  await expect(page.getByRole("region", { name: /Kate Mallory/ })).toContainText("By Mallory, Kate.");
  expect(page.url()).toBe(address);
});

test("a person's row leads to the report about that person, whose menu is in the order of names", async ({
  lookalike: page,
}) => {
  await choose(page, [
    ...submitted,
    file(moodle("Ann Otter", 14, "a"), shared),
    file(moodle("Bo Ek", 15, "a"), shared),
  ]);
  await page.getByRole("link", { name: /^Authors/ }).click();
  await page.getByRole("button", { name: /^Case report about Tom Ostrander/ }).click();
  const dialog = page.getByRole("dialog", { name: "Case report about an author" });
  const menu = dialog.getByRole("combobox", { name: /^Author/ });
  await expect(menu.locator("option:checked")).toHaveText("Tom Ostrander (12)");
  const people = ["Ann Otter (14)", "Bo Ek (15)", "Kate Mallory (11)", "Tom Ostrander (12)"];
  await expect(menu.locator("option")).toHaveText(people);
  await expect(dialog.getByLabel("Names to black out")).toHaveValue(/^(Ann Otter|Bo Ek|Kate Mallory)\n.+\n.+$/);
  await menu.selectOption("Bo Ek (15)");
  await expect(dialog.getByLabel("Names to black out")).not.toHaveValue(/Bo Ek/);
  // Nobody without a listed pair has a report.
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(row(page, "Ida Quist").getByRole("button", { name: /^Case report/ })).toHaveCount(0);
  await hideNames(page);
  await page
    .getByRole("button", { name: /^Case report about Author/ })
    .first()
    .click();
  await expect(dialog).toContainText("Names are hidden: the report has “Author 1” and so on in their place");
  await expect(dialog.getByLabel("Names to black out")).toHaveValue("");
});

test("with names hidden, a note is shown without them and cannot be changed, and one without names can", async ({
  lookalike: page,
}) => {
  await choose(page, submitted);
  await answer(page);
  await pairLink(page, "Kate Mallory", "Tom Ostrander").click();
  await page.getByText("Add a note").click();
  const note = page.getByLabel("Note on this pair");
  await note.fill("Kate says that Ostrander copied.");
  await page.keyboard.press("Escape");
  await back(page);
  await hideNames(page);
  await expect(page.getByText("note", { exact: true })).toHaveAttribute("title", "████ says that █████████ copied.");
  expect(await everythingOn(page)).not.toMatch(NAMES);
  await pairTable(page).getByRole("link").first().click();
  await page.getByText("Note", { exact: true }).click();
  await expect(note).toHaveValue("████ says that █████████ copied.");
  await expect(note).not.toBeEditable();
  await expect(page.getByText("To change this, untick “Hide names” first.")).toBeVisible();
  expect(await everythingOn(page)).not.toMatch(NAMES);
  await back(page);
  await page.getByLabel("Hide names").uncheck();
  await pairLink(page, "Kate Mallory", "Tom Ostrander").click();
  await page.getByText("Note", { exact: true }).click();
  await expect(note).toHaveValue("Kate says that Ostrander copied.");
  await note.fill("Nobody copied.");
  await page.keyboard.press("Escape");
  await back(page);
  await hideNames(page);
  await pairTable(page).getByRole("link").first().click();
  await page.getByText("Note", { exact: true }).click();
  await expect(note).toBeEditable();
});

test("whether names are hidden is kept with the work", async ({ lookalike: page }) => {
  await choose(page, submitted);
  await hideNames(page);
  await page.getByRole("button", { name: "Keep my work on this device" }).click();
  await expect(page.getByText(/^Saved|kept on this device/).first()).toBeVisible();
  await page.reload();
  await expect(pairTable(page)).toBeVisible();
  await expect(page.getByLabel("Hide names")).toBeChecked();
  expect(await everythingOn(page)).not.toMatch(NAMES);
});

test("an author is kept where the list is scrolled on while it is typed", async ({ lookalike: page }) => {
  // A list of at most 500 rows is drawn whole after a while.
  await choose(
    page,
    Array.from({ length: 520 }, (_, at) => file(`${at + 100}.txt`, words(at, 12))),
  );
  await page.getByRole("link", { name: /^Documents/ }).click();
  const authorOf = (name: string) => page.getByRole("textbox", { name: `Author of ${name}` });
  const author = authorOf("101.txt");
  await author.fill("Ada");
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(authorOf("619.txt")).toBeVisible();
  await expect(author).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(author).toHaveValue("Ada");
});

test("on cards each number of a person has its word, in the order of the columns", async ({ lookalike: page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await choose(page, submitted);
  await answer(page);
  await page.getByRole("link", { name: /^Authors/ }).click();
  const tom = row(page, "Tom Ostrander");
  await expect(tom).toContainText(/1\spair/);
  const [pairs, files] = [tom.getByText(/^1\spair$/), tom.getByText(/^1\sfile$/)];
  const [before, behind] = [await pairs.boundingBox(), await files.boundingBox()];
  expect(before?.x ?? 0).toBeLessThan(behind?.x ?? 0);
  await expect(row(page, "Kate Mallory")).toContainText(/2\sfiles/);
});

test("a document without remarks has a lower row, and every row is reached", async ({ lookalike: page }) => {
  const files = Array.from({ length: 60 }, (_, at) => file(`${at + 100}.txt`, at % 3 === 0 ? "" : words(at, 40)));
  await choose(page, files);
  await page.getByRole("link", { name: /^Documents/ }).click();
  const table = page.getByRole("table", { name: "Documents" });
  const rowOf = (name: string) => table.getByRole("row").filter({ has: page.getByRole("cell", { name, exact: true }) });
  const heightOf = async (name: string): Promise<number> => (await rowOf(name).boundingBox())?.height ?? 0;
  await expect(rowOf("100.txt")).toContainText("It has no words");
  expect(await heightOf("101.txt")).toBeLessThan(await heightOf("100.txt"));
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(rowOf("159.txt")).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(rowOf("100.txt")).toBeVisible();
});
