/** A lecturer's ZIP file of 80 students' folders, with starter code in them: who copied from whom is seen after one answer. */
import type { Locator, Page } from "@playwright/test";
import { zip } from "../samples/formats.mjs";
import { studentClass } from "../unit/student-class.ts";
import { faultsOf } from "./axe.ts";
import { choose, drop, expect, file, pairTable, seenText, test } from "./page.ts";

const { files, copies, starters } = studentClass({ seed: 5 });
const packed = file("class.zip", Buffer.from(zip(Object.fromEntries(files.map(({ path, text }) => [path, text])))));

const question = (page: Page): Locator =>
  page.getByRole("region", { name: /^The same in .*\d+–\d+ of 80 (?:folders|authors): .* and 2 more\. Leave out\?$/ });

/** The rows of the table, without its head. */
const rows = (page: Page): Locator => pairTable(page).locator("tbody").getByRole("row");

/** The button of two authors, which shows their pairs of files. */
const unfold = (page: Page, [a, b]: readonly [string, string]): Locator =>
  pairTable(page).getByRole("button", { expanded: false }).filter({ hasText: a }).filter({ hasText: b });

test("of 80 folders with starter code, those who copied are the first rows after one answer", async ({
  lookalike: page,
}) => {
  await drop(page, [packed]);
  await expect(question(page)).toBeVisible();
  expect(await faultsOf(page, "the question")).toEqual([]);
  // One question at a time.
  await expect(page.getByRole("region", { name: "Does each folder hold the files of one author?" })).toHaveCount(0);
  await question(page).getByText("Show which").click();
  for (const name of starters)
    await expect(question(page).getByRole("listitem").filter({ hasText: name })).toHaveCount(1);
  await question(page).getByRole("button", { name: "Yes, leave them out" }).click();
  await expect(question(page)).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Does each folder hold the files of one author?" })).toHaveCount(0);
  await expect(page.getByRole("heading", { name: /^3\spairs of authors stand out among 3,160\.$/ })).toBeVisible();
  expect(await rows(page).count()).toBeLessThanOrEqual(20);
  for (const [at, [a, b]] of copies.entries()) {
    await expect(rows(page).nth(at)).toContainText(a);
    await expect(rows(page).nth(at)).toContainText(b);
  }
  await expect(
    page.getByText(/\d+\smore pairs of authors share only a few tokens, too few to mean anything\./),
  ).toBeVisible();

  // By keyboard: the row opens into its pairs of files, whose matched tokens add up to its own.
  const [most] = copies;
  if (!most) throw new Error("The class has no copies.");
  const sum = await numberIn(rows(page).first());
  await unfold(page, most).press("Enter");
  await expect(rows(page).first().getByRole("button", { expanded: true })).toBeFocused();
  const nested = rows(page).filter({ has: page.getByRole("link") });
  await expect(nested).toHaveCount(3);
  const parts = await Promise.all([0, 1, 2].map((at) => numberIn(nested.nth(at))));
  expect(parts.reduce((all, part) => all + part)).toBe(sum);
  // The state of all of them, and of one alone.
  const state = rows(page).first().getByRole("combobox");
  await state.selectOption("To discuss");
  await expect(nested.getByRole("combobox").first()).toHaveValue("discuss");
  await nested.getByRole("combobox").first().selectOption("Cleared");
  await expect(state).toHaveValue("");
  expect(await faultsOf(page, "pairs of authors")).toEqual([]);
  // From there to the lines.
  await rows(page).first().getByRole("button", { expanded: true }).press("ArrowDown");
  // The focus moves with the next frame.
  await expect(nested.first().getByRole("link")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(most[0]);
});

/** The matched tokens of a row. */
async function numberIn(row: Locator): Promise<number> {
  const [, number = ""] = /([\d,]+)\stokens/.exec(await seenText(row.locator(".pairs__matched"))) ?? [];
  expect(number).not.toBe("");
  return Number(number.replaceAll(",", ""));
}

test("left-out files are named on the list of documents, and count again with one click", async ({
  lookalike: page,
}) => {
  await choose(page, [packed]);
  await question(page).getByRole("button", { name: "Yes, leave them out" }).click();
  await page.getByRole("link", { name: /^Documents/ }).click();
  const line = page.locator("p.line").filter({ hasText: "Excluded, because most authors have it" });
  for (const name of starters) await expect(line).toContainText(name);
  await line.getByRole("button", { name: "Count it again" }).click();
  await expect(line).toHaveCount(0);
  await expect(question(page)).toBeVisible();
});
