/**
 * The data that views draw while names are hidden: the documents, the report and the question about authors, with aliases
 * for names.
 */

import type { Intake, PageDocument, ShownDocument, ShownIntake } from "../documents/document.ts";
import { standsFor } from "../documents/document-keys.ts";
import { isRenaming } from "../documents/naming.ts";
import { asShown, type ShownText } from "../engine/original-text.ts";
import type { Report } from "../engine/pkg/lookalike.js";
import type { EngineDocument } from "../engine/protocol.ts";
import type { Message } from "../i18n/message.ts";
import { t } from "../i18n/t.ts";
import { type AuthorsQuestion, hasName, type Person, type ShownEngineDocument } from "../people/people.ts";
import { fileName } from "../read/names.ts";
import type { FileTraces } from "../read/traces.ts";
import { adjusted, type PairExclusions } from "../review/adjusted-report.ts";
import { excludedPassages, pairExclusionsIn } from "../review/exclusions.ts";
import { type Aliases, aliasesOf } from "./aliases.ts";
import { BLACKED_OUT, type HiddenNames, hiddenNamesOf, masked, maskedMessage } from "./mask.ts";

/** The names to search for in texts: those of all authors, and of files. */
export function namesToHide(people: readonly Person[]): HiddenNames {
  const authors = people.filter(hasName).map(({ name }) => name);
  const files = people.flatMap(({ documents }) => documents.flatMap(({ name, path }) => [name, fileName(path)]));
  return hiddenNamesOf(authors, files);
}

/**
 * The documents under their aliases and in the order of these: sorted by path, they would still be in the order of the
 * names.
 */
export function shownIntake(intake: Intake, aliases: Aliases, names: HiddenNames): ShownIntake {
  const unread = intake.unread.map((file, at) => {
    const name = t("names-unread", { number: at + 1 });
    return { ...file, name, path: name, reason: maskedMessage(file.reason, names) };
  });
  return { ...intake, documents: shownDocuments(intake.documents, aliases, names), unread };
}

/** Documents under their aliases, in the order of these. */
export function shownDocuments(
  documents: readonly PageDocument[],
  aliases: Aliases,
  names: HiddenNames,
): ShownDocument[] {
  const orderOf = ({ id }: ShownDocument): number => aliases.order.get(id) ?? 0;
  return documents.map((document) => shownDocument(document, aliases, names)).sort((x, y) => orderOf(x) - orderOf(y));
}

function shownDocument(document: PageDocument, aliases: Aliases, names: HiddenNames): ShownDocument {
  const name = asShown(aliases.documents.get(document.id) ?? "");
  let text: ShownText | null = null;
  const without = <M extends Message | string>(said: readonly M[]) => said.map((one) => maskedMessage(one, names));
  const shown: ShownDocument = {
    ...document,
    name,
    path: name,
    author: document.author && asShown(aliases.authors.get(document.id) ?? ""),
    // Computed on demand: there may be thousands.
    get text() {
      text ??= asShown(masked(document.text, names));
      return text;
    },
    // A note that a document was renamed contains nothing but names.
    notes: without(document.notes.filter((note) => !isRenaming(note))),
    tricks: without(document.tricks),
    missing: without(document.missing),
    traces: document.traces && withoutNames(document.traces),
    // It is a folder's name; views have the author.
    group: undefined,
  };
  standsFor(shown, document);
  return shown;
}

/** Traces with all names blacked out: a file may name anybody, under any of his names. */
function withoutNames(traces: FileTraces): FileTraces {
  const { author, lastAuthor, company, template, ...rest } = traces;
  const hidden = Object.entries({ author, lastAuthor, company, template }).filter(([, name]) => name !== undefined);
  return { ...rest, ...Object.fromEntries(hidden.map(([field]) => [field, BLACKED_OUT])) };
}

/** The engine's documents, as views and exports show them. */
export function shownEngineDocuments(
  held: readonly EngineDocument[],
  documents: ReadonlyMap<number, ShownDocument>,
  { authors }: Aliases,
): ShownEngineDocument[] {
  return held.map(({ id, role, author }) => {
    const document = documents.get(id);
    return {
      id,
      ...(role && { role }),
      name: document?.name ?? asShown(""),
      author: author ? asShown(authors.get(id) ?? "") || null : null,
      get text() {
        return document?.text ?? asShown("");
      },
    };
  });
}

/** A report whose documents have their aliases. */
export function shownReport(report: Report, { documents }: Aliases): Report {
  const name = Array.from(report.documents.id, (id) => documents.get(id) ?? t("names-gone"));
  return { ...report, documents: { ...report.documents, name } };
}

/** The question without names of folders and people. */
export function shownQuestion(question: AuthorsQuestion): AuthorsQuestion {
  const groups = question.groups.map((group, at) => ({ ...group, name: t("names-group", { number: at + 1 }) }));
  return { ...question, groups };
}

// Applies hidden names and excluded passages to what views show (../state/store.ts).

export const presentation = {
  aliasesOf,
  namesIn: namesToHide,
  shownDocuments,
  shownHeld: shownEngineDocuments,
  shownIntake,
  shownQuestion,
  shownReport,
  maskedMessage,
  adjusted,
  /** The pairs of a report with excluded passages; null if there are none on the page. */
  exclusionsOf: (report: Report, documents: readonly PageDocument[]): PairExclusions[] | null => {
    const { value: all } = excludedPassages;
    return all.size > 0 ? pairExclusionsIn(report, documents, all) : null;
  },
};

export type Presentation = typeof presentation;
