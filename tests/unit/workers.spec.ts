/** Workers are started in one place, which binds them to the page's policy: tests/e2e/policy.spec.ts holds that it does. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";

const sources = readdirSync("www", { recursive: true, encoding: "utf8" }).filter(
  (name) => /\.tsx?$/.test(name) && !name.startsWith(join("engine", "pkg")),
);

test("no worker is started but by startWorker", () => {
  expect(sources.length).toBeGreaterThan(100);
  const starting = sources.filter((name) => /\bnew (?:Shared)?Worker\b/.test(readFileSync(join("www", name), "utf8")));
  expect(starting).toEqual(["engine/workers.ts"]);
});
