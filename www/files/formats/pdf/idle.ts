/**
 * An end to waiting. pdf.js waits for messages of its own; one that is lost, because something threw where pdf.js does not
 * expect it, leaves it waiting for ever while nothing runs. Nothing runs when the thread is free and the quota sees no activity.
 */
import { message } from "../../../messages/message.ts";
import { SaidError } from "../../../messages/said-error.ts";
import type { Quota } from "./quota.ts";

const LOOK_MS = 250;
/** How often in a row no activity is seen. Ticks are counted, not time: a busy thread, or a computer asleep, has none. */
const MAX_IDLE_LOOKS = 40;

/** What the work gives, or an error once nothing runs for it any more. */
export function untilIdle<T>(
  quota: Pick<Quota, "activity" | "awaited">,
  work: Promise<T>,
  every = LOOK_MS,
): Promise<T> {
  return new Promise((resolve, reject) => {
    let seen = quota.activity;
    let idle = 0;
    const timer = setInterval(() => {
      idle = quota.activity === seen && quota.awaited === 0 ? idle + 1 : 0;
      seen = quota.activity;
      if (idle < MAX_IDLE_LOOKS) return;
      clearInterval(timer);
      reject(new SaidError(message("files-pdf-no-answer")));
    }, every);
    work.then(resolve, reject).finally(() => clearInterval(timer));
  });
}
