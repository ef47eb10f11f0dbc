// Scanned books and codes of law of the 19th century: copies with misrecognised letters.
import { errorsOf, findPairs, lshMeasures, pairOf } from "./found.mjs";
import { readFolder } from "./texts.mjs";

/**
 * The true copies. The corpus's description names one pair in each folder. Two more of the books are volumes with a second
 * book bound in, which is also a file of its own: one contains the "Thoughts on Popery", the other the life of Baxter.
 */
const copies = {
  legal: [["ca1851-match.txt", "ny1850-match.txt"]],
  ats: [
    ["remember00palm.txt", "remembermeorholy00palm.txt"],
    ["practicalthought00nev.txt", "thoughtsonpopery00nevi.txt"],
    ["calltounconv00baxt.txt", "lifeofrevrichard00baxt.txt"],
  ],
};
const kinds = { legal: "sections of law", ats: "scanned books" };

export const textreuse = {
  name: "textreuse_legal_ats",
  title: "codes of law and scanned books",
  source: "The example texts of the R package textreuse, https://github.com/ropensci/textreuse, folder `inst/extdata`",
  needs: Object.keys(copies).map((part) => `textreuse_legal_ats/${part}`),
  evaluate({ folder, engine }) {
    const parts = Object.keys(copies).map((part) => measure(engine, `${folder}/textreuse_legal_ats/${part}`, part));
    return { rows: parts.map(({ row }) => row), cases: parts.flatMap(({ cases }) => cases) };
  },
};

function measure(engine, folder, part) {
  const documents = readFolder(folder, ".txt");
  const truth = new Set(copies[part].map(([a, b]) => pairOf(a, b)));
  const params = { k: 5, threshold: 0.2 };
  const result = findPairs(engine, documents, params, truth);
  const row = {
    asked: `${part}: ${truth.size} copied among ${documents.length} ${kinds[part]}`,
    setting: "Essays",
    params,
    score: "Jaccard",
    threshold: params.threshold,
    chosen: "the default",
    measures: { ...result.measures, ...lshMeasures(result.report) },
    goals: { precision: 1, recall: 1 },
  };
  return { row, cases: errorsOf(part, result) };
}
