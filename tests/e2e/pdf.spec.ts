/** PDFs that are made to fill memory end alone in the page, too, and take little of it. */
import { existsSync, readFileSync } from "node:fs";
import type { Browser } from "@playwright/test";
import { operators, packedTwice } from "../samples/pdf-hostile.mjs";
import { choose, essays, expect, file, pairLink, test } from "./page.ts";

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
