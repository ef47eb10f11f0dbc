/** The details of a new text and one of the documents, loaded when they are opened. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import type { ShownDocument } from "../documents/document.ts";
import type { PairDetail, Params } from "../engine/pkg/lookalike.js";
import { type Message, problemOf } from "../i18n/message.ts";
import { say, t } from "../i18n/t.ts";
import type { Draft } from "../intake/typed.ts";
import { documents, engine, withoutNames } from "../state/store.ts";

interface PairOfNew {
  /** The document. */
  id: number;
  draft: Draft;
  params: Params;
}

interface Loading extends PairOfNew {
  /** Shown while they are loaded. */
  busy: string;
  children: (detail: PairDetail, other: ShownDocument) => ComponentChildren;
}

export function DetailOfNew({ summary, ...rest }: Loading & { summary: string }) {
  const isOpen = useSignal(false);
  return (
    <details
      onToggle={({ currentTarget }) => {
        isOpen.value = currentTarget.open;
      }}
    >
      <summary>{summary}</summary>
      {isOpen.value && <Loaded {...rest} />}
    </details>
  );
}

function Loaded({ busy, children, ...pair }: Loading) {
  const found = useDetailOfNew(pair);
  const other = documents.value.get(pair.id);
  if (found === null) return <p class="quiet">{busy}</p>;
  if ("failure" in found) return <p class="note">{say(withoutNames(found.failure))}</p>;
  if (!other) return <p class="quiet">{t("check-removed")}</p>;
  return <>{children(found.detail, other)}</>;
}

/** Null until they are loaded. */
function useDetailOfNew({ id, draft, params }: PairOfNew) {
  const found = useSignal<{ detail: PairDetail } | { failure: Message } | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    const document = { name: draft.name, text: draft.text };
    engine.passagesOfNew({ document, id, params }, { signal }).then(
      (detail) => {
        if (!signal.aborted) found.value = { detail };
      },
      (error: unknown) => {
        if (!signal.aborted) found.value = { failure: problemOf(error) };
      },
    );
    return () => abort.abort(new DOMException("closed", "AbortError"));
  }, [id, draft, params]);
  return found.value;
}
