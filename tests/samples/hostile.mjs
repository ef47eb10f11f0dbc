// Files that are broken, locked, mislabelled or made to do harm, each with the line that it must get. Every one is made here.
import { strToU8, zipSync } from "fflate";
import { compound } from "./compound.mjs";
import { docx, epub, odt, paragraph, pptx, wordPart, xlsx, zip } from "./formats.mjs";
import { line, pdf, scan } from "./pdf.mjs";

const PLAIN = "These few plain words are what the file is about, and nothing else stands in it.";

/** Bytes without a pattern, the same every time. */
function noise(length) {
  const bytes = new Uint8Array(length);
  let state = 12345;
  for (let at = 0; at < length; at++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    bytes[at] = state >>> 24;
  }
  return bytes;
}

/** Where the record with this signature begins, the last one. */
function lastRecord(bytes, signature) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = bytes.length - 4; at >= 0; at--) if (view.getUint32(at, true) === signature) return at;
  throw new Error("no such record");
}

/** An archive with its first entry in the directory changed: `[offset, width, value]` each. */
function patched(files, changes, { end = [] } = {}) {
  const bytes = zip(files);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const eocd = lastRecord(bytes, 0x06054b50);
  const central = view.getUint32(eocd + 16, true);
  const set = (base, list) => {
    for (const [offset, width, value] of list) {
      if (width === 2) view.setUint16(base + offset, value, true);
      else view.setUint32(base + offset, value, true);
    }
  };
  set(central, changes);
  set(eocd, end);
  return bytes;
}

/** Two entries of the directory that both mean the same bytes. */
function overlapping() {
  const bytes = zip({ "a.txt": noise(2000) });
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const eocd = lastRecord(bytes, 0x06054b50);
  const central = view.getUint32(eocd + 16, true);
  const record = bytes.slice(central, eocd);
  const all = new Uint8Array(bytes.length + record.length);
  all.set(bytes.subarray(0, eocd));
  all.set(record, eocd);
  all.set(bytes.subarray(eocd), eocd + record.length);
  const end = new DataView(all.buffer, eocd + record.length);
  end.setUint16(8, 2, true);
  end.setUint16(10, 2, true);
  end.setUint32(12, 2 * record.length, true);
  return all;
}

/** A name that is not ASCII in code page 437, as old programs write it. */
function oldName() {
  const bytes = zip({ "Gr__e.txt": PLAIN });
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const central = view.getUint32(lastRecord(bytes, 0x06054b50) + 16, true);
  for (const base of [30, central + 46]) bytes.set([0x94, 0xe1], base + 2);
  return bytes;
}

function nested(depth) {
  let inner = zip({ "deep.txt": PLAIN });
  for (let level = 1; level < depth; level++) inner = zip({ [`level${level}.zip`]: inner });
  return inner;
}

const cut = (bytes, share = 0.5) => bytes.slice(0, Math.floor(bytes.length * share));
const rtf = (body) => strToU8(`{\\rtf1\\ansi ${body}}`);
const words = (count) => Array.from({ length: count }, (_, at) => `unseen${at}`).join(" ");
const column = (text) => line(40, 700, text);

const LAUGHS = `<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a "ha ha ha ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">]>`;

/**
 * By name: the bytes, and what must be said. `unread` is the reason; else the file is read, and `says` stands among its notes,
 * `words` is how many words it has.
 */
export const hostile = {
  "zero.txt": { bytes: new Uint8Array(), words: 0 },
  "noise.bin": { bytes: noise(5000), unread: /This is not text/ },
  "nul.txt": { bytes: strToU8("abc\0def"), unread: /NUL byte at position 3/ },
  "stray-nul.txt": {
    bytes: strToU8(PLAIN.replace("plain", "pl\0ain").replace(", ", ",\x7f")),
    says: /1 invisible control character was removed\. 1 invisible control character was replaced with a space/,
    words: 16,
  },
  "picture.jpg": { bytes: Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, ...noise(100)]), unread: /a picture \(JPEG\)/ },
  "hollow.doc": { bytes: compound({ WordDocument: "x" }), unread: /damaged or incomplete/ },
  "old.wpd": { bytes: Uint8Array.from([0xff, 0x57, 0x50, 0x43, ...noise(100)]), unread: /a WordPerfect document/ },
  "hollow.xls": { bytes: compound({ Workbook: "x" }), unread: /its list of sheets is missing/ },
  "hollow.ppt": { bytes: compound({ "PowerPoint Document": "x" }), unread: /damaged or incomplete/ },
  "old.ppt": { bytes: compound({ PP40: "x" }), unread: /an old Office document\. Save it in the current format/ },
  "locked.docx": { bytes: compound({ EncryptedPackage: "x" }), unread: /password-protected/ },
  "cut.docx": { bytes: cut(docx(paragraph(PLAIN))), unread: /\(\.docx\) is damaged or incomplete/ },
  "hollow.docx": {
    bytes: zip({ "[Content_Types].xml": "<Types/>", "word/document2.xml": "" }),
    unread: /its text is missing/,
  },
  "laughs.docx": {
    bytes: zip({
      "[Content_Types].xml": "<Types/>",
      "word/document.xml": `${LAUGHS}<w:document>${paragraph(PLAIN)}<w:p><w:r><w:t>&c;</w:t></w:r></w:p></w:document>`,
    }),
    words: 17,
  },
  "deep.docx": {
    bytes: docx(`${"<w:sdt>".repeat(20_000)}${paragraph(PLAIN)}`),
    unread: /nested more than 10,000 levels deep/,
  },
  "hidden.docx": {
    bytes: docx(
      paragraph(
        PLAIN,
        [` ${words(40)}`, "<w:vanish/>"],
        [` ${words(7)}`, '<w:color w:val="FFFFFF"/>'],
        [` ${words(3)}`, '<w:sz w:val="2"/>'],
      ),
    ),
    says: /50 words are hidden/,
    words: 16,
  },
  "locked.odt": {
    bytes: zip({
      mimetype: "application/vnd.oasis.opendocument.text",
      "META-INF/manifest.xml": "<m><encryption-data/></m>",
      "content.xml": noise(99),
    }),
    unread: /password-protected/,
  },
  "cut.odt": { bytes: cut(odt(`<text:p>${PLAIN}</text:p>`), 0.7), unread: /\(\.odt\) is damaged or incomplete/ },
  "sheet.xlsb": {
    bytes: zip({ "[Content_Types].xml": "<Types/>", "xl/workbook.bin": "" }),
    unread: /a binary Excel workbook \(\.xlsb\)\. Save it as \.xlsx/,
  },
  "live.mlx": {
    bytes: zip({ "[Content_Types].xml": "<Types/>", "matlab/document.xml": "<w:document/>" }),
    unread: /a MATLAB live script \(\.mlx\)\. Save it as \.m/,
  },
  "repeated.xlsx": {
    bytes: xlsx([{ rows: [Array(80).fill(0)] }], { strings: ["a ".repeat(1_000_000)] }),
    unread: /above the limit of 64 MB/,
  },
  "hidden.xlsx": {
    bytes: xlsx([{ rows: [[PLAIN]] }, { state: "veryHidden", rows: [["Never shown"]] }]),
    says: /1 sheet is hidden/,
    words: 16,
  },
  "hidden.pptx": {
    bytes: pptx([[PLAIN], ["Never shown to anyone"]], { hidden: [2] }),
    says: /1 slide is hidden/,
    words: 16,
  },
  "drm.epub": {
    bytes: epub([`<p>${PLAIN}</p>`], {
      "META-INF/encryption.xml": `<e><CipherReference URI="OEBPS/text/c0.xhtml"/></e>`,
    }),
    unread: /copy-protected/,
  },
  "locked.pdf": { bytes: pdf([column(PLAIN)], { encrypt: true }), unread: /protected by a password/ },
  "broken.pdf": { bytes: strToU8("%PDF-1.7\nand nothing of what should follow"), unread: /damaged or cut off/ },
  "scanned.pdf": { bytes: pdf([scan, scan]), unread: /This PDF is scanned: its 2 pages are pictures/ },
  "half-scanned.pdf": {
    bytes: pdf([column(PLAIN), scan, scan]),
    says: /partly read, without the text of pages 2, 3/,
    words: 16,
  },
  "ocr.pdf": { bytes: pdf([scan + line(40, 700, PLAIN, { before: "3 Tr" })]), words: 16 },
  "hidden.pdf": {
    bytes: pdf([
      column(PLAIN) + line(40, 600, words(9), { before: "3 Tr" }) + line(40, 500, words(4), { before: "1 1 1 rg" }),
    ]),
    says: /13 words are hidden/,
    words: 16,
  },
  "white-on-dark.pdf": {
    bytes: pdf([`0 0 0.4 rg 20 690 500 30 re f ${line(40, 700, PLAIN, { before: "1 1 1 rg" })}`]),
    words: 16,
  },
  "deep.html": { bytes: strToU8("<div>".repeat(20_000) + PLAIN), unread: /nested more than 10,000 levels deep/ },
  "hidden.html": {
    bytes: strToU8(
      `<!doctype html><style>.gone { display: none }</style><p>${PLAIN}<span style="display:none">${words(5)}</span>` +
        `<span class="gone">${words(4)}</span><font color="#ffffff">${words(2)}</font><span style="font-size:0">${words(1)}</span>`,
    ),
    says: /12 words are hidden/,
    words: 16,
  },
  "deep.rtf": { bytes: rtf("{".repeat(20_000)), unread: /nested more than 10,000 levels deep/ },
  "cut.rtf": { bytes: strToU8(`{\\rtf1\\ansi {\\b ${PLAIN}`), says: /partly read, without its end/, words: 16 },
  "hidden.rtf": {
    bytes: rtf(`{\\colortbl;\\red255\\green255\\blue255;}${PLAIN} {\\v ${words(6)}} {\\cf1 ${words(5)}}`),
    says: /11 words are hidden/,
    words: 16,
  },
  "deep.ipynb": { bytes: strToU8("[".repeat(200_000)), unread: /not valid JSON|no list of cells/ },
  "cut.ipynb": { bytes: strToU8('{"cells": [{"source": "half'), unread: /not valid JSON/ },
  "bomb.zip": {
    bytes: zipSync({ "a.txt": new Uint8Array(24 * 1024 * 1024) }, { level: 9, mtime: "2020-01-01T00:00:00Z" }),
    unread: /as a zip bomb does/,
  },
  "liar.zip": {
    bytes: patched({ "a.txt": PLAIN.repeat(9) }, [[24, 4, 10]]),
    unread: /more than the ZIP file declares/,
  },
  "giant.zip": {
    bytes: patched({ "a.txt": PLAIN }, [[24, 4, 0x7ffffff0]]),
    unread: /2,048 MB is above the limit of 64 MB/,
  },
  "over.zip": { bytes: overlapping(), unread: /overlap/ },
  "nested.zip": { bytes: nested(6), unread: /inside 4 other archives\. Archives are opened 4 levels deep/ },
  "many.zip": {
    bytes: patched({ "a.txt": PLAIN }, [], {
      end: [
        [8, 2, 60_000],
        [10, 2, 60_000],
      ],
    }),
    unread: /60,000 files, above the limit of 50,000/,
  },
  "locked.zip": { bytes: patched({ "a.txt": PLAIN }, [[8, 2, 1]]), unread: /protected by a password/ },
  "lzma.zip": { bytes: patched({ "a.txt": PLAIN }, [[10, 2, 14]]), unread: /method that cannot be read \(number 14\)/ },
  "checksum.zip": { bytes: patched({ "a.txt": PLAIN }, [[16, 4, 1]]), unread: /does not match its checksum/ },
  "cut.zip": { bytes: cut(zip({ "a.txt": PLAIN })), unread: /damaged: its end is missing/ },
  "empty.zip": { bytes: zip({}), unread: /contains no files/ },
  "only-system.zip": {
    bytes: zip({ "__MACOSX/._a": "x", ".DS_Store": "y" }),
    unread: /2 system files .* were skipped/,
  },
  "slip.zip": { bytes: zip({ "../../etc/passwd.txt": PLAIN }), words: 16, path: "slip.zip/etc/passwd.txt" },
  "old-name.zip": { bytes: oldName(), words: 16, path: "old-name.zip/Größe.txt" },
  "paper.txt": {
    bytes: pdf([column(PLAIN)]),
    says: /ends in “\.txt”, but its format is PDF\. It was read as such/,
    words: 16,
  },
  "page.docx": {
    bytes: strToU8(`<html><body><p>${PLAIN}</p></body></html>`),
    says: /ends in “\.docx”, but its format is HTML/,
    words: 16,
  },
  "plain.pdf": { bytes: strToU8(PLAIN), says: /ends in “\.pdf”, but its format is plain text/, words: 16 },
  "evil\u202etxt.exe": { bytes: strToU8(PLAIN), words: 16 },
  "notes.docx": {
    bytes: docx(
      `${paragraph("One sentence")}<w:p><w:ins><w:r><w:t>added here</w:t></w:r></w:ins><w:del><w:r><w:delText>taken away</w:delText></w:r></w:del></w:p>`,
      {
        "word/footnotes.xml": wordPart("footnotes", `<w:footnote>${paragraph("A note below")}</w:footnote>`),
        "word/comments.xml": wordPart("comments", `<w:comment>${paragraph("Remark")}</w:comment>`),
      },
    ),
    says: /1 comment was excluded/,
    words: 7,
  },
};

/** A page of 56 MB that takes about half a minute: each of its elements is put on a pile of thousands that are open. */
export function slow() {
  return strToU8(`<html>${"<b>".repeat(9_900)}${"<i></i>".repeat(8_000_000)}`);
}
