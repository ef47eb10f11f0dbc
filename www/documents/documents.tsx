/** Everything that was given: the documents, what each is there for, what was counted in it, and what is to be said of it. */
import { useMemo } from "preact/hooks";
import { warningsByDocument } from "../engine/pairs.ts";
import type { DocumentColumns, Language, Params, Report, Warning } from "../engine/pkg/lookalike.js";
import { ENCODINGS, isEncoding } from "../files/encodings.ts";
import { say } from "../messages/t.ts";
import { bytes, integer } from "../ui/format.ts";
import { languageNames } from "../ui/program-languages.ts";
import { manyUnits } from "../ui/units.ts";
import { roomFor, useNarrow, useWindowed } from "../ui/windowed.ts";
import { remove, setEncoding, setOwner, setRole } from "../workspace/actions.ts";
import type { PageDocument } from "../workspace/documents.ts";
import { isRole, ownerOf, roles, roleWords } from "../workspace/roles.ts";
import { intake, ownerRule, result } from "../workspace/store.ts";
import { Unread } from "./unread.tsx";

/** Height of a row in pixels, and with room for remarks; those that do not fit scroll within it. */
const ROW = { wide: { plain: 60, remarked: 96 }, narrow: { plain: 164, remarked: 204 } };

/** What heads the column of tokens. */
const LABELS: Record<Params["unit"], string> = { words: "Words", characters: "Characters", code: "Tokens" };

/** The columns of counts, by their name in the report. */
const COUNTS = ["tokens", "setAside", "shingles", "compared", "inTemplate", "common"] as const;

/** Words set aside: quoted, or references. */
const setAsideOf = ({ quoted, referenced }: DocumentColumns, at: number): number =>
  (quoted[at] ?? 0) + (referenced[at] ?? 0);

/** See the head of this file. */
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
  const remarked = documents.some(isRemarked) || (report?.documents.warnings.length ?? 0) > 0;
  const lines = remarked ? "remarked" : "plain";
  const height = ROW[narrow.value ? "narrow" : "wide"][lines];
  const { list, shown } = useWindowed<HTMLTableSectionElement>(documents.length, height, 0);
  const counted = useMemo(() => countedIn(report), [report]);
  const first = Math.min(shown.value.first, documents.length);
  const visible = documents.slice(first, shown.value.last);
  return (
    <table class="documents" aria-label="Documents" aria-rowcount={documents.length + 1}>
      <Head unit={report?.params.unit ?? "words"} />
      <tbody ref={list} class={lines} style={roomFor(first, documents.length - first - visible.length, height)}>
        {visible.map((document, at) => {
          const index = counted.indices.get(document.id);
          return (
            <tr key={document.id} aria-rowindex={first + at + 2} style={{ height: `${height}px` }}>
              <About
                document={document}
                language={index === undefined ? undefined : report?.documents.language[index]}
              />
              <Counts columns={report?.documents} at={index} template={document.role === "template"} />
              <Remarks document={document} warnings={index === undefined ? undefined : counted.warnings?.get(index)} />
            </tr>
          );
        })}
      </tbody>
    </table>
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
  const counts: Record<(typeof COUNTS)[number], { label: string; hint: string }> = {
    tokens: { label: LABELS[unit], hint: `${manyUnits(unit)} in it` },
    setAside: { label: "Set aside", hint: `Of these ${manyUnits(unit)}, the quoted and the references` },
    shingles: { label: "Shingles", hint: `Runs of ${manyUnits(unit)}, as long as the settings say` },
    compared: { label: "Compared", hint: "Different shingles that are compared: similarities are shares of these" },
    inTemplate: { label: "In template", hint: "Different shingles left out because a template holds them" },
    common: { label: "Common", hint: "Different shingles left out because too many documents hold them" },
  };
  return (
    <thead>
      <tr>
        <th scope="col" class="name">
          Name
        </th>
        <th scope="col" class="file">
          File
        </th>
        <th scope="col" class="role">
          Belongs to
        </th>
        <th scope="col" class="owner">
          Owner
        </th>
        {COUNTS.map((column) => (
          <th key={column} scope="col" class={column} title={counts[column].hint}>
            {counts[column].label}
          </th>
        ))}
        <th scope="col" class="remarks">
          <span class="visually-hidden">Remarks</span>
        </th>
        <th scope="col" class="remove">
          <span class="visually-hidden">Remove</span>
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
      <td class="name" title={name}>
        <bdi>{name}</bdi>
        {language !== undefined && <span class="language quiet">read as {languageNames[language]}</span>}
      </td>
      <td class="file" title={`${format}, ${bytes(size)}`}>
        <span>{format}</span> <span class="quiet">{bytes(size)}</span>
        {document.source && <Encoding document={document} />}
      </td>
      <td class="role">
        <select
          aria-label={`What ${name} belongs to`}
          value={role}
          onChange={({ currentTarget: { value } }) => {
            if (isRole(value)) setRole(id, value);
          }}
        >
          {roles.map((value) => (
            <option key={value} value={value}>
              {roleWords[value].name}
            </option>
          ))}
        </select>
      </td>
      <td class="owner">
        <input
          aria-label={`Owner of ${name}`}
          autoComplete="off"
          dir="auto"
          value={document.owner}
          placeholder={ownerOf({ ...document, owner: "" }, ownerRule.value) ?? "nobody"}
          onChange={({ currentTarget }) => setOwner(id, currentTarget.value)}
        />
      </td>
    </>
  );
}

/** How the file's bytes are read as characters: a guess, where they do not say it, that can be put right here. */
function Encoding({ document: { id, name, encoding } }: { document: PageDocument }) {
  return (
    <select
      aria-label={`Encoding of ${name}`}
      value={encoding}
      onChange={({ currentTarget: { value } }) => {
        if (isEncoding(value)) void setEncoding(id, value);
      }}
    >
      {ENCODINGS.map(([label, words]) => (
        <option key={label} value={label}>
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
}

function Counts({ columns, at, template }: CountsProps) {
  const shown = (column: (typeof COUNTS)[number]): string => {
    // A template is compared with nothing.
    if (template && column !== "tokens" && column !== "shingles") return "–";
    if (!columns || at === undefined) return "…";
    return integer(column === "setAside" ? setAsideOf(columns, at) : (columns[column][at] ?? 0));
  };
  return COUNTS.map((column) => (
    <td key={column} class={column}>
      {shown(column)}
    </td>
  ));
}

function Remarks({ document, warnings }: { document: PageDocument; warnings: readonly Warning[] | undefined }) {
  const { tricks, missing, notes } = document;
  const lost = missing.length > 0 ? [`partly read, without ${missing.map(say).join(", and ")}`] : [];
  const remarks = [...notes.map(say), ...(warnings ?? []).map(({ message }) => message)];
  const grave = [...tricks.map(say), ...lost];
  return (
    <>
      <td class="remarks" title={[...grave, ...remarks].join("\n")}>
        {grave.length > 0 && <strong class="grave">{grave.join("; ")}</strong>}
        {grave.length > 0 && remarks.length > 0 && "; "}
        {remarks.join("; ")}
      </td>
      <td class="remove">
        <button type="button" class="slight" aria-label={`Remove ${document.name}`} onClick={() => remove(document.id)}>
          Remove
        </button>
      </td>
    </>
  );
}
