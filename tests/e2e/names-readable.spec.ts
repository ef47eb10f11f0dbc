/** Names are the last thing that a narrow window may take: at every width so much of each is seen that it can be read. */
import type { Page } from "@playwright/test";
import { zipSync } from "fflate";
import { choose, expect, file, pairLink, pairTable, test, words } from "./page.ts";

/** Of telephones, tablets, halves of a screen and whole ones; a window of 1920 at 200 % zoom has 960. */
const WIDTHS = [360, 560, 701, 780, 820, 900, 960, 1024, 1200, 1201, 1280, 1366, 1920];

/** Pixels of a name that are seen at least, if it has so many: some 20 letters. */
const MIN_SEEN = 160;

/** Pixels of the file's name behind a person's, if any of it is seen. */
const MIN_END = 56;

/** Pixels of its beginning, if it has so many: a person is known by it. */
const MIN_BEGINNING = 56;

const [copied, also] = [words(99, 60), words(98, 30)];
const text = (seed: number): Buffer =>
  Buffer.from(`${words(seed, 40)}. ${copied}. ${words(seed + 50, 90)}. ${also}. ${words(seed + 70, 40)}.`);

/** A folder as Moodle packs it, and files that were named by their authors. */
const moodle = zipSync(
  Object.fromEntries(
    ["Evelyn-Marguerite Underwood-Hastings", "Maximilian Konstantinopolitanski", "Ana Ruiz"].map((name, at) => [
      `${name}_${4711 + at}_assignsubmission_file_/Essay on the origins of trade, final version.txt`,
      text(at),
    ]),
  ),
);
const named = ["Bartholomew Featherstonehaugh - second draft.txt", "ann.txt"];
const given = [
  ...named.map((name, at) => file(name, text(10 + at))),
  { ...file("submissions.zip", Buffer.from(moodle)), mimeType: "application/zip" },
];

/** Names of which too little is seen, in the part of the page that a selector names. */
function unreadable(page: Page, selector: string): Promise<string[]> {
  return page.evaluate(
    ([where, minSeen, minBeginning]) => {
      const names = [...document.querySelectorAll<HTMLElement>(`${where} bdi`)].filter(
        (name) => name.closest(".visually-hidden") === null,
      );
      /** How much of an element is left by whatever cuts off what is beyond it. */
      const seen = (element: Element): number => {
        let { left, right } = element.getBoundingClientRect();
        for (let around = element.parentElement; around; around = around.parentElement) {
          if (getComputedStyle(around).overflowX === "visible") continue;
          const box = around.getBoundingClientRect();
          [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
        }
        return Math.max(0, Math.min(right, innerWidth) - Math.max(left, 0));
      };
      const poor = names.flatMap((name) => {
        const parts = name.children.length > 0 ? [...name.children] : [name];
        const whole = parts.reduce((sum, { scrollWidth }) => sum + scrollWidth, 0);
        const beginning = Math.min(minBeginning, parts[0]?.scrollWidth ?? 0);
        const isSeen = seen(name) >= Math.min(minSeen, whole) - 1 && seen(parts[0] ?? name) >= beginning - 1;
        return isSeen ? [] : [`${name.textContent}: ${Math.round(seen(name))} of ${whole} px`];
      });
      return names.length === 0 ? ["no name was found"] : poor;
    },
    [selector, MIN_SEEN, MIN_BEGINNING] as const,
  );
}

/** Names behind which so little of the file's is seen that it says nothing: "Ana Ruiz… E…". */
function withRemnants(page: Page, selector: string): Promise<string[]> {
  return page.evaluate(
    ([where, minEnd]) =>
      [...document.querySelectorAll<HTMLElement>(`${where} bdi.person-first`)].flatMap((name) => {
        const end = name.lastElementChild;
        if (!end || end.getBoundingClientRect().top >= name.getBoundingClientRect().bottom - 1) return [];
        const isPoor = end.clientWidth < Math.min(minEnd, end.scrollWidth);
        return isPoor ? [`${name.textContent}: ${end.clientWidth} px of the file`] : [];
      }),
    [selector, MIN_END] as const,
  );
}

/** What reaches beyond the element that it is in: the page, rows of its lists, the numbers of a pair, and its two passages. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      document.documentElement,
      ...document.querySelectorAll("thead tr, tbody tr, .comparison__share-of, .passages__passages ol"),
    ]
      // A head that is only read out is a pixel wide, and on a phone it scrolls sideways.
      .filter((element) => element.scrollWidth > element.clientWidth && element.clientWidth > 1)
      .filter((element) => getComputedStyle(element).overflowX !== "auto")
      .map((element) => `${element.tagName} ${element.textContent}`.slice(0, 80)),
  );
}

test("names are readable in lists and beside texts, however wide the window is", async ({ lookalike: page }) => {
  await choose(page, given);
  await expect(pairTable(page)).toBeVisible();
  const poor: string[] = [];
  const look = async (view: string, selector: string): Promise<void> => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      // The list is drawn for its width in the frame after it hears of it.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      for (const name of await unreadable(page, selector)) poor.push(`${view}, ${width} wide: ${name}`);
      for (const name of await withRemnants(page, selector)) poor.push(`${view}, ${width} wide: ${name}`);
      for (const what of await tooWide(page)) poor.push(`${view}, ${width} wide: ${what} is too wide`);
    }
  };
  await look("list", "tbody .pairs__names");
  await page.getByRole("link", { name: /^Authors/ }).click();
  await look("people", "tbody :is(.people__name, .people__with)");
  // Nobody has any, and the names have the room.
  await expect(page.getByRole("columnheader", { name: "Hidden tricks" })).toBeHidden();
  await page.getByRole("link", { name: /^Documents/ }).click();
  await look("documents", "tbody .documents__name");
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole("link", { name: /^Pairs/ }).click();
  await pairLink(page, "Evelyn", "Maximilian").click();
  await expect(page.locator(".panes__scroller .panes__chunk")).not.toHaveCount(0);
  await look("pair", ":is(.comparison__scores, .panes__pane-head)");
  expect(poor).toEqual([]);
});

test("a name is shown in full where there is room, also if its end is the longer piece", async ({
  lookalike: page,
}) => {
  const classes = [
    ["fill-i.zip", ["Emma Wommack", "Boris Ivanov"]],
    ["fill-ii.zip", ["Greta Lind", "Hugo Marsh"]],
  ] as const;
  const zips = classes.map(([name, students], nth) => {
    const essays = students.map((student, at) => [`${student}/essay.txt`, text(10 * nth + at)]);
    return { ...file(name, Buffer.from(zipSync(Object.fromEntries(essays)))), mimeType: "application/zip" };
  });
  await choose(page, zips);
  await expect(pairTable(page)).toBeVisible();
  await page.getByRole("link", { name: /^Documents/ }).click();
  const name = page.locator("tbody .documents__name .long-name", { hasText: "Emma Wommack" });
  await expect(name.locator("span")).toHaveText(["fill-i.zip/", "Emma Wommack/essay.txt"]);
  const cut = await name.evaluate(({ children }) =>
    [...children].map((piece) => piece.scrollWidth - piece.clientWidth),
  );
  expect(cut).toEqual([0, 0]);
});

test("of paths, what tells documents apart is never cut, and an author that is known stands first", async ({
  lookalike: page,
}) => {
  const people = ["Felix Alexander Huber", "Ana María Ruiz Domínguez", "Kate Mallory"];
  const course = zipSync({
    ...Object.fromEntries(people.map((name, at) => [`submissions-2026/${name}/project/src/Main.txt`, text(at)])),
    "handed-out/Main.txt": Buffer.from(words(77, 60)),
  });
  await choose(page, [{ ...file("course.zip", Buffer.from(course)), mimeType: "application/zip" }]);
  await expect(pairTable(page)).toBeVisible();
  const cut: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const found = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>("tbody .by-parts > :not(.common)")].map(
        ({ textContent, scrollWidth, clientWidth }) => ({ textContent, isCut: scrollWidth > clientWidth }),
      ),
    );
    expect(found.map(({ textContent }) => textContent)).toContain("Felix Alexander Huber/");
    for (const { textContent, isCut } of found) if (isCut) cut.push(`${textContent}, ${width} wide`);
  }
  expect(cut).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole("link", { name: /^Documents/ }).click();
  const author = page.getByRole("textbox", { name: /^Author of .*Mallory/ });
  await author.fill("Katherine M.");
  await author.blur();
  const label = /Katherine M\. — submissions-2026\/Kate Mallory/;
  await page.getByRole("link", { name: /^Groups/ }).click();
  await expect(
    page.getByRole("table", { name: "Documents of the group" }).getByRole("row", { name: label }).first(),
  ).toBeVisible();
  await page.getByRole("link", { name: /^Pairs/ }).click();
  const rows = pairTable(page).locator(".pairs__both").filter({ hasText: label });
  await expect(rows).toHaveCount(2);
  await rows.first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(label);
  await expect(page.getByRole("region", { name: label })).toBeVisible();
});

test("a long name is read out and copied as it is, without spaces or line breaks between its pieces", async ({
  context,
  lookalike: page,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const long = "Essay-on-the-origins-of-trade-and-of-coins.txt";
  await choose(page, [...given, file(long, text(20))]);
  await expect(pairTable(page)).toBeVisible();
  await page.getByRole("link", { name: /^Documents/ }).click();
  const name = page.locator(".documents__name bdi", { hasText: long });
  await name.evaluate((element) => getSelection()?.selectAllChildren(element));
  await page.keyboard.press("ControlOrMeta+C");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(long);
  await expect(page.locator("html")).not.toHaveClass(/copying/);
  await page.getByRole("link", { name: /^Pairs/ }).click();
  const link = pairTable(page).locator(".pairs__both", { has: page.getByText(long, { exact: true }) });
  await expect(link.first()).toHaveAccessibleName(new RegExp(`(?:^| )${long.replace(".", "\\.")} `));
});
