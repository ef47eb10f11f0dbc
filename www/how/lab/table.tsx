/** The numbers behind a plot. A wide table scrolls within itself, and is exported as CSV with all its digits. */

import { useSignal } from "@preact/signals";
import { say, t } from "../../i18n/t.ts";
import { announcement } from "../../state/store.ts";
import { csvOf, write } from "./axis-format.ts";
import type { Table } from "./experiment-model.ts";
import styles from "./lab.module.css";

export function TableView({ table }: { table: Table }) {
  const { caption, columns, rows } = table;
  const title = say(caption);
  return (
    <div class={styles.numbers}>
      <div class={styles.numbersHead}>
        <h4>{title}</h4>
        <Copy table={table} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard. */}
      <section class={styles.numbersScroll} aria-label={title} tabIndex={0}>
        <table aria-label={title}>
          <thead>
            <tr>
              {columns.map(({ label, format }, at) => (
                <th key={at} scope="col" class={format === "text" ? styles.words : undefined}>
                  {say(label)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, row) => (
              <tr key={row}>
                {cells.map((cell, i) => {
                  const format = columns[i]?.format ?? "text";
                  return (
                    <td key={i} class={format === "text" ? styles.words : undefined}>
                      {write(cell, format)}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

function Copy({ table }: { table: Table }) {
  const outcome = useSignal<"lab-copied" | "lab-not-copied" | null>(null);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(csvOf(table));
      outcome.value = "lab-copied";
    } catch {
      outcome.value = "lab-not-copied";
    }
    announcement.value = t(outcome.value);
  };
  return (
    <span class="quiet">
      {outcome.value && t(outcome.value)}{" "}
      <button
        type="button"
        class="slight"
        aria-label={t("lab-copy-named", { title: table.caption })}
        onClick={() => void copy()}
      >
        {t("lab-copy")}
      </button>
    </span>
  );
}
