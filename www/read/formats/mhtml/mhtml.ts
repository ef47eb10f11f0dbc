/**
 * MHTML (RFC 2557): a web page and what it shows, as parts of one MIME message. The first page is read, with the style
 * sheets that came with it; pages in frames are counted. Messages within messages are followed a few levels deep. O(n).
 */
import { message } from "../../../i18n/message.ts";
import { type Content, contentOf, Unreadable } from "../../model.ts";
import { htmlText, readHtml } from "../html/html.ts";
import { rulesIn } from "../html/looks.ts";

/** Levels of parts within parts; browsers write two. */
const MAX_DEPTH = 4;
/** Parts of one message; a page has some hundred pictures. */
const MAX_PARTS = 20_000;

interface Part {
  type: string;
  charset: string;
  transfer: string;
  /** Its address, and its identifier as links have it. */
  location: string;
  id: string;
  body: string;
}

export function readMhtml(text: string): Content {
  const found = partsOf(text, 0);
  const pages = found.filter(({ type }) => type === "text/html" || type === "application/xhtml+xml");
  const [page] = pages;
  const plain = found.find(({ type }) => type === "text/plain");
  if (!page && !plain) throw new Unreadable(message("files-no-text-part"));
  if (!page) return contentOf(message("files-format-html"), decoded(plain as Part));
  const sheets = sheetsOf(found);
  const linked = new Set<Part>();
  const content = readHtml(decoded(page), {
    rulesOf: (href) => {
      const sheet = sheets.get(href) ?? sheets.get(resolved(href, page.location));
      // Each once, however it is linked.
      if (!sheet || linked.size === linked.add(sheet).size) return null;
      return rulesIn(decoded(sheet));
    },
  });
  const frames = pages.slice(1).filter((frame) => htmlText(decoded(frame)).text.trim() !== "").length;
  if (frames > 0) content.missing.push(message("files-missing-embedded", { count: frames }));
  return content;
}

/** The style sheets, by each of the ways to link them. */
function sheetsOf(parts: readonly Part[]): Map<string, Part> {
  const sheets = new Map<string, Part>();
  for (const part of parts) {
    if (part.type === "text/css") for (const link of [part.location, part.id]) sheets.set(link, part);
  }
  return sheets;
}

/** An address relative to another; as it is if the other is none. */
function resolved(href: string, base: string): string {
  return URL.canParse(href, base) ? new URL(href, base).href : href;
}

/** The parts of a message that have no parts themselves. */
function partsOf(text: string, depth: number): Part[] {
  const { headers, body } = split(text);
  const type = headers.get("content-type") ?? "text/plain";
  const boundary = parameter(type, "boundary");
  if (!/^multipart\//i.test(type) || boundary === "" || depth >= MAX_DEPTH) {
    const kind = /^[\w.+-]+\/[\w.+-]+/.exec(type)?.[0] ?? "";
    return [
      {
        type: kind.toLowerCase(),
        charset: parameter(type, "charset"),
        transfer: (headers.get("content-transfer-encoding") ?? "").trim().toLowerCase(),
        location: headers.get("content-location") ?? "",
        id: (headers.get("content-id") ?? "").replace(/^<?/, "cid:").replace(/>$/, ""),
        body,
      },
    ];
  }
  const mark = `--${boundary}`;
  const parts: Part[] = [];
  let at = body.startsWith(mark) ? 0 : body.indexOf(`\n${mark}`);
  while (at >= 0 && parts.length < MAX_PARTS) {
    const start = body.indexOf("\n", at + 1 + boundary.length);
    if (start < 0) break;
    const end = body.indexOf(`\n${mark}`, start);
    const part = body.slice(start + 1, end < 0 ? body.length : end);
    parts.push(...partsOf(part, depth + 1));
    if (end < 0 || body.startsWith("--", end + 1 + mark.length)) break;
    at = end;
  }
  return parts;
}

/** The headers, each on one line, and the text after the first empty line. */
function split(text: string): { headers: Map<string, string>; body: string } {
  const end = /\r?\n\r?\n/.exec(text);
  const head = text.slice(0, end?.index ?? text.length).replace(/\r?\n[ \t]+/g, " ");
  const headers = new Map<string, string>();
  for (const line of head.split(/\r?\n/)) {
    const colon = line.indexOf(":");
    if (colon > 0) headers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
  }
  return { headers, body: end ? text.slice(end.index + end[0].length) : "" };
}

function parameter(header: string, name: string): string {
  const at = header.toLowerCase().indexOf(`${name}=`);
  if (at < 0) return "";
  const rest = header.slice(at + name.length + 1);
  return rest.startsWith('"') ? (rest.slice(1).split('"', 1)[0] ?? "") : (/^[^;\s]+/.exec(rest)?.[0] ?? "");
}

/** The text of a part. */
function decoded({ charset, transfer, body }: Part): string {
  if (transfer !== "base64" && transfer !== "quoted-printable") return body;
  const bytes = transfer === "base64" ? ofBase64(body) : ofQuotedPrintable(body);
  try {
    return new TextDecoder(charset === "" ? "utf-8" : charset).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

function ofBase64(body: string): Uint8Array {
  const letters = body.replace(/[^A-Za-z0-9+/]/g, "");
  const binary = atob(letters.slice(0, letters.length - (letters.length % 4 === 1 ? 1 : 0)));
  return Uint8Array.from(binary, (c) => c.charCodeAt(0));
}

function ofQuotedPrintable(body: string): Uint8Array {
  const text = body.replace(/=[ \t]*\r?\n/g, "");
  const bytes = new Uint8Array(3 * text.length);
  let length = 0;
  const encoder = new TextEncoder();
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const hex = code === 0x3d ? /^[0-9A-Fa-f]{2}/.exec(text.slice(at + 1, at + 3))?.[0] : undefined;
    if (hex !== undefined) {
      bytes[length++] = Number.parseInt(hex, 16);
      at += 2;
    } else if (code < 0x80) bytes[length++] = code;
    else length += encoder.encodeInto(text[at] ?? "", bytes.subarray(length)).written;
  }
  return bytes.subarray(0, length);
}
