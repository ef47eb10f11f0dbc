/** What two files share besides their texts, in a line of a list. */
import { t } from "../i18n/t.ts";
import type { TracePair } from "./find-traces.ts";

/** "14 revision ids, 1 picture"; empty if that is nothing telling. */
export function pairInShort({ revisions, ids, pictures, looks, objects }: TracePair): string {
  const all = [
    ...(revisions > 0 ? [t("pairs-trace-revisions", { count: revisions })] : []),
    ...(ids > 0 ? [t("pairs-trace-ids")] : []),
    ...(objects > 0 ? [t("pairs-trace-objects", { count: objects })] : []),
    ...(pictures > 0 ? [t("pairs-trace-pictures", { count: pictures })] : []),
    ...(looks > 0 ? [t("pairs-trace-looks", { count: looks })] : []),
  ];
  return all.join(", ");
}
