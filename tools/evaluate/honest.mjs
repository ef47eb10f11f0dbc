// Batches in which nothing was copied: how many pairs are listed by mistake, and does the engine forecast their number?
//
// Pieces of one work and known copies have the same author and are not compared. So every listed pair is either a mistake or
// shares a quotation. Pairs that share a run of twelve equal words count as quotations: neither chance nor a subject
// produces such a run, and the engine's forecast is of the others.
import { listPairs } from "./default-list.mjs";
import { withCorpus } from "./engine.mjs";
import { honestBatches, honestNeeds } from "./honest-batches.mjs";

/** A shared run of this many words is a quotation. */
const quotationWords = 12;
/** At most this many listed pairs of a batch are described, each with this many characters of its strongest passage. */
const maxNamed = 5;
const maxQuotedCharacters = 120;

export const honest = {
  name: "honest",
  title: "batches in which nothing was copied",
  source:
    "The texts of english_books, essays, clough_stevenson, minhash_articles and textreuse_legal_ats; text/russian",
  needs: honestNeeds,
  evaluate({ folder, engine, note }) {
    const parts = honestBatches(folder).map((series) => {
      const { title } = series;
      const began = Date.now();
      const part = measure(engine, series);
      note(`${title}: ${((Date.now() - began) / 1000).toFixed(1)} s`);
      return part;
    });
    return { rows: parts.map(({ row }) => row), cases: parts.flatMap(({ cases }) => cases) };
  },
};

/** Compares each batch on its own and adds up the counts. */
function measure(engine, { title, isPublic, sharesSentences, batches }) {
  const lists = batches.map((documents) => ({ documents, ...listPairs(engine, documents) }));
  const sum = (count) => lists.reduce((total, list) => total + count(list), 0);
  const [compared, forecast] = [sum((list) => list.compared), sum((list) => list.forecast)];
  const listed = lists.flatMap((list) => list.listed.map((pair) => ({ ...pair, documents: list.documents })));
  const unquoted = listed.filter(({ a, b, documents }) => !sharesRun(documents[a].text, documents[b].text));
  const per20000 = (pairs) => (20_000 * pairs.length) / compared;
  const row = {
    asked: `nothing: ${title}, ${compared} pairs`,
    params: {},
    score: `default list: ${listed.length} pairs, ${unquoted.length} unquoted, ${Number(forecast.toPrecision(2))} forecast`,
    chosen: "the defaults",
    measures: {
      "unquoted / forecast": forecast > 0 ? unquoted.length / forecast : 0,
      "unquoted pairs": unquoted.length,
      "listed per 20,000 pairs": per20000(listed),
      "unquoted per 20,000 pairs": per20000(unquoted),
      "may be rewritten": sum((list) => list.rewritten),
    },
    goals: {
      ...goalsOfForecast(forecast),
      "may be rewritten": { atMost: 0 },
      [`${sharesSentences ? "unquoted" : "listed"} per 20,000 pairs`]: { atMost: 1 },
    },
  };
  const strongest = (sharesSentences ? unquoted : listed).sort(
    (one, other) => one.evidence.expectedByChance - other.evidence.expectedByChance,
  );
  const lines = strongest.slice(0, maxNamed).map((pair) => `${title}: ${describe(engine, pair, isPublic)}.`);
  const notAligned = sum((list) => list.notAligned);
  const unread = notAligned > 0 ? [`${title}: ${notAligned} pairs were not aligned, because there were too many.`] : [];
  return { row, cases: [...lines, ...unread] };
}

/** If many pairs are forecast, at most three times as many may be listed; if few are, a handful. */
function goalsOfForecast(forecast) {
  return forecast >= 10 ? { "unquoted / forecast": { atMost: 3 } } : { "unquoted pairs": { atMost: 5 } };
}

/** Whether two texts share a run of `quotationWords` words, whatever their case and punctuation. O(n + m). */
export function sharesRun(a, b) {
  const [one, other] = [a, b].map(runsOf);
  return [...one].some((run) => other.has(run));
}

function runsOf(text) {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const count = Math.max(0, words.length - quotationWords + 1);
  return new Set(Array.from({ length: count }, (_, at) => words.slice(at, at + quotationWords).join(" ")));
}

/** A description of a listed pair. Quotes it only if it is in the public domain. */
function describe(engine, { a, b, evidence, documents }, isPublic) {
  const pair = [documents[a], documents[b]];
  const names = pair.map(({ name }) => name).join(" ↔ ");
  const counts = `${evidence.matchedA} and ${evidence.matchedB} words matched, ${evidence.verbatimA} of them verbatim`;
  return `${names}: ${counts}${isPublic ? quote(engine, pair) : ""}`;
}

/** The start of the strongest passage, from the first text. */
function quote(engine, pair) {
  const { passages } = withCorpus(engine, pair, (corpus) => ({ ...corpus.passages(0, 1, {}), fallbacks: [] }));
  if (passages.length === 0) return "";
  const { aStart, aEnd } = passages[0];
  const text = pair[0].text.slice(aStart, aEnd).replace(/\s+/g, " ");
  return `, “${text.length > maxQuotedCharacters ? `${text.slice(0, maxQuotedCharacters)}…` : text}”`;
}
