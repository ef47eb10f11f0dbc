// E-books: spines and manifests without end, chapters that are elsewhere, and everything that XML can do.
import { epub } from "../samples/formats.mjs";
import { cutAt, each, fill, INHERITED, LINE, payloads, script } from "./kit.mjs";
import { withEntities } from "./markup.mjs";

/** Files by name. */
export function* books({ elsewhere }) {
  const chapter = `<p>${LINE}</p>`;
  const book = (opf, more = {}) => epub([chapter], { "OEBPS/book.opf": opf, ...more });
  const item = (id, href) => `<item id="${id}" href="${href}"/>`;
  const opf = (items, order) => `<package><manifest>${items}</manifest><spine>${order}</spine></package>`;
  yield ["spine-long.epub", book(opf(item("c", "text/c0.xhtml"), `<itemref idref="c"/>`.repeat(100_000)))];
  yield [
    "spine-missing.epub",
    book(
      opf(
        item("c", "text/c0.xhtml"),
        each(100_000, (at) => `<itemref idref="x${at}"/>`, ""),
      ),
    ),
  ];
  yield [
    "manifest-long.epub",
    () =>
      book(
        opf(
          each(100_000, (at) => item(`c${at}`, "text/c0.xhtml"), ""),
          `<itemref idref="c99999"/>`,
        ),
      ),
  ];
  yield [
    "spine-inherited.epub",
    book(
      opf(
        INHERITED.map((name) => item(name, "text/c0.xhtml")).join(""),
        INHERITED.map((name) => `<itemref idref="${name}"/>`).join(""),
      ),
    ),
  ];
  yield [
    "spine-unknown-inherited.epub",
    book(opf(item("c", "text/c0.xhtml"), INHERITED.map((name) => `<itemref idref="${name}"/>`).join(""))),
  ];
  for (const [name, href] of Object.entries({
    itself: "book.opf",
    outside: "../../../../etc/passwd",
    remote: `${elsewhere}/c.xhtml`,
    script: "javascript:alert(1)",
    percent: "%E0%A4%A",
    directory: "./",
  })) {
    yield [`chapter-${name}.epub`, book(opf(item("c", href), `<itemref idref="c"/>`))];
  }
  for (const [name, path] of Object.entries({
    itself: "META-INF/container.xml",
    remote: `${elsewhere}/book.opf`,
    outside: "../../book.opf",
    empty: "",
  })) {
    yield [
      `container-${name}.epub`,
      epub([chapter], {
        "META-INF/container.xml": `<container><rootfiles><rootfile full-path="${path}"/></rootfiles></container>`,
      }),
    ];
  }
  yield [
    "container-many.epub",
    epub([chapter], {
      "META-INF/container.xml": `<container>${`<rootfile full-path="OEBPS/book.opf"/>`.repeat(50_000)}</container>`,
    }),
  ];
  yield [
    "encryption-many.epub",
    epub([chapter], {
      "META-INF/encryption.xml": `<e>${each(50_000, (at) => `<CipherReference URI="x${at}"/>`, "")}</e>`,
    }),
  ];
  yield ["book-in-book.epub", epub([chapter], { "OEBPS/text/c0.xhtml": epub([chapter]) })];
  yield ["chapters-large.epub", epub(Array.from({ length: 20 }, () => fill(chapter, 200_000)))];
  yield ["active.epub", epub([`${chapter}<script>${script(elsewhere)}</script><img src="${elsewhere}/i.png"/>`])];
  for (const [name, xml] of withEntities(
    elsewhere,
    (doctype, use) => `<?xml version="1.0"?>${doctype}<html><body>${chapter}<p>${use}</p></body></html>`,
  )) {
    yield [`${name}.epub`, epub([""], { "OEBPS/text/c0.xhtml": xml })];
  }
  const whole = opf(item("c", "text/c0.xhtml"), `<itemref idref="c"/>`);
  const marks = {
    "in-manifest": ["<manifest", 5],
    "in-item": ["href=", 8],
    "before-spine": ["<spine", 0],
    "in-spine": ["idref=", 3],
  };
  for (const [what, cut] of cutAt(whole, marks)) yield [`cut-${what}.epub`, book(cut)];
  for (const [at, payload] of payloads(elsewhere).entries()) {
    const text = payload.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
    yield [`inject-${at}.epub`, epub([`<h1>${text}</h1>${chapter}`])];
  }
}
