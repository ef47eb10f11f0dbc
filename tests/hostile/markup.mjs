// HTML, XML and SVG: tags that never match, styles without end, entities, scripts, and references to other servers.
import { cutAt, each, fill, INHERITED, LINE, MEGABYTE, PROSE, payloads, script } from "./kit.mjs";

const page = (body, head = "") =>
  `<!doctype html><html><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`;

const RUNS = {
  "less-than": "<",
  "greater-than": ">",
  ampersands: "&",
  "tags-open": "<b>",
  "tags-close": "</b>",
  "paragraphs-open": "<p>",
  "lists-open": "<ul><li>",
  "links-open": "<a href=x>",
  "formatting-mixed": "<b><i></b></i>",
  "comments-open": "<!--",
  "comments-closed": "<!-- -->",
  cdata: "<![CDATA[",
  "processing-instructions": "<?a ",
  doctypes: "<!doctype html>",
  "entity-starts": "&amp",
  "numeric-entities": "&#x110000;",
  "tag-names": "<a",
  "attribute-quotes": `<a b="`,
  equals: "<a =",
  slashes: "<a /",
  scripts: "<script></script>",
  "scripts-open": "<script>",
  "style-open": "<style>",
  "style-close": "</style>",
  textareas: "<textarea>",
  templates: "<template>",
  selects: "<select><option>",
  "spans-hidden": "<span style='display:none'>a",
  svg: "<svg><g>",
  ruby: "<ruby><rt>",
};

function* runs() {
  for (const [name, piece] of Object.entries(RUNS)) yield [`run-${name}.html`, page(fill(piece, 300_000))];
  yield ["spaces-in-pre.html", page(`<pre>${fill(" ", MEGABYTE)}</pre>${PROSE}`)];
  yield ["lines-in-pre.html", page(`<pre>${fill("\n", MEGABYTE)}</pre>${PROSE}`)];
  yield ["spaces.html", page(fill(" ", MEGABYTE))];
  yield ["style-without-braces.html", page(PROSE, `<style>${fill("a b, .c ", MEGABYTE)}</style>`)];
  yield ["style-braces-open.html", page(PROSE, `<style>${fill("{", MEGABYTE)}</style>`)];
  yield ["style-comments-open.html", page(PROSE, `<style>${fill("/*", MEGABYTE)}</style>`)];
  yield ["style-imports.html", page(PROSE, `<style>${fill("@import ", MEGABYTE)}</style>`)];
  const rules = each(30_000, (at) => `.c${at}{display:none}`, "");
  yield [
    "style-many-rules.html",
    page(fill(`<p class="c1 c2 c29999">${LINE}</p>`, 300_000), `<style>${rules}</style>`),
  ];
  yield [
    "many-classes.html",
    page(`<p class="${each(100_000, (at) => `c${at}`, " ")}">${PROSE}</p>`, `<style>${rules}</style>`),
  ];
  yield ["many-attributes.html", page(`<p ${each(100_000, (at) => `a${at}=1`, " ")}>${PROSE}</p>`)];
  yield ["equal-attributes.html", page(`<p ${fill("a=1 ", 500_000)}>${PROSE}</p>`)];
  yield ["long-attribute.html", page(`<p title="${fill("x", MEGABYTE)}">${PROSE}</p>`)];
  yield ["long-style.html", page(`<p style="${fill("color:red;", MEGABYTE)}">${PROSE}</p>`)];
  yield ["long-tag-name.html", page(`<${fill("x", MEGABYTE)}>${PROSE}`)];
  yield ["table-in-table.html", page(`${"<table><tr><td>".repeat(3_000)}${PROSE}`)];
  yield ["table-wide.html", page(`<table>${fill(`<tr>${"<td>a".repeat(500)}`, MEGABYTE)}</table>`)];
  yield ["colspan.html", page(`<table><tr><td colspan=999999999 rowspan=999999999>${PROSE}</table>`)];
  yield ["unmatched-deep.html", page(`${"<b>".repeat(9_000)}${"</x>".repeat(100_000)}${PROSE}`)];
}

/** What a browser would run or fetch. */
function* active({ elsewhere }) {
  const code = script(elsewhere);
  const bodies = {
    script: `<script>${code}</script>`,
    "script-source": `<script src="${elsewhere}/a.js"></script>`,
    "event-handlers": `<p onclick='${code}' onmouseover='${code}'>${LINE}</p><body onload='${code}'>`,
    "svg-script": `<svg><script>${code}</script><use href="${elsewhere}/a.svg#a"/></svg>`,
    images: `<img src="${elsewhere}/a.png" srcset="${elsewhere}/b.png 2x"><picture><source srcset="${elsewhere}/c.png"></picture>`,
    frames: `<iframe src="${elsewhere}/frame"></iframe><object data="${elsewhere}/object"></object><embed src="${elsewhere}/embed">`,
    media: `<video src="${elsewhere}/v" poster="${elsewhere}/p" autoplay></video><audio src="${elsewhere}/a" autoplay></audio>`,
    refresh: `<meta http-equiv="refresh" content="0;url=${elsewhere}/refresh">`,
    base: `<base href="${elsewhere}/"><a href="x">link</a><img src="relative.png">`,
    stylesheet: `<link rel="stylesheet" href="${elsewhere}/a.css"><style>@import url(${elsewhere}/b.css); p { background: url(${elsewhere}/c.png) }</style>`,
    prefetch: `<link rel="prefetch" href="${elsewhere}/a"><link rel="dns-prefetch" href="${elsewhere}"><link rel="preconnect" href="${elsewhere}">`,
    form: `<form action="${elsewhere}/form"><input autofocus onfocus='${code}' name=constructor></form>`,
    "javascript-link": `<a href="javascript:${code}">${LINE}</a>`,
    "data-link": `<a href="data:text/html,<script>${code}</script>">${LINE}</a>`,
    "style-attribute": `<p style="background:url(${elsewhere}/bg.png)">${LINE}</p>`,
    noscript: `<noscript><p title="</noscript><img src=x data-hostile onerror='${code}'>"></noscript>`,
    "mutation-xss": `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 data-hostile onerror=${code}&gt;">`,
    plaintext: `<plaintext>${code}`,
    "policy-off": `<meta http-equiv="Content-Security-Policy" content="default-src *"><script>${code}</script>`,
    clobbering: INHERITED.map((name) => `<form name="${name}" id="${name}"><input name="attributes">`).join(""),
  };
  for (const [name, body] of Object.entries(bodies)) yield [`active-${name}.html`, page(`<p>${PROSE}</p>${body}`)];
  for (const [at, payload] of payloads(elsewhere).entries()) {
    const harmless = payload.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
    yield [
      `inject-${at}.html`,
      page(`<h1>${harmless}</h1><p>${PROSE}<code>${harmless}</code>`, `<title>${harmless}</title>`),
    ];
  }
  yield [
    "active.svg",
    `<svg xmlns="http://www.w3.org/2000/svg" onload="${code.replaceAll('"', "'")}"><script>${code}</script><text>${LINE}</text><image href="${elsewhere}/a.png"/></svg>`,
  ];
}

const laughs = (levels, times) =>
  `<!DOCTYPE l [<!ENTITY e0 "ha ha">${each(levels, (at) => `<!ENTITY e${at + 1} "${fill(`&e${at};`, times * `&e${at};`.length)}">`, "")}]>`;

/** Entities that grow, loop, or name a file or a server. */
function entities(elsewhere) {
  return {
    laughs: [laughs(9, 10), "&e9;"],
    quadratic: [`<!DOCTYPE l [<!ENTITY a "${fill("x", 100_000)}">]>`, "&a;".repeat(10_000)],
    loop: [`<!DOCTYPE l [<!ENTITY a "&b;"><!ENTITY b "&a;">]>`, "&a;"],
    self: [`<!DOCTYPE l [<!ENTITY a "&a;">]>`, "&a;"],
    "system-file": [`<!DOCTYPE l [<!ENTITY a SYSTEM "file:///etc/passwd">]>`, "&a;"],
    "system-server": [`<!DOCTYPE l SYSTEM "${elsewhere}/a.dtd" [<!ENTITY a SYSTEM "${elsewhere}/entity">]>`, "&a;"],
    parameter: [`<!DOCTYPE l [<!ENTITY % a SYSTEM "${elsewhere}/a.dtd"> %a;]>`, "&b;"],
    many: [`<!DOCTYPE l [${each(50_000, (at) => `<!ENTITY n${at} "v">`, "")}]>`, "&n1;"],
    inherited: [`<!DOCTYPE l>`, INHERITED.map((name) => `&${name};`).join(" ")],
    unclosed: [`<!DOCTYPE l [<!ENTITY a "`, fill("<!ENTITY ", 200_000)],
  };
}

/** The same entities for every reader of XML: `wrap` puts them where its text stands. */
export function* withEntities(elsewhere, wrap) {
  for (const [name, [doctype, use]] of Object.entries(entities(elsewhere)))
    yield [`entity-${name}`, wrap(doctype, use)];
}

/** Files by name. */
export function* markup(options) {
  yield* runs();
  yield* active(options);
  for (const [name, [doctype, use]] of Object.entries(entities(options.elsewhere))) {
    yield [`entity-${name}.xml`, `<?xml version="1.0"?>${doctype}<l>${LINE} ${use}</l>`];
    yield [`entity-${name}.xhtml`, `<?xml version="1.0"?>${doctype}<html><body><p>${LINE} ${use}</p></body></html>`];
  }
  yield [
    "xslt.xml",
    `<?xml version="1.0"?><?xml-stylesheet href="${options.elsewhere}/a.xsl" type="text/xsl"?><l>${LINE}</l>`,
  ];
  yield ["deep.xml", `<?xml version="1.0"?>${fill("<a>", 300_000)}`];
  yield ["namespaces.xml", `<a ${each(50_000, (at) => `xmlns:n${at}="u"`, " ")}>${LINE}</a>`];
  yield ["charset-utf7.html", `<html><meta charset="utf-7"><p>+ADw-script+AD4-alert(1)+ADw-/script+AD4- ${PROSE}`];
  yield ["charset-unknown.html", `<html><meta charset="constructor"><p>${PROSE}`];
  yield ["charset-many.html", `<html>${fill(`<meta charset="utf-16">`, 100_000)}<p>${PROSE}`];
  yield ["meta-open.html", `<html>${fill("<meta ", 500_000)}`];
  yield ["xml-declaration-open.html", `${fill("<?xml ", 500_000)}`];
  yield ["comments-before.html", `${each(30, () => "<!-- a remark -->")}<html><p>${PROSE}`];
  const whole = page(
    `<p class="a">One &amp; two</p><!-- note --><script>var a = 1;</script><p>${PROSE}</p>`,
    "<style>p { color: red }</style><title>T</title>",
  );
  const marks = {
    "in-doctype": ["<!doctype", 5],
    "in-tag": ["<meta", 3],
    "in-attribute": ["class=", 8],
    "in-entity": ["&amp;", 3],
    "in-comment": ["<!-- note", 6],
    "in-script": ["var a", 3],
    "in-style": ["p { color", 5],
    "in-title": ["<title>", 8],
    "in-close": ["</body>", 4],
  };
  for (const [what, bytes] of cutAt(whole, marks)) yield [`cut-${what}.html`, bytes];
}
