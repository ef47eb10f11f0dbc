/** Traces as sentences: each a fact, and what it may mean, innocent causes included. */
import { type Key, message } from "../i18n/message.ts";
import { catalogue, listedText, say, t } from "../i18n/t.ts";
import type { FileTraces } from "../read/traces.ts";
import type { DocumentFact, TracePair } from "./find-traces.ts";

/** A fact, and what it may mean. */
export interface TraceInWords {
  /** The kind of trace. */
  readonly kind: string;
  readonly fact: string;
  readonly meaning: string;
}

/** Names of styles, and misspelt words, that are listed. */
const MAX_LISTED = 6;

export function pairInWords(pair: TracePair): TraceInWords[] {
  const { revisions, sharedBy, ids, pictures, looks, objects, names, created, styles, misspelt, habits } = pair;
  const all = [
    revisions > 0 && {
      kind: t("traces-kind-revisions"),
      fact: t(sharedBy > 2 ? "traces-revisions-few" : "traces-revisions", { count: revisions }),
      meaning: t("traces-revisions-meaning"),
    },
    ids > 0 && { kind: t("traces-kind-ids"), fact: t("traces-ids"), meaning: t("traces-ids-meaning") },
    objects > 0 && {
      kind: t("traces-kind-pictures"),
      fact: t("traces-objects", { count: objects }),
      meaning: t("traces-pictures-meaning"),
    },
    pictures > 0 && {
      kind: t("traces-kind-pictures"),
      fact: t("traces-pictures", { count: pictures }),
      meaning: t("traces-pictures-meaning"),
    },
    looks > 0 && {
      kind: t("traces-kind-looks"),
      fact: t("traces-looks", { count: looks }),
      meaning: t("traces-looks-meaning"),
    },
    names.length > 0 && {
      kind: t("traces-author"),
      fact: t("traces-names", { names: listedText(names) }),
      meaning: t("traces-names-meaning"),
    },
    created !== null && {
      kind: t("traces-created-head"),
      fact: t("traces-created", { time: dateInWords(created) }),
      meaning: t("traces-created-meaning"),
    },
    styles.length > 0 && {
      kind: t("traces-kind-styles"),
      fact: t("traces-styles", { count: styles.length, styles: listedText(styles.slice(0, MAX_LISTED)) }),
      meaning: t("traces-styles-meaning"),
    },
    misspelt.length > 0 && {
      kind: t("traces-kind-writing"),
      fact: t("traces-misspelt", { count: misspelt.length, words: listedText(misspelt.slice(0, MAX_LISTED)) }),
      meaning: t("traces-misspelt-meaning"),
    },
    ...habits.map((habit) => ({
      kind: t("traces-kind-writing"),
      fact: t(habit === "twoSpaces" ? "traces-two-spaces" : "traces-space-before"),
      meaning: t("traces-habits-meaning"),
    })),
  ];
  return all.filter((one) => one !== false);
}

/** A fact about one document. */
export function factInWords(fact: DocumentFact): TraceInWords {
  if (fact.kind === "fast") {
    const { minutes, words } = fact;
    return { kind: t("traces-minutes"), fact: t("traces-fast", { minutes, words }), meaning: t("traces-fast-meaning") };
  }
  const key = fact.field === "author" ? "traces-other-author" : "traces-other-last";
  return { kind: t("traces-author"), fact: t(key, { name: fact.name }), meaning: t("traces-other-meaning") };
}

/** The same, but what facts may mean only with the first of those that mean it. */
export function meaningsOnce<F extends Pick<TraceInWords, "meaning">>(facts: readonly F[]): F[] {
  const seen = new Set<string>();
  return facts.map((fact) => {
    if (seen.has(fact.meaning)) return { ...fact, meaning: "" };
    seen.add(fact.meaning);
    return fact;
  });
}

/** What two files share that may be equal by coincidence, and leads to no pair by itself. */
export function onlyCoincidences(pair: TracePair): TracePair {
  return { ...pair, revisions: 0, ids: 0, pictures: 0, looks: 0, objects: 0 };
}

/** What the traces that lead to some pairs may mean, once for each kind. */
export function meaningsOf(pairs: readonly TracePair[]): TraceInWords[] {
  const found = new Map<string, TraceInWords>();
  for (const pair of pairs) {
    const coincidences = { names: [], created: null, styles: [], misspelt: [], habits: [] };
    for (const one of pairInWords({ ...pair, ...coincidences })) found.set(one.kind, one);
  }
  return [...found.values()];
}

const PROPERTIES = [
  ["author", "traces-author"],
  ["lastAuthor", "traces-last-author"],
  ["created", "traces-created-head"],
  ["modified", "traces-modified"],
  ["revision", "traces-revision"],
  ["minutes", "traces-minutes"],
  ["company", "traces-company"],
  ["template", "traces-template"],
  ["program", "traces-program"],
] as const satisfies readonly (readonly [keyof FileTraces, Key])[];

/** A property of some files, in words; null for a file that does not give it. */
export interface Property {
  readonly head: string;
  readonly values: readonly (string | null)[];
}

/** The properties that at least one of some files gives. */
export function propertiesInWords(files: readonly (FileTraces | undefined)[]): Property[] {
  return PROPERTIES.flatMap(([field, head]) => {
    const values = files.map((traces) => {
      const value = traces?.[field];
      if (value === undefined) return null;
      if (field === "created" || field === "modified") return dateInWords(String(value));
      return typeof value === "number" ? say(message("traces-number", { number: value })) : value;
    });
    return values.some((value) => value !== null) ? [{ head: t(head), values }] : [];
  });
}

/** The number of entries that some files have too many of, or too long. */
export function cutIn(files: readonly (FileTraces | undefined)[]): number {
  return files.reduce((sum, traces) => sum + (traces?.cut ?? 0), 0);
}

/** "1 Mar 2026, 10:22"; without a time zone as it stands in the file, otherwise in that of this computer. */
function dateInWords(date: string): string {
  const isLocal = !date.endsWith("Z");
  const format = new Intl.DateTimeFormat(catalogue.value?.locale, {
    dateStyle: "medium",
    timeStyle: "short",
    ...(isLocal && { timeZone: "UTC" }),
  });
  return format.format(new Date(isLocal ? `${date}Z` : date));
}
