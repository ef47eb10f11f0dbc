// What a signature takes in WebAssembly, by family and by shingles: each is signed over and over for some milliseconds,
// after a while for V8 to compile it as well as it can, and the median of several such stretches is told.
import { readFileSync } from "node:fs";

const families = ["one permutation (default)", "multiplicative", "modular", "MurmurHash3", "Jenkins"];
const sizes = [200, 2000];
const stretches = 9;
/** Shingles to be signed in a stretch: some tens of milliseconds. */
const aStretch = [4e6, 4e6, 1.5e6, 3e5, 3e5];

/** A row for each family: its name and, for each size, the median and the fastest, in nanoseconds a shingle. */
export function timeSigning(file) {
  const module = new WebAssembly.Module(readFileSync(file));
  // The engine's own bindings are not called.
  const imports = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    imports[from] ??= {};
    imports[from][name] = () => 0;
  }
  const { sign } = new WebAssembly.Instance(module, imports).exports;
  return families.map((name, family) => ({
    name,
    times: sizes.map((shingles) => {
      const times = Math.ceil(aStretch[family] / shingles);
      for (let warm = 0; warm < 3; warm++) sign(family, shingles, times);
      const all = Array.from({ length: stretches }, () => {
        const began = performance.now();
        sign(family, shingles, 0); // making the sets, which is not to be counted
        const made = performance.now();
        sign(family, shingles, times);
        return ((performance.now() - made - (made - began)) * 1e6) / (times * shingles);
      }).sort((a, b) => a - b);
      return { shingles, median: all[stretches >> 1], fastest: all[0] };
    }),
  }));
}

/** The rows as a table. */
export function signingTable(rows) {
  const columns = sizes.flatMap((shingles) => [`${shingles} shingles`, "the fastest"]);
  const cells = ({ name, times }) => [name, ...times.flatMap(({ median, fastest }) => [median, fastest].map(shown))];
  const line = (entries) => `| ${entries.join(" | ")} |`;
  return [
    line(["signatures of 128, ns a shingle", ...columns]),
    line(["---", ...columns.map(() => "--:")]),
    ...rows.map((row) => line(cells(row))),
  ].join("\n");
}

const shown = (number) => (number < 10 ? number.toFixed(2) : number.toFixed(1));
