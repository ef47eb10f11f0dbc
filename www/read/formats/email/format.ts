/** E-mails as every mail program saves them, one or a mailbox of them. */
import type { BinaryFormat } from "../../format.ts";
import { hasAscii, hasMailboxLine } from "../../marks.ts";

/** Bytes that are looked at. */
const HEAD_BYTES = 4096;

/** The lines before the first empty one. */
const HEADERS = /^(?:[!-9;-~]{1,99}:.*(?:\r?\n[ \t].*)*\r?\n)+/;

/** Headers that servers write; a letter in a text may have From, To and Subject. */
const SERVERS = /^(?:message-id|received|return-path|delivered-to|x-mozilla-status):/im;

export const email: BinaryFormat = {
  id: "email",
  of: "bytes",
  label: "files-format-email",
  extensions: ["eml", "mbox"],
  detect(head, extension) {
    if (!startsLikeHeader(head) || extension === "mht" || extension === "mhtml") return false;
    const start = new TextDecoder("latin1").decode(head.subarray(0, HEAD_BYTES));
    const text = start.replace(/^ï»¿|^>?From .*\r?\n/, "");
    const headers = HEADERS.exec(text)?.[0] ?? "";
    if (!/^(?:from|to|subject|date|mime-version|content-type|received):/im.test(headers)) return false;
    return (
      extension === "eml" ||
      hasMailboxLine(start) ||
      (/^from:/im.test(headers) && /^date:/im.test(headers) && SERVERS.test(headers))
    );
  },
  read: async (bytes) => (await import("./email.ts")).readEmail(bytes),
};

/** Whether a file begins with a name and a colon, so that nearly all others are passed over without decoding them. */
function startsLikeHeader(head: Uint8Array): boolean {
  const start = hasAscii(head, 0, "\xef\xbb\xbf") ? 3 : 0;
  if (hasAscii(head, start, "From ") || hasAscii(head, start, ">From ")) return true;
  const colon = head.subarray(start, start + 80).indexOf(0x3a);
  return colon > 0 && head.subarray(start, start + colon).every((byte) => byte > 0x20 && byte < 0x7f);
}
