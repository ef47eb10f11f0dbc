/** Keys of the views, and what is said to screen readers. */
import { choose, essays, expect, file, pairLink, pairTable, test, words } from "./page.ts";

test("keys with Ctrl, Alt or Meta are left to the browser, wherever the focus is", async ({ lookalike: page }) => {
  await choose(page, essays);
  await expect(pairTable(page)).toBeVisible();
  /** No key is taken by the element with the focus while another is held. Ctrl with arrows is the matrix's, as it says. */
  const tryKeys = async (where: string, selector: string): Promise<void> => {
    await page.locator(selector).first().focus();
    const swallowed = await page.evaluate((place) => {
      const keys = ["0", "+", "-", "n", "1", "Home", "End", "PageUp", "PageDown", "ArrowLeft", "ArrowDown", "Enter"];
      return ["ctrlKey", "altKey", "metaKey"].flatMap((held) =>
        keys
          .filter((key) => !(place === "matrix" && held === "ctrlKey" && key.startsWith("Arrow")))
          .filter((key) => {
            const event = new KeyboardEvent("keydown", { key, [held]: true, bubbles: true, cancelable: true });
            return document.activeElement?.dispatchEvent(event) === false;
          })
          .map((key) => `${place}: ${held} ${key}`),
      );
    }, where);
    expect.soft(swallowed).toEqual([]);
  };
  await tryKeys("overview", "[role=slider]");
  await tryKeys("list", ".pairs__pairs tbody a");
  await page.getByRole("link", { name: "Groups" }).click();
  await tryKeys("graph", "[data-node]");
  await tryKeys("graph's lines", "[data-line]");
  await page.getByRole("link", { name: "Matrix" }).click();
  await tryKeys("matrix", "[role=application]");
  await page.getByRole("link", { name: /^Pairs/ }).click();
  await pairLink(page, "ann.txt", "bob.txt").click();
  // The keys are there once the passages are.
  await expect(page.locator(".passages__chip").first()).toBeVisible();
  await tryKeys("pair", ".panes__scroller");
});

test("what is said again to screen readers is heard again", async ({ lookalike: page }) => {
  await choose(page, essays.slice(0, 2));
  await expect(page.locator(".passages__chip[aria-current]")).toBeVisible();
  const announced = page.locator("p[aria-live=polite]").filter({ hasText: "Passage 1 of 1" });
  await page.keyboard.press("n");
  await expect(announced).toBeAttached();
  // The only passage is chosen again: the words are the same, and there is a change to be told of.
  const changes = await announced.evaluate(async (region) => {
    let count = 0;
    const observer = new MutationObserver((seen) => {
      count += seen.length;
    });
    observer.observe(region, { childList: true, characterData: true, subtree: true });
    dispatchEvent(new KeyboardEvent("keydown", { key: "n" }));
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    return count;
  });
  expect(changes).toBeGreaterThan(0);
  await expect(announced).toBeAttached();
});

test("buttons that are busy keep the focus, and rows that are removed give it to their neighbours", async ({
  lookalike: page,
}) => {
  await choose(page, essays);
  await expect(pairTable(page)).toBeVisible();
  await page.getByRole("button", { name: "Save or share the result" }).click();
  const save = page.getByRole("button", { name: "Save report" }).last();
  const saved = page.waitForEvent("download");
  await save.press("Enter");
  await saved;
  await expect(save).toBeFocused();
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: /^Documents/ }).click();
  await page.getByRole("button", { name: "Remove ann.txt" }).press("Enter");
  await expect(page.getByRole("button", { name: "Remove bob.txt" })).toBeFocused();
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(page.locator("main")).toBeFocused();
});

test("the keys of a pair work on a Cyrillic keyboard, each as listed", async ({ lookalike: page }) => {
  const [first, second] = [words(77, 40), words(78, 40)];
  await choose(page, [
    file("ann.txt", `${first}. ${words(1, 60)}. ${second}.`),
    file("bob.txt", `${first}. ${words(2, 60)}. ${second}.`),
  ]);
  const chosen = page.locator(".passages__chip[aria-current]");
  await expect(chosen).toHaveText(/^1/);
  const press = (key: string, code: string) =>
    page.evaluate(
      ([key, code]) => {
        const isShifted = key !== key?.toLowerCase();
        const init = { key, code, shiftKey: isShifted, bubbles: true, cancelable: true } as KeyboardEventInit;
        return !(document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent("keydown", init));
      },
      [key, code],
    );
  // n, then p.
  expect(await press("т", "KeyN")).toBe(true);
  await expect(chosen).toHaveText(/^2/);
  expect(await press("з", "KeyP")).toBe(true);
  await expect(chosen).toHaveText(/^1/);
  const keys = [
    ["о", "KeyJ"],
    ["л", "KeyK"],
    ["ы", "KeyS"],
    ["ы", "KeyS"],
    ["в", "KeyD"],
    ["в", "KeyD"],
    ["р", "KeyH"],
    ["Р", "KeyH"],
    ["Т", "KeyN"],
    ["З", "KeyP"],
    ["г", "KeyU"],
  ] as const;
  for (const [key, code] of keys) expect.soft([key, code, await press(key, code)]).toEqual([key, code, true]);
  expect(await press("в", "KeyD")).toBe(true);
  await expect(page.getByRole("radio", { name: "Differences" })).toBeChecked();
  expect(await press(".", "Slash")).toBe(true);
  await expect(page.getByRole("searchbox", { name: "Find in both texts" })).toBeFocused();
  await page.keyboard.press("Escape");
  await page.locator("main").focus();
  expect(await press("у", "KeyE")).toBe(true);
  await expect(page.getByLabel("Note on this pair")).toBeFocused();
});

test("keys that open another pair leave the focus on the page", async ({ lookalike: page }) => {
  const copied = words(77, 60);
  const names = ["ann", "bob", "eve"];
  await choose(
    page,
    names.map((name, at) => file(`${name}.txt`, `${words(1 + at, 90)}. ${copied}. ${words(11 + at, 90)}.`)),
  );
  await expect(pairTable(page)).toBeVisible();
  await page.keyboard.press("Tab");
  await pairLink(page, "ann.txt", "bob.txt").press("Enter");
  const place = page.getByRole("region", { name: "Review" });
  const main = page.locator("main");
  const press = async (key: string, from: string, at: number): Promise<void> => {
    await page.locator(from).first().focus();
    await page.keyboard.press(key);
    await expect(place).toContainText(`Pair ${at} of 3`);
    await expect(page.locator(".panes__scroller").first()).toBeVisible();
    await expect(main).toBeFocused();
  };
  await expect(place).toContainText("Pair 1 of 3");
  await press("N", ".panes__scroller", 2);
  await press("u", ".passages__chip", 3);
  await press("P", "[data-step=N]", 2);
  // A button gives the focus to the same button of the next pair.
  await page.getByRole("button", { name: "Next pair" }).press("Enter");
  await expect(place).toContainText("Pair 3 of 3");
  await expect(page.getByRole("button", { name: "Next pair" })).toBeFocused();
  // Back on the list, the row of the last pair has it.
  await page.locator(".passages__chip").first().focus();
  await page.keyboard.press("Escape");
  await expect(page.locator(".pairs__both:focus")).toHaveCount(1);
  // In a narrow window, too, where the third row is below the screen.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.keyboard.press("Enter");
  await expect(main).toContainText("1 of 1");
  await page.keyboard.press("Escape");
  await expect(page.locator("[data-row='2'] .pairs__both")).toBeFocused();
});

test("keys that choose another passage or another look leave the focus on the page", async ({ lookalike: page }) => {
  const [first, second] = [words(77, 40), words(78, 40)];
  const names = ["ann", "bob", "eve"];
  await choose(
    page,
    names.map((name, at) => file(`${name}.txt`, `${first}. ${words(1 + at, 60)}. ${second}. ${words(11 + at, 60)}.`)),
  );
  await pairLink(page, "ann.txt", "bob.txt").press("Enter");
  const chosen = page.locator(".passages__chip[aria-current]");
  await expect(chosen).toHaveText(/^1/);
  const exclude = page.getByRole("button", { name: "Exclude this passage (not copied)" });
  const others = page.getByRole("link", { name: "Also in 1 other document" });
  for (const [from, key, next] of [
    [exclude, "n", /^2/],
    [others, "p", /^1/],
  ] as const) {
    await from.focus();
    await page.keyboard.press(key);
    await expect(chosen).toHaveText(next);
    await expect(page.locator("main")).toBeFocused();
  }
  await exclude.focus();
  await page.keyboard.press("s");
  await expect(exclude).toHaveCount(0);
  await expect(page.locator("main")).toBeFocused();
  // What stays keeps it.
  await chosen.or(page.locator(".passages__chip")).first().focus();
  await page.keyboard.press("n");
  await expect(page.locator(".passages__chip").first()).toBeFocused();
});

test("the example that is added by keyboard leaves the focus in the page", async ({ page }) => {
  await page.goto("./");
  await page.getByRole("button", { name: "Try an example" }).press("Enter");
  await expect(page.getByRole("table").first()).toBeVisible();
  await expect(page.locator("#main")).toBeFocused();
});

test("of a long list Tab reaches a row wherever it is scrolled to, and the arrows go on from there", async ({
  lookalike: page,
}) => {
  const shared = words(7, 60);
  await choose(
    page,
    Array.from({ length: 36 }, (_, index) => file(`${index}.txt`, `${words(100 + index, 30)}. ${shared}.`)),
  );
  await expect(pairTable(page)).toHaveAttribute("aria-rowcount", "631");
  const reached = page.locator('.pairs__pairs tbody tr:has(a[tabindex="0"])');
  await expect(reached).toHaveAttribute("data-row", "0");
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
  const scrolled = async (): Promise<number> => Number(await reached.getAttribute("data-row"));
  await expect.poll(scrolled).toBeGreaterThan(100);
  await reached.locator("a").first().focus();
  // Other rows may be reached until the list has drawn all that it draws there; the one that has the focus stays.
  const row = Number(await page.locator(".pairs__pairs tbody tr:focus-within").getAttribute("data-row"));
  await page.keyboard.press("ArrowDown");
  await expect(reached).toHaveAttribute("data-row", `${row + 1}`);
  await expect(reached.locator("a").first()).toBeFocused();
});
