// Files as large as a file may be: what is copied once too often while one of them is read takes 64 MB each time.
import { numbers } from "./kit.mjs";

const BYTES = 64 * 1024 * 1024;

/** Files by themselves: `{ name, bytes, program }`. */
export function* largest() {
  const lines = prose(BYTES - 1_000);
  const paragraph = lines.replaceAll("\n", " ");
  const mail =
    "From: Ann <ann@school.example>\r\nDate: Mon, 2 Mar 2026 10:00:00 +0100\r\nMessage-ID: <1@mail.example>\r\nSubject: S\r\n\r\n";
  for (const [name, text] of [
    ["lines.txt", lines],
    ["lines.eml", `${mail}${lines}\r\n`],
    ["paragraph.eml", `${mail}${paragraph}\r\n`],
    ["paragraph.html", `<p>${paragraph}</p>`],
    ["paragraphs.html", lines.replaceAll("\n", " <p>").slice(0, BYTES)],
  ])
    yield { name, bytes: Buffer.from(text), program: false };
}

/** Words of a dictionary that is as large as a language's, the first of them more often, ten to a line. */
function prose(length) {
  const random = numbers(1);
  const syllables = "ba ce di fo gu ha je ki lo mu na pe ri so tu va we xi yo zu st tr pl on er an in".split(" ");
  const word = () =>
    Array.from({ length: 1 + Math.floor(random() * 4) }, () => syllables[Math.floor(random() * syllables.length)]).join(
      "",
    );
  const words = Array.from({ length: 30_000 }, word);
  const lines = [];
  for (let written = 0; written < length; ) {
    const line = Array.from({ length: 10 }, () => words[Math.floor(words.length * random() ** 3)]).join(" ");
    lines.push(line);
    written += line.length + 1;
  }
  return lines.join("\n").slice(0, length);
}
