/** Word documents before 2007. */
import type { CompoundFormat } from "../../format.ts";

export const doc: CompoundFormat = {
  id: "doc",
  of: "compound",
  label: "files-format-word",
  extensions: ["doc", "dot"],
  detect: (names) => names.has("worddocument"),
  read: async (file, password) => (await import("./doc.ts")).readDoc(file, password),
};
