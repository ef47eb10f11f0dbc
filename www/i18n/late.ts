/// <reference types="vite/types/importMeta.d.ts" />
/**
 * Messages of features that are loaded late, for `loadLate`; neither the first load nor the rest has them. The terminal loads those
 * of reports where it writes one, and has no others.
 */

import type { LanguageCode } from "./languages.ts";
import { imported, type MessageSet } from "./load.ts";

/** The Lab's. */
export const labMessages = byLanguage(import.meta.glob<string>("./*/lab.ftl", { import: "default" }), "lab.ftl");

/** Those of accuracy and of the place that it shares with the Lab. */
export const accuracyMessages = byLanguage(
  import.meta.glob<string>("./*/accuracy.ftl", { import: "default" }),
  "accuracy.ftl",
);

/** The groups'. */
export const groupsMessages = byLanguage(
  import.meta.glob<string>("./*/groups.ftl", { import: "default" }),
  "groups.ftl",
);

/** The matrix's. */
export const matrixMessages = byLanguage(
  import.meta.glob<string>("./*/matrix.ftl", { import: "default" }),
  "matrix.ftl",
);

/** Those of reports, of the whole result and of a case; “How it works” says some of them, too. */
export const reportMessages = byLanguage(
  import.meta.glob<string>("./*/report.ftl", { import: "default" }),
  "report.ftl",
);

function byLanguage(files: Readonly<Record<string, () => Promise<string>>>, name: string): MessageSet {
  const fileOf = (language: LanguageCode) => async (): Promise<string> => {
    const load = files[`./${language}/${name}`];
    if (!load) throw new Error(`${language}/${name}`);
    return await imported(load);
  };
  return { en: fileOf("en"), es: fileOf("es"), ru: fileOf("ru") };
}
