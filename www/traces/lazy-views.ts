/** Placeholders for the views of traces, which are loaded as one chunk with their messages. */
import { imported } from "../i18n/load-language.ts";
import { lazyViews } from "../ui/lazy.tsx";

const views = lazyViews(async () => {
  const { BatchTraces, loadTraceMessages, PairTraces, PairTracesInShort, UnlistedTraces } = await imported(
    () => import("./views.tsx"),
  );
  await loadTraceMessages();
  return { batch: BatchTraces, pair: PairTraces, short: PairTracesInShort, unlisted: UnlistedTraces };
});

export const fetchTraces = views.fetch;

/** All documents: the pairs with traces in common, and facts about single files. */
export const BatchTraces = views.view("batch");
/** The pair on screen: what both files share, and what each says. */
export const PairTraces = views.view("pair");
/** The same in one line. */
export const PairTracesInShort = views.optional("short");
/** A line on pairs that have traces in common although they are not listed. */
export const UnlistedTraces = views.optional("unlisted");
