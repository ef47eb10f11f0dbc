/** The details of a new text and one of the documents, asked for when they are opened. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { PairDetail, Params } from "../engine/pkg/lookalike.js";
import { type Message, problemOf } from "../i18n/message.ts";
import type { Draft } from "../intake/typed.ts";
import { engine } from "../state/store.ts";

export interface PairOfNew {
  /** The document. */
  id: number;
  draft: Draft;
  params: Params;
}

export type LoadedDetail = { detail: PairDetail } | { failure: Message | string } | null;

/** Null until they are there. */
export function useDetailOfNew({ id, draft, params }: PairOfNew): LoadedDetail {
  const found = useSignal<LoadedDetail>(null);
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
