/** The matrix: every document against every other as a heat map, ordered by group, and its numbers as a table. */

import { useSignal } from "@preact/signals";
import { t } from "../messages/t.ts";
import { classes } from "../ui/classes.ts";
import styles from "./matrix.module.css";
import { Numbers } from "./numbers.tsx";
import { Plot } from "./plot.tsx";
import { choose, kind, order, report, steps, values, withAlone } from "./state.ts";
import { type Kind, kindsOf } from "./values.ts";
import { kindInWords, legendOf } from "./words.ts";

export function Matrix() {
  const areNumbersOpen = useSignal(false);
  if (!report.value || !order.value || !values.value) return null;
  if (report.value.pairs.length === 0) {
    return (
      <section class={styles.matrix}>
        <h2>{t("matrix-nothing")}</h2>
        <p>{t("matrix-nothing-why")}</p>
      </section>
    );
  }
  const { alone, documents } = order.value;
  const caption = kindInWords(kind.value, report.value);
  return (
    <section class={styles.matrix}>
      <p class={styles.shown}>
        {t("matrix-shown", { count: documents.length })}{" "}
        {alone > 0 && (
          <label>
            <input
              type="checkbox"
              checked={withAlone.value}
              onChange={({ currentTarget }) => {
                withAlone.value = currentTarget.checked;
              }}
            />{" "}
            {t("matrix-with-alone", { count: alone })}
          </label>
        )}
      </p>
      <div class={styles.head}>
        <Kinds kinds={kindsOf(report.value)} />
        <Legend caption={caption} />
      </div>
      <Plot report={report.value} order={order.value} values={values.value} caption={caption} />
      <p class="quiet">{t("matrix-empty-meaning")}</p>
      <details
        onToggle={({ currentTarget }) => {
          areNumbersOpen.value = currentTarget.open;
        }}
      >
        <summary>{t("matrix-as-table", { count: report.value.pairs.length })}</summary>
        {areNumbersOpen.value && <Numbers report={report.value} />}
      </details>
    </section>
  );
}

function Kinds({ kinds }: { kinds: readonly Kind[] }) {
  if (kinds.length < 2) return null;
  return (
    <fieldset class={styles.kinds}>
      <legend>{t("matrix-kind")}</legend>
      {kinds.map((one) => (
        <label key={one}>
          <input type="radio" name="matrix-kind" checked={kind.value === one} onChange={() => choose(one)} />{" "}
          {report.value && kindInWords(one, report.value)}
        </label>
      ))}
    </fieldset>
  );
}

function Legend({ caption }: { caption: string }) {
  if (!values.value) return null;
  return (
    <div class={styles.legend}>
      <span class="quiet">{caption}</span>
      <ul aria-label={t("matrix-legend")}>
        {legendOf(values.value, steps.value).map((label, step) => (
          <li key={label}>
            <span class={classes(styles.box, styles[`heat${step}`])} />
            {label}
          </li>
        ))}
      </ul>
    </div>
  );
}
