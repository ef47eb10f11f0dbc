/**
 * A result that is to come out again: that of a link, or of a saved result that was opened. Its settings are put into the
 * form, and once its documents are compared it can be said whether all is the same, or what differs.
 */

import { batch, computed, effect, signal } from "@preact/signals";
import type { OriginalText } from "../../engine/original-text.ts";
import { parameterNames } from "../../engine/parameters.ts";
import type { Params } from "../../engine/pkg/lookalike.js";
import { type Fields, fieldsOf, paramsOf } from "../../settings/fields.ts";
import { ports } from "../../state/ports.ts";
import { hashOf } from "../../state/route.ts";
import * as store from "../../state/store.ts";
import { archived, originals } from "../../state/store.ts";
import { inputsOf, isCurrent, knownSettings } from "../json/page-result.ts";
import { digestOf, digestsOf } from "../report/model.ts";
import { type Difference, differenceOf, type Inputs, isLink, type Linked, linkedBy } from "./link.ts";

/** What is expected, and where that comes from. */
export interface Expected extends Inputs {
  readonly by: "link" | "file";
  readonly settings: Fields;
  /** Whether it was saved with names hidden: its documents are then others than those that were compared. */
  readonly namesHidden?: boolean;
  /** Of a link: the digest of the texts alone, where it has one. */
  readonly texts?: string | undefined;
  /** Of a file: whether roles and owners were saved with it. */
  readonly hasRoles?: boolean;
}

/** Null where nothing is. */
export const expected = signal<Expected | null>(null);

/** The user's settings before those of a link came; null where there were none of theirs. */
export const settingsBefore = signal<Fields | null>(null);

/** A link that is cut off, or was changed. */
export const brokenLink = signal(false);

/** How the result on screen compares with what is expected; undefined while there is none to compare. */
export const difference = computed((): Difference | null | undefined => {
  const { value: wanted } = expected;
  const { value: fields } = store.fields;
  const { value: result } = store.finished;
  if (!wanted || !fields || !result || store.run.value.state !== "idle") return undefined;
  // For a moment after documents were exchanged, the result is still that of the others.
  if (!isCurrent({ report: result.report, held: store.engineDocuments.value })) return undefined;
  const found = { ...inputsOf(result.report), settings: fields };
  const differs = differenceOf(wanted.namesHidden ? { ...wanted, digest: found.digest } : wanted, found);
  // Nor are settings those of the result that have just been chosen.
  return differs?.settings.length || isMadeWith(result.report.params, fields) ? differs : undefined;
});

/** Whether a result was made with the settings in the form. */
function isMadeWith(params: Params, fields: Fields): boolean {
  const wanted = paramsOf(fields);
  return parameterNames.every((name) => wanted[name] === undefined || wanted[name] === params[name]);
}

/** Follows links that hold what to expect. Called once, when kept work has been reopened: a link's settings go over its. */
export function followLinks(): void {
  const read = (): void => {
    const hash = ports.address.read();
    const linked = linkedBy(hash);
    brokenLink.value = !linked && isLink(hash);
    // Where the engine cannot be started, the page says so.
    if (linked) takeUp(linked).catch(() => {});
  };
  ports.address.follow(read);
  // Read once: Back would put its settings over those that the user chose since.
  effect(() => {
    if (difference.value !== undefined) leaveLink();
  });
  read();
}

async function takeUp({ settings: linked, ...inputs }: Linked): Promise<void> {
  const usual = fieldsOf(await store.engine.defaultParams());
  const settings = knownSettings(linked, usual);
  batch(() => {
    const { documents } = store.intake.value;
    settingsBefore.value = documents.length > 0 ? store.fields.value : null;
    expect({ by: "link", ...inputs, settings });
    // Whoever made the link has decided whether these are compared as programs.
    store.programs.value = "never";
  });
}

/** Puts its settings into the form, and holds the next results against it. */
export function expect(wanted: Expected): void {
  expected.value = wanted;
  store.fields.value = wanted.settings;
}

/** Puts its settings into the form once more. */
export function takeExpectedSettings(): void {
  if (expected.value) store.fields.value = expected.value.settings;
}

/** Puts the user's own settings back, and expects nothing any more. */
export function takeOwnSettings(): void {
  if (settingsBefore.value) store.fields.value = settingsBefore.value;
  forgetExpected();
}

/** Expects nothing any more; the settings stay. */
export function forgetExpected(): void {
  expected.value = null;
  settingsBefore.value = null;
  brokenLink.value = false;
  leaveLink();
}

function leaveLink(): void {
  if (!isLink(ports.address.read())) return;
  ports.address.replace(hashOf({ view: "pairs" }));
  // Told by hand, for replacing is no change of the hash; kept work would note the link as the place where the user was.
  store.route.value = { view: "pairs" };
}

// A digest of texts alone, in whatever order: a link holds it beside the digest of everything, so that it can be told whether a
// text differs or only a name, role or owner. Like that one it says nothing of any text to those who do not have all of them.

/** 128 bits, as 32 hexadecimal digits; undefined where the browser has no cryptography. */
export async function digestOfTexts(texts: readonly OriginalText[]): Promise<string | undefined> {
  const digests = await digestsOf(texts);
  const all = await digestOf(digests.sort().join(" "));
  return all?.slice(0, 32);
}

/** That of all texts that take part, as they were given. */
export function digestOfTextsHere(): Promise<string | undefined> {
  return digestOfTexts([...originals.peek().documents, ...archived.peek()].map(({ text }) => text));
}
