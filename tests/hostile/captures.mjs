// Pages saved as one file (MHTML), subtitles (SRT) and Apple's packages that make much of little, or lie about themselves.
import { srt, zip } from "../samples/formats.mjs";
import { cutAt, each, fill, LINE, MEGABYTE, NUMBERS, noise, payloads, script } from "./kit.mjs";
import { file, page } from "./pdf-objects.mjs";

const HEAD = "From: <Saved by Blink>\nSubject: Page\nMIME-Version: 1.0\n";
const related = (parts, boundary = "b") =>
  `${HEAD}Content-Type: multipart/related; boundary="${boundary}"\n\n${parts.map((part) => `--${boundary}\n${part}\n`).join("")}--${boundary}--\n`;
const html = (body, headers = "") => `Content-Type: text/html\n${headers}\n${body}`;
const base64 = "Content-Transfer-Encoding: base64\n";
const quoted = "Content-Transfer-Encoding: quoted-printable\n";

function* savedPages({ elsewhere }) {
  yield ["parts-many.mht", related([html(LINE), ...Array(50_000).fill("\na")])];
  yield ["frames-many.mht", related(Array(4_000).fill(html(LINE)))];
  yield [
    "parts-deep.mht",
    `${HEAD}${each(3_000, (at) => `Content-Type: multipart/related; boundary=b${at}\n\n--b${at}`)}`,
  ];
  yield ["boundary-itself.mht", related([`Content-Type: multipart/related; boundary=b\n\n--b\n${html(LINE)}`])];
  yield ["boundary-long.mht", related([html(LINE)], fill("-", 60_000))];
  yield ["boundary-none.mht", `${HEAD}Content-Type: multipart/related\n\n${html(LINE)}`];
  yield ["boundaries-only.mht", `${HEAD}Content-Type: multipart/related; boundary=b\n\n${fill("--b\n", 4 * MEGABYTE)}`];
  yield ["headers-many.mht", related([html(LINE, fill("X-A: b\n", 4 * MEGABYTE))])];
  yield ["header-long.mht", related([html(LINE, `X-A: ${fill("a", 4 * MEGABYTE)}\n`)])];
  yield ["header-folded.mht", related([html(LINE, `X-A: a\n${fill(" a\n", 4 * MEGABYTE)}`)])];
  yield ["base64-broken.mht", related([html(fill("=A*\n", 4 * MEGABYTE), base64)])];
  yield ["base64-noise.mht", related([html(Buffer.from(noise(300_000)).toString("base64"), base64)])];
  yield ["quoted-broken.mht", related([html(fill("=\n=4", 4 * MEGABYTE), quoted)])];
  yield ["quoted-blank.mht", related([html(fill(`=${" ".repeat(50_000)}`, 2 * MEGABYTE), quoted)])];
  yield [
    "charset.mht",
    related([`Content-Type: text/html; charset=x-none\n${base64}\n${Buffer.from(LINE).toString("base64")}`]),
  ];
  yield ["nested.mht", related([html(fill("<div><b>", 2 * MEGABYTE))])];
  yield [
    "remote.mht",
    related([
      html(
        `<base href="${elsewhere}/"><link rel=stylesheet href=a.css><img src=a.png><p>${LINE}`,
        `Content-Location: ${elsewhere}/page\n`,
      ),
    ]),
  ];
  yield ["active.mht", related([html(`<script>${script(elsewhere)}</script><body onload="alert(1)"><p>${LINE}`)])];
  yield ["no-text.mht", related(["Content-Type: image/png\n\nx"])];
  yield ["empty.mht", related([])];
  for (const [what, cut] of cutAt(related([html(`<p>${LINE}</p>`)]), {
    "in-boundary": ["boundary=", 11],
    "in-head": ["text/html", 4],
    "in-text": [LINE.slice(0, 20), 9],
  }))
    yield [`cut-${what}.mht`, cut];
  for (const [at, payload] of payloads(elsewhere).entries())
    yield [
      `inject-${at}.mht`,
      related([html(`<p>${LINE}</p><pre>${payload.replaceAll("<", "&lt;")}</pre>${payload}`)]),
    ];
}

function* subtitles({ elsewhere }) {
  const cue = "1\n00:00:01,000 --> 00:00:02,000\n";
  yield ["cues-many.srt", fill(`${cue}a\n\n`, 4 * MEGABYTE)];
  yield ["cues-empty.srt", fill(cue, 4 * MEGABYTE)];
  yield ["numbers-only.srt", `${cue}${fill("1\n", 4 * MEGABYTE)}`];
  yield ["tags-open.srt", `${cue}${fill("<font a", 4 * MEGABYTE)}`];
  yield ["tags-nested.srt", `${cue}${fill("<b>{\\an8}<i>", 4 * MEGABYTE)}`];
  yield ["tag-long.srt", `${cue}<font ${fill("a ", 4 * MEGABYTE)}`];
  yield ["braces.srt", `${cue}${fill("{\\a", 4 * MEGABYTE)}`];
  yield ["times-long.srt", `${fill("0", MEGABYTE)}:00:01,000 --> ${fill(" ", MEGABYTE)}`];
  yield ["arrows.srt", `${fill("-->", MEGABYTE)}\n${LINE}`];
  yield ["line-long.srt", `${cue}${fill("a ", 8 * MEGABYTE)}`];
  yield ["lines-blank.srt", `${cue}${fill("\r", 4 * MEGABYTE)}`];
  yield ["noise.srt", Buffer.concat([Buffer.from(cue), noise(5_000)])];
  for (const [at, number] of NUMBERS.entries())
    yield [
      `number-${at}.srt`,
      `${number}\n00:00:01,000 --> 00:00:02,000\n${LINE}\n\n${number}\n${number}:00:01,000 --> 00:00:02,000\n${LINE}\n`,
    ];
  for (const [what, cut] of cutAt(srt([LINE]), { "in-times": ["-->", 2], "in-text": [LINE.slice(0, 9), 4] }))
    yield [`cut-${what}.srt`, cut];
  for (const [at, payload] of payloads(elsewhere).entries()) yield [`inject-${at}.srt`, srt([`${payload} ${LINE}`])];
}

function* applePackages({ elsewhere }) {
  const made = (preview, more = {}) => zip({ "Index/Document.iwa": noise(200), "preview.pdf": preview, ...more });
  const sound = file({});
  yield ["preview-itself.pages", made(made(sound))];
  yield ["preview-noise.pages", made(noise(5_000))];
  yield ["preview-empty.pages", made("")];
  yield ["preview-text.pages", made(LINE)];
  yield ["preview-none.pages", zip({ "Index/Document.iwa": noise(200) })];
  yield [
    "preview-locked.pages",
    made(file({}, { trailer: "/Encrypt << /Filter /Standard /V 99 /R 99 >> /ID [<00> <00>]" })),
  ];
  yield [
    "preview-script.pages",
    made(file({ 1: `<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (${script(elsewhere)}) >> >>` })),
  ];
  yield ["preview-pages-itself.pages", made(file({ 2: "<< /Type /Pages /Kids [2 0 R] /Count 1 >>" }))];
  yield ["previews-two.pages", made(sound, { "QuickLook/Preview.pdf": noise(900) })];
  yield ["old-without-preview.pages", zip({ "index.xml": "<a/>", "buildVersionHistory.plist": "<a/>" })];
  yield [
    "old-entities.pages",
    zip({
      "index.xml": `<!DOCTYPE a [<!ENTITY a SYSTEM "${elsewhere}/e">]><a>&a;</a>`,
      "buildVersionHistory.plist": "<a/>",
    }),
  ];
  yield [
    "parts-many.pages",
    () => made(sound, Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`Data/${at}`, ""]))),
  ];
  yield ["part-bomb.pages", () => made(sound, { "Index/Tables.iwa": fill(" ", 40 * MEGABYTE) })];
  yield ["preview-bomb.pages", () => made(fill("%PDF-1.7\n", 40 * MEGABYTE))];
  const whole = made(sound);
  for (const at of [30, 200, whole.length - 40, whole.length - 1]) yield [`cut-${at}.pages`, whole.subarray(0, at)];
  for (const at of [10, 300, 700]) {
    const damaged = Buffer.from(whole);
    damaged[at] ^= 0x55;
    yield [`changed-${at}.pages`, damaged];
  }
  yield [
    "inject.pages",
    made(
      file(
        page(
          `BT /F1 8 Tf 40 700 Td (${payloads(elsewhere)
            .join(" ")
            .replaceAll(/[\\()]/g, "\\$&")}) Tj ET`,
        ),
      ),
    ),
  ];
}

/** Files by name. */
export function* captures(options) {
  yield* savedPages(options);
  yield* subtitles(options);
  yield* applePackages(options);
}
