/** The form that keeps the page's documents in a collection. */
import { useSignal } from "@preact/signals";
import { t } from "../i18n/t.ts";
import { withoutNames } from "../state/store.ts";
import { NameField } from "./collection.tsx";
import { writeProgress } from "./collection-actions.ts";
import { isBusy } from "./fill.tsx";
import { collections } from "./page-collections.ts";
import { keepDocuments, type StoredDocuments, storableDocuments } from "./page-documents.ts";

/** The option for a new collection. */
const NEW = "";

const KEPT: readonly StoredDocuments[] = ["all", "submission", "archive"];

const LABELS = {
  all: "archive-keep-all",
  submission: "archive-keep-submissions",
  archive: "archive-keep-earlier",
} as const;

export function KeepDocuments() {
  const chosen = useSignal(NEW);
  const name = useSignal("");
  // Earlier work usually is in a collection already.
  const asked = useSignal<StoredDocuments>("submission");
  const counts = {
    all: storableDocuments("all").length,
    submission: storableDocuments("submission").length,
    archive: 0,
  };
  counts.archive = counts.all - counts.submission;
  const isMixed = counts.submission > 0 && counts.archive > 0;
  const kept = isMixed ? asked.value : "all";
  const { value: list } = collections.list;
  // Another tab may have deleted the chosen collection.
  const where = list.some(({ id }) => id === chosen.value) ? chosen.value : NEW;
  const keep = async (): Promise<void> => {
    if (isBusy()) return;
    const isKept = await keepDocuments(where === NEW ? { name: name.value } : { id: where }, kept);
    if (isKept) name.value = "";
  };
  // Collections are opened and exported here, too, and the form has the progress of that.
  if (counts.all === 0) {
    return (
      writeProgress.value && (
        <div class="buttons">
          <Writing />
        </div>
      )
    );
  }
  return (
    <form
      aria-labelledby="archive-keep-title"
      onSubmit={(event) => {
        event.preventDefault();
        void keep();
      }}
    >
      <h3 id="archive-keep-title">{t("archive-keep-title")}</h3>
      <div class="asked">
        {isMixed && (
          <label>
            {t("archive-keep-which")}
            <select
              value={kept}
              onChange={({ currentTarget }) => {
                asked.value = KEPT.find((kept) => kept === currentTarget.value) ?? "all";
              }}
            >
              {KEPT.map((kept) => (
                <option key={kept} value={kept}>
                  {t(LABELS[kept], { documents: counts[kept] })}
                </option>
              ))}
            </select>
          </label>
        )}
        {list.length > 0 && (
          <label>
            {t("archive-keep-where")}
            <select
              value={where}
              onChange={({ currentTarget }) => {
                chosen.value = currentTarget.value;
              }}
            >
              <option value={NEW}>{t("archive-keep-new")}</option>
              {list.map(({ id, name }) => (
                <option key={id} value={id}>
                  {withoutNames(name)}
                </option>
              ))}
            </select>
          </label>
        )}
        {where === NEW && <NameField name={name} label={t("archive-keep-name")} />}
      </div>
      <div class="buttons">
        <button type="submit" class="main" aria-disabled={isBusy()}>
          {t("archive-keep", { documents: counts[kept] })}
        </button>
        <Writing />
      </div>
    </form>
  );
}

/** Progress of a write, with a cancel button. */
export function Writing() {
  const { value } = writeProgress;
  if (!value) return null;
  return (
    <>
      <button type="button" onClick={() => value.abort.abort(new DOMException("cancelled", "AbortError"))}>
        {t("archive-cancel")}
      </button>
      <span class="quiet">{t("archive-writing", { written: value.written })}</span>
    </>
  );
}
