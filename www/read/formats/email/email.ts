/**
 * E-mails (RFC 5322 and MIME), by postal-mime: subject and text, and the attachments as files of their own.
 *
 * Messages that are forwarded inside stand in the text. Pictures that the text shows, and signatures, have no words and are
 * passed over, as in any document.
 */
import { message } from "../../../i18n/message.ts";
import type { Container } from "../../container.ts";
import { decodeText } from "../../decode.ts";
import { type Content, contentOf, hiddenNote, Unreadable } from "../../model.ts";
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
  return contentOfMail({
    subject,
    body: bodyOf([mail.text ?? "", ...texts], html),
    attachments: mail.attachments
      .filter((attachment) => !isWordless(attachment) && !isUntyped(attachment))
      .map(({ filename, mimeType, content }) => ({
        name: filename ?? (mimeType === "message/rfc822" ? "message.eml" : ""),
        bytes: bytesOf(content),
      })),
  });
}

/** The part of an HTML text's words from which on, if its plain text lacks them, they are two texts. */
const MIN_OTHER_WORDS = 1 / 5;

/**
 * A mail's text. Mail programs show the HTML of a text that comes in both forms. Where both have the same words, the plain form
 * is read, as it has the lines and the marks of quotations; some words differ even there, such as those of links. Where the
 * plain form is a stub or another text, the HTML is read; a longer text that is only in the plain form is reported as hidden.
 */
function bodyOf(texts: readonly string[], html: string): Content | null {
  const plain = joined(texts);
  if (html === "") return plain === "" ? null : contentOf(message("files-format-email"), plain);
  if (plain === "") return readHtml(html);
  const shown = readHtml(html);
  const all = wordsIn(shown.text).length;
  if (wordsBeyond(shown.text, plain) <= MIN_OTHER_WORDS * all) return contentOf(message("files-format-email"), plain);
  return {
    ...shown,
    text: joined([shown.text, ...texts.slice(1)]),
    tricks: [...shown.tricks, ...(wordsBeyond(plain, shown.text) > all ? hiddenNote(plain) : [])],
  };
}

function joined(texts: readonly string[]): string {
  return texts.filter((text) => text.trim() !== "").join("\n\n");
}

/** How many words of a text another one has not, or not as often. */
function wordsBeyond(text: string, other: string): number {
  const counts = new Map<string, number>();
  for (const word of wordsIn(other)) counts.set(word, (counts.get(word) ?? 0) + 1);
  let beyond = 0;
  for (const word of wordsIn(text)) {
    const count = counts.get(word) ?? 0;
    if (count === 0) beyond++;
    else counts.set(word, count - 1);
  }
  return beyond;
}

/** Words; of scripts without spaces single signs, because a line of plain text ends anywhere in them. */
function wordsIn(text: string): readonly string[] {
  return (
    text.match(
      /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]|[\p{L}\p{N}\p{M}]+/gu,
    ) ?? []
  );
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
