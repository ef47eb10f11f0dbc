/** Messages as Outlook saves them. */
import type { CompoundFormat } from "../../format.ts";

export const outlook: CompoundFormat = {
  id: "outlook",
  of: "compound",
  label: "files-format-email",
  extensions: ["msg"],
  detect: (names) => names.has("__properties_version1.0"),
  read: async (file) => (await import("./outlook.ts")).readOutlook(file),
};
