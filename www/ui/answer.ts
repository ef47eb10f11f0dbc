/** An engine answer shown by a view: requested when its question changes, and discarded with the view. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { type Message, problemOf } from "../i18n/message.ts";

/** The state of a question. */
export type Answer<T> = { state: "waiting" } | { state: "ready"; value: T } | { state: "failed"; message: Message };

/**
 * Asks whenever `key` changes; does not ask if it is null. Such questions take milliseconds, so they are not cancelled: an
 * answer that arrives too late is ignored.
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
