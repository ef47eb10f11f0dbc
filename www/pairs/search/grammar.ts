/**
 * The grammar of the search field above the list of pairs:
 *
 *     search    = part { space part }               all parts must match
 *     part      = number-field comparison number [%]   matched > 100, share >= 50%
 *               | "group" number                       group 3
 *               | state                                unreviewed; of several states, any
 *               | "person" name                        person Lee, person "Ann Lee"
 *               | "archive"                            with a document of earlier work
 *               | word | "quoted words"                in the two names
 *
 * A quoted part is always searched in names. Parts that cannot be parsed are returned with the reason, so that they are
 * never ignored silently. One pass over the characters.
 */
import { searchable } from "../../read/names.ts";
import { type ReviewState, reviewStates } from "../../review/review.ts";

/** Fields that can be compared with a number. */
export const searchFields = ["matched", "evidence", "share", "longest", "similarity", "chance", "group"] as const;
export type SearchField = (typeof searchFields)[number];

/** Words with a meaning in a search. Their English form works in every language. */
export const keywords = [...searchFields, ...reviewStates, "person", "archive"] as const;
export type Keyword = (typeof keywords)[number];

export type Operator = "<" | "<=" | ">" | ">=" | "=";

/** A part of a search. */
export type Term =
  /** In one of the two names. */
  | { readonly kind: "name"; readonly text: string }
  /** In the name of one of the two authors. */
  | { readonly kind: "person"; readonly text: string }
  /** With a document of earlier work. */
  | { readonly kind: "archive" }
  | { readonly kind: "number"; readonly field: SearchField; readonly comparison: Operator; readonly value: number }
  | { readonly kind: "states"; readonly states: readonly ReviewState[] };

/** Why a part was not understood. */
export type Reason =
  /** Only the fields of `searchFields` can be compared with a number. */
  | "field"
  /** A number is missing. */
  | "number"
  /** The field is a count, so a percentage makes no sense. */
  | "percent"
  | "comparison"
  /** A name is missing. */
  | "person"
  /** The comparison on screen does not have this number. */
  | "absent";

/** A part that was not understood, as written. */
export interface Complaint {
  readonly text: string;
  readonly reason: Reason;
}

/** A parsed search. */
export interface Search {
  readonly terms: readonly Term[];
  readonly complaints: readonly Complaint[];
}

/** The reader's conventions. */
export interface Writing {
  /** Keywords in the reader's language, in lower case, besides the English ones. */
  readonly words: ReadonlyMap<string, Keyword>;
  /** The decimal separator. If it is a comma, a space may group thousands, besides `group`. */
  readonly decimal: string;
  /** What groups thousands. */
  readonly group: string;
}

/** Fields whose values are percentages. */
const SHARES: readonly SearchField[] = ["share", "similarity"];

const COMPARISONS = new Map<string, Operator>([
  ...(["<", "<=", ">", ">=", "="] as const).map((sign) => [sign, sign] as const),
  ["==", "="],
  ["≤", "<="],
  ["≥", ">="],
]);

const SIGNS = "<>=≤≥";

/** Quotation marks, each with the one that closes it. */
const QUOTES = new Map([
  ['"', '"'],
  ["“", "”"],
  ["„", "“"],
  ["«", "»"],
]);

interface Token {
  readonly kind: "word" | "quoted" | "signs";
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

export function parseSearch(text: string, writing: Writing): Search {
  return new Parser(text, writing).search();
}

/** The state of parsing, token by token. */
class Parser {
  readonly #text: string;
  readonly #writing: Writing;
  readonly #tokens: readonly Token[];
  readonly #terms: Term[] = [];
  readonly #complaints: Complaint[] = [];
  readonly #states: ReviewState[] = [];
  #at = 0;

  constructor(text: string, writing: Writing) {
    this.#text = text;
    this.#writing = writing;
    this.#tokens = tokensOf(text);
  }

  search(): Search {
    for (let token = this.#tokens[0]; token; token = this.#tokens[this.#at]) {
      const next = this.#tokens[this.#at + 1];
      const keyword = token.kind === "word" ? keywordOf(token.text, this.#writing) : null;
      if (token.kind === "signs") this.#comparison(null, this.#at);
      else if (token.kind === "word" && next?.kind === "signs") this.#comparison(keyword, this.#at + 1);
      else if (token.kind === "word" && keyword) this.#keyword(keyword, token, next);
      else this.#name(token);
    }
    const states = this.#states;
    if (states.length > 0) this.#terms.push({ kind: "states", states });
    return { terms: this.#terms, complaints: this.#complaints };
  }

  #add(term: Term, length: number): void {
    this.#terms.push(term);
    this.#at += length;
  }

  #name({ text }: Token): void {
    if (text === "") this.#at++;
    else this.#add({ kind: "name", text: searchable(text) }, 1);
  }

  /** A keyword without an operator after it. Keywords of numeric fields are then words of names. */
  #keyword(keyword: Keyword, token: Token, next: Token | undefined): void {
    const state = reviewStates.find((known) => known === keyword);
    const number = keyword === "group" && next?.kind === "word" ? numberIn(next.text, this.#writing) : null;
    if (state) {
      this.#states.push(state);
      this.#at++;
    } else if (number) {
      this.#add({ kind: "number", field: "group", comparison: "=", value: number.value }, 2);
    } else if (keyword === "archive") this.#add({ kind: "archive" }, 1);
    else if (keyword !== "person") this.#name(token);
    else if (next && next.text !== "") this.#add({ kind: "person", text: searchable(next.text) }, 2);
    else this.#complain("person", this.#at + (next ? 2 : 1));
  }

  /** A number compared by the operator at an index. */
  #comparison(keyword: Keyword | null, signs: number): void {
    const end = endOfNumber(this.#tokens, signs + 1, this.#writing);
    const field = searchFields.find((known) => known === keyword);
    const comparison = COMPARISONS.get(this.#tokens[signs]?.text ?? "");
    const number = numberIn(this.#written(signs + 1, end), this.#writing);
    if (!field) this.#complain("field", end);
    else if (!comparison) this.#complain("comparison", end);
    else if (!number) this.#complain("number", end);
    else if (number.isPercent && !SHARES.includes(field)) this.#complain("percent", end);
    else {
      const value = SHARES.includes(field) ? number.value / 100 : number.value;
      this.#add({ kind: "number", field, comparison, value }, end - this.#at);
    }
  }

  #complain(reason: Reason, end: number): void {
    this.#complaints.push({ text: this.#written(this.#at, end), reason });
    this.#at = end;
  }

  /** The text from one token up to another. */
  #written(from: number, end: number): string {
    return from < end ? this.#text.slice(this.#tokens[from]?.from, this.#tokens[end - 1]?.to) : "";
  }
}

function keywordOf(word: string, { words }: Writing): Keyword | null {
  const lower = searchable(word);
  return keywords.find((keyword) => keyword === lower) ?? words.get(lower) ?? null;
}

/** Thousands may be grouped by a space, and a percent sign may follow a number after one, as in Spanish and Russian. */
function endOfNumber(tokens: readonly Token[], offset: number, { decimal }: Writing): number {
  if (tokens[offset]?.kind !== "word") return offset;
  let end = offset + 1;
  const textAt = (at: number): string => tokens[at]?.text ?? "";
  const isGroup = (at: number): boolean =>
    tokens[at]?.kind === "word" &&
    /^\d+$/.test(textAt(at - 1)) &&
    /^\d{3}(?:,\d+)?%?$/.test(textAt(at)) &&
    tokens[at]?.from === 1 + (tokens[at - 1]?.to ?? 0);
  if (decimal === "," && /^[1-9]\d{0,2}$/.test(textAt(offset))) while (isGroup(end)) end++;
  return tokens[end]?.text === "%" ? end + 1 : end;
}

function numberIn(written: string, { decimal, group }: Writing): { value: number; isPercent: boolean } | null {
  const isPercent = written.endsWith("%");
  const bare = (isPercent ? written.slice(0, -1) : written).trim();
  const digits = withoutGroups(bare, decimal === "," ? [group, " "] : [group]).replace(decimal, ".");
  if (!/^\d+(?:\.\d+)?(?:e-?\d+)?$/i.test(digits)) return null;
  return { value: Number(digits), isPercent };
}

/** "12,000" → "12000"; a separator elsewhere stays, as in "0.005", or makes it invalid as a number. */
function withoutGroups(digits: string, separators: readonly string[]): string {
  const [grouped = ""] = /^[1-9]\d{0,2}(?:\D\d{3})+(?!\d)/u.exec(digits) ?? [];
  const [separator, ...others] = new Set(grouped.replace(/\d/g, "").replace(/\s/g, " "));
  if (separator === undefined || others.length > 0 || !separators.includes(separator)) return digits;
  return grouped.replace(/\D/g, "") + digits.slice(grouped.length);
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let offset = 0;
  while (offset < text.length) {
    const character = text.charAt(offset);
    const closing = QUOTES.get(character);
    const from = offset;
    if (character.trim() === "") offset++;
    else if (closing !== undefined) {
      const end = text.indexOf(closing, offset + 1);
      // An unclosed quotation, still being typed, extends to the end.
      offset = end < 0 ? text.length : end + 1;
      tokens.push({ kind: "quoted", text: text.slice(from + 1, end < 0 ? offset : end), from, to: offset });
    } else {
      const isSigns = SIGNS.includes(character);
      const goesOn = (next: string): boolean =>
        isSigns ? SIGNS.includes(next) : next.trim() !== "" && !SIGNS.includes(next) && !QUOTES.has(next);
      while (offset < text.length && goesOn(text.charAt(offset))) offset++;
      tokens.push({ kind: isSigns ? "signs" : "word", text: text.slice(from, offset), from, to: offset });
    }
  }
  return tokens;
}
