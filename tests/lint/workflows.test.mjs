/**
 * What may be published, and by whom: the workflows are read as text, job by job, and held to what SECURITY.md says.
 */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

const FOLDER = new URL("../../.github/workflows/", import.meta.url);
const workflows = readdirSync(FOLDER).map((name) => ({ name, lines: linesOf(new URL(name, FOLDER)) }));
/** What a step uses: "owner/action@commit # version". */
const PINNED = /^[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;

function linesOf(url) {
  return readFileSync(url, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.trim().startsWith("#"));
}

/** The lines below the line `key:` that are indented further than it. */
function below(lines, key) {
  const at = lines.findIndex((line) => line.trim() === `${key}:`);
  if (at === -1) return [];
  const indent = indentOf(lines[at]);
  const end = lines.findIndex((line, index) => index > at && indentOf(line) <= indent);
  return lines.slice(at + 1, end === -1 ? undefined : end);
}

function indentOf(line) {
  return line.length - line.trimStart().length;
}

function jobs({ lines }) {
  const all = below(lines, "jobs");
  const names = all.filter((line) => indentOf(line) === 2).map((line) => line.trim().replace(/:$/, ""));
  return Object.fromEntries(names.map((name) => [name, below(all, name)]));
}

test("every action is pinned by a full commit hash, with its version beside it", () => {
  const used = workflows.flatMap(({ lines }) => lines.filter((line) => /\buses\s*:/.test(line)));
  assert.ok(used.length > 0);
  for (const line of used) {
    const action = line.replace(/^\s*(- )?uses: /, "");
    assert.match(action, PINNED, "an action must be named by a commit of 40 hexadecimal digits and # vX.Y.Z");
  }
});

test("the page is published by one job alone, after the tests, from the folder that they ran on", () => {
  const deploying = workflows.flatMap((workflow) =>
    Object.values(jobs(workflow))
      .filter((job) => job.some((line) => line.includes("actions/deploy-pages@")))
      .map((job) => ({ job, others: jobs(workflow) })),
  );
  assert.equal(deploying.length, 1);
  const [{ job, others }] = deploying;
  const needed = job
    .find((line) => line.trim().startsWith("needs:"))
    ?.split(":")[1]
    .trim();
  assert.ok(others[needed] !== undefined, "the job that publishes needs another job");
  const uploads = workflows.flatMap(({ lines }) => lines.filter((line) => line.includes("upload-pages-artifact@")));
  assert.equal(uploads.length, 1);
  const steps = others[needed];
  const tests = steps.findIndex((line) => line.trim() === "- run: .ci/run");
  const upload = steps.indexOf(uploads[0]);
  assert.ok(tests !== -1 && tests < upload, "the artifact is uploaded by the job of the tests, after them");
  // Nothing that builds comes between, a step that fails stops the job, and the deploying job runs no command of ours.
  assert.ok(!steps.slice(tests + 1).some((line) => /\brun:/.test(line)));
  assert.ok(!steps.some((line) => /continue-on-error|always\(\)|failure\(\)|cancelled\(\)/.test(line)));
  assert.ok(!job.some((line) => /\brun:|continue-on-error|always\(\)|failure\(\)|cancelled\(\)/.test(line)));
  assert.match(readFileSync(new URL("../../.ci/run", import.meta.url), "utf8"), /^npm test$/m);
});

test("only the job that publishes may write, and only the page", () => {
  for (const workflow of workflows) {
    assert.deepEqual(below(workflow.lines, "permissions").slice(0, 1), ["  contents: read"], workflow.name);
    const top = workflow.lines.slice(0, workflow.lines.indexOf("jobs:"));
    assert.ok(!top.some((line) => /\bwrite\b/.test(line)), workflow.name);
    for (const [name, job] of Object.entries(jobs(workflow))) {
      const rights = job.filter((line) => /: write$/.test(line)).map((line) => line.trim());
      const publishes = job.some((line) => line.includes("actions/deploy-pages@"));
      assert.deepEqual(rights, publishes ? ["pages: write", "id-token: write"] : [], name);
      assert.ok(!job.some((line) => line.includes("write-all")), name);
    }
  }
});

test("no workflow runs on events that give a stranger's code the rights of this repository", () => {
  for (const { name, lines } of workflows) {
    assert.ok(!lines.some((line) => /pull_request_target|workflow_run/.test(line)), name);
    assert.ok(!lines.some((line) => /\bsecrets\./.test(line)), name);
  }
});
