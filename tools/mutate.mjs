// npm run mutate: the terminal's reader reads valid files of every format, each with a few random changes; and the engine
// compares texts with random changes under random parameters. Nothing may crash, panic, or run forever: every file must
// become a text or a line. The seed is printed, and failures are written to target/mutants.
//
// npm run mutate -- [--seconds N] [--seed N]
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { Engine, mutateFiles } from "../tests/hostile/mutate.mjs";
import { build } from "./build.mjs";
import { Failure, root, runMain, say } from "./run.mjs";

await runMain(async () => {
  const { values } = parseArgs({ options: { seconds: { type: "string" }, seed: { type: "string" } } });
  const seconds = whole("--seconds", values.seconds ?? "20");
  const seed = whole("--seed", values.seed ?? String(Date.now() % 2 ** 31));
  await build(["cli"], { trusting: true });
  say(`Seed ${seed}; --seed ${seed} repeats it.`);
  const folder = join(root, "target", "mutants");
  const failures = [];
  const fail = ({ name, bytes, reason }) => {
    mkdirSync(folder, { recursive: true });
    const path = join(folder, `${seed}-${failures.length}-${name}`);
    writeFileSync(path, bytes);
    failures.push(path);
    say(`${path}: ${reason}`);
  };
  const module = new WebAssembly.Module(readFileSync(join(root, "www/engine/pkg/lookalike_bg.wasm")));
  const until = (share) => {
    const end = Date.now() + seconds * share * 1000;
    return () => Date.now() < end;
  };
  const read = await mutateFiles({ seed, goesOn: until(0.5), fail });
  const compared = await new Engine(module).mutateTexts({ seed, goesOn: until(0.5), fail });
  say(`${read} files read and ${compared} batches of texts compared, ${failures.length} failed.`);
  if (failures.length > 0) throw new Failure(`${failures.length} mutants failed; they lie in ${folder}.`);
});

function whole(name, value) {
  const number = Number(value);
  if (Number.isInteger(number) && number >= 0) return number;
  throw new Failure(`${name} expects a whole number, got ${JSON.stringify(value)}.`);
}
