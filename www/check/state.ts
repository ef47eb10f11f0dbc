/** One new text against the documents: what it is like, and whether it may come in by the user's rule. */
import { signal } from "@preact/signals";
import type { Params } from "../engine/pkg/lookalike.js";
import type { Check } from "../engine/protocol.ts";
import { type Message, message } from "../messages/message.ts";
import { t } from "../messages/t.ts";
import { decimalFrom, wholeFrom } from "../parameters/typed-numbers.ts";
import { messageOf } from "../ui/error-text.ts";
import { addPasted } from "../workspace/actions.ts";
import { readOne } from "../workspace/ports.ts";
import * as store from "../workspace/store.ts";

/** The text in the form. */
export interface Draft {
  name: string;
  text: string;
  /** What was guessed while its file was read. */
  notes: readonly (Message | string)[];
}

/** The rule in the form, as typed: what is refused, in per cent, and how many documents a group may have. */
export interface RuleFields {
  refuseAt: string;
  largestGroup: string;
}

/** What became of the last check. */
export type Checked =
  | { state: "none" }
  | { state: "checking" }
  | { state: "ready"; check: Check; draft: Draft; rule: RuleFields; params: Params; against: store.Result }
  | { state: "failed"; message: Message | string }
  | { state: "added"; id: number };

/** The most characters that are put into a text field; a longer text can be checked, but not changed here. */
export const MAX_EDITED = 500_000;

const emptyDraft: Draft = { name: "", text: "", notes: [] };

export const draft = signal<Draft>(emptyDraft);
export const rule = signal<RuleFields>({ refuseAt: "90", largestGroup: "5" });
export const checked = signal<Checked>({ state: "none" });

let abort = new AbortController();

/** What is wrong with the rule, by field. */
export function ruleMistakes({ refuseAt, largestGroup }: RuleFields): Partial<Record<keyof RuleFields, Message>> {
  const share = decimalFrom(refuseAt);
  const size = wholeFrom(largestGroup);
  const isShare = share >= 0 && share <= 100;
  const isSize = Number.isInteger(size) && size >= 1;
  return {
    ...(isShare ? {} : { refuseAt: message("check-refuse-at-wrong", { value: refuseAt }) }),
    ...(isSize ? {} : { largestGroup: message("check-largest-group-wrong", { value: largestGroup }) }),
  };
}

/** Puts a file's text into the form. */
export async function takeFile(file: File): Promise<void> {
  const found = await readOne({ source: { blob: file }, asked: { name: file.name } });
  if (!("text" in found)) {
    const reason = "error" in found ? found.error : message("check-archive");
    checked.value = { state: "failed", message: message("check-unreadable", { name: file.name, reason }) };
    return;
  }
  const { text, tricks, missing, warnings } = found;
  const lost = missing.map((what) => message("check-partly-read", { what }));
  draft.value = { name: file.name, text, notes: [...tricks, ...lost, ...warnings] };
  checked.value = { state: "none" };
}

/** Empties the form. */
export function dropDraft(): void {
  draft.value = emptyDraft;
  checked.value = { state: "none" };
}

/** Checks the text in the form against the documents of the run on screen. */
export async function runCheck(): Promise<void> {
  const against = store.result.value;
  const [text, wanted] = [draft.value, rule.value];
  if (!against || Object.keys(ruleMistakes(wanted)).length > 0) return;
  abort = new AbortController();
  const { signal } = abort;
  checked.value = { state: "checking" };
  const params = against.report.params;
  try {
    const check = await store.engine.check(
      {
        document: { name: text.name, text: text.text },
        params,
        // Rounded so that 35 gives the same bits as 0.35 written out.
        rule: {
          refuseAt: Math.round(decimalFrom(wanted.refuseAt) * 1e6) / 1e8,
          largestGroup: wholeFrom(wanted.largestGroup),
        },
      },
      { signal },
    );
    checked.value = { state: "ready", check, draft: text, rule: wanted, params, against };
    const { aboveThreshold: count } = check.query;
    store.announcement.value = t("check-similar", { count, threshold: params.threshold });
  } catch (error) {
    checked.value = signal.aborted ? { state: "none" } : { state: "failed", message: messageOf(error) };
  }
}

/** Ends the check under way. */
export function cancelCheck(): void {
  abort.abort(new DOMException("cancelled", "AbortError"));
}

/** Adds the text that was checked to the documents; the run follows by itself. */
export function addChecked({ name, text, notes }: Draft): void {
  addPasted(name, text, "submission", notes);
  const id = store.given.value.nextId - 1;
  draft.value = emptyDraft;
  checked.value = { state: "added", id };
}
