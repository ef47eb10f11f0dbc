/** The text of a LaTeX source while it is written: accents over the letters that follow, and footnotes below their paragraph. */
import { LIMITS, tooDeep, tooMany, Unreadable } from "../../model.ts";
import { TextPage } from "../../parts/markup.ts";
import { ACCENTS, BARE_ACCENTS, BLOCKS, MATHEMATICS, SYMBOLS } from "./commands.ts";

/** Characters with a replacement. */
const SIGNS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "~": "\u00a0",
    "&": "\t",
    "--": "–",
    "---": "—",
    "``": "“",
    "''": "”",
    $: "",
  }),
);

/** The command for a macron over a letter also sets a tab stop in a table. */
const TAB_STOP = "\u0304";

/** Writes the text of a source piece by piece. */
export class Writer {
  readonly #page = new TextPage();
  /** Footnotes of the current paragraph. */
  readonly #notes: string[] = [];
  /** Open footnotes, each with the brace depth at which it started. */
  readonly #open: { depth: number; page: TextPage }[] = [];
  #depth = 0;
  /** The combining character that waits for its letter. */
  #accent = "";
  #comments = 0;

  command(name: string): void {
    if (name === "footnote" || name === "thanks") this.#openNote();
    else if (BLOCKS.has(name)) this.#block();
    else if (SYMBOLS.has(name)) this.#put(SYMBOLS.get(name) ?? "");
    else if (MATHEMATICS.has(name)) this.#put(MATHEMATICS.get(name) ?? "");
    else this.#accent = ACCENTS.get(name) ?? this.#accent;
  }

  escaped(sign: string): void {
    const accent = ACCENTS.get(sign);
    if (accent !== undefined) this.#accent = accent;
    else if (sign === "\\") this.#put("\n");
    else if ("%&$#_{}".includes(sign)) this.#put(sign);
    // An italic correction, `\/`, adds no space between words.
    else if (" \n,;:".includes(sign)) this.#put(" ");
  }

  plain(whole: string): void {
    if (whole.startsWith("%")) this.#comments++;
    else if (whole.length > 1 && whole.trim() === "" && whole.startsWith("\n")) this.#block();
    else if (whole === "{") this.#depth++;
    else if (whole === "}") this.#closeBrace();
    else this.#put(SIGNS.get(whole) ?? whole);
  }

  /** Writes text as it is. */
  write(text: string): void {
    if (text !== "") this.#put(text);
  }

  /** Code on lines of its own. */
  verbatimBlock(text: string): void {
    this.#block();
    this.write(text);
    this.#block();
  }

  /** Counts something that is switched off. */
  comment(): void {
    this.#comments++;
  }

  end(): { text: string; comments: number; openNotes: number } {
    const openNotes = this.#open.length;
    for (const { page } of this.#open.splice(0)) this.#notes.push(page.toString());
    this.#block();
    return { text: this.#page.toString().trim(), comments: this.#comments, openNotes };
  }

  #openNote(): void {
    if (this.#open.length >= LIMITS.nesting) throw new Unreadable(tooDeep());
    if (this.#notes.length >= LIMITS.notes) throw new Unreadable(tooMany(LIMITS.notes, "footnotes"));
    this.#open.push({ depth: this.#depth, page: new TextPage() });
  }

  #closeBrace(): void {
    this.#depth--;
    const bare = BARE_ACCENTS.get(this.#accent) ?? "";
    this.#accent = "";
    if (bare !== "") this.#put(bare);
    const last = this.#open.at(-1);
    if (!last || this.#depth > last.depth) return;
    this.#open.pop();
    this.#notes.push(last.page.toString());
  }

  #put(text: string): void {
    const target = this.#open.at(-1)?.page ?? this.#page;
    if (this.#accent === "" || text.trim() === "") {
      target.write(text);
      return;
    }
    // Before a space it is a tab stop (`\=`).
    if (/^\s/.test(text) && this.#accent === TAB_STOP) {
      this.#accent = "";
      target.write(text);
      return;
    }
    const base = text === "ı" ? "i" : text === "ȷ" ? "j" : text.trimStart();
    const [first = ""] = base;
    target.write((first + this.#accent).normalize("NFC") + base.slice(first.length));
    this.#accent = "";
  }

  #block(): void {
    const note = this.#open.at(-1);
    if (note) {
      note.page.block();
      return;
    }
    this.#page.block();
    for (const note of this.#notes.splice(0)) {
      this.#page.write(note);
      this.#page.block();
    }
  }
}
