/** PDF. */
import type { BinaryFormat } from "../../format.ts";
import { findAscii } from "../../marks.ts";

/** Maximum bytes before the signature. */
const MAX_BEFORE_MARK = 1024;

export const pdf: BinaryFormat = {
  id: "pdf",
  of: "bytes",
  label: "files-format-pdf",
  extensions: ["pdf"],
  /**
   * A text may mention the signature. So unless the file is named as a PDF, the signature must end its line, and there must
   * be an object.
   */
  detect(bytes, extension) {
    const at = findAscii(bytes, "%PDF-", MAX_BEFORE_MARK);
    if (at < 0) return false;
    if (extension === "pdf") return true;
    const line = String.fromCharCode(...bytes.subarray(at, at + "%PDF-1.4 %".length));
    return /^%PDF-\d\.\d(?:$|[\0\t\r\n]| [%\r\n])/.test(line) && findAscii(bytes, "endobj", bytes.length) >= 0;
  },
  read: async (bytes, host, password) => {
    const found = await (await import("./pdf.ts")).readPdf(bytes, host.readCharacterMap, password);
    if (!host.decodePicture) return found;
    const [{ addLooks }, { picturesInPdf }] = await Promise.all([
      import("../../parts/looks.ts"),
      import("./photos.ts"),
    ]);
    await addLooks(found, picturesInPdf(bytes), host);
    return found;
  },
};
