/** What the panel is doing: one file at a time, and a line about the last one. */
import { signal } from "@preact/signals";
import { say, t } from "../messages/t.ts";
import { fileNameOf } from "../outputs/file-name.ts";
import { problemOf } from "../ui/error-text.ts";
import { announcement, intake } from "../workspace/store.ts";
import { fileOf, saveFile } from "./save.ts";

/** Whether a file is being put together. */
export const isBusy = signal(false);

/** What became of the last one. */
export const outcome = signal("");

/** A file to be saved. */
export interface Wanted {
  /** A word for what it holds, as part of its name. */
  readonly about: string;
  readonly ending: string;
  readonly type: string;
  /** Called once; the text of the file. */
  readonly parts: () => Iterable<string>;
}

/** Puts a file together and has the browser save it. */
export async function save({ about, ending, type, parts }: Wanted): Promise<void> {
  if (isBusy.value) return;
  isBusy.value = true;
  outcome.value = t("export-preparing");
  try {
    const paths = intake.value.documents.map(({ path }) => path);
    const name = fileNameOf(paths, about, { date: new Date(), ending });
    saveFile(await fileOf(parts(), type), name);
    outcome.value = t("export-saved", { name });
  } catch (error) {
    outcome.value = t("export-failed", { reason: say(problemOf(error)) });
  } finally {
    isBusy.value = false;
    announcement.value = outcome.value;
  }
}
