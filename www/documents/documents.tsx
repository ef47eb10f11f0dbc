/** Everything that was given: the documents, what each is there for, what was counted in it, and what is to be said of it. */

import { useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { warningsByDocument } from "../engine/pairs.ts";
import type { DocumentColumns, Language, Params, Report, Warning } from "../engine/pkg/lookalike.js";
import { ENCODINGS, isEncoding } from "../files/encodings.ts";
import { type Key, type Message, message } from "../messages/message.ts";
import { listedText, say, t } from "../messages/t.ts";
import { bytes, integer, remarksInLine } from "../ui/format.ts";
import { LongName } from "../ui/long-name.tsx";
import { PrintedRows } from "../ui/printed.tsx";
import { languageNames } from "../ui/program-languages.ts";
import { roomFor, useNarrow, useWindowed } from "../ui/windowed.ts";
import { warningInWords } from "../workspace/document-warnings.ts";
import type { PageDocument } from "../workspace/documents.ts";
import { remove, setEncoding, setOwner, setRole } from "../workspace/later-actions.ts";
import { keyOf } from "../workspace/links.ts";
import { isRole, roleNames, roles } from "../workspace/roles.ts";
import { hashOf } from "../workspace/route.ts";
import { intake, namesHidden, ownersFound, result } from "../workspace/store.ts";
import styles from "./documents.module.css";
import { Unread } from "./unread.tsx";

const ROLES = roles.map((role) => [role, message(roleNames[role])] as const);

/** Height of a row in pixels, and with room for remarks; those that do not fit scroll within it. */
const ROW = { wide: { plain: 60, remarked: 96 }, narrow: { plain: 204, remarked: 262 } };

/** What heads the column of tokens. */
const LENGTHS = {
  words: "documents-words",
  characters: "documents-characters",
  code: "documents-tokens",
} as const satisfies Record<Params["unit"], Key>;

/** The columns of counts, by their name in the report. */
const COUNTS = ["tokens", "setAside", "shingles", "compared", "inTemplate", "common"] as const;

type Count = (typeof COUNTS)[number];

/** What heads them; that of tokens follows their unit. */
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

function labelOf(column: Count, unit: Params["unit"]): string {
  return t(column === "tokens" ? LENGTHS[unit] : LABELS[column]);
}

/** Words excluded: quoted, or references. */
const excludedOf = ({ quoted, referenced }: DocumentColumns, at: number): number =>
  (quoted[at] ?? 0) + (referenced[at] ?? 0);

export function DocumentList() {
  const { documents, unread } = intake.value;
  return (
    <>
      {unread.length > 0 && <Unread files={unread} />}
      {documents.length > 0 && <Documents documents={documents} />}
    </>
  );
}

function isRemarked({ notes, missing, tricks }: PageDocument): boolean {
  return notes.length + missing.length + tricks.length > 0;
}

function Documents({ documents }: { documents: readonly PageDocument[] }) {
  const narrow = useNarrow();
  const report = result.value?.report;
  const unit = report?.params.unit ?? "words";
  const remarked = documents.some(isRemarked) || (report?.documents.warnings.length ?? 0) > 0;
  const lines = remarked ? "remarked" : "plain";
  const height = ROW[narrow.value ? "narrow" : "wide"][lines];
  const { list, shown } = useWindowed<HTMLTableSectionElement>(documents.length, height, 0);
  const counted = useMemo(() => countedIn(report), [report]);
  const first = Math.min(shown.value.first, documents.length);
  const visible = documents.slice(first, shown.value.last);
  return (
    <>
      <table class={styles.documents} aria-label={t("documents-table")} aria-rowcount={documents.length + 1}>
        <Head unit={unit} />
        <tbody
          ref={list}
          class={styles[lines]}
          style={roomFor(first, documents.length - first - visible.length, height, shown.value.skipped)}
        >
          {visible.map((document, at) => {
            const index = counted.indices.get(document.id);
            return (
              <tr key={document.id} aria-rowindex={first + at + 2} style={{ height: `${height}px` }}>
                <About
                  document={document}
                  language={index === undefined ? undefined : report?.documents.language[index]}
                />
                <Counts
                  columns={report?.documents}
                  at={index}
                  template={document.role === "template"}
                  unit={narrow.value ? unit : null}
                />
                <Remarks
                  document={document}
                  report={report}
                  warnings={index === undefined ? undefined : counted.warnings?.get(index)}
                />
              </tr>
            );
          })}
        </tbody>
      </table>
      <PrintedRows all={documents.length} />
    </>
  );
}

/** Where documents stand in the report, by their numbers, and what is said of them there. */
function countedIn(report: Report | undefined) {
  const indices = new Map<number, number>();
  if (!report) return { indices, warnings: null };
  for (const [index, id] of report.documents.id.entries()) indices.set(id, index);
  return { indices, warnings: warningsByDocument(report) };
}

function Head({ unit }: { unit: Params["unit"] }) {
  return (
    <thead>
      <tr>
        <th scope="col" class={styles.name}>
          {t("documents-name")}
        </th>
        <th scope="col" class={styles.file}>
          {t("documents-file")}
        </th>
        <th scope="col" class={styles.role}>
          {t("documents-role")}
        </th>
        <th scope="col" class={styles.owner}>
          {t("documents-owner")}
        </th>
        {COUNTS.map((column) => (
          <th key={column} scope="col" class={styles[column]} title={t(HINTS[column])}>
            {labelOf(column, unit)}
          </th>
        ))}
        <th scope="col" class={styles.remarks}>
          <span class="visually-hidden">{t("documents-remarks")}</span>
        </th>
        <th scope="col" class={styles.remove}>
          <span class="visually-hidden">{t("documents-remove")}</span>
        </th>
      </tr>
    </thead>
  );
}

function About({ document, language }: { document: PageDocument; language: Language | undefined }) {
  const { id, name, role, size } = document;
  const format = say(document.format);
  return (
    <>
      <td class={styles.name} title={name}>
        <LongName name={name} />
      </td>
      <td class={styles.file} title={`${format}, ${bytes(size)}`}>
        <span>{language === undefined ? format : t("documents-language", { language: languageNames[language] })}</span>{" "}
        <span class="quiet">{bytes(size)}</span>
        {document.source && <Encoding document={document} />}
      </td>
      <td class={styles.role}>
        <Choice
          label={t("documents-role-of", { name })}
          value={role}
          values={ROLES}
          onChange={(value) => {
            if (isRole(value)) setRole(id, value);
          }}
        />
      </td>
      <td class={styles.owner}>
        <input
          aria-label={t("documents-owner-of", { name })}
          autoComplete="off"
          dir="auto"
          readOnly={namesHidden.value}
          title={namesHidden.value ? t("names-owner-hidden") : undefined}
          value={document.owner}
          placeholder={ownersFound.value.get(id) ?? t("documents-nobody")}
          onChange={({ currentTarget }) => setOwner(id, currentTarget.value)}
        />
      </td>
    </>
  );
}

/** How the file's bytes are read as characters: a guess, where they do not say it, that can be put right here. */
function Encoding({ document: { id, name, encoding } }: { document: PageDocument }) {
  return (
    <Choice
      label={t("documents-encoding-of", { name })}
      value={encoding}
      values={ENCODINGS}
      onChange={(value) => {
        if (isEncoding(value)) void setEncoding(id, value);
      }}
    />
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  /** All values, and what they are called. */
  values: readonly (readonly [string, Message | string])[];
  onChange: (value: string) => void;
}

/** One of a few values. The others are drawn when somebody comes near: in a list that is scrolled they would be most of all elements. */
function Choice({ label, value, values, onChange }: ChoiceProps) {
  const isNear = useSignal(false);
  const approach = (): void => {
    isNear.value = true;
  };
  const drawn = isNear.value ? values : values.filter(([own]) => own === value);
  return (
    <select
      aria-label={label}
      value={value}
      onPointerEnter={approach}
      onPointerDown={approach}
      onFocus={approach}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      {drawn.map(([own, words]) => (
        <option key={own} value={own}>
          {say(words)}
        </option>
      ))}
    </select>
  );
}

interface CountsProps {
  columns: DocumentColumns | undefined;
  /** Where the document stands in them. */
  at: number | undefined;
  template: boolean;
  /** What tokens are, where each count needs its label beside it; else null. */
  unit: Params["unit"] | null;
}

function Counts({ columns, at, template, unit }: CountsProps) {
  const shown = (column: Count): string => {
    // A template is compared with nothing.
    if (template && column !== "tokens" && column !== "shingles") return "–";
    if (!columns || at === undefined) return "…";
    return integer(column === "setAside" ? excludedOf(columns, at) : (columns[column][at] ?? 0));
  };
  return COUNTS.map((column) => (
    <td key={column} class={styles[column]}>
      {unit !== null && (
        <span class={styles.label} title={t(HINTS[column])}>
          {labelOf(column, unit)}
        </span>
      )}
      {shown(column)}
    </td>
  ));
}

interface RemarksProps {
  document: PageDocument;
  report: Report | undefined;
  warnings: readonly Warning[] | undefined;
}

function Remarks({ document, report, warnings = [] }: RemarksProps) {
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
      <td class={styles.remove}>
        {document.role !== "template" && (
          <a
            class={styles.allMatches}
            href={hashOf({ view: "document", key: keyOf(document) })}
            aria-label={t("documents-all-matches-of", { name: document.name })}
          >
            {t("documents-all-matches")}
          </a>
        )}
        <button
          type="button"
          class="slight"
          aria-label={t("documents-remove-one", { name: document.name })}
          onClick={() => remove(document.id)}
        >
          {t("documents-remove")}
        </button>
      </td>
    </>
  );
}
