/** Times in the words about kept work, as the reader's language writes them. */
import { catalogue, t } from "../../messages/t.ts";

/** A day and a time of day. */
export function timeInWords(at: number): string {
  return new Intl.DateTimeFormat(catalogue.value?.locale, { dateStyle: "medium", timeStyle: "short" }).format(at);
}

/** What is to be said of earlier changes where the last ones could not be written. */
export function beforeInWords(savedAt: number | null): string {
  return savedAt === null ? t("keep-nothing-before") : t("keep-before-whole", { time: timeInWords(savedAt) });
}
