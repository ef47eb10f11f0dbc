// Formats measurements as Markdown: a table of rows, a summary of the most telling ones, and errors, corpus by corpus.
import { presets, programs } from "./settings.mjs";

/** Settings that have a name. */
const named = { ...presets, Programs: programs };

/** Measures with a column of their own, and the words for the others. Any other measure is printed by its own name. */
const columns = { precision: "Precision", recall: "Recall", f1: "F1" };
const words = {
  accuracy: "accuracy",
  auc: "AUC",
  f15: "F1.5",
  plagdet: "plagdet",
  granularity: "granularity",
  equal: "equal to the reference",
  inOrder: "kinds in order",
  copiesFirst: "copies before all other pairs",
  lshRecall: "recall of the bands",
  lshPrecision: "precision of the bands",
};

/** Everything, for the terminal. `results` are `{ corpus, rows, cases }`, or `{ corpus, skipped }` with the reason. */
export function report(results) {
  return `${tableOf(results)}\n\n${casesOf(results)}`;
}

/** A section for each corpus: its source, and its errors. */
export function casesOf(results) {
  const sections = results.map(({ corpus, cases, skipped }) => {
    const list = linesOf({ cases, skipped }).map((line) => `- ${line}`);
    return `## ${corpus.name}: ${corpus.title}\n\nSource: ${corpus.source}.\n\n${list.join("\n")}`;
  });
  return sections.join("\n\n");
}

function linesOf({ cases, skipped }) {
  if (skipped !== undefined) return [`Not measured: ${skipped}.`];
  if (cases === undefined) return ["Single cases are not listed; evaluation.md has the figures."];
  return cases.length > 0 ? cases : ["Nothing went wrong."];
}

/** The rows of these corpora. The name of a corpus and its question are only in their first row. */
export function tableOf(results) {
  const head = ["Corpus", "To be found", "Compared by", "Threshold", ...Object.values(columns), "Other figures"];
  head.push("Published");
  const lines = results.flatMap(({ corpus, rows, skipped }) => {
    if (skipped !== undefined) return [[corpus.name, `**skipped**: ${skipped}`, ...Array(head.length - 2).fill("")]];
    return rows.map((row, at) => {
      const before = rows[at - 1];
      const known = knownOf(row);
      return [
        before ? "" : corpus.name,
        before?.asked === row.asked ? "" : row.asked,
        ...cellsOf(row),
        before?.asked === row.asked && knownOf(before) === known ? "" : known,
      ];
    });
  });
  return markdown(head, lines);
}

/**
 * The rows that `chosen` names, each `{ says, corpus, asked, by, measures }`: parts of the contents of their cells, and the
 * measures to show.
 */
export function summaryOf(results, chosen) {
  const lines = chosen.flatMap(({ says, corpus: name, asked, by, measures }) => {
    const { rows = [] } = results.find(({ corpus }) => corpus.name === name) ?? {};
    const row = rows.find((each) => each.asked.includes(asked) && cellsOf(each)[0].includes(by));
    if (!row) return [];
    const figures = measures
      .map((name, at) => `${shortened(name, measures[at - 1])} ${judged(row, name, { onlyMissed: true })}`)
      .join(", ");
    return [[says, figures, knownOf(row), name]];
  });
  return markdown(["", "Measured", "Published", "Corpus"], lines);
}

function markdown(head, lines) {
  const rule = head.map((title) => (Object.values(columns).includes(title) ? "--:" : "---"));
  return [head, rule, ...lines].map((cells) => `| ${cells.map(cell).join(" | ")} |`).join("\n");
}

/** A line break or a bar within a cell would end it. */
function cell(text) {
  return text.replaceAll("|", "\\|").replaceAll("\n", " ");
}

/** Measurements with their goals; met ones can be omitted. */
function judged({ measures, goals = {} }, name, { onlyMissed = false } = {}) {
  const measured = figure(measures[name]);
  if (!(name in goals) || (onlyMissed && judge(measures[name], goals[name])[1])) return measured;
  return `${measured} (${verdict(measures[name], goals[name])})`;
}

function cellsOf(row) {
  const { setting, params, score, threshold, chosen, measures } = row;
  const others = Object.keys(measures).filter((name) => !(name in columns));
  return [
    `${comparedBy(setting, params)}; ${score}`,
    threshold === undefined ? chosen : `${range(threshold)}, ${chosen}`,
    ...Object.keys(columns).map((name) => (name in measures ? judged(row, name) : "")),
    others.map((name, at) => `${shortened(name, others[at - 1])} ${judged(row, name)}`).join(", "),
  ];
}

function knownOf({ known = [] }) {
  return known.map(({ figure: published, source }) => `${published} (${source})`).join("; ");
}

/** The name of the settings, and the parameters that they do not imply, in the form of the terminal's `--set`. */
function comparedBy(setting, params) {
  const implied = named[setting] ?? {};
  const given = Object.entries(params).filter(([name, value]) => implied[name] !== value);
  const others = given.map(([name, value]) => `${name}=${value}`).join(" ");
  if (setting === undefined) return others || "defaults";
  return others === "" ? setting : `${setting}: ${others}`;
}

/** The named settings with their parameters, in a sentence each. */
export function settingsInWords() {
  return Object.entries(named)
    .map(([name, params]) => `*${name}*: ${comparedBy(undefined, params)}.`)
    .join(" ");
}

/** A measure's name without the words that it shares with the previous one: "listed gpt0", "gpt1". */
function shortened(measure, before) {
  const name = nameOf(measure);
  const beginning = name.slice(0, name.lastIndexOf(" ") + 1);
  const isSame = beginning !== "" && before !== undefined && nameOf(before).replace(/\S*$/, "") === beginning;
  return isSame ? name.slice(beginning.length) : name;
}

/** The goal, and whether it is met: judged by the measured value, not by the printed one. */
function verdict(measured, goal) {
  const [wanted, isMet] = judge(measured, goal);
  return `${wanted}${isMet ? "met" : "**missed**"}`;
}

function judge(measured, goal) {
  if (typeof goal === "boolean") return ["", measured === goal];
  if (typeof goal === "object") return [`≤ ${goal.atMost}: `, measured <= goal.atMost];
  return [`≥ ${goal}: `, measured >= goal];
}

function nameOf(measure) {
  return columns[measure]?.toLowerCase().replace("f1", "F1") ?? words[measure] ?? measure;
}

function figure(value) {
  if (value === undefined) return "";
  return typeof value === "boolean" ? (value ? "yes" : "no") : value.toFixed(3);
}

function range(threshold) {
  const [least, largest] = [threshold].flat().map((value) => value.toFixed(3));
  return largest === undefined || largest === least ? least : `${least} to ${largest}`;
}
