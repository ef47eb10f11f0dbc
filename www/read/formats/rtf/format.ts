/** Rich Text Format. */
import type { BinaryFormat } from "../../format.ts";
import { hasAscii } from "../../marks.ts";

export const rtf: BinaryFormat = {
  id: "rtf",
  of: "bytes",
  label: "files-format-rtf",
  extensions: ["rtf"],
  detect: (head) => hasAscii(head, 0, "{\\rtf"),
  read: async (bytes) => (await import("./rtf.ts")).readRtf(bytes),
};
