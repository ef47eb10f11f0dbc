/** OpenDocument: texts, presentations and spreadsheets. */
import { message } from "../../../i18n/message.ts";
import type { PackageFormat, TextFormat } from "../../format.ts";
import { HEAD_CHARACTERS } from "../../marks.ts";
import { Unreadable } from "../../model.ts";
import type { OpenDocumentKind } from "./body.ts";

const OPEN_DOCUMENT = "application/vnd.oasis";
const TEXT = `${OPEN_DOCUMENT}.opendocument.text`;
const PRESENTATION = `${OPEN_DOCUMENT}.opendocument.presentation`;
const SPREADSHEET = `${OPEN_DOCUMENT}.opendocument.spreadsheet`;

/** The kind of a document, by its type; undefined for drawings and others. */
function kindOf(type: string): OpenDocumentKind | undefined {
  if (type.startsWith(PRESENTATION)) return "presentation";
  return type.startsWith(SPREADSHEET) ? "spreadsheet" : type.startsWith(TEXT) ? "text" : undefined;
}

export const odt: PackageFormat = {
  id: "odt",
  of: "package",
  label: "files-format-opendocument",
  extensions: ["odt", "ott", "odp", "ods"],
  detect({ names, type }) {
    if (names.has("[Content_Types].xml")) return false;
    if (type.startsWith(OPEN_DOCUMENT)) return kindOf(type) !== undefined;
    return names.has("content.xml") && names.has("META-INF/manifest.xml");
  },
  read: async (parts, { type }, _, password) =>
    (await import("./odt.ts")).readOdt(parts, { kind: kindOf(type), password }),
};

/** The same as a single XML file. */
export const flatOdt: TextFormat = {
  id: "flat-odt",
  of: "text",
  label: "files-format-opendocument",
  extensions: ["fodt", "fodp", "fods"],
  detect: (text) => typeOf(text) !== "",
  async read(text) {
    const kind = kindOf(typeOf(text));
    if (!kind) throw new Unreadable(message("files-other-opendocument"));
    return (await import("./odt.ts")).readFlatOdt(text, kind);
  },
};

/** The type of a flat document; empty if it is none. */
function typeOf(text: string): string {
  const head = text.slice(0, 2 * HEAD_CHARACTERS);
  const start = head.indexOf("<office:document");
  return start < 0 ? "" : (/\soffice:mimetype="([\w./+-]{1,99})/.exec(head.slice(start))?.[1] ?? "");
}
