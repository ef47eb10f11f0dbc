/**
 * RTF (Microsoft's specification 1.9.1): a small state machine over groups, control words and bytes. O(n) time.
 *
 * There is no well-maintained library for it, and the part with the text is small: a stack of states, a few dozen control
 * words for characters, and the tables of fonts (for the code page of a text) and of colours (to detect white). A group with
 * an unknown destination is skipped, as the specification requires. Footnotes and text boxes go below the text. Hidden,
 * white and tiny text is left out and counted; deleted text is left out. The group `\info` says who made it, and when.
 */
import { message } from "../../../i18n/message.ts";
import { decoder } from "../../code-pages.ts";
import {
  type Content,
  contentOf,
  deletedNote,
  hiddenNote,
  LIMITS,
  Pieces,
  tooDeep,
  tooMany,
  Unreadable,
} from "../../model.ts";
import { CUT_OFF, isWhite, TextPage } from "../../parts/markup.ts";
import { FileInfo } from "./file-info.ts";
import { CHARACTERS, CHARSETS, EDGES, KNOWN, OF_FORMULA, PASSED_OVER, pageOf, SCRIPTS } from "./rtf-tables.ts";

/** Font size up to which text is unreadable, in half-points. */
const TINY = 4;

/** The encoding of a file that names none, or one that is not known here. */
const FALLBACK = "windows-1252";

/** The character set "ANSI" of a font. */
const ANSI = "ansi";

const EAST_ASIAN = new Set(["shift_jis", "gbk", "euc-kr", "big5"]);

/** Ends a run of plain text. */
const SIGN = /[{}\\\r\n]/g;

/** The state that a group inherits from the one around it. */
interface State {
  destination: string;
  passed: boolean;
  hidden: boolean;
  deleted: boolean;
  white: boolean;
  /** Whether the ground of the letters, and of the paragraph, is of a colour other than white; undefined if they have none. */
  shaded: boolean | undefined;
  paragraphShaded: boolean | undefined;
  inTable: boolean;
  tiny: boolean;
  font: number;
  /** The number of fallback characters after a Unicode character, for readers without Unicode support. */
  stands: number;
  page: TextPage;
}

/** Reads a file that starts with `{\rtf`. */
export function readRtf(bytes: Uint8Array): Content {
  const reader = new RtfReader(bytes);
  return reader.read();
}

/** Converts a file to text. */
class RtfReader {
  readonly #source: string;
  #at = 0;
  #page = new TextPage();
  readonly #below: TextPage[] = [];
  readonly #hidden = new Pieces();
  readonly #deleted = new Pieces();
  /** Whether the last text was hidden, or deleted. */
  #wasHidden = false;
  #wasDeleted = false;
  readonly #stack: State[] = [];
  #state: State;
  /** Bytes waiting for the ones after them: East Asian characters take two. */
  #waiting = new Uint8Array(1024);
  #waitingCount = 0;
  #toSkip = 0;
  #isCut = false;
  #ansi = FALLBACK;
  /** The code page of the file, if it is not known here; then whether any letter was decoded with another one. */
  #unknownPage: number | null = null;
  #isGuessed = false;
  readonly #fonts = new Map<number, string>();
  /** Whether a font has the character set of a script. */
  #hasScripts = false;
  #defaultFont = 0;
  #fontDefined = 0;
  readonly #info = new FileInfo();
  #comments = 0;
  /** Whether a header or footer has text. */
  #hasEdges = false;
  readonly #colours: boolean[] = [];
  #colour: number[] = [];
  /** Whether any cell of the row has a ground other than white. Which of them has is not followed: white text is rarely in another. */
  #isRowShaded = false;
  /** Whether a row has ended, and no text came after it. */
  #isAfterRow = false;

  constructor(bytes: Uint8Array) {
    // Latin-1 by hand: decoders interpret the label as windows-1252.
    const parts: string[] = [];
    for (let at = 0; at < bytes.length; at += 8192) parts.push(String.fromCharCode(...bytes.subarray(at, at + 8192)));
    this.#source = parts.join("");
    this.#state = {
      destination: "",
      passed: false,
      hidden: false,
      deleted: false,
      white: false,
      shaded: undefined,
      paragraphShaded: undefined,
      inTable: false,
      tiny: false,
      font: -1,
      stands: 1,
      page: this.#page,
    };
  }

  read(): Content {
    const source = this.#source;
    while (this.#at < source.length) {
      const c = source[this.#at] as string;
      if (c === "{") this.#open();
      else if (c === "}") this.#close();
      else if (c === "\\") this.#control();
      else this.#plain();
    }
    this.#flush();
    for (const page of this.#below) {
      this.#page.block();
      this.#page.write(page.toString());
    }
    const text = this.#page.toString();
    const cut = this.#isCut || this.#stack.length > 0;
    if (cut && text.trim() === "") throw new Unreadable(message("files-rtf-cut"));
    return contentOf(message("files-format-rtf"), text, {
      missing: cut ? [CUT_OFF] : [],
      warnings: [
        ...(this.#isGuessed ? [message("files-rtf-page", { page: String(this.#unknownPage) })] : []),
        ...(this.#hasEdges ? [message("files-headers")] : []),
        ...(this.#comments > 0 ? [message("files-comments", { count: this.#comments })] : []),
        ...deletedNote(this.#deleted.toString()),
      ],
      tricks: hiddenNote(this.#hidden.toString()),
      traces: this.#info.traces,
    });
  }

  #open(): void {
    this.#flush();
    if (this.#stack.length >= LIMITS.nesting) throw new Unreadable(tooDeep());
    this.#toSkip = 0;
    this.#stack.push(this.#state);
    this.#state = { ...this.#state };
    this.#at++;
  }

  #close(): void {
    this.#flush();
    this.#toSkip = 0;
    this.#info.close(this.#state.destination);
    this.#state = this.#stack.pop() ?? this.#state;
    this.#at++;
  }

  /** Text up to the next special character; line breaks are ignored. */
  #plain(): void {
    SIGN.lastIndex = this.#at;
    const next = SIGN.exec(this.#source)?.index ?? this.#source.length;
    if (next === this.#at) {
      this.#at++;
      return;
    }
    for (; this.#at < next; this.#at++) this.#byte(this.#source.charCodeAt(this.#at));
  }

  #byte(byte: number): void {
    if (this.#toSkip > 0) this.#toSkip--;
    else if (this.#state.destination === "colortbl" && byte === 0x3b) this.#endColour();
    else if (!this.#state.passed || this.#isEdge || this.#info.takes(this.#state.destination)) this.#wait(byte);
  }

  #wait(byte: number): void {
    if (this.#waitingCount === this.#waiting.length) {
      const larger = new Uint8Array(2 * this.#waiting.length);
      larger.set(this.#waiting);
      this.#waiting = larger;
    }
    this.#waiting[this.#waitingCount++] = byte;
  }

  #control(): void {
    const word = /\\([a-zA-Z]{1,32})(-?\d{1,10})? ?/y;
    word.lastIndex = this.#at;
    const found = word.exec(this.#source);
    if (!found) {
      this.#symbol();
      return;
    }
    this.#at = word.lastIndex;
    const [, name = "", digits] = found;
    const value = digits === undefined ? undefined : Number(digits);
    if (name === "bin") this.#skipBinary(value ?? 0);
    else if (name === "u" && value !== undefined) this.#unicode(value);
    else this.#word(name, value);
  }

  /** Skips binary data. If fewer bytes follow than announced, the file is truncated. */
  #skipBinary(count: number): void {
    this.#at += Math.max(0, count);
    if (this.#at > this.#source.length) this.#isCut = true;
  }

  #symbol(): void {
    const c = this.#source[this.#at + 1] ?? "";
    if (c === "'") {
      const byte = Number.parseInt(this.#source.slice(this.#at + 2, this.#at + 4), 16);
      this.#at += 4;
      if (!Number.isNaN(byte)) this.#byte(byte);
      return;
    }
    this.#at += 2;
    if (c === "*") this.#passable();
    else if (c === "~") this.#write("\u00a0");
    else if (c === "_") this.#write("-");
    else if (c === "{" || c === "}" || c === "\\") this.#byte(c.charCodeAt(0));
    else if (c === "\n" || c === "\r") this.#break();
  }

  /** `\*`: readers that do not know the destination may skip the group. */
  #passable(): void {
    const [, name = ""] = /^\s*\\([a-zA-Z]+)/.exec(this.#source.slice(this.#at, this.#at + 40)) ?? [];
    if (KNOWN.has(name)) return;
    if (this.#isEdge) this.#state.destination = name;
    this.#state.passed = true;
  }

  get #isEdge(): boolean {
    return EDGES.has(this.#state.destination);
  }

  #unicode(value: number): void {
    this.#flush();
    const unit = value < 0 ? value + 0x10000 : value;
    this.#write(String.fromCharCode(unit & 0xffff));
    this.#toSkip = this.#state.stands;
  }

  #word(name: string, value: number | undefined): void {
    const state = this.#state;
    const on = value !== 0;
    const character = CHARACTERS.get(name);
    if (character !== undefined) {
      this.#write(character);
      return;
    }
    if (PASSED_OVER.has(name) || OF_FORMULA.test(name)) {
      this.#flush();
      if (name === "annotation") this.#comments++;
      state.destination = state.destination === "info" ? this.#info.open(name) : name;
      state.passed = true;
      return;
    }
    if (state.passed) state.destination = this.#info.word(state.destination, name, value);
    switch (name) {
      case "par":
      case "sect":
        this.#end("block");
        break;
      case "row":
      case "nestrow":
        this.#end("line");
        this.#isAfterRow = true;
        break;
      case "page":
        this.#end("line");
        break;
      case "line":
        this.#break();
        break;
      case "footnote":
      case "shptxt":
        this.#flush();
        state.page = new TextPage();
        if (this.#below.push(state.page) > LIMITS.notes) throw new Unreadable(tooMany(LIMITS.notes, "footnotes"));
        break;
      case "upr":
        // The same text follows in Unicode, in a group `\*\ud`.
        state.passed = true;
        break;
      case "ud":
        state.passed = this.#stack.at(-2)?.passed ?? false;
        break;
      case "ansicpg":
        this.#ansi = pageOf(value ?? 1252) ?? FALLBACK;
        this.#unknownPage = pageOf(value ?? 1252) === null ? (value ?? null) : null;
        break;
      case "mac":
        this.#ansi = "macintosh";
        break;
      case "pc":
        this.#ansi = "ibm437";
        break;
      case "pca":
        this.#ansi = "ibm850";
        break;
      case "deff":
        this.#defaultFont = value ?? 0;
        break;
      case "uc":
        state.stands = Math.max(0, value ?? 1);
        break;
      default:
        this.#look(name, value, on);
    }
  }

  /** Control words for the look of text, and for the two tables that these refer to. */
  #look(name: string, value: number | undefined, on: boolean): void {
    const state = this.#state;
    switch (name) {
      case "f":
        this.#flush();
        if (state.destination === "fonttbl") this.#fontDefined = value ?? 0;
        else state.font = value ?? 0;
        break;
      case "fcharset":
        if (this.#fonts.size >= LIMITS.styles) throw new Unreadable(tooMany(LIMITS.styles, "fonts"));
        this.#fonts.set(this.#fontDefined, value === 0 ? ANSI : (CHARSETS.get(value ?? 0) ?? ""));
        this.#hasScripts ||= value !== undefined && SCRIPTS.has(value);
        break;
      case "red":
      case "green":
      case "blue":
        if (this.#colour.length < 3) this.#colour.push(value ?? 0);
        break;
      case "plain":
        this.#flush();
        Object.assign(state, { hidden: false, deleted: false, white: false, shaded: undefined, tiny: false });
        break;
      case "v":
        this.#flush();
        state.hidden = on;
        break;
      case "deleted":
        this.#flush();
        state.deleted = on;
        break;
      case "cf":
        this.#flush();
        state.white = this.#colours[value ?? 0] ?? false;
        break;
      case "cb":
      case "chcbpat":
      case "highlight":
        this.#flush();
        state.shaded = this.#groundOf(value);
        break;
      case "pard":
        this.#flush();
        Object.assign(state, { paragraphShaded: undefined, inTable: false });
        break;
      case "cbpat":
        this.#flush();
        state.paragraphShaded = this.#groundOf(value);
        break;
      case "intbl":
        this.#flush();
        state.inTable = true;
        break;
      case "trowd":
        this.#flush();
        if (!state.passed) this.#isRowShaded = false;
        break;
      case "clcbpat":
        if (!state.passed) this.#isRowShaded ||= this.#groundOf(value) === true;
        break;
      case "fs":
        this.#flush();
        state.tiny = value !== undefined && value <= TINY;
        break;
    }
  }

  /** Whether a ground of a colour is other than white; undefined for none, which is number 0. */
  #groundOf(colour = 0): boolean | undefined {
    return colour === 0 ? undefined : !(this.#colours[colour] ?? true);
  }

  #endColour(): void {
    if (this.#colours.length >= LIMITS.styles) throw new Unreadable(tooMany(LIMITS.styles, "colours"));
    const [red, green, blue] = this.#colour;
    this.#colours.push(blue !== undefined && isWhite(`rgb(${red}, ${green}, ${blue})`));
    this.#colour = [];
  }

  #break(): void {
    this.#flush();
    if (this.#state.passed || this.#state.deleted) return;
    this.#state.page.write("\n");
  }

  /** Ends a paragraph, or a row of a table. */
  #end(what: "block" | "line"): void {
    this.#flush();
    if (!this.#state.passed && !this.#state.deleted) this.#state.page[what]();
  }

  #flush(): void {
    if (this.#waitingCount === 0) return;
    const bytes = this.#waiting.subarray(0, this.#waitingCount);
    this.#waitingCount = 0;
    const ofFont = this.#pageOfFont(this.#state.font < 0 ? this.#defaultFont : this.#state.font);
    if (!ofFont && this.#unknownPage !== null && !this.#state.passed) {
      this.#isGuessed ||= bytes.some((byte) => byte >= 0x80);
    }
    this.#put(decoder(ofFont || this.#ansi).decode(bytes));
  }

  /**
   * The code page of a font; empty for that of the file. "ANSI" is Western, but programs that know no other character set
   * write it for any, and those of East Asia for letters of both kinds.
   */
  #pageOfFont(font: number): string {
    const page = this.#fonts.get(font) ?? "";
    if (page !== ANSI) return page;
    return this.#hasScripts && !EAST_ASIAN.has(this.#ansi) ? FALLBACK : "";
  }

  #write(text: string): void {
    this.#flush();
    if (this.#toSkip > 0) this.#toSkip--;
    else this.#put(text);
  }

  get #isShaded(): boolean {
    const { shaded, paragraphShaded, inTable } = this.#state;
    return shaded ?? paragraphShaded ?? (inTable && this.#isRowShaded);
  }

  #put(text: string): void {
    const { passed, deleted, hidden, white, tiny, inTable, page } = this.#state;
    if (passed) {
      // The number of a page alone is no header.
      this.#hasEdges ||= this.#isEdge && /\p{L}/u.test(text);
      this.#info.text(this.#state.destination, text);
      return;
    }
    this.#deleted.push(deleted ? text : this.#wasDeleted ? " " : "");
    this.#wasDeleted = deleted;
    if (deleted) return;
    if (hidden || tiny || (white && !this.#isShaded)) {
      this.#hidden.push(text);
      this.#wasHidden = true;
      return;
    }
    // Hidden words before and after visible text are separate words.
    if (this.#wasHidden) this.#hidden.push(" ");
    this.#wasHidden = false;
    if (this.#isAfterRow && !inTable) page.block();
    this.#isAfterRow = false;
    page.write(text);
  }
}
