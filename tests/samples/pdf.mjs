// A small writer of PDF 1.4 for the tests: Courier only, whose every letter is 0.6 em wide, so that where a line ends can be
// counted. What is written is what the tests are about: columns, running heads, parted words, unseen text, pictures.

const encoder = new TextEncoder();

/** Characters of WinAnsi that are not where Latin-1 has them. */
const WIN_ANSI = { "‘": 0x91, "’": 0x92, "“": 0x93, "”": 0x94, "–": 0x96, "—": 0x97, "…": 0x85, "€": 0x80 };

function literal(text) {
  const bytes = [...text].map((c) => WIN_ANSI[c] ?? c.charCodeAt(0));
  return `<${bytes.map((byte) => (byte & 255).toString(16).padStart(2, "0")).join("")}>`;
}

/** One line of text at a place, y upwards from the page's foot; `before` are operators that set how it is drawn. */
export function line(x, y, text, { size = 8, before = "" } = {}) {
  return `q ${before} BT /F1 ${size} Tf 1 0 0 1 ${x} ${y} Tm ${literal(text)} Tj ET Q\n`;
}

/** A picture that covers the page, as a scan does. */
export const scan = "q 595 0 0 842 0 0 cm /I1 Do Q\n";

/**
 * A PDF of these pages, each the operators of its content. `encrypt` asks for a password that nobody has; `info` are the entries of
 * the dictionary of properties, and `trailer` further ones of the last.
 */
export function pdf(pages, { encrypt = false, info = "", trailer = "" } = {}) {
  const objects = [];
  const add = (body) => objects.push(body);
  const kids = pages.map((_, at) => `${6 + 2 * at} 0 R`).join(" ");
  add("<< /Type /Catalog /Pages 2 0 R >>");
  add(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} /MediaBox [0 0 595 842] >>`);
  add("<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>");
  // 64 by 64 pixels of grey, each a byte.
  add(
    `<< /Type /XObject /Subtype /Image /Width 64 /Height 64 /ColorSpace /DeviceGray /BitsPerComponent 8 /Length 4096 >>\nstream\n${"\x7f".repeat(4096)}\nendstream`,
  );
  const secret = "0".repeat(64);
  add(encrypt ? `<< /Filter /Standard /V 1 /R 2 /O <${secret}> /U <${secret}> /P -4 >>` : "null");
  for (const content of pages) {
    const at = objects.length + 2;
    add(
      `<< /Type /Page /Parent 2 0 R /Contents ${at} 0 R /Resources << /Font << /F1 3 0 R >> /XObject << /I1 4 0 R >> >> >>`,
    );
    add(`<< /Length ${content.length} >>\nstream\n${content}endstream`);
  }
  let body = "%PDF-1.4\n";
  const offsets = objects.map((object, at) => {
    const offset = body.length;
    body += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  const last = `${trailer}${info === "" ? "" : ` /Info << ${info} >>`}`;
  const more = encrypt ? ` /Encrypt 5 0 R /ID [<${secret}> <${secret}>]` : "";
  const tail = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R${more}${last} >>\nstartxref\n${body.length}\n%%EOF\n`;
  return encoder.encode(body + tail);
}

/**
 * A PDF of one page: its operators, and what it uses. `resources` and `page` are further entries of these dictionaries, `objects`
 * further objects from number 7 on, and `catalog` further entries of the catalogue.
 */
export function onePage(content, { resources = "", page = "", catalog = "", objects = [] } = {}) {
  const bodies = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    "<< /Type /Pages /Kids [5 0 R] /Count 1 /MediaBox [0 0 595 842] >>",
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding << /BaseEncoding /WinAnsiEncoding /Differences [1 /dieresis /acute /grave /circumflex /caron /cedilla /dotlessi /tilde] >> >>",
    picture(0x30),
    `<< /Type /Page /Parent 2 0 R /Contents 6 0 R /Resources << /Font << /F1 3 0 R >> /XObject << /I1 4 0 R >> ${resources} >> ${page} >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ...objects,
  ];
  let body = "%PDF-1.4\n";
  const table = bodies.map((object, at) => {
    const offset = body.length;
    body += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, "0")} 00000 n \n`;
  });
  const size = bodies.length + 1;
  const tail = `xref\n0 ${size}\n0000000000 65535 f \n${table.join("")}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Uint8Array.from(body + tail, (c) => c.charCodeAt(0) & 255);
}

/** A picture of 64 by 64 pixels, all of this grey. */
export function picture(grey) {
  const data = String.fromCharCode(grey).repeat(3 * 4096);
  return `<< /Type /XObject /Subtype /Image /Width 64 /Height 64 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Length ${data.length} >>\nstream\n${data}\nendstream`;
}

/** Lines of so many characters; a word that does not fit is parted by a hyphen. */
export function wrap(text, width) {
  const lines = [];
  let current = "";
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const room = width - current.length - (current === "" ? 0 : 1);
    if (word.length <= room) {
      current += (current === "" ? "" : " ") + word;
      continue;
    }
    const parted = /^[a-z]{6,}$/.test(word) && room >= 4;
    const at = parted ? Math.min(room - 1, word.length - 3) : 0;
    if (at >= 3) lines.push(`${current}${current === "" ? "" : " "}${word.slice(0, at)}-`);
    else lines.push(current);
    current = at >= 3 ? word.slice(at) : word;
  }
  return current === "" ? lines : [...lines, current];
}

/** A text as pages of two columns under a running head, with numbers at the foot. */
export function twoColumns(text, { title = "A Title across Both Columns", head = "The Journal of Samples" } = {}) {
  const lines = wrap(text, 54);
  const pages = [];
  const rows = 70;
  for (let at = 0; at < lines.length || pages.length === 0; ) {
    const number = pages.length + 1;
    let content = line(60, 810, head) + line(280, 30, String(number));
    let top = 780;
    if (number === 1) {
      content += line(120, 770, title, { size: 14 });
      top = 740;
    }
    const fits = number === 1 ? rows - 4 : rows;
    // Both columns row by row, as some programs write them: only the places of the letters tell the columns apart.
    const column = Math.min(fits, Math.ceil((lines.length - at) / 2));
    const [left, right] = [lines.slice(at, at + column), lines.slice(at + column, at + 2 * column)];
    for (let row = 0; row < column; row++) {
      if (left[row]) content += line(40, top - 10 * row, left[row]);
      if (right[row]) content += line(310, top - 10 * row, right[row]);
    }
    at += 2 * column;
    pages.push(content);
  }
  return pdf(pages);
}
