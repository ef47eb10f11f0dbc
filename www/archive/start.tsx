/** Starts an archive from files, which are not compared with each other first, as all documents of the page are. */
import { useSignal } from "@preact/signals";
import { t } from "../messages/t.ts";
import styles from "./archive.module.css";
import { Choose } from "./choose.tsx";
import { isBusy } from "./fill.tsx";
import { startFrom } from "./filling.ts";
import { NameField } from "./name-field.tsx";
import { keepable } from "./state.ts";

export function StartArchive() {
  const name = useSignal("");
  const start = async (files: readonly File[]): Promise<void> => {
    if (await startFrom(name.value, files)) name.value = "";
  };
  return (
    <details open={keepable("all").length === 0}>
      <summary>{t("archive-start")}</summary>
      <section class={styles.start} aria-label={t("archive-start")}>
        <p class="quiet">{t("archive-start-hint")}</p>
        <div class="asked">
          <NameField name={name} label={t("archive-start-name")} isOptional />
        </div>
        <div class="buttons">
          <Choose label={t("archive-start-files")} disabled={isBusy()} onChosen={start} />
          <Choose label={t("archive-start-folder")} accepts="folder" disabled={isBusy()} onChosen={start} />
        </div>
      </section>
    </details>
  );
}
