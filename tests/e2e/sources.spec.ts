/** One document with all that matches it. */
import type { Page } from "@playwright/test";
import { faultsOf } from "./axe.ts";
import { back, choose, expect, file, highlighted, pairLink, pairTable, test, words } from "./page.ts";

const [one, two, three] = [words(41, 40), words(42, 50), words(43, 60)];
const own = (seed: number): string => `\n\n${words(seed, 120)}.\n\n`;

/** The essay has one passage of ann, one of bob, and one of both; eve has nothing of it. */
const class_ = [
  file("essay.txt", `${own(1)}${one}.${own(2)}${two}.${own(3)}${three}.${own(4)}`),
  file("ann.txt", `${own(5)}${one}.${own(6)}${three}.${own(7)}`),
  file("bob.txt", `${own(8)}${two}.${own(9)}${three}.${own(10)}`),
  file("eve.txt", `${own(11)}${own(12)}`),
];

const headline = (page: Page) => page.locator(".comparison__pair-head .comparison__headline");

/** The highlight of a source's passages. */
async function hueOf(page: Page, name: string): Promise<RegExp> {
  const source = page
    .getByRole("complementary", { name: "Matching documents" })
    .locator("ol > li")
    .filter({ hasText: name });
  const classes = await source.locator("button").first().getAttribute("class");
  return new RegExp(`^passage-${/hue-(\d)/.exec(classes ?? "")?.[1]}$`);
}

async function open(page: Page, name = "essay.txt"): Promise<void> {
  await page.getByRole("link", { name: /^Documents/ }).click();
  await page.getByRole("link", { name: `All matches of ${name}` }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
}

test("counts each word once, and follows the sources that are switched off and on", async ({ lookalike: page }) => {
  await choose(page, class_);
  await expect(pairTable(page)).toBeVisible();
  await open(page);
  // 40 of ann, 50 of bob, and 60 of both, counted once.
  await expect(headline(page)).toHaveText("150 matched words, 24% of its 630 words, in 2 other documents");
  const sources = page.getByRole("complementary", { name: "Matching documents" }).getByRole("listitem");
  await expect(sources).toHaveCount(2);
  await expect(sources.nth(0)).toContainText(/bob\.txt110 words, 17% of the text shown/);
  await expect(sources.nth(1)).toContainText(/ann\.txt100 words, 16% of the text shown/);
  const hues = async (): Promise<number> =>
    (await page.evaluate(() => [...CSS.highlights].filter(([name, all]) => /^passage-/.test(name) && all.size > 0)))
      .length;
  await expect.poll(hues).toBe(2);
  const bob = page.getByRole("checkbox", { name: "Count document 1, bob.txt" });
  await bob.press("Space");
  await expect(headline(page)).toHaveText("100 matched words, 16% of its 630 words, in 1 other document");
  await expect.poll(hues).toBe(1);
  await expect.poll(async () => (await highlighted(page, /^passage-/)).flat().join(" ")).not.toContain(two);
  // What bob and ann both have is ann's now.
  expect((await highlighted(page, /^passage-/)).flat().join(" ")).toContain(three);
  await page.getByRole("button", { name: "Switch all on" }).click();
  await expect(bob).toBeChecked();
  await page.getByRole("button", { name: "Switch all off" }).click();
  await expect(headline(page)).toContainText("0 matched words");
});

test("leads by keyboard from passage to passage, and to both texts side by side at that place", async ({
  lookalike: page,
}) => {
  await choose(page, class_);
  await open(page);
  const chosen = page.getByRole("region", { name: "Chosen passage" });
  await expect(chosen).toContainText("ann.txt");
  await page.keyboard.press("n");
  await expect(chosen).toContainText("bob.txt");
  await expect(chosen).toContainText("50 words");
  await page.keyboard.press("n");
  await expect(chosen).toContainText("60 words");
  await expect(chosen).toContainText("In 2 documents:");
  const ann = chosen.getByRole("button", { name: /ann\.txt/ });
  await expect(chosen.getByRole("button", { name: /bob\.txt/ })).toHaveAttribute("aria-pressed", "true");
  await ann.focus();
  await page.keyboard.press("Enter");
  await expect(chosen.locator("p").first()).toContainText("ann.txt");
  await expect(ann).toHaveAttribute("aria-pressed", "true");
  await expect(ann).toBeFocused();
  // Its colour is that of the source that is shown, and from it the next place is the first again.
  const inOf = async (source: string): Promise<string> =>
    (await highlighted(page, await hueOf(page, source))).flat().join(" ");
  await expect.poll(() => inOf("ann.txt")).toContain(three);
  expect(await inOf("bob.txt")).not.toContain(three);
  await page.keyboard.press("n");
  await expect(chosen).toContainText("40 words");
  await page.keyboard.press("p");
  await expect.poll(() => inOf("bob.txt")).toContain(three);
  await chosen.getByRole("button", { name: /ann\.txt/ }).press("Enter");
  await chosen.getByRole("link", { name: "Open side by side" }).press("Enter");
  await expect(page.locator(".panes__pane h2 bdi").first()).toHaveText("essay.txt");
  await expect(page.locator(".passages__chip[aria-current]")).toHaveText("2 60 · longest");
  await page.keyboard.press("n");
  await page
    .getByRole("link", { name: /^All its matches/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "essay.txt" })).toBeVisible();
  // Its keys are there once its matches are.
  await expect(chosen).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("region", { name: "ann.txt" })).toBeVisible();
});

test("its head stays while its matches are read, so that the focus is not lost", async ({ lookalike: page }) => {
  await choose(page, class_);
  await expect(pairTable(page)).toBeVisible();
  const removed = await page.evaluateHandle(() => {
    const nodes: string[] = [];
    new MutationObserver((records) => {
      for (const { removedNodes } of records)
        for (const node of removedNodes)
          if (node instanceof Element && (node.matches("a.back") || node.querySelector("a.back")))
            nodes.push(node.nodeName);
    }).observe(document.body, { childList: true, subtree: true });
    return nodes;
  });
  await pairTable(page)
    .getByRole("link", { name: /^2 matches of essay\.txt/ })
    .first()
    .press("Enter");
  await expect(page.getByText("3 passages")).toBeVisible();
  await expect(page.getByRole("link", { name: "‹ Pairs" })).toBeVisible();
  expect(await removed.jsonValue()).toEqual([]);
});

test("is reached by keyboard from pairs, authors, a pair and a check, and Back leads there again", async ({
  lookalike: page,
}) => {
  await choose(page, class_);
  const title = page.getByRole("heading", { level: 1, name: "essay.txt" });
  // From its row: a document in one pair only has no such link.
  await pairLink(page, "essay.txt", "bob.txt").focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: /^2 matches of (?:essay|bob)\.txt/ }).first()).toBeFocused();
  await pairTable(page)
    .getByRole("link", { name: /^2 matches of essay\.txt/ })
    .first()
    .press("Enter");
  await expect(title).toBeVisible();
  await page.getByRole("link", { name: "‹ Pairs" }).press("Enter");
  await expect(pairTable(page)).toBeVisible();
  await page.getByRole("link", { name: /^Authors/ }).click();
  await page.getByRole("link", { name: "All matches of essay.txt" }).press("Enter");
  await expect(headline(page)).toContainText("150 matched words");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("table", { name: "Authors" })).toBeVisible();
  await expect(page.getByRole("link", { name: "All matches of eve.txt" })).toHaveCount(0);
  // A passage of the pair that others have, too.
  await page.getByRole("link", { name: /^Pairs/ }).click();
  await pairLink(page, "essay.txt", "bob.txt").press("Enter");
  const also = page.getByRole("link", { name: "Also in 1 other document" });
  await expect(page.locator(".passages__chip[aria-current]")).toContainText("50");
  await expect(page.getByRole("complementary", { name: "Details" })).toBeVisible();
  await expect(also).toHaveCount(0);
  await page.keyboard.press("n");
  await also.press("Enter");
  const chosen = page.getByRole("region", { name: "Chosen passage" });
  await expect(chosen).toContainText("60 words");
  await expect(chosen).toContainText("In 2 documents:");
  await page.getByRole("link", { name: "‹ Side by side" }).press("Enter");
  await expect(also).toBeVisible();
});

test("a new document that is checked is shown with all its matches, with the check's numbers", async ({
  lookalike: page,
}) => {
  const [essay, ...others] = class_;
  await choose(page, others);
  await page.getByRole("link", { name: /^Check/ }).click();
  await page.getByRole("textbox", { name: /^Name/ }).fill("new.txt");
  await page.getByLabel("Text", { exact: true }).fill(String(essay?.buffer));
  await page.getByRole("button", { name: "Check", exact: true }).click();
  const all = page.getByRole("link", { name: "Show the new document with all its matches" });
  const found = page.getByRole("list", { name: /share passages|shared/i }).locator("b");
  await expect(all).toBeVisible();
  const numbers = await found.allTextContents();
  await all.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "new.txt" })).toBeVisible();
  await expect(page).toHaveTitle(/^All matches of new\.txt/);
  await expect(headline(page)).toHaveText("150 matched words, 24% of its 630 words, in 2 other documents");
  const sources = page.getByRole("complementary", { name: "Matching documents" }).locator("ol").getByRole("listitem");
  await expect(sources).toHaveCount(2);
  const listed = (await sources.allTextContents()).map((line) => /(\d+) words/.exec(line)?.[1]);
  expect(listed).toEqual(numbers);
  await page.getByRole("checkbox", { name: "Count document 1, bob.txt" }).press("Space");
  await expect(headline(page)).toHaveText("100 matched words, 16% of its 630 words, in 1 other document");
  // It is in no pair.
  await expect(page.getByRole("link", { name: "Open side by side" })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(all).toBeVisible();
  await all.click();
  await page.reload();
  await expect(page.getByRole("button", { name: "Check", exact: true })).toBeVisible();
});

test("a link in the address opens it at the passage that is named", async ({ lookalike: page }) => {
  await choose(page, class_);
  await open(page);
  await page.getByRole("button", { name: "Next passage shared with document 1, bob.txt" }).click();
  await expect(page.getByRole("region", { name: "Chosen passage" })).toContainText("50 words");
  await page.getByRole("link", { name: "Open side by side" }).click();
  await expect(page.locator(".passages__chip[aria-current]")).toHaveText(/^1 50/);
});

test("a passage that was excluded from a pair does not count here either", async ({ lookalike: page }) => {
  await choose(page, class_);
  await open(page);
  await page.getByRole("link", { name: "ann.txt" }).click();
  await expect(page.locator(".passages__chip[aria-current]")).toHaveText("1 40 words");
  await page.getByRole("button", { name: "Exclude this passage (not copied)" }).click();
  await back(page);
  await expect(headline(page)).toHaveText("110 matched words, 17% of its 630 words, in 2 other documents");
});

test("a document without matches says so, and a link to one that is gone, too", async ({ lookalike: page }) => {
  await choose(page, class_);
  await open(page, "eve.txt");
  await expect(headline(page)).toHaveText("No matches");
  await expect(page.getByText("No other document shares a passage with this one.")).toBeVisible();
  await page.goto("./#/document/7");
  await expect(page.getByText(/This link leads to a document that is not on this page/)).toBeVisible();
});

test("the strongest sources come first, and more are read when asked for", async ({ lookalike: page }) => {
  test.slow();
  const text = words(3, 60);
  const many = Array.from({ length: 60 }, (_, index) =>
    file(`copy-${String(index).padStart(2, "0")}.txt`, `${text} ${words(100 + index, 30)}`),
  );
  await choose(page, many);
  await expect(pairTable(page)).toBeVisible();
  await open(page, "copy-00.txt");
  await expect(page.getByRole("checkbox", { name: /^Count document/ })).toHaveCount(50);
  await expect(
    page.getByText("These are the 50 strongest matches. 9 more documents are not counted here."),
  ).toBeVisible();
  await page.getByRole("button", { name: "Show more documents" }).click();
  await expect(page.getByRole("checkbox", { name: /^Count document/ })).toHaveCount(59);
  await expect(headline(page)).toContainText("in 59 other documents");
});

test("names and texts of HTML stay text", async ({ lookalike: page }) => {
  const hostile = `<img src=x onerror=alert(1)> <script>document.title='owned'</script> ${words(1, 60)}`;
  await choose(page, [file("<b>a</b>.txt", hostile), file("<i>b</i>.txt", hostile), file("c.txt", words(2, 60))]);
  await open(page, "<b>a</b>.txt");
  await expect(page.getByRole("complementary", { name: "Matching documents" })).toContainText("<i>b</i>.txt");
  await expect(
    page.locator(".comparison__comparison img, .comparison__comparison script, .comparison__comparison i"),
  ).toHaveCount(0);
});

test("axe-core finds nothing, and nothing is wider than the window", async ({ lookalike: page }) => {
  await choose(page, class_);
  await open(page);
  await page.getByRole("checkbox").last().uncheck();
  await page.getByRole("searchbox").fill("a");
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await faultsOf(page, `${width} wide`)).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  }
});
