import type { Page } from "@playwright/test";
import { choose, essays, expect, file, openAdvanced, pairLink, pairTable, test, words } from "./page.ts";

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const longName = `${"a-very-long-name-without-any-space".repeat(4)}.txt`;

test("a result is no wider than a narrow window in Russian, whose words are long", async ({ lookalike: page }) => {
  await choose(page, essays);
  await expect(pairTable(page)).toBeVisible();
  await choose(page, [file("form.txt", words(70, 60))], "Choose template files");
  await expect(page.getByText("Template 1")).toBeVisible();
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByLabel("Language").selectOption("ru");
  await expect(page.getByText("Шаблон 1")).toBeVisible();
  await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);
});

test("no view is wider than the window", async ({ lookalike: page }) => {
  const expectNarrow = async (): Promise<void> => {
    for (const width of [1280, 400, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => overflow(page), `${width} wide`).toBeLessThanOrEqual(0);
    }
  };
  await expectNarrow();
  await choose(page, [...essays, file(longName, words(1, 60)), file("x.pdf", "%PDF-1.4")]);
  await expect(pairTable(page)).toBeVisible();
  await expectNarrow();
  // A row that goes on beyond the window says so, at the end at which it does.
  const tabs = page.getByRole("navigation", { name: "Results" });
  for (const row of [tabs, pairTable(page).locator("thead tr")]) {
    await expect(row).toHaveAttribute("data-more", "after");
    await row.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
    await expect(row).toHaveAttribute("data-more", "before");
    expect(await row.evaluate((element) => getComputedStyle(element, "::before").content)).toBe('"‹"');
  }
  await tabs.evaluate((element) => element.scrollTo({ left: 0 }));
  await page.getByRole("link", { name: "Groups" }).click();
  await expect(page.getByRole("group", { name: "Graph of group 1" })).toBeVisible();
  await expectNarrow();
  await page.getByRole("link", { name: "Matrix" }).click();
  await expect(page.getByRole("application")).toBeVisible();
  await expectNarrow();
  await page.getByRole("link", { name: /Documents/ }).click();
  await expectNarrow();
  await openAdvanced(page);
  await expectNarrow();
  await page.getByRole("link", { name: "How it works" }).click();
  await page.getByRole("button", { name: "Count collisions" }).click();
  await expect(page.getByText(/Collisions: \d/)).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: "4,341,214,012" })).toBeVisible();
  await expectNarrow();
  await page.getByRole("link", { name: "Check a new document" }).click();
  await page.getByLabel("Text", { exact: true }).fill(words(1, 60));
  await page.getByRole("button", { name: "Check", exact: true }).click();
  await expect(page.getByRole("region", { name: "Result" })).toContainText("The rule for adding refuses it");
  await expectNarrow();
  await page.getByRole("link", { name: /Pairs/ }).click();
  await pairLink(page, "ann.txt", "bob.txt").click();
  await expect(page.getByRole("region", { name: "ann.txt" })).toBeInViewport();
  await expect(page.getByRole("region", { name: "bob.txt" })).toBeInViewport();
  await page.getByRole("button", { name: "Tools" }).click();
  await expect(page.getByRole("radio", { name: "Phrases" })).toBeInViewport();
  await expectNarrow();
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`in ${colorScheme} colours text stands out by the contrast that WCAG asks for`, async ({ lookalike: page }) => {
    await page.emulateMedia({ colorScheme });
    const tokens = ["ink", "quiet", "accent", "warned"].flatMap((ink) =>
      ["paper", "sheet", "raised"].map((ground) => ({ ink, ground, least: ink === "ink" ? 7 : 4.5 })),
    );
    tokens.push(
      { ink: "on-accent", ground: "accent", least: 4.5 },
      { ink: "warned", ground: "warned-wash", least: 4.5 },
    );
    tokens.push({ ink: "edge", ground: "sheet", least: 3 }, { ink: "edge", ground: "paper", least: 3 });
    // Text in the panes is held to AAA, coloured or not.
    for (let hue = 0; hue < 8; hue++) tokens.push({ ink: "ink", ground: `passage-${hue}`, least: 7 });
    for (let hue = 0; hue < 8; hue++) tokens.push({ ink: `edge-${hue}`, ground: `passage-${hue}`, least: 3 });
    tokens.push({ ink: "ink", ground: "shared", least: 7 });
    const poor = await page.evaluate((pairs) => {
      const probe = document.body.appendChild(document.createElement("i"));
      const luminance = (name: string): number => {
        probe.style.color = `var(--${name})`;
        const parts =
          getComputedStyle(probe)
            .color.match(/[\d.]+/g)
            ?.map(Number) ?? [];
        const [r = 0, g = 0, b = 0] = parts.map((v) =>
          v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4,
        );
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      return pairs.flatMap(({ ink, ground, least }) => {
        const [low = 0, high = 0] = [luminance(ink), luminance(ground)].sort((x, y) => x - y);
        const contrast = (high + 0.05) / (low + 0.05);
        return contrast < least ? [`${ink} on ${ground}: ${contrast.toFixed(2)}, expected ${least}`] : [];
      });
    }, tokens);
    expect(poor).toEqual([]);
  });
}

test("with colours forced by the system, bars, passages and pressed buttons are still told apart", async ({
  lookalike: page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await choose(page, essays);
  const style = (selector: string, property: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
  await expect(pairLink(page, "ann.txt", "bob.txt")).toBeVisible();
  expect(await style("td .bar", "background-image")).toContain("gradient");
  await page.getByRole("link", { name: "Matrix" }).click();
  const shades = () =>
    page.getByRole("application").evaluate((element) => {
      const canvas = element.querySelector("canvas") ?? (element as HTMLCanvasElement);
      const { data } = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
      return Array.from({ length: data.length / 4 }, (_, at) => data[4 * at] !== data[4 * at + 1]).some(Boolean);
    });
  await expect.poll(shades, "cells have the hue of the legend").toBe(true);
  await page.getByRole("link", { name: /^Pairs/ }).click();
  await pairLink(page, "ann.txt", "bob.txt").click();
  await expect(page.getByRole("radio", { name: "Passages" })).toBeChecked();
  expect(await style('section[aria-label="ann.txt"] [tabindex] > [dir]', "forced-color-adjust")).toBe("none");
  const ground = (name: string) =>
    page.getByRole("button", { name, exact: true }).evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await ground("Unreviewed")).not.toBe(await ground("Cleared"));
  expect(await style("label:has(:checked)", "background-color")).not.toBe(
    await style("label:has([type=radio]:not(:checked))", "background-color"),
  );
});

test.describe("on a phone, in the language with the longest words", () => {
  test.use({ locale: "es-ES", viewport: { width: 390, height: 844 } });

  test("the first column's head and the chosen pairs are readable whole", async ({ page }) => {
    await page.goto("./");
    await page.getByRole("button", { name: "Probar un ejemplo" }).click();
    await expect(page.getByRole("columnheader", { name: "Indicios" })).toBeInViewport({ ratio: 1 });
    await page.getByRole("button", { name: "Guardar o compartir" }).click();
    const choice = page.getByRole("combobox", { name: "Qué pares" });
    const missing = await choice.evaluate((select: HTMLSelectElement) => {
      const pen = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;
      pen.font = getComputedStyle(select).font;
      const widths = [...select.options].map(({ text }) => pen.measureText(text).width);
      // The arrow and the padding take 40 pixels.
      return Math.max(...widths) - (select.clientWidth - 40);
    });
    expect(missing).toBeLessThanOrEqual(0);
  });
});

/** As long as a file system lets a name be, about, and without a place to break it. */
const endless = `${"Nobreaks".repeat(24)}.txt`;

// The second is a laptop's window at 200 % zoom.
for (const [width, height] of [
  [360, 740],
  [683, 384],
  [1366, 768],
] as const) {
  test.describe(`a name of 196 letters, ${width} by ${height}`, () => {
    test.use({ viewport: { width, height } });

    test("neither the page nor what stands beside a text scrolls sideways", async ({ lookalike: page }) => {
      const text = words(1, 200);
      await choose(page, [
        file(endless, text),
        file("copy.txt", `${text} ${words(2, 40)}`),
        file("eve.txt", words(5, 90)),
      ]);
      const link = pairTable(page).getByRole("link").filter({ hasText: "copy.txt" });
      await expect(link).toBeVisible();
      const expectNarrow = async (view: string): Promise<void> => {
        expect(await overflow(page), view).toBeLessThanOrEqual(0);
        const beside = await page.evaluate(() =>
          [...document.querySelectorAll("aside")].map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
        );
        expect(Math.max(0, ...beside), view).toBe(0);
      };
      await expectNarrow("pairs");
      for (const tab of [/^Authors/, /^Groups/, /^Documents/]) {
        await page.getByRole("link", { name: tab }).first().click();
        await expect(page.locator("main table:visible tbody tr").first()).toBeVisible();
        await expectNarrow(String(tab));
      }
      for (const name of [endless, "copy.txt"]) {
        await page.getByRole("link", { name: `All matches of ${name}` }).click();
        await expect(page.getByRole("complementary")).toContainText("Nobreaks");
        await expectNarrow(`matches of ${name.slice(0, 8)}`);
        await page.getByRole("link", { name: "‹ Documents" }).click();
      }
      await page.getByRole("link", { name: /^Check/ }).click();
      await page.getByRole("textbox", { name: /^Name/ }).fill(endless);
      await page.getByLabel("Text", { exact: true }).fill(text);
      await page.getByRole("button", { name: "Check", exact: true }).click();
      const verdict = page.getByRole("region", { name: "Result" });
      await expect(verdict).toContainText("Nobreaks");
      await expectNarrow("check");
      await page.getByRole("link", { name: /^Pairs/ }).click();
      await link.click();
      await expect(page.getByRole("region", { name: "copy.txt" })).toBeVisible();
      await page.locator("details.comparison__counted > summary").click();
      await expectNarrow("pair");
    });
  });
}

test("a view that is as high as the window does not scroll", async ({ lookalike: page }) => {
  await choose(page, essays);
  await pairLink(page, "ann.txt", "bob.txt").click();
  const higher = () =>
    page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight);
  await expect(page.getByRole("region", { name: "ann.txt" })).toBeVisible();
  expect(await higher()).toBeLessThanOrEqual(0);
  await page.getByRole("link", { name: "All its matches" }).first().click();
  // The heading of the pair has the name, too.
  await expect(page.getByRole("heading", { level: 1, name: "ann.txt", exact: true })).toBeVisible();
  await expect(page.getByRole("complementary", { name: "Matching documents" })).toBeVisible();
  expect(await higher()).toBeLessThanOrEqual(0);
});

/** Lines of text that a pane shows at least: fewer are a slit, not a page to read. */
const MIN_LINES = 12;

for (const locale of ["en-GB", "ru-RU"]) {
  // The first is a window of 1280 by 720 at 200 % zoom.
  for (const [width, height] of [
    [640, 360],
    [360, 640],
    [360, 800],
  ] as const) {
    test.describe(`${locale}, ${width} by ${height}`, () => {
      test.use({ locale, viewport: { width, height } });

      test("the texts keep a readable height, and the page scrolls to them", async ({ lookalike: page }) => {
        await page.locator("input[type=file]").first().setInputFiles(essays.slice(0, 2));
        await expect(page.locator(".panes__scroller .panes__chunk")).not.toHaveCount(0);
        await page.locator("details.comparison__counted > summary").click();
        const lines = await page.evaluate(() =>
          [...document.querySelectorAll(".panes__scroller")].map((scroller) => {
            const { lineHeight } = getComputedStyle(scroller.querySelector(".panes__chunk") ?? scroller);
            return scroller.clientHeight / Number.parseFloat(lineHeight);
          }),
        );
        expect(lines).toHaveLength(2);
        expect(Math.min(...lines)).toBeGreaterThanOrEqual(MIN_LINES);
        // Each can be brought into the window as a whole.
        for (const scroller of await page.locator(".panes__scroller").all()) {
          await scroller.scrollIntoViewIfNeeded();
          await expect(scroller).toBeInViewport({ ratio: 0.95 });
        }
        expect(await overflow(page)).toBeLessThanOrEqual(0);
      });
    });
  }
}

test("landmarks, headings and labels are there for screen readers", async ({ lookalike: page }) => {
  await choose(page, essays);
  await expect(pairTable(page)).toBeVisible();
  await expect(page.getByRole("main")).toHaveCount(1);
  await expect(page.getByRole("banner")).toHaveCount(1);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page.getByRole("navigation", { name: "Results" })).toBeVisible();
  await expect(page.getByRole("searchbox", { name: "Find pairs" })).toBeVisible();
  await expect(pairTable(page).getByRole("columnheader")).toHaveCount(6);
  await expect(page.locator("[aria-live=polite]").filter({ hasText: "1 pair is listed." })).toBeAttached();
  const nameless = await page.evaluate(
    () =>
      [...document.querySelectorAll("button, input:not([hidden]), select, textarea")].filter((element) => {
        const labels = (element as HTMLInputElement).labels?.length ?? 0;
        return !element.textContent?.trim() && !element.getAttribute("aria-label") && labels === 0;
      }).length,
  );
  expect(nameless).toBe(0);
});

test("the first thing reached by keyboard skips to the content", async ({ lookalike: page }) => {
  await expect(page.getByRole("main")).toBeVisible();
  await page.keyboard.press("Tab");
  const skip = page.getByRole("button", { name: "Skip to the content" });
  await expect(skip).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("lists of a class are whole in the page, for the browser's own search", async ({ lookalike: page }) => {
  const text = words(3, 30);
  await choose(
    page,
    Array.from({ length: 30 }, (_, i) => file(`copy-${String(i).padStart(3, "0")}.txt`, `${text} ${words(i, 6)}`)),
  );
  await expect(pairTable(page).getByRole("row")).toHaveCount(436);
  await expect(pairTable(page).getByRole("link", { name: /copy-028\.txt.*copy-029\.txt/ })).toBeAttached();
  // Sorted again, it is still whole.
  await pairTable(page)
    .getByRole("button", { name: /^Similarity/ })
    .click();
  await expect(pairTable(page).getByRole("row")).toHaveCount(436);
  for (const view of ["Authors", "Documents"]) {
    await page.getByRole("link", { name: new RegExp(`^${view}`) }).click();
    await expect(page.locator("main table:visible tbody tr")).toHaveCount(30);
  }
});

test("a list of many thousand pairs draws only what is near", async ({ lookalike: page }) => {
  const text = words(3, 30);
  await choose(
    page,
    Array.from({ length: 150 }, (_, i) => file(`copy-${String(i).padStart(3, "0")}.txt`, `${text} ${words(i, 6)}`)),
  );
  await expect(page.getByText(/^Showing 11.175 of 11.175\spairs/)).toBeVisible();
  expect(await pairTable(page).getByRole("row").count()).toBeLessThan(60);
  await pairTable(page).getByRole("link").first().focus();
  await page.keyboard.press("End");
  const last = await pairTable(page).getAttribute("aria-rowcount");
  await expect(page.locator(`tr[aria-rowindex="${last}"] a`).first()).toBeFocused();
  // A search begins with the first row, which Tab reaches however far down the focus was.
  await page.getByRole("searchbox", { name: "Find pairs" }).fill("copy-00");
  await expect(page.getByText(/^Showing 1.445 of/)).toBeVisible();
  await expect(page.locator('[data-row="0"] .pairs__both')).toHaveAttribute("tabindex", "0");
});

test("a text of one megabyte opens in blocks", async ({ lookalike: page }) => {
  const long = words(8, 160_000).replaceAll(/((?:\S+ ){12})/g, "$1\n");
  await choose(page, [file("long.txt", long), file("part.txt", long.slice(600_000, 610_000))]);
  await expect(page.getByRole("region", { name: "long.txt" })).toBeVisible();
  await expect(page.locator(".passages__chip[aria-current]")).toBeVisible();
  // Blocks far from the screen come in idle moments.
  await expect.poll(() => page.locator(".panes__pane").first().locator(".panes__chunk").count()).toBeGreaterThan(50);
});
