/** Saved results: all that comes back, the schema that describes them, and every broken or hostile file that is refused. */
import { expect, test } from "@playwright/test";
import { addFiles, changeDocument, emptyIntake } from "../../www/documents/added-files.ts";
import {
  FIRST_COLLECTED_ID,
  type Intake,
  type ShownDocument,
  type ShownIntake,
  withNames,
} from "../../www/documents/document.ts";
import { asShown } from "../../www/engine/original-text.ts";
import { Corpus, initSync, type Pair, type Params, type Passage, type Report } from "../../www/engine/pkg/lookalike.js";
import { type Message, message } from "../../www/i18n/message.ts";
import { engineDocumentsWithNames, toEngineDocuments } from "../../www/people/people.ts";
import { contentOf } from "../../www/read/model.ts";
import { adjusted, nothingExcluded } from "../../www/review/adjusted-report.ts";
import { type ExcludedPassages, excludedPassages, exclusionsIn, withExcluded } from "../../www/review/exclusions.ts";
import { pairKeyOf, reviews } from "../../www/review/review.ts";
import { type Fields, fieldsOf } from "../../www/settings/fields.ts";
import { jsonParts } from "../../www/share/json/json.ts";
import { openInThread, type Piece, piecesOf, type StartOpening } from "../../www/share/json/opening.ts";
import {
  intakeOf,
  jsonOptions,
  knownSettings,
  type Page,
  reopenedExclusions,
  reopenedReviews,
  reviewLookup,
  savedResultOf,
} from "../../www/share/json/page-result.ts";
import { type Reopening, reopen } from "../../www/share/json/reopen.ts";
import { HEAD_BYTES, recognise, VERSION } from "../../www/share/json/result-format.ts";
import { dialects } from "../../www/share/table/csv.ts";
import { documentLines, pairLines } from "../../www/share/table/result-tables.ts";
import { strictValidator } from "../result-schema.mjs";
import { compile } from "./in-process.ts";
import { catalogueOf, speak } from "./speak.ts";

const catalogue = catalogueOf("en");
const english = (message: Message): string => catalogue.say(message);

test.beforeAll(async () => {
  initSync({ module: await compile() });
  speak("en");
});

const COPIED =
  "The lighthouse keeper climbed the narrow staircase every evening before the storm arrived and lit the heavy brass lamp with " +
  "trembling fingers while the frightened sailors steered their battered vessels through the treacherous channel";

const PLACE = { aStart: 0, aEnd: 5, bStart: 0, bEnd: 5, matchedA: 1, matchedB: 1 };

/** Three essays of a class and one of an earlier year; names and notes are as hostile as files can be. */
function workspace(): Intake {
  const files = [
    ["class/=1+1.txt", `${COPIED} and went home for supper. \u202e\0 \ud800 </script>`],
    ["class/ann.txt", `Once upon a time ${COPIED}. That was all.`],
    ['class/ben, "bob".txt', "Gardeners plant tulips in autumn; their bulbs sleep beneath frozen soil."],
  ] as const;
  const given = files.map(([path, text]) => ({
    ...{ path, size: text.length, source: null, origin: 0 },
    decoded: contentOf(message("files-format-plain"), text, {
      label: "windows-1252",
      warnings: [message("files-guessed", { encoding: message("files-encoding-western", { name: "windows-1252" }) })],
      missing: [message("files-hidden", { count: 2 })],
      tricks: [message("files-hidden", { count: 1 })],
      ...(path.includes("ann") && { pages: [0, 18] }),
    }),
  }));
  const old = { path: "old/eve.txt", size: 9, source: null, origin: 0 };
  const unread = {
    path: "class/x.pdf",
    size: 3,
    source: null,
    origin: 0,
    decoded: { error: message("files-not-read") },
  };
  const all = addFiles(
    addFiles(emptyIntake, [...given, unread]),
    [{ ...old, decoded: contentOf(message("files-format-plain"), `${COPIED} again.`) }],
    "archive",
  );
  const ann = all.documents.find(({ name }) => name === "class/ann.txt");
  return changeDocument(all, ann?.id ?? 0, { author: "@Ann Lee" });
}

/** What the page has after it compared these documents. */
function compared(intake: Intake, params: Partial<Params> = {}): Page {
  const held = toEngineDocuments(intake.documents, { by: "layout" });
  const corpus = new Corpus();
  corpus.addAll(held.map(({ name, text, role, author }) => ({ name, text, role, author })));
  const report: Report = corpus.compare(params);
  corpus.free();
  const shown = { ...intake, documents: withNames(intake.documents) };
  return { report, byHand: nothingExcluded, intake: shown, held: engineDocumentsWithNames(held) };
}

const settings = { k: "5", authorBy: "layout" };

function jsonOf(page: Page, chosen = { texts: true, roles: true, reviews: true }): string {
  return [...jsonParts(savedResultOf(page), jsonOptions(page, chosen, { english, settings }))].join("");
}

/** The same page with the first passage of its first pair excluded by hand, and what was excluded. */
function withExcludedPassage(page: Page): { page: Page; excluded: ExcludedPassages } {
  const { report, intake, held } = page;
  const corpus = new Corpus();
  corpus.addAll(held.map(({ name, text, role, author }) => ({ name, text, role, author })));
  const [a, b] = [report.pairs.a[0] ?? 0, report.pairs.b[0] ?? 0];
  const { passages } = corpus.passages(a, b, report.params);
  corpus.free();
  const documents = held.map(({ id }) => intake.documents.find((one) => one.id === id) as ShownDocument);
  const [first] = passages as [Passage];
  const excluded = withExcluded(new Map(), documents[a] as ShownDocument, documents[b] as ShownDocument, first);
  const exclusions = exclusionsIn(report, documents, excluded, () => passages);
  return { page: { ...adjusted(report, exclusions), intake, held }, excluded };
}

/** The result in a file that must be right. */
function opened(text: string) {
  const reopening = reopen(text);
  if ("refusal" in reopening) throw new Error(english(reopening.refusal));
  return reopening.result;
}

const isValid = strictValidator();

test("a saved result comes back whole: the same documents give the same digest and the same bytes", () => {
  const page = compared(workspace());
  expect(page.report.pairs.evidence.length).toBeGreaterThan(0);
  const saved = jsonOf(page);
  expect(recognise(saved.slice(0, HEAD_BYTES))).toBe("result");
  const result = opened(saved);
  // On a page where other documents have been before, so that theirs have other numbers.
  const intake = intakeOf(result, { ...emptyIntake, nextId: 70 });
  expect(intake.documents.every(({ id }) => id >= 70)).toBe(true);
  const strip = ({ documents }: Pick<Intake | ShownIntake, "documents">) => documents.map(({ id: _, ...rest }) => rest);
  expect(strip(intake)).toEqual(strip(page.intake));
  expect(intake.unread.map(({ path, reason }) => ({ path, reason }))).toEqual(
    page.intake.unread.map(({ path, reason }) => ({ path, reason })),
  );
  const again = compared(intake);
  expect(again.report.digest).toBe(result.digest);
  expect(jsonOf(again)).toBe(saved);
  expect(result.settings).toEqual(settings);
});

test("what is saved is as the schema says, and steers nothing", () => {
  const page = compared(workspace());
  for (const [texts, roles] of [
    [true, true],
    [false, false],
    [true, false],
  ] as const) {
    const chosen = { texts, roles, reviews: texts };
    const saved = jsonOf(page, chosen);
    isValid(JSON.parse(saved));
    expect(isValid.errors).toBe(null);
    // Escapes stand in place of what steers a terminal or turns the direction of text.
    expect(saved).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}\p{Cs}]/u);
    expect(saved.includes("lighthouse")).toBe(chosen.texts);
    expect(saved.includes("Ann Lee")).toBe(chosen.roles);
  }
});

test("what is excluded by hand goes into the file and comes back, with the engine's numbers beside it", () => {
  const found = compared(workspace());
  const { page, excluded } = withExcludedPassage(found);
  // From another pair a passage was excluded under other settings, which is not found with these.
  const [first, , third] = withNames(workspace().documents) as [ShownDocument, ShownDocument, ShownDocument];
  const all = withExcluded(excluded, first, third, { ...PLACE, aStart: 1, aEnd: 2 });
  expect(all.size).toBe(2);
  excludedPassages.value = all;
  const saved = jsonOf(page);
  excludedPassages.value = new Map();
  isValid(JSON.parse(saved));
  expect(isValid.errors).toBe(null);
  const [pair] = JSON.parse(saved).pairs.filter((one: { foundEvidence?: object }) => one.foundEvidence);
  const engine = JSON.parse(jsonOf(found)).pairs.find((one: Pair) => one.a === pair.a && one.b === pair.b);
  expect(pair.foundEvidence).toEqual(engine.evidence);
  expect(pair.evidence.matchedA).toBeLessThan(engine.evidence.matchedA);
  expect(pair.evidence.passages).toBe(engine.evidence.passages - 1);
  const result = opened(saved);
  expect(reopenedExclusions(result, new Map())).toEqual(all);
  // What the page had excluded before stays.
  const other = { path: "other", text: "another text" };
  const own = withExcluded(new Map(), other, { path: "more", text: "one more" }, { ...PLACE });
  expect([...reopenedExclusions(result, own).keys()].sort()).toEqual([...own.keys(), ...all.keys()].sort());
  // A file of the version before has none.
  const older = opened(jsonOf(found).replace(`"version": ${VERSION}`, '"version": 1'));
  expect(older.exclusions).toEqual([]);
});

test("a table says how many passages were excluded by hand, and only where any was", () => {
  const found = compared(workspace());
  const { page } = withExcludedPassage(found);
  const lines = (of: Page) =>
    [...pairLines(savedResultOf(of), { dialect: dialects.comma, say: english })].map((line) => line.trim().split(","));
  expect(lines(found)[0]).not.toContain('"Passages excluded by hand"');
  const [heads = [], ...rows] = lines(page);
  expect(heads.at(-2)).toBe('"Passages excluded by hand"');
  expect(rows.map((row) => row.at(-2)).sort()).toEqual([...rows.slice(1).map(() => "0"), "1"]);
  expect(Math.max(...rows.map((row) => Number(row.at(-1))))).toBe(found.report.pairs.evidence.matchedA[0]);
});

test("tables hold each pair and document in a line, with names that no spreadsheet calculates", () => {
  const result = savedResultOf(compared(workspace()));
  const options = { dialect: dialects.comma, say: english };
  const pairs = [...pairLines(result, options)];
  expect(pairs.length).toBe(1 + result.report.pairs.length);
  const documents = [...documentLines(result, options)];
  expect(documents.length).toBe(5);
  expect(documents.join("")).toContain('"class/ben, ""bob"".txt"');
  expect([...pairs, ...documents].join("")).toContain('"\'@Ann Lee"');
  const columns = (line: string): number => line.replace(/"(?:[^"]|"")*"/g, "").split(",").length;
  expect(new Set(pairs.map(columns)).size).toBe(1);
  expect(new Set(documents.map(columns)).size).toBe(1);
});

test("notes that earlier versions saved as texts are left out, and the result opens", () => {
  const notes: Message[] = [];
  const text = changed((file) => {
    notes.push(...source(file).notes);
    source(file).notes = ["guessed", ...notes];
  });
  expect(opened(text).documents[0]?.notes).toEqual(notes);
});

test("reviews and notes come back to their pairs", () => {
  const page = compared(workspace());
  const [one, two, three] = page.intake.documents;
  if (!one || !two || !three) throw new Error("There are too few documents.");
  const decided = new Map([
    [pairKeyOf(three, one), { state: "discuss", note: "=ask both\u202e" }],
    [pairKeyOf(one, two), { state: "unreviewed", note: "later" }],
  ] as const);
  reviews.value = decided;
  const saved = jsonOf(page);
  isValid(JSON.parse(saved));
  expect(isValid.errors).toBe(null);
  expect(reopenedReviews(opened(saved))).toEqual(new Map([...decided].reverse()));
  const lookup = reviewLookup(page, (state) => `(${state})`);
  expect(lookup(0, 1)).toEqual({ state: "(unreviewed)", note: "later" });
  reviews.value = new Map();
  expect(reviewLookup(page, String)(0, 1)).toEqual({ state: "unreviewed", note: "" });
});

test("review, note and hidden tricks stand after the matched words, also before anything is reviewed", () => {
  const found = savedResultOf(compared(workspace()));
  const result = { ...found, documents: found.documents.map((document) => ({ ...document, tricks: [] })) };
  const table = [...pairLines(result, { dialect: dialects.semicolon, say: english })];
  const HEADS = /;"Evidence: order of the list [^"]*";"Review";"Note";"Hidden tricks in";"Verbatim words of A";/;
  expect(table[0]).toMatch(HEADS);
  const review = (a: number, b: number) => (a === 0 && b === 1 ? { state: "To discuss", note: '=1 "x"' } : null);
  const lines = [...pairLines(result, { dialect: dialects.semicolon, say: english, review })];
  expect(lines[0]).toMatch(HEADS);
  expect(lines.filter((line) => line.includes(`;"To discuss";"'=1 ""x""";;`))).toHaveLength(1);
  const trick = { code: "files-not-read" } as const;
  const documents = result.documents.map((document, at) => (at === 0 ? { ...document, tricks: [trick] } : document));
  const marked = [...pairLines({ ...result, documents }, { dialect: dialects.semicolon, say: english, review })];
  expect(marked.filter((line) => line.includes(`;"To discuss";"'=1 ""x""";"A";`))).toHaveLength(1);
});

// biome-ignore lint/suspicious/noExplicitAny: the data of a file, in which a test changes whatever it likes
type Data = any;

/** A saved result after something was done to its data. */
function changed(change: (file: Data) => unknown): string {
  const file = JSON.parse(jsonOf(compared(workspace())));
  const replaced = change(file);
  return JSON.stringify(replaced === undefined ? file : replaced);
}

const source = (file: Data, at = 0): Data => file.documents[at].source;
/** A message in a message in a message …, as deep as the number says. */
const nested = (depth: number): Message =>
  depth === 0 ? { code: "files-not-read" } : ({ code: "files-hidden", args: { x: nested(depth - 1) } } as Message);

const BROKEN: Record<string, readonly [text: () => string, refusal: RegExp]> = {
  "an empty file": [() => "", /cut off/],
  "cut off in a text": [() => jsonOf(compared(workspace())).slice(0, 5000), /cut off/],
  "cut off at its last sign": [() => jsonOf(compared(workspace())).trimEnd().slice(0, -1), /cut off/],
  "a comma too many": [() => changed(() => undefined).replace(/\}$/, ",}"), /can no longer be read/],
  "a comment by hand": [() => `// mine\n${jsonOf(compared(workspace()))}`, /can no longer be read/],
  "another format": [() => changed((file) => ({ ...file, format: "other" })), /not a result/],
  "a list": [() => "[]", /changed or damaged: \$/],
  "nothing but null": [() => "null", /damaged: \$/],
  "a newer version": [() => changed((file) => ({ ...file, version: VERSION + 1 })), /newer version/],
  "version 0": [() => changed((file) => ({ ...file, version: 0 })), /damaged: version/],
  "a version in words": [() => changed((file) => ({ ...file, version: "1" })), /damaged: version/],
  "from before versions": [
    () => changed(({ format: _, version: __, settings: ___, ...rest }) => rest),
    /older version/,
  ],
  "without texts": [
    () => jsonOf(compared(workspace()), { texts: false, roles: true, reviews: false }),
    /without the texts/,
  ],
  "one document without its text": [
    () =>
      changed((file) => {
        file.documents[1].source = undefined;
      }),
    /without the texts/,
  ],
  "no documents": [() => changed((file) => ({ ...file, documents: [] })), /no document/],
  "documents that are no list": [
    () => changed((file) => ({ ...file, documents: { length: 3 } })),
    /damaged: documents/,
  ],
  "a text that is a number": [
    () =>
      changed((file) => {
        source(file).text = 7;
      }),
    /documents\[0\]\.source\.text/,
  ],
  "a path that is a list": [
    () =>
      changed((file) => {
        source(file, 2).path = ["x"];
      }),
    /documents\[2\]\.source\.path/,
  ],
  "an empty path": [
    () =>
      changed((file) => {
        source(file).path = "";
      }),
    /source\.path/,
  ],
  "a size below zero": [
    () =>
      changed((file) => {
        source(file).size = -1;
      }),
    /source\.size/,
  ],
  "a size beyond all": [
    () =>
      changed((file) => {
        source(file).size = 1e300;
      }),
    /source\.size/,
  ],
  "a role that there is not": [
    () =>
      changed((file) => {
        file.documents[0].role = "admin";
      }),
    /documents\[0\]\.role/,
  ],
  "a role of the prototype's": [
    () =>
      changed((file) => {
        file.documents[0].role = "constructor";
      }),
    /\.role/,
  ],
  "a digest that is none": [() => changed((file) => ({ ...file, digest: "<img src=x onerror=alert(1)>" })), /digest/],
  "a message that is markup": [
    () =>
      changed((file) => {
        source(file).format = "<b>x</b>";
      }),
    /source\.format/,
  ],
  "a message with a key of markup": [
    () =>
      changed((file) => {
        source(file).format = { code: "<b>x" };
      }),
    /format/,
  ],
  "messages nested without end": [
    () =>
      changed((file) => {
        source(file).tricks = [nested(2000)];
      }),
    /tricks/,
  ],
  "a note of a megabyte": [
    () =>
      changed((file) => {
        source(file).notes = [{ code: "x".repeat(1 << 20) }];
      }),
    /source\.notes/,
  ],
  "notes without number": [
    () =>
      changed((file) => {
        source(file).notes = Array(5000).fill("x");
      }),
    /source\.notes/,
  ],
  "settings that are a list": [
    () =>
      changed((file) => {
        file.settings = ["x"];
      }),
    /damaged: settings/,
  ],
  "a setting that is an object": [
    () =>
      changed((file) => {
        file.settings.k = {};
      }),
    /damaged: settings\.k/,
  ],
  "a review of a document that there is not": [
    () => changed((file) => ({ ...file, reviews: [{ a: 0, b: 99, state: "cleared", note: "" }] })),
    /reviews\[0\]/,
  ],
  "a review with a verdict of its own": [
    () => changed((file) => ({ ...file, reviews: [{ a: 0, b: 1, state: "guilty", note: "" }] })),
    /reviews\[0\]\.state/,
  ],
  "an excluded passage of a document that there is not": [
    () => changed((file) => ({ ...file, excludedPassages: [{ a: 0, b: 99, passages: [PLACE] }] })),
    /excludedPassages\[0\]/,
  ],
  "excluded passages the wrong way round": [
    () => changed((file) => ({ ...file, excludedPassages: [{ a: 1, b: 0, passages: [PLACE] }] })),
    /excludedPassages\[0\]/,
  ],
  "an excluded passage that ends before it begins": [
    () => changed((file) => ({ ...file, excludedPassages: [{ a: 0, b: 1, passages: [{ ...PLACE, bEnd: 0 }] }] })),
    /excludedPassages\[0\]\.passages\[0\]/,
  ],
  "pages in no order": [
    () =>
      changed((file) => {
        source(file).pages = [9, 3];
      }),
    /source\.pages/,
  ],
  "a page beyond the text": [
    () =>
      changed((file) => {
        source(file).pages = [0, 1e9];
      }),
    /source\.pages/,
  ],
  "unread files without reasons": [
    () =>
      changed((file) => {
        file.unread = [{ name: "x" }];
      }),
    /unread\[0\]/,
  ],
  "arrays in arrays, a million deep": [() => `{"format":"lookalike-result","x":${"[".repeat(1e6)}`, /cut off/],
};

for (const [name, [text, expected]] of Object.entries(BROKEN)) {
  test(`a broken result is refused with what is wrong: ${name}`, () => {
    const reopening: Reopening = reopen(text());
    if ("result" in reopening) throw new Error("It was opened.");
    for (const locale of ["en", "es", "ru"]) {
      const refusal = catalogueOf(locale).say(reopening.refusal);
      expect(refusal).not.toContain(reopening.refusal.code);
      if (locale === "en") expect(refusal).toMatch(expected);
      expect(refusal.length).toBeLessThan(400);
    }
  });
}

test("hostile names, keys and values in an honest frame do no harm", () => {
  const text = changed((file) => {
    source(file).path = `../../etc/\u202epasswd\0${"x".repeat(10_000)}`;
    source(file).author = "\u202e\0author";
    file.settings = JSON.parse('{"__proto__":"x","constructor":"y","unit":"evil","k":"7","lowercase":"yes"}');
    file.extra = { deep: [[[[]]]] };
  });
  const { documents, settings } = opened(text);
  const [first] = documents;
  expect(first?.path.length).toBeLessThan(5000);
  expect(`${first?.path}${first?.author}`).not.toMatch(/[\p{Cc}\u202e]/u);
  const usual = fieldsOf(compared(workspace()).report.params);
  const known: Fields = knownSettings(settings, usual);
  expect(known).toEqual({ ...usual, k: "7", lowercase: false, excludeReferences: false });
  expect(Object.getPrototypeOf(known)).toBe(Object.prototype);
});

test("authors and settings saved under their former names come back", () => {
  const text = changed((file) => {
    const { author: _, ...others } = source(file);
    file.documents[0].source = { ...others, owner: "Lee" };
    file.settings = { ownerBy: "folder", repair: false };
  });
  const { documents, settings } = opened(text);
  expect(documents[0]?.author).toBe("Lee");
  const usual = fieldsOf(compared(workspace()).report.params);
  // Lists of sources were not excluded by default then.
  expect(knownSettings(settings, usual)).toEqual({
    ...usual,
    authorBy: "folder",
    deobfuscate: false,
    excludeReferences: false,
  });
});

test("what Lookalike never wrote is no result", () => {
  for (const head of ["", "{}", '{"format":"x"}', "lookalike-result", '["format","lookalike-result"]', '{"engine":1}'])
    expect(recognise(head), head).toBe(null);
  expect(recognise('\uFEFF {\n "version": 1, "format" : "lookalike-result"')).toBe("result");
  expect(recognise('{\n "engine": "0.1.0",\n "digest": "0123456789abcdef0123456789abcdef",\n "params": {\n')).toBe(
    "unnamed",
  );
});

test("a thread hands a result over in small pieces, which together are the same", async () => {
  const text = changed((file) => {
    const [first] = file.documents;
    file.documents = Array.from({ length: 1200 }, (_, at) => {
      const text = at < 3 ? "a long text ".repeat(60_000) : `text ${at}`;
      return { ...first, source: { ...source(file), path: `${at}`, text } };
    });
    const review = { state: "discuss", note: "" };
    file.reviews = Array.from({ length: 6000 }, (_, at) => ({ a: at % 1200, b: (at + 1) % 1200, ...review }));
  });
  const pieces = [...piecesOf(text)];
  for (const piece of pieces) {
    if (!("documents" in piece)) continue;
    expect(piece.documents.length).toBeLessThanOrEqual(500);
    // The last document of a piece may be long itself.
    const units = piece.documents.slice(0, -1).reduce((sum, document) => sum + document.text.length, 0);
    expect(units).toBeLessThan(1 << 20);
  }
  expect(pieces.length).toBeGreaterThan(5);
  const progress: string[] = [];
  const onProgress = (done: number, total: number) => progress.push(`${done}/${total}`);
  const opened = await openInThread(handing(pieces), new Blob(), { signal: new AbortController().signal, onProgress });
  expect(opened).toEqual(reopen(text));
  expect([progress[0], progress.at(-1)]).toEqual(["0/0", "1200/1200"]);
});

test("a result that is being opened can be given up, which ends its thread", async () => {
  const abort = new AbortController();
  let ended = 0;
  const silent: StartOpening = () => ({ end: () => ended++ });
  const opening = openInThread(silent, new Blob(), { signal: abort.signal, onProgress: () => {} });
  abort.abort(new Error("never mind"));
  await expect(opening).rejects.toThrow("never mind");
  expect(ended).toBe(1);
  const failing: StartOpening = (_, __, onFailure) => {
    setTimeout(() => onFailure(message("outputs-opening-died")));
    return { end: () => ended++ };
  };
  const signal = new AbortController().signal;
  const refused = await openInThread(failing, new Blob(), { signal, onProgress: () => {} });
  expect(refused).toEqual({ refusal: message("outputs-opening-died") });
  expect(ended).toBe(2);
});

/** A thread that sends these pieces, one a turn. */
function handing(pieces: readonly Piece[]): StartOpening {
  return (_, onPiece) => {
    for (const piece of pieces) setTimeout(() => onPiece(structuredClone(piece)));
    return { end: () => {} };
  };
}

test("a document of a collection has its author in tables, and none in a file that is opened again", () => {
  const page = compared(workspace());
  const [, second] = page.held;
  const id = FIRST_COLLECTED_ID + 1;
  const documents = page.intake.documents.map((document) =>
    document.id === second?.id ? { ...document, id, author: asShown("Eve Ray") } : document,
  );
  const held = page.held.map((document) => (document === second ? { ...document, id, author: null } : document));
  const collected: Page = { ...page, intake: { ...page.intake, documents }, held };
  const options = { dialect: dialects.comma, say: english };
  expect([...documentLines(savedResultOf(collected), options)][2]).toContain('"Eve Ray"');
  expect([...pairLines(savedResultOf(collected), options)].join("")).toContain('"Eve Ray"');
  expect(JSON.parse(jsonOf(collected)).documents[1].source.author).toBe("");
});
