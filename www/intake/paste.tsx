/** The form for pasting or writing a text. */

import { signal, useSignalEffect } from "@preact/signals";
import { useRef } from "preact/hooks";
import { isRole, roleNames, roles } from "../documents/document.ts";
import type { Role } from "../engine/pkg/lookalike.js";
import { t } from "../i18n/t.ts";
import styles from "./intake.module.css";
import { addPasted } from "./intake-actions.ts";
import { emptyPasted, pastedDraft } from "./typed.ts";

/** Whether the form is open. */
export const isPasting = signal(false);

/**
 * What gets the focus next: the form's text where the menu that opened it has closed; once the form is closed, what opens it, in
 * whichever intake that is.
 */
export const focusNext = signal<"text" | "opener" | null>(null);

const role = signal<Role>("submission");

export function PasteForm() {
  // Kept when the form is closed or another view is opened: a pasted essay is not lost with it.
  const { name, text } = pastedDraft.value;
  const field = useRef<HTMLTextAreaElement>(null);
  useSignalEffect(() => {
    if (focusNext.value !== "text") return;
    field.current?.focus();
    focusNext.value = null;
  });
  const onClose = (): void => {
    focusNext.value = "opener";
    isPasting.value = false;
  };
  const add = (): void => {
    addPasted(name, text, role.value);
    pastedDraft.value = emptyPasted;
    onClose();
  };
  return (
    <form
      class={styles.paste}
      aria-label={t("intake-paste")}
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
      onKeyDown={(event) => {
        // While an input method composes, Escape is for its candidates.
        if (event.key === "Escape" && !event.isComposing) onClose();
      }}
    >
      <div class={styles.beside}>
        <label>
          {t("intake-name")} <span class="quiet">{t("intake-optional")}</span>
          <input
            value={name}
            onInput={({ currentTarget }) => {
              pastedDraft.value = { name: currentTarget.value, text };
            }}
          />
        </label>
        <label>
          {t("intake-add-as")}
          <select
            value={role.value}
            onChange={({ currentTarget: { value } }) => {
              if (isRole(value)) role.value = value;
            }}
          >
            {roles.map((value) => (
              <option key={value} value={value}>
                {t(roleNames[value])}
              </option>
            ))}
          </select>
        </label>
      </div>
      <label>
        {t("intake-text")}
        <textarea
          ref={field}
          rows={7}
          dir="auto"
          value={text}
          onInput={({ currentTarget }) => {
            pastedDraft.value = { name, text: currentTarget.value };
          }}
        />
      </label>
      <div class="buttons">
        <button type="submit" class="main" disabled={text === ""}>
          {t("intake-add-text")}
        </button>
        <button type="button" onClick={onClose}>
          {t("intake-close")}
        </button>
      </div>
    </form>
  );
}
