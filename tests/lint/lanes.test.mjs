// Suites that run beside each other print as if they had run in turn.
import assert from "node:assert/strict";
import { test } from "node:test";
import { runInLanes } from "../../tools/lanes.mjs";
import { printed, run, say } from "../../tools/run.mjs";

/** A stream that keeps what is written. */
function sink() {
  const written = [];
  return { written, write: (text) => written.push(text) };
}

/** What one task waits for and another reaches. */
function meeting() {
  let reach = () => {};
  const reached = new Promise((resolve) => {
    reach = resolve;
  });
  return { reach, reached };
}

test("lanes run beside each other, and what they print comes in their order", async () => {
  const stream = sink();
  const [secondHasPrinted, firstMayEnd] = [meeting(), meeting()];
  const first = async () => {
    say("first begins");
    await secondHasPrinted.reached;
    say("first ends");
    firstMayEnd.reach();
    return 1;
  };
  const after = async () => {
    say("after the first");
    return 2;
  };
  const second = async () => {
    say("second begins");
    secondHasPrinted.reach();
    await firstMayEnd.reached;
    printed().write("second ends\n");
    return 3;
  };
  assert.deepEqual(await runInLanes([[first, after], [second]], stream), [1, 2, 3]);
  const lines = ["first begins", "first ends", "after the first", "second begins", "second ends"];
  assert.equal(stream.written.join(""), lines.map((line) => `${line}\n`).join(""));
});

test("the first that has not ended prints at once", async () => {
  const stream = sink();
  const task = async () => {
    say("now");
    assert.deepEqual(stream.written, ["now\n"]);
  };
  await runInLanes([[task]], stream);
});

test("a program prints where its task does", async () => {
  const [outer, stream] = [sink(), sink()];
  const program = async () => {
    await run(process.execPath, ["-e", "console.log('out'); console.error('wrong')"]);
    await runInLanes([[async () => say("inside")]], outer);
  };
  await runInLanes([[program]], stream);
  assert.deepEqual(stream.written.join("").trim().split("\n").sort(), ["out", "wrong"]);
  assert.deepEqual(outer.written, ["inside\n"]);
});

test("a lane in which something breaks holds up no other's output", async () => {
  const stream = sink();
  const [isKnown, isOver] = [meeting(), meeting()];
  const broken = async () => {
    say("before");
    throw new Error("broken");
  };
  const other = async () => {
    await isKnown.reached;
    say("other");
    isOver.reach();
  };
  await assert.rejects(runInLanes([[broken], [other]], stream), /broken/);
  isKnown.reach();
  await isOver.reached;
  assert.deepEqual(stream.written, ["before\n", "other\n"]);
});
