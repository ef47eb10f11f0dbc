/** The words of buttons, chips, headings and keys are seen whole: none is broken over two lines, and none is cut at an edge. */
import type { Page } from "@playwright/test";
import { zipSync } from "fflate";
import { expect, file, goTo, test, words } from "./page.ts";

/** A laptop, half a large screen, a telephone, and a laptop's window at 200 % zoom. */
const WINDOWS = [
  [1366, 768],
  [960, 800],
  [390, 844],
  [683, 384],
] as const;

const [copied, also, third] = [words(99, 60), words(98, 30), words(97, 24)];
const text = (seed: number): string =>
  `${words(seed, 40)}. ${copied}. ${words(seed + 50, 90)}. ${also}. ${words(seed + 70, 40)}. ${third}.`;
const moodle = zipSync(
  Object.fromEntries(
    ["Evelyn-Marguerite Underwood-Hastings", "Maximilian Konstantinopolitanski", "Ana Ruiz"].map((name, at) => [
      `${name}_${4711 + at}_assignsubmission_file_/Essay on the origins of trade, final version.txt`,
      Buffer.from(text(at)),
    ]),
  ),
);
const given = [
  file("Bartholomew Featherstonehaugh - second draft.txt", text(10)),
  file("broken.pdf", "%PDF-1.4"),
  file("invisible.txt", `${text(20)} ${words(21, 30).replaceAll(/(\w{4})/g, "$1\u200b")}`),
  file("reversed.txt", [text(30), words(31, 60)].join(" ")),
  { ...file("submissions.zip", Buffer.from(moodle)), mimeType: "application/zip" },
];

/** Words that are broken or cut, with the element that they are in. What people call their files may break anywhere. */
function harmed(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const named =
      "button, kbd, th, summary, h1, h2, h3, h4, legend, select, [class*=chip], [class*=state], nav a, .back";
    /** The box that whatever surrounds an element leaves of the window to it. Tabs and a table's head may be scrolled sideways. */
    const frameOf = (element: Element): { left: number; right: number } => {
      let [left, right] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
      for (let around: Element | null = element; around; around = around.parentElement) {
        const { overflowX } = getComputedStyle(around);
        if (overflowX === "visible" || (overflowX === "auto" && around.closest("nav, thead"))) continue;
        const box = around.getBoundingClientRect();
        // What is only read out is a pixel wide.
        if (box.width <= 1) return { left: Number.NEGATIVE_INFINITY, right: Number.POSITIVE_INFINITY };
        [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      }
      return { left, right };
    };
    const isOwn = (node: Node): boolean =>
      node.parentElement?.closest("bdi, option, .visually-hidden, del, ins, tbody td") === null;
    /** The text nodes of an element that are the page's own words. */
    const textsIn = (element: Element): Node[] => {
      const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      for (let node = nodes.nextNode(); node; node = nodes.nextNode()) if (isOwn(node)) texts.push(node);
      return texts;
    };
    const boxesOf = (node: Node, start: number, end: number): DOMRect[] => {
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, end);
      return [...range.getClientRects()].filter(({ width }) => width > 0);
    };
    const faultsIn = (node: Node): string[] => {
      const { left, right } = frameOf(node.parentElement as Element);
      return [...(node.nodeValue ?? "").matchAll(/[\p{L}\p{M}\p{N}]+/gu)].flatMap(({ 0: word, index }) => {
        const boxes = boxesOf(node, index, index + word.length);
        const isBroken = boxes.some(({ top }) => Math.abs(top - (boxes[0]?.top ?? top)) > 4);
        const isSeen = boxes.some((box) => box.right > left + 1 && box.left < right - 1);
        const isCut = isSeen && boxes.some((box) => box.left < left - 1 || box.right > right + 1);
        return [...(isBroken ? [`${word} is broken`] : []), ...(isCut ? [`${word} is cut`] : [])];
      });
    };
    for (const element of document.querySelectorAll(named)) {
      if (!element.checkVisibility() || element.closest(".visually-hidden")) continue;
      const where = `${element.tagName.toLowerCase()} “${element.textContent?.trim().slice(0, 40)}”`;
      for (const fault of textsIn(element).flatMap(faultsIn)) found.add(`${fault} in ${where}`);
    }
    return [...found];
  });
}

for (const locale of ["en", "es", "ru"]) {
  test.describe(locale, () => {
    test.use({ locale });

    test(`the words of buttons, chips, headings and keys are whole in every window (${locale})`, async ({
      lookalike: page,
    }) => {
      test.slow();
      await page.locator("input[type=file]").first().setInputFiles(given);
      const pairs = page.locator("a[href^='#/pair/']:visible");
      await expect(pairs.first()).toBeVisible();
      const faults: string[] = [];
      const look = async (view: string): Promise<void> => {
        for (const [width, height] of WINDOWS) {
          await page.setViewportSize({ width, height });
          // Lists are drawn for their width in the frame after they hear of it.
          await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
          for (const fault of await harmed(page)) faults.push(`${view}, ${width} wide: ${fault}`);
        }
      };
      await look("list");
      const pair = (await pairs.first().getAttribute("href")) ?? "";
      for (const view of ["people", "documents", "groups"]) {
        await goTo(page, `#/${view}`);
        await expect(page.locator("main table:visible tbody tr").first()).toBeVisible();
        await look(view);
      }
      await page.locator("details.settings__settings > summary").click();
      await page.locator("details.settings__advanced > summary").click();
      await look("settings");
      await page.setViewportSize({ width: 1366, height: 768 });
      await page.evaluate((to) => {
        location.hash = to;
      }, pair);
      await expect(page.locator(".passages__chip").first()).toBeVisible();
      // Decided, with the keys shown.
      await page.keyboard.press("1");
      await look("pair");
      // In a narrow window the tools, the keys among them, are shown on request.
      await page.locator("button[class*=tools-switch], button[class*=toolsSwitch]").click();
      await page.locator("details.keys__keys > summary").click();
      await look("keys");
      expect(faults).toEqual([]);
    });
  });
}
