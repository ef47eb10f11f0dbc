/** The files that were not read, a line each with the reason; of thousands the first, and more on demand. */

import { useSignal } from "@preact/signals";
import { say, t } from "../messages/t.ts";
import { bytes } from "../ui/format.ts";
import type { UnreadFile } from "../workspace/documents.ts";
import { remove } from "../workspace/later-actions.ts";
import styles from "./unread.module.css";

/** Lines that are drawn at first, and with each further click. */
const DRAWN = 100;

export function Unread({ files }: { files: readonly UnreadFile[] }) {
  const drawn = useSignal(DRAWN);
  const left = files.length - drawn.value;
  return (
    <section class={styles.unread} aria-labelledby="unread-title">
      <h2 id="unread-title">{t("documents-unread", { count: files.length })}</h2>
      <ul>
        {files.slice(0, drawn.value).map(({ id, name, size, reason }) => (
          <li key={id}>
            <bdi class={styles.name}>{name}</bdi> <span class="quiet">{bytes(size)}</span> <span>{say(reason)}</span>
            <button
              type="button"
              class="slight"
              aria-label={t("documents-dismiss-one", { name })}
              onClick={() => remove(id)}
            >
              {t("documents-dismiss")}
            </button>
          </li>
        ))}
      </ul>
      {left > 0 && (
        <p>
          {t("documents-more-unread", { count: left })}{" "}
          <button
            type="button"
            onClick={() => {
              drawn.value += DRAWN;
            }}
          >
            {t("documents-list-more", { count: Math.min(left, DRAWN) })}
          </button>
        </p>
      )}
    </section>
  );
}
