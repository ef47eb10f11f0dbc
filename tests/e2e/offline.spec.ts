/** The page without a network, and while a new version of it is published. Its server is the test's own, to be stopped. */
import { type ChildProcess, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { test as base, type Page } from "@playwright/test";
import { everyFormat } from "../samples/formats.mjs";
import { pdf } from "../samples/pdf.mjs";
import { choose, essays, expect, file, pairLink } from "./page.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** A published copy of the page. */
class Site {
  readonly folder = join(mkdtempSync(join(tmpdir(), "lookalike-site-")), "site");
  address = "";
  #server: ChildProcess | null = null;

  async start(): Promise<void> {
    cpSync(join(root, "dist"), this.folder, { recursive: true });
    const program = join(root, "tools/serve.mjs");
    const port = String(4900 + (test.info().parallelIndex + 1) * 10);
    const server = spawn(process.execPath, [program, "--port", port, "--from", this.folder], {
      stdio: ["ignore", "ignore", "pipe"],
    });
    this.#server = server;
    this.address = await new Promise<string>((resolve) => {
      server.stderr.on("data", (output: Buffer) => {
        const [found] = /http:\S+/.exec(String(output)) ?? [];
        if (found) resolve(found);
      });
    });
  }

  /** Nothing answers any more. */
  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    if (!server) return;
    const ended = new Promise((resolve) => server.once("exit", resolve));
    server.kill("SIGKILL");
    await ended;
  }

  /** Puts a new version in the place of the one that is there: all scripts have other names, and the old ones are gone. */
  publish(): void {
    const next = `${this.folder}-2`;
    cpSync(this.folder, next, { recursive: true });
    const scripts = readdirSync(join(next, "assets")).filter((name) => name.endsWith(".js"));
    const reversed = (digest: string): string => [...digest].reverse().join("");
    const renamed = new Map(
      scripts.map((name) => [name, name.replace(/(?<=-)[\w-]{8}(?=\.js$)/, (digest) => reversed(digest))]),
    );
    for (const path of readdirSync(next, { recursive: true, encoding: "utf8" })) {
      if (!/\.(?:html|js)$/.test(path)) continue;
      let text = readFileSync(join(next, path), "utf8");
      for (const [from, to] of renamed) text = text.replaceAll(from, to);
      // Its own mark, and other digests of the files whose names stay.
      if (path === "index.html") text = text.replace("<title>", '<meta name="version" content="2" /><title>');
      if (path === "service-worker.js") text = text.replaceAll('"revision":"', '"revision":"2');
      write(join(next, path), text);
    }
    for (const [from, to] of renamed) renameSync(join(next, "assets", from), join(next, "assets", to));
    write(join(next, "service-worker.js"), withDigests(next));
    rmSync(this.folder, { recursive: true });
    renameSync(next, this.folder);
  }
}

/** Writes a file of a newer version. Last-Modified counts seconds: two versions of one second would be the same to the browser. */
function write(path: string, text: string): void {
  writeFileSync(path, text);
  const later = new Date(Date.now() + 2000);
  utimesSync(path, later, later);
}

/** The service worker of a site, with the digests of the site's files as they are now. */
function withDigests(folder: string): string {
  const list = /("url":"([^"]+)","revision":[^,]+,"integrity":)"[^"]+"/g;
  return readFileSync(join(folder, "service-worker.js"), "utf8").replace(list, (_, start: string, url: string) => {
    const digest = createHash("sha256").update(readFileSync(join(folder, url)));
    return `${start}"sha256-${digest.digest("base64")}"`;
  });
}

const test = base.extend<{ site: Site }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants to see that nothing is taken
  site: async ({}, use) => {
    const site = new Site();
    await site.start();
    await use(site);
    await site.stop();
    rmSync(join(site.folder, ".."), { recursive: true, force: true });
  },
});

test.use({ serviceWorkers: "allow" });

/** Waits until every file of the page is on this device. */
async function complete(page: Page): Promise<void> {
  const isComplete = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return registration?.active?.state === "activated" && navigator.serviceWorker.controller !== null;
    });
  // Some 200 files, each with its digest.
  await expect.poll(isComplete, { timeout: 40_000 }).toBe(true);
}

const lab = (page: Page) => page.getByRole("region", { name: /Similarity by the length/ }).first();

test("after the first complete load everything works without a server, in the open page and in a new one", async ({
  page,
  site,
  context,
}) => {
  await page.goto(site.address);
  await complete(page);
  await site.stop();
  const content = "BT /F1 12 Tf 40 700 Td (A few words that a PDF holds) Tj ET";
  const paper = file("paper.pdf", Buffer.from(pdf([content])));
  // The page that was open when its service worker came, and its workers: nothing of this was loaded before.
  await choose(page, [...essays, paper]);
  await expect(pairLink(page, "ann.txt", "bob.txt")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Documents 4/ })).toBeVisible();
  await page.close();
  // Another one: every reader, the Lab, the licences.
  await context.setOffline(true);
  const next = await context.newPage();
  await next.goto(site.address);
  await expect(next.getByRole("button", { name: "Choose files" })).toBeVisible();
  const formats = everyFormat("A sentence that every one of these files holds, in just these words and no others.");
  await choose(next, [
    ...essays,
    ...Object.entries(formats).map(([name, bytes]) => file(name, Buffer.from(bytes as Uint8Array))),
    paper,
  ]);
  await expect(pairLink(next, "ann.txt", "bob.txt")).toBeVisible();
  await expect(next.getByText(/was not read|were not read/)).toBeHidden();
  await next.getByRole("link", { name: "How it works" }).click();
  await lab(next).getByRole("button", { name: /^Run/ }).click();
  await expect(lab(next).getByRole("list", { name: "The papers’ claims" })).toBeVisible();
  await next.getByText("Licences of the software in this page").click();
  await expect(next.locator(".front__licences pre")).toContainText("workbox-precaching");
});

test("without a server, the page opens at the address of each of its views", async ({ page, site, context }) => {
  await page.goto(site.address);
  await complete(page);
  await page.close();
  await site.stop();
  const next = await context.newPage();
  await next.goto(`${site.address}?workers=1#/how`);
  await expect(lab(next)).toBeVisible();
});

test("what reads pictures is no part of the copy, and stays on this device once it was used", async ({
  page,
  site,
  context,
}) => {
  const kept = () =>
    page.evaluate(async () => {
      const keys = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return keys.flat().filter(({ url }) => /tesseract|traineddata/.test(url)).length;
    });
  await page.goto(site.address);
  await complete(page);
  expect(await kept()).toBe(0);
  const picture = {
    name: "sign.png",
    mimeType: "image/png",
    buffer: await signOf(page, "SILENCE PLEASE IN THE LIBRARY"),
  };
  const read = async (at: Page) => {
    await choose(at, [picture]);
    await at.getByRole("button", { name: "Read the pictures" }).click();
    await at.getByRole("link", { name: /^Documents/ }).click();
    await expect(at.getByText("Read from a picture")).toBeVisible();
  };
  await read(page);
  // Its script, its WebAssembly and the data of one language.
  expect(await kept()).toBe(3);
  await site.stop();
  await context.setOffline(true);
  const next = await context.newPage();
  await next.goto(site.address);
  await read(next);
  // What no version has any more goes when no page needs it.
  const old = (at: Page) => at.evaluate(async () => (await caches.match("./assets/tesseract-old")) !== undefined);
  await next.evaluate(async () => (await caches.open("lookalike-later")).put("./assets/tesseract-old", new Response()));
  expect(await old(next)).toBe(true);
  await page.close();
  await next.close();
  const last = await context.newPage();
  await last.goto(site.address);
  await expect.poll(() => old(last)).toBe(false);
  expect(
    await last.evaluate(async () => (await (await caches.open("lookalike-later")).keys()).length),
  ).toBeGreaterThanOrEqual(3);
});

/** A picture of a line of text. */
async function signOf(page: Page, text: string): Promise<Buffer> {
  const base64 = await page.evaluate(async (words) => {
    const canvas = new OffscreenCanvas(900, 200);
    const pen = canvas.getContext("2d");
    if (!pen) throw new Error("no canvas");
    pen.fillStyle = "#fff";
    pen.fillRect(0, 0, 900, 200);
    pen.fillStyle = "#000";
    pen.font = "36px serif";
    pen.fillText(words, 60, 110);
    const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  }, text);
  return Buffer.from(base64, "base64");
}

test("a new version is announced and never forced; open pages miss nothing, and old files go when nobody needs them", async ({
  page,
  site,
  context,
}) => {
  await page.goto(site.address);
  await complete(page);
  await choose(page, essays);
  await expect(pairLink(page, "ann.txt", "bob.txt")).toBeVisible();
  site.publish();
  const second = await context.newPage();
  await second.goto(site.address);
  const line = (at: Page) => at.locator(".line", { hasText: "A new version of Lookalike is ready" });
  await expect(line(second)).toBeVisible();
  await expect(line(page)).toContainText("Your documents are not kept and would be gone");
  expect(await second.locator('meta[name="version"]').count()).toBe(0);
  await line(second).getByRole("button", { name: "Reload", exact: true }).click();
  await expect(second.locator('meta[name="version"]')).toHaveCount(1);
  // The first page was not touched, and opens what it had not opened yet: a script that no server has any more.
  await expect(pairLink(page, "ann.txt", "bob.txt")).toBeVisible();
  await page.getByRole("link", { name: "How it works" }).click();
  await expect(lab(page)).toBeVisible();
  const content = "BT /F1 12 Tf 40 700 Td (A few words that a PDF holds) Tj ET";
  await choose(page, [file("paper.pdf", Buffer.from(pdf([content])))]);
  await expect(page.getByRole("link", { name: /^Documents 4/ })).toBeVisible();
  // Kept, and reloaded by its own button: the work is there in the new version.
  await page.getByRole("button", { name: "Keep my work on this device" }).click();
  await expect(page.getByText(/4\sdocuments are kept/)).toBeVisible();
  await second.close();
  await page.reload();
  await expect(page.locator('meta[name="version"]')).toHaveCount(1);
  await expect(page.locator(".line", { hasText: /Reopened your work/ })).toBeVisible();
  const old = () =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return keys.flat().filter(({ url }) => /\/(how|lab)-.*\.js/.test(url)).length;
    });
  // The Lab itself and its messages in three languages, each once.
  await expect.poll(old).toBe(4);
});

test("a page that starts while a new version is being fetched takes nothing away from it", async ({
  page,
  site,
  context,
}) => {
  await page.goto(site.address);
  await complete(page);
  site.publish();
  // The last file of the new version comes late.
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const asked = new Promise<void>((resolve) => {
    void context.route(/offline\/register\.js/, async (route) => {
      resolve();
      await released;
      await route.continue();
    });
  });
  const second = await context.newPage();
  await second.goto(site.address);
  await asked;
  await page.close();
  await second.evaluate(() => navigator.serviceWorker.controller?.postMessage("page-started"));
  // What follows has time to be done.
  await second.waitForTimeout(1000);
  release();
  await expect(second.locator(".line", { hasText: "A new version of Lookalike is ready" })).toBeVisible();
  await second.close();
  await site.stop();
  const third = await context.newPage();
  await third.goto(site.address);
  await expect(third.locator('meta[name="version"]')).toHaveCount(1);
  await expect(third.getByRole("button", { name: "Choose files" })).toBeVisible();
});

test("a copy is not made of two versions: what was fetched while one replaced the other is fetched again", async ({
  page,
  site,
  context,
}) => {
  // The page is of another version than the list of its files.
  const start = join(site.folder, "index.html");
  const right = readFileSync(start, "utf8");
  write(start, right.replace("<title>", '<meta name="version" content="2" /><title>'));
  // A file that comes before it in the list is held until somebody looks: a copy that has failed is gone, and so is its worker.
  const watched = new Promise<void>((resolve) => void page.exposeFunction("watched", resolve));
  await context.route(/icon-192\.png$/, async (route) => {
    await watched;
    await route.continue();
  });
  await page.goto(site.address);
  const outcome = await page.evaluate(async () => {
    for (;;) {
      const worker = (await navigator.serviceWorker.getRegistration())?.installing;
      if (!worker) await new Promise((resolve) => setTimeout(resolve, 5));
      else
        return new Promise((resolve) => {
          worker.addEventListener("statechange", () => resolve(worker.state));
          (Reflect.get(globalThis, "watched") as () => void)();
        });
    }
  });
  expect(outcome).toBe("redundant");
  write(start, right);
  await page.reload();
  await complete(page);
  await site.stop();
  await page.reload();
  await expect(page.getByRole("button", { name: "Choose files" })).toBeVisible();
  await expect(page.locator('meta[name="version"]')).toHaveCount(0);
});

test("Keep my work and reload brings the documents into the new version", async ({ page, site, context }) => {
  await page.goto(site.address);
  await complete(page);
  await choose(page, essays);
  await expect(pairLink(page, "ann.txt", "bob.txt")).toBeVisible();
  site.publish();
  const second = await context.newPage();
  await second.goto(site.address);
  await page.getByRole("button", { name: "Keep my work and reload" }).click();
  await expect(page.locator('meta[name="version"]')).toHaveCount(1);
  await expect(pairLink(page, "ann.txt", "bob.txt")).toBeVisible();
});

test.describe("without a service worker", () => {
  test.use({ serviceWorkers: "block" });

  test("a lost part of the page gives a message and a way on that keeps the work", async ({ page, site }) => {
    await page.goto(site.address);
    await choose(page, essays);
    await expect(pairLink(page, "ann.txt", "bob.txt")).toBeVisible();
    site.publish();
    await page.getByRole("link", { name: "How it works" }).click();
    const alert = page.getByRole("alert").filter({ hasText: "could not be loaded" });
    await expect(alert).toContainText("Your documents are still here");
    await alert.getByRole("button", { name: "Keep my work and reload" }).click();
    await expect(lab(page)).toBeVisible();
    await page.getByRole("link", { name: /^Pairs/ }).click();
    await expect(pairLink(page, "ann.txt", "bob.txt")).toBeVisible();
  });
});
