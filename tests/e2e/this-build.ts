/**
 * Before tests in browsers: what answers on the port must be this build. A server that was there already is used, and it may serve
 * another folder. The page names its files by their content, so that two builds differ in it.
 */
import { readFile } from "node:fs/promises";
import type { FullConfig } from "@playwright/test";

const built = new URL("../../dist/index.html", import.meta.url);

export default async function checkServer({ webServer }: FullConfig): Promise<void> {
  if (webServer?.url) await expectPage(webServer.url, await readFile(built));
}

/** Fails if another page is served at an address. */
export async function expectPage(url: string, page: Uint8Array): Promise<void> {
  const served = Buffer.from(await (await fetch(url)).arrayBuffer());
  if (served.equals(page)) return;
  throw new Error(
    `The server at ${url} does not serve this build. Stop it, or give the tests another port: LOOKALIKE_TEST_PORT=4180`,
  );
}
