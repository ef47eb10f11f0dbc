/** The pages of PDF files; and those that are made to fill memory end alone in the page, too, and take little of it. */
import { existsSync, readFileSync } from "node:fs";
import type { Browser } from "@playwright/test";
import { line, pdf, wrap } from "../samples/pdf.mjs";
import { operators, packedTwice } from "../samples/pdf-hostile.mjs";
import { choose, essays, expect, file, pairLink, test, words } from "./page.ts";

/** A quarter of it is the browser's own. */
const MAX_MB = 1000;

/** The most memory, in MB, that any of the browser's renderers ever had; 0 where the system does not tell. */
async function peak(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  const peaks = processInfo
    .filter(({ type, id }) => type === "renderer" && existsSync(`/proc/${id}/status`))
    .map(({ id }) => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, "utf8"))?.[1] ?? 0) / 1024);
  return Math.max(0, ...peaks);
}

for (const [name, make] of [
  ["ten million text operators", () => operators(10_000_000)],
  ["5 GB in 12 kB", () => packedTwice(5000)],
] as const) {
  test(`a PDF with ${name} leaves the page and its texts as they are`, async ({ lookalike: page, browser }) => {
    await choose(page, [...essays, file("bomb.pdf", Buffer.from(make()))]);
    await expect(pairLink(page, "ann.txt", "bob.txt")).toBeVisible();
    await page.getByRole("link", { name: /^1\sfile not read$/ }).click();
    await expect(page.getByText(/has a stream of more than 16 MB once unpacked\. Print it to a new PDF/)).toBeVisible();
    expect(await peak(browser)).toBeLessThan(MAX_MB);
  });
}

test("the page of a PDF file stands beside its passages and where it begins, also after the work was kept", async ({
  lookalike: page,
}) => {
  const copied = words(90, 60);
  const lines = (text: string): string =>
    wrap(text, 80)
      .map((row, at) => line(60, 780 - 14 * at, row))
      .join("");
  const thesis = pdf([words(1, 80), `${copied}. ${words(2, 60)}`, words(3, 90)].map((text) => lines(`${text}.`)));
  await choose(page, [
    { name: "thesis.pdf", mimeType: "application/pdf", buffer: Buffer.from(thesis) },
    file("web.txt", `${words(4, 80)}. ${copied}. ${words(5, 40)}.`),
  ]);
  const left = page.getByRole("region", { name: "thesis.pdf" });
  const expectPages = async (): Promise<void> => {
    await expect(page.getByRole("button", { name: "Passage 1: 60 words, p. 2" })).toBeVisible();
    await expect(page.getByRole("complementary", { name: "Details" })).toContainText("In thesis.pdf: p. 2.");
    await expect(left.locator(".panes__page")).toHaveText(["p. 1", "p. 2", "p. 3"]);
    await expect(page.getByRole("region", { name: "web.txt" }).locator(".panes__page")).toHaveCount(0);
  };
  await expectPages();
  const at = page.url();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Keep my work on this device" }).click();
  await expect(
    page.getByRole("region", { name: "Your work" }).getByText("2 documents are kept on this device"),
  ).toBeVisible();
  await page.goto(at);
  await page.reload();
  await expectPages();
});
