/** The result of a check as a table: each document that shares anything with the new one has a line. */

import { roleNames, type ShownDocument } from "../documents/document.ts";
import { countedAs } from "../engine/pairs.ts";
import { type Message, message } from "../i18n/message.ts";
import { matchedOf } from "../pairs/matched.ts";
import { plainName } from "../read/names.ts";
import { type Cell, csvLine, type Dialect } from "../share/table/csv.ts";
import { authorCell, percent } from "../share/table/result-tables.ts";
import type { Ready } from "./checking.ts";

interface Options {
  readonly dialect: Dialect;
  readonly say: (message: Message) => string;
  /** The name of the new document. */
  readonly name: string;
  /** The documents as shown, by id; one that was removed is absent. */
  readonly documents: ReadonlyMap<number, ShownDocument>;
  readonly authorOf: (id: number) => string | null;
}

/** The found documents, in the order in which they are listed: shared passages, rewritten copies, similar ones. */
export function foundIn({ evidence, query }: Ready["check"]): number[] {
  const found = [...(evidence?.documents ?? []), ...(evidence?.rewritten ?? []), ...query.similar];
  return [...new Set(found.map(({ id }) => id))];
}

/** A line for each found document, headings first. The new document is A. */
export function* checkLines({ check, params }: Pick<Ready, "check" | "params">, options: Options): Generator<string> {
  const { dialect, say, name, documents, authorOf } = options;
  const { evidence, query } = check;
  const unit = countedAs(params.unit);
  const heads = [
    message("outputs-name-a"),
    message("outputs-name-b"),
    message("outputs-author-b"),
    message("outputs-role-b"),
    message("outputs-matched-a", { unit }),
    message("outputs-share-a", { unit }),
    message("outputs-matched-b", { unit }),
    message("outputs-share-b", { unit }),
    message("outputs-longest", { unit }),
    message("outputs-passages"),
    message("check-table-in-order"),
    message("outputs-jaccard"),
    message("outputs-a-in-b"),
    message("outputs-b-in-a"),
  ];
  yield csvLine(heads.map(say), dialect);
  const shared = byId(evidence?.documents ?? []);
  const rewritten = byId(evidence?.rewritten ?? []);
  const similar = byId(query.similar);
  for (const id of foundIn(check)) {
    const other = documents.get(id);
    const [found, alike] = [shared.get(id), similar.get(id)];
    const shares = found && matchedOf(found.evidence, [evidence?.words ?? 0, found.words]).shares;
    const cells: readonly (Cell | undefined)[] = [
      plainName(name),
      other ? plainName(other.name) : say(message("check-removed")),
      authorCell(authorOf(id)),
      other && say(message(roleNames[other.role])),
      found?.evidence.matchedA,
      shares && percent(shares[0]),
      found?.evidence.matchedB,
      shares && percent(shares[1]),
      found?.evidence.longest,
      found?.evidence.passages,
      rewritten.get(id)?.inOrder,
      alike && percent(alike.jaccard),
      alike && percent(alike.containmentAInB),
      alike && percent(alike.containmentBInA),
    ];
    yield csvLine(
      cells.map((cell) => cell ?? null),
      dialect,
    );
  }
}

function byId<D extends { readonly id: number }>(documents: readonly D[]): ReadonlyMap<number, D> {
  return new Map(documents.map((document) => [document.id, document]));
}
