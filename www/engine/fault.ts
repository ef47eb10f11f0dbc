/** Faults of our own: what cannot happen as long as the page and its workers keep to their protocol. */
import { message } from "../messages/message.ts";
import { SaidError } from "../messages/said-error.ts";

/** The error for one. `detail` is for those who mend it, and is no sentence: "slice-unread". */
export function fault(detail: string): SaidError {
  return new SaidError(message("engine-fault", { detail }));
}
