/**
 * Imports a part of the page, and again after a failure. A browser may keep a failed import for as long as the page is open
 * (Chromium does), and the bundler's loader counts a style sheet as loaded from the first attempt on: so each is asked for once
 * more, a module under another address.
 */
let again = 0;
/** Style sheets that could not be loaded, by their names. */
const lost = new Set<string>();

/** Rejects where the part cannot be fetched now. */
export async function imported<M>(load: () => Promise<M>): Promise<M> {
  await Promise.all([...lost].map(sheetAgain));
  try {
    return await load();
  } catch (error) {
    const sheet = addressIn(error, ".css")?.split("/").at(-1);
    if (sheet !== undefined) {
      await sheetAgain(sheet);
      // Its module may have failed with it.
      return load().catch(moduleAgain<M>);
    }
    return moduleAgain(error);
  }
}

async function moduleAgain<M>(error: unknown): Promise<M> {
  const address = addressIn(error, ".js");
  if (address === undefined) throw error;
  return (await import(/* @vite-ignore */ `${address}?again=${++again}`)) as M;
}

/** Browsers name what they could not load in their error, and the bundler's loader does so for a style sheet. */
function addressIn(error: unknown, ending: string): string | undefined {
  return String(error)
    .split(/\s/)
    .find((word) => word.endsWith(ending));
}

async function sheetAgain(name: string): Promise<void> {
  lost.add(name);
  const failed = document.querySelector<HTMLLinkElement>(`link[rel="stylesheet"][href*="${CSS.escape(name)}"]`);
  const link = failed?.cloneNode() as HTMLLinkElement | undefined;
  if (!link) return;
  const loaded = new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => reject(new Error(name));
  });
  failed?.replaceWith(link);
  await loaded;
  lost.delete(name);
}
