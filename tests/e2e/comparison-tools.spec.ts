/** What one does with a comparison besides reading it: scroll both texts, find words, swap sides, exclude passages by hand. */
import type { Locator, Page } from "@playwright/test";
import { faultsOf } from "./axe.ts";
import { back, choose, expect, file, highlighted, pairTable, test, words } from "./page.ts";

const shared = [words(41, 30), words(42, 24)];
const filler = (seed: number, count = 900): string => `\n${words(seed, count).replaceAll(/((?:\S+ ){12})/g, "$1\n")}\n`;

/** Two passages, in the same order in both; the second text has three times as much before the second one. */
const twoTexts = [
  file("first.txt", `${filler(1, 300)}${shared[0]}${filler(2)}${shared[1]}${filler(3)}`),
  file("second.txt", `${filler(5, 300)}${shared[0]}${filler(6, 2700)}${shared[1]}${filler(7)}`),
];
const third = file("third.txt", `${filler(8)}`);

const scores = (page: Page): Locator => page.getByRole("region", { name: "Scores" });
const scroller = (page: Page, name: string): Locator => page.getByRole("region", { name }).locator(".panes__scroller");
const matchedIn = async (page: Page): Promise<number[]> =>
  [...(await scores(page).innerText()).matchAll(/([\d,]+) matched words/g)].map(([, n]) => Number(n?.replace(",", "")));

/** How far below its text's upper edge each side of the chosen passage stands. */
const tops = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    ([...(CSS.highlights.get("active") ?? [])] as Range[]).map((range) => {
      const pane = range.startContainer.parentElement?.closest(".panes__scroller")?.getBoundingClientRect().top ?? 0;
      return range.getBoundingClientRect().top - pane;
    }),
  );

test.describe("two texts", () => {
  test.beforeEach(async ({ lookalike: page }) => {
    await choose(page, twoTexts);
    await expect(page.locator(".panes__pane .panes__tag").first()).toBeVisible();
  });

  test("a passage is copied from both texts, below the documents' names", async ({ lookalike: page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole("button", { name: "Next passage" }).click();
    await page.getByRole("button", { name: "Copy this passage" }).click();
    await expect(page.getByText("The passage is on the clipboard")).toHaveCount(2);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const matched = "Passage 2, matched: 24 words. Found by Lookalike.";
    expect(copied).toBe(`first.txt:\n${shared[1]}\n\nsecond.txt:\n${shared[1]}\n\n${matched}`);
  });

  test("the texts begin high on a laptop's screen, below two lines of header", async ({ lookalike: page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const name of ["first.txt", "second.txt"]) {
      expect((await scroller(page, name).boundingBox())?.y).toBeLessThan(140);
    }
    // Edits and the rest stand beside the texts, and move nothing.
    await page.keyboard.press("d");
    await expect(page.getByRole("radio", { name: "Differences" })).toBeChecked();
    await page.getByText("How this was counted").click();
    await expect(page.locator(".comparison__share-row").first()).toBeVisible();
    expect((await scroller(page, "first.txt").boundingBox())?.y).toBeLessThan(140);
    const details = page.getByRole("complementary", { name: "Details" });
    await page.getByRole("button", { name: "Details" }).click();
    await expect(details).toBeHidden();
    await page.getByRole("button", { name: "Details" }).click();
    await expect(details).toBeVisible();
  });

  test("both texts scroll together, passage beside passage", async ({ lookalike: page }) => {
    await scroller(page, "first.txt").hover();
    // From the first passage down to the second one, which is far further down in the second text.
    await expect
      .poll(
        async () => {
          await page.mouse.wheel(0, 150);
          await page.waitForTimeout(50);
          const [top = 1e6] = await page.evaluate(() =>
            [...document.querySelectorAll(".panes__pane:first-of-type .panes__tag")]
              .filter((tag) => tag.textContent === "2")
              .map((tag) => tag.getBoundingClientRect().top),
          );
          return top;
        },
        { intervals: [10], timeout: 40_000 },
      )
      .toBeLessThan(300);
    const levels = () =>
      page.evaluate(() =>
        [...document.querySelectorAll(".panes__pane .panes__tag")]
          .filter((tag) => tag.textContent === "2")
          .map((tag) => Math.round(tag.getBoundingClientRect().top)),
      );
    await expect.poll(async () => (await levels()).length).toBe(2);
    const [left = 0, right = 999] = await levels();
    expect(Math.abs(left - right)).toBeLessThan(120);
  });

  test("by keyboard the other text follows, until it is switched off", async ({ lookalike: page }) => {
    const together = page.getByRole("button", { name: "Scroll together" });
    await expect(together).toHaveAttribute("aria-pressed", "true");
    const other = scroller(page, "second.txt");
    const top = (): Promise<number> => other.evaluate(({ scrollTop }) => scrollTop);
    await expect.poll(() => tops(page)).toHaveLength(2);
    const before = await top();
    await scroller(page, "first.txt").focus();
    await page.keyboard.press("PageDown");
    await expect.poll(top).toBeGreaterThan(before + 200);
    await together.focus();
    await page.keyboard.press("Enter");
    await expect(together).toHaveAttribute("aria-pressed", "false");
    const own = (): Promise<number> => scroller(page, "first.txt").evaluate(({ scrollTop }) => scrollTop);
    // The browser scrolls smoothly: what it began before goes on for a moment.
    let stays = -1;
    const isSettled = async (): Promise<boolean> => {
      const last = stays;
      stays = await top();
      return stays === last;
    };
    await expect.poll(isSettled, { intervals: [250] }).toBe(true);
    const ownBefore = await own();
    await scroller(page, "first.txt").focus();
    await page.keyboard.press("PageDown");
    await expect.poll(own).toBeGreaterThan(ownBefore + 200);
    expect(await top()).toBe(stays);
    // It stays so for the next pair.
    await page.getByRole("link", { name: "Swap sides" }).click();
    await expect(page.getByRole("button", { name: "Scroll together" })).toHaveAttribute("aria-pressed", "false");
  });

  test("words are found in both texts, wherever they stand, by keyboard alone", async ({ lookalike: page }) => {
    const phrase = (shared[1] ?? "").split(" ").slice(3, 6).join(" ");
    await page.keyboard.press("/");
    const field = page.getByRole("searchbox", { name: "Find in both texts" });
    await expect(field).toBeFocused();
    await page.keyboard.type(phrase.toUpperCase());
    const place = page.getByRole("search").getByRole("status");
    await expect(place).toHaveText("1 of 2");
    await expect.poll(() => highlighted(page, /^found-chosen$/)).toEqual([[phrase], []]);
    await page.keyboard.press("Enter");
    await expect(place).toHaveText("2 of 2");
    await expect.poll(() => highlighted(page, /^found-chosen$/)).toEqual([[], [phrase]]);
    const isInView = () =>
      page.evaluate(() => {
        const [range] = [...(CSS.highlights.get("found-chosen") ?? [])] as Range[];
        const pane = range?.startContainer.parentElement?.closest(".panes__scroller")?.getBoundingClientRect();
        const top = range?.getBoundingClientRect().top ?? -1;
        return pane !== undefined && top >= pane.top && top < pane.bottom;
      });
    await expect.poll(isInView).toBe(true);
    await page.keyboard.press("Shift+Enter");
    await expect(place).toHaveText("1 of 2");
    await field.fill("nothing of the kind");
    await expect(place).toHaveText("not found");
    await page.keyboard.press("Escape");
    await expect(field).toHaveValue("");
    expect((await highlighted(page, /^found/)).flat()).toEqual([]);
    await expect(page).toHaveURL(/pair/);
  });

  test("the sides are swapped, with the passage that was there, and Back leads where one came from", async ({
    lookalike: page,
  }) => {
    const names = () => page.locator(".panes__pane h2 bdi").allTextContents();
    expect(await names()).toEqual(["first.txt", "second.txt"]);
    await page.getByRole("link", { name: "Swap sides" }).press("Enter");
    await expect.poll(names).toEqual(["second.txt", "first.txt"]);
    await expect(page.locator(".passages__chip[aria-current]")).toContainText("30 words");
    await expect(scores(page)).toContainText(/^second\.txt \d+ matched words/);
    await back(page);
    await expect(pairTable(page)).toBeVisible();
  });

  test("a passage is excluded by hand, the numbers follow, and it is taken back", async ({ lookalike: page }) => {
    await expect.poll(() => matchedIn(page)).toEqual([54, 54]);
    const leaveOut = page.getByRole("button", { name: "Exclude this passage (not copied)" });
    await leaveOut.press("Enter");
    await expect.poll(() => matchedIn(page)).toEqual([24, 24]);
    await expect(scores(page)).toContainText("1 passage excluded by you: 30 words.");
    await expect(page.getByRole("button", { name: "Passage 1: 30 words, excluded by you" })).toBeVisible();
    const isOut = async () =>
      (await highlighted(page, /^out$/)).map((side) => side.join(" ").includes(shared[0] ?? "?"));
    await expect.poll(isOut).toEqual([true, true]);
    expect((await highlighted(page, /^passage-/)).flat().join(" ")).not.toContain(shared[0]);
    // The same from the other side.
    await page.getByRole("link", { name: "Swap sides" }).click();
    // Keys that come before the sides are drawn anew are lost.
    await expect(scores(page)).toContainText(/^second\.txt/);
    await expect.poll(() => matchedIn(page)).toEqual([24, 24]);
    // Too little is left: the list says so, and no author has a match any more.
    await page.keyboard.press("Escape");
    await expect(pairTable(page).getByRole("row").nth(1)).toContainText(/^24 of 54\s*not counted/);
    await expect(page.getByText("Passages of 1 pair were excluded by hand.")).toBeVisible();
    await expect(
      page.getByText(
        /Showing 1 of 1 pair.* 1 of them no longer counts, because passages of it were excluded by hand\./,
      ),
    ).toBeVisible();
    await page.getByRole("link", { name: /^Authors/ }).click();
    await expect(page.getByRole("table", { name: "Authors" })).toContainText(/first\.txt\s*no match/);
    const why = page.getByText("Passages of 1 pair were excluded by hand and are not counted here.");
    await expect(why).toBeVisible();
    for (const view of [/^Groups/, /^Matrix/]) {
      await page.getByRole("link", { name: view }).click();
      await expect(page.getByRole("heading", { name: /^(No groups|Nothing to show)$/ })).toBeVisible();
      await expect(why).toBeVisible();
      await back(page);
    }
    await back(page);
    await expect(pairTable(page)).toBeVisible();
    await back(page);
    await page.getByRole("button", { name: "Count this passage again" }).click();
    await expect.poll(() => matchedIn(page)).toEqual([54, 54]);
    await expect(scores(page)).not.toContainText("excluded by you");
  });

  test("what is excluded by hand comes back with kept work", async ({ lookalike: page }) => {
    await page.getByRole("button", { name: "Exclude this passage (not copied)" }).click();
    await expect.poll(() => matchedIn(page)).toEqual([24, 24]);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Keep my work on this device" }).click();
    await expect(page.getByRole("region", { name: "Your work" })).toContainText("2 documents are kept on this device");
    await page.reload();
    await pairTable(page)
      .getByRole("link", { name: /first\.txt/ })
      .click();
    await expect.poll(() => matchedIn(page)).toEqual([24, 24]);
    await page.getByRole("button", { name: "Count all passages again" }).press("Enter");
    await expect.poll(() => matchedIn(page)).toEqual([54, 54]);
    await expect(page.getByRole("button", { name: "Exclude this passage (not copied)" })).toBeFocused();
    await expect(page.getByText("All passages of this pair count again.")).toBeAttached();
  });
});

test("a search finds what is far from the screen in a text too large to be drawn whole", async ({
  lookalike: page,
}) => {
  test.slow();
  const long = `${words(8, 500_000).replaceAll(/((?:\S+ ){12})/g, "$1\n")} the needle stands here`;
  await choose(page, [file("long.txt", long), file("part.txt", long.slice(600_000, 610_000))]);
  await expect(page.getByText("long: your browser’s own search")).toBeVisible();
  await page.getByRole("searchbox", { name: "Find in both texts" }).fill("needle stands");
  await expect.poll(() => highlighted(page, /^found-chosen$/)).toEqual([["needle stands"], []]);
});

test("axe-core finds nothing with a passage excluded and words found", async ({ lookalike: page }) => {
  await choose(page, [...twoTexts, third]);
  await pairTable(page).getByRole("link").first().click();
  await page.getByRole("button", { name: "Exclude this passage (not copied)" }).click();
  await page.getByRole("searchbox").fill("a");
  await page.getByText("How this was counted").click();
  await page.getByText("Differences", { exact: true }).click();
  await expect.poll(() => matchedIn(page)).toEqual([24, 24]);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await faultsOf(page, `${width} wide`)).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  }
});
