/**
 * Files that are protected by a password: one that the user enters is tried on all of them. It is handed to the readers and kept nowhere;
 * a file that it opens becomes a document, as if it had just been added.
 */

import { batch, computed } from "@preact/signals";
import type { UnreadFile } from "../documents/document.ts";
import type { Role } from "../engine/pkg/lookalike.js";
import { problemOf } from "../i18n/message.ts";
import { byCodeUnits } from "../read/names.ts";
import type { ReadFile } from "../read/read.ts";
import * as store from "../state/store.ts";
import { add, reading } from "./intake-actions.ts";

type LockedFile = UnreadFile & { readonly locked: NonNullable<UnreadFile["locked"]> };

function isLocked(file: UnreadFile): file is LockedFile {
  return file.locked !== undefined;
}

/** The files that can be read with their password. */
export const lockedFiles = computed(() => store.originals.value.unread.filter(isLocked));

/** Tries a password on all of them; returns how many it opened, and null if reading was cancelled. */
export async function openWith(password: string): Promise<number | null> {
  const files = lockedFiles.value;
  store.notice.value = null;
  let opened = 0;
  try {
    await reading.join(async ({ read, signal }) => {
      const found = files.map(({ path, size, locked: { source } }) => {
        return { path, size, open: () => source.blob, entry: source.entry };
      });
      // As they are read: by their paths.
      const order = files.toSorted((x, y) => byCodeUnits(x.path, y.path));
      const outcomes = (await read(found, password)).map((file) => ({ file, from: order[file.origin] }));
      signal.throwIfAborted();
      opened = keep(outcomes);
    });
    return opened;
  } catch (error) {
    store.notice.value = problemOf(error);
    return null;
  }
}

/** Each takes the place of its unread line, if that is still there. Returns how many files were opened. */
function keep(outcomes: readonly { file: ReadFile; from: LockedFile | undefined }[]): number {
  const there = new Set(store.originals.value.unread.map(({ id }) => id));
  const read = new Map<Role, ReadFile[]>();
  const tried = new Set<number>();
  const stillLocked = new Set<number>();
  for (const { file, from } of outcomes) {
    if (!from || !there.has(from.id)) continue;
    tried.add(from.id);
    // A file in an archive that was opened may have a password of its own.
    if (file.path === from.path && "error" in file.decoded && file.decoded.isLocked) stillLocked.add(from.id);
    const { role } = from.locked;
    const files = read.get(role) ?? [];
    files.push(file);
    read.set(role, files);
  }
  batch(() => {
    const intake = store.originals.value;
    store.originals.value = { ...intake, unread: intake.unread.filter(({ id }) => !tried.has(id)) };
    for (const [role, files] of read) add(files, role);
  });
  return tried.size - stillLocked.size;
}
