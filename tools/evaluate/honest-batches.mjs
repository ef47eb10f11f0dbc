// The batches of ./honest.mjs: books, works, essays, answers, articles, laws. A batch is a list of documents; a series of
// batches, such as one per task, has one row.
import { inventArticles } from "./invented.mjs";
import { piecesOf } from "./pieces.mjs";
import { readFolder, readLines, readTable, readText } from "./texts.mjs";

export const honestNeeds = [
  "text/english_classics",
  "text/gutenberg_nltk",
  "text/russian",
  "textreuse_legal_ats/ats",
  "textreuse_legal_ats/legal",
  "essays/medium",
  "essays/reference_6gram_medium.tsv",
  "clough_stevenson/truth.tsv",
  "clough_stevenson/data",
  "minhash_articles/articles_2500.train",
  "minhash_articles/articles_2500.truth",
];

/** Lengths of pieces, in words: a page and a term paper; and the maximum number of pieces per work. */
const lengths = { 300: 60, 3000: 20 };

/** A book in two editions counts as one work, as do a volume and what is bound into it. */
const sameWork = new Map([
  ["melville-moby_dick.txt", "Herman Melville/Moby-Dick.md"],
  ["austen-emma.txt", "Jane Austen/Emma.md"],
  ["austen-persuasion.txt", "Jane Austen/Persuasion.md"],
  ["austen-sense.txt", "Jane Austen/Sense and Sensibility.md"],
  ["carroll-alice.txt", "Lewis Carroll/Alice's Adventures in Wonderland.md"],
  ["poems__Pushkin__Моцарт и Сальери.txt", "poems__Pushkin__Борис Годунов.txt"],
  ["remembermeorholy00palm.txt", "remember00palm.txt"],
  ["thoughtsonpopery00nevi.txt", "practicalthought00nev.txt"],
  ["lifeofrevrichard00baxt.txt", "calltounconv00baxt.txt"],
]);

/**
 * Each `{ title, isPublic, sharesSentences, batches }`: the content of the batches, whether it is in the public domain, and
 * whether whole sentences are known to recur in it.
 */
export function honestBatches(folder) {
  const english = [
    ...readFolder(`${folder}/text/english_classics`, ".md"),
    ...readFolder(`${folder}/text/gutenberg_nltk`, ".txt"),
  ];
  const russian = readFolder(`${folder}/text/russian`, ".txt");
  const scanned = readFolder(`${folder}/textreuse_legal_ats/ats`, ".txt");
  const closed = (title, ...batches) => ({ title, isPublic: false, batches });
  return [
    ...inPieces("English books", english),
    ...inPieces("Russian works", russian),
    ...inPieces("scanned books", scanned),
    { title: "sections of law", isPublic: true, batches: [laws(folder)] },
    closed("school essays", essays(folder)),
    closed("answers to one question, written without the source", ...answers(folder)),
    // Compiled from reports of news agencies: the same report opens several articles.
    { ...closed("news articles", newsArticles(folder)), sharesSentences: true },
    { title: "articles in an invented language", isPublic: true, batches: [inventArticles(3000, 1)] },
  ];
}

function inPieces(title, works) {
  return Object.entries(lengths).map(([length, max]) => {
    const pieces = piecesOf(works, Number(length), max, (name) => sameWork.get(name) ?? name);
    return { title: `${title} in ${pieces.length} pieces of ${length} words`, isPublic: true, batches: [pieces] };
  });
}

/** One section was copied from another; the third has nothing from them. */
function laws(folder) {
  const author = (name) => (name.includes("nomatch") ? null : "copied");
  return readFolder(`${folder}/textreuse_legal_ats/legal`, ".txt").map((file) => ({
    ...file,
    author: author(file.name),
  }));
}

function essays(folder) {
  const copies = readTable(folder, "essays/reference_6gram_medium.tsv").map(({ a, b }) => [a, b]);
  return withAuthors(readFolder(`${folder}/essays/medium`, ".txt"), copies);
}

/** One batch for each task. */
function answers(folder) {
  const honest = readTable(folder, "clough_stevenson/truth.tsv").filter(({ category }) => category === "non");
  const tasks = [...new Set(honest.map(({ source }) => source))].sort();
  return tasks.map((task) => {
    const names = honest.filter(({ source }) => source === task).map(({ answer }) => answer);
    return names.map((name) => ({ name, text: readText(folder, "clough_stevenson/data", name) }));
  });
}

function newsArticles(folder) {
  const articles = readLines(folder, "minhash_articles/articles_2500.train").map((line) => {
    const [name] = line.split(" ", 1);
    return { name, text: line.slice(name.length + 1) };
  });
  const copies = readLines(folder, "minhash_articles/articles_2500.truth").map((line) => line.split(" "));
  return withAuthors(articles, copies);
}

/** Assigns one author to all documents that `pairs` of names connect, directly or through others. */
export function withAuthors(documents, pairs) {
  const authors = new Map(documents.map(({ name }) => [name, null]));
  for (const [a, b] of pairs) {
    const [one, other] = [authors.get(a) ?? a, authors.get(b) ?? b];
    for (const [name, author] of authors) if (author === other) authors.set(name, one);
    authors.set(a, one);
    authors.set(b, one);
  }
  return documents.map((document) => ({ ...document, author: authors.get(document.name) }));
}
