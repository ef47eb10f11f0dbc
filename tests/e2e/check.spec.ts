import type { Page } from "@playwright/test";
import { choose, essays, expect, file, openSettings, pairTable, test, words } from "./page.ts";

const copied = words(99, 40);

async function openCheck(page: Page): Promise<void> {
  await choose(page, essays);
  await expect(pairTable(page)).toBeVisible();
  await page.getByRole("link", { name: "Check a text" }).click();
  await expect(page).toHaveURL(/#\/check$/);
}

/** Checks a text by keyboard alone. */
async function check(page: Page, text: string, name = ""): Promise<void> {
  await page.getByRole("textbox", { name: /^Name/ }).fill(name);
  await page.getByLabel("New text").fill(text);
  await page.getByRole("button", { name: "Check this text" }).press("Enter");
}

const outcome = (page: Page) => page.getByRole("region", { name: "Outcome" });
const add = (page: Page) => page.getByRole("button", { name: "Add it to the documents" });

test("a new text is ranked against the documents, with every share in words", async ({ lookalike: page }) => {
  await openCheck(page);
  await check(page, `${copied} ${words(77, 20)}`);
  await expect(outcome(page)).toContainText(
    /60\swords and 56 different five-word phrases\. 2\sdocuments are at or above/,
  );
  const list = page.getByRole("list", { name: "Similar documents, most alike first" });
  await expect(list.getByRole("listitem")).toHaveCount(2);
  await expect(list.getByRole("listitem").first()).toContainText(
    /\d+ of \d+\sshingles are in both.*\d+% of the new text is in \w+\.txt; \d+% of \w+\.txt is in the new text\./,
  );
  // Nothing was added by the question.
  await expect(page.getByText(/^3\sdocuments · /)).toBeVisible();
});

test("a unique text may come in", async ({ lookalike: page }) => {
  await openCheck(page);
  await check(page, words(777, 50), "fresh");
  await expect(outcome(page)).toContainText(/fresh is unique\. No document reaches the threshold of 20%/);
  await add(page).press("Enter");
  await expect(page.getByText("fresh was added to the documents.")).toBeVisible();
  await expect(page.getByText(/^4\sdocuments · /)).toBeVisible();
  await expect(page.getByLabel("New text")).toHaveValue("");
});

test("a text joins its group, until the group is full", async ({ lookalike: page }) => {
  await openCheck(page);
  const text = `${copied} ${words(77, 20)}`;
  await check(page, text, "late");
  await expect(outcome(page)).toContainText("late would join a group. It is the group of ann.txt and bob.txt: 3");
  await page.getByLabel("Largest group, in documents").fill("2");
  await expect(page.getByText("Text, rule, settings or documents have changed since: check again.")).toBeVisible();
  await expect(add(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Check this text" }).click();
  await expect(outcome(page)).toContainText(
    "late is refused. It belongs to the group of ann.txt and bob.txt, which is full: 2 documents are the most",
  );
  await expect(add(page)).toHaveCount(0);
});

test("a text too similar to one of the documents is refused", async ({ lookalike: page }) => {
  await openCheck(page);
  await check(page, essays[2]?.buffer.toString() ?? "", "twin");
  await expect(outcome(page)).toContainText(/twin is refused\. It is too similar to eve\.txt: 100%/);
  await expect(add(page)).toHaveCount(0);
});

test("a text too long for a field is checked all the same", async ({ lookalike: page }) => {
  await openCheck(page);
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Read it from a file" }).click();
  await (await chooser).setFiles(file("long.txt", `${copied} ${words(78, 100_000)}`));
  await expect(page.getByText(/The new text has [\d,]+ characters, too many to be shown here/)).toBeVisible();
  await page.getByRole("button", { name: "Check this text" }).click();
  await expect(outcome(page)).toContainText("long.txt is unique.");
  await page.getByRole("button", { name: "Take another text" }).click();
  await expect(page.getByLabel("New text")).toHaveValue("");
});

test("a wrong rule is said at its field, and asks nothing", async ({ lookalike: page }) => {
  await openCheck(page);
  await page.getByLabel("New text").fill(copied);
  const refuse = page.getByLabel("Refuse from, in % similar");
  await refuse.fill("120");
  await expect(refuse).toHaveAccessibleDescription("expected 0 to 100 per cent, got “120”");
  await expect(page.getByRole("button", { name: "Check this text" })).toBeDisabled();
  await refuse.fill("75");
  await expect(page.getByRole("button", { name: "Check this text" })).toBeEnabled();
});

test("a text is read from a file, in any script", async ({ lookalike: page }) => {
  const russian = "Белая берёза под моим окном принакрылась снегом, точно серебром. ".repeat(3);
  const chinese = "人人生而自由，在尊严和权利上一律平等。他们赋有理性和良心，并应以兄弟关系的精神相对待。";
  await choose(page, [file("береза.txt", russian), file("权利.txt", chinese), ...essays]);
  await openSettings(page);
  await page.getByLabel("Unit").selectOption("characters");
  await page.getByLabel(/Shingle length k/).fill("9");
  await page.getByRole("link", { name: "Check a text" }).click();
  for (const [name, text] of [
    ["береза.txt", russian.slice(10)],
    ["权利.txt", chinese.slice(0, 30)],
  ] as const) {
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Read it from a file" }).click();
    await (await chooser).setFiles(file("new.txt", text));
    await expect(page.getByLabel("New text")).toHaveValue(text);
    await page.getByRole("button", { name: "Check this text" }).click();
    await expect(outcome(page).getByRole("listitem").first()).toContainText(`of the new text is in ${name}`);
  }
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Read it from a file" }).click();
  await (await chooser).setFiles(file("scan.pdf", "%PDF-1.4"));
  await expect(page.getByText(/scan\.pdf could not be read: this PDF is damaged/)).toBeVisible();
});
