/** The archives of this app: their documents take part in what is on the page. */
import * as store from "../store.ts";
import { type Archives, type ArchivesHost, createArchives } from "./archives.ts";
import { decidedInArchives, forgetDecided } from "./decided.ts";

/** Room on this device. */
export interface Space {
  /** Bytes that the page takes, and bytes that are left for it; null where the browser does not say. */
  readonly used: number | null;
  readonly left: number | null;
  /** Whether the browser has promised not to clear it; null where it promises nothing. */
  readonly isLasting: boolean | null;
}

/** What the archives take from the browser. */
export interface ArchivePorts extends Omit<ArchivesHost, "show" | "decided"> {
  /** Calls back whenever another tab has written. */
  follow: (onChange: () => void) => void;
  space: () => Promise<Space>;
  /** Asks the browser not to clear what is kept when room gets short; says whether it will not. */
  askToLast: () => Promise<boolean>;
}

/** The app's archives. Nothing may use them before the app was started. */
export let archives: Archives;

/** Reads the archives, now and whenever another tab has changed them. Called once, when the app starts. */
export function followArchives(given: ArchivePorts): void {
  const own = createArchives({
    ...given,
    show: (documents) => {
      store.archived.value = documents;
    },
    decided: { any: () => decidedInArchives.peek().size > 0, forget: forgetDecided },
  });
  archives = own;
  given.follow(() => void own.refresh());
  void own.refresh();
}
