import init, { Corpus, type DocumentInput, pairAt, type Role } from "lookalike";

const button = document.querySelector("button");
const output = document.querySelector("pre");

button?.addEventListener("click", async () => {
  const documents = [...(await read("submission")), ...(await read("archive"))];
  await init();
  output?.replaceChildren(comparison(documents).join("\n"));
});

async function read(role: Role): Promise<DocumentInput[]> {
  const files = document.querySelector<HTMLInputElement>(`#${role}`)?.files ?? [];
  const texts = [...files].map(async (file) => ({ name: file.webkitRelativePath, role, text: await file.text() }));
  return (await Promise.all(texts)).sort((x, y) => (x.name < y.name ? -1 : 1));
}

function comparison(documents: DocumentInput[]): string[] {
  const corpus = new Corpus();
  for (const document of documents) corpus.add(document);
  const report = corpus.compare();
  const lines: string[] = [];
  for (let i = 0; i < report.pairs.length; i++) {
    const { a, b, evidence } = pairAt(report, i);
    lines.push(`${documents[a]?.name} ↔ ${documents[b]?.name}: ${evidence?.matchedA ?? 0} matched words`);
    for (const { aStart, aEnd } of corpus.passages(a, b).passages) {
      lines.push(`  “${documents[a]?.text.slice(aStart, aEnd)}”`);
    }
  }
  corpus.free();
  return lines;
}
