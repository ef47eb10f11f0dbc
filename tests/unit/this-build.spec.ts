/** Tests in browsers do not run against another build's server by mistake. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "@playwright/test";
import { expectPage } from "../e2e/this-build.ts";

test("a server of another build is noticed, and what to do is said", async () => {
  const page = (name: string) => `<!doctype html><script type="module" src="./assets/${name}.js"></script>`;
  const server = createServer((_, response) => response.end(page("index-a1b2")));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  await expectPage(url, Buffer.from(page("index-a1b2")));
  await expect(expectPage(url, Buffer.from(page("index-c3d4")))).rejects.toThrow(`${url} does not serve this build`);
  server.close();
});
