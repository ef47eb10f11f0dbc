/** Pairs reviewed while they are read: by keyboard alone, in the list and in a pair, kept, searched, and in lists of any length. */
import type { Page } from "@playwright/test";
import { faultsOf } from "./axe.ts";
import {
  choose,
  essays,
  expect,
  file,
  openAdvanced,
  pairLink,
  pairTable,
  removeAll,
  seenText,
  test,
  words,
} from "./page.ts";

/** Four essays that share a text, and so six pairs. */
const shared = words(77, 60);
const four = ["ann", "bob", "eve", "zoe"].map((name, at) => file(`${name}.txt`, `${shared}. ${words(at + 1, 80)}.`));

const row = (page: Page, at: number) => pairTable(page).locator(`[data-row="${at}"]`);
const pairTableRows = (page: Page) => page.locator(".pairs__pairs tbody a.pairs__both");
const review = (page: Page) => page.getByRole("region", { name: "Review" });
const pressed = (page: Page, name: string) => review(page).getByRole("button", { name, pressed: true });

async function sixPairs(page: Page): Promise<void> {
  await choose(page, four);
  await expect(page.getByText(/pairs reviewed/)).toBeHidden();
}

test("pairs are reviewed by keyboard alone, from the list and from pair to pair", async ({ lookalike: page }) => {
  await sixPairs(page);
  await row(page, 0).getByRole("link").first().focus();
  await page.keyboard.press("1");
  await expect(row(page, 0).getByRole("combobox")).toHaveValue("cleared");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("2");
  await expect(page.getByText("2 of 6 pairs reviewed")).toBeVisible();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("u");
  await expect(row(page, 2).getByRole("link").first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(review(page)).toContainText("Pair 3 of 6");
  await expect(pressed(page, "Unreviewed")).toBeVisible();
  // A switch that has just been used takes its arrows, and leaves the other keys to the page.
  await page.getByText("Differences", { exact: true }).click();
  await page.keyboard.press("3");
  await expect(pressed(page, "Confirmed")).toBeVisible();
  await page.keyboard.press("e");
  await page.keyboard.type("Both have 1 source, n 3");
  await page.keyboard.press("Escape");
  await expect(page.getByLabel("Note on this pair")).toBeHidden();
  await expect(pressed(page, "Confirmed")).toBeVisible();
  await page.keyboard.press("Shift+N");
  await expect(review(page)).toContainText("Pair 4 of 6");
  await page.keyboard.press("1");
  await page.keyboard.press("Shift+P");
  await expect(review(page)).toContainText("Pair 3 of 6");
  await page.keyboard.press("Shift+P");
  await expect(review(page)).toContainText("Pair 2 of 6");
  await expect(pressed(page, "To discuss")).toBeVisible();
  await page.keyboard.press("u");
  await expect(review(page)).toContainText("Pair 5 of 6");
  await page.keyboard.press("Escape");
  await expect(page.getByText("4 of 6 pairs reviewed")).toBeVisible();
  // The list goes on at the pair that was read last.
  await expect(row(page, 4).getByRole("link").first()).toBeFocused();
  await expect(row(page, 2)).toContainText("note");
  await expect(row(page, 2).getByRole("combobox")).toHaveValue("confirmed");
});

test("where no unreviewed pair is left, the key that leads to the next one says so", async ({ lookalike: page }) => {
  await sixPairs(page);
  await row(page, 0).getByRole("link").first().focus();
  for (let pair = 0; pair < 6; pair++) {
    await page.keyboard.press("1");
    if (pair < 5) await page.keyboard.press("u");
  }
  await expect(page.getByText("6 of 6 pairs reviewed")).toBeVisible();
  await page.keyboard.press("u");
  await expect(page.getByText("No unreviewed pair is left in this list.")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(review(page)).toContainText("Pair 6 of 6");
  await page.keyboard.press("u");
  await expect(page.getByText("No unreviewed pair is left in this list.")).toHaveCount(2);
  await page.keyboard.press("0");
  await page.keyboard.press("u");
  await expect(page.getByText("No other pair in this list is unreviewed.")).toHaveCount(1);
});

test("the button that leads to the next pair keeps the focus there, and can be pressed again", async ({
  lookalike: page,
}) => {
  await sixPairs(page);
  await row(page, 0).getByRole("link").first().focus();
  await page.keyboard.press("Enter");
  for (const [name, places] of [
    ["Next pair", [2, 3]],
    ["Next unreviewed", [4, 5]],
    ["Previous pair", [4]],
  ] as const) {
    const button = review(page).getByRole("button", { name });
    await button.focus();
    for (const place of places) {
      await page.keyboard.press("Enter");
      await expect(review(page)).toContainText(`Pair ${place} of 6`);
      await expect(button).toBeFocused();
    }
  }
});

test("the key of the note opens the details that are closed, and what is typed is the note", async ({
  lookalike: page,
}) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  await page.reload();
  await sixPairs(page);
  await row(page, 0).getByRole("link").first().press("Enter");
  const note = page.getByLabel("Note on this pair");
  const details = page.getByRole("button", { name: "Details" });
  await expect(details).toHaveAttribute("aria-expanded", "false");
  // Widened afterwards, too: the details stay as they were.
  for (const width of [1000, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(note).toBeHidden();
    await page.keyboard.press("e");
    await page.keyboard.type("3N");
    await expect(note).toBeFocused();
    await expect(note).toHaveValue(width === 1000 ? "3N" : "3N3N");
    await expect(details).toHaveAttribute("aria-expanded", "true");
    await expect(review(page)).toContainText("Pair 1 of 6");
    await expect(pressed(page, "Unreviewed")).toBeVisible();
    await page.keyboard.press("Escape");
    await details.click();
  }
});

test("the note of a narrow window stays open, with the focus, when the window is widened", async ({
  lookalike: page,
}) => {
  await page.setViewportSize({ width: 600, height: 800 });
  await page.reload();
  await sixPairs(page);
  await row(page, 0).getByRole("link").first().press("Enter");
  await review(page).getByText("Add a note").click();
  await page.keyboard.type("Both ");
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.keyboard.type("3N");
  await expect(page.getByLabel("Note on this pair")).toHaveValue("Both 3N");
  await expect(pressed(page, "Unreviewed")).toBeVisible();
});

test("what was excluded and the state beside a note are seen whole at every width, in every language", async ({
  lookalike: page,
}) => {
  for (const [locale, note, out] of [
    ["English", "Note on this pair", "Exclude this passage (not copied)"],
    ["Español", "Nota sobre este par", "No es copia: excluir este pasaje"],
    ["Русский", "Заметка об этой паре", "Не заимствовано: исключить фрагмент"],
  ] as const) {
    await page.setViewportSize({ width: 1366, height: 800 });
    await page.getByLabel(/^(Language|Idioma|Язык)$/).selectOption(locale);
    if (locale === "English") await sixPairs(page);
    await pairTableRows(page).first().focus();
    await page.keyboard.press("Enter");
    await expect(page.locator(".passages__chip[aria-current]")).toBeVisible();
    await page.keyboard.press("e");
    await expect(page.getByLabel(note)).toBeFocused();
    await page.keyboard.type("x");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: out }).click();
    await page.keyboard.press("Escape");
    await expect(page.locator(".pairs__more .quiet").first()).toBeVisible();
    for (const width of [720, 1000, 1280, 1366]) {
      await page.setViewportSize({ width, height: 800 });
      const cut = () =>
        page.evaluate(() => {
          const over = [...document.querySelectorAll("tbody .pairs__number *")].filter((part) => {
            const cell = part.closest("td")?.getBoundingClientRect().right ?? 0;
            return part.getBoundingClientRect().right > cell + 1;
          });
          const small = [...document.querySelectorAll<HTMLSelectElement>("tbody select")].filter((select): boolean => {
            // As wide as the state alone needs.
            const alone = select.cloneNode(false) as HTMLElement;
            alone.append(new Option(select.selectedOptions[0]?.text));
            alone.style.cssText = "flex: none; position: absolute; max-width: none; width: auto";
            select.after(alone);
            const isSmall = select.offsetWidth < alone.offsetWidth;
            alone.remove();
            return isSmall;
          });
          return [over.map(({ textContent }) => textContent), small.length];
        });
      await expect.poll(cut, { message: `${locale}, ${width}` }).toEqual([[], 0]);
    }
  }
});

test("a pair that leaves the list when it is reviewed passes the keyboard on, and reading goes on in the list", async ({
  lookalike: page,
}) => {
  await sixPairs(page);
  await page.getByRole("combobox", { name: "Show" }).selectOption("unreviewed");
  await row(page, 0).getByRole("link").first().focus();
  const second = await seenText(row(page, 1).getByRole("link").first());
  await page.keyboard.press("1");
  await expect(page.getByText(/Showing 5 of 6\spairs/)).toBeVisible();
  await expect(row(page, 0).getByRole("link").first()).toBeFocused();
  expect(await seenText(row(page, 0).getByRole("link").first())).toBe(second);
  await page.keyboard.press("Enter");
  await expect(review(page)).toContainText("Pair 1 of 5");
  await page.keyboard.press("1");
  await page.keyboard.press("Shift+N");
  await expect(review(page)).toContainText("Pair 2 of 5");
  await page.keyboard.press("Escape");
  await expect(page.getByText(/Showing 4 of 6\spairs/)).toBeVisible();
});

test("single keys can be switched off in the list, and then change nothing", async ({ lookalike: page }) => {
  await sixPairs(page);
  await page.getByText("Help", { exact: true }).click();
  await page.getByLabel("Use single-key shortcuts").uncheck();
  await row(page, 0).getByRole("link").first().focus();
  await page.keyboard.press("1");
  await page.keyboard.press("ArrowDown");
  await expect(row(page, 1).getByRole("link").first()).toBeFocused();
  await expect(page.getByText(/pairs reviewed/)).toBeHidden();
  await row(page, 1).getByRole("combobox").selectOption("Confirmed");
  await expect(page.getByText("1 of 6 pairs reviewed")).toBeVisible();
});

test("a state chosen in a row keeps the focus there, and gives it to the next row if the pair leaves the list", async ({
  lookalike: page,
}) => {
  await sixPairs(page);
  const drawn = () =>
    page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
  await row(page, 0).getByRole("link").first().focus();
  await row(page, 3).getByRole("combobox").focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(row(page, 3).getByRole("combobox")).toHaveValue("discuss");
  await drawn();
  await expect(row(page, 3).getByRole("combobox")).toBeFocused();
  await page.getByRole("combobox", { name: "Show" }).selectOption("unreviewed");
  await expect(page.getByText(/Showing 5 of 6\spairs/)).toBeVisible();
  await row(page, 2).getByRole("combobox").selectOption("Confirmed");
  await expect(page.getByText(/Showing 4 of 6\spairs/)).toBeVisible();
  await expect(row(page, 2).getByRole("link").first()).toBeFocused();
});

test("the list returns to the pair that was read last, also where an excluded passage has moved it", async ({
  lookalike: page,
}) => {
  await sixPairs(page);
  await row(page, 0).getByRole("link").first().click();
  await expect(review(page)).toContainText("Pair 1 of 6");
  await page.keyboard.press("Shift+N");
  await expect(review(page)).toContainText("Pair 2 of 6");
  await page.getByRole("button", { name: "Exclude this passage (not copied)" }).click();
  await page.getByRole("link", { name: "‹ Pairs" }).click();
  const last = row(page, 5).getByRole("link").first();
  await expect(row(page, 5)).toContainText("not counted");
  await expect(last).toBeFocused();
  // In another encoding, that passage is nowhere: the question about that takes the focus, and leaves it in the page.
  const [name = ""] = /\w+\.txt/.exec(await last.innerText()) ?? [];
  await page.getByRole("link", { name: /Documents/ }).click();
  const encoding = page.getByRole("combobox", { name: `Encoding of ${name}` });
  for (const answer of ["Escape", "Enter", "Shift+Tab Enter"]) {
    await encoding.focus();
    await encoding.selectOption("utf-16le");
    const question = page.getByRole("alertdialog");
    await expect(question.getByRole("button").last()).toBeFocused();
    for (const key of answer.split(" ")) await page.keyboard.press(key);
    await expect(question).toHaveCount(0);
    await expect(page.locator("main")).toBeFocused();
  }
});

test("while a dialog is open, keys review nothing behind it", async ({ lookalike: page }) => {
  await choose(page, essays);
  await pairLink(page, "ann.txt", "bob.txt").click();
  await page.getByRole("button", { name: "Case report" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Open in a new tab" }).focus();
  for (const key of ["2", "3", "Shift+N", "e"]) await page.keyboard.press(key);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(pressed(page, "Unreviewed")).toBeVisible();
  await expect(page.getByLabel("Note on this pair")).toBeHidden();
  await page.keyboard.press("2");
  await expect(pressed(page, "To discuss")).toBeVisible();
});

test("a state for two authors is that of the pairs of files that were found", async ({ lookalike: page }) => {
  const submitted = (name: string, at: number, texts: readonly string[]) =>
    texts.map((text, number) =>
      file(`${name}_${at}_assignsubmission_file_${number + 1}.txt`, `${words(10 * at + number, 60)}. ${text}.`),
    );
  const [first, second] = [words(77, 60), words(78, 50)];
  await choose(page, [
    ...submitted("Kate Mallory", 11, [first, second]),
    ...submitted("Tom Ostrander", 12, [first, second]),
  ]);
  await page.getByRole("button", { name: /^Yes: 2\sauthors/ }).click();
  await row(page, 0).getByRole("button").click();
  await row(page, 1).getByRole("combobox").selectOption("Confirmed");
  await page.getByRole("combobox", { name: "Show" }).selectOption("unreviewed");
  await expect(row(page, 0)).toContainText(/1 of 2\spairs of files/);
  await row(page, 0).getByRole("button").focus();
  await page.keyboard.press("1");
  await expect(page.getByText("2 of 2 pairs reviewed")).toBeVisible();
  await page.getByRole("combobox", { name: "Show" }).selectOption("");
  await expect(row(page, 1).getByRole("combobox")).toHaveValue("confirmed");
  await expect(row(page, 2).getByRole("combobox")).toHaveValue("cleared");
});

test("reviews survive a reload, added files, another setting, and a removal that is undone", async ({
  lookalike: page,
}) => {
  page.on("dialog", (dialog) => void dialog.accept());
  await choose(page, essays);
  await pairLink(page, "ann.txt", "bob.txt").click();
  await review(page).getByRole("button", { name: "To discuss" }).click();
  await page.keyboard.press("e");
  await page.keyboard.type("ask both <b>");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Keep my work on this device" }).click();
  await expect(page.getByText(/3\sdocuments are kept on this device/)).toBeVisible();
  await page.reload();
  const state = pairTable(page).getByRole("combobox", { name: "Review of ann.txt and bob.txt" });
  await expect(state).toHaveValue("discuss");
  await choose(page, [file("more.txt", words(20, 90))], "Choose files");
  await expect(page.getByRole("link", { name: /^Documents 4/ })).toBeVisible();
  await expect(state).toHaveValue("discuss");
  await removeAll(page);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(state).toHaveValue("discuss");
  await pairLink(page, "ann.txt", "bob.txt").click();
  await page.keyboard.press("e");
  await expect(page.getByLabel("Note on this pair")).toHaveValue("ask both <b>");
});

test("the search understands numbers and states, and says what it did not understand", async ({ lookalike: page }) => {
  await sixPairs(page);
  const search = page.getByRole("searchbox", { name: "Find pairs" });
  await search.fill("matched > 5 unreviewed zoe");
  await expect(page.getByText(/Showing 3 of 6\spairs/)).toBeVisible();
  await search.fill("matched > 5000");
  await expect(page.getByText("No pair fits this search.")).toBeVisible();
  await page.getByRole("button", { name: "Show all pairs" }).click();
  await expect(page.getByText(/Showing 6 of 6\spairs/)).toBeVisible();
  await search.fill("zoe words > 5");
  await expect(page.getByText(/Not searched: “words > 5”\. Only these can be compared/)).toBeVisible();
  await expect(page.getByText(/Showing 3 of 6\spairs/)).toBeVisible();
  await search.fill("longest >= 10 person ann");
  await expect(page.getByText(/Showing 3 of 6\spairs/)).toBeVisible();
});

test("axe-core finds nothing in the list and in a pair with reviews", async ({ lookalike: page }) => {
  await sixPairs(page);
  await row(page, 0).getByRole("combobox").selectOption("Confirmed");
  await page.getByText("Help", { exact: true }).click();
  await page.getByRole("searchbox", { name: "Find pairs" }).fill("matched >");
  await expect(page.getByText(/Not searched/)).toBeVisible();
  expect(await faultsOf(page, "list")).toEqual([]);
  await row(page, 0).getByRole("link").first().click();
  await page.keyboard.press("e");
  await page.keyboard.type("a note");
  expect(await faultsOf(page, "pair")).toEqual([]);
});

test("a list of more pairs than a browser can lay out reaches its last row, past the bounds of the settings", async ({
  lookalike: page,
}) => {
  test.slow();
  // 760 documents with one phrase in common: 288,420 pairs, at 60 pixels each.
  const sentence = words(5, 8);
  const many = Array.from({ length: 760 }, (_, at) => file(`d${at}.txt`, `${sentence} ${words(at + 10, 12)}`));
  await choose(page, many);
  await openAdvanced(page);
  await page.getByLabel("Threshold, in %").fill("0");
  await page.getByRole("button", { name: "List all 288,420 pairs" }).click();
  await expect(page.getByText(/Showing 288,420 of 288,420\spairs/)).toBeVisible();
  await page.locator("details.settings__settings > summary").click();
  /** The rows in the window, which must follow each other. */
  const visible = (): Promise<number[]> =>
    page
      .locator("[data-row]")
      .evaluateAll((rows) =>
        rows
          .filter((row) => row.getBoundingClientRect().bottom > 0 && row.getBoundingClientRect().top < innerHeight)
          .map((row) => Number((row as HTMLElement).dataset["row"])),
      );
  await page.evaluate(() => scrollTo(0, 7_000_000));
  await expect.poll(async () => (await visible())[0] ?? 0).toBeGreaterThan(110_000);
  const [before = 0] = await visible();
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, 600);
  await expect.poll(async () => (await visible())[0]).toBe(before + 10);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(async () => (await visible()).at(-1)).toBe(288_419);
  await row(page, 288_419).getByRole("link").first().focus();
  await page.keyboard.press("Home");
  await expect(row(page, 0).getByRole("link").first()).toBeFocused();
  await page.keyboard.press("End");
  await expect(row(page, 288_419).getByRole("link").first()).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(row(page, 288_418).getByRole("link").first()).toBeFocused();
});
