/**
 * E-mails (RFC 5322 and MIME), by postal-mime: subject and text, and the attachments as files of their own.
 *
 * Messages that are forwarded inside stand in the text. Pictures that the text shows, and signatures, have no words and are
 * passed over, as in any document.
 */
import PostalMime from "postal-mime";
import { message } from "../../../i18n/message.ts";
import type { Container } from "../../container.ts";
import { type Content, contentOf, Unreadable } from "../../model.ts";
import { contentOfMail } from "../../parts/attachments.ts";
import { readHtml } from "../html/html.ts";

/** Parts within parts; mail programs write five levels or so. */
const MAX_NESTING = 100;

/** Maximum short lines: the library keeps a kilobyte for each line, however short it is. */
const MAX_SHORT_LINES = 200_000;
const SHORT_BYTES = 40;

/** Maximum lines that may start a part; the library keeps a kilobyte for each. */
const MAX_PARTS = 50_000;

export async function readEmail(bytes: Uint8Array): Promise<Content | Container> {
  if (hasTooMany(bytes)) throw new Unreadable(message("files-email-damaged"));
  const mail = await PostalMime.parse(bytes, { maxNestingDepth: MAX_NESTING }).catch(() => {
    throw new Unreadable(message("files-email-damaged"));
  });
  const { subject = "", text = "", html = "" } = mail;
  const plain = text.trim() === "" ? null : contentOf(message("files-format-email"), text);
  return contentOfMail({
    subject,
    body: plain ?? (html === "" ? null : readHtml(html)),
    attachments: mail.attachments
      .filter((attachment) => !isWordless(attachment))
      .map(({ filename, mimeType, content }) => ({
        name: filename ?? (mimeType === "message/rfc822" ? "message.eml" : ""),
        bytes: typeof content === "string" ? new TextEncoder().encode(content) : new Uint8Array(content),
      })),
  });
}

/** Pictures in the text, signatures, and the appointment that the text describes. */
function isWordless({
  mimeType,
  related,
  filename,
}: {
  mimeType: string;
  related?: boolean | undefined;
  filename: string | null;
}): boolean {
  if (related && mimeType.startsWith("image/")) return true;
  return mimeType.endsWith("-signature") || (mimeType === "text/calendar" && filename === null);
}

function hasTooMany(bytes: Uint8Array): boolean {
  let lines = 0;
  let parts = 0;
  let last = 0;
  for (let at = bytes.indexOf(0x0a); at >= 0; at = bytes.indexOf(0x0a, at + 1)) {
    if (at - last < SHORT_BYTES) lines++;
    last = at;
    if (bytes[at + 1] === 0x2d && bytes[at + 2] === 0x2d) parts++;
  }
  return lines > MAX_SHORT_LINES || parts > MAX_PARTS;
}
