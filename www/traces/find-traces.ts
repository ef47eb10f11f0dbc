/**
 * What the files of a batch have in common besides their texts, and facts about one file that are unlikely together. It is
 * never part of a pair's matched words.
 *
 * A trace that more than a few authors share comes from a template or from everybody's program, and says nothing. So does one
 * that is in a template document. Of revision ids, as many must be shared as chance does not explain: Word draws them from 24
 * bits, LibreOffice's grow by up to 17 bits with each session.
 *
 * An index from each trace to its documents makes it O(traces · log traces), and then linear in the pairs that share any.
 */
import type { Role } from "../engine/pkg/lookalike.js";
import type { FileTraces } from "../read/traces.ts";
import { type Habit, habitsOf, misspeltAlike, type Written } from "./habits.ts";
import { groupsAlike, type Look, lookFrom } from "./looks-alike.ts";
import { isGenericName, NameIndex } from "./people-in-traces.ts";

/** A document of the batch. */
export interface TracedDocument {
  readonly name: string;
  /** The author; null if nobody knows. */
  readonly author: string | null;
  readonly role: Role;
  /** Words of its text. */
  readonly words: number;
  readonly traces?: FileTraces | undefined;
  /** Its text, if it is at hand and no program: the same object again for the same text, which is then not searched again. */
  readonly written?: Written | undefined;
}

/** What two documents of different authors have in common, and few others have. */
export interface TracePair {
  /** Indices of the documents, the smaller first. */
  readonly a: number;
  readonly b: number;
  /** The number of shared revision ids; 0 if chance may explain them. */
  readonly revisions: number;
  /** Identifiers of the document itself. */
  readonly ids: number;
  readonly pictures: number;
  /** Pictures that look alike without being equal. */
  readonly looks: number;
  readonly objects: number;
  /** Names of people that both files give. */
  readonly names: readonly string[];
  /** The time at which both were created; null if it is not the same. */
  readonly created: string | null;
  readonly styles: readonly string[];
  /** Words that both misspell alike. */
  readonly misspelt: readonly string[];
  readonly habits: readonly Habit[];
  /** How many documents share these revision ids: 2 if no other does. */
  readonly sharedBy: number;
}

/** A fact about one document. */
export type DocumentFact =
  | { readonly kind: "fast"; readonly document: number; readonly minutes: number; readonly words: number }
  | {
      readonly kind: "otherName";
      readonly document: number;
      readonly field: "author" | "lastAuthor";
      readonly name: string;
      /** A document of the person with this name. */
      readonly other: number;
    };

export interface FoundTraces {
  /** Pairs that share revision ids, identifiers, pictures or embedded files, the most telling first. */
  readonly pairs: readonly TracePair[];
  /** Pairs that share only what is often equal by coincidence. */
  readonly weak: readonly TracePair[];
  readonly facts: readonly DocumentFact[];
  /** Documents whose files say anything. */
  readonly traced: number;
}

/** More authors than this share only what came from a template or a program. */
const MAX_AUTHORS = 5;
/** So few may be most of all. */
const MAX_OF_ALL = 3;

/** From how many pairs by chance on shared revision ids say nothing. */
const MAX_BY_CHANCE = 0.001;
const WORD_IDS = 2 ** 24;
/** LibreOffice's first sessions have ids below this. */
const LOW_ID = 2 ** 22;
const LIBREOFFICE_STEP = 2 ** 16;

/** Fewer shared style names may come from a text that both pasted from the same program. */
const MIN_STYLES = 3;

/** One word misspelt alike may be chance, or a word of the subject. */
const MIN_MISSPELT = 3;

/** Words for which a minute of editing is too short, if there are so many. */
const WORDS_PER_MINUTE = 100;
const MIN_WORDS = 300;
/** Authors among whom a habit of two can be rare. */
const MIN_FOR_HABITS = 10;

/** If more files than this share were edited so shortly, they were written elsewhere by custom. */
const MAX_FAST = 0.2;

/**
 * What python-docx puts into every file: many programs that write Word files are made with it. (Other makers of such files
 * leave these out.)
 */
const PROGRAM_REVISIONS: ReadonlySet<number> = new Set([
  0x00034616, 0x0006063c, 0x0015074b, 0x0029639d, 0x00326f90, 0x00aa1d8d, 0x00b47730, 0x00cb0664, 0x00fc693f,
]);
/** When the templates of python-docx and python-pptx were created, with the names of their authors. */
const PROGRAM_CREATED: ReadonlySet<string | undefined> = new Set(["2013-12-23T23:15:00Z", "2013-01-27T09:14:16Z"]);

/** A pair in the making. */
type Growing = {
  -readonly [K in keyof TracePair]: TracePair[K] extends readonly (infer Entry)[] ? Entry[] : TracePair[K];
} & {
  highest: number;
};

export function findTraces(documents: readonly TracedDocument[]): FoundTraces {
  const batch = new Batch(documents);
  batch.shareRevisions();
  batch.share(
    ({ ids = [] }) => ids,
    (pair) => pair.ids++,
  );
  batch.share(
    ({ pictures = [] }) => pictures,
    (pair) => pair.pictures++,
  );
  batch.share(
    ({ objects = [] }) => objects,
    (pair) => pair.objects++,
  );
  batch.share(
    ({ author, lastAuthor, created }) => {
      const names = PROGRAM_CREATED.has(created) ? [] : [author, lastAuthor];
      return names.filter((name) => name !== undefined && !isGenericName(name)) as string[];
    },
    (pair, name) => pair.names.push(name),
  );
  batch.share(
    ({ created }) => (created === undefined || PROGRAM_CREATED.has(created) ? [] : [created]),
    (pair, created) => {
      pair.created = created;
    },
  );
  batch.share(
    ({ styles = [] }) => styles,
    (pair, style) => pair.styles.push(style),
  );
  batch.shareLooks();
  batch.shareHabits();
  const all = batch.pairs().toSorted(moreTelling);
  return {
    pairs: all.filter(isTelling),
    weak: all.filter((pair) => !isTelling(pair)),
    facts: [...fastFacts(documents), ...nameFacts(documents)],
    traced: documents.filter(({ traces }) => traces).length,
  };
}

/** Whether two documents share what is hardly equal by coincidence. */
export function isTelling({ revisions, ids, pictures, looks, objects }: TracePair): boolean {
  return revisions + ids + pictures + looks + objects > 0;
}

/** Whether it can hardly have been taken from one place by both: a picture can, from the web. */
export function isOfOneStart({ revisions, ids, objects }: TracePair): boolean {
  return revisions + ids + objects > 0;
}

function moreTelling(x: TracePair, y: TracePair): number {
  return (
    y.revisions - x.revisions ||
    y.ids - x.ids ||
    y.objects - x.objects ||
    y.pictures - x.pictures ||
    y.looks - x.looks ||
    x.a - y.a ||
    x.b - y.b
  );
}

class Batch {
  readonly #documents: readonly TracedDocument[];
  /** A number for each document's author. */
  readonly #authors: Int32Array;
  readonly #pairs = new Map<number, Growing>();

  constructor(documents: readonly TracedDocument[]) {
    this.#documents = documents;
    const known = new Map<string, number>();
    this.#authors = Int32Array.from(documents, ({ author }, at) => {
      const number = author === null ? at : (known.get(author) ?? at);
      if (author !== null) known.set(author, number);
      return number;
    });
  }

  /** Goes through what documents share, by the texts of one kind. */
  share(textsOf: (traces: FileTraces) => readonly string[], onPair: (pair: Growing, text: string) => void): void {
    const holders = new Map<string, number[]>();
    const all = new Set<number>();
    for (const [at, { traces }] of this.#documents.entries()) {
      for (const text of new Set(traces ? textsOf(traces) : [])) {
        all.add(this.#authors[at] ?? at);
        const own = holders.get(text);
        if (own) own.push(at);
        else holders.set(text, [at]);
      }
    }
    for (const [text, own] of holders) this.#each(own, all.size, (pair) => onPair(pair, text));
  }

  /** The same for revision ids, of which there may be millions. */
  shareRevisions(): void {
    const count = this.#documents.reduce((sum, { traces }) => sum + (traces?.revisions?.length ?? 0), 0);
    const { length } = this.#documents;
    // An id and a document in one number, exactly: 32 bits and 21.
    const places = new Float64Array(count);
    const all = new Set<number>();
    let end = 0;
    for (const [at, { traces }] of this.#documents.entries()) {
      if (traces?.revisions) all.add(this.#authors[at] ?? at);
      for (const id of traces?.revisions ?? []) if (!PROGRAM_REVISIONS.has(id)) places[end++] = id * length + at;
    }
    const sorted = places.subarray(0, end).sort();
    for (let from = 0, to = 0; from < end; from = to) {
      const id = Math.floor((sorted[from] ?? 0) / length);
      const next = (id + 1) * length;
      for (to = from + 1; to < end && (sorted[to] ?? 0) < next; ) to++;
      // Most ids are in one document.
      if (to === from + 1) continue;
      const own = Array.from(sorted.subarray(from, to), (place) => place % length);
      this.#each(own, all.size, (pair) => {
        pair.revisions++;
        pair.highest = id;
        pair.sharedBy = Math.max(pair.sharedBy, own.length);
      });
    }
  }

  /** The same for pictures that look alike; equal ones are counted as such. */
  shareLooks(): void {
    const looks: (Look & { document: number })[] = [];
    const all = new Set<number>();
    for (const [document, { traces }] of this.#documents.entries()) {
      for (const stored of traces?.looks ?? []) {
        const look = lookFrom(stored);
        if (!look) continue;
        looks.push({ ...look, document });
        all.add(this.#authors[document] ?? document);
      }
    }
    for (const group of groupsAlike(looks)) {
      const digests = new Map<number, Set<string>>();
      for (const at of group) {
        const { document, digest } = looks[at] ?? { document: -1, digest: "" };
        digests.set(document, (digests.get(document) ?? new Set()).add(digest));
      }
      const own = [...digests.keys()].sort((a, b) => a - b);
      this.#each(own, all.size, (pair) => {
        const [a, b] = [digests.get(pair.a), digests.get(pair.b)];
        if (a && b && ![...a].some((digest) => b.has(digest))) pair.looks++;
      });
    }
  }

  /** The same for how the texts are written. */
  shareHabits(): void {
    const texts = this.#documents.map(({ written }, at) => written && { written, author: this.#authors[at] ?? at });
    const all = new Set(texts.flatMap((one) => (one ? [one.author] : []))).size;
    for (const [word, own] of misspeltAlike(texts)) this.#each(own, all, (pair) => pair.misspelt.push(word));
    // Of a few texts nobody knows whether a habit is rare.
    if (all < MIN_FOR_HABITS) return;
    const withHabit: Record<Habit, number[]> = { twoSpaces: [], spaceBefore: [] };
    for (const [at, one] of texts.entries())
      for (const habit of one ? habitsOf(one.written) : []) withHabit[habit].push(at);
    for (const [habit, own] of Object.entries(withHabit) as [Habit, number[]][])
      this.#each(own, all, (pair) => pair.habits.push(habit));
  }

  /** Calls back for each pair of different authors, if few enough of `all` authors hold a trace and no template does. */
  #each(holders: readonly number[], all: number, onPair: (pair: Growing) => void): void {
    if (holders.length < 2) return;
    const authors = new Set<number>();
    for (const at of holders) {
      if (this.#documents[at]?.role === "template") return;
      authors.add(this.#authors[at] ?? at);
      if (authors.size > MAX_AUTHORS) return;
    }
    if (!isRare(authors.size, all)) return;
    for (const [index, a] of holders.entries()) {
      for (const b of holders.slice(index + 1)) {
        if (!this.#isCompared(a, b)) continue;
        onPair(this.#pairOf(a, b));
      }
    }
  }

  #isCompared(a: number, b: number): boolean {
    const areEarlier = this.#documents[a]?.role === "archive" && this.#documents[b]?.role === "archive";
    return this.#authors[a] !== this.#authors[b] && !areEarlier;
  }

  #pairOf(a: number, b: number): Growing {
    const key = a * this.#documents.length + b;
    let pair = this.#pairs.get(key);
    if (!pair) {
      const counts = { revisions: 0, ids: 0, pictures: 0, looks: 0, objects: 0, sharedBy: 2, highest: 0 };
      pair = { a, b, ...counts, names: [], created: null, styles: [], misspelt: [], habits: [] };
      this.#pairs.set(key, pair);
    }
    return pair;
  }

  /** The pairs that share anything which chance does not explain. */
  pairs(): TracePair[] {
    const withIds = this.#documents.filter(({ traces }) => traces?.revisions).length;
    const possible = (withIds * (withIds - 1)) / 2;
    return [...this.#pairs.values()].flatMap(({ highest, ...pair }) => {
      const counts = [pair.a, pair.b].map((at) => this.#documents[at]?.traces?.revisions?.length ?? 0);
      const revisions = pair.revisions >= leastRevisions(counts, highest, possible) ? pair.revisions : 0;
      const found = {
        ...{ ...pair, revisions },
        styles: pair.styles.length < MIN_STYLES ? [] : pair.styles,
        misspelt: pair.misspelt.length < MIN_MISSPELT ? [] : pair.misspelt.toSorted(),
      };
      const { names, created, styles, misspelt, habits } = found;
      const isSomething = names.length + styles.length + misspelt.length + habits.length > 0 || created !== null;
      return isTelling(found) || isSomething ? [found] : [];
    });
  }
}

/** Whether a trace of at most `MAX_AUTHORS` is not that of a template: it is not that of most authors who have such traces. */
function isRare(authors: number, all: number): boolean {
  return authors <= MAX_OF_ALL || 2 * authors <= all;
}

/**
 * How many revision ids two files with so many must share, so that of all possible pairs fewer than a thousandth does so by
 * chance (by the Poisson distribution).
 */
function leastRevisions([m = 0, n = 0]: readonly number[], highest: number, possible: number): number {
  const expected = highest < LOW_ID ? Math.min(m, n) / LIBREOFFICE_STEP : (m * n) / WORD_IDS;
  let least = 1;
  for (let pairs = possible * expected; pairs > MAX_BY_CHANCE && least < 100; least++) pairs *= expected / (least + 1);
  return least;
}

/** Files that were open for far less time than it takes to type their words. */
function fastFacts(documents: readonly TracedDocument[]): DocumentFact[] {
  const timed = documents.filter(({ traces }) => traces?.minutes !== undefined).length;
  const facts = documents.flatMap(({ role, words, traces }, document): DocumentFact[] => {
    const minutes = traces?.minutes;
    // Word for the web counts no time and, like other programs, writes 0.
    if (!minutes || role !== "submission") return [];
    const isFast = words >= MIN_WORDS && words > minutes * WORDS_PER_MINUTE && !PROGRAM_CREATED.has(traces?.created);
    return isFast ? [{ kind: "fast", document, minutes, words }] : [];
  });
  return facts.length <= Math.max(MAX_OF_ALL, timed * MAX_FAST) ? facts : [];
}

/** Files that name another person of the batch as their author, or as the one who saved them last. */
function nameFacts(documents: readonly TracedDocument[]): DocumentFact[] {
  const people = new NameIndex(documents);
  const found = documents.flatMap(({ role, traces }, document): DocumentFact[] => {
    if (role !== "submission") return [];
    for (const field of ["author", "lastAuthor"] as const) {
      const name = traces?.[field];
      const other = name === undefined || isGenericName(name) ? null : people.otherWith(name, document);
      if (name !== undefined && other !== null) return [{ kind: "otherName", document, field, name, other }];
    }
    return [];
  });
  // One who made the template for all is no other author.
  const counts = new Map<string, number>();
  for (const fact of found) if (fact.kind === "otherName") counts.set(fact.name, (counts.get(fact.name) ?? 0) + 1);
  return found.filter((fact) => fact.kind !== "otherName" || (counts.get(fact.name) ?? 0) <= MAX_OF_ALL);
}
