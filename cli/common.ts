/** Files that most authors have alike, such as starter code: their text is excluded if that was asked for, otherwise they are reported. */

import { message } from "../www/i18n/message";
import { t } from "../www/i18n/t";
import { type AuthorRule, doubtfulGroups } from "../www/people/authors";
import { commonFilesIn, MIN_HOLDERS, sketchOf } from "../www/people/common-files";
import { type Inputs, withSlashes } from "./inputs";

/**
 * Adds a copy of each of these files as a template if `leavesOutCommon`. Returns a line about them, or that there are none or too few
 * authors to tell; null if there is nothing to say.
 */
export function aboutCommonFiles(
  { read }: Inputs,
  { leavesOutCommon: isLeftOut, authorRule }: { leavesOutCommon: boolean; authorRule: AuthorRule },
): string | null {
  const submissions = read.filter(({ role }) => role === "submission");
  const known = submissions.map(({ author }) => author);
  // As on the page: another rule says who the authors are.
  const groups = authorRule.by === "layout" ? doubtfulGroups(submissions.map(({ name }) => withSlashes(name))) : null;
  const files = submissions.map(({ name, text }, at) => ({
    path: withSlashes(name),
    text,
    author: known[at] ?? groups?.of[at] ?? null,
  }));
  const sketches = files.map(({ text }) => sketchOf(text));
  const templates = read.filter(({ role }) => role === "template").map(({ text }) => sketchOf(text));
  const { authors: all, files: found } = commonFilesIn(files, (at) => sketches[at] ?? sketchOf(""), templates);
  if (isLeftOut && all < MIN_HOLDERS)
    return t("cli-common-few-authors", { count: all, least: MIN_HOLDERS, by: authorRule.by });
  const by = groups?.by === "folders" && !known.some(Boolean) ? "folders" : "authors";
  if (found.length === 0) return isLeftOut ? t("cli-common-none", { count: all, by }) : null;
  const names = found.map(({ name, holders: count }) =>
    t("cli-common-file", { name, of: t("common-of", { by, count, all }) }),
  );
  if (!isLeftOut) return t("cli-common", { files: names.join(", "), by });
  for (const { name, at, holders: count } of found) {
    const copied = submissions[at];
    const notes = [message(by === "folders" ? "common-note-folders" : "common-note-authors", { count, all })];
    if (copied) read.push({ ...copied, name, role: "template", author: null, warnings: notes });
  }
  return t("cli-common-left-out", { files: names.join(", "), by });
}
