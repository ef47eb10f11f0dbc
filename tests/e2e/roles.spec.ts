import type { Page } from "@playwright/test";
import {
  choose,
  documentRow,
  drop,
  essays,
  expect,
  file,
  menuButton,
  openMenu,
  openSettings,
  pairLink,
  pairTable,
  seenText,
  test,
  words,
} from "./page.ts";

const copied = words(99, 40);
const task = words(500, 30);

/** Essays that all begin with their task. */
const answers = ["ann", "bob", "eve"].map((name, i) => file(`${name}.txt`, `${task} ${words(10 + i, 60)} ${copied}`));
const earlier = [1, 2].map((n) => file(`old-${n}.txt`, `${copied} ${words(90 + n, 30)}`));

const openDocuments = (page: Page) => page.getByRole("link", { name: /Documents/ }).click();

test("the archive is compared with submissions, not with itself", async ({ lookalike: page }) => {
  await choose(page, earlier, "Choose earlier work");
  await choose(page, essays);
  await expect(page.getByText(/^5\sdocuments \(3\ssubmissions, 2\sfrom earlier work\)/)).toBeVisible();
  await expect(page.getByText(/9\spairs compared exactly/)).toBeVisible();
  await expect(page.getByText("Documents of earlier work are not compared with each other.")).toBeVisible();
  await expect(pairLink(page, "old-1.txt", "ann.txt")).toBeVisible();
  await expect(pairLink(page, "old-1.txt", "old-2.txt")).toHaveCount(0);
});

test("once earlier work is chosen, its panel folds, so that what was found is in view", async ({ lookalike: page }) => {
  await choose(page, essays);
  await openMenu(page);
  await choose(page, earlier, "Choose earlier work");
  await expect(pairLink(page, "old-1.txt", "ann.txt")).toBeVisible();
  const summary = menuButton(page);
  await expect(summary).toHaveText(/Earlier work\s*2 /);
  await expect(page.getByRole("button", { name: "Choose earlier work" })).toBeHidden();
  await expect(summary).toBeFocused();
});

test("a template is left out of both sides, and counted where it was", async ({ lookalike: page }) => {
  await choose(page, answers);
  await expect(pairTable(page).getByRole("row")).toHaveCount(4);
  const share = async (): Promise<number> => {
    const text = await seenText(pairTable(page).getByRole("row").nth(1).locator(".pairs__similarity"));
    return Number.parseInt(text, 10);
  };
  const before = await share();
  await openMenu(page);
  await choose(page, [file("task.txt", task)], "Choose template files");
  await expect(page.getByText(/Template text excluded \(26\sphrases\)\./)).toBeVisible();
  await expect(page.getByText(/^4\sdocuments \(3\ssubmissions, 1\stemplate\).* · 3\spairs compared/)).toBeVisible();
  expect(await share()).toBeLessThan(before);
  await openDocuments(page);
  await expect(documentRow(page, "ann.txt").locator(".documents__inTemplate")).toHaveText("26");
  await expect(documentRow(page, "ann.txt").locator(".documents__shingles")).toHaveText("126");
  await expect(documentRow(page, "ann.txt").locator(".documents__compared")).toHaveText("100");
  await expect(documentRow(page, "task.txt").locator(".documents__compared")).toHaveText("–");
});

test("a document moves to another role by keyboard, and back", async ({ lookalike: page }) => {
  await choose(page, [...answers, file("task.txt", task)]);
  await expect(page.getByText(/^4\sdocuments · /)).toBeVisible();
  await openDocuments(page);
  const role = documentRow(page, "task.txt").getByRole("combobox", { name: "Role of task.txt" });
  await role.focus();
  await page.keyboard.press("T");
  await expect(role).toHaveValue("template");
  await expect(role).toBeFocused();
  await expect(page.getByText(/^4\sdocuments \(3\ssubmissions, 1\stemplate\)/)).toBeVisible();
  await expect(documentRow(page, "bob.txt").locator(".documents__inTemplate")).toHaveText("26");
  for (const value of ["archive", "submission"]) {
    await page.keyboard.press("ArrowUp");
    await expect(role).toHaveValue(value);
  }
  await expect(page.getByText(/^4\sdocuments · /)).toBeVisible();
  await expect(documentRow(page, "bob.txt").locator(".documents__inTemplate")).toHaveText("0");
});

test("files are dropped on the place of their role", async ({ lookalike: page }) => {
  await drop(page, essays, "submission");
  await expect(page.getByText(/^3\sdocuments · /)).toBeVisible();
  await drop(page, earlier, "archive");
  await drop(page, [file("task.txt", task)], "template");
  await expect(page.getByText(/^6\sdocuments \(3\ssubmissions, 2\sfrom earlier work, 1\stemplate\)/)).toBeVisible();
  await expect(menuButton(page)).toHaveText(/Earlier work\s*2 · Template\s*1/);
});

test("a text is pasted into the archive", async ({ lookalike: page }) => {
  await choose(page, essays);
  await expect(pairTable(page)).toBeVisible();
  await openMenu(page);
  await page.getByRole("button", { name: "Paste a text" }).click();
  const form = page.getByRole("form", { name: "Paste a text" });
  await form.getByLabel("Name").fill("last year");
  await form.getByLabel("Add as").selectOption("Earlier work");
  await form.getByLabel("Text", { exact: true }).fill(copied);
  await form.getByRole("button", { name: "Add this text" }).click();
  await expect(page.getByText(/^4\sdocuments \(3\ssubmissions, 1\sfrom earlier work\)/)).toBeVisible();
});

/** Writes texts that all share a passage into folders, and gives the folder of all by the button. */
async function chooseFolders(page: Page, folder: string, paths: readonly string[]): Promise<void> {
  const { mkdir, writeFile } = await import("node:fs/promises");
  for (const [at, path] of paths.entries()) {
    await mkdir(`${folder}/${path.slice(0, path.lastIndexOf("/"))}`, { recursive: true });
    await writeFile(`${folder}/${path}`, `${copied} ${words(20 + at, 20)}`);
  }
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choose a folder", exact: true }).click();
  await (await chooser).setFiles(folder);
}

const students = ["ann/draft-1.txt", "ann/draft-2.txt", "bob/draft-1.txt", "bob/draft-2.txt"];

test("whether a folder is one student's is asked, and everything is compared until it is answered", async ({
  lookalike: page,
}, info) => {
  await chooseFolders(page, info.outputPath("class"), students);
  const question = page.getByRole("region", { name: "Does each folder hold the files of one author?" });
  await expect(question).toContainText("ann (2 files), bob (2 files).");
  await expect(page.getByText(/6\spairs compared exactly/)).toBeVisible();
  await expect(pairLink(page, "ann/draft-1.txt", "ann/draft-2.txt")).toHaveCount(1);
  // By keyboard, as all of it.
  await question.getByRole("button", { name: /^Yes: 2\sauthors with 2\sfiles each$/ }).focus();
  await page.keyboard.press("Enter");
  await expect(question).toHaveCount(0);
  await expect(page.locator("main")).toBeFocused();
  await expect(page.getByText(/4\spairs compared exactly/)).toBeVisible();
  await expect(pairLink(page, "ann/draft-1.txt", "ann/draft-2.txt")).toHaveCount(0);
  const skipped = page.getByText(/not compared, because both files are by the same author/);
  // The user said so: no alarm.
  await expect(page.locator(".warned-note")).toHaveCount(0);
  await expect(skipped).toContainText(/^2\spairs were not compared, because both files are by the same author\./);
  await openDocuments(page);
  const author = page.getByRole("textbox", { name: "Author of bob/draft-2.txt" });
  await expect(author).toHaveAttribute("placeholder", "bob");
  await author.fill("ann");
  await author.press("Enter");
  await expect(page.getByText(/3\spairs compared exactly/)).toBeVisible();
  await expect(skipped).toContainText(/^3\spairs/);
  await skipped.getByRole("button", { name: "Compare them" }).click();
  // The author written by hand stays, and has no second document now.
  await expect(page.getByText(/6\spairs compared exactly/)).toBeVisible();
  await expect(skipped).toHaveCount(0);
  await expect(author).toHaveValue("ann");
  await openSettings(page);
  const rule = page.getByLabel("Who wrote which file");
  // Files that are added later are still grouped.
  await expect(rule).toHaveValue("layout");
  await rule.selectOption("pattern");
  const pattern = page.getByRole("textbox", { name: "Author pattern" });
  await expect(page.getByText(/^Enter a regular expression with one group in round brackets, such as/)).toBeVisible();
  await pattern.fill("draft-(");
  await expect(page.getByText(/^This is not a valid regular expression\./)).toBeVisible();
  await pattern.fill("draft-([0-9])");
  await expect(skipped).toContainText(/^1\spair was not compared/);
  await expect(page.getByRole("textbox", { name: "Author of ann/draft-2.txt" })).toHaveAttribute("placeholder", "2");
});

test("two classes are compared as a whole, and the question goes when that is said", async ({
  lookalike: page,
}, info) => {
  await chooseFolders(page, info.outputPath("year"), ["7a/a.txt", "7a/b.txt", "7b/c.txt"]);
  const question = page.getByRole("region", { name: "Does each folder hold the files of one author?" });
  await question.getByRole("button", { name: "No: compare all files with one another" }).click();
  await expect(question).toHaveCount(0);
  await expect(page.getByText(/3\spairs compared exactly/)).toBeVisible();
  await expect(page.locator(".warned-note")).toHaveCount(0);
});

test("a folder of an earlier year becomes the archive with one click", async ({ lookalike: page }, info) => {
  const numbers = [1, 2, 3, 4, 5];
  await chooseFolders(page, info.outputPath("course"), [
    ...numbers.map((number) => `2025/old-${number}.txt`),
    ...["2026/new-1.txt", "2026/new-2.txt"],
  ]);
  const question = page.getByRole("region", { name: "Does each folder hold the files of one author?" });
  await expect(page.getByText(/21\spairs compared exactly/)).toBeVisible();
  // Two files are no year.
  await expect(question.getByRole("button")).toHaveText([
    /^Yes: 2\sauthors with 2–5\sfiles each$/,
    "No: compare all files with one another",
    "No: the folder 2025 holds work from earlier years",
  ]);
  await question.getByRole("button", { name: "No: the folder 2025 holds work from earlier years" }).click();
  await expect(question).toHaveCount(0);
  await expect(page.locator("main")).toBeFocused();
  await expect(page.getByText(/11\spairs compared exactly/)).toBeVisible();
  await openDocuments(page);
  await expect(page.getByRole("combobox", { name: "Role of 2025/old-3.txt" })).toHaveValue("archive");
});

test("a download of Moodle shows people's names, and what one person handed in is not compared unasked", async ({
  lookalike: page,
}, info) => {
  const people = ["Kate Mallory_1", "Jonah Pratt_2", "Ada Lin_3"];
  const paths = people.flatMap((name) => ["essay.txt", "notes.txt"].map((n) => `${name}_assignsubmission_file_/${n}`));
  await chooseFolders(page, info.outputPath("download"), paths);
  // A row for two people opens into the pairs of their files.
  await page
    .getByRole("button", { expanded: false })
    .filter({ hasText: "Jonah Pratt" })
    .filter({ hasText: "Kate Mallory" })
    .click();
  await expect(pairLink(page, "Jonah Pratt — essay.txt", "Kate Mallory — essay.txt")).toBeVisible();
  await expect(page.getByRole("region", { name: "Is each name" })).toHaveCount(0);
  await expect(page.locator(".warned-note")).toContainText(/^3\spairs were not compared/);
  await page.getByRole("button", { name: "Compare them" }).click();
  await expect(page.getByText(/15\spairs compared exactly/)).toBeVisible();
});

test("two documents of one author, or a text and its template, are no comparison", async ({ lookalike: page }) => {
  await choose(page, [file("task.txt", task)], "Choose template files");
  await choose(page, answers.slice(0, 1));
  await expect(page.getByRole("heading", { name: "One document is here" })).toBeVisible();
  await choose(page, answers.slice(1, 2));
  await expect(pairLink(page, "ann.txt", "bob.txt")).toBeVisible();
  await openDocuments(page);
  for (const name of ["ann.txt", "bob.txt"]) {
    const author = page.getByRole("textbox", { name: `Author of ${name}` });
    await author.fill("twins");
    await author.press("Enter");
  }
  // The line above the tabs moves them.
  await expect(page.getByText(/^1\spair was not compared, because both files are by the same author\./)).toBeVisible();
  await page.getByRole("link", { name: /Pairs/ }).click();
  await expect(page.getByRole("heading", { name: "There is no pair to compare" })).toBeVisible();
});

test("documents that pass quickly are only to be read, and can be changed where the scrolling ends", async ({
  lookalike: page,
}) => {
  // More than a list that is drawn whole.
  const many = Array.from({ length: 510 }, (_, at) => file(`${at + 1}.txt`, words(at, 40)));
  await choose(page, many);
  await page.getByRole("link", { name: /^Documents/ }).click();
  await expect(documentRow(page, "1.txt").getByRole("combobox")).toHaveCount(2);
  const passing = await page.evaluate(async () => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    const rows: number[] = [];
    for (let step = 0; step < 6; step++) {
      scrollBy(0, 1.5 * innerHeight);
      // In each frame: once it has taken long enough, the rows are drawn in full.
      for (let wait = 0; wait < 3; wait++) {
        await frame();
        rows.push(document.querySelectorAll("tbody tr:not(:has(select))").length);
      }
    }
    return Math.max(...rows);
  });
  expect(passing).toBeGreaterThan(0);
  await expect(page.locator("tbody tr:not(:has(select))")).toHaveCount(0);
  const shown = page.locator("tbody tr");
  // The rows on screen, and ten on either side.
  await expect.poll(() => shown.count()).toBeGreaterThan(25);
  const middle = shown.nth(14);
  await middle.getByLabel(/^Author of/).fill("Ada");
  await middle.getByLabel(/^Author of/).blur();
  await expect(middle.getByLabel(/^Author of/)).toHaveValue("Ada");
});

test("a task that all documents contain is named above the list, and is excluded everywhere from one pair", async ({
  lookalike: page,
}) => {
  const task = words(70, 41);
  // Two have copied what follows it.
  const copied = words(71, 60);
  const essay = (seed: number) => file(`${seed}.txt`, `${task} ${seed < 3 ? copied : ""} ${words(seed, 120)}`);
  await choose(page, [1, 2, 3, 4, 5, 6].map(essay));
  const hint = page.getByText(/Most documents share passages with many others, .* add it as a template/);
  await expect(hint).toBeVisible();
  await page.getByRole("link", { name: /^Pairs/ }).click();
  await pairLink(page, "1.txt", "2.txt").click();
  await page.getByRole("button", { name: "Exclude it everywhere (as a template)" }).click();
  await expect(page.locator(".comparison__scores")).toContainText(/^1\.txt\s*60 matched words/);
  await page.getByRole("link", { name: /Pairs/ }).first().click();
  await expect(page.getByText("1 pair stands out among 15.")).toBeVisible();
  await expect(hint).toBeHidden();
  await page.getByRole("link", { name: /^Documents/ }).click();
  await expect(page.getByRole("row", { name: /Passage in most documents: / })).toBeVisible();
});
