/**
 * For the pair on screen: the passages that its first text shares with other documents, so that the pair can say in how many
 * of them a passage stands as well. Read in the background, and only as far as that is cheap.
 */
import { computed, effect, signal } from "@preact/signals";
import type { ShownDocument } from "../../documents/document.ts";
import type { Passage } from "../../engine/pkg/lookalike.js";
import { excludedIndexes } from "../../review/adjusted-report.ts";
import { excludedIn } from "../../review/exclusions.ts";
import * as store from "../../state/store.ts";
import { besideOf, type SourcePassage, sourcePassagesOf } from "./sources.ts";
import { type Subject, subjectOf } from "./subject.ts";

/** Most documents read for a text, and most text of them, in UTF-16 units: within a second. */
const MAX_OTHERS = 50;
const MAX_UNITS = 2_000_000;

interface Read {
  readonly subject: Subject;
  readonly others: readonly ShownDocument[];
  readonly sourcePassages: readonly SourcePassage[];
}

/** The first text of the pair on screen with everything it shares; null where the pair is all there is. */
const wanted = computed<Subject | null>(() => {
  const { value: pair } = store.pairShown;
  const { value: result } = store.result;
  const found = pair && result ? subjectOf(pair.a, result.report) : null;
  return found && found.others.length > 1 ? found : null;
});

const known = signal<Read | null>(null);

/** Reads for each pair on screen. One call at a time is never aborted, which would cost the engine's worker. Called once. */
export function followOthers(): void {
  let isReading = false;
  const next = async (): Promise<void> => {
    const subject = wanted.peek();
    if (isReading || !subject || isSame(known.peek()?.subject, subject)) return;
    isReading = true;
    try {
      known.value = await read(subject);
    } catch {
      // Without it the pair says nothing about other documents.
    }
    isReading = false;
    if (wanted.peek() !== subject) void next();
  };
  effect(() => {
    if (wanted.value) void next();
  });
}

/** Whether it is the same text of the same result, with the same documents. */
function isSame(read: Subject | undefined, { document, params, others }: Subject): boolean {
  return read?.document === document && read.params === params && String(read.others) === String(others);
}

async function read(subject: Subject): Promise<Read> {
  const documents = store.documents.peek();
  const others: ShownDocument[] = [];
  let units = 0;
  for (const id of subject.others.slice(0, MAX_OTHERS)) {
    const other = documents.get(id);
    units += subject.document.text.length + (other?.text.length ?? 0);
    if (!other || units > MAX_UNITS) break;
    others.push(other);
  }
  const ids = Uint32Array.from(others.flatMap(({ id }) => [subject.document.id, id]));
  const pairs = ids.length > 0 ? await store.engine.passagesOf(ids, subject.params, { urgency: "background" }) : [];
  return { subject, others, sourcePassages: sourcePassagesOf(pairs) };
}

interface AlsoIn {
  /** Documents besides `b` in which a passage of `a` stands. */
  count: number;
  /** False if some documents were not read. */
  isAll: boolean;
  /** The part of `a`'s passage that half of these documents contain. What follows it may be copied between two of them. */
  common: { start: number; end: number };
}

/** The other documents in which a passage of a pair stands as well. */
export function alsoIn(a: ShownDocument, b: ShownDocument, passage: Passage): AlsoIn {
  const { value: read } = known;
  if (!read || read.subject.document !== a || !isSame(read.subject, wanted.value ?? read.subject))
    return { count: 0, isAll: true, common: { start: passage.aStart, end: passage.aEnd } };
  const { subject, others, sourcePassages } = read;
  const isOther = (passageIndex: number): boolean => {
    const found = sourcePassages[passageIndex];
    const other = others[found?.source ?? -1];
    if (!found || !other || other.id === b.id) return false;
    return excludedIndexes([found.passage], excludedIn(a, other)).size === 0;
  };
  const beside = besideOf(sourcePassages, passage, isOther).flatMap((at) => sourcePassages[at]?.passage ?? []);
  return {
    count: beside.length,
    isAll: others.length === subject.others.length,
    common: commonPart(passage, beside),
  };
}

/** From the median of their starts to that of their ends, within the passage. */
function commonPart(passage: Passage, others: readonly Passage[]): { start: number; end: number } {
  const median = (offset: "aStart" | "aEnd"): number =>
    others.map((other) => other[offset]).sort((x, y) => x - y)[others.length >> 1] ?? passage[offset];
  return { start: Math.max(passage.aStart, median("aStart")), end: Math.min(passage.aEnd, median("aEnd")) };
}
