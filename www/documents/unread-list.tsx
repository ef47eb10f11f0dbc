/** The unread files: a line for each, or one for many with the same reason; of thousands only the first, and more on demand. */

import { useSignal } from "@preact/signals";
import { say, t } from "../i18n/t.ts";
import { countUnread, systemFilesIn } from "../read/names.ts";
import { bytes } from "../ui/format.ts";
import { More } from "../ui/list-parts.tsx";
import type { UnreadFile } from "./document.ts";
import { RemoveButton } from "./document-row.tsx";
import styles from "./documents.module.css";

/** The name of the line for all skipped system files. */
const UNNAMED = "…";

/** Lines drawn at first, and added with each click. */
const DRAWN = 100;

/** Fewest files with the same reason that share a line. */
const MIN_TOGETHER = 4;

/** The files in lines: those with the same reason share one if they are many. Lines about system files come last. */
export function linesOfUnread(files: readonly UnreadFile[]): UnreadFile[][] {
  const alike = new Map<string, UnreadFile[]>();
  for (const file of files) {
    const reason = systemFilesIn(file.reason) > 0 ? String(file.id) : JSON.stringify(file.reason);
    const known = alike.get(reason);
    if (known) known.push(file);
    else alike.set(reason, [file]);
  }
  const lines = [...alike.values()].flatMap((some) =>
    some.length >= MIN_TOGETHER ? [some] : some.map((file) => [file]),
  );
  const systemFiles = ([file]: readonly UnreadFile[]): number => (file ? systemFilesIn(file.reason) : 0);
  return lines.sort((one, other) => systemFiles(one) - systemFiles(other));
}

export function Unread({ files }: { files: readonly UnreadFile[] }) {
  const drawn = useSignal(DRAWN);
  const lines = linesOfUnread(files);
  const left = lines.length - drawn.value;
  const counts = countUnread(files);
  const heads = [
    ...(counts.files > 0 ? [t("documents-unread", { count: counts.files })] : []),
    ...(counts.system > 0 ? [t("documents-system-files", { count: counts.system })] : []),
  ];
  return (
    <section class={counts.files > 0 ? styles.unread : styles.skipped} aria-labelledby="unread-title">
      <h2 id="unread-title">{heads.join("; ")}</h2>
      {files.length > 1 && (
        <RemoveButton ids={idsOf(files)} text={t("documents-dismiss-every")} label={t("documents-dismiss-every")} />
      )}
      <ul>
        {lines.slice(0, drawn.value).map((line) => {
          const [file] = line;
          if (!file) return null;
          return line.length > 1 ? <Together key={file.id} files={line} /> : <Alone key={file.id} file={file} />;
        })}
      </ul>
      {left > 0 && (
        <p>
          {t("documents-more-unread", { count: lines.slice(drawn.value).flat().length })}{" "}
          <More drawn={drawn} all={lines.length} step={DRAWN} />
        </p>
      )}
    </section>
  );
}

function idsOf(files: readonly UnreadFile[]): number[] {
  return files.map(({ id }) => id);
}

function Alone({ file: { id, name, size, reason } }: { file: UnreadFile }) {
  return (
    <li>
      {name !== UNNAMED && <bdi class={styles.unreadName}>{name}</bdi>}{" "}
      {systemFilesIn(reason) === 0 && <span class="quiet">{bytes(size)}</span>} <span>{say(reason)}</span>
      <RemoveButton ids={[id]} text={t("documents-dismiss")} label={t("documents-dismiss-one", { name })} />
    </li>
  );
}

/** Files with one reason, whose names are folded. */
function Together({ files }: { files: readonly UnreadFile[] }) {
  const drawn = useSignal(DRAWN);
  const { length: count } = files;
  const reason = files[0] ? say(files[0].reason) : "";
  return (
    <li>
      <details class={styles.together}>
        <summary>
          <b>{t("documents-unread-files", { count })}</b> {reason}
        </summary>
        <ul>
          {files.slice(0, drawn.value).map(({ id, name, size }) => (
            <li key={id}>
              <bdi class={styles.unreadName}>{name}</bdi> <span class="quiet">{bytes(size)}</span>
            </li>
          ))}
        </ul>
        <More drawn={drawn} all={count} step={DRAWN} />
      </details>
      <RemoveButton
        ids={idsOf(files)}
        text={t("documents-dismiss")}
        label={t("documents-dismiss-files", { count, reason })}
      />
    </li>
  );
}
