/** The numbers in a saved result's file against those that are counted: each kind of edit is found, and an honest file is as it was. */
import { expect, test } from "@playwright/test";
import { type ShownDocument, withNames } from "../../www/documents/document.ts";
import { addFiles, emptyIntake } from "../../www/documents/intake.ts";
import { Corpus, initSync, type Params, type Passage } from "../../www/engine/pkg/lookalike.js";
import { type Message, message } from "../../www/i18n/message.ts";
import { heldDocuments, heldWithNames } from "../../www/people/people.ts";
import { contentOf } from "../../www/read/model.ts";
import { adjusted, nothingByHand } from "../../www/review/adjusted-report.ts";
import { exclusionsIn, withExcluded } from "../../www/review/exclusions.ts";
import { compareNumbers, differs, type NumbersFound } from "../../www/share/json/compare-numbers.ts";
import { jsonParts } from "../../www/share/json/json.ts";
import { piecesOf } from "../../www/share/json/opening.ts";
import { jsonOptions, type Page, savedResultOf } from "../../www/share/json/page-result.ts";
import { reopen } from "../../www/share/json/reopen.ts";
import type { SavedNumbers } from "../../www/share/json/saved-numbers.ts";
import { essays } from "../e2e/page.ts";
import { compile } from "./in-process.ts";
import { catalogueOf, speak } from "./speak.ts";

const catalogue = catalogueOf("en");
const english = (said: Message): string => catalogue.say(said);

test.beforeAll(async () => {
  initSync({ module: await compile() });
  speak("en");
});

/** The essays as a page has them after they were compared. */
function compared(params: Partial<Params> = {}): Page {
  const files = essays.map(({ name, buffer }) => ({
    ...{ path: `class/${name}`, size: buffer.length, source: null, origin: 0 },
    decoded: contentOf(message("files-format-plain"), buffer.toString()),
  }));
  const intake = addFiles(emptyIntake, files);
  const held = heldDocuments(intake.documents, { by: "layout" });
  const corpus = new Corpus();
  corpus.addAll(held.map(({ name, text, role, owner }) => ({ name, text, role, owner })));
  const report = corpus.compare({ threshold: 0, ...params });
  corpus.free();
  const shown = { ...intake, documents: withNames(intake.documents) };
  return { report, byHand: nothingByHand, intake: shown, held: heldWithNames(held) };
}

// biome-ignore lint/suspicious/noExplicitAny: the data of a file, in which a test changes whatever it likes
type Data = any;

/** A file of the page's result, after something was done to its data. */
function fileOf(page: Page, change: (file: Data) => void = () => {}): string {
  const chosen = { texts: true, roles: true, reviews: false };
  const text = [...jsonParts(savedResultOf(page), jsonOptions(page, chosen, { english, settings: {} }))].join("");
  const file = JSON.parse(text);
  change(file);
  return JSON.stringify(file);
}

function numbersIn(text: string): SavedNumbers {
  const reopening = reopen(text);
  if ("refusal" in reopening) throw new Error(english(reopening.refusal));
  return reopening.result.numbers;
}

/** What is found in a file against the engine's report of the page's documents. */
function foundIn(text: string, { report, held }: Page): Promise<NumbersFound> {
  const owners = held.map(({ owner }) => owner ?? null);
  return compareNumbers(numbersIn(text), { report, owners }, async () => {});
}

const nothing: NumbersFound = {
  ...{ pairs: { count: 0, first: [] }, documents: { count: 0, first: [] }, totals: false, how: false },
};

test("the numbers of an honest file are those that are counted, and pass through the thread", async () => {
  for (const params of [{}, { evidence: false }, { unit: "code" }] as const) {
    const page = compared(params);
    expect(page.report.pairs.length).toBeGreaterThan(0);
    const text = fileOf(page);
    expect(await foundIn(text, page)).toEqual(nothing);
    const [frame] = [...piecesOf(text)].flatMap((piece) => ("frame" in piece ? piece.frame : []));
    expect(structuredClone(frame?.rest.numbers)).toEqual(numbersIn(text));
  }
});

test("numbers without what is excluded by hand are no difference, and edited ones are", async () => {
  const engine = compared();
  const { report, held, intake } = engine;
  const corpus = new Corpus();
  corpus.addAll(held.map(({ name, text, role, owner }) => ({ name, text, role, owner })));
  const [a, b] = [report.pairs.a[0] ?? 0, report.pairs.b[0] ?? 0];
  const { passages } = corpus.passages(a, b, report.params);
  corpus.free();
  const documents = held.map(({ id }) => intake.documents.find((one) => one.id === id) as ShownDocument);
  const excluded = withExcluded(
    new Map(),
    documents[a] as ShownDocument,
    documents[b] as ShownDocument,
    passages[0] as Passage,
  );
  const page: Page = {
    ...engine,
    ...adjusted(
      report,
      exclusionsIn(report, documents, excluded, () => passages),
    ),
  };
  expect(page.report.totals.pairsWithEvidence).toBeLessThan(report.totals.pairsWithEvidence);
  const text = fileOf(page);
  expect(JSON.parse(text).excludedPassages.length).toBe(1);
  expect(await foundIn(text, engine)).toEqual(nothing);
  const edited = fileOf(page, (file) => {
    file.pairs.find((pair: Data) => pair.foundEvidence).evidence.matchedA += 1;
  });
  expect((await foundIn(edited, engine)).pairs.count).toBe(1);
});

const copied = (file: Data): Data => file.pairs[0];

const EDITED: Record<string, readonly [change: (file: Data) => void, found: Record<string, unknown>]> = {
  "the matched words of a pair": [
    (file) => {
      copied(file).evidence.matchedA = 100;
      copied(file).evidence.matchedB = 100;
    },
    { pairs: { count: 1, first: [{ a: 0, b: 1, inFile: [100, 100], counted: [40, 40] }] } },
  ],
  "verbatim words": [(file) => copied(file).evidence.verbatimA--, { pairs: { count: 1 } }],
  "the longest passage": [(file) => copied(file).evidence.longest--, { pairs: { count: 1 } }],
  "what chance would explain": [
    (file) => {
      copied(file).evidence.expectedByChance = 1e-9;
    },
    { pairs: { count: 1 } },
  ],
  "shared phrases": [
    (file) => {
      copied(file).shared = 120;
    },
    { pairs: { count: 1 } },
  ],
  "a similarity, in its last digit": [
    (file) => {
      copied(file).jaccard += Number.EPSILON;
    },
    { pairs: { count: 1 } },
  ],
  "a number that is a text": [
    (file) => {
      copied(file).evidence.matchedA = "40";
    },
    { pairs: { count: 1, first: [{ inFile: [Number.NaN, 40] }] } },
  ],
  "a pair that was taken out": [
    (file) => file.pairs.shift(),
    { pairs: { count: 1, first: [{ a: 0, b: 1, inFile: null, counted: [40, 40] }] } },
  ],
  "a pair that stands there twice": [
    (file) => file.pairs.push(file.pairs[0]),
    { pairs: { count: 1, first: [{ a: 0, b: 1, inFile: [40, 40], counted: null }] } },
  ],
  "a pair of other documents": [
    (file) => {
      copied(file).b = 2;
    },
    { pairs: { count: 2 } },
  ],
  "no pairs at all": [(file) => delete file.pairs, { pairs: { count: 1 } }],
  "the words of a document": [
    (file) => {
      file.documents[1].words = 50;
    },
    { documents: { count: 1, first: [{ place: 1, inFile: 50 }] } },
  ],
  "the name of a document": [
    (file) => {
      file.documents[2].name = "zoe.txt";
    },
    { documents: { count: 1, first: [{ place: 2 }] } },
  ],
  "the owner beside a document": [
    (file) => {
      file.documents[0].owner = "Zoe";
    },
    { documents: { count: 1 } },
  ],
  "what was hidden in a document": [
    (file) => {
      file.documents[0].repairs.invisible = 7;
    },
    { documents: { count: 1 } },
  ],
  "a total": [(file) => file.totals.pairsWithEvidence--, { totals: true }],
  "a total that was taken out": [(file) => delete file.totals.possiblePairs, { totals: true }],
  groups: [(file) => file.groups.push({ number: 9, documents: [0, 2] }), { totals: true }],
  "whether it was counted": [
    (file) => {
      file.exact = false;
    },
    { how: true },
  ],
};

for (const [name, [change, found]] of Object.entries(EDITED)) {
  test(`a file that was edited is found out, and only where it was: ${name}`, async () => {
    const page = compared();
    const all = await foundIn(fileOf(page, change), page);
    expect(differs(all)).toBe(true);
    expect(all).toMatchObject(found);
    const { pairs, documents, ...rest } = all;
    const differing = Object.entries({ ...rest, pairs: pairs.count > 0, documents: documents.count > 0 });
    expect(differing.filter(([, isOther]) => isOther).map(([part]) => part)).toEqual(Object.keys(found));
  });
}

test("of many edited pairs a few are told, and a large file takes bounded steps", async () => {
  const page = compared();
  const text = fileOf(page, (file) => {
    file.pairs = Array.from({ length: 20_000 }, (_, at) => ({ ...file.pairs[0], a: at, b: at + 1 }));
  });
  let steps = 0;
  const found = await compareNumbers(numbersIn(text), { report: page.report, owners: [] }, async () => {
    steps++;
  });
  // The pair that is really there stands among them.
  expect(found.pairs.count).toBe(19_999);
  expect(found.pairs.first.length).toBe(3);
  expect(steps).toBeGreaterThan(2 * Math.floor(20_000 / 512));
});
