/// <reference types="vite/types/importMeta.d.ts" />
/**
 * Messages of rarely opened views, one file per set: they are loaded with the view. The terminal loads those of reports when
 * it writes one.
 */

import { type LanguageCode, languages } from "./languages.ts";
import { imported, type MessageSet } from "./load-language.ts";

/** The Lab's. */
export const labMessages = setOf(import.meta.glob<string>("./*/lab.ftl", { import: "default" }));

/** Those of accuracy, and of the view that contains both it and the Lab. */
export const accuracyMessages = setOf(import.meta.glob<string>("./*/accuracy.ftl", { import: "default" }));

export const groupsMessages = setOf(import.meta.glob<string>("./*/groups.ftl", { import: "default" }));

export const matrixMessages = setOf(import.meta.glob<string>("./*/matrix.ftl", { import: "default" }));

/** Those of reports, of the whole result and of a case; “How it works” uses some of them, too. */
export const reportMessages = setOf(import.meta.glob<string>("./*/report.ftl", { import: "default" }));

/** Those of traces in the files, on the page and in reports. */
export const tracesMessages = setOf(import.meta.glob<string>("./*/traces.ftl", { import: "default" }));

/** The file of each language, by the folder that contains it. */
function setOf(files: Readonly<Record<string, () => Promise<string>>>): MessageSet {
  const codes = Object.keys(languages) as LanguageCode[];
  const sets = codes.map((code) => {
    const load = Object.entries(files).find(([path]) => path.startsWith(`./${code}/`))?.[1];
    return [code, () => (load ? imported(load) : Promise.reject(new Error(code)))] as const;
  });
  return Object.fromEntries(sets) as unknown as MessageSet;
}
