/** What is within the lines of Markdown: tags, comments, character references, links, emphasis and code. O(n). */
import { code, type Pieces } from "../../model.ts";
import { parseMarkup } from "../../parts/parser.ts";
import { type Edit, Emphasis } from "./emphasis.ts";

const SPECIAL = /[\\`<&*_~[\]]/g;
/** A tag as CommonMark defines it: behind its name are attributes, with or without values. */
const TAG =
  /<(?:([a-z][a-z\d]*)(?:\s+[a-z_:][\w.:-]*(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*\s*\/?|\/([a-z][a-z\d]*)\s*)>/iy;
const REFERENCE = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/iy;
const ESCAPED = /\\[!-/:-@[-`{-~]/y;
const BACKTICKS = /`+/y;
/** What stands behind the text of a link: an address with a title, or a label. */
const ADDRESS =
  /\]\(\s{0,99}(?:<[^<>\n]{0,4000}>|[^\s()<>]{0,4000}(?:\([^\s()]{0,400}\)[^\s()<>]{0,400}){0,9})(?:\s{1,99}(?:"[^"]{0,400}"|'[^']{0,400}'))?\s{0,99}\)/y;
const LABEL = /\]\[([^[\]]{0,300})\]/y;
const MAX_LABEL = 300;

/** Tags within words; any other parts the words beside it. */
const WITHIN_WORDS = new Set(code`
  a abbr b bdi big cite code data del dfn em font i ins kbd mark q s samp small span strike strong sub sup time tt u var wbr
`);

/** Other elements of HTML, and those that earlier versions had. Any other name in angle brackets is text: `List<String>`. */
const ELEMENTS = new Set(code`
  acronym address applet area article aside audio base basefont bgsound blink blockquote body br button canvas caption
  center col colgroup command datalist dd details dialog dir div dl dt embed fieldset figcaption figure footer form frame
  frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html iframe image img input isindex keygen label legend li link listing
  main map marquee math menu menuitem meta meter multicol nav nextid nobr noembed noframes noscript object ol optgroup
  option output p param picture plaintext pre progress rb rp rt rtc ruby script search section select slot source
  spacer style summary svg table tbody td template textarea tfoot th thead title tr track ul video xmp
`);

export class InlineReader {
  readonly #text: string;
  readonly #labels: ReadonlySet<string>;
  /** Where the paragraph ends. */
  #end = 0;
  #edits: Edit[] = [];
  #emphasis = new Emphasis();
  /** Offsets of open brackets in the paragraph. */
  #brackets: number[] = [];
  /** Offsets of the last run of backticks of each length in the paragraph; none before the first is read. */
  #lastRuns: Map<number, number> | undefined;
  /** Offset of the first special character that is not before the last one searched for. */
  #special = -1;
  #hasUnclosedComment = false;

  constructor(text: string, labels: ReadonlySet<string>) {
    this.#text = text;
    this.#labels = labels;
  }

  /** Reads a paragraph, and returns the offset after it: beyond `end` if a comment in it ends there. */
  read(from: number, end: number, pieces: Pieces): number {
    this.#end = end;
    this.#edits = [];
    this.#emphasis = new Emphasis();
    this.#brackets = [];
    this.#lastRuns = undefined;
    let at = from;
    while (at < end) {
      const found = this.#nextSpecial(at);
      if (found >= end) break;
      at = this.#readMark(found, end);
    }
    const to = Math.max(at, end);
    const edits = [...this.#edits, ...this.#emphasis.removed].sort((a, b) => a.from - b.from);
    let kept = from;
    for (const edit of edits) {
      // What is in a mark that was removed.
      if (edit.from < kept) continue;
      pieces.push(this.#text.slice(kept, edit.from) + edit.text);
      kept = edit.to;
    }
    pieces.push(this.#text.slice(kept, to));
    return to;
  }

  /** Paragraphs without special characters do not search the rest of the text again. */
  #nextSpecial(at: number): number {
    if (this.#special < at) {
      SPECIAL.lastIndex = at;
      this.#special = SPECIAL.exec(this.#text)?.index ?? this.#text.length;
    }
    return this.#special;
  }

  /** Reads what begins at an offset, and returns the offset behind it. */
  #readMark(at: number, end: number): number {
    switch (this.#text[at]) {
      case "\\":
        return this.#match(ESCAPED, at) ? this.#edit(at, at + 1, "", at + 2) : at + 1;
      case "`":
        return this.#readCode(at, end);
      case "<":
        return this.#readTag(at);
      case "&": {
        const [reference] = this.#match(REFERENCE, at) ?? [];
        return reference === undefined ? at + 1 : this.#edit(at, at + reference.length, decoded(reference));
      }
      case "[":
        this.#brackets.push(at);
        return at + 1;
      case "]":
        return this.#closeBracket(at);
      default:
        return this.#emphasis.mark(this.#text, at);
    }
  }

  /** Matches a mark at an offset, if it ends within the paragraph. */
  #match(pattern: RegExp, at: number): RegExpExecArray | null {
    pattern.lastIndex = at;
    const match = pattern.exec(this.#text);
    return match && at + match[0].length <= this.#end ? match : null;
  }

  #edit(from: number, to: number, text: string, next = to): number {
    this.#edits.push({ from, to, text });
    return next;
  }

  /** Code stays as it is, with its backticks. */
  #readCode(at: number, end: number): number {
    const [ticks = ""] = this.#match(BACKTICKS, at) ?? [];
    const start = at + ticks.length;
    this.#lastRuns ??= lastRuns(this.#text, at, end);
    if ((this.#lastRuns.get(ticks.length) ?? -1) < start) return start;
    for (let next = this.#text.indexOf("`", start); next >= 0 && next < end; ) {
      const [closing = ""] = this.#match(BACKTICKS, next) ?? [];
      if (closing.length === ticks.length) return next + closing.length;
      next = this.#text.indexOf("`", next + closing.length);
    }
    return start;
  }

  #readTag(at: number): number {
    if (this.#text.startsWith("<!--", at) && !this.#hasUnclosedComment) {
      const close = this.#text.indexOf("-->", at + 2);
      this.#hasUnclosedComment = close < 0;
      if (close >= 0) return this.#edit(at, close + 3, "");
    }
    const [tag = "", opened, closed = ""] = this.#match(TAG, at) ?? [];
    const name = (opened ?? closed).toLowerCase();
    const isWithinWord = WITHIN_WORDS.has(name);
    if (!isWithinWord && !ELEMENTS.has(name)) return at + 1;
    return this.#edit(at, at + tag.length, isWithinWord ? "" : " ");
  }

  /** Of a link only its text stays, and of the mark of a footnote nothing. */
  #closeBracket(at: number): number {
    const open = this.#brackets.pop();
    if (open === undefined) return at + 1;
    const from = this.#text[open - 1] === "!" ? open - 1 : open;
    const own = at - open > MAX_LABEL ? "" : this.#text.slice(open + 1, at).toLowerCase();
    if (own.startsWith("^") && this.#labels.has(own)) return this.#edit(open, at + 1, "");
    const [address] = this.#match(ADDRESS, at) ?? [];
    const [reference, label = ""] = address === undefined ? (this.#match(LABEL, at) ?? []) : [];
    const isDefined = this.#labels.has(label === "" ? own : label.toLowerCase());
    const behind = address ?? (isDefined ? (reference ?? "]") : undefined);
    if (behind === undefined) return at + 1;
    this.#edit(from, open + 1, "");
    return this.#edit(at, at + behind.length, "");
  }
}

/** Offsets of the last run of backticks of each length between two offsets. O(n). */
function lastRuns(text: string, from: number, to: number): Map<number, number> {
  const runs = new Map<number, number>();
  for (let at = from; at < to; at++) {
    if (text[at] !== "`") continue;
    const start = at;
    while (text[at] === "`") at++;
    runs.set(at - start, start);
  }
  return runs;
}

/** Named references by what they stand for; a text has the same few over and over. */
const NAMED = new Map<string, string>();
const MAX_NAMED = 5000;

function decoded(reference: string): string {
  const known = NAMED.get(reference);
  if (known !== undefined) return known;
  let text = "";
  parseMarkup(
    reference,
    { open: () => {}, close: () => {}, unread: () => {}, text: (data) => (text += data) },
    { xml: false },
  );
  if (NAMED.size < MAX_NAMED) NAMED.set(reference, text);
  return text;
}
