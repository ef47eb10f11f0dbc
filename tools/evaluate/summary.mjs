// The rows in the summary of docs/evaluation.md. A row is identified by its corpus and parts of its question (`asked`) and
// of its settings (`by`); `measures` are those to show.

const listed = (...kinds) => kinds.map((kind) => `listed ${kind}`);

export const summary = [
  {
    says: "Copied word for word: where the passages are",
    corpus: "pan13_obfuscation",
    asked: "verbatim",
    by: "passages",
    measures: ["plagdet", "precision", "recall"],
  },
  {
    says: "Obfuscated by a program, translated back, summed up: where the passages are",
    corpus: "pan13_obfuscation",
    asked: "all kinds",
    by: "passages",
    measures: ["plagdet", "precision", "recall"],
  },
  {
    says: "The same pairs among all others: share that is listed",
    corpus: "pan13_obfuscation",
    asked: "pairs with a copy",
    by: "default list",
    measures: listed("verbatim", "random", "translated", "summary"),
  },
  {
    says: "Rewritten by language models and tools: share that is listed",
    corpus: "llm_rewrites",
    asked: "rewrites and their originals",
    by: "default list",
    measures: listed("gpt0", "polish", "backtranslation", "quillbot-creative"),
  },
  {
    says: "Short answers, copied and revised",
    corpus: "clough_stevenson",
    asked: "copied or revised",
    by: "default list",
    measures: ["precision", "recall", "f1"],
  },
  {
    says: "School essays with copied parts",
    corpus: "essays",
    asked: "medium: 4 copies",
    by: "default list",
    measures: ["precision", "recall"],
  },
  {
    says: "Books in which nothing was copied: pairs listed by mistake",
    corpus: "honest",
    asked: "English books in 3572",
    by: "default list",
    measures: ["listed per 20,000 pairs"],
  },
  {
    says: "Students' answers to one question, 32,385 pairs, nothing copied: pairs listed by mistake",
    corpus: "llm_rewrites",
    asked: "students' own answers",
    by: "default list",
    measures: ["listed without a run of twelve words"],
  },
  {
    says: "Programs of a contest, copied by people, without templates",
    corpus: "conplag_train",
    asked: "copies",
    by: "listed with evidence",
    measures: ["f15", "precision", "recall"],
  },
  {
    says: "The same programs as submitted",
    corpus: "conplag_raw_train",
    asked: "copies",
    by: "listed with evidence",
    measures: ["f15", "precision", "recall"],
  },
];
