/** Pages that are only pictures: how many there are, and a button that reads them; while they are read, how far that is. */

import { signal, useSignal } from "@preact/signals";
import { type Key, type Message, message } from "../i18n/message.ts";
import { language, t } from "../i18n/t.ts";
import { classes, focusMain } from "../ui/dom.ts";
import styles from "./intake.module.css";
import {
  bytesFor,
  cancelRecognition,
  isLanguageChoice,
  type LanguageChoice,
  pictured,
  readPictures,
  recognising,
  secondsFor,
} from "./recognition.ts";

const LANGUAGES = {
  english: "recognition-english",
  spanish: "recognition-spanish",
} as const satisfies Record<LanguageChoice, Key>;

/** The files that the user does not want to have read now, by their ids; with any other file, all are offered again. */
const declined = signal<ReadonlySet<number>>(new Set());

export function RecognitionNotice() {
  const { ids, pages } = pictured.value;
  const chosen = useSignal<LanguageChoice | null>(null);
  if (recognising.value) return <Progress {...recognising.value} />;
  if (ids.every((id) => declined.value.has(id))) return null;
  const choice = chosen.value ?? (language.value === "es" ? "spanish" : "english");
  return (
    <section class={classes("note", styles.asked)} aria-labelledby="recognition-offer">
      <h2 id="recognition-offer">{t("recognition-offer", { pages, files: ids.length })}</h2>
      <p>
        {t("recognition-cost", { time: timeFor(pages), bytes: bytesFor(choice) })}{" "}
        <span class="quiet">{t("recognition-scope")}</span>
      </p>
      <div class={classes("buttons", styles.recognise)}>
        <label>
          {t("recognition-language")}{" "}
          <select
            value={choice}
            onChange={({ currentTarget: { value } }) => {
              if (isLanguageChoice(value)) chosen.value = value;
            }}
          >
            {Object.entries(LANGUAGES).map(([value, name]) => (
              <option key={value} value={value}>
                {t(name)}
              </option>
            ))}
          </select>
        </label>
        <button
          type="button"
          onClick={() => {
            void readPictures(choice);
            focusMain();
          }}
        >
          {t("recognition-read")}
        </button>
        <button
          type="button"
          class="slight"
          onClick={() => {
            declined.value = new Set(ids);
            focusMain();
          }}
        >
          {t("recognition-not-now")}
        </button>
      </div>
    </section>
  );
}

function timeFor(pages: number): Message {
  const seconds = secondsFor(pages);
  return seconds < 60
    ? message("recognition-short")
    : message("recognition-minutes", { minutes: Math.round(seconds / 60) });
}

function Progress({ done, total }: { done: number; total: number }) {
  const words = t("recognition-page", { page: Math.min(done + 1, total), total });
  return (
    <div class={classes("note", styles.recognising)}>
      <progress aria-label={words} max={total} value={done} />
      <span>{words}</span>
      <button type="button" onClick={cancelRecognition}>
        {t("run-cancel")}
      </button>
    </div>
  );
}
