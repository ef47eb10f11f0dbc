/** Answers to a newcomer's first questions, below the first screen. */

import { parts, t } from "../i18n/t.ts";
import { LIMITS } from "../read/model.ts";
import { hashOf } from "../state/route.ts";
import styles from "./intake.module.css";

const MB = 1024 * 1024;

export function Points() {
  return (
    <div class={styles.points}>
      <section>
        <h2>{t("intake-reads-title")}</h2>
        <p class="quiet">{t("intake-reads")}</p>
        <p class="quiet">
          {t("intake-limits", {
            file: LIMITS.fileBytes / MB,
            milliseconds: LIMITS.seconds * 1000,
            texts: LIMITS.textBytes / MB,
            archive: LIMITS.zipBytes / MB,
            unpacked: LIMITS.unpackedBytes / MB,
            others: LIMITS.unpackedTarBytes / MB,
            files: LIMITS.entries,
            depth: LIMITS.depth,
          })}
        </p>
      </section>
      <section>
        <h2>{t("intake-shows-title")}</h2>
        <p class="quiet">{t("intake-shows")}</p>
      </section>
      <section>
        <h2>{t("intake-keeps-title")}</h2>
        <p class="quiet">{t("intake-keeps")}</p>
      </section>
      <p class="quiet">{parts("app-how-invitation", { how: <a href={hashOf({ view: "how" })}>{t("app-how")}</a> })}</p>
    </div>
  );
}
