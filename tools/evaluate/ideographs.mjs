// Chinese and Japanese, which have no spaces between words: a text against an edited copy of itself, in which each position
// is known to be copied or not.
import { readText } from "./texts.mjs";

/**
 * A language's text, and the one whose sentences are inserted into its copy: they share characters, but nothing is copied.
 */
const texts = {
  Chinese: { file: "cmn_hans.txt", strangers: "jpn.txt" },
  Japanese: { file: "jpn.txt", strangers: "cmn_hans.txt" },
};
const settings = { Essays: { unit: "words", k: 5 }, "Any language": { unit: "characters", k: 9 } };
/** Sentences that stay together; each group's last one is replaced, and the groups are in reverse order. */
const group = 5;

export const ideographs = {
  name: "udhr2_ideographs",
  title: "Chinese and Japanese",
  source:
    "The Universal Declaration of Human Rights as NLTK has it (`udhr2`), https://www.nltk.org/nltk_data; the edits are made here",
  needs: ["cmn_hans.txt", "jpn.txt"].map((file) => `text/udhr2_multi/udhr2/${file}`),
  evaluate({ folder, engine }) {
    const read = (file) => sentences(readText(folder, "text/udhr2_multi/udhr2", file));
    const parts = Object.entries(texts).flatMap(([language, { file, strangers }]) => {
      const copy = edited(read(file), read(strangers));
      return Object.entries(settings).map(([setting, params]) => measure(engine, language, copy, setting, params));
    });
    return { rows: parts.map(({ row }) => row), cases: parts.map(({ note }) => note) };
  },
};

function sentences(text) {
  return text
    .split(/(?<=。)|\n/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
}

/** The text, its copy, and for each UTF-16 code unit of the copy whether it was copied. */
function edited(own, strange) {
  const groups = [];
  for (let at = 0; at < own.length; at += group) {
    const kept = own.slice(at, at + group - 1).map((text) => ({ text, copied: true }));
    groups.push([...kept, { text: strange[at % strange.length], copied: false }]);
  }
  const parts = groups.reverse().flat();
  return {
    original: own.join("\n"),
    copy: parts.map(({ text }) => `${text}\n`).join(""),
    copied: parts.flatMap(({ text, copied }) => Array(text.length + 1).fill(copied)),
  };
}

function measure(engine, language, { original, copy, copied }, setting, params) {
  const corpus = new engine.Corpus();
  const ids = [original, copy].map((text) => corpus.add(text));
  const { passages } = corpus.passages(...ids, params);
  const [words] = corpus.compare({ ...params, threshold: 0 }).documents.tokens;
  corpus.free();
  const marked = new Set(
    passages.flatMap(({ bStart, bEnd }) => Array.from({ length: bEnd - bStart }, (_, at) => bStart + at)),
  );
  // Punctuation and spaces count neither as copied nor as not copied.
  const letters = Array.from(copy, (_, at) => at).filter((at) => /[\p{L}\p{N}]/u.test(copy[at]));
  const count = (test) => letters.filter(test).length;
  const right = count((at) => copied[at] && marked.has(at));
  const row = {
    asked: `${language}: letters in copied sentences among ${letters.length} of an edited copy`,
    setting,
    params,
    score: "letters in shared passages",
    chosen: "no threshold",
    measures: { precision: right / count((at) => marked.has(at)), recall: right / count((at) => copied[at]) },
    goals: { precision: 0.99, recall: 0.99 },
  };
  const unit = params.unit;
  return {
    row,
    note: `${language}: ${words} ${unit} in ${original.length} characters; ${passages.length} passages in ${unit}.`,
  };
}
