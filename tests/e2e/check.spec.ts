import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { essay, retold } from "../samples/rewritten.mjs";
import { choose, essays, expect, file, openSettings, pairTable, test, words } from "./page.ts";

const copied = words(99, 40);

async function openCheck(page: Page): Promise<void> {
  await choose(page, essays);
  await expect(pairTable(page)).toBeVisible();
  await page.getByRole("link", { name: "Check a new document" }).click();
  await expect(page).toHaveURL(/#\/check$/);
}

/** Checks a text by keyboard alone. */
async function check(page: Page, text: string, name = ""): Promise<void> {
  await page.getByRole("textbox", { name: /^Name/ }).fill(name);
  await page.getByLabel("Text", { exact: true }).fill(text);
  await page.getByRole("button", { name: "Check", exact: true }).press("Enter");
}

const outcome = (page: Page) => page.getByRole("region", { name: "Result" });
const add = (page: Page) => page.getByRole("button", { name: "Add to the documents" });

test("a new text is ranked against the documents, with every share in words", async ({ lookalike: page }) => {
  await openCheck(page);
  await check(page, `${copied} ${words(77, 20)}`);
  await expect(outcome(page)).toContainText("2 documents are at least 20% similar to the new one.");
  await outcome(page).getByText("How this was counted").click();
  await expect(outcome(page).getByText(/60 words, which form 56 different phrases \(shingles\)/)).toBeVisible();
  const list = page.getByRole("list", { name: "Similar documents, most similar first" });
  await expect(list.getByRole("listitem")).toHaveCount(2);
  await expect(list.getByRole("listitem").first()).toContainText(
    /\d+ of \d+ phrases are in both.*\d+% of the new document’s phrases are in \w+\.txt; \d+% of the phrases of \w+\.txt are in the new document\./,
  );
  // Nothing was added by the question.
  await expect(page.getByText(/^3\sdocuments · /)).toBeVisible();
});

test("a sentence that was copied is found, and a text without words, or with few, is not called free of copies", async ({
  lookalike: page,
}) => {
  await openCheck(page);
  const sentence = copied.split(" ").slice(0, 20).join(" ");
  await check(page, `${words(801, 60)} ${sentence} ${words(802, 60)}`, "patch");
  await expect(outcome(page)).toContainText(
    /^patch shares only short passages, with 2 of 3\sdocuments\. 20 of its 140\swords match/,
  );
  await expect(outcome(page)).toContainText(
    "2 documents share passages with the new one. With 2 of them, it shares too little for the list of pairs.",
  );
  // What follows is one Tab away.
  await expect(page.getByRole("button", { name: "Check", exact: true })).toBeFocused();
  // A word that was put into the copy is told from what was copied.
  const altered = copied.split(" ").slice(0, 40).toSpliced(20, 0, "zzyzx");
  await check(page, `${words(801, 60)} ${altered.join(" ")} ${words(802, 60)}`, "altered");
  await expect(outcome(page)).toContainText(/^altered shares text with 2 of 3\sdocuments\. 40 of its 161\swords match/);
  await outcome(page).getByText("Show the passages").first().click();
  await expect(outcome(page).locator("blockquote").first().locator("span")).toHaveText("zzyzx");
  // The same number of documents in both sentences, and what else there is after it.
  const little = words(5, 90).split(" ").slice(10, 30).join(" ");
  await check(page, `${words(801, 60)} ${altered.join(" ")} ${words(802, 60)} ${little} ${words(803, 60)}`, "both");
  await expect(outcome(page)).toContainText(/^both shares text with 2 of 3\sdocuments\./);
  await expect(outcome(page)).toContainText("2 documents share passages with the new one.");
  const weaker = outcome(page)
    .getByRole("group")
    .filter({ hasText: "1 more document shares too little to be listed as a pair" });
  await expect(weaker.getByRole("listitem")).toHaveCount(0);
  await weaker.locator("summary").first().click();
  await expect(weaker.getByRole("listitem")).toHaveCount(1);
  // As on the page of all matches, and as is read out.
  await expect(outcome(page)).toContainText(/In all, 60 of its \d+ words match \(\d+%\), each counted once\./);
  await expect(page.locator("p.visually-hidden[aria-live]")).toContainText("2 documents share passages");
  await page.getByLabel("Text", { exact: true }).fill(" \n ");
  await expect(page.getByRole("button", { name: "Check", exact: true })).toBeDisabled();
  await check(page, "three short words", "note");
  await expect(outcome(page)).toContainText(
    /note is too short to check\. It has 3\swords; a match needs at least 10\./,
  );
});

test("a text that was rewritten throughout is named with its original, and both are shown with the words dotted", async ({
  lookalike: page,
}) => {
  await choose(page, [file("essay.txt", essay), file("other.txt", words(7, 400)), file("third.txt", words(8, 400))]);
  await page.getByRole("link", { name: "Check a new document" }).click();
  await check(page, retold, "retold.txt");
  await expect(outcome(page)).toContainText("retold.txt may be a rewritten copy.");
  await expect(outcome(page)).not.toContainText("similar to the new one");
  const found = page.getByRole("list", { name: "Documents that it may be a rewritten copy of" });
  await expect(found.getByRole("listitem")).toContainText(/^essay\.txt \d+ of \d+ rare words in the same order/);
  await found.getByText("Show both texts").click();
  const sides = found.getByRole("figure");
  await expect(sides).toHaveCount(2);
  for (const [at, name] of ["The new document", "essay.txt"].entries()) {
    await expect(sides.nth(at)).toContainText(name);
    await expect(sides.nth(at).locator("[class*=dotted]", { hasText: "Yelcho" })).toHaveCSS(
      "text-decoration-style",
      "dotted",
    );
  }
});

test("what was found is saved as a table, until something has changed", async ({ lookalike: page }) => {
  await openCheck(page);
  await check(page, `${copied} ${words(77, 20)}`, "new.txt");
  const save = page.getByRole("button", { name: "Save as a table (CSV)" });
  const downloading = page.waitForEvent("download");
  await save.press("Enter");
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^Lookalike check \d{4}-\d\d-\d\d \d\d\.\d\d\.\d\d\.csv$/);
  const lines = readFileSync(await download.path(), "utf8")
    .trimEnd()
    .split("\r\n");
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatch(/^\uFEFF"Document A","Document B","Author of B","Role of B","Matched words of A"/);
  expect(lines[1]).toMatch(/^"new\.txt","(?:ann|bob)\.txt",,"Submission",40,66\.7,/);
  await expect(page.getByRole("status").filter({ hasText: "Saved as Lookalike check" })).toBeVisible();
  await expect(save).toBeFocused();
  await check(page, words(77, 60));
  await expect(outcome(page)).toContainText("has no match.");
  await expect(save).toHaveCount(0);
});

test("a text without a match may come in", async ({ lookalike: page }) => {
  await openCheck(page);
  await check(page, words(777, 50), "fresh");
  await expect(outcome(page)).toContainText(
    "fresh has no match. No document shares more with it than chance explains, and none is at least 20% similar.",
  );
  await add(page).press("Enter");
  await expect(add(page)).toHaveCount(0);
  await expect(page.locator("main")).toBeFocused();
  await expect(page.getByText("fresh was added to the documents.")).toBeVisible();
  await expect(page.getByText(/^4\sdocuments · /)).toBeVisible();
  await expect(page.getByLabel("Text", { exact: true })).toHaveValue("");
});

test("a text joins its group, until the group is full", async ({ lookalike: page }) => {
  await openCheck(page);
  const text = `${copied} ${words(77, 20)}`;
  await check(page, text, "late");
  await expect(outcome(page)).toContainText(
    /^late shares text with 2 of 3\sdocuments\. 40 of its 60\swords match ann\.txt\. /,
  );
  await page.getByText("Rule for adding", { exact: true }).click();
  await page.getByLabel("Maximum documents in a group").fill("2");
  await expect(
    page.getByText("The text, the rule, the settings or the documents have changed. Check again."),
  ).toBeVisible();
  await expect(add(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Check", exact: true }).click();
  await expect(outcome(page)).toContainText(
    "The rule for adding refuses it. It belongs to the group of similar documents of ann.txt and bob.txt, which is full: it would have 3 documents, and at most 2 are allowed.",
  );
  await expect(add(page)).toHaveCount(0);
});

test("a text too similar to one of the documents is refused", async ({ lookalike: page }) => {
  await openCheck(page);
  await check(page, essays[2]?.buffer.toString() ?? "", "twin");
  await expect(outcome(page)).toContainText(
    "The rule for adding refuses it. It is 100% similar to eve.txt. Documents that are at least 90% similar are refused.",
  );
  await expect(add(page)).toHaveCount(0);
});

test("a text too long for a field is checked all the same", async ({ lookalike: page }) => {
  await openCheck(page);
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Read from a file" }).click();
  await (await chooser).setFiles(file("long.txt", `${copied} ${words(78, 100_000)}`));
  await expect(page.getByText(/This text has [\d,]+ characters, too many to show here\./)).toBeVisible();
  await page.getByRole("button", { name: "Check", exact: true }).click();
  await expect(outcome(page)).toContainText("40 of its 100,040 words match ann.txt.");
  await page.getByRole("button", { name: "Use another text" }).click();
  await expect(page.getByLabel("Text", { exact: true })).toHaveValue("");
});

test("a wrong rule is said at its field, and asks nothing", async ({ lookalike: page }) => {
  await openCheck(page);
  await page.getByLabel("Text", { exact: true }).fill(copied);
  await page.getByText("Rule for adding", { exact: true }).click();
  const refuse = page.getByLabel("Refuse if at least this similar (%)");
  await refuse.fill("120");
  await expect(refuse).toHaveAccessibleDescription("Enter a number from 0 to 100. “120” is not one.");
  await expect(page.getByRole("button", { name: "Check", exact: true })).toBeDisabled();
  await refuse.fill("75");
  await expect(page.getByRole("button", { name: "Check", exact: true })).toBeEnabled();
});

test("a text is read from a file, in any script", async ({ lookalike: page }) => {
  const russian = "Белая берёза под моим окном принакрылась снегом, точно серебром. ".repeat(3);
  const chinese = "人人生而自由，在尊严和权利上一律平等。他们赋有理性和良心，并应以兄弟关系的精神相对待。";
  await choose(page, [file("береза.txt", russian), file("权利.txt", chinese), ...essays]);
  await openSettings(page);
  await page.getByLabel("Unit").selectOption("characters");
  await page.getByLabel(/^Phrase length/).fill("9");
  await page.getByRole("link", { name: "Check a new document" }).click();
  for (const [name, text] of [
    ["береза.txt", russian.slice(10)],
    ["权利.txt", chinese.slice(0, 30)],
  ] as const) {
    await choose(page, [file("new.txt", text)], "Read from a file");
    await expect(page.getByLabel("Text", { exact: true })).toHaveValue(text);
    // By keyboard: a result that arrives just then moves the button from under the pointer.
    await page.getByRole("button", { name: "Check", exact: true }).press("Enter");
    const similar = page.getByRole("list", { name: "Similar documents, most similar first" });
    await expect(similar.getByRole("listitem").first()).toContainText(`of the new document’s phrases are in ${name}`);
  }
  await choose(page, [file("scan.pdf", "%PDF-1.4")], "Read from a file");
  await expect(page.getByText(/scan\.pdf could not be read\. This PDF is damaged/)).toBeVisible();
});
