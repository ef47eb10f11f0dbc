/** The numbers and lists that an experiment takes: as typed, with their mistakes, and as values. */

import { type Message, message } from "../../i18n/message.ts";

/** Bands and rows, or P2's groups and shingles per group. */
export interface Layout {
  readonly bands: number;
  readonly rows: number;
}

interface Common {
  readonly name: string;
  readonly label: Message;
  /** Its initial content. */
  readonly initial: string;
}

/** One setting. A list is typed with commas, a layout as "20 x 10". */
export type Field =
  | (Common & { readonly kind: "number"; readonly min: number; readonly max: number })
  | (Common & { readonly kind: "numbers"; readonly min: number; readonly max: number })
  | (Common & { readonly kind: "layouts"; readonly max: number; readonly longest: number })
  | (Common & {
      readonly kind: "choice";
      readonly options: readonly (readonly [value: string, label: Message | string])[];
    });

/** The content of the fields, by name. */
export type Entries = Readonly<Record<string, string>>;

/** Maximum entries of a list: each is a line or a point of a plot. */
const MAX_LIST_ENTRIES = 60;

export function initialEntries(fields: readonly Field[]): Entries {
  return Object.fromEntries(fields.map(({ name, initial }) => [name, initial]));
}

/** The mistakes in the entries, by field; empty if there are none. */
export function mistakesIn(fields: readonly Field[], entries: Entries): ReadonlyMap<string, Message> {
  const mistakes = new Map<string, Message>();
  for (const field of fields) {
    const mistake = mistakeOf(field, entries[field.name] ?? "");
    if (mistake !== null) mistakes.set(field.name, mistake);
  }
  return mistakes;
}

function mistakeOf(field: Field, entry: string): Message | null {
  if (field.kind === "choice") {
    return field.options.some(([value]) => value === entry) ? null : message("lab-wrong-choice", { value: entry });
  }
  const parts = field.kind === "number" ? [entry.trim()] : partsOf(entry);
  const longest = field.kind === "layouts" ? field.longest : MAX_LIST_ENTRIES;
  if (parts.length === 0 || parts.length > longest) {
    const count = parts.length;
    return longest === 1 ? message("lab-wrong-one", { count }) : message("lab-wrong-count", { most: longest, count });
  }
  const wrong = parts.find((part) => !fits(field, part));
  if (wrong === undefined) return null;
  if (field.kind === "layouts") {
    return message("lab-wrong-layout", { most: field.max, value: wrong });
  }
  return message("lab-wrong-number", { least: field.min, most: field.max, value: wrong });
}

function fits(field: Exclude<Field, { kind: "choice" }>, part: string): boolean {
  const min = field.kind === "layouts" ? 1 : field.min;
  const numbers = field.kind === "layouts" ? (layoutOf(part) ?? [NaN]) : [wholeNumber(part)];
  return numbers.every((number) => number >= min && number <= field.max);
}

/** NaN for anything but digits: a typed "1e3" or "" is a mistake, not a number. */
function wholeNumber(part: string): number {
  return /^\d{1,16}$/.test(part) ? Number(part) : Number.NaN;
}

function partsOf(entry: string): string[] {
  const parts = entry.split(/[,;\n]/).map((part) => part.trim());
  return parts.filter((part) => part !== "");
}

function layoutOf(part: string): [bands: number, rows: number] | null {
  const found = /^(\d{1,5}) *[x×*] *(\d{1,5})$/i.exec(part);
  return found ? [Number(found[1]), Number(found[2])] : null;
}

/** Valid entries, as values; asking for an unknown field is a bug. */
export class FieldValues {
  private readonly entries: Entries;

  constructor(fields: readonly Field[], entries: Entries) {
    const [mistake] = mistakesIn(fields, entries);
    if (mistake) throw new RangeError(`${mistake[0]}: ${mistake[1].code}`);
    this.entries = entries;
  }

  text(name: string): string {
    const entry = this.entries[name];
    if (entry === undefined) throw new RangeError(`field: ${name}`);
    return entry;
  }

  number(name: string): number {
    return Number(this.text(name));
  }

  /** Ascending and unique. */
  numbers(name: string): number[] {
    const numbers = new Set(partsOf(this.text(name)).map(Number));
    return [...numbers].sort((x, y) => x - y);
  }

  /** As typed, unique. */
  layouts(name: string): Layout[] {
    const layouts = new Map<string, Layout>();
    for (const part of partsOf(this.text(name))) {
      const found = layoutOf(part);
      if (found) layouts.set(found.join(" x "), { bands: found[0], rows: found[1] });
    }
    return [...layouts.values()];
  }
}
