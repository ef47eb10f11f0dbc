/** Saving and sharing the result: files that the browser saves, a saved result opened again, and a link with the same files. */
import { readFileSync } from "node:fs";
import type { Browser, Page } from "@playwright/test";
import { faultsOf } from "./axe.ts";
import {
  back,
  choose,
  drop,
  essays,
  expect,
  file,
  listedRows,
  openSettings,
  pairLink,
  pairTable,
  type TestFile,
  test,
  words,
} from "./page.ts";

const open = (page: Page) => page.getByRole("button", { name: "Save or share the result" });
const panel = (page: Page) => page.getByRole("dialog", { name: "Save or share the result" });

/** Has the page save a file; gives its name and its text. */
async function saved(page: Page, button: string): Promise<{ name: string; text: string }> {
  if (!(await panel(page).isVisible())) await open(page).click();
  const downloading = page.waitForEvent("download");
  await panel(page).getByRole("button", { name: button }).click();
  const download = await downloading;
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), "utf8") };
}

const closePanel = (page: Page) => panel(page).getByRole("button", { name: "Close" }).click();

/** Another browser, with nothing of the first one's. */
async function elsewhere(browser: Browser, url: string | undefined): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(url ?? "");
  // The page is drawn once its language is there.
  await page.locator("main").waitFor();
  return page;
}

const json = (name: string, text: string): TestFile => ({ ...file(name, text), mimeType: "application/json" });

test("the example class is saved as tables and as a result, which a fresh page opens to the same list", async ({
  lookalike: page,
  browser,
  baseURL,
}) => {
  await page
    .getByRole("button", { name: /example/ })
    .first()
    .click();
  await expect(pairTable(page)).toBeVisible();
  const table = await saved(page, "Save pairs");
  expect(table.name).toMatch(/^Lookalike pairs \d{4}-\d\d-\d\d\.csv$/);
  expect(table.text.startsWith('\uFEFF"No.","Document A",')).toBe(true);
  expect(table.text.split("\r\n").length).toBe(1 + 10 + 1);
  expect(table.text).toContain('\r\n2,"Farid Haddad: What printing changed",');
  await panel(page).getByLabel("Numbers in your spreadsheet program").selectOption("semicolon");
  expect((await saved(page, "Save documents")).text).toMatch(
    /"Ben Okafor: Close the centre";;"Submission";505;476;94,3;/,
  );
  const result = await saved(page, "Save result");
  expect(result.name).toMatch(/\.json$/);
  await closePanel(page);
  const before = await listedRows(page);
  expect(before).toHaveLength(11);

  const other = await elsewhere(browser, baseURL);
  await drop(other, [json(result.name, result.text)]);
  await expect(other.getByText("Same documents, settings and version as when it was saved")).toBeVisible();
  await expect.poll(() => listedRows(other)).toEqual(before);
  const again = await saved(other, "Save result");
  expect(JSON.parse(again.text).digest).toBe(JSON.parse(result.text).digest);
  expect(again.text).toBe(result.text);
  await other.context().close();
});

test("pairs are selected by box and key, stay so under a filter, and are what is saved; the report says what it leaves out", async ({
  lookalike: page,
}) => {
  const copied = words(99, 60);
  const names = ["ann", "bob", "cleo"];
  await choose(
    page,
    names.map((name, at) => file(`${name}.txt`, `${words(at + 1, 40)}. ${copied}.`)),
  );
  await pairTable(page).getByRole("checkbox", { name: "Select ann.txt and bob.txt" }).check();
  const selection = page.getByRole("region", { name: "Selected pairs" });
  await expect(selection.getByRole("status")).toHaveText("1 pair selected");
  await page.getByLabel("Find pairs").fill("cleo");
  await expect(selection).toContainText("1 of them not shown");
  await pairLink(page, "ann.txt", "cleo.txt").focus();
  await page.keyboard.press("x");
  await expect(selection).toContainText("2 pairs selected");
  expect(await faultsOf(page, "selected pairs")).toEqual([]);
  await selection.getByRole("button", { name: "Save or share them" }).click();
  const which = panel(page).getByLabel("Which pairs");
  await expect(which).toHaveValue("selected");
  expect((await saved(page, "Save pairs")).text.split("\r\n").length).toBe(1 + 2 + 1);
  const report = panel(page).getByRole("region", { name: "Report for anyone" });
  await expect(report).toContainText("Pairs: 2 of 3 listed.");
  await which.selectOption({ label: "Those that the list shows now (2)" });
  const downloading = page.waitForEvent("download");
  await report.getByRole("button", { name: "Save report" }).click();
  const made = readFileSync(await (await downloading).path(), "utf8");
  expect(made).toContain("In this report: 2 of 3 listed pairs, those that the list showed. Left out: the other 1,");
  expect(made).toContain("search “cleo”");
  await closePanel(page);
  await selection.getByRole("button", { name: "Case report" }).click();
  await expect(page.getByRole("dialog", { name: "Case report about several authors" })).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await pairTable(page).getByRole("checkbox", { name: "Select all 2 pairs shown" }).check();
  await expect(selection).toContainText("3 pairs selected");
  await selection.getByRole("button", { name: "Clear selection" }).click();
  await expect(selection).toBeHidden();
});

test("the same files through the link give the same bytes in another browser, and other files are told apart", async ({
  lookalike: page,
  browser,
  baseURL,
}) => {
  await choose(page, essays);
  await expect(pairLink(page, "ann.txt", "bob.txt")).toBeVisible();
  await openSettings(page);
  await page.getByLabel(/^Phrase length/).fill("4");
  await expect(page.locator(".pairs__summary")).toContainText("Changed");
  const result = await saved(page, "Save result");
  const link = await panel(page).getByRole("textbox", { name: "Link" }).inputValue();
  expect(link).toContain("set.k=4");
  expect(link).not.toContain("ann");

  const other = await elsewhere(browser, link);
  await expect(other.getByText("This link is for a comparison of 3 documents.")).toBeVisible();
  await choose(other, [...essays].reverse());
  await expect(other.getByText("this is the result that the link stands for")).toBeVisible();
  expect((await saved(other, "Save result")).text).toBe(result.text);
  await closePanel(other);
  // The link has been followed: a reload, or Back, does not put its settings over others.
  expect(new URL(other.url()).hash).toBe("#/");
  await openSettings(other);
  await other.getByLabel(/^Phrase length/).fill("6");
  await expect(other.getByText(/The settings differ: .*4 → 6/)).toBeVisible();
  await other.getByRole("button", { name: "Use the link’s settings" }).click();
  await expect(other.getByText("this is the result that the link stands for")).toBeVisible();
  await choose(other, [file("new.txt", words(8, 80))]);
  await expect(other.getByText("It was made from 3 documents; here are 4.")).toBeVisible();
  await expect(other.getByText("The documents differ, or their names, roles or authors.")).toBeVisible();
  await other.context().close();
  expect(baseURL).toBeTruthy();
});

test("documents that are missing yet are no difference from what a link stands for", async ({
  lookalike: page,
  browser,
}) => {
  const late = file("zoe.txt", words(8, 80));
  await choose(page, [...essays, late]);
  await expect(pairLink(page, "ann.txt", "bob.txt")).toBeVisible();
  await saved(page, "Save result");
  const link = await panel(page).getByRole("textbox", { name: "Link" }).inputValue();

  const other = await elsewhere(browser, link);
  await choose(other, essays);
  await expect(other.getByText("This link is for a comparison of 4 documents; here are 3 so far.")).toBeVisible();
  await choose(other, [late]);
  await expect(other.getByText("this is the result that the link stands for")).toBeVisible();
  await other.context().close();
});

test("a saved result among other files replaces nothing unasked, and a broken one changes nothing", async ({
  lookalike: page,
}) => {
  await choose(page, essays);
  await expect(pairLink(page, "ann.txt", "bob.txt")).toBeVisible();
  const { text } = await saved(page, "Save result");
  await closePanel(page);
  const before = await listedRows(page);
  const broken: readonly (readonly [TestFile, RegExp])[] = [
    [json("cut.json", text.slice(0, 3000)), /is cut off/],
    [
      json("hand.json", text.replace('"role":"submission"', '"role":"<img src=x onerror=alert(1)>"')),
      /changed or damaged/,
    ],
    [json("newer.json", text.replace('"version": 2', '"version": 99')), /newer version/],
  ];
  for (const [given, refusal] of broken) {
    await drop(page, [given]);
    await expect(page.getByText(refusal)).toBeVisible();
    expect(await listedRows(page)).toEqual(before);
  }
  // After a download the window that Firefox's driver opens has no focus, and nothing in it counts as focused.
  const focused = (): Promise<string | undefined> => page.evaluate(() => document.activeElement?.id);
  await drop(page, [json("result.json", text), file("new.txt", words(8, 80)), json("data.json", '{"a": "b"}')]);
  const question = page.getByRole("alert").filter({ hasText: "This is a saved result with 3 documents." });
  await expect(question).toContainText("Replace the 5 documents on this page with it?");
  await question.getByRole("button", { name: "Keep what is here" }).click();
  await expect.poll(focused).toBe("main");
  await expect(page.getByRole("link", { name: /^Documents 5/ })).toBeVisible();
  await drop(page, [json("result.json", text)]);
  await question.getByRole("button", { name: "Replace" }).click();
  await expect.poll(focused).toBe("main");
  await expect(page.getByText("Same documents, settings and version as when it was saved")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Documents 3/ })).toBeVisible();
  await expect.poll(() => listedRows(page)).toEqual(before);
  // All five are back, and nothing more is said of the file.
  const replaced = page.locator("p").filter({ hasText: "Replaced 5 documents with the saved result." });
  await replaced.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("link", { name: /^Documents 5/ })).toBeVisible();
  await expect(page.getByText("Same documents, settings and version as when it was saved")).toBeHidden();
});

test("a saved result is counted again from its texts, whatever numbers its file was given by hand", async ({
  lookalike: page,
}) => {
  await choose(page, essays);
  await expect(pairLink(page, "ann.txt", "bob.txt")).toBeVisible();
  const { text } = await saved(page, "Save result");
  await closePanel(page);
  const before = await listedRows(page);
  const reopen = async (edited: string): Promise<void> => {
    expect(edited).not.toBe(text);
    await drop(page, [json("result.json", edited)]);
    await page.getByRole("button", { name: "Replace", exact: true }).click();
  };
  const note = page.getByRole("status").filter({ hasText: "everything was counted again from the texts in the file" });
  await reopen(text.replace('"matchedA":40,"matchedB":40', '"matchedA":100,"matchedB":100'));
  await expect(note).toContainText("Same documents, settings and version");
  await expect.poll(() => listedRows(page)).toEqual(before);
  await reopen(text.replace(/("text":")(\w)/, "$1Yes, $2"));
  await expect(note).toContainText("This is not the same as the saved result:");
  await expect(note).toContainText("The documents differ, or their names, roles or");
  await reopen(`${text}\n`);
  await expect(note).toContainText("Same documents, settings and version");
  await choose(page, [file("new.txt", words(8, 80))]);
  await expect(note).toContainText("It was made from 3 documents; here are 4.");
});

test("a link tells other names from other texts, and one from before still opens", async ({
  lookalike: page,
  browser,
}) => {
  await choose(page, essays);
  await expect(pairLink(page, "ann.txt", "bob.txt")).toBeVisible();
  await saved(page, "Save result");
  const link = await panel(page).getByRole("textbox", { name: "Link" }).inputValue();
  expect(link).toMatch(/texts=[0-9a-f]{32}/);
  const [ann, ...others] = essays;
  const cases = [
    [link, [{ ...(ann as TestFile), name: "anna.txt" }, ...others], "The texts are the same; only names, roles or"],
    [link, [file("ann.txt", words(8, 80)), ...others], "At least one text differs."],
    [
      link.replace(/&texts=\w+/, ""),
      [file("ann.txt", words(8, 80)), ...others],
      "The documents differ, or their names, roles or authors.",
    ],
  ] as const;
  for (const [address, files, refusal] of cases) {
    const other = await elsewhere(browser, address);
    await choose(other, files);
    await expect(other.getByText(refusal)).toBeVisible();
    await other.context().close();
  }
});

test("a case report's dialog closes where the pair is left by Back", async ({ lookalike: page }) => {
  await choose(page, essays);
  await pairLink(page, "ann.txt", "bob.txt").click();
  await page.getByRole("button", { name: "Case report" }).click();
  const dialog = page.getByRole("dialog", { name: "Case report" });
  await expect(dialog).toBeVisible();
  await back(page);
  await expect(pairTable(page)).toBeVisible();
  await expect(dialog).toBeHidden();
});

test("the panel works by keyboard on a narrow screen, and axe-core finds nothing", async ({ lookalike: page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await choose(page, essays);
  await open(page).focus();
  await page.keyboard.press("Enter");
  await expect(panel(page).getByRole("textbox", { name: "Link" })).toBeVisible();
  expect(await faultsOf(page, "panel")).toEqual([]);
  const width = await panel(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
  expect(width).toBe(0);
  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();
  await expect(open(page)).toBeFocused();
});
