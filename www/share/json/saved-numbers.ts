/**
 * The numbers of a saved result as they stand in its file, for the page to hold against those that it counts itself
 * (./compare-numbers.ts). Nothing else is made of them: what the page shows is always counted anew.
 *
 * The file is untrusted. An invalid number is just another difference, so only a list longer than any that Lookalike writes is
 * refused. Numbers are kept in a few columns, because a million pairs as objects would not fit beside the report.
 */

/** The pairs of a file, a column a number. NaN: no number stands there. */
export interface SavedPairs {
  readonly a: Uint32Array;
  readonly b: Uint32Array;
  readonly matchedA: Float64Array;
  readonly matchedB: Float64Array;
  /** Of all other numbers. */
  readonly others: Float64Array;
}

/** The documents of a file, by their places in it. */
export interface SavedDocuments {
  readonly words: Float64Array;
  /** Of names and all other numbers; of owners, too, where `withOwners` says so. */
  readonly others: Float64Array;
  readonly withOwners: boolean;
}

/** The numbers that a saved result's file states. */
export interface SavedNumbers {
  /** The engine's parameters: what the result was made with. */
  readonly params: Readonly<Record<string, string | number | boolean>>;
  /** Of whether it was counted or estimated, and what was done without for want of memory. */
  readonly how: number;
  readonly documents: SavedDocuments;
  readonly pairs: SavedPairs;
  readonly totals: Readonly<Record<string, number | null>>;
  readonly groups: number;
  /** Whether passages were excluded by hand, which changes one of the totals. */
  readonly hasExclusions: boolean;
}

/** The place of a document that there is not. */
export const NOWHERE = 0xffffffff;

/** More than a file that is opened can hold: each takes some hundred bytes. */
const MAX_PAIRS = 3_000_000;
const MAX_FIELDS = 200;
const MAX_TEXT = 100;

/** An object of a file, or one out of a report that has the same names. */
export type Data = Readonly<Record<string, unknown>>;

const EVIDENCE = ["verbatimA", "verbatimB", "longest", "passages", "expectedByChance", "score"] as const;

const PAIR = [
  ...["shared", "union", "jaccard", "containmentAInB", "containmentBInA", "sorensen", "overlap"],
  ...["estimate", "estimateLow", "estimateHigh", "candidate", "group"],
];

const DOCUMENT = [
  ...["name", "language", "tokens", "quoted", "referenced", "shingles", "distinct", "inTemplate", "common"],
  ...["compared", "weight", "group"],
];

const REPAIRS = ["invisible", "backwards", "lookAlike", "styled", "spacedOut", "open"] as const;

/** The numbers in a file's data; null where a list is longer than any of ours. */
export function savedNumbersOf(file: Data): SavedNumbers | null {
  const [documents, pairs] = [listOf(file["documents"]), listOf(file["pairs"])];
  const exclusions = exclusionsOf(file["excludedPassages"]);
  if (pairs.length > MAX_PAIRS) return null;
  const withOwners = documents.some((document) => Object.hasOwn(dataOf(document), "owner"));
  return {
    params: paramsOf(file["params"]),
    how: howOf(file),
    documents: {
      words: Float64Array.from(documents, (document) => numberOf(dataOf(document)["words"])),
      others: Float64Array.from(documents, (document) => documentFingerprint(dataOf(document), withOwners)),
      withOwners,
    },
    pairs: pairsOf(pairs, exclusions),
    totals: totalsOf(file["totals"]),
    groups: groupsFingerprint(file["groups"]),
    hasExclusions: exclusions.size > 0,
  };
}

/** Used again for each pair: there may be a million. */
const values: unknown[] = [];

/** Of a pair's numbers but its matched words: of one in a file, or out of a report. */
export function pairFingerprint(pair: Data, evidence: Data): number {
  values.length = 0;
  for (const name of PAIR) values.push(pair[name]);
  for (const name of EVIDENCE) values.push(evidence[name]);
  return fingerprintOf(values);
}

/** Of a document's name and numbers but its words, and of its owner. */
export function documentFingerprint(document: Data, withOwner: boolean): number {
  const repairs = dataOf(document["repairs"]);
  return fingerprintOf([
    ...DOCUMENT.map((name) => document[name]),
    ...REPAIRS.map((name) => repairs[name]),
    ...(withOwner ? [document["owner"]] : []),
  ]);
}

/** Of the groups and their documents. */
export function groupsFingerprint(groups: unknown): number {
  function* values(): Generator<unknown> {
    for (const group of listOf(groups)) {
      const { number, documents } = dataOf(group);
      yield number;
      yield* listOf(documents);
      yield null;
    }
  }
  return fingerprintOf(values());
}

/** Of how similarities were found. */
export function howOf({ exact, fallbacks }: Data): number {
  return fingerprintOf([exact, ...listOf(fallbacks)]);
}

/** Pairs by the numbers that the engine found in them; where passages are excluded, these stand beside those without them. */
function pairsOf(pairs: readonly unknown[], exclusions: ReadonlyMap<string, readonly [number, number]>): SavedPairs {
  const { length } = pairs;
  const columns = {
    ...{ a: new Uint32Array(length), b: new Uint32Array(length) },
    ...{ matchedA: new Float64Array(length), matchedB: new Float64Array(length), others: new Float64Array(length) },
  };
  for (const [row, value] of pairs.entries()) {
    const pair = dataOf(value);
    const [a, b] = [placeOf(pair["a"]), placeOf(pair["b"])];
    const evidence = evidenceOf(pair, exclusions.size > 0 ? exclusions.get(`${a}/${b}`) : undefined);
    columns.a[row] = a;
    columns.b[row] = b;
    columns.matchedA[row] = matchedOf(evidence, "matchedA");
    columns.matchedB[row] = matchedOf(evidence, "matchedB");
    columns.others[row] = pairFingerprint(pair, evidence);
  }
  return columns;
}

/** What the engine found in a pair, unless that does not go with the numbers that are left without excluded passages. */
function evidenceOf(pair: Data, excluded: readonly [number, number] | undefined): Data {
  const left = dataOf(pair["evidence"]);
  if (pair["foundEvidence"] === undefined) return left;
  const found = dataOf(pair["foundEvidence"]);
  const [ofA, ofB] = excluded ?? [0, 0];
  const fits = (name: "matchedA" | "matchedB", words: number): boolean =>
    numberOf(left[name]) === Math.max(0, numberOf(found[name]) - words);
  return fits("matchedA", ofA) && fits("matchedB", ofB) ? found : left;
}

/** A number of matched words; 0 for a pair without evidence. */
export function matchedOf(evidence: Data, name: "matchedA" | "matchedB"): number {
  return Object.hasOwn(evidence, name) ? numberOf(evidence[name]) : 0;
}

/** The matched words of all passages that are excluded from a pair, by the places of its documents. */
function exclusionsOf(value: unknown): ReadonlyMap<string, readonly [number, number]> {
  return new Map(
    listOf(value).map((each) => {
      const { a, b, passages } = dataOf(each);
      const sum = (name: string): number =>
        listOf(passages).reduce((all: number, passage) => all + numberOf(dataOf(passage)[name]), 0);
      return [`${placeOf(a)}/${placeOf(b)}`, [sum("matchedA"), sum("matchedB")]] as const;
    }),
  );
}

function paramsOf(value: unknown): SavedNumbers["params"] {
  const known = Object.entries(dataOf(value)).flatMap(([name, param]) => {
    if (typeof param === "string" && param.length > MAX_TEXT) return [];
    const isKnown = typeof param === "string" || typeof param === "number" || typeof param === "boolean";
    return isKnown ? [[name, param] as const] : [];
  });
  return Object.fromEntries(known.slice(0, MAX_FIELDS));
}

function totalsOf(value: unknown): SavedNumbers["totals"] {
  const entries = Object.entries(dataOf(value)).slice(0, MAX_FIELDS);
  return Object.fromEntries(entries.map(([name, total]) => [name, total === null ? null : numberOf(total)]));
}

function placeOf(value: unknown): number {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 && value < NOWHERE ? value : NOWHERE;
}

function numberOf(value: unknown): number {
  return typeof value === "number" ? value : Number.NaN;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function dataOf(value: unknown): Data {
  return typeof value === "object" && value !== null ? (value as Data) : {};
}

// Fingerprints of lists of numbers: a pair of a saved result has some twenty of them, and a million pairs only fit into memory
// as a few columns. Equal values have equal fingerprints, whether they came out of a file or out of a report.

const float = new Float64Array(1);
const halves = new Uint32Array(float.buffer);

/** Both hashes of the list under way. In an array, for numbers of 32 bits in objects or closures would each be allocated. */
const state = new Int32Array(2);

/** 53 bits of a list of values, as a whole number: two multiplicative hashes side by side, each finished by MurmurHash3's mixer. */
export function fingerprintOf(values: Iterable<unknown>): number {
  state[0] = 0x243f6a88;
  state[1] = 0x85a308d3;
  for (const value of values) {
    if (typeof value === "number" && Number.isFinite(value)) {
      // JSON knows no negative zero.
      float[0] = value + 0;
      add(halves[0] ?? 0);
      add(halves[1] ?? 0);
    } else if (typeof value === "string") {
      add(value.length);
      for (let at = 0; at < value.length; at++) add(value.charCodeAt(at));
    } else add(KINDS.indexOf(typeof value === "number" ? null : value));
  }
  const [high = 0, low = 0] = state;
  return (mixed(high) & 0x1fffff) * 2 ** 32 + (mixed(low ^ high) >>> 0);
}

function add(word: number): void {
  const [high, low] = [state[0] ?? 0, state[1] ?? 0];
  state[0] = Math.imul((high << 7) ^ (high >>> 25) ^ word, 0x01000193);
  state[1] = (Math.imul(low, 0x5bd1e995) + word) ^ (low >>> 15);
}

/** A number that is not finite becomes null in JSON. */
const KINDS: readonly unknown[] = [null, true, false, undefined];

function mixed(bits: number): number {
  let x = bits | 0;
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return x ^ (x >>> 16);
}
