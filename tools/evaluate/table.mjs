// What the corpora came to → Markdown: one table, then what went wrong, corpus by corpus.

/** Measures with a column of their own, and the words for the others. Others yet are printed by the name they come with. */
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

/** `results` are `{ corpus, rows, cases }`, or `{ corpus, skipped }` with the reason. */
export function report(results) {
  const details = results.map(({ corpus, cases, skipped }) => {
    const lines = skipped === undefined ? cases.map((line) => `- ${line}`) : [`- Not measured: ${skipped}.`];
    const list = lines.length > 0 ? lines.join("\n") : "- Nothing went wrong.";
    return `### ${corpus.name}: ${corpus.title}\n\nSource: ${corpus.source}.\n\n${list}`;
  });
  return [table(results), "## Case by case", ...details].join("\n\n");
}

function table(results) {
  const head = [
    "Corpus",
    "To be found",
    "Settings",
    "Threshold",
    ...Object.values(columns),
    "Also",
    "Floor, published",
    "Goal",
  ];
  const rule = head.map((title) => (Object.values(columns).includes(title) ? "--:" : "---"));
  const lines = results.flatMap(({ corpus, rows, skipped }) => {
    if (skipped === undefined) return rows.map((row) => cellsOf(corpus, row));
    return [[corpus.name, `**skipped**: ${skipped}`, ...Array(head.length - 2).fill("")]];
  });
  return [head, rule, ...lines].map((cells) => `| ${cells.map(cell).join(" | ")} |`).join("\n");
}

/** A line or a bar within a cell would end it. */
function cell(text) {
  return text.replaceAll("|", "\\|").replaceAll("\n", " ");
}

function cellsOf(corpus, { asked, setting, params, score, threshold, chosen, measures, goals = {}, known = [] }) {
  const others = Object.keys(measures).filter((name) => !(name in columns));
  return [
    corpus.name,
    asked,
    `${setting === undefined ? "" : `${setting}: `}${parameters(params)}; ${score}`,
    threshold === undefined ? chosen : `${range(threshold)}, ${chosen}`,
    ...Object.keys(columns).map((name) => figure(measures[name])),
    others.map((name) => `${nameOf(name)} ${figure(measures[name])}`).join(", "),
    known.map((floor) => `${floor.figure} (${floor.source})`).join("; "),
    Object.entries(goals)
      .map(([name, goal]) => verdict(nameOf(name), measures[name], goal))
      .join("; "),
  ];
}

/** As the terminal's `--set` would have them. */
function parameters(params) {
  const given = Object.entries(params).map(([name, value]) => `${name}=${value}`);
  return given.join(" ") || "defaults";
}

/** Judged by what was measured, not by what is printed of it. */
function verdict(name, measured, goal) {
  const [wanted, reached] = judge(name, measured, goal);
  return `${wanted}: ${reached ? "reached" : "**missed**"}`;
}

/** The goal in words, and whether it is reached. */
function judge(name, measured, goal) {
  if (typeof goal === "boolean") return [name, measured === goal];
  if (typeof goal === "object") return [`${name} at most ${goal.atMost}`, measured <= goal.atMost];
  return [`${name} ${goal}`, measured >= goal];
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
