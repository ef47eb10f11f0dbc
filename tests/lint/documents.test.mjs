/**
 * The documents: links lead to files and headings that exist, every decision is linked from ARCHITECTURE.md, and what is read
 * first stays short.
 */

import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const DOCUMENTS = ["", "docs", "docs/decisions", "benches"].flatMap((folder) =>
  readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith(".md"))
    .map((name) => join(folder, name)),
);

/** The most lines of a document. */
const MAX_LINES = { "README.md": 100, "ARCHITECTURE.md": 200, "CHANGELOG.md": 40, "docs/evaluation.md": 250 };
const MAX_DECISION_LINES = 60;

const textOf = (path) => readFileSync(join(ROOT, path), "utf8");

/** The addresses of a document's links and pictures; code is not looked into. */
function linksIn(text) {
  const prose = text.replaceAll(/^```[\s\S]*?^```$/gm, "").replaceAll(/`[^`\n]*`/g, "");
  return [...prose.matchAll(/\]\((?<address>[^)\s]+)\)/g)].map(({ groups }) => groups.address);
}

/** The anchors of a document's headings, as GitHub makes them. */
function anchorsIn(text) {
  const headings = [...text.matchAll(/^#+ (?<words>.+)$/gm)].map(({ groups }) => groups.words);
  return headings.map((words) =>
    words
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );
}

test("links in documents lead to files and headings that exist", () => {
  assert.ok(DOCUMENTS.flatMap((path) => linksIn(textOf(path))).length > 60);
  const dead = DOCUMENTS.flatMap((path) =>
    linksIn(textOf(path))
      .filter((address) => !/^[a-z]+:/.test(address))
      .filter((address) => {
        const [file, anchor] = address.split("#");
        const target = file === "" ? path : normalize(join(dirname(path), file));
        if (!existsSync(join(ROOT, target))) return true;
        return anchor !== undefined && !anchorsIn(textOf(target)).includes(anchor);
      })
      .map((address) => `${path}: ${address}`),
  );
  assert.deepEqual(dead, []);
});

test("every decision is linked from ARCHITECTURE.md", () => {
  const linked = new Set(linksIn(textOf("ARCHITECTURE.md")));
  const decisions = DOCUMENTS.filter((path) => path.startsWith("docs/decisions/"));
  assert.ok(decisions.length > 5);
  assert.deepEqual(
    decisions.filter((path) => !linked.has(path)),
    [],
  );
});

test("what is read first stays short", () => {
  const lines = (path) => textOf(path).trimEnd().split("\n").length;
  const decisions = DOCUMENTS.filter((path) => path.startsWith("docs/decisions/"));
  const limits = [...Object.entries(MAX_LINES), ...decisions.map((path) => [path, MAX_DECISION_LINES])];
  assert.deepEqual(
    limits.filter(([path, max]) => lines(path) > max).map(([path]) => `${path}: ${lines(path)} lines`),
    [],
  );
});
