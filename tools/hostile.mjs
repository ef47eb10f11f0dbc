// npm run hostile: runs the whole hostile corpus (tests/hostile) through the terminal command, file by file and all
// together. Prints the number of files per format, and every file that crashes the command, takes too long or too much
// memory, vanishes without a line, or controls the terminal.
//
// npm run hostile -- TEXT…    only files whose names contain one of these
import { corpus, countByFormat } from "../tests/hostile/corpus.mjs";
import { FAULTS, LIMITS, runTerminal, runTogether } from "../tests/hostile/terminal.mjs";
import { build } from "./build.mjs";
import { Failure, runMain } from "./run.mjs";

await runMain(async () => {
  await build(["cli"], { trusting: true });
  const asked = process.argv.slice(2);
  const wanted = ({ name }) => asked.length === 0 || asked.some((text) => name.includes(text));
  const chosen = function* () {
    for (const file of corpus()) if (wanted(file)) yield file;
  };
  const began = Date.now();
  const onFault = ({ fault, name, detail }) => console.log(`  ${fault.padEnd(11)}  ${name}  (${detail})`);
  const { found, totals } = await runTerminal(chosen(), { onFault });
  console.log(`\n${[...countByFormat(chosen())].map(([format, count]) => `${format} ${count}`).join(", ")}`);
  const counts = FAULTS.map((fault) => `${fault} ${found.filter((one) => one.fault === fault).length}`);
  console.log(`${totals.files} files by themselves: ${counts.join(", ")}`);
  console.log(
    `limits of a file: ${LIMITS.seconds} s of processor time, ${LIMITS.megabytes} MB; ${totals.commands} commands took ` +
      `${totals.seconds.toFixed(0)} s of it, ${((Date.now() - began) / 1000).toFixed(0)} s by the clock`,
  );
  const together = await runTogether([...chosen()]);
  const verdict =
    together.faults[0] === undefined
      ? "ended, with every line"
      : `${together.faults[0].fault}: ${together.faults[0].detail}`;
  console.log(
    `all together: ${verdict}; ${together.seconds.toFixed(0)} s of processor time, ${together.megabytes.toFixed(0)} MB`,
  );
  if (found.length + together.faults.length > 0)
    throw new Failure(`${found.length + Math.min(1, together.faults.length)} faults.`);
});
