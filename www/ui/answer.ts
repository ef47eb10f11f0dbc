/** An answer of the engine that a view shows: asked for when its question changes, and forgotten with the view. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { type Message, problemOf } from "../i18n/message.ts";

/** What has become of a question. */
export type Answer<T> = { state: "waiting" } | { state: "ready"; value: T } | { state: "failed"; message: Message };

/**
 * Asks whenever `key` changes; null asks nothing. Such questions take milliseconds, so none is taken back: an answer
 * that came too late is passed over.
 */
export function useAnswer<T>(key: string | null, ask: () => Promise<T>): Answer<T> {
  const answer = useSignal<Answer<T>>({ state: "waiting" });
  useEffect(() => {
    if (key === null) return;
    let late = false;
    ask().then(
      (value) => {
        if (!late) answer.value = { state: "ready", value };
      },
      (error: unknown) => {
        if (!late) answer.value = { state: "failed", message: problemOf(error) };
      },
    );
    return () => {
      late = true;
    };
  }, [key]);
  return answer.value;
}
