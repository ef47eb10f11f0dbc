/** A link to the same comparison, without its content, and a button that copies it. */

import { useRef } from "preact/hooks";
import { message } from "../messages/message.ts";
import { t } from "../messages/t.ts";
import { hashOfLink, unusual } from "../outputs/link.ts";
import { fieldsOf } from "../parameters/fields.ts";
import { useAnswer } from "../ui/answer.ts";
import { byHand } from "../workspace/by-hand.ts";
import { inputsOf } from "../workspace/saved-result.ts";
import { engine, fields } from "../workspace/store.ts";
import type { EntryProps } from "./entries.ts";
import styles from "./export.module.css";
import { outcome } from "./state.ts";
import { digestOfTextsHere } from "./texts-digest.ts";

export function LinkEntry({ page: { report } }: EntryProps) {
  const usual = useAnswer("usual", async () => fieldsOf(await engine.defaultParams()));
  const texts = useAnswer(report.digest, digestOfTextsHere);
  const field = useRef<HTMLInputElement>(null);
  if (usual.state === "failed") return <p class="note">{usual.message}</p>;
  if (usual.state === "waiting" || texts.state === "waiting" || !fields.value)
    return <p class="quiet">{t("ui-later")}</p>;
  const settings = unusual(fields.value, usual.value);
  // Without it, a link that does not fit says less.
  const held = { ...inputsOf(report), settings, ...(texts.state === "ready" && { texts: texts.value }) };
  const link = new URL(hashOfLink(held), location.href).href;
  const copy = async (): Promise<void> => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(link);
      outcome.value = message("export-copied");
    } catch {
      // Without a secure connection, or without the right to it, the link is marked to be copied by hand.
      outcome.value = message("export-copy-by-hand");
    }
  };
  return (
    <>
      <p>
        {t("export-link-what")} {byHand.value.all.length > 0 && t("export-link-by-hand")}
      </p>
      <div class={styles.link}>
        <input ref={field} readOnly value={link} aria-label={t("export-link")} />
        <button type="button" onClick={() => void copy()}>
          {t("export-copy")}
        </button>
      </div>
    </>
  );
}
