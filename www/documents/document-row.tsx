/** One row of the list of documents. */

import { useEffect, useRef } from "preact/hooks";
import type { DocumentColumns, Language, Params, Report, Warning } from "../engine/pkg/lookalike.js";
import { languageNames } from "../engine/program-languages.ts";
import { warningInWords } from "../engine/remarks.ts";
import { type Key, message } from "../i18n/message.ts";
import { listedText, say, t } from "../i18n/t.ts";
import { lengthOf } from "../pairs/matched.ts";
import { ENCODINGS, isEncoding } from "../read/encodings.ts";
import { hashOf } from "../state/route.ts";
import { authorsFound, namesHidden, rereading } from "../state/store.ts";
import { focusMainIfLost, focusNeighbour } from "../ui/dom.ts";
import { bytes, integer, remarksInLine } from "../ui/format.ts";
import { Choice } from "../ui/list-parts.tsx";
import { LongName } from "../ui/long-name.tsx";
import { isRole, roleNames, roles, type ShownDocument } from "./document.ts";
import { remove, setAuthor, setEncoding, setRole } from "./document-actions.ts";
import { linkKeyOf } from "./document-keys.ts";
import styles from "./documents.module.css";

const ROLES = roles.map((role) => [role, message(roleNames[role])] as const);

/** Excluded words: quotations and references. */
const excludedOf = ({ quoted, referenced }: DocumentColumns, at: number): number =>
  (quoted[at] ?? 0) + (referenced[at] ?? 0);

interface RowProps {
  document: ShownDocument;
  report: Report | undefined;
  /** The document's index in the report. */
  index: number | undefined;
  warnings: readonly Warning[] | undefined;
  /** Its index in the list. */
  row: number;
  height: number;
  /** Whether it has a line for remarks. */
  isRemarked: boolean;
  /** The kind of token, if each count needs a label beside it; otherwise null. */
  unit: Params["unit"] | null;
  /** Whether it scrolls by too quickly to be used. Controls are then drawn as plain text, which takes half the time. */
  isQuick: boolean;
}

/** While the list scrolls, a row with unchanged props is not redrawn. */
export function DocumentRow(props: RowProps) {
  const { document, report, index, warnings, row, height, isRemarked, unit, isQuick } = props;
  const language = index === undefined ? undefined : report?.documents.language[index];
  return (
    <tr aria-rowindex={row + 2} class={isRemarked ? styles.remarked : undefined} style={{ height: `${height}px` }}>
      <About document={document} language={language} isQuick={isQuick} />
      <Counts report={report} index={index} isTemplate={document.role === "template"} unit={unit} />
      <Remarks document={document} report={report} warnings={warnings} isQuick={isQuick} />
    </tr>
  );
}

interface AboutProps {
  document: ShownDocument;
  language: Language | undefined;
  isQuick: boolean;
}

function About({ document, language, isQuick }: AboutProps) {
  const { name, size } = document;
  const format = say(document.format);
  return (
    <>
      <td class={styles.name} title={name}>
        <LongName name={name} />
      </td>
      <td class={styles.file} title={`${format}, ${bytes(size)}`}>
        <span>{language === undefined ? format : t("documents-language", { language: languageNames[language] })}</span>{" "}
        <span class="quiet">{bytes(size)}</span>
        {document.source && !isQuick && <Encoding document={document} />}
      </td>
      <td class={styles.role}>
        {isQuick ? <Passing>{t(roleNames[document.role])}</Passing> : <RoleOf document={document} />}
      </td>
      <td class={styles.author}>
        {isQuick ? <Passing>{authorShown(document)}</Passing> : <AuthorOf document={document} />}
        {/* On paper a name gets the room it needs, which an input field would not give it. */}
        <span class="print-only">{document.author || authorsFound.value.get(document.id)}</span>
      </td>
    </>
  );
}

/** The content of a control, without the control. */
function Passing({ children }: { children: string }) {
  return <span class={styles.passing}>{children}</span>;
}

function RoleOf({ document: { id, name, role } }: { document: ShownDocument }) {
  return (
    <Choice
      label={t("documents-role-of", { name })}
      value={role}
      values={ROLES}
      onChange={(value) => {
        if (isRole(value)) setRole(id, value);
      }}
    />
  );
}

function AuthorOf({ document }: { document: ShownDocument }) {
  const { id, name, author } = document;
  const { value: areHidden } = namesHidden;
  const typed = useRef<string | null>(null);
  const keep = (): void => {
    if (typed.current !== null) setAuthor(id, typed.current);
    typed.current = null;
  };
  // If the row scrolls away while the user is typing, not every browser fires a blur event. Once names
  // are hidden the field is locked, and shows an alias: the text is kept before.
  useEffect(() => keep, [id, areHidden]);
  return (
    <input
      aria-label={t("documents-author-of", { name })}
      autoComplete="off"
      dir="auto"
      readOnly={areHidden}
      title={areHidden ? t("names-author-hidden") : authorShown(document)}
      class={authorsFound.value.get(id) ? styles.found : undefined}
      // The row may be redrawn while the user is typing: when a comparison ends, for example.
      value={areHidden ? author : (typed.current ?? author)}
      placeholder={authorFound(id)}
      onInput={({ currentTarget }) => {
        typed.current = currentTarget.value;
      }}
      onChange={() => {
        // A document whose new author is not searched for leaves the list.
        focusMainIfLost();
        keep();
      }}
      // No change event if the text is what it was: from now on, show changes made elsewhere.
      onBlur={keep}
    />
  );
}

function authorFound(id: number): string {
  return authorsFound.value.get(id) ?? t("documents-nobody");
}

function authorShown({ id, author }: ShownDocument): string {
  return author === "" ? authorFound(id) : author;
}

/** The encoding of the file: detected if the file does not declare it, and can be corrected here. */
function Encoding({ document: { id, name, encoding } }: { document: ShownDocument }) {
  // While the user is asked about it, show the chosen encoding.
  const asked = rereading.value?.id === id ? rereading.value.content.label : null;
  return (
    <Choice
      label={t("documents-encoding-of", { name })}
      value={asked ?? encoding}
      values={ENCODINGS}
      onChange={(value) => {
        if (isEncoding(value)) void setEncoding(id, value);
      }}
    />
  );
}

interface CountsProps {
  report: Report | undefined;
  /** The document's index in the report. */
  index: number | undefined;
  isTemplate: boolean;
  /** The kind of token, if each count needs a label beside it; otherwise null. */
  unit: Params["unit"] | null;
}

function Counts({ report, index, isTemplate, unit }: CountsProps) {
  const shown = (column: Count): string => {
    // A template is not compared with anything.
    if (isTemplate && column !== "tokens" && column !== "shingles") return "–";
    if (!report || index === undefined) return "…";
    if (column === "tokens") return integer(lengthOf(report, index));
    const { documents: columns } = report;
    return integer(column === "setAside" ? excludedOf(columns, index) : (columns[column][index] ?? 0));
  };
  return COUNTS.map((column) => (
    <td key={column} class={styles[column]}>
      {unit !== null && (
        <span class={styles.label} title={hintOf(column, unit)}>
          {labelOf(column, unit)}
        </span>
      )}
      {shown(column)}
    </td>
  ));
}

interface RemarksProps {
  document: ShownDocument;
  report: Report | undefined;
  warnings: readonly Warning[] | undefined;
  isQuick: boolean;
}

function Remarks({ document, report, warnings = [], isQuick }: RemarksProps) {
  const { tricks, missing, notes } = document;
  const lost = missing.length > 0 ? [t("documents-partly-read", { parts: listedText(missing.map(say)) })] : [];
  const warned = report ? warnings.map((warning) => warningInWords(warning, report)) : [];
  const remarks = [...notes.map(say), ...warned];
  const grave = [...tricks.map(say), ...lost];
  return (
    <>
      <td class={styles.remarks} title={[...grave, ...remarks].join("\n")}>
        {grave.length > 0 && <strong class={styles.grave}>{remarksInLine(grave)}</strong>}
        {grave.length > 0 && remarks.length > 0 && " "}
        {remarksInLine(remarks)}
      </td>
      <td class={styles.remove}>{!isQuick && <Actions document={document} />}</td>
    </>
  );
}

function Actions({ document }: { document: ShownDocument }) {
  const { id, name, role } = document;
  return (
    <>
      {role !== "template" && (
        <a
          class={styles.allMatches}
          href={hashOf({ view: "document", key: linkKeyOf(document) })}
          aria-label={t("documents-all-matches-of", { name })}
        >
          {t("documents-all-matches")}
        </a>
      )}
      <RemoveButton ids={[id]} text={t("documents-remove")} label={t("documents-remove-one", { name })} />
    </>
  );
}

/** Removes documents or unread files from their list. The focus moves to the next one. */
export function RemoveButton({ ids, text, label }: { ids: readonly number[]; text: string; label: string }) {
  return (
    <button
      type="button"
      class="slight"
      aria-label={label}
      onClick={({ currentTarget }) => {
        focusNeighbour(currentTarget);
        remove(ids);
      }}
    >
      {text}
    </button>
  );
}

// The columns of counts, and their headings.

/** Headings of the token column. */
const LENGTHS = {
  words: "documents-words",
  characters: "documents-characters",
  code: "documents-tokens",
} as const satisfies Record<Params["unit"], Key>;

/** The columns of counts, by their names in the report. */
export const COUNTS = ["tokens", "setAside", "shingles", "compared", "inTemplate", "common"] as const;

export type Count = (typeof COUNTS)[number];

/** Headings of the other columns; that of tokens depends on the unit. */
const LABELS = {
  setAside: "documents-excluded",
  shingles: "documents-phrases",
  compared: "documents-compared",
  inTemplate: "documents-in-template",
  common: "documents-common",
} as const satisfies Record<Exclude<Count, "tokens">, Key>;

const HINTS = {
  tokens: "documents-length-hint",
  setAside: "documents-excluded-hint",
  shingles: "documents-phrases-hint",
  compared: "documents-compared-hint",
  inTemplate: "documents-in-template-hint",
  common: "documents-common-hint",
} as const satisfies Record<Count, Key>;

/** Explains a column's count. The length of programs does not include the tokens that evidence skips. */
export function hintOf(column: Count, unit: Params["unit"]): string {
  return t(column === "tokens" && unit === "code" ? "documents-length-hint-code" : HINTS[column]);
}

export function labelOf(column: Count, unit: Params["unit"]): string {
  return t(column === "tokens" ? LENGTHS[unit] : LABELS[column]);
}
