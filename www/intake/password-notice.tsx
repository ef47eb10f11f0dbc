/** Files that are protected by a password: how many there are, and a field for the password, which is tried on all of them. */

import { signal, useSignal } from "@preact/signals";
import { useId, useRef } from "preact/hooks";
import { t } from "../i18n/t.ts";
import { reading } from "../state/store.ts";
import { classes, focusMain } from "../ui/dom.ts";
import styles from "./intake.module.css";
import { lockedFiles, openWith } from "./passwords.ts";

/** The files that the user does not want to open now, by their ids; with any other file, all are offered again. */
const declined = signal<ReadonlySet<number>>(new Set());

export function PasswordNotice() {
  const locked = lockedFiles.value;
  const files = locked.length;
  const outcome = useSignal<{ opened: number } | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  if (locked.every((file) => declined.value.has(file.id))) return null;
  return (
    <form
      class={classes("note", styles.asked)}
      aria-labelledby={`${id}-title`}
      onSubmit={async (event) => {
        event.preventDefault();
        const { current: input } = field;
        if (!input || input.value === "" || reading.value) return;
        const { value } = input;
        input.value = "";
        const opened = await openWith(value);
        if (lockedFiles.value.length === 0) focusMain();
        else input.focus();
        outcome.value = opened === null ? null : { opened };
      }}
    >
      <h2 id={`${id}-title`}>{t("passwords-locked", { files })}</h2>
      <div class={classes("buttons", styles.recognise)}>
        <label>
          {t("passwords-password")}{" "}
          <input
            ref={field}
            type="password"
            autocomplete="off"
            spellcheck={false}
            aria-describedby={`${id}-hint`}
            onInput={() => {
              outcome.value = null;
            }}
          />
        </label>
        <button type="submit">{t("passwords-open")}</button>
        <button
          type="button"
          class="slight"
          onClick={() => {
            declined.value = new Set(locked.map((file) => file.id));
            focusMain();
          }}
        >
          {t("recognition-not-now")}
        </button>
      </div>
      <p id={`${id}-hint`} role="status" class={outcome.value ? undefined : "quiet"}>
        {!outcome.value
          ? t("passwords-hint")
          : outcome.value.opened === 0
            ? t("passwords-none", { files })
            : t("passwords-some", { opened: outcome.value.opened, files })}
      </p>
    </form>
  );
}
