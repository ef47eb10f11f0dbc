/**
 * E-mails (RFC 5322 and MIME), by postal-mime: subject and text, and the attachments as files of their own.
 *
 * Messages that are forwarded inside stand in the text. Pictures that the text shows, and signatures, have no words and are
 * passed over, as in any document.
 */
import { message } from "../../../i18n/message.ts";
import type { Container } from "../../container.ts";
import { decodeText } from "../../decode.ts";
import { type Content, contentOf, Unreadable } from "../../model.ts";
import { contentOfMail, withAttachments } from "../../parts/attachments.ts";
import { readHtml } from "../html/html.ts";
import { MailParser } from "./mail-parser.ts";
import { filesOf, messagesIn } from "./mailbox.ts";

/** Parts within parts; mail programs write five levels or so. */
const MAX_NESTING = 100;

/** Maximum lines that may start a part; the library keeps a kilobyte for each. */
const MAX_PARTS = 50_000;

/**
 * An e-mail, or a mailbox, whose messages are files in it. The bytes are the reader's from then on: the text of a long message is not
 * copied.
 */
export async function readEmail(bytes: Uint8Array): Promise<Content | Container> {
  const messages = messagesIn(bytes) ?? [];
  const mailbox = messages.length > 1 ? await withAttachments(undefined, filesOf(messages)) : null;
  return mailbox ?? readMessage(messages[0] ?? bytes);
}

async function readMessage(bytes: Uint8Array): Promise<Content | Container> {
  if (hasTooManyParts(bytes)) throw new Unreadable(message("files-email-damaged"));
  const whole = bytes.byteLength === bytes.buffer.byteLength ? (bytes.buffer as ArrayBuffer) : bytes;
  const mail = await new MailParser({ maxNestingDepth: MAX_NESTING }).parse(whole).catch(() => {
    throw new Unreadable(message("files-email-damaged"));
  });
  const { subject = "", html = "" } = mail;
  const untyped = mail.attachments.filter(isUntyped).map(({ content }) => bytesOf(content));
  const texts = await Promise.all(untyped.map(async (part) => (await decodeText(part)).text));
  const text = [mail.text ?? "", ...texts].filter((part) => part.trim() !== "").join("\n\n");
  const plain = text === "" ? null : contentOf(message("files-format-email"), text);
  return contentOfMail({
    subject,
    body: plain ?? (html === "" ? null : readHtml(html)),
    attachments: mail.attachments
      .filter((attachment) => !isWordless(attachment) && !isUntyped(attachment))
      .map(({ filename, mimeType, content }) => ({
        name: filename ?? (mimeType === "message/rfc822" ? "message.eml" : ""),
        bytes: bytesOf(content),
      })),
  });
}

/** Parts with an invalid type, such as a bare `text`: MIME reads them as plain text (RFC 2045, 5.2). */
function isUntyped({ mimeType, filename }: { mimeType: string; filename: string | null }): boolean {
  return filename === null && !mimeType.includes("/");
}

function bytesOf(content: string | ArrayBuffer | Uint8Array): Uint8Array<ArrayBuffer> {
  return typeof content === "string" ? new TextEncoder().encode(content) : new Uint8Array(content);
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

function hasTooManyParts(bytes: Uint8Array): boolean {
  let parts = 0;
  for (let at = bytes.indexOf(0x0a); at >= 0; at = bytes.indexOf(0x0a, at + 1)) {
    if (bytes[at + 1] === 0x2d && bytes[at + 2] === 0x2d) parts++;
  }
  return parts > MAX_PARTS;
}
