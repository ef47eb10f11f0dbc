/** The text whose sources are shown: a document of the last run, or the new one of the last check, which is in no pair. */
import { computed, signal } from "@preact/signals";
import type { ShownDocument } from "../../documents/document.ts";
import { asShown } from "../../engine/original-text.ts";
import type { Params, Report } from "../../engine/pkg/lookalike.js";
import { type Check, type EngineDocument, NEW_ID } from "../../engine/protocol.ts";
import { message } from "../../i18n/message.ts";
import { t } from "../../i18n/t.ts";
import type { Draft } from "../../intake/typed.ts";
import { hasEvidence } from "../../pairs/matched.ts";
import type { Route } from "../../state/route.ts";
import * as store from "../../state/store.ts";
import { passageChosen } from "../compared-pair.ts";
import { matchesOf } from "./sources.ts";

export interface Subject {
  readonly document: ShownDocument;
  readonly isNew: boolean;
  /** Its text for the engine, with all names. */
  readonly original: { readonly name: string; readonly text: string };
  readonly params: Params;
  /** Whether it was searched for matched words. */
  readonly isSearched: boolean;
  /** Its length as matched words are counted, and in the units that are compared. */
  readonly words: number;
  readonly tokens: number;
  /** Ids of the documents that it may share passages with, strongest first. */
  readonly others: readonly number[];
}

/** What the last check found, if its sources were asked for. */
export interface CheckedText {
  readonly check: Check;
  readonly draft: Draft;
  readonly params: Params;
  /** The documents that it was compared with. */
  readonly against: readonly EngineDocument[];
}

export const checkedText = signal<CheckedText | null>(null);

/** Null while another view is shown, while there is no result, and after the documents that were checked against changed. */
export const subject = computed<Subject | null>(() => {
  if (store.route.value.view === "checked") {
    const { value: checked } = checkedText;
    return checked && checked.against === store.engineDocuments.value ? subjectOfCheck(checked) : null;
  }
  const { value: document } = store.documentShown;
  const { value: result } = store.result;
  return document && result ? subjectOf(document, result.report) : null;
});

export function subjectOf(document: ShownDocument, report: Report): Subject {
  const { documents, params } = report;
  const index = documents.id.indexOf(document.id);
  const { name = "", text = "" } = store.originalDocuments.peek().get(document.id) ?? {};
  return {
    document,
    isNew: false,
    original: { name, text },
    params,
    isSearched: hasEvidence(report),
    words: documents.words[index] ?? 0,
    tokens: documents.tokens[index] ?? 0,
    others: matchesOf(report, document.id).map((other) => documents.id[other] ?? -1),
  };
}

export function subjectOfCheck({ check: { evidence, query }, draft, params }: CheckedText): Subject {
  const name = asShown(draft.name.trim() || t("check-unnamed"));
  return {
    document: {
      id: NEW_ID,
      name,
      path: name,
      text: asShown(draft.text),
      size: 0,
      format: draft.format ?? message("files-format-pasted"),
      encoding: "",
      source: null,
      notes: draft.notes,
      missing: [],
      tricks: [],
      role: "submission",
      author: "",
      group: undefined,
    },
    isNew: true,
    original: { name: draft.name, text: draft.text },
    params,
    isSearched: evidence !== null,
    words: evidence?.words ?? 0,
    tokens: query.tokens,
    others: evidence?.documents.map(({ id }) => id) ?? [],
  };
}

/** Its length in a unit of passages. */
export function lengthIn({ words, tokens }: Subject, unit: Params["unit"]): number {
  return (unit !== "characters" && words) || tokens;
}

// The view that the sources were opened from, where Back leads.

/** The views that lead to the sources of a document. */
type Before =
  | { view: "pairs" | "people" | "groups" | "matrix" | "documents" | "check" }
  | Extract<Route, { view: "pair" }>;

const lastView = signal<Before>({ view: "documents" });

/** Remembers each of these views. Called with every change of the address. */
export function rememberView(route: Route): void {
  const { view } = route;
  if (view !== "document" && view !== "checked" && view !== "archive" && view !== "how")
    lastView.value = route as Before;
}

/** Where Back leads: of a new document, to its check; to a pair at the passage that was left. */
export function viewBefore(): Before {
  if (store.route.value.view === "checked") return { view: "check" };
  const { value: before } = lastView;
  const passage = before.view === "pair" ? passageChosen.value : null;
  return before.view === "pair" && passage ? { ...before, offset: passage.aStart } : before;
}
