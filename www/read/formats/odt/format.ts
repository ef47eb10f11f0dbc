/** OpenDocument: texts and presentations. */
import type { PackageFormat } from "../../format.ts";

const OPEN_DOCUMENT = "application/vnd.oasis";
const TEXT = `${OPEN_DOCUMENT}.opendocument.text`;
const PRESENTATION = `${OPEN_DOCUMENT}.opendocument.presentation`;

export const odt: PackageFormat = {
  id: "odt",
  of: "package",
  label: "files-format-opendocument",
  extensions: ["odt", "ott", "odp"],
  detect({ names, type }) {
    if (names.has("[Content_Types].xml")) return false;
    if (type.startsWith(OPEN_DOCUMENT)) return type.startsWith(TEXT) || type.startsWith(PRESENTATION);
    return names.has("content.xml") && names.has("META-INF/manifest.xml");
  },
  read: async (parts, { type }) => (await import("./odt.ts")).readOdt(parts, type.startsWith(PRESENTATION)),
};
