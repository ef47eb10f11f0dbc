// The two documents that a complete run updates: docs/evaluation.md, which has tables between handwritten notes, and
// docs/evaluation-cases.md, which is overwritten.
//
// A table is between a line <!-- Results: NAME NAME … -->, which names its corpora, and <!-- End -->; the summary is between
// <!-- Summary --> and <!-- End -->.
import { Failure } from "../run.mjs";
import { summary } from "./summary.mjs";
import { casesOf, settingsInWords, summaryOf, tableOf } from "./table.mjs";

const BLOCK = /^<!-- (?<title>Summary|Results: (?<names>[^>]+)) -->\n[\s\S]*?^<!-- End -->$/gm;

/** docs/evaluation.md with its tables updated. `circumstances`: the date and the environment of the measurement. */
export function evaluationPage(page, results, circumstances) {
  const shown = [...page.matchAll(BLOCK)].flatMap(({ groups }) => groups.names?.split(" ") ?? []);
  const names = results.map(({ corpus }) => corpus.name);
  const missing = names.filter((name) => shown.filter((each) => each === name).length !== 1);
  const unknown = shown.filter((name) => !names.includes(name));
  if (missing.length + unknown.length > 0 || !page.includes("<!-- Summary -->")) {
    throw new Failure(
      `docs/evaluation.md must have a block <!-- Summary --> and name each corpus in one block <!-- Results: … -->; look at ${[...missing, ...unknown].join(", ")}.`,
    );
  }
  return page.replaceAll(BLOCK, (_block, title, list) => {
    const own = list?.split(" ").map((name) => results.find(({ corpus }) => corpus.name === name));
    const text = own
      ? tableOf(own)
      : `${summaryOf(results, summary)}\n\n${circumstances}\n\nSettings: ${settingsInWords()}`;
    return `<!-- ${title} -->\n\n${text}\n\n<!-- End -->`;
  });
}

/** docs/evaluation-cases.md. */
export function casesPage(results, circumstances) {
  const head = `<!-- Written by npm run evaluate -->

# What went wrong, case by case

Behind the figures of [evaluation.md](evaluation.md): where each corpus comes from, and which copies were missed or wrongly
found. ${circumstances}`;
  return `${head}\n\n${casesOf(results)}\n`;
}
