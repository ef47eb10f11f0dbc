/** Whether the result on screen is that of the saved result that was opened, and whether its file was changed by hand. */

import type { ComponentChildren } from "preact";
import type { PageDocument } from "../../documents/document.ts";
import type { Params } from "../../engine/pkg/lookalike.js";
import { listedText, t } from "../../i18n/t.ts";
import { changesBetween } from "../../settings/changes.ts";
import { namesHidden, result, documents as shown } from "../../state/store.ts";
import type { Expected, OpenedFile as File } from "../link/expected.ts";
import type { Difference } from "../link/link.ts";
import { differs, type NumbersFound, type OtherPair } from "./compare-numbers.ts";
import { type DocumentChanges, documentChanges, isChecking, numbersFound } from "./number-check.ts";

interface Props {
  readonly wanted: Expected;
  readonly file: File;
  readonly found: Difference | null;
  /** Sentences about settings, version and number of documents. */
  readonly differences: readonly string[];
  /** Buttons. */
  readonly children: ComponentChildren;
}

export function OpenedFile({ wanted, file, found, differences, children }: Props) {
  const report = result.value?.report;
  // Nothing is said twice: not that it is the saved result, and then that the file was changed.
  if (!report || isChecking.value) return null;
  const { value: numbers } = numbersFound;
  const { namesHidden } = wanted;
  const changes = found && found.settings.length > 0 ? [] : contradictions(file, report.params);
  const isOther = numbers !== null && differs(numbers);
  if (!found && !isOther && changes.length === 0 && !namesHidden) {
    return (
      <section class="note" role="status">
        <p>{t(numbers ? "export-same-file" : "export-same-not-checked")}</p>
        <Unchecked file={file} />
        <div class="buttons">{children}</div>
      </section>
    );
  }
  return (
    <section class="note" role="status">
      {namesHidden && <p>{t("export-names-hidden-file")}</p>}
      {found && (
        <>
          <p>{t("export-differs-file")}</p>
          <Sentences of={[...differences, ...(found.digest ? documentsDiffer(wanted, file, found) : [])]} />
        </>
      )}
      {isOther && <Numbers found={numbers} why={reasonFor(wanted, found, numbers)} />}
      {changes.length > 0 && <p>{t("export-file-contradicts", { changes: changes.join(", ") })}</p>}
      <Unchecked file={file} />
      <div class="buttons">{children}</div>
    </section>
  );
}

/** The settings that the file's result was made with, where they are others than those in its form. */
function contradictions({ numbers }: File, params: Params): string[] {
  return changesBetween({ ...params, ...(numbers.params as Partial<Params>) }, params);
}

type Reason = "version" | "memory" | "names" | "changed";

/** Why numbers may differ. */
function reasonFor({ namesHidden }: Expected, found: Difference | null, { how }: NumbersFound): Reason {
  if (namesHidden) return "names";
  if (found?.engine) return "version";
  return how ? "memory" : "changed";
}

function documentsDiffer({ settings }: Expected, { hasRoles }: File, found: Difference): string[] {
  const { value: changes } = documentChanges;
  const sentences = changes ? changesInWords(changes) : [];
  if (sentences.length > 0) return sentences;
  // Owners by a rule follow the settings; those by a pattern come a moment later.
  if (found.settings.length > 0 || settings.ownerBy === "pattern") return [t("export-differs-documents")];
  return [t(hasRoles ? "export-file-checksum" : "export-file-without-roles")];
}

function Numbers({ found, why }: { found: NumbersFound; why: Reason }) {
  const { pairs, documents, totals, how } = found;
  return (
    <>
      <p>{t("export-numbers-differ", { why })}</p>
      <ul>
        {pairs.count > 0 && (
          <li>
            {t("export-other-pairs", { count: pairs.count })}
            <Sentences of={pairsInWords(pairs)} />
          </li>
        )}
        {documents.count > 0 && (
          <li>
            {t("export-other-documents", { count: documents.count })}
            <Sentences of={documentsInWords(documents)} />
          </li>
        )}
        {totals && <li>{t("export-other-totals")}</li>}
        {how && <li>{t("export-other-how")}</li>}
      </ul>
    </>
  );
}

function Sentences({ of: sentences }: { of: readonly string[] }) {
  return (
    <ul>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

/** What no comparison can tell. */
function Unchecked({ file: { reviews, hasExclusions } }: { file: File }) {
  return (
    <p class="quiet">
      {t("export-unchecked")} {reviews > 0 && t("export-unchecked-reviews", { count: reviews })}{" "}
      {hasExclusions && t("export-unchecked-excluded")}
    </p>
  );
}

// The differences between a saved result and the page, in sentences: the first few by name, the others by their number.

/** How many documents of a kind are named. */
const MAX_NAMED = 3;

/** Which documents were added, removed or changed since the file was opened. */
export function changesInWords({ missing, added, changed, renamed, roles, owners }: DocumentChanges): string[] {
  const of = (documents: readonly PageDocument[]) => ({ count: documents.length, names: namesOf(documents) });
  return [
    ...(missing.length > 0 ? [t("export-file-missing", of(missing))] : []),
    ...(added.length > 0 ? [t("export-file-added", of(added))] : []),
    ...(changed.length > 0 ? [t("export-file-changed", of(changed))] : []),
    ...(renamed.length > 0 ? [t("export-file-renamed", of(renamed))] : []),
    ...(roles.length > 0 ? [t("export-file-roles", of(roles))] : []),
    ...(owners.length > 0 ? [t("export-file-owners", of(owners))] : []),
  ];
}

/** The first few names, as views show them: a document that is not here has no alias. */
function namesOf(documents: readonly PageDocument[]): string {
  const names = documents.slice(0, MAX_NAMED).flatMap(({ id, name }) => {
    return shown.value.get(id)?.name ?? (namesHidden.value ? [] : name);
  });
  if (names.length === 0) return t("export-file-hidden-names");
  const more = documents.length - names.length;
  return more > 0 ? t("export-file-names", { names: names.join(", "), more }) : listedText(names);
}

/** The first pairs with other numbers, a sentence each. */
export function pairsInWords({ count, first }: NumbersFound["pairs"]): string[] {
  return [...first.map(pairInWords), ...more(count - first.length)];
}

/** The first documents with other numbers, a sentence each. */
export function documentsInWords({ count, first }: NumbersFound["documents"]): string[] {
  const sentences = first.map(({ place, inFile, counted }) => {
    const name = nameAt(place);
    if (inFile === counted || !Number.isFinite(inFile)) return t("export-other-document-rest", { name });
    return t("export-other-document", { name, unit: unit(), inFile, counted });
  });
  return [...sentences, ...more(count - first.length)];
}

function pairInWords({ a, b, inFile, counted }: OtherPair): string {
  const names = { a: nameAt(a), b: nameAt(b) };
  if (!inFile) return t("export-other-pair-new", names);
  if (!counted) return t("export-other-pair-gone", names);
  const [fileA, fileB] = inFile;
  const [countedA, countedB] = counted;
  const isAlike = fileA === countedA && fileB === countedB;
  if (isAlike || !Number.isFinite(fileA + fileB)) return t("export-other-pair-rest", names);
  return t("export-other-pair", { ...names, unit: unit(), fileA, fileB, countedA, countedB });
}

function more(count: number): string[] {
  return count > 0 ? [t("export-other-more", { count })] : [];
}

/** A document's name as views show it. */
function nameAt(place: number): string {
  return result.value?.report.documents.name[place] ?? "?";
}

function unit(): "tokens" | "words" {
  return result.value?.report.params.unit === "code" ? "tokens" : "words";
}
