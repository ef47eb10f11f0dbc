/** Whether the result on screen is that of the saved result that was opened, and whether its file was changed by hand. */

import type { ComponentChildren } from "preact";
import type { Params } from "../engine/pkg/lookalike.js";
import { t } from "../messages/t.ts";
import { differs, type NumbersFound } from "../outputs/compare-numbers.ts";
import type { Difference } from "../outputs/link.ts";
import { changesBetween } from "../parameters/changes.ts";
import type { Expected, OpenedFile as File } from "../workspace/expected.ts";
import { documentChanges, isChecking, numbersFound } from "../workspace/number-check.ts";
import { result } from "../workspace/store.ts";
import { changesInWords, documentsInWords, pairsInWords } from "./opened-words.ts";

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
