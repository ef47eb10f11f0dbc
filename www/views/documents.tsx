/** Everything that was given: the documents with what is to be said of each, and the files that gave no text. */
import type { DocumentReport } from "../engine/pkg/lookalike.js";
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
  const reports = new Map(result.value?.report.documents.map((report) => [report.id, report]));
  const first = Math.min(shown.value.first, documents.length);
  const visible = documents.slice(first, shown.value.last);
  const unit = result.value?.report.params.unit ?? "words";
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
            <DocumentCells document={document} report={reports.get(document.id)} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function DocumentCells({ document, report }: { document: PageDocument; report: DocumentReport | undefined }) {
  const remarks = [...document.notes, ...(report?.warnings ?? []).map(({ message }) => message)];
  return (
    <>
      <td class="name" title={document.name}>
        <bdi>{document.name}</bdi>
      </td>
      <td class="size">{bytes(document.size)}</td>
      <td class="tokens">{report ? integer(report.tokens) : "…"}</td>
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
