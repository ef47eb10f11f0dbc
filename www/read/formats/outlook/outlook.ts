/**
 * Outlook's messages (MS-OXMSG): a compound file in which each property of a message is a stream, named by its number and type.
 * Attachments have storages of their own, and so has a message that is attached, with all that it has. O(n).
 *
 * The npm packages for it need Node.js's buffers and another 300 kB of code pages, which browsers have.
 */

import { message } from "../../../i18n/message.ts";
import { decoder } from "../../code-pages.ts";
import type { Container } from "../../container.ts";
import { type Content, contentOf } from "../../model.ts";
import { type Attachment, contentOfMail, type Mail } from "../../parts/attachments.ts";
import type { CompoundFile, Storage } from "../../parts/compound.ts";
import { dataViewOf } from "../../parts/joined-bytes.ts";
import { readHtml } from "../html/html.ts";
import { readRtf } from "../rtf/rtf.ts";
import { pageOf } from "../rtf/rtf-tables.ts";
import { unpackedRtf } from "./unpacked-rtf.ts";

/** Messages that are attached to attached messages. */
const MAX_DEPTH = 10;

/** Numbers of properties. */
const SUBJECT = "0037";
const BODY = "1000";
const RTF_BODY = "1009";
const HTML_BODY = "1013";
const DATA = "3701";
const SHORT_NAME = "3704";
const LONG_NAME = "3707";
const MIME_TYPE = "370e";
/** Where the text shows it: of pictures in the text. */
const CONTENT_ID = "3712";
/** The numbers of the code pages of a message's texts, and of its HTML. */
const CODE_PAGE = 0x3ffd0003;
const HTML_CODE_PAGE = 0x3fde0003;

/** Types of properties: text in UTF-16 or in a code page, bytes, and a storage. */
const [UNICODE, LETTERS, BINARY, OBJECT] = ["001f", "001e", "0102", "000d"];

const PROPERTIES = "__properties_version1.0";

export function readOutlook(file: CompoundFile): Promise<Content | Container> {
  return contentOfMail(new Message(file, file.root, 0).mail());
}

class Message {
  readonly #file: CompoundFile;
  readonly #storage: Storage;
  readonly #depth: number;
  readonly #codePages: ReadonlyMap<number, number>;

  constructor(file: CompoundFile, storage: Storage, depth: number) {
    this.#file = file;
    this.#storage = storage;
    this.#depth = depth;
    this.#codePages = codePagesIn(this.#bytesOf(storage, PROPERTIES) ?? new Uint8Array(), depth);
  }

  mail(): Mail {
    const attachments = [...this.#storage.storages]
      .filter(([name]) => name.startsWith("__attach_version1.0_"))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([, storage]) => this.#attachmentsIn(storage));
    return { subject: this.#text(this.#storage, SUBJECT), body: this.#body(), attachments };
  }

  #body(): Content | null {
    const plain = this.#text(this.#storage, BODY);
    if (plain.trim() !== "") return contentOf(message("files-format-email"), plain);
    const html =
      this.#text(this.#storage, HTML_BODY) || this.#decoded(this.#binary(this.#storage, HTML_BODY), HTML_CODE_PAGE);
    if (html.trim() !== "") return readHtml(html);
    const packed = this.#binary(this.#storage, RTF_BODY);
    const rtf = packed && unpackedRtf(packed);
    return rtf && readRtf(rtf);
  }

  #attachmentsIn(storage: Storage): Attachment[] {
    const name = this.#text(storage, LONG_NAME) || this.#text(storage, SHORT_NAME);
    const inside = storage.storages.get(`__substg1.0_${DATA}${OBJECT}`);
    if (inside?.streams.has(PROPERTIES) && this.#depth < MAX_DEPTH) {
      const { subject, body, attachments } = new Message(this.#file, inside, this.#depth + 1).mail();
      const text = `${subject}\n\n${body?.text ?? ""}`;
      return [{ name: `${name || subject || "message"}.txt`, bytes: new TextEncoder().encode(text) }, ...attachments];
    }
    const isShown =
      storage.streams.has(streamOf(CONTENT_ID, UNICODE)) || storage.streams.has(streamOf(CONTENT_ID, LETTERS));
    if (isShown && this.#text(storage, MIME_TYPE).startsWith("image/")) return [];
    // What has no bytes of its own, such as a link to a file, is named all the same.
    return [{ name, bytes: Uint8Array.from(this.#binary(storage, DATA) ?? []) }];
  }

  #text(storage: Storage, property: string): string {
    const unicode = this.#bytesOf(storage, streamOf(property, UNICODE));
    const text = unicode
      ? new TextDecoder("utf-16le").decode(unicode)
      : this.#decoded(this.#bytesOf(storage, streamOf(property, LETTERS)), CODE_PAGE);
    // Some programs end a text with a NUL, and an empty one would hide the same text in another form.
    let end = text.length;
    while (end > 0 && text[end - 1] === "\0") end--;
    return text.slice(0, end);
  }

  #decoded(bytes: Uint8Array | null, codePage: number): string {
    if (!bytes) return "";
    const stated = [codePage, HTML_CODE_PAGE].flatMap((property) => pageOf(this.#codePages.get(property) ?? -1) ?? []);
    const texts = [...stated, "windows-1252"].map((label) => decoder(label).decode(bytes));
    // Some programs state UTF-8 for letters of another code page.
    return texts.find((text) => !text.includes("\ufffd")) ?? texts[0] ?? "";
  }

  #binary(storage: Storage, property: string): Uint8Array | null {
    return this.#bytesOf(storage, streamOf(property, BINARY));
  }

  #bytesOf({ streams }: Storage, name: string): Uint8Array | null {
    const stream = streams.get(name);
    return stream ? this.#file.bytes(stream) : null;
  }
}

function streamOf(property: string, type: string | undefined): string {
  return `__substg1.0_${property}${type}`;
}

/** The code pages among a message's properties of a fixed size, 16 bytes each after a header. */
function codePagesIn(bytes: Uint8Array, depth: number): Map<number, number> {
  const found = new Map<number, number>();
  const data = dataViewOf(bytes);
  for (let at = depth === 0 ? 32 : 24; at + 16 <= bytes.length; at += 16) {
    const tag = data.getUint32(at, true);
    if (tag === CODE_PAGE || tag === HTML_CODE_PAGE) found.set(tag, data.getUint32(at + 8, true));
  }
  return found;
}
