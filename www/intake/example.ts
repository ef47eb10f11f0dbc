/** Notes on each document of the example class, which is shipped with the page (www/public/example). */
import { type Key, type Message, message } from "../i18n/message.ts";

const NOTES = {
  "ada-whitfield.txt": "workspace-example-ada",
  "ben-okafor.txt": "workspace-example-ben",
  "clara-jansen.txt": "workspace-example-clara",
  "david-moreno.txt": "workspace-example-david",
  "elif-kaya.txt": "workspace-example-elif",
  "farid-haddad.txt": "workspace-example-farid",
  "grace-lindholm.txt": "workspace-example-grace",
  "hana-sato.txt": "workspace-example-hana",
  "ivan-larin.txt": "workspace-example-ivan",
  "jonah-pratt.txt": "workspace-example-jonah",
  "kate-mallory.txt": "workspace-example-kate",
  "maria-zimina.txt": "workspace-example-maria",
} as const satisfies Record<string, Key>;

/** Who copied what from whom; null for a file that is not part of the example. */
export function exampleNote(file: string): Message | null {
  return Object.hasOwn(NOTES, file) ? message(NOTES[file as keyof typeof NOTES]) : null;
}
