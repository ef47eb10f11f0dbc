/** Everything that was given: the documents with what is to be said of each, and the files that gave no text. */
import { useMemo } from "preact/hooks";
import { warningsByDocument } from "../engine/pairs.ts";
import type { Report } from "../engine/pkg/lookalike.js";
import { remove } from "../state/actions.ts";
import type { PageDocument, UnreadFile } from "../state/documents.ts";
import { intake, result } from "../state/store.ts";
import { bytes, count, integer } from "../text/format.ts";
import { roomFor, useNarrow, useWindowed } from "./windowed.ts";

/** Height of a row in pixels; remarks that do not fit scroll within it. */
const ROW = { wide: 64, narrow: 76 };

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

/** The files that could not be read, a line each. */
export function Unread({ files }: { files: readonly UnreadFile[] }) {
  return (
    <section class="unread" aria-labelledby="unread-title">
      <h2 id="unread-title">{count(files.length, "file", "files")} could not be read</h2>
      <ul>
        {files.map(({ id, name, size, reason }) => (
          <li key={id}>
            <bdi class="name">{name}</bdi> <span class="quiet">{bytes(size)}</span> <span>{reason}</span>
            <button
              type="button"
              class="slight"
              aria-label={`Dismiss the line about ${name}`}
              onClick={() => remove(id)}
            >
              Dismiss
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Documents({ documents }: { documents: readonly PageDocument[] }) {
  const narrow = useNarrow();
  const height = ROW[narrow.value ? "narrow" : "wide"];
  const { list, shown } = useWindowed<HTMLTableSectionElement>(documents.length, height, 0);
  const report = result.value?.report;
  const known = useMemo(() => knownOf(report), [report]);
  const first = Math.min(shown.value.first, documents.length);
  const visible = documents.slice(first, shown.value.last);
  const unit = report?.params.unit ?? "words";
  return (
    <table class="documents" aria-label="Documents" aria-rowcount={documents.length + 1}>
      <thead>
        <tr>
          <th scope="col" class="name">
            Name
          </th>
          <th scope="col" class="size">
            Size
          </th>
          <th scope="col" class="tokens">
            {unit === "words" ? "Words" : "Characters"}
          </th>
          <th scope="col" class="remarks">
            Remarks
          </th>
          <th scope="col" class="remove">
            <span class="visually-hidden">Remove</span>
          </th>
        </tr>
      </thead>
      <tbody ref={list} style={roomFor(first, documents.length - first - visible.length, height)}>
        {visible.map((document, at) => (
          <tr key={document.id} aria-rowindex={first + at + 2} style={{ height: `${height}px` }}>
            <DocumentCells document={document} known={known.get(document.id)} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What the last run said of a document. */
interface Known {
  tokens: number;
  warnings: readonly string[];
}

function knownOf(report: Report | undefined): ReadonlyMap<number, Known> {
  const known = new Map<number, Known>();
  if (!report) return known;
  const warnings = warningsByDocument(report);
  for (const [index, id] of report.documents.id.entries()) {
    const messages = (warnings.get(index) ?? []).map(({ message }) => message);
    known.set(id, { tokens: report.documents.tokens[index] ?? 0, warnings: messages });
  }
  return known;
}

function DocumentCells({ document, known }: { document: PageDocument; known: Known | undefined }) {
  const remarks = [...document.notes, ...(known?.warnings ?? [])];
  return (
    <>
      <td class="name" title={document.name}>
        <bdi>{document.name}</bdi>
      </td>
      <td class="size">{bytes(document.size)}</td>
      <td class="tokens">{known ? integer(known.tokens) : "…"}</td>
      <td class="remarks" title={remarks.join("\n")}>
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
