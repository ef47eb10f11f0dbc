/**
 * LyX: a line for each change of style, inset or paragraph, and text in between, broken anywhere. Text stands in layouts; in insets it
 * does in layouts of their own. Notes for the author, code for LaTeX and entries of an index are no text; footnotes go below their
 * paragraph. O(n).
 */
import { message } from "../../../i18n/message.ts";
import { type Content, contentOf, deletedNote, LIMITS, Pieces, tooDeep, Unreadable } from "../../model.ts";
import { CUT_OFF, TextPage } from "../../parts/markup.ts";

/** Insets without text of the document. Of notes, those in grey are printed. */
const UNSEEN = /^(?:Note (?!Greyedout)|ERT|Argument|OptArg|Index|FormulaMacro|Graphics|External|Info|CommandInset)/;
/** Insets whose text stands elsewhere. */
const NOTES = /^(?:Foot|Marginal)/;

interface Open {
  /** Whether it is a paragraph, whose lines are text, or a formula, whose lines are. */
  hasText: boolean;
  isUnseen: boolean;
  note: TextPage | null;
}

export function readLyx(source: string): Content {
  return new LyxReader().read(source);
}

class LyxReader {
  readonly #page = new TextPage();
  readonly #pages = [this.#page];
  readonly #below: string[] = [];
  readonly #deleted = new Pieces();
  readonly #open: Open[] = [];
  #comments = 0;
  #isDeleted = false;
  #isWhole = false;

  read(source: string): Content {
    const body = source.slice(Math.max(0, source.indexOf("\n\\begin_body")));
    for (const line of body.split(/\r?\n/)) {
      const [mark, command] = /^\\([a-zA-Z_]+)/.exec(line) ?? [];
      if (mark !== undefined && command !== undefined) this.#command(command, line.slice(mark.length).trim());
      else if (this.#open.at(-1)?.hasText) this.#write(line);
    }
    return contentOf(message("files-format-lyx"), this.#page.toString(), {
      warnings: [
        ...(this.#comments > 0 ? [message("files-comments", { count: this.#comments })] : []),
        ...deletedNote(this.#deleted.toString()),
      ],
      missing: this.#isWhole ? [] : [CUT_OFF],
    });
  }

  #command(name: string, rest: string): void {
    switch (name) {
      case "begin_layout":
        this.#pages.at(-1)?.block();
        this.#start({ hasText: true, isUnseen: false, note: null });
        break;
      case "end_layout":
        this.#endParagraph();
        break;
      case "begin_inset":
        this.#beginInset(rest);
        break;
      case "end_inset":
        if (this.#open.pop()?.note) this.#below.push(String(this.#pages.pop() ?? ""));
        break;
      case "change_deleted":
        this.#isDeleted = true;
        break;
      case "change_inserted":
      case "change_unchanged":
        this.#isDeleted = false;
        this.#deleted.push(" ");
        break;
      case "backslash":
        this.#write("\\");
        break;
      case "end_body":
        this.#isWhole = true;
        break;
      default:
        if (name.startsWith("SpecialChar"))
          this.#write(/dots/.test(rest) ? "…" : /hyphen|slash|dash/i.test(rest) ? "-" : "");
    }
  }

  #start(one: Open): void {
    if (this.#open.length >= LIMITS.nesting) throw new Unreadable(tooDeep());
    this.#open.push({ ...one, isUnseen: one.isUnseen || this.#open.at(-1)?.isUnseen === true });
    if (one.note) this.#pages.push(one.note);
  }

  #beginInset(kind: string): void {
    const isFormula = kind.startsWith("Formula ");
    const isUnseen = UNSEEN.test(kind);
    if (isUnseen && kind.startsWith("Note ")) this.#comments++;
    if (!isFormula) this.#write(insteadOf(kind));
    this.#start({ hasText: isFormula, isUnseen, note: NOTES.test(kind) ? new TextPage() : null });
    if (isFormula) this.#write(kind.slice("Formula ".length));
  }

  #endParagraph(): void {
    this.#open.pop();
    this.#pages.at(-1)?.block();
    if (this.#open.length > 0) return;
    for (const note of this.#below.splice(0)) {
      this.#page.write(note);
      this.#page.block();
    }
  }

  #write(text: string): void {
    const at = this.#open.at(-1);
    if (!at || at.isUnseen) return;
    if (this.#isDeleted) this.#deleted.push(text);
    else this.#pages.at(-1)?.write(text);
  }
}

/** The character that an inset represents; empty for other insets. */
function insteadOf(inset: string): string {
  if (inset.startsWith("space")) return " ";
  if (/^(?:Newline|VSpace)/.test(inset)) return "\n";
  // Their styles do not matter.
  return !inset.startsWith("Quotes") ? "" : /^Quotes [a-z]l/.test(inset) ? "“" : "”";
}
