import type { Page } from "@playwright/test";
import { choose, drop, essays, expect, file, openSettings, pairLink, pairTable, test, words } from "./page.ts";

/** Two texts that share 60 words, then something that is hard to draw, then words of their own. */
const around = (hard: string, extension: string) =>
  [1, 2].map((seed) => file(`${"ab"[seed - 1]}.${extension}`, `${words(99, 60)}\n${hard}\nthe end ${words(seed, 10)}`));

/** Each would have been laid out at once, for minutes; blocks on the page count what is laid out now. */
const hard: readonly (readonly [name: string, hard: string, extension: string])[] = [
  ["many marks on one letter", `a${"\u0301".repeat(300_000)}`, "txt"],
  ["marks on every letter of a word without an end", "\u0628\u064e\u064f".repeat(200_000), "txt"],
  ["many lines without a word", "\n".repeat(300_000), "txt"],
  ["many lines of a program without a token", "\n".repeat(300_000), "java"],
  [
    "characters that set directions, of which a screen would hold any number",
    "\u202e\u2066a\u2069\u202c".repeat(60_000),
    "txt",
  ],
];

for (const [name, text, extension] of hard) {
  test(`${name} are drawn near the screen only, from their beginning to their end`, async ({ lookalike: page }) => {
    await choose(page, around(text, extension));
    const second = page.getByRole("region", { name: `b.${extension}` });
    await expect(second.getByText(/^ba|^ce|^\w+/).first()).toBeVisible();
    await expect(second.getByText("finds only what is near the screen")).toBeVisible();
    expect(await page.locator(".panes__chunk").count()).toBeLessThan(600);
    await page.getByRole("radio", { name: "Differences" }).check();
    // The guess of how high the text is becomes better on the way.
    await expect(async () => {
      await second.locator(".panes__scroller").evaluate((scroller) => scroller.scrollTo(0, scroller.scrollHeight));
      await expect(second.getByText(/the end /)).toBeInViewport({ timeout: 1000 });
    }).toPass();
    expect(await page.locator(".panes__chunk").count()).toBeLessThan(600);
    const { start, end } = await endsOf(page);
    expect([start, end]).toEqual([false, true]);
  });
}

/** Whether the second text's beginning and its end are there. */
async function endsOf(page: Page): Promise<{ start: boolean; end: boolean }> {
  const sections = page.locator(".panes__pane:last-of-type [data-section]");
  const has = async (at: number) => (await sections.nth(at).locator(".panes__chunk").count()) > 0;
  return { start: await has(0), end: await has((await sections.count()) - 1) };
}

/** Makes the page count what one task adds to the texts: blocks, and at the end how many places are coloured. */
async function countBlocks(page: Page): Promise<() => Promise<{ most: number; ranges: number }>> {
  await page.evaluate(() => {
    const scope = globalThis as unknown as { most: number };
    scope.most = 0;
    const added = new MutationObserver((records) => {
      const nodes = records.flatMap(({ addedNodes }) => [...addedNodes]);
      const blocks = nodes.filter((node) => node instanceof Element && node.matches(".panes__chunk"));
      scope.most = Math.max(scope.most, blocks.length);
    });
    added.observe(document.body, { childList: true, subtree: true });
  });
  return () =>
    page.evaluate(() => ({
      most: (globalThis as unknown as { most: number }).most,
      ranges: [...CSS.highlights.values()].reduce((sum, { size }) => sum + size, 0),
    }));
}

test("a long text with a difference at every few words is filled and coloured a few screens at a time", async ({
  lookalike: page,
}) => {
  const all = words(7, 100_000).split(" ");
  const edited = all.map((word, at) => ([2, 5].includes(at % 9) ? `x${word}q` : word));
  const inLines = (list: readonly string[]) => list.map((word, at) => `${word}${at % 12 === 11 ? "\n" : " "}`).join("");
  const counts = await countBlocks(page);
  await choose(page, [file("a.txt", inLines(all)), file("b.txt", inLines(edited))]);
  const second = page.getByRole("region", { name: "b.txt" });
  await page.getByRole("radio", { name: "Differences" }).check();
  // All of it comes, by and by, and the end has its colours once it is seen.
  await expect.poll(() => page.locator("[data-section]:empty").count()).toBe(0);
  await second.locator(".panes__scroller").evaluate((scroller) => scroller.scrollTo(0, scroller.scrollHeight));
  await expect
    .poll(() =>
      page.evaluate(() => {
        const last = [...document.querySelectorAll(".panes__chunk")].at(-1);
        return [...(CSS.highlights.get("replaced") ?? [])].some(({ startContainer }) => last?.contains(startContainer));
      }),
    )
    .toBe(true);
  const { most, ranges } = await counts();
  // Of some 900 blocks and 80,000 places.
  expect(most).toBeLessThan(100);
  expect(ranges).toBeLessThan(20_000);
});

test("all of a text of usual size is there for the browser's own search, by and by", async ({ lookalike: page }) => {
  const long = Array.from({ length: 400 }, (_, seed) => words(1000 + seed, 100)).join("\n");
  await choose(page, [file("a.txt", `${long} a`), file("b.txt", `${long} b`)]);
  const text = page.getByRole("region", { name: "b.txt" }).locator(".panes__text");
  const plain = () =>
    text.evaluate((element) => {
      const copy = element.cloneNode(true) as Element;
      for (const tag of copy.querySelectorAll(".panes__tag")) tag.remove();
      return copy.textContent;
    });
  await expect.poll(plain).toBe(`${long} b`);
  await expect(page.getByText("finds only what is near the screen")).toHaveCount(0);
});

test("a pattern that never ends is stopped, and the last one stays in force", async ({ lookalike: page }) => {
  const name = (end: string) => `${"a".repeat(50)}-${end}.txt`;
  await choose(page, [file(name("1"), words(1, 60)), file(name("2"), words(1, 60)), file(name("2b"), words(1, 60))]);
  await expect(pairTable(page)).toBeVisible();
  await openSettings(page);
  await page.getByLabel("Who wrote which file").selectOption("pattern");
  const pattern = page.getByRole("textbox", { name: "Author pattern" });
  await pattern.fill("-([0-9])");
  await expect(page.getByText("1 pair was not compared, because both files are by the same author.")).toBeVisible();
  await pattern.fill("^((?:a+)+)$");
  const mistake = page.locator("#mistake-authorPattern");
  await expect(mistake).toContainText(
    /The pattern took more than 2 seconds at “a{50}-1\.txt”\. Avoid repetitions within/,
  );
  await expect(mistake).toContainText("Until then, -([0-9]) stays in use.");
  await expect(page.getByText("1 pair was not compared, because both files are by the same author.")).toBeVisible();
  // What is given now has its author by the pattern that is in force as soon as it is back.
  await choose(page, [file(name("2c"), words(1, 60))]);
  await pattern.fill("-([0-9])");
  await expect(mistake).toBeHidden();
  await expect(page.getByText("3 pairs were not compared, because both files are by the same author.")).toBeVisible();
});

test("thousands of unread files are one line for each reason, with their names by the hundred, and are dismissed at once", async ({
  lookalike: page,
}) => {
  await drop(page, [
    ...essays,
    ...Array.from({ length: 450 }, (_, i) => file(`${i}.bin`, Buffer.from([1, 0, 2, 0, i]))),
  ]);
  await expect(pairTable(page)).toBeVisible();
  await page.getByRole("link", { name: /Documents/ }).click();
  const unread = page.getByRole("region", { name: /^450\sfiles were not read$/ });
  await expect(unread.getByRole("listitem")).toHaveText(/^450\sfiles: This is not text/);
  await unread.getByText(/^450\sfiles: This is not text/).click();
  const names = unread.getByRole("listitem").getByRole("listitem");
  await expect(names).toHaveCount(100);
  await unread.getByRole("button", { name: "Show 100 more" }).click();
  await expect(names).toHaveCount(200);
  await unread.getByRole("button", { name: "Dismiss all" }).click();
  await expect(unread).toHaveCount(0);
});

test("what is dragged from the page itself adds no document", async ({ lookalike: page }) => {
  await page.getByText("Drop documents or folders here").click({ clickCount: 3 });
  for (const from of [
    page.getByText("Drop documents or folders here"),
    page.getByRole("link", { name: "How it works" }),
  ]) {
    const box = (await from.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(box.x + 20, box.y + box.height / 2);
    await page.mouse.down();
    for (const y of [300, 320, 340]) await page.mouse.move(600, y);
    await page.mouse.up();
  }
  await expect(page.getByText("Drop to add these documents")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Try an example" })).toBeVisible();
  // But a text from elsewhere is one.
  await page.evaluate(() => {
    const transfer = new DataTransfer();
    transfer.setData("text/plain", "a text from another window");
    document.querySelector("main")?.dispatchEvent(new DragEvent("drop", { dataTransfer: transfer, bubbles: true }));
  });
  await expect(page.getByRole("heading", { name: "One document is here" })).toBeVisible();
});

test("a second drop joins the first, and Cancel stops both", async ({ lookalike: page }) => {
  let release = (): void => {};
  const hold = async (): Promise<void> => {
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.context().route(/reader-.*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
  };
  await hold();
  await drop(page, essays.slice(0, 2));
  await expect(page.getByText("Reading the files: 0 of 2")).toBeVisible();
  await drop(page, essays.slice(2));
  await expect(page.getByText("Reading the files: 0 of 3")).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  release();
  await expect(page.getByText("Reading was cancelled; nothing was added.")).toBeVisible();
  await page.context().unroute(/reader-.*\.js$/);
  await hold();
  await drop(page, essays.slice(0, 2));
  await drop(page, essays.slice(2));
  await expect(page.getByText("Reading the files: 0 of 3")).toBeVisible();
  release();
  await expect(page.getByText(/^3\sdocuments ·/)).toBeVisible();
  await expect(pairLink(page, "ann.txt", "bob.txt")).toBeVisible();
});
