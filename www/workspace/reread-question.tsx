/** What is lost if a document is read in another encoding, before it is. */
import { useEffect, useRef } from "preact/hooks";
import { t } from "../messages/t.ts";
import { forgetRereading, rereadAllTheSame } from "./later-actions.ts";
import { documents, rereading } from "./store.ts";

export function RereadQuestion() {
  const { value } = rereading;
  const no = useRef<HTMLButtonElement>(null);
  useEffect(() => no.current?.focus(), [value]);
  const document = value && documents.value.get(value.id);
  if (!document) return null;
  const { passages, content } = value;
  const question = t("workspace-reread-question", { name: document.name, encoding: content.encoding, passages });
  return (
    <div class="line" role="alertdialog" aria-label={question}>
      <span>{question}</span>
      <button type="button" onClick={rereadAllTheSame}>
        {t("workspace-reread-yes")}
      </button>
      <button type="button" ref={no} class="slight" onClick={forgetRereading}>
        {t("workspace-reread-no")}
      </button>
    </div>
  );
}
