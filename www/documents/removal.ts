/** Taking documents off the page, and putting them back: pure steps, so that a removal can be undone whatever came after it. */
import { t } from "../i18n/t.ts";
import type { ExcludedPassages } from "../review/exclusions.ts";
import type { Reviews } from "../review/review.ts";
import type { Fields } from "../settings/fields.ts";
import type { ChosenByItself } from "../settings/presets.ts";
import type { Intake, PageDocument, UnreadFile } from "./document.ts";
import { ordered } from "./naming.ts";

/** What was taken off by one gesture. */
export interface Removed {
  readonly documents: readonly PageDocument[];
  readonly unread: readonly UnreadFile[];
  /** What came in its place, where it was replaced by a saved result. */
  readonly replacement?: Replacement;
}

/** "Removed 30 documents." Unread files count where nothing else was removed. One has its name, unless names are hidden. */
export function removedInWords({ documents, unread }: Removed, areNamesHidden: boolean): string {
  const [only, more] = documents.length > 0 ? documents : unread;
  if (only && !more && !areNamesHidden) return t("keep-removed-one", { name: only.name });
  if (documents.length > 0) return t("keep-removed", { documents: documents.length });
  return t("keep-removed-unread", { files: unread.length });
}

/** Takes off every entry that `wanted` picks, and gives what was taken. Ids go on, so that none is ever used twice. */
export function takeOff(intake: Intake, wanted: (id: number) => boolean): { intake: Intake; removed: Removed } {
  const { documents, unread, nextId } = intake;
  return {
    intake: {
      documents: ordered(documents.filter(({ id }) => !wanted(id))),
      unread: unread.filter(({ id }) => !wanted(id)),
      nextId,
    },
    removed: {
      documents: documents.filter(({ id }) => wanted(id)),
      unread: unread.filter(({ id }) => wanted(id)),
    },
  };
}

/** Puts back what was taken off: documents have the order and the names that all of them together give. */
export function putBack(intake: Intake, removed: Removed): Intake {
  return {
    documents: ordered([...intake.documents, ...removed.documents]),
    unread: [...intake.unread, ...removed.unread].sort((one, other) => one.id - other.id),
    nextId: intake.nextId,
  };
}

/** What was there before, besides documents, and what came. */
export interface Replacement {
  /** The page's numbers of all that came: from the first to the one after the last. */
  readonly ids: readonly [from: number, to: number];
  readonly fields: Fields | null;
  readonly programs: ChosenByItself;
  readonly reviews: Exchange<Reviews>;
  readonly excluded: Exchange<ExcludedPassages>;
}

/** Entries by pair, before and after. */
export interface Exchange<M> {
  readonly before: M;
  readonly after: M;
}
