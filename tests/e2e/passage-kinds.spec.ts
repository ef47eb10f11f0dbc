/** The kinds of passages: quoted, cited, neither, and in the list of sources. */
import type { Locator, Page } from "@playwright/test";
import { faultsOf } from "./axe.ts";
import { choose, expect, file, highlighted, test, words } from "./page.ts";

const [quoted, cited, plain] = [words(41, 30), words(42, 26), words(43, 40)];
const filler = (seed: number): string => `\n\n${words(seed, 200)}\n\n`;
const mixed = [
  file("first.txt", `${filler(1)}“${quoted}”${filler(2)}${cited} (Smith, 2010).${filler(3)}${plain}.${filler(4)}`),
  file("second.txt", `${filler(5)}${quoted}${filler(6)}${cited}${filler(7)}${plain}.${filler(8)}`),
];

const kinds = (page: Page): Locator => page.getByRole("group", { name: "Kinds of passages to show" });
const chips = (page: Page): Locator => page.getByRole("list", { name: /shared passage/ }).getByRole("button");

test("passages are counted and shown by kind, by keyboard too", async ({ lookalike: page }) => {
  await choose(page, mixed);
  await expect(chips(page)).toHaveCount(3);
  await expect(kinds(page).getByRole("button")).toHaveText([
    "Neither quoted nor cited: 40 words",
    "† Cited, not quoted: 26 words",
    "“” Quoted, not cited: 30 words",
  ]);
  const scores = page.getByRole("region", { name: "Scores" });
  await expect(scores).toContainText("96 matched words");
  // Each chip and each number in the margin says its kind, other than by its colour.
  await expect(chips(page).nth(0)).toHaveAccessibleName("Passage 1: 30 words, Quoted, not cited");
  await expect(chips(page).nth(1)).toHaveAccessibleName("Passage 2: 26 words, Cited, not quoted");
  await expect(chips(page).nth(2)).toHaveAccessibleName(/^Passage 3: 40 words/);
  const tags = page.getByRole("region", { name: "first.txt" }).locator(".panes__tag");
  await expect(tags.filter({ hasText: /^1.“”$/ })).toHaveAttribute("title", "Quoted, not cited");
  expect(await faultsOf(page, "kinds")).toEqual([]);

  const neither = kinds(page).getByRole("button", { name: /^Neither/ });
  await neither.focus();
  await page.keyboard.press("Enter");
  await expect(neither).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText("Showing 1 of 3 passages")).toBeAttached();
  await expect(chips(page)).toHaveAccessibleName(/^Passage 3: 40 words/);
  await expect(page.getByText("3 of 3", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Next passage" })).toBeDisabled();
  // Others are dimmed in both texts, without a number.
  await expect.poll(async () => (await highlighted(page, /^dimmed/)).map((side) => side.length)).toEqual([2, 2]);
  await expect(tags).toHaveText(["3"]);
  // The matched words stay what they are.
  await expect(scores).toContainText("96 matched words");
  // Another kind is added, and with none chosen all are shown.
  await kinds(page)
    .getByRole("button", { name: /^Quoted/ })
    .click();
  await expect(chips(page)).toHaveCount(2);
  await page.keyboard.press("n");
  await expect(chips(page).nth(0)).toHaveAttribute("aria-current", "true");
  await kinds(page)
    .getByRole("button", { name: /^Quoted/ })
    .click();
  await neither.click();
  await expect(chips(page)).toHaveCount(3);
});

test("an excluded passage leaves its kind", async ({ lookalike: page }) => {
  await choose(page, mixed);
  await chips(page).nth(1).click();
  await page.getByRole("button", { name: "Exclude this passage" }).click();
  await expect(page.getByRole("region", { name: "Scores" })).toContainText("70 matched words");
  await expect(kinds(page).getByRole("button")).toHaveText([
    "Neither quoted nor cited: 40 words",
    "“” Quoted, not cited: 30 words",
  ]);
  // It is still there to be counted again.
  await expect(chips(page)).toHaveCount(3);
});

test("passages of one kind need no choice of kinds", async ({ lookalike: page }) => {
  await choose(page, [
    file("first.txt", `${filler(1)}${plain}.${filler(2)}${cited}`),
    file("second.txt", `${filler(3)}${plain}.${filler(4)}${cited}`),
  ]);
  await expect(chips(page)).toHaveCount(2);
  await expect(kinds(page)).toHaveCount(0);
});

/** A list of sources. */
const sources = (from: number): string =>
  `References\n\n${[0, 1, 2, 3, 4]
    .map((at) => `Author, A. (${1990 + at}). ${words(from + at, 6)}. Journal of Lamps, 3(2), 12–34.`)
    .join("\n")}\n`;

test("two texts that cite the same sources are no copies, and what their lists share is seen and not counted", async ({
  lookalike: page,
}) => {
  await choose(page, [
    file("first.txt", `${filler(1)}${sources(50)}`),
    file("second.txt", `${filler(2)}${sources(50)}`),
  ]);
  // Of two texts the comparison is shown at once.
  const scores = page.getByRole("region", { name: "Scores" });
  await expect(scores).toContainText("no matched words beyond chance");
  const list = kinds(page).getByRole("button");
  await expect(list).toHaveText(["≡ In the list of sources: 81 words, not counted"]);
  await expect(chips(page)).toHaveAccessibleName("Passage 1: 81 words, In the list of sources, not counted");
  await expect(page.getByText("Lists of sources are excluded, so this passage is not counted anywhere.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Exclude this passage" })).toHaveCount(0);
  await page.getByText("How this was counted").click();
  await expect(page.locator(".comparison__share-row").first()).toContainText(/\d+ in the list of sources/);
  expect(await faultsOf(page, "a list of sources")).toEqual([]);

  // One switch counts them, here and in the list.
  await page.getByLabel("Count lists of sources").check();
  await expect(scores).toContainText("81 matched words");
  await expect(list).toHaveText(["≡ In the list of sources: 81 words"]);
  await expect(chips(page)).toHaveAccessibleName("Passage 1: 81 words, In the list of sources");
  await page.getByLabel("Count lists of sources").uncheck();
  await expect(scores).toContainText("no matched words beyond chance");
});

test("a passage that was copied after the list of sources counts, and comes before what does not", async ({
  lookalike: page,
}) => {
  await choose(page, [
    file("first.txt", `${filler(1)}${sources(50)}\n${plain}.\n`),
    file("second.txt", `${filler(2)}${sources(50)}\n${plain}.\n`),
  ]);
  await expect(page.getByRole("region", { name: "Scores" })).toContainText("40 matched words");
  await expect(chips(page).nth(0)).toHaveAccessibleName("Passage 1: 40 words");
  await expect(chips(page).nth(1)).toHaveAccessibleName("Passage 2: 81 words, In the list of sources, not counted");
});
