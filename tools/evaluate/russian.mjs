// Russian works with passages of other works in them, copied verbatim or obfuscated by a program: the same for the same
// texts.
import { listedNames, listPairs, shareListed } from "./default-list.mjs";
import { detectPassages, nameOf } from "./detections.mjs";
import { Dice } from "./dice.mjs";
import { disguise } from "./disguise.mjs";
import { pairOf } from "./found.mjs";
import { kinds as goalsOfKinds, maxListedHonest } from "./obfuscation.mjs";
import { piecesOf } from "./pieces.mjs";
import { plagdet } from "./plagdet.mjs";
import { readFolder } from "./texts.mjs";

/** A suspicious text is one piece of a work, with passages of others inserted. */
const pieceWords = 1000;
const maxPieces = 6;
/** Number of passages, each from a source of its own. */
const passagesOfText = { min: 1, max: 3 };
const passageWords = { min: 50, max: 150 };
const kinds = ["verbatim", "random", "none"];

export const russian = {
  name: "russian_obfuscation",
  title: "Russian works with disguised copies",
  source: "Russian prose, https://github.com/d0rj/RusLit (public domain); the copies are made here",
  needs: ["text/russian"],
  evaluate({ folder, engine }) {
    const works = readFolder(`${folder}/text/russian`, ".txt").filter(({ name }) => name.startsWith("prose__"));
    const collection = plant(piecesOf(works, pieceWords, maxPieces), new Dice(1));
    const passages = measurePassages(engine, collection);
    const retrieval = measureRetrieval(engine, collection);
    return { rows: [...passages.rows, retrieval.row], cases: [...passages.cases, ...retrieval.cases] };
  },
};

/**
 * One half of the pieces are sources, the others take passages from them: all passages of one text in the same way, in every
 * third text none. Returns the `sources`, the `suspicious` texts, the `pairs` with their kind, and the planted passages
 * (`cases`).
 */
export function plant(pieces, dice) {
  const mixed = dice.shuffled(pieces);
  const half = mixed.length >> 1;
  const sources = mixed.slice(0, half);
  const planted = mixed.slice(half).map((host, at) => plantInto(host, sources, kinds[at % kinds.length], dice));
  return {
    sources,
    suspicious: planted.map(({ document }) => document),
    pairs: planted.flatMap(({ pairs }) => pairs),
    cases: planted.flatMap(({ cases }) => cases),
  };
}

/** Inserts passages of some sources between a text's sentences; for kind "none", it is only paired with them. */
function plantInto(host, sources, kind, dice) {
  const count = dice.between(passagesOfText.min, passagesOfText.max);
  const others = sources.filter(({ author }) => author !== host.author);
  const chosen = dice.shuffled(others).slice(0, count);
  const pairs = chosen.map(({ name }) => ({ susp: host.name, source: name, kind }));
  if (kind === "none") return { document: host, pairs, cases: [] };
  const sentences = sentencesOf(host.text);
  const hostWords = host.text.split(" ");
  // The positions are ascending, so that each passage shifts only the positions of later ones.
  const places = chosen.map(() => dice.between(0, sentences.length)).sort((one, other) => one - other);
  const parts = [];
  const cases = [];
  let length = 0;
  const append = (text) => {
    parts.push(text);
    length += text.length + 1;
  };
  let done = 0;
  for (const [at, source] of chosen.entries()) {
    for (; done < places[at]; done += 1) append(sentences[done]);
    const { start, text } = passageOf(source.text, dice);
    const copy = kind === "verbatim" ? text : disguise(text.split(" "), hostWords, dice).join(" ");
    const [aStart, bStart] = [length, start];
    append(copy);
    const names = { susp: host.name, source: source.name };
    const ends = { aEnd: aStart + copy.length, bEnd: bStart + text.length };
    cases.push({ ...names, pair: nameOf(names), kind, aStart, bStart, ...ends });
  }
  for (const sentence of sentences.slice(done)) append(sentence);
  return { document: { ...host, text: parts.join(" ") }, pairs, cases };
}

/** Consecutive sentences from a random place in a text, with at least the minimum words of a passage: `{ start, text }`. */
function passageOf(text, dice) {
  const wanted = dice.between(passageWords.min, passageWords.max);
  const sentences = sentencesOf(text);
  const words = sentences.map((sentence) => sentence.split(" ").length);
  const first = dice.below(sentences.length);
  let [from, to, sum] = [first, first, 0];
  while (sum < wanted && to < sentences.length) sum += words[to++];
  while (sum < wanted && from > 0) sum += words[--from];
  const start = sentences.slice(0, from).join(" ").length + (from > 0 ? 1 : 0);
  return { start, text: sentences.slice(from, to).join(" ") };
}

/** Joined by spaces, they are the text again. */
function sentencesOf(text) {
  return text.split(/(?<=[.!?…]) /);
}

function measurePassages(engine, { sources, suspicious, pairs, cases }) {
  const texts = new Map([
    ...suspicious.map(({ name, text }) => [`susp/${name}`, text]),
    ...sources.map(({ name, text }) => [`src/${name}`, text]),
  ]);
  const detections = detectPassages(engine, pairs, (path) => texts.get(path), {});
  const rows = ["verbatim", "random"].map((kind) => {
    const names = new Set(pairs.filter((pair) => pair.kind === kind).map(nameOf));
    const [own, found] = [cases, detections].map((list) => list.filter(({ pair }) => names.has(pair)));
    return {
      asked: `${own.length} passages in ${names.size} pairs, ${kind}`,
      params: {},
      score: `passages, ${found.length} found`,
      chosen: "the defaults",
      measures: plagdet(own, found),
      goals: { plagdet: goalsOfKinds[kind].plagdet },
    };
  });
  const honest = new Set(pairs.filter(({ kind }) => kind === "none").map(nameOf));
  const found = detections.filter(({ pair }) => honest.has(pair)).length;
  return { rows, cases: [`Passages found in the ${honest.size} pairs without a copy: ${found}.`] };
}

function measureRetrieval(engine, { sources, suspicious, pairs, cases }) {
  const documents = [...suspicious, ...sources.map((source) => ({ ...source, role: "archive" }))];
  const list = listPairs(engine, documents);
  const names = listedNames(documents, list);
  const label = (kind) => `listed ${kind}`;
  const ofKind = (kind) => pairs.filter((pair) => pair.kind === kind).map(({ susp, source }) => [susp, source]);
  const planted = copiedPairs(cases);
  const strangers = names.filter((name) => !planted.has(name));
  const row = {
    asked: `pairs with a copy among ${list.compared} pairs of ${suspicious.length} texts and ${sources.length} sources`,
    params: {},
    score: `default list: ${list.listed.length} pairs`,
    chosen: "the defaults",
    measures: {
      ...Object.fromEntries(kinds.map((kind) => [label(kind), shareListed(names, ofKind(kind))])),
      "listed without a copy per 20,000 pairs": (20_000 * strangers.length) / (list.compared - planted.size),
    },
    goals: {
      [label("verbatim")]: goalsOfKinds.verbatim.listed,
      [label("random")]: goalsOfKinds.random.listed,
      [label("none")]: { atMost: maxListedHonest },
    },
  };
  const line = strangers.length > 0 ? [`Listed without a planted copy: ${strangers.slice(0, 10).join("; ")}.`] : [];
  return { row, cases: line };
}

/** Pairs with a planted copy: each text and its source, and two texts that took the same part of a source. */
export function copiedPairs(cases) {
  const copied = cases.map(({ susp, source }) => pairOf(susp, source));
  const taken = cases.flatMap((one, at) => {
    const others = cases.slice(0, at).filter((other) => other.source === one.source && other.susp !== one.susp);
    const same = others.filter((other) => one.bStart < other.bEnd && other.bStart < one.bEnd);
    return same.map((other) => pairOf(one.susp, other.susp));
  });
  return new Set([...copied, ...taken]);
}
