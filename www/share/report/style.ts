/**
 * The report's style sheet, inlined in the file. Its digest is in the file's own policy, and in the page's (index.html),
 * because a tab that the page opens inherits the page's policy: this sheet may be in a report, and no other. A test compares
 * the digests with the text, and the colours with `tokens.css`.
 *
 * The renderer escapes text in elements, so the sheet contains no `"`, `&` or `<`. No light-dark(): a report may be opened
 * years later, on an old computer.
 */

/** Marks text that is never read by people. */
export const code = (strings: TemplateStringsArray): string => strings.join("");

export const STYLE = code`
:root {
  color-scheme: light dark;
  --sans: system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif;
  --serif: Charter, 'Source Serif 4', Georgia, 'Noto Serif', serif;
  --mono: ui-monospace, 'SF Mono', Consolas, 'Noto Sans Mono', monospace;
  --paper: #faf8f4; --sheet: #fffefb; --raised: #f1ede6; --ink: #211e1a; --quiet: #5f584e; --line: #ded7cb;
  --edge: #8b8377; --accent: #0f5e63; --accent-wash: #e1eeed; --warned: #7a4a00; --warned-wash: #fbf0da;
  --passage-0: #f6e6a0; --passage-1: #cfe0fb; --passage-2: #fbd5ea; --passage-3: #bfe9f0;
  --passage-4: #fcdcb8; --passage-5: #e2d8fa; --passage-6: #e4dccd; --passage-7: #d5dbe4;
  --edge-0: #8a7200; --edge-1: #2a5db0; --edge-2: #a8327a; --edge-3: #0b7285;
  --edge-4: #a85a00; --edge-5: #6a48b8; --edge-6: #6f5f43; --edge-7: #4c5a6d;
}
@media screen and (prefers-color-scheme: dark) {
  :root {
    --paper: #191816; --sheet: #211f1c; --raised: #2c2925; --ink: #ece7df; --quiet: #b0a89b; --line: #3c3832;
    --edge: #7d766b; --accent: #7cc7c7; --accent-wash: #1f3433; --warned: #e3b66b; --warned-wash: #36290f;
    --passage-0: #4a3f0c; --passage-1: #1f3a63; --passage-2: #5a2346; --passage-3: #0d4650;
    --passage-4: #5a350d; --passage-5: #42305f; --passage-6: #453c2c; --passage-7: #37414f;
    --edge-0: #d9c04f; --edge-1: #86b2f5; --edge-2: #ee93c6; --edge-3: #5fcbdc;
    --edge-4: #f0a95c; --edge-5: #bda4f5; --edge-6: #c4b393; --edge-7: #a9b7cb;
  }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body {
  max-width: 76rem; margin: 0 auto; padding: 1.5rem clamp(0.75rem, 3vw, 2.5rem) 3rem;
  background: var(--paper); color: var(--ink); font: 1rem/1.5 var(--sans); overflow-wrap: anywhere;
}
h1 { margin: 0 0 0.25rem; font-size: 1.6rem; line-height: 1.25; }
h2 { margin: 2.5rem 0 0.75rem; font-size: 1.25rem; line-height: 1.3; }
h3 { margin: 1.5rem 0 0.5rem; font-size: 1.05rem; }
p, ul { margin: 0.5rem 0; }
ul { padding-inline-start: 1.25rem; }
a { color: var(--accent); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
:target { outline: 2px solid var(--accent); outline-offset: 2px; }
.quiet { color: var(--quiet); }
.lead { font-size: 1.15rem; }
.lead p { margin: 0.25rem 0; }
.note { padding: 0.6rem 0.9rem; border-radius: 6px; background: var(--warned-wash); }
.review { margin-block-end: 0.6rem; padding: 0.6rem 0.9rem; border-inline-start: 3px solid var(--accent); background: var(--accent-wash); white-space: pre-wrap; }
nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; padding: 0; list-style: none; }
.wide { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: 0.9rem; }
th, td { padding: 0.4rem 0.6rem; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top; }
th { color: var(--quiet); font-weight: 600; }
.number { text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap; }
td .quiet { display: block; font-size: 0.94em; }
.hint { display: block; color: var(--warned); font-size: 0.94em; font-weight: 600; }
th, td { overflow-wrap: normal; }
:is(th, td) bdi, td :is(.code, .text), td.names { overflow-wrap: anywhere; }
td.names { min-width: 16rem; }
td.names > div + div { margin-top: 0.3rem; }
.passages { table-layout: fixed; }
.passages th:first-child, .passages td:first-child { width: 3rem; }
.passages p { margin: 0 0 0.25rem; font-size: 0.94em; }
.texts { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 0 1.25rem; }
.alone > h2 { margin-top: 1.5rem; }
.texts :is(h3, h4) { margin: 0 0 0.25rem; font-size: 0.95rem; }
.side { padding: 0.75rem 1rem; border: 1px solid var(--line); border-radius: 6px; background: var(--sheet); }
.text { font: 1rem/1.65 var(--serif); white-space: pre-wrap; overflow-wrap: anywhere; unicode-bidi: plaintext; tab-size: 4; }
.program .text { font: 0.8rem/1.55 var(--mono); }
.p, .e { border-radius: 2px; }
.p { text-decoration: underline 2px; }
.e { text-decoration: underline dotted 2px; }
.h0 { --hue: var(--passage-0); --rim: var(--edge-0); }
.h1 { --hue: var(--passage-1); --rim: var(--edge-1); }
.h2 { --hue: var(--passage-2); --rim: var(--edge-2); }
.h3 { --hue: var(--passage-3); --rim: var(--edge-3); }
.h4 { --hue: var(--passage-4); --rim: var(--edge-4); }
.h5 { --hue: var(--passage-5); --rim: var(--edge-5); }
.h6 { --hue: var(--passage-6); --rim: var(--edge-6); }
.h7 { --hue: var(--passage-7); --rim: var(--edge-7); }
.p, .n { background: var(--hue); text-decoration-color: var(--rim); }
.e { background: color-mix(in oklab, var(--hue) 30%, var(--sheet)); text-decoration-color: var(--rim); }
.n {
  display: inline-block; min-width: 1.4em; margin-inline-end: 0.25em; padding: 0 0.3em; border: 1.5px solid var(--rim);
  border-radius: 4px; color: var(--ink); font: 600 0.75rem/1.35 var(--sans); text-align: center; text-decoration: none;
}
.pg { margin-right: 0.3em; color: var(--quiet); font: 0.75rem var(--sans); user-select: none; }
.n.out { border-style: dashed; border-color: var(--edge); background: none; color: var(--quiet); }
.x { color: var(--quiet); text-decoration: underline dotted 1px var(--edge); }
.o { background: var(--warned-wash); color: var(--warned); text-decoration: underline wavy 1px var(--warned); }
.ol { text-decoration: underline wavy 1px var(--warned); }
del, ins { text-decoration-thickness: 2px; }
del { background: var(--warned-wash); text-decoration-color: var(--warned); }
ins { background: var(--accent-wash); text-decoration-color: var(--accent); }
.facts { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 0.15rem 1rem; margin: 0.5rem 0; font-size: 0.9rem; }
.facts dt { color: var(--quiet); }
.facts dd { margin: 0; }
.settings { columns: 3 15rem; column-gap: 2rem; margin: 0.5rem 0; padding: 0; list-style: none; font-size: 0.85rem; }
.settings li { break-inside: avoid; }
.code { font-family: var(--mono); font-size: 0.85em; }
footer { margin-top: 2.5rem; border-top: 1px solid var(--line); }
@media screen { .comparison { content-visibility: auto; contain-intrinsic-size: auto 40rem; } }
@media screen and (max-width: 42rem) {
  .texts { grid-template-columns: minmax(0, 1fr); gap: 0.75rem; }
  .facts { grid-template-columns: minmax(0, 1fr); }
  .facts dd { margin-bottom: 0.4rem; }
  th, td { padding: 0.35rem 0.4rem; }
}
@media print {
  @page {
    margin: 14mm 12mm 16mm;
    @bottom-left { width: 85%; padding-top: 2.5mm; vertical-align: top; content: var(--printed); color: #5f584e; font: 7pt/1.25 system-ui, sans-serif; }
    @bottom-right { padding-top: 3mm; vertical-align: top; content: counter(page) ' / ' counter(pages); color: #5f584e; font: 8pt/1 system-ui, sans-serif; }
  }
  :root { --paper: #fff; --sheet: #fff; --printed: attr(data-printed); font-size: 10pt; }
  body { max-width: none; padding: 0; font-size: 10pt; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  h1 { font-size: 16pt; } h2 { margin-top: 1.2rem; font-size: 13pt; } h3 { margin-top: 0.6rem; font-size: 11pt; }
  .lead { font-size: 10.5pt; }
  th, td { padding-block: 0.15rem; }
  .pairs td.names > div + div { margin-top: 0; }
  .pairs td.names .quiet { display: inline; margin-inline-start: 0.4em; }
  .documents td > .quiet { display: inline; margin-inline-start: 0.4em; }
  .documents td > .quiet.code { display: block; margin: 0; font-size: 6.5pt; line-height: 1.3; white-space: nowrap; }
  h1, h2, h3, h4 { break-after: avoid; }
  a { color: inherit; }
  nav { display: none; }
  table, .facts, .settings, footer { font-size: 8.5pt; }
  .settings { font-size: 7.5pt; line-height: 1.35; }
  .wide { overflow: visible; }
  thead { display: table-header-group; }
  .list tr { break-inside: avoid; }
  .passages td > p, .legend, .lead { break-after: avoid; }
  .legend { break-inside: avoid; }
  .review, .note { break-inside: avoid; }
  .opening { break-inside: avoid; }
  .comparison + section { margin-top: 1.2rem; }
  .texts { display: table; width: 100%; table-layout: fixed; border-collapse: separate; border-spacing: 0; }
  .side { display: table-cell; width: 50%; padding: 0; border: 0; border-radius: 0; }
  .side + .side { padding-inline-start: 4mm; border-inline-start: 0.5pt solid var(--line); }
  .side:first-child { padding-inline-end: 4mm; }
  .text { font-size: 8pt; line-height: 1.35; }
  .program .text { font-size: 7.5pt; line-height: 1.45; }
  .n { font-size: 7pt; }
  p { orphans: 2; widows: 2; }
}
`;

/** SHA-256 of the sheet, in the syntax of policies. */
export const STYLE_DIGEST = "sha256-67oYQHCyE2UwE1ITnqAwd5Bgv4fFFIEl5uE00x2LaTg=";
