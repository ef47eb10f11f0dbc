/** EPUB (3.3, ISO 23761): the chapters in the order of the book's spine, each an XHTML page. */
import { message } from "../../../i18n/message.ts";
import { type Content, contentOf, hiddenNote, LIMITS, tooMany, Unreadable } from "../../model.ts";
import { walkXml } from "../../parts/markup.ts";
import { decodeXml, type Parts, resolvePart } from "../../parts/package.ts";
import { htmlText } from "../html/html.ts";
import { type Rules, rulesIn } from "../html/looks.ts";

/** Rules of style sheets in all chapters together; long books have some hundred thousand. */
const MAX_RULES = 10 * LIMITS.styles;

/** Reads a package that is an e-book. */
export async function readEpub(parts: Parts): Promise<Content> {
  let book = "";
  walkXml((await parts.xml("META-INF/container.xml")) ?? "", {
    open: (name, attributes) => {
      if (name === "rootfile" && book === "") book = attributes["full-path"] ?? "";
    },
  });
  const xml = await parts.xml(book);
  if (xml === null) throw new Unreadable(message("files-no-chapters"));
  const locked = await encryptedParts(parts);
  const texts: string[] = [];
  const hidden: string[] = [];
  let lost = 0;
  let closed = 0;
  let again = 0;
  let cut = 0;
  const chapters = spine(xml, book);
  const sheets = await styleSheets(parts, locked);
  let rules = 0;
  const readParts = new Set<string>();
  for (const { part, isNavigation } of chapters) {
    if (locked.has(part)) {
      closed++;
      continue;
    }
    // The format forbids listing a chapter twice; otherwise a list could make a book of any length.
    if (readParts.has(part)) {
      again++;
      continue;
    }
    const chapter = await parts.xml(part);
    if (chapter === null) {
      lost++;
      continue;
    }
    readParts.add(part);
    // A table of contents repeats the headings.
    const read = htmlText(isNavigation ? withoutNavigation(chapter) : chapter, {
      xhtml: true,
      rulesOf: (href) => {
        const sheet = sheets.get(resolvePart(part, decoded(href))) ?? null;
        rules += sheet?.size ?? 0;
        if (rules > MAX_RULES) throw new Unreadable(tooMany(MAX_RULES, "styles"));
        return sheet;
      },
    });
    if (read.missing.length > 0) cut++;
    texts.push(read.text);
    hidden.push(read.hidden);
  }
  if (closed > 0 && closed === chapters.length) {
    throw new Unreadable(message("files-copy-protected"));
  }
  return contentOf(message("files-format-ebook"), texts.filter((text) => text !== "").join("\n\n"), {
    warnings: again > 0 ? [message("files-repeated-chapters", { count: again })] : [],
    missing: [
      ...(cut > 0 ? [message("files-missing-chapter-ends", { count: cut })] : []),
      ...(lost > 0 ? [message("files-missing-chapters", { count: lost })] : []),
      ...(closed > 0 ? [message("files-missing-locked-chapters", { count: closed })] : []),
    ],
    tricks: hiddenNote(hidden.join(" ")),
  });
}

/** The rules of the book's style sheets, by part. */
async function styleSheets(parts: Parts, locked: ReadonlySet<string>): Promise<ReadonlyMap<string, Rules>> {
  const sheets = new Map<string, Rules>();
  for (const name of parts.names) {
    const bytes = /\.css$/i.test(name) && !locked.has(name) ? await parts.bytes(name).catch(() => null) : null;
    // Style sheets may have the byte-order marks of XML.
    if (bytes) sheets.set(name, rulesIn(decodeXml(bytes)));
  }
  return sheets;
}

/** A page without its lists of links to parts of the book. O(n). */
function withoutNavigation(page: string): string {
  const kept: string[] = [];
  let at = 0;
  for (let start = page.indexOf("<nav"); start >= 0; start = page.indexOf("<nav", at)) {
    const end = page.indexOf("</nav>", start);
    if (end < 0) break;
    kept.push(page.slice(at, start));
    at = end + "</nav>".length;
  }
  return kept.join("") + page.slice(at);
}

interface Chapter {
  part: string;
  /** Whether it is the book's table of contents. */
  isNavigation: boolean;
}

/** The parts of the book in reading order. */
function spine(xml: string, book: string): Chapter[] {
  const items = new Map<string, Chapter>();
  const order: string[] = [];
  walkXml(xml, {
    open: (name, attributes) => {
      const { id, href, idref, properties = "" } = attributes;
      if (name === "item" && id !== undefined && href !== undefined)
        items.set(id, { part: resolvePart(book, decoded(href)), isNavigation: /\bnav\b/.test(properties) });
      else if (name === "itemref" && idref !== undefined) order.push(idref);
    },
  });
  return order.map((id) => items.get(id) ?? { part: id, isNavigation: false });
}

function decoded(href: string): string {
  try {
    return decodeURIComponent(href);
  } catch {
    return href;
  }
}

async function encryptedParts(parts: Parts): Promise<Set<string>> {
  const locked = new Set<string>();
  walkXml((await parts.xml("META-INF/encryption.xml")) ?? "", {
    open: (name, { URI: uri }) => {
      if (name === "CipherReference" && uri !== undefined) locked.add(decoded(uri));
    },
  });
  return locked;
}
