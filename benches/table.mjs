// Runs → Markdown. Medians over the warm runs, and over the first calls, which are told apart.

/** A number with three significant digits where it is small, none behind the point where it is large. */
function digits(value) {
  if (value === undefined) return "–";
  const places = value >= 100 ? 0 : value >= 10 ? 1 : 2;
  return value.toFixed(places);
}

function median(values) {
  const sorted = values.filter((value) => value !== undefined).sort((a, b) => a - b);
  if (sorted.length === 0) return undefined;
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

function table(head, rows) {
  const rule = head.map((_, column) => (column === 0 ? "---" : "--:"));
  return [head, rule, ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

/** What `choose` takes of each side's runs, then each side against the first. */
function row(title, sides, measured, choose = median) {
  const chosen = sides.map(({ warm }) => choose(warm.map(measured)));
  return [title, ...chosen.map(digits), ...chosen.slice(1).map((value) => digits(ratio(value, chosen[0])))];
}

function ratio(value, yardstick) {
  return value === undefined || !(yardstick > 0) ? undefined : value / yardstick;
}

function header(first, sides) {
  const titles = sides.map(({ title }) => title);
  return [first, ...titles, ...titles.slice(1).map((title) => `${title} / ${titles[0]}`)];
}

/** One line of totals for each workload, then one of what the first call took longer than warm ones. */
export function summary(results) {
  const [{ sides }] = results;
  const rows = results.map((result) => row(result.workload.name, result.sides, total));
  const firstCalls = results.map(({ workload, sides }) => [workload.name, ...sides.map(timesLonger).map(digits)]);
  const titles = sides.map(({ title }) => title);
  return [table(header("compare, ms", sides), rows), table(["first call / warm", ...titles], firstCalls)].join("\n\n");
}

function timesLonger({ cold, warm }) {
  return ratio(median(cold.map(total)), median(warm.map(total)));
}

/** A workload, stage by stage: the warm runs, then the first calls. */
export function details({ workload, sides }) {
  const beyondText = (run) => (run.memory == null ? undefined : (run.memory - workload.bytes) / 1e6);
  const firstCalls = sides.map(({ title, cold }) => ({ title, warm: cold }));
  const warm = [
    ...times(sides),
    row("the fastest run", sides, total, (times) => Math.min(...times)),
    row("the slowest run", sides, total, (times) => Math.max(...times)),
    row("MB beyond the text after the last run", sides, beyondText, (values) => values.at(-1)),
  ];
  const cold = [
    row("warmed up before that", firstCalls, ({ warmUp }) => warmUp),
    ...times(firstCalls),
    row("the fastest", firstCalls, total, (times) => Math.min(...times)),
    row("the slowest", firstCalls, total, (times) => Math.max(...times)),
    row("MB beyond the text", firstCalls, beyondText),
  ];
  const { threshold, unit, k } = workload.params;
  const megabytes = digits(workload.bytes / 1e6);
  const { listed, totals } = sides[0].cold[0].found;
  const count = (number) => number.toLocaleString("en").replaceAll(",", " ");
  return [
    `### ${workload.name}: ${workload.about}`,
    `${count(workload.documents)} documents, ${megabytes} MB; shingles of ${k} ${unit}, Jaccard at least ${threshold}: ` +
      `${count(totals.pairsAboveThreshold)} pairs of ${count(totals.possiblePairs)}, ${count(listed)} listed.`,
    table(header("warm, ms", sides), warm),
    table(header("first call, ms", sides), cold),
  ].join("\n\n");
}

function times(sides) {
  const stages = sides[0].warm[0].stages.map(([stage]) => stage);
  const timeOf = (wanted) => (run) => run.stages.find(([stage]) => stage === wanted)?.[1];
  return [
    row("hand over, with digest", sides, ({ handOver }) => handOver),
    ...stages.map((stage) => row(stage, sides, timeOf(stage))),
    row("**compare, all stages**", sides, total),
  ];
}

function total(run) {
  return run.total;
}
