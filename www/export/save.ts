/** Files that the page makes and the browser saves: nothing leaves the computer. */

/** Longer work at a time would be felt. */
const SLICE_MS = 10;

/** How long a browser may take to begin to save; afterwards the file's memory is given back. */
const KEPT_MS = 60_000;

/** Puts a file together from its parts, a slice at a time, so that the page answers meanwhile. */
export async function fileOf(parts: Iterable<string>, type: string, signal?: AbortSignal): Promise<Blob> {
  const blobs: Blob[] = [];
  let slice: string[] = [];
  let start = performance.now();
  for (const part of parts) {
    slice.push(part);
    if (performance.now() - start < SLICE_MS) continue;
    // As bytes, which the browser may keep on the disk.
    blobs.push(new Blob(slice));
    slice = [];
    await new Promise((resolve) => setTimeout(resolve));
    signal?.throwIfAborted();
    start = performance.now();
  }
  return new Blob([...blobs, ...slice], { type });
}

/** Has the browser save a file under a name; a dialog, and where it goes, are the browser's. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}

/**
 * Shows a file in a new tab. A browser may forbid it, as a rule because the click that asked for it was long ago: then its
 * address, for a link, else null. The tab has the page's policy, and its address must stay valid
 * for as long as it is open, so that it can be printed and loaded again: the browser forgets it with the page.
 */
export function openFile(file: Blob): string | null {
  const address = URL.createObjectURL(file);
  return window.open(address, "_blank") === null ? address : null;
}
