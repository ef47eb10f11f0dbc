import type { Page } from "@playwright/test";
import {
  choose,
  essays,
  expect,
  file,
  listedRows,
  openAdvanced,
  openSettings,
  pairLink,
  pairTable,
  type TestFile,
  test,
  words,
} from "./page.ts";

/** Some 2.1 MB in three slices; neighbours share a passage. */
const long: readonly TestFile[] = Array.from({ length: 12 }, (_, i) =>
  file(`long-${String(i).padStart(2, "0")}.txt`, `${words(500 + (i >> 1), 15_000)} ${words(i, 12_000)}`),
);

/** Everything that the list says about the pairs. */
async function listed(page: Page): Promise<string[]> {
  await expect(page.getByText(/^12\sdocuments ·/)).toBeVisible({ timeout: 45_000 });
  await expect(pairTable(page).getByText("…")).toHaveCount(0);
  return listedRows(page);
}

/** Counts the workers that the page starts from now on, but for those that read files. */
function countWorkers(page: Page): { started: number } {
  const count = { started: 0 };
  page.on("worker", (worker) => {
    if (!/reader/.test(worker.url())) count.started++;
  });
  return count;
}

test("several workers find what one finds, and end when all is read", async ({ lookalike: page }) => {
  await page.goto("./?workers=1");
  await choose(page, long);
  const single = await listed(page);
  expect(single.length).toBeGreaterThan(5);
  const count = countWorkers(page);
  await page.goto("./?workers=4");
  await choose(page, long);
  expect(await listed(page)).toEqual(single);
  // One that all meet in, and of the four wanted as many as have slices to read: each takes two at once.
  expect(count.started).toBe(3);
  await expect.poll(() => page.workers().length).toBe(1);
  await pairLink(page, "long-00.txt", "long-01.txt").click();
  await expect(page.getByRole("button", { name: /^Passage 1:? 15.?\d{3} words/ })).toBeVisible();
});

test("a cancel ends the readers at once, keeps what is shown, and the next run goes on", async ({
  lookalike: page,
}) => {
  await page.goto("./?workers=2");
  await choose(page, essays);
  await expect(pairLink(page, "ann.txt", "bob.txt")).toBeVisible();
  // Clicks Cancel in the very task in which a text is said to be read, and looks at the clock until the note is there.
  await page.evaluate(() => {
    const observer = new MutationObserver(() => {
      const working = document.querySelector(".run-status__working");
      if (!working?.textContent?.includes("Reading the texts")) return;
      observer.disconnect();
      working.querySelector("button")?.click();
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await choose(page, long);
  await expect(
    page.getByText(/Cancelled\. The results below are from the previous comparison, of [\d,]+ documents\./),
  ).toBeVisible();
  await expect.poll(() => page.workers().length).toBeLessThanOrEqual(1);
  await expect(pairLink(page, "ann.txt", "bob.txt")).toBeVisible();
  await page.getByRole("button", { name: "Compare again" }).click();
  await expect(page.getByText(/^15\sdocuments ·/)).toBeVisible({ timeout: 45_000 });
});

test("a browser without SIMD is given the build without, and only that", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(".wasm")) fetched.push(new URL(request.url()).pathname);
  });
  const found: string[][] = [];
  for (const scalar of [false, true]) {
    if (scalar) await page.addInitScript(() => Object.assign(WebAssembly, { validate: () => false }));
    await page.goto("./");
    await choose(page, essays);
    await expect(pairLink(page, "ann.txt", "bob.txt")).toBeVisible();
    await expect(
      pairTable(page)
        .getByText(/^\d+\swords$/)
        .first(),
    ).toBeVisible();
    found.push(await listedRows(page));
  }
  expect(found[1]).toEqual(found[0]);
  expect(fetched.map((path) => path.includes("scalar"))).toEqual([false, true]);
});

test("where memory runs out, signatures alone are compared, and that is said", async ({ page }) => {
  await page.route(/lookalike_bg.*\.wasm$/, async (route) => {
    const response = await route.fetch();
    const body = withMostMemory(await response.body(), 14 * 16);
    await route.fulfill({ response, body });
  });
  await page.goto("./?workers=1");
  await choose(page, long);
  await expect(page.getByText(/Memory ran out during the exact comparison/)).toBeVisible({
    timeout: 45_000,
  });
  await expect(page.getByText(/66\spairs searched \(LSH\) and \d+\slikely pairs? estimated in/)).toBeVisible();
  await expect(pairLink(page, "long-00.txt", "long-01.txt")).toBeVisible();
});

test("a run that cannot fit is not started, says what to do, and can be wanted all the same", async ({
  lookalike: page,
}) => {
  await choose(page, essays);
  await expect(pairLink(page, "ann.txt", "bob.txt")).toBeVisible();
  await openAdvanced(page);
  await page.getByLabel("Memory limit, in MB").fill("1");
  const held = page.getByRole("alert").filter({ hasText: "This comparison was not started: 3 documents" });
  await expect(held).toContainText(/would need about \d+(\.\d)?\sMB of memory, more than is allowed/);
  await expect(held).toContainText("The results below are from the previous comparison, of ");
  await pairTable(page).scrollIntoViewIfNeeded();
  await expect(pairLink(page, "ann.txt", "bob.txt")).toBeVisible();
  await page.getByRole("button", { name: "Compare anyway" }).click();
  await expect(held).toBeHidden();
  await expect(page.getByText(/3\spairs searched \(LSH\) and \d+\slikely pairs? estimated in/)).toBeVisible();
  await expect(page.getByText(/^To stay below 1 MB/).first()).toBeVisible();
  // What was wanted once is not wanted for good.
  await page.getByLabel("Memory limit, in MB").fill("2");
  await expect(held).toBeVisible();
});

test("a long run says beforehand what it will take", async ({ lookalike: page }) => {
  await choose(page, essays);
  await expect(pairLink(page, "ann.txt", "bob.txt")).toBeVisible();
  await openSettings(page);
  await page.getByLabel("Method").selectOption("signatures");
  await expect(page.getByText(/3\spairs estimated \(from signatures\) in/)).toBeVisible();
  // Kept from within the page, for the run may end before a look from outside.
  const messages = await page.evaluate(
    (sentence) =>
      new Promise<string>((resolve) => {
        new MutationObserver((_, observer) => {
          const text = document.querySelector("[data-expected]")?.textContent;
          if (!text) return;
          observer.disconnect();
          resolve(text);
        }).observe(document.body, { subtree: true, childList: true, characterData: true });
        const transfer = new DataTransfer();
        for (let i = 0; i < 10_000; i++) transfer.items.add(new File([`${sentence} ${i}`], `${i}.txt`));
        document.querySelector("main")?.dispatchEvent(new DragEvent("drop", { dataTransfer: transfer, bubbles: true }));
      }),
    words(1, 8),
  );
  expect(messages.replaceAll(/[\u00a0\u202f]/g, " ")).toMatch(
    /^This is a large comparison of 10,003 documents with up to 50,\d{3},\d{3} pairs\. It needs about \d+ MB of memory and takes about 1\.\d seconds\. $/,
  );
});

/** The engine with a limit to its memory, in pages of 64 kB: its memory section is given a maximum. */
function withMostMemory(module: Buffer, pages: number): Buffer {
  let at = 8;
  const number = (): number => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = module[at++] ?? 0;
      value += (byte & 0x7f) * 2 ** shift;
      if (byte < 0x80) return value;
    }
  };
  while (at < module.length) {
    const start = at;
    const id = module[at++];
    const size = number();
    const end = at + size;
    if (id === 5) {
      expect([number(), number()]).toEqual([1, 0]);
      const least = number();
      const limits = [1, 1, ...leb(least), ...leb(least + pages)];
      return Buffer.concat([
        module.subarray(0, start),
        Buffer.from([5, limits.length, ...limits]),
        module.subarray(end),
      ]);
    }
    at = end;
  }
  throw new Error("the engine has no memory section");
}

function leb(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...leb(value >>> 7)];
}
