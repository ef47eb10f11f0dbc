/** The overview above the list of pairs: the result in a sentence, and a threshold that is dragged or moved by keys. */
import type { Locator, Page } from "@playwright/test";
import {
  choose,
  essays,
  expect,
  file,
  goTo,
  openAdvanced,
  pairTable,
  removeAll,
  seenText,
  test,
  words,
} from "./page.ts";

const found = (page: Page): Locator => page.getByRole("region", { name: "What was found" });
const slider = (page: Page): Locator => page.getByRole("slider", { name: "Show pairs with at least" });
const showing = (page: Page, shown: number, all: number): Locator =>
  page.getByText(new RegExp(`^Showing ${shown} of ${all}\\spairs`));

/** Thirty essays of 400 words; the second of each of the first three pairs copies 60, 120 or 240 words of the first. */
const classOf30 = Array.from({ length: 30 }, (_, at) => {
  const own = words(at + 1, 400).split(" ");
  const copied =
    at < 6 && at % 2 === 1
      ? words(at, 400)
          .split(" ")
          .slice(0, 30 * 2 ** ((at + 1) / 2))
      : [];
  return file(`essay ${String(at + 1).padStart(2, "0")}.txt`, [...own, ...copied].join(" "));
});

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 1366, height: 768 },
]) {
  test.describe(`${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    test("the first pair is in the upper half of the screen", async ({ lookalike: page }) => {
      await choose(page, classOf30);
      await expect(found(page)).toContainText(/3\spairs stand out among 435\./);
      const row = await pairTable(page).getByRole("row").nth(1).boundingBox();
      expect((row?.y ?? Number.NaN) + (row?.height ?? 0)).toBeLessThanOrEqual(viewport.height / 2);
    });
  });
}

/** Where the first row of the list begins that is not behind the head of its table, once the page is scrolled. */
async function firstRowSeen(page: Page): Promise<number> {
  const list = page.locator("main table:visible").filter({ has: page.locator("tr[aria-rowindex]") });
  const tables = (await list.count()) > 0 ? list : page.locator("main table:visible");
  return tables.last().evaluate((table) => {
    const head = table.querySelector("thead")?.getBoundingClientRect().bottom ?? 0;
    const rows = [...table.querySelectorAll("tbody tr")].map((row) => row.getBoundingClientRect());
    return scrollY === 0 ? innerHeight : (rows.find(({ bottom }) => bottom > head)?.top ?? innerHeight);
  });
}

for (const { viewport, most } of [
  { viewport: { width: 1366, height: 768 }, most: 300 },
  { viewport: { width: 390, height: 844 }, most: 420 },
]) {
  test.describe(`${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    test(`the first row of each list begins at most ${most} pixels down`, async ({ lookalike: page }) => {
      await choose(page, classOf30);
      await expect(pairTable(page)).toBeVisible();
      for (const view of ["", "people", "documents"]) {
        await goTo(page, `#/${view}`);
        const row = page.locator("main tbody tr:visible").first();
        await row.waitFor();
        expect((await row.boundingBox())?.y, view || "pairs").toBeLessThanOrEqual(most);
      }
    });
  });
}

test.describe("a laptop's screen", () => {
  test.use({ viewport: { width: 1366, height: 768 } });

  test("after a turn of the mouse's wheel the first row of a list begins at most 260 pixels down", async ({
    lookalike: page,
  }) => {
    const text = (at: number): string => `${words(40 + (at % 10), 60)}. ${words(100 + at, 60)}.`;
    await choose(
      page,
      Array.from({ length: 30 }, (_, at) => file(`copy-${at}.txt`, text(at))),
    );
    await expect(pairTable(page)).toBeVisible();
    for (const view of ["", "people", "documents"]) {
      await goTo(page, `#/${view}`);
      const first = page.locator("main tbody tr:visible").first();
      await first.waitFor();
      await page.mouse.move(683, 500);
      await page.mouse.wheel(0, 100);
      await expect.poll(() => firstRowSeen(page), view || "pairs").toBeLessThanOrEqual(260);
      await page.evaluate(() => scrollTo(0, 0));
    }
  });
});

test("the example class is told in a sentence, with the numbers behind the drawing", async ({ lookalike: page }) => {
  await page.getByRole("button", { name: "Try an example" }).click();
  await expect(found(page).getByRole("heading")).toHaveText(/^10\spairs stand out among 66\.$/);
  await expect(found(page)).toContainText("A pair stands out if its texts share at least 25");
  await expect(found(page)).toContainText(
    /Chance and common subjects alone would put about 0\.\d+ pairs on this list\./,
  );
  await expect(found(page).getByRole("figure")).toContainText("11 of 12 documents have a match.");
  await found(page).getByText("Details").click();
  const table = found(page).getByRole("table");
  await expect(table.getByRole("row", { name: /^none 1 –$/ })).toBeVisible();
  const counts = await table.locator("tbody td:nth-child(2)").allInnerTexts();
  expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBe(12);
});

test("nothing moves by itself: not while the page loads, by the first result, by more documents, or by another tab", async ({
  lookalike: page,
}) => {
  await expect(page.getByText("What it reads")).toBeVisible();
  await page.evaluate(() => {
    const moved: string[] = [];
    Reflect.set(globalThis, "moved", moved);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { sources } = entry as unknown as { sources: readonly { node: Node | null }[] };
        moved.push(...sources.map(({ node }) => (node as Element | null)?.outerHTML?.slice(0, 120) ?? ""));
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  /** What has moved so far. The browser reports it soon after the frame. */
  const moved = (): Promise<string[]> =>
    page.evaluate(async () => {
      await new Promise((done) => setTimeout(done, 300));
      return Reflect.get(globalThis, "moved") as string[];
    });
  expect(await moved()).toEqual([]);
  const give = (given: typeof classOf30) =>
    page
      .locator("input[type=file]")
      .first()
      .setInputFiles([...given]);
  await give(classOf30.slice(0, 28));
  await expect(pairTable(page)).toBeVisible();
  expect(await moved()).toEqual([]);
  await give(classOf30.slice(28));
  await expect(page.getByText(/^30\sdocuments ·/)).toBeVisible();
  expect(await moved()).toEqual([]);
  const places = () =>
    page
      .getByRole("navigation", { name: "Results" })
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().x));
  const before = await places();
  await page.getByRole("link", { name: "Matrix" }).click();
  await expect(page.getByRole("link", { name: "Matrix" })).toHaveAttribute("aria-current", "page");
  expect(await places()).toEqual(before);
});

test("each bar has its number above it, and the words from which it counts below it", async ({ lookalike: page }) => {
  await choose(page, classOf30);
  await expect(showing(page, 3, 3)).toBeVisible();
  const figure = found(page).getByRole("figure");
  const [edges, counts] = await Promise.all(
    [".overview__labels span", ".overview__count"].map((part) => figure.locator(part).allInnerTexts()),
  );
  const numbers = (edges ?? []).map((edge) => Number(edge.replace(",", "")));
  expect(numbers.length).toBeGreaterThan(2);
  for (const [at, edge] of numbers.entries()) if (at > 1) expect(edge).toBe(2 * (numbers[at - 1] ?? 0));
  // Two documents to each of three pairs; the others match nothing.
  expect((counts ?? []).reduce((sum, count) => sum + Number(count), 0)).toBe(6);
});

test("the threshold is moved by keys, and the list follows", async ({ lookalike: page }) => {
  await choose(page, classOf30);
  await expect(showing(page, 3, 3)).toBeVisible();
  await expect(slider(page)).toHaveAttribute("aria-valuenow", "0");
  await slider(page).focus();
  await page.keyboard.press("ArrowRight");
  await expect(slider(page)).toHaveAttribute(
    "aria-valuetext",
    /^\d+\smatched words or more: 6\sdocuments in 3\spairs\./,
  );
  for (const [least, left] of [
    [100, 2],
    [200, 1],
  ] as const) {
    while (Number(await slider(page).getAttribute("aria-valuenow")) < least) await page.keyboard.press("ArrowRight");
    await expect(showing(page, left, 3)).toBeVisible();
    await expect(pairTable(page).getByRole("row")).toHaveCount(left + 1);
    const numbers = `: ${2 * left}\\sdocuments in ${left}\\spairs?\\. Below: ${30 - 2 * left}\\sdocuments\\.`;
    await expect(slider(page)).toHaveAttribute(
      "aria-valuetext",
      new RegExp(`${numbers} Expected by chance: practically none\\.$`),
    );
  }
  const before = Number(await slider(page).getAttribute("aria-valuenow"));
  await page.keyboard.press("Shift+ArrowLeft");
  await expect(slider(page)).toHaveAttribute("aria-valuenow", String(before - 1));
  await page.keyboard.press("End");
  await expect(showing(page, 0, 3)).toBeVisible();
  await page.keyboard.press("Home");
  await expect(showing(page, 3, 3)).toBeVisible();
  await page.keyboard.press("End");
  await removeAll(page);
  // A threshold is for the documents that it was set for.
  await choose(page, classOf30);
  await expect(showing(page, 3, 3)).toBeVisible();
});

test("the threshold is dragged from zero, and taken back with a button", async ({ lookalike: page }) => {
  await choose(page, classOf30);
  await expect(showing(page, 3, 3)).toBeVisible();
  const box = await page.locator(".overview__plot").boundingBox();
  if (!box) throw new Error("no plot");
  const at = (share: number) => [box.x + share * box.width, box.y + box.height / 2] as const;
  await page.mouse.move(...at(0));
  await page.mouse.down();
  await page.mouse.move(...at(0.5), { steps: 4 });
  await expect(showing(page, 2, 3)).toBeVisible();
  await page.mouse.move(...at(1.2), { steps: 4 });
  await expect(showing(page, 0, 3)).toBeVisible();
  await page.mouse.move(...at(0.5));
  await page.mouse.up();
  // Only while it is pressed does it move.
  await page.mouse.move(...at(1.2));
  await expect(showing(page, 2, 3)).toBeVisible();
  await page.getByRole("button", { name: /^from \d+\smatched words/ }).click();
  await expect(showing(page, 3, 3)).toBeVisible();
});

test("words that many share count less in the list, the drawing, the search and the list of authors alike", async ({
  lookalike: page,
}) => {
  const everywhere = words(70, 90);
  const copied = words(71, 75);
  // Six texts share a paragraph; two of four others share a shorter one, which is rarer.
  const given = Array.from({ length: 10 }, (_, at) => {
    const part = at < 6 ? everywhere : at < 8 ? copied : "";
    return file(`text ${at}.txt`, `${words(80 + at, 60)}. ${part}. ${words(90 + at, 60)}.`);
  });
  await choose(page, given);
  const first = pairTable(page).locator("tbody tr").first();
  await expect(first).toContainText("text 6.txt");
  await expect(first).toContainText(/75\swords/);
  const second = pairTable(page).locator("tbody tr").nth(1);
  const counted = Number(/count as (\d+)/.exec(await seenText(second))?.[1]);
  expect(counted).toBeGreaterThan(0);
  expect(counted).toBeLessThan(75);
  await expect(second).toContainText(/90\swords/);
  await expect(found(page).getByRole("figure")).toContainText("weighted words");
  await slider(page).focus();
  await page.keyboard.press("End");
  while (Number(await slider(page).getAttribute("aria-valuenow")) > counted + 1)
    await page.keyboard.press("Shift+ArrowLeft");
  await expect(slider(page)).toHaveAttribute("aria-valuetext", /weighted words or more: 2\sdocuments in 1\spair\./);
  await expect(showing(page, 1, 16)).toBeVisible();
  await page.keyboard.press("Home");
  for (const [search, left] of [
    [`evidence = ${counted}`, 15],
    [`evidence > ${counted}`, 1],
    ["matched > 75", 15],
  ] as const) {
    await page.getByRole("searchbox", { name: "Find pairs" }).fill(search);
    await expect(showing(page, left, 16)).toBeVisible();
  }
  await page.getByRole("link", { name: /^Authors/ }).click();
  const people = page.getByRole("table", { name: /^Authors/ }).locator("tbody tr");
  await expect(people.first()).toContainText(/^text [67]\.txt\s*75/);
  await expect(people.nth(2)).toContainText(new RegExp(`90 count as ${counted} · \\d+% of its`));
});

test("without evidence the threshold is one of similarity", async ({ lookalike: page }) => {
  await choose(page, classOf30);
  await openAdvanced(page);
  await page.getByLabel("List pairs by matched words").uncheck();
  await page.getByLabel("Similarity threshold, in %").fill("3");
  await expect(found(page).getByRole("heading")).toHaveText(/^3 of 435\spairs are 3% similar or more\.$/);
  await slider(page).focus();
  await page.keyboard.press("PageUp");
  await expect(slider(page)).toHaveAttribute("aria-valuetext", /^20% similarity or more: 2\sdocuments in 1\spair\./);
  await expect(showing(page, 1, 3)).toBeVisible();
});

test("that no pair stands out is an answer, and two texts have no drawing", async ({ lookalike: page }) => {
  await choose(page, classOf30.slice(6, 9));
  await expect(found(page).getByRole("heading")).toHaveText(/^No pair stands out among 3\.$/);
  await expect(found(page)).toContainText("Not looked for: translations, and other sources.");
  await expect(slider(page)).toHaveCount(0);
  await removeAll(page);
  await choose(page, essays.slice(0, 2));
  await expect(page.getByRole("region", { name: "ann.txt" })).toBeVisible();
  await page.getByRole("link", { name: "Pairs" }).click();
  await expect(found(page).getByRole("heading")).toHaveText(/^The two texts share at least 25\swords/);
  await expect(slider(page)).toHaveCount(0);
});

test("hidden tricks and files that were not read or compared lead to the documents", async ({ lookalike: page }) => {
  const hidden = words(70, 60).replaceAll("a", "\u0430");
  await choose(page, [
    ...essays,
    file("x.pdf", "%PDF-1.4"),
    file("Thumbs.db", "of the system"),
    file("desktop.ini", "of the system"),
    file("short.txt", "two words"),
    file("hidden.txt", hidden),
  ]);
  for (const name of [
    /^1\sfile not read, and 2\ssystem or tool files$/,
    /^1\sdocument too short to compare$/,
    /^1\sdocument with hidden tricks$/,
  ])
    await expect(found(page).getByRole("link", { name })).toBeVisible();
  await found(page)
    .getByRole("link", { name: /not read/ })
    .click();
  const unread = page.getByRole("region", { name: /^1\sfile was not read; 2\ssystem or tool files were skipped$/ });
  await expect(unread.getByRole("listitem")).toHaveText([/^x\.pdf/, /^[^0]*2\ssystem files.*were skipped/]);
  await expect(page.getByRole("link", { name: /^Documents/ })).toContainText("1 not read");
});
