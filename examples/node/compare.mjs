import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import init, { Corpus } from "lookalike";

const [thisYear, lastYear] = process.argv.slice(2);

await init();
const corpus = new Corpus();
corpus.addAll([...read(thisYear, "submission"), ...read(lastYear, "archive")]);
for (const pair of corpus.compare().pairs) {
  console.log(`${pair.a.name} ↔ ${pair.b.name}: ${pair.evidence?.matchedA ?? 0} matched words`);
  for (const { aStart, aEnd } of pair.passages()) console.log(`  “${pair.a.text?.slice(aStart, aEnd)}”`);
}

function read(folder, role) {
  const names = readdirSync(folder)
    .sort()
    .map((name) => join(folder, name));
  // Bytes go straight to the engine; `readFileSync(name, "utf8")`, a string, would do as well.
  return names.map((name) => ({ name, role, text: readFileSync(name) }));
}
