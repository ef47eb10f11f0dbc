/** The list of documents: how one of many is found. */
import { choose, documentRow, drop, essays, expect, file, test, words } from "./page.ts";

test("a document is found among many by name and author, by keyboard alone", async ({ lookalike: page }) => {
  const count = 700;
  const names = Array.from({ length: count }, (_, at) => `essay ${String(at).padStart(3, "0")}.txt`);
  await choose(
    page,
    names.map((name, at) => file(name, words(at, 30))),
  );
  await page.getByRole("link", { name: /^Documents/ }).click();
  const table = page.getByRole("table", { name: "Documents" });
  const rows = table.locator("tbody tr");
  const search = page.getByRole("searchbox", { name: "Find documents" });
  const found = page.getByText(/ of 700\sdocuments$/);
  await expect(rows.first()).toContainText("essay 000.txt");
  await expect(found).toHaveText("700 of 700 documents");
  await search.focus();
  await page.keyboard.type("ESSAY 69");
  await expect(found).toHaveText("17 of 700 documents");
  await expect(rows).toHaveCount(17);
  await expect(table).toHaveAttribute("aria-rowcount", "18");
  await page.keyboard.type("7");
  await expect(found).toHaveText("1 of 700 documents");
  const author = page.getByLabel("Author of essay 697.txt");
  await author.fill("Zoë Lee");
  await author.press("Enter");
  await search.fill("lee");
  await expect(found).toHaveText("1 of 700 documents");
  // Its new author is not searched for.
  await author.fill("Kim");
  await author.press("Enter");
  await expect(found).toHaveText("0 of 700 documents");
  await expect(page.locator("main")).toBeFocused();
  await search.focus();
  await page.keyboard.press("Escape");
  await expect(search).toHaveValue("");
  await expect(search).toBeFocused();
  await expect(found).toHaveText("700 of 700 documents");
  await expect(table).toHaveAttribute("aria-rowcount", "701");
});

test("while names are hidden, no name is found", async ({ lookalike: page }) => {
  const authors = Array.from({ length: 12 }, (_, at) => `Author${String.fromCharCode(65 + at)}`);
  await choose(
    page,
    authors.map((author, at) => file(`${author} Miller.txt`, words(at, 60))),
  );
  await page.getByRole("link", { name: /^Documents/ }).click();
  const search = page.getByRole("searchbox", { name: "Find documents" });
  const found = page.getByText(/ of 12\sdocuments$/);
  await search.fill("authork");
  await expect(found).toHaveText("1 of 12 documents");
  await page.getByLabel("Hide names").check();
  await expect(found).toHaveText("0 of 12 documents");
  await search.fill("Author 3");
  await expect(found).toHaveText("1 of 12 documents");
});

test("an author that is being typed stays while the list is drawn again", async ({ lookalike: page }) => {
  await choose(page, essays);
  await page.getByRole("link", { name: /^Documents/ }).click();
  const author = page.getByRole("textbox", { name: "Author of ann.txt" });
  await author.focus();
  await page.keyboard.type("An");
  await drop(page, [file("zoe.txt", words(7, 40))]);
  // Its count of words comes with the result.
  await expect(documentRow(page, "zoe.txt").getByRole("cell", { name: "40", exact: true })).toBeVisible();
  await page.keyboard.type("n Lee");
  await expect(author).toHaveValue("Ann Lee");
  await author.blur();
  await expect(author).toHaveValue("Ann Lee");
});
