import type { Locator, Page } from "@playwright/test";
import {
  back,
  choose,
  essays,
  expect,
  file,
  highlighted,
  openAdvanced,
  openSettings,
  pairLink,
  pairTable,
  test,
  words,
} from "./page.ts";

/** The drawer beside the texts. */
const details = (page: Page): Locator => page.getByRole("complementary", { name: "Details" });

const shared = [words(41, 30), words(42, 24), words(43, 18)];
const filler = (seed: number): string => `\n${words(seed, 600).replaceAll(/((?:\S+ ){12})/g, "$1\n")}\n`;

/** Two long texts with three shared passages, in another order in the second. */
const twoTexts = [
  file("first.txt", `${filler(1)}${shared[0]}${filler(2)}${shared[1]}${filler(3)}${shared[2]}${filler(4)}`),
  file("second.txt", `${filler(5)}${shared[2]}${filler(6)}${shared[0]}${filler(7)}${shared[1]}${filler(8)}`),
];

test.describe("two texts", () => {
  test.beforeEach(async ({ lookalike: page }) => {
    await choose(page, twoTexts);
    await expect(page.getByRole("region", { name: "first.txt" })).toBeVisible();
  });

  test("go straight to the comparison, with scores as sentences", async ({ lookalike: page }) => {
    await expect(page).toHaveURL(/#\/pair\/[\w-]+\/[\w-]+$/);
    const scores = page.getByRole("region", { name: "Scores" });
    await expect(scores).toContainText(
      /^first\.txt \d+ matched words, \d+% of its [\d,]+ words.*second\.txt \d+ matched words, \d+% of its [\d,]+ words$/,
    );
    await expect(details(page)).toContainText("Similarity is not a verdict");
    await back(page);
    await expect(page.getByRole("heading", { level: 1, name: "Lookalike" })).toBeVisible();
    await expect(page).not.toHaveURL(/pair/);
  });

  test("the same text is highlighted on both sides, in hues that differ", async ({ lookalike: page }) => {
    await expect(page.getByRole("button", { name: /^Passage 1: 30 words/ })).toBeVisible();
    // Each text is coloured as its blocks come.
    await expect(async () => {
      const [a = [], b = []] = await highlighted(page, /^passage-/);
      expect([...a].sort()).toEqual([...b].sort());
      for (const text of shared) expect(a.some((found) => found.includes(text))).toBe(true);
    }).toPass();
    const hues = await page.evaluate(() => [...CSS.highlights].filter(([, h]) => h.size > 0).map(([name]) => name));
    expect(hues.filter((name) => name.startsWith("passage-")).length).toBeGreaterThanOrEqual(3);
  });

  test("next and previous, by button and key, bring both sides to the passage", async ({ lookalike: page }) => {
    const active = () => highlighted(page, /^active$/);
    const inView = () =>
      page.evaluate(() => {
        const ranges = [...(CSS.highlights.get("active") ?? [])] as Range[];
        return ranges.map((range) => {
          const pane = range.startContainer.parentElement?.closest(".panes__scroller")?.getBoundingClientRect();
          const { top } = range.getBoundingClientRect();
          return pane !== undefined && top >= pane.top && top < pane.bottom;
        });
      });
    const expectAt = async (index: number): Promise<void> => {
      await expect(page.locator(".passages__chip[aria-current]")).toContainText(String(index + 1));
      await expect
        .poll(async () => (await active()).flat().every((text) => text.includes(shared[index] ?? "?")))
        .toBe(true);
      await expect.poll(inView).toEqual([true, true]);
    };
    await expectAt(0);
    await page.getByRole("button", { name: "Next passage" }).click();
    await expectAt(1);
    await page.keyboard.press("n");
    await expectAt(2);
    await page.keyboard.press("p");
    await expectAt(1);
    await page.keyboard.press("ArrowLeft");
    await expectAt(0);
    await page.keyboard.press("j");
    await expectAt(1);
    await page.keyboard.press("k");
    await expectAt(0);
    await page.getByRole("button", { name: /^Passage 3/ }).click();
    await expectAt(2);
  });

  test("a click on a passage brings its twin level with it", async ({ lookalike: page }) => {
    await expect(page.locator(".panes__pane .panes__tag").first()).toBeVisible();
    await page.keyboard.press("n");
    await expect(page.locator(".passages__chip[aria-current]")).toContainText("2");
    // Back to the first by a click on its number in the left margin, after scrolling there by hand.
    const left = page.getByRole("region", { name: "first.txt" });
    await left.locator(".panes__scroller").evaluate((pane) => {
      pane.scrollTop = 500;
    });
    await left.locator(".panes__tag", { hasText: /^1$/ }).click();
    await expect(page.locator(".passages__chip[aria-current]")).toContainText("1");
    const tops = () =>
      page.evaluate(() =>
        [...(CSS.highlights.get("active") ?? [])].map((r) => (r as Range).getBoundingClientRect().top),
      );
    await expect
      .poll(async () => {
        const [x = 0, y = 99] = await tops();
        return Math.abs(x - y) < 6;
      })
      .toBe(true);
  });

  test("arrows scroll and select within a text", async ({ lookalike: page }) => {
    const chosen = page.locator(".passages__chip[aria-current]");
    await expect(chosen).toHaveText(/^1/);
    const text = page.locator(".panes__scroller").first();
    await text.focus();
    const top = await text.evaluate(({ scrollTop }) => scrollTop);
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => text.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(top);
    await expect(chosen).toHaveText(/^1/);
    await page.evaluate(() => {
      const [text] = document.querySelectorAll(".panes__scroller .panes__chunk");
      if (text?.firstChild) getSelection()?.setBaseAndExtent(text.firstChild, 2, text.firstChild, 5);
    });
    await page.keyboard.press("Shift+ArrowRight");
    expect(await page.evaluate(() => String(getSelection()).length)).toBe(4);
    await expect(chosen).toHaveText(/^1/);
  });

  test("single-key shortcuts can be switched off, for the next visit, too", async ({ lookalike: page }) => {
    const chosen = page.locator(".passages__chip[aria-current]");
    const box = page.getByRole("checkbox", { name: /single-key shortcuts/ });
    await page.locator("details.keys__keys > summary").click();
    await box.uncheck();
    await page.getByRole("main").focus();
    for (const key of ["n", "j", "ArrowRight", "d", "s"]) await page.keyboard.press(key);
    await expect(chosen).toHaveText(/^1/);
    await expect(page.getByRole("radio", { name: "Passages" })).toBeChecked();
    await page.keyboard.press("Escape");
    await expect(page).not.toHaveURL(/pair/);
    await page.reload();
    await choose(page, twoTexts);
    await page.locator("details.keys__keys > summary").click();
    await expect(box).not.toBeChecked();
    await page.keyboard.press("n");
    await expect(chosen).toHaveText(/^1/);
    await box.check();
    await page.getByRole("main").focus();
    await page.keyboard.press("n");
    await expect(chosen).toHaveText(/^2/);
  });

  test("the switch shows all shared phrases", async ({ lookalike: page }) => {
    await page.getByRole("radio", { name: "Phrases" }).check();
    await expect(async () => {
      for (const side of await highlighted(page, /^shared$/))
        for (const text of shared) expect(side.some((found) => found.includes(text))).toBe(true);
    }).toPass();
    expect((await highlighted(page, /^passage-/)).flat()).toEqual([]);
    await page.keyboard.press("Tab");
    await page.getByRole("radio", { name: "Passages" }).check();
    await expect.poll(async () => (await highlighted(page, /^passage-/)).flat().length).toBeGreaterThanOrEqual(6);
  });

  test("the panes hold the texts as they were given", async ({ lookalike: page }) => {
    const texts = () =>
      page.evaluate(() =>
        [...document.querySelectorAll(".panes__pane")].map((pane) =>
          [...pane.querySelectorAll(".panes__chunk")].map((chunk) => chunk.firstChild?.textContent ?? "").join(""),
        ),
      );
    // Texts are cut into blocks after their panes are drawn, and blocks far from the screen come in idle moments.
    await expect.poll(texts).toEqual(twoTexts.map(({ buffer }) => buffer.toString()));
  });
});

test("passages are numbered in the order of the left text, the longest says so, and by size they keep their numbers", async ({
  lookalike: page,
}) => {
  const [short, long, middle] = [words(41, 18), words(42, 40), words(43, 26)];
  await choose(page, [
    file("first.txt", `${filler(1)}${short}${filler(2)}${long}${filler(3)}${middle}${filler(4)}`),
    file("second.txt", `${filler(5)}${middle}${filler(6)}${long}${filler(7)}${short}${filler(8)}`),
  ]);
  const chips = page.locator(".passages__chip");
  await expect(chips).toHaveText(["1 18 words", "2 40 · longest", "3 26"]);
  await expect(page.getByRole("button", { name: "Passage 2: 40 words, longest" })).toBeVisible();
  await expect(page.getByRole("list", { name: "3 shared passages, in the order of the first text" })).toBeVisible();
  const tags = page.getByRole("region", { name: "first.txt" }).locator(".panes__tag");
  await expect(tags).toHaveText(["1"]);
  const chosen = page.locator(".passages__chip[aria-current]");
  await expect(chosen).toHaveText(/^1/);
  await page.getByLabel("Order of the passages").selectOption("By size");
  await expect(chips).toHaveText(["2 40 words · longest", "3 26", "1 18"]);
  await expect(page.getByRole("list", { name: "3 shared passages, longest first" })).toBeVisible();
  await page.getByRole("main").focus();
  for (const number of ["2", "3", "1"]) {
    await page.keyboard.press("n");
    await expect(chosen).toHaveText(new RegExp(`^${number}`));
  }
  await page.keyboard.press("p");
  await expect(chosen).toHaveText(/^3/);
  await page.getByLabel("Order of the passages").selectOption("By place");
  await page.keyboard.press("Escape");
  // A pair is opened at its first passage; swapped, the sides keep the passage, which has the number of the other text.
  await pairLink(page, "first.txt", "second.txt").click();
  await expect(chosen).toHaveText(/^1/);
  await page.getByRole("link", { name: "Swap sides" }).click();
  await expect(page.getByRole("region", { name: "Scores" })).toContainText(/^second\.txt/);
  await expect(chosen).toHaveText(/^3 18/);
});

test.describe("fourteen passages, in Russian", () => {
  test.use({ locale: "ru-RU", viewport: { width: 1366, height: 768 } });

  test("a laptop's screen has room for most, a phone for both texts; a button shows all", async ({
    lookalike: page,
  }) => {
    const shared = Array.from({ length: 14 }, (_, at) => words(100 + at, 20 + 3 * at));
    const text = (seed: number): string => shared.map((each, at) => `${words(seed + at, 90)}. ${each}.\n\n`).join("");
    await page
      .locator("input[type=file]")
      .first()
      .setInputFiles([file("a.txt", text(200)), file("b.txt", text(300))]);
    const chips = page.locator(".passages__chip");
    /** The chips that are seen whole. A chip that is cut would be seen in part. */
    const seen = (): Promise<{ whole: number; cut: number }> =>
      page.locator(".passages__passages ol").evaluate((list) => {
        const box = list.getBoundingClientRect();
        const boxes = [...list.querySelectorAll("button")].map((chip) => chip.getBoundingClientRect());
        const inside = boxes.filter(({ top, bottom }) => bottom > box.top + 1 && top < box.bottom - 1);
        const isWhole = ({ top, bottom, left, right }: DOMRect): boolean =>
          top >= box.top && bottom <= box.bottom && left >= box.left && right <= box.right;
        const whole = inside.filter(isWhole).length;
        return { whole, cut: inside.length - whole };
      });
    await expect(page.getByText("1 из 14")).toBeVisible();
    await expect(chips).toHaveCount(14);
    await expect.poll(seen).toEqual({ whole: 14, cut: 0 });
    const all = page.getByRole("button", { name: "Все 14" });
    await expect(all).toBeHidden();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(all).toBeVisible();
    await expect(page.getByText("1 из 14")).toBeVisible();
    expect((await seen()).cut).toBe(0);
    // Lines of each text in the window, before it is scrolled.
    const lines = await page.locator(".panes__scroller").evaluateAll((scrollers) =>
      scrollers.map((scroller) => {
        const { top, bottom } = scroller.getBoundingClientRect();
        const { lineHeight } = getComputedStyle(scroller.querySelector(".panes__chunk") ?? scroller);
        return (Math.min(bottom, innerHeight) - top) / Number.parseFloat(lineHeight);
      }),
    );
    expect(Math.min(...lines)).toBeGreaterThan(9);
    await all.click();
    await expect.poll(seen).toEqual({ whole: 14, cut: 0 });
    await chips.nth(13).click();
    await expect(page.getByText("14 из 14", { exact: true })).toBeVisible();
    await all.click();
    await expect.poll(async () => (await seen()).whole).toBeLessThan(14);
    await expect(page.locator(".passages__chip[aria-current]")).toBeInViewport();
  });
});

test("a passage that one text quotes and cites says so, and in which text", async ({ lookalike: page }) => {
  const lamp = words(41, 40);
  await choose(page, [
    file("honest.txt", `${words(42, 30)}. As she writes, “${lamp}” (Smith, 2010, p. 4). ${words(43, 30)}.`),
    file("copied.txt", `${words(44, 30)}. ${lamp}. ${words(45, 30)}.`),
  ]);
  const details = page.getByRole("complementary", { name: "Details" });
  await expect(details).toContainText("In honest.txt, it is in quotation marks, with a citation nearby.");
  await expect(details).not.toContainText("In copied.txt, it");
  await page.getByText("How this was counted").click();
  await expect(details).toContainText("Passages in honest.txt: 1 quoted with a citation.");
  await expect(details).toContainText("Passages in copied.txt: 1 neither quoted nor cited.");
});

test("a pair is opened from the list by keyboard alone, and Back returns to its row", async ({ lookalike: page }) => {
  await choose(page, [...essays, file("fay.txt", `${words(99, 40)} ${words(50, 30)}`)]);
  await expect(pairTable(page).getByRole("row")).toHaveCount(4);
  // The links of rows, beside those to all matches of a document.
  const links = pairTable(page).locator(".pairs__both");
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press("Tab");
    if (await links.first().evaluate((link) => link === document.activeElement)) break;
  }
  await expect(links.first()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press("End");
  await expect(links.nth(2)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  const opened = (await links.nth(1).getAttribute("href")) ?? "?";
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`${opened}$`));
  await expect(page.getByRole("region", { name: "Scores" })).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
  // The keys are there once the passages are.
  await expect(page.locator(".passages__chip").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(links.nth(1)).toHaveAttribute("tabindex", "0");
  await expect(links.nth(1)).toBeFocused();
});

test("Ctrl+click and middle click anywhere on a row open its pair in a new tab", async ({ lookalike: page }) => {
  await choose(page, essays);
  const row = pairTable(page).getByRole("row").nth(1);
  const href = (await row.getByRole("link").getAttribute("href")) ?? "?";
  const before = page.url();
  for (const cell of [row.locator("td").first(), row.locator("td.pairs__names"), row.locator("td").last()]) {
    for (const how of [{ modifiers: ["ControlOrMeta"] }, { button: "middle" }] as const) {
      const opened = page.context().waitForEvent("page");
      const at = await cell.boundingBox();
      const over = await row.boundingBox();
      if (!at || !over) throw new Error("The row is not on screen.");
      const position = { x: at.x - over.x + at.width / 2, y: at.height / 2 };
      await row.click({ ...how, modifiers: "modifiers" in how ? [...how.modifiers] : [], position, force: true });
      const tab = await opened;
      await expect.poll(() => tab.url().endsWith(href)).toBe(true);
      await tab.close();
      expect(page.url()).toBe(before);
    }
  }
});

test("without the Custom Highlight API the passages are marked all the same", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, "Highlight"));
  await page.goto("./");
  await choose(page, twoTexts);
  const marks = (name: string) => page.getByRole("region", { name }).locator("mark");
  const text = async (name: string) =>
    (await marks(name).allTextContents()).map((found) => found.replaceAll(/\s+/g, " ")).sort();
  await expect.poll(() => text("first.txt")).toEqual([...shared].sort());
  await expect.poll(() => text("second.txt")).toEqual([...shared].sort());
  await page.keyboard.press("n");
  await expect(page.locator("mark.passages__active")).toHaveCount(2);
});

test.describe("an edited copy", () => {
  const copied = words(61, 60).split(" ");
  const edited = [
    ...copied.slice(0, 10),
    "changed",
    ...copied.slice(11, 20),
    ...copied.slice(22, 40),
    "newly",
    "added",
    ...copied.slice(40),
  ];

  test.beforeEach(async ({ lookalike: page }) => {
    await choose(page, [
      file("first.txt", `${filler(11)}${copied.join(" ")}. And on.${filler(12)}`),
      file("second.txt", `${filler(13)}${edited.join(" ")}, but not so.${filler(14)}`),
    ]);
    await expect(page.getByText(/^Passage 1: 57 words of 60 match in the first text/)).toBeVisible();
  });

  test("is one passage, and what was edited in it stands out in both texts", async ({ lookalike: page }) => {
    await expect(page.getByRole("button", { name: /^Passage 1: 57 words/ })).toBeVisible();
    await expect(
      page.getByText(
        "57 of 60 in the second. All of these match exactly and in the same order. Text was replaced, added or removed in 3 places.",
      ),
    ).toBeVisible();
    await expect
      .poll(() => highlighted(page, /^edited-/))
      .toEqual([
        [copied[10], `${copied[20]} ${copied[21]}`],
        ["changed", "newly added"],
      ]);
    // What is chosen is underlined but for the edits, which keep a line of their own.
    const chosen = async () => (await highlighted(page, /^active$/)).map((side) => side.join(" ").split(/\s+/).length);
    await expect.poll(chosen).toEqual([57, 57]);
  });

  test("shows its differences word by word, in the texts and as a list", async ({ lookalike: page }) => {
    await page.keyboard.press("d");
    await expect(page.getByRole("radio", { name: "Differences" })).toBeChecked();
    await expect.poll(() => highlighted(page, /^replaced$/)).toEqual([[copied[10]], ["changed"]]);
    await expect.poll(() => highlighted(page, /^only$/)).toEqual([[`${copied[20]} ${copied[21]}`], ["newly added"]]);
    // A space where words are missing.
    await expect.poll(() => highlighted(page, /^missing$/)).toEqual([[" "], [" "]]);
    expect((await highlighted(page, /^(passage|edited)-/)).flat()).toEqual([]);
    const list = page.getByRole("list", { name: "What differs, from first.txt to second.txt" });
    await expect(list.getByRole("button")).toHaveText([
      `${copied[10]} →became changed`,
      `removed: ${copied[20]} ${copied[21]}`,
      "added: newly added",
    ]);
    for (const name of ["first.txt", "second.txt"]) {
      const pane = page.getByRole("region", { name }).locator(".panes__scroller");
      await pane.evaluate((scroller) => {
        scroller.scrollTop = 0;
      });
    }
    await list.getByRole("button").last().click();
    const inView = () =>
      page.evaluate(() => {
        const [range] = [...(CSS.highlights.get("only") ?? [])].slice(-1) as Range[];
        const pane = range?.startContainer.parentElement?.closest(".panes__scroller")?.getBoundingClientRect();
        const top = range?.getBoundingClientRect().top ?? -1;
        return pane !== undefined && top >= pane.top && top < pane.bottom;
      });
    await expect.poll(inView).toBe(true);
    await page.keyboard.press("d");
    await expect(page.getByRole("radio", { name: "Passages" })).toBeChecked();
    await expect(list).toHaveCount(0);
  });
});

test("a gap ends a passage unless it may be bridged", async ({ lookalike: page }) => {
  const [before, after] = [words(61, 30), words(62, 30)];
  await choose(page, [
    file("first.txt", `${filler(11)}${before} ${words(64, 40)} ${after}${filler(12)}`),
    file("second.txt", `${filler(13)}${before} ${words(63, 40)} ${after}${filler(14)}`),
  ]);
  await expect(page.getByRole("button", { name: /^Passage 2: 30/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await openAdvanced(page);
  await page.getByLabel("Longest gap, in words").fill("100");
  await expect(page.getByText(/longest gap in a passage 30 → 100/)).toBeVisible();
  await back(page);
  await expect(page.getByText(/^Passage 1: 60 words of 100 match in the first text/)).toBeVisible();
});

test("a phrase in long texts is no passage, and is not lost either", async ({ lookalike: page }) => {
  const phrase = "a phrase of only seven shared words";
  await choose(page, [
    file("first.txt", `${filler(21)}${phrase}${filler(22)}`),
    file("second.txt", `${filler(23)}${phrase}${filler(24)}`),
  ]);
  await expect(page.getByText("No shared passage.")).toBeVisible();
  await expect(page.getByText(/too short to be (a passage|passages) \(under 12 words/)).toBeVisible();
  await page.getByRole("radio", { name: "Phrases" }).check();
  await expect.poll(async () => (await highlighted(page, /^shared$/)).flat().join(" ")).toContain(phrase);
});

test("two texts with nothing in common are shown too, and say so", async ({ lookalike: page }) => {
  await choose(page, [
    file("a.txt", "one thing is said here at length"),
    file("b.txt", "quite another matter stands over there"),
  ]);
  await expect(page.getByText("The two texts have no phrase of 5 words in common.")).toBeVisible();
  await expect(page.getByText("No shared passage.")).toBeVisible();
});

test("a name of HTML and hostile text stay text in the comparison", async ({ lookalike: page }) => {
  const hostile = "<script>document.title='owned'</script><img src=x onerror=alert(1)> ";
  await choose(page, [file("<b>a</b>.txt", hostile + words(1, 30)), file("b.txt", hostile + words(1, 30))]);
  await expect(page.getByRole("heading", { level: 1, name: "<b>a</b>.txt" })).toBeVisible();
  for (const pane of await page.locator(".panes__pane").all()) await expect(pane).toContainText("<script>");
  await expect(page.locator(".panes__pane img, .panes__pane script, h1 b")).toHaveCount(0);
  await expect(page).toHaveTitle(/^<b>a<\/b>\.txt and b\.txt/);
});

test("a link to a pair that is gone says so", async ({ lookalike: page }) => {
  await page.goto("./#/pair/7/9");
  await expect(page.getByText(/This link leads to a comparison/)).toBeVisible();
});

test("settings that are changed reach the comparison", async ({ lookalike: page }) => {
  await choose(page, essays);
  await expect(pairTable(page)).toBeVisible();
  await openSettings(page);
  await page.getByLabel("Unit").selectOption("characters");
  await page.getByLabel(/^Phrase length/).fill("9");
  await expect(page.getByText(/phrase length 5 → 9/)).toBeVisible();
  await pairLink(page, "ann.txt", "bob.txt").click();
  await page.getByText("How this was counted").click();
  await expect(
    page.getByText(/each 9 characters in a row \(shingles\).* different phrases are in both texts/),
  ).toBeVisible();
});

test("a search that repetition has cut short says so", async ({ lookalike: page }) => {
  const phrase = "one two three four five";
  const often = Array.from({ length: 600 }, (_, index) => `${phrase} word${index}`).join(". ");
  await choose(page, [file("a-once.txt", `${phrase} six`), file("b-often.txt", `${often}. ${phrase} six`)]);
  await expect(details(page)).toContainText("recur so often in these texts");
});
