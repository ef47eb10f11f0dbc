import init, { Corpus, type DocumentInput, type Role } from "lookalike";

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
  corpus.addAll(documents);
  const lines: string[] = [];
  for (const pair of corpus.compare().pairs) {
    lines.push(`${pair.a.name} ↔ ${pair.b.name}: ${pair.evidence?.matchedA ?? 0} matched words`);
    for (const { aStart, aEnd } of pair.passages()) lines.push(`  “${pair.a.text?.slice(aStart, aEnd)}”`);
  }
  corpus.free();
  return lines;
}
