// Batches in which nothing was copied: how many pairs are listed by chance, and does the engine forecast their number?
//
// Texts of one author or owner are not compared with each other, and known copies are given one owner, so every listed pair
// is a mistake, or a quotation that two texts share.
import { listPairs } from "./default-list.mjs";
import { withCorpus } from "./engine.mjs";
import { honestBatches, honestNeeds } from "./honest-batches.mjs";

/** Most pairs that may be listed, out of those that the engine forecasts, and in 20 000. */
const goals = { "listed out of the forecast": { atMost: 2 }, "listed in 20 000 pairs": { atMost: 1 } };
/** How many of a batch's listed pairs are named, and how many characters of their longest passage are quoted. */
const mostNamed = 5;
const mostQuoted = 120;

export const honest = {
  name: "honest",
  title: "batches in which nothing was copied",
  source:
    "The texts of english_books, essays, clough_stevenson, minhash_articles and textreuse_legal_ats; text/russian",
  needs: honestNeeds,
  evaluate({ folder, engine, note }) {
    const parts = honestBatches(folder).map(({ title, isPublic, batches }) => {
      const began = Date.now();
      const part = measure(engine, title, batches, isPublic);
      note(`${title}: ${((Date.now() - began) / 1000).toFixed(1)} s`);
      return part;
    });
    return { rows: parts.map(({ row }) => row), cases: parts.flatMap(({ cases }) => cases) };
  },
};

/** `batches` are compared one by one, and their counts added up. */
function measure(engine, title, batches, isPublic) {
  const lists = batches.map((documents) => ({ documents, ...listPairs(engine, documents) }));
  const sum = (count) => lists.reduce((total, list) => total + count(list), 0);
  const [compared, listed] = [sum((list) => list.compared), sum((list) => list.listed.length)];
  const forecast = sum((list) => list.forecast);
  const notAligned = sum((list) => list.notAligned);
  const row = {
    asked: `nothing: ${title}, ${compared} pairs`,
    params: {},
    score: `the default list, ${listed} pairs; ${forecast.toFixed(1)} forecast`,
    chosen: "the defaults",
    measures: {
      "listed out of the forecast": listed === 0 ? 0 : listed / forecast,
      "listed in 20 000 pairs": (20_000 * listed) / compared,
    },
    goals,
  };
  const named = lists.flatMap((list) => list.listed.map((pair) => ({ ...pair, documents: list.documents })));
  const telling = named.sort((one, other) => one.evidence.expectedByChance - other.evidence.expectedByChance);
  const lines = telling.slice(0, mostNamed).map((pair) => `${title}: ${describe(engine, pair, isPublic)}.`);
  const unread = notAligned > 0 ? [`${title}: ${notAligned} pairs were not aligned, because there were too many.`] : [];
  return { row, cases: [...lines, ...unread] };
}

/** A listed pair in words. Only what is in the public domain is quoted. */
function describe(engine, { a, b, evidence, documents }, isPublic) {
  const pair = [documents[a], documents[b]];
  const names = pair.map(({ name }) => name).join(" ↔ ");
  const counts = `${evidence.matchedA} and ${evidence.matchedB} words matched, ${evidence.verbatimA} of them verbatim`;
  return `${names}: ${counts}${isPublic ? quote(engine, pair) : ""}`;
}

/** How the first text's most telling passage begins. */
function quote(engine, pair) {
  const { passages } = withCorpus(engine, pair, (corpus) => ({ ...corpus.passages(0, 1, {}), fallbacks: [] }));
  if (passages.length === 0) return "";
  const { aStart, aEnd } = passages[0];
  const text = pair[0].text.slice(aStart, aEnd).replace(/\s+/g, " ");
  return `, “${text.length > mostQuoted ? `${text.slice(0, mostQuoted)}…` : text}”`;
}
