// Texts rewritten by language models and paraphrasing tools: are they listed with their originals? And students' own answers
// to one question, in which nothing was copied.
import { listedNames, listPairs, shareListed } from "./default-list.mjs";
import { sharesRun } from "./honest.mjs";
import { readFolder, readTable } from "./texts.mjs";

const folderName = "llm_rewrites";

/** By kind of rewrite, the minimum share to be listed. */
const goals = {
  gpt0: 0.99,
  gpt1: 0.99,
  gpt2: 0.99,
  gpt3: 0.99,
  polish: 0.99,
  backtranslation: 0.99,
  "quillbot-fluency": 0.99,
  "quillbot-formal": 0.99,
  "quillbot-standard": 0.985,
  "quillbot-expand": 0.985,
  dipper: 0.96,
  "quillbot-shorten": 0.97,
  "quillbot-creative": 0.96,
};
/** Maximum pairs of answers without a shared run that may be listed. */
const maxListedAnswers = 2;

export const rewrites = {
  name: folderName,
  title: "texts rewritten by language models, and students' own answers",
  source: "Mao et al., Raidar; Wu et al., DetectRL; Ibrahim et al., ChatGPT in the classroom",
  needs: ["pairs.tsv", "rewrites", "originals", "answers"].map((part) => `${folderName}/${part}`),
  evaluate({ folder, engine, note }) {
    const own = `${folder}/${folderName}`;
    const rows = [measureRewrites(engine, own), measureAnswers(engine, readFolder(`${own}/answers`, ".txt"))];
    note("rewrites and answers compared");
    return { rows };
  },
};

function measureRewrites(engine, folder) {
  const originals = readFolder(`${folder}/originals`, ".txt").map((text) => ({ ...text, role: "archive" }));
  const documents = [...readFolder(`${folder}/rewrites`, ".txt"), ...originals];
  const list = listPairs(engine, documents);
  const names = listedNames(documents, list);
  const pairs = readTable(folder, "pairs.tsv");
  const share = (wanted) =>
    shareListed(
      names,
      pairs.filter(({ kind }) => kind === wanted).map(({ rewrite, original }) => [rewrite, original]),
    );
  const kinds = Object.keys(goals);
  return {
    asked: `${pairs.length} rewrites and their originals among ${list.compared} pairs`,
    params: {},
    score: `default list: ${list.listed.length} pairs`,
    chosen: "the defaults",
    measures: Object.fromEntries(kinds.map((kind) => [`listed ${kind}`, share(kind)])),
    goals: Object.fromEntries(kinds.map((kind) => [`listed ${kind}`, goals[kind]])),
  };
}

function measureAnswers(engine, documents) {
  const list = listPairs(engine, documents);
  const unquoted = list.listed.filter(({ a, b }) => !sharesRun(documents[a].text, documents[b].text));
  return {
    asked: `nothing: students' own answers, three to a question, ${list.compared} pairs`,
    params: {},
    score: `default list: ${list.listed.length} pairs, ${Number(list.forecast.toPrecision(2))} forecast`,
    chosen: "the defaults",
    measures: { "listed without a run of twelve words": unquoted.length },
    goals: { "listed without a run of twelve words": { atMost: maxListedAnswers } },
  };
}
