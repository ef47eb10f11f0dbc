import { type DocumentInput, type Role, WorkerCorpus } from "lookalike/worker";

const button = document.querySelector("button");
const output = document.querySelector("pre");

button?.addEventListener("click", async () => {
  const documents = [...(await read("submission")), ...(await read("archive"))];
  output?.replaceChildren((await comparison(documents)).join("\n"));
});

async function read(role: Role): Promise<DocumentInput[]> {
  const files = document.querySelector<HTMLInputElement>(`#${role}`)?.files ?? [];
  const texts = [...files].map(async (file) => ({ name: file.webkitRelativePath, role, text: await file.text() }));
  return (await Promise.all(texts)).sort((x, y) => (x.name < y.name ? -1 : 1));
}

async function comparison(documents: DocumentInput[]): Promise<string[]> {
  const corpus = new WorkerCorpus();
  await corpus.addAll(documents);
  // An abort stops the workers at once.
  const report = await corpus.compare({}, { signal: AbortSignal.timeout(60_000) });
  const lines: string[] = [];
  for (const pair of report.pairs) {
    lines.push(`${pair.a.name} ↔ ${pair.b.name}: ${pair.evidence?.matchedA ?? 0} matched words`);
    for (const { aStart, aEnd } of await pair.passages()) lines.push(`  “${pair.a.text?.slice(aStart, aEnd)}”`);
  }
  corpus.free();
  return lines;
}
