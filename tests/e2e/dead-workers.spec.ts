/** Workers that end without a word, as a browser ends them when memory runs out: noticed, said, and nothing else is lost. */
import type { Page, Worker } from "@playwright/test";
import { pdf } from "../samples/pdf.mjs";
import { choose, essays, expect, file, openSettings, pairLink, test } from "./page.ts";

const ofKind = (kind: string) => (worker: Worker) => worker.url().endsWith(`#${kind}`);

/** Ends a worker from within. No event says so. */
async function close(worker: Worker): Promise<void> {
  await worker.evaluate(() => self.close()).catch(() => {});
}

async function engineOf(page: Page): Promise<Worker> {
  await expect.poll(() => page.workers().filter(ofKind("engine")).length).toBe(1);
  return page.workers().filter(ofKind("engine"))[0] as Worker;
}

test("an engine that died is replaced by the next comparison", async ({ lookalike: page }) => {
  await choose(page, essays);
  await expect(pairLink(page, "ann.txt", "bob.txt")).toBeVisible();
  const engine = await engineOf(page);
  await close(engine);
  await expect.poll(() => page.workers().filter(ofKind("engine")).length).toBe(0);
  await expect.poll(() => page.evaluate(async () => (await navigator.locks.query()).held)).toEqual([]);
  await openSettings(page);
  await page.getByLabel("Method").selectOption("signatures");
  await expect(page.getByText(/3\spairs estimated \(from signatures\) in/)).toBeVisible();
});

test("an engine that dies while it compares says so, and the run can be started again", async ({ lookalike: page }) => {
  // Dies in place of its first comparison.
  await page.addInitScript(() => {
    const { postMessage } = Worker.prototype;
    let dies = true;
    Worker.prototype.postMessage = function (this: Worker, message: { call?: string }, ...rest: never[]) {
      if (message?.call !== "compare" || !dies) return postMessage.call(this, message, ...rest);
      dies = false;
      postMessage.call(this, "die");
    };
  });
  const listening = new Set<Worker>();
  page.on("worker", (worker) => {
    if (ofKind("engine")(worker))
      void worker
        .evaluate(() => addEventListener("message", ({ data }) => data === "die" && self.close()))
        .then(() => listening.add(worker))
        .catch(() => {});
  });
  await page.goto("./");
  // Told before it listens, it would not die.
  await expect.poll(() => page.workers().filter((worker) => listening.has(worker)).length).toBe(1);
  await choose(page, essays);
  const alert = page.getByRole("alert").filter({ hasText: "stopped without an answer" });
  await expect(alert).toBeVisible();
  await expect(alert).not.toContainText(/reload/i);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(pairLink(page, "ann.txt", "bob.txt")).toBeVisible();
  await expect(alert).toBeHidden();
});

test("a reader that dies costs its file, with a line, and the others are read", async ({ lookalike: page }) => {
  // The part that reads PDFs comes only when its reader is dead: until then the reader waits for it.
  let release = (): void => {};
  const dead = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/pdf-[\w-]+\.js$/, async (route) => {
    await dead;
    await route.continue().catch(() => {});
  });
  const asked = page.waitForRequest(/\/pdf-[\w-]+\.js$/);
  const content = "BT /F1 12 Tf 40 700 Td (A few words that a PDF holds) Tj ET";
  await choose(page, essays);
  // Else a second reader, which starts meanwhile, would die over an essay.
  await expect(pairLink(page, "ann.txt", "bob.txt")).toBeVisible();
  await choose(page, [file("paper.pdf", Buffer.from(pdf([content])))]);
  await asked;
  for (const reader of page.workers().filter(ofKind("reader"))) await close(reader);
  release();
  await expect(pairLink(page, "ann.txt", "bob.txt")).toBeVisible();
  const unread = page.getByRole("link", { name: /^1\sfile not read$/ });
  await unread.click();
  await expect(page.getByText(/The reader stopped without an answer/)).toBeVisible();
});
