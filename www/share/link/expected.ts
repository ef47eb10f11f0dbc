/**
 * A result to reproduce: that of a link, or of a reopened saved result. Its settings go into the form; once its documents
 * are compared, the page reports whether everything is the same, or what differs.
 */

import { batch, computed, effect, signal } from "@preact/signals";
import type { OriginalText } from "../../engine/original-text.ts";
import { parameterNames } from "../../engine/parameters.ts";
import type { Params } from "../../engine/pkg/lookalike.js";
import { type Fields, fieldsOf, paramsOf } from "../../settings/fields.ts";
import { ports } from "../../state/ports.ts";
import { hashOf } from "../../state/route.ts";
import * as store from "../../state/store.ts";
import { collectedDocuments, originals } from "../../state/store.ts";
import { inputsOf, isCurrent, knownSettings } from "../json/page-result.ts";
import { digestsOf, textDigestOf } from "../report/report-model.ts";
import { type Difference, differenceOf, type Inputs, isLink, type Linked, linkedBy } from "./link.ts";

/** The expected result, and its origin. */
export interface Expected extends Inputs {
  readonly by: "link" | "file";
  readonly settings: Fields;
  /** Whether it was saved with names hidden: its documents then differ from those that were compared. */
  readonly namesHidden?: boolean;
  /** For a link: the digest of the texts alone, if it has one. */
  readonly texts?: string | undefined;
  /** For a file: whether roles and authors were saved with it. */
  readonly hasRoles?: boolean;
}

/** Null if nothing is expected. */
export const expected = signal<Expected | null>(null);

/** The user's own settings before those of a link were applied; null if there were none. */
export const settingsBefore = signal<Fields | null>(null);

/** A link that is truncated or was changed. */
export const brokenLink = signal(false);

/** How the result on screen differs from the expected one; undefined if there is none to compare. */
export const difference = computed((): Difference | null | undefined => {
  const { value: wanted } = expected;
  const { value: fields } = store.fields;
  const { value: result } = store.finished;
  if (!wanted || !fields || !result || store.run.value.state !== "idle") return undefined;
  // For a moment after documents were exchanged, the result is still that of the old ones.
  if (!isCurrent({ report: result.report, held: store.engineDocuments.value })) return undefined;
  const found = { ...inputsOf(result.report), settings: fields };
  const differs = differenceOf(wanted.namesHidden ? { ...wanted, digest: found.digest } : wanted, found);
  // Settings that have just been changed are not those of the result either.
  return differs?.settings.length || isMadeWith(result.report.params, fields) ? differs : undefined;
});

/** Whether a result was made with the settings in the form. */
function isMadeWith(params: Params, fields: Fields): boolean {
  const wanted = paramsOf(fields);
  return parameterNames.every((name) => wanted[name] === undefined || wanted[name] === params[name]);
}

/**
 * Follows links that contain an expected result. Called once, after saved work has been reopened: a link's settings override
 * its settings.
 */
export function followLinks(): void {
  const read = (): void => {
    const hash = ports.address.read();
    const linked = linkedBy(hash);
    brokenLink.value = !linked && isLink(hash);
    // If the engine cannot be started, the page reports it elsewhere.
    if (linked) takeUp(linked).catch(() => {});
  };
  ports.address.follow(read);
  // Read only once: otherwise Back would apply its settings over later ones of the user.
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

/** Puts its settings into the form, and compares the next results with it. */
export function expect(wanted: Expected): void {
  expected.value = wanted;
  store.fields.value = wanted.settings;
}

/** Puts its settings into the form once more. */
export function takeExpectedSettings(): void {
  if (expected.value) store.fields.value = expected.value.settings;
}

/** Restores the user's own settings, and stops expecting a result. */
export function takeOwnSettings(): void {
  if (settingsBefore.value) store.fields.value = settingsBefore.value;
  forgetExpected();
}

/** Stops expecting a result; the settings stay. */
export function forgetExpected(): void {
  expected.value = null;
  settingsBefore.value = null;
  brokenLink.value = false;
  leaveLink();
}

function leaveLink(): void {
  if (!isLink(ports.address.read())) return;
  ports.address.replace(hashOf({ view: "pairs" }));
  // Set by hand, because replacing the address does not fire a hash change; saved work would otherwise record the link as
  // the user's place.
  store.route.value = { view: "pairs" };
}

// A digest of the texts alone, in any order: a link contains it next to the digest of everything, to distinguish a different
// text from a different name, role or author. Like that one, it reveals nothing about any text to those who do not have all
// of them.

/** 128 bits, as 32 hexadecimal digits; undefined if the browser has no cryptography. */
export async function digestOfTexts(texts: readonly OriginalText[]): Promise<string | undefined> {
  const digests = await digestsOf(texts);
  const all = await textDigestOf(digests.sort().join(" "));
  return all?.slice(0, 32);
}

/** The digest of all compared texts, in their original form. */
export function digestOfTextsHere(): Promise<string | undefined> {
  return digestOfTexts([...originals.peek().documents, ...collectedDocuments.peek()].map(({ text }) => text));
}
