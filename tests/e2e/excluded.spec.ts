/** What takes no part in a comparison: chosen in the settings, counted among the documents, grey and named beside its twin. */
import { choose, expect, file, highlighted, openMenu, openSettings, pairLink, test, words } from "./page.ts";

const quotation = "“we hold these truths to be self evident that all men are created equal”";
const sources = "\n\nReferences\n\nJefferson, T. (1776). The unanimous declaration. Philadelphia.\n";
const form = "Please explain in your own words what the declaration says and why it was written then.";
const sky = "The sky over the harbour was grey and the ships lay still in the water as if painted there.";

const papers = [
  file("lee.txt", `${form}\n\n${sky} He wrote: ${quotation}. That was early.${sources}`),
  file(
    "ortiz.txt",
    `${form.replace("declaration says", "charter says")}\n\nNow: ${sky} As he put it: ${quotation}. Late.${sources}`,
  ),
  file("third.txt", "Nothing of the kind is said here, nor is it asked for, and no source is named."),
];

test("quotations, references and the template are left out, and said of each text", async ({ lookalike: page }) => {
  await choose(page, papers);
  await expect(pairLink(page, "lee.txt", "ortiz.txt")).toBeVisible();
  await openSettings(page);
  await page.getByLabel("Quotations").check();
  await expect(page.getByLabel("Lists of sources")).toBeChecked();
  await expect(page.getByText("exclude quotations no → yes")).toBeVisible();
  await openMenu(page);
  await choose(page, [file("form.txt", form)], "Choose template files");
  await expect(pairLink(page, "lee.txt", "ortiz.txt")).toBeVisible();

  await page.getByRole("link", { name: /Documents/ }).click();
  const row = page.getByRole("table", { name: "Documents" }).getByRole("row").filter({ hasText: "lee.txt" });
  await expect(row.locator(".documents__setAside")).toHaveText("22");
  await expect(row.locator(".documents__inTemplate")).toHaveText("12");

  await page.getByRole("link", { name: /Pairs/ }).click();
  await pairLink(page, "lee.txt", "ortiz.txt").click();
  await page.getByText("How this was counted").click();
  await expect(page.getByText(/With nothing excluded: \d+% similar/)).toBeVisible();
  const shares = page.locator(".comparison__share-row").filter({ hasText: "lee.txt" });
  await expect(shares).toContainText("14 in quotations");
  await expect(shares).toContainText("8 in the list of sources");
  await expect(shares).toContainText("16 from the template");
  await expect(shares).toContainText(/\d+ matched \(\d+%\)/);

  // The edited form is grey from its first word to its last.
  const grey = () =>
    page.evaluate(() => {
      const highlight = CSS.highlights.get("excluded");
      return [...(highlight ?? [])].map((range) => (range as Range).toString());
    });
  await expect.poll(grey).toContain(form.replace("declaration says", "charter says").replace(".", ""));
  await expect.poll(grey).toContain(quotation.slice(1, -1));

  // Each kind can be stepped through, and is named.
  await shares.getByRole("button", { name: /in quotations/ }).click();
  await expect(page.getByText("Excluded: quotation, place 1 of 1")).toBeAttached();
});

test("without a choice only lists of sources are left out", async ({ lookalike: page }) => {
  await choose(page, papers.slice(0, 2));
  const shares = page.locator(".comparison__share-row").first();
  await expect(shares).toContainText("49 matched (79%)");
  await expect(shares).toContainText("8 in the list of sources (13%)");
  await expect(page.getByRole("button", { name: /in quotations/ })).toHaveCount(0);
});

test("where nothing is left out, nothing is said of it", async ({ lookalike: page }) => {
  const [lee, ortiz] = papers.map(({ name, buffer }) => file(name, String(buffer).replace(sources, "")));
  await choose(
    page,
    [lee, ortiz].flatMap((paper) => paper ?? []),
  );
  const shares = page.locator(".comparison__share-row").first();
  await expect(shares).toContainText(/\d+ matched/);
  await expect(shares.getByRole("button")).toHaveCount(0);
  await expect(page.getByText(/With nothing excluded/)).toHaveCount(0);
});

test("the same texts with a template in the middle differ nowhere, and without the rest have the template in common", async ({
  lookalike: page,
}) => {
  const [before, task, after] = [words(1, 80), words(3, 50), words(2, 80)];
  const same = `${before}\n\n${task}\n\n${after}`;
  await choose(page, [
    file("ann.txt", same),
    file("bob.txt", same),
    file("eve.txt", `${words(4, 90)}\n\n${task}\n\n${words(5, 90)}`),
  ]);
  await expect(pairLink(page, "ann.txt", "eve.txt")).toBeVisible();
  const address = await pairLink(page, "ann.txt", "eve.txt").getAttribute("href");
  await openMenu(page);
  await choose(page, [file("task.txt", task)], "Choose template files");
  await expect(pairLink(page, "ann.txt", "eve.txt")).toHaveCount(0);
  await pairLink(page, "ann.txt", "bob.txt").click();
  const details = page.getByRole("complementary", { name: "Details" });
  await expect(details).toContainText("Passage 1: 160 words, the same in both texts.");
  await expect.poll(async () => (await highlighted(page, /^edited/)).flat()).toEqual([]);
  await page.evaluate((hash) => location.assign(hash), address ?? "");
  await expect(details).toContainText(
    "Apart from text that is excluded, the two texts have no phrase of 5 words in common.",
  );
  await expect(details).not.toContainText("set shorter phrases");
});
