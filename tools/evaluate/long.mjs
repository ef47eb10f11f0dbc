// Two long papers: paragraphs of one, rewritten by a language model, are in the other. Where are they?
import { detectPassages, readCases } from "./detections.mjs";
import { plagdet } from "./plagdet.mjs";
import { readTable, readText } from "./texts.mjs";

const folderName = "pan25_long";

export const long = {
  name: folderName,
  title: "long papers with rewritten paragraphs",
  source: "PAN 2025, generated plagiarism detection, public sample",
  needs: ["pairs.tsv", "cases.tsv", "susp", "src"].map((part) => `${folderName}/${part}`),
  evaluate({ folder, engine }) {
    const own = `${folder}/${folderName}`;
    const pairs = readTable(own, "pairs.tsv");
    const cases = readCases(own, "cases.tsv");
    const found = (list) => detectPassages(engine, list, (path) => readText(own, path), {});
    const copied = found(pairs.filter(({ kind }) => kind === "plagiarism"));
    const others = found(pairs.filter(({ kind }) => kind !== "plagiarism"));
    const row = {
      asked: `${cases.length} rewritten paragraphs in two papers of 25,000 words, and nothing in another pair`,
      params: {},
      score: `passages, ${copied.length} found`,
      chosen: "the defaults; they were chosen in sight of this pair",
      measures: { ...plagdet(cases, copied), "passages found where there are none": others.length },
      goals: { plagdet: 0.75, "passages found where there are none": { atMost: 0 } },
      known: [
        { figure: "plagdet 0.536", source: "the best of PAN 2025, other documents, embeddings by a large model" },
      ],
    };
    return { rows: [row] };
  },
};
