import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import init, { Corpus, pairAt } from "lookalike";

const [thisYear, lastYear] = process.argv.slice(2);
const documents = [...read(thisYear, "submission"), ...read(lastYear, "archive")];

await init();
const corpus = new Corpus();
for (const document of documents) corpus.add(document);
const report = corpus.compare();
for (let i = 0; i < report.pairs.length; i++) {
  const { a, b, evidence } = pairAt(report, i);
  console.log(`${documents[a].name} ↔ ${documents[b].name}: ${evidence?.matchedA ?? 0} matched words`);
  for (const { aStart, aEnd } of corpus.passages(a, b).passages) {
    console.log(`  “${documents[a].text.slice(aStart, aEnd)}”`);
  }
}

function read(folder, role) {
  const names = readdirSync(folder)
    .sort()
    .map((name) => join(folder, name));
  return names.map((name) => ({ name, role, text: readFileSync(name, "utf8") }));
}
