/**
 * The messages of one language, formatted by Project Fluent. It gets the texts of its catalogue as input, so that page,
 * terminal and tests can each load them in their own way.
 *
 * Fluent's isolation marks are off: it would put two invisible characters around every argument, numbers included, and they
 * would be copied, searched and exported with the sentence. All languages here are written from left to right, so only an
 * argument with right-to-left letters can disorder a sentence, and only that is isolated: on screen and in files, but not in
 * a terminal, for which marks that turn the direction are made visible.
 */

import { FluentBundle, type FluentFunction, FluentNumber, FluentResource, type FluentType } from "@fluent/bundle";
import type { LanguageChoice, LanguageCode } from "./languages.ts";
import type { Args, Key, Message, Text } from "./message.ts";

const [ISOLATE, END_ISOLATE] = ["\u2068", "\u2069"];

/** Shown for a message whose catalogue is still being loaded. */
const TO_COME = "…";

/** Hebrew, Arabic and related scripts, and the marks that change the direction of the text after them. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** An argument within a sentence that is not inserted as text: `parts` turns it into an element. */
export class Slot extends FluentNumber {
  /** As formatted in the sentence; set when the sentence is formatted. */
  text = "";
  readonly #mark: string;
  readonly #write: ((numbers: Numbers) => string) | null;

  /** The number selects the plural form; `write` returns any other text. */
  constructor(value: number, mark: string, write: ((numbers: Numbers) => string) | null) {
    super(value);
    this.#mark = mark;
    this.#write = write;
  }

  override toString(scope?: Parameters<FluentNumber["toString"]>[0]): string {
    this.text ||= super.toString(scope);
    return this.#mark;
  }

  /** Sets the text to be shown for it. */
  writeAs(write: (value: number) => string): this {
    this.text = write(this.value);
    return this;
  }

  begin(numbers: Numbers): void {
    if (this.#write) this.text = this.#write(numbers);
  }
}

export class Catalogue {
  readonly language: LanguageCode;
  readonly locale: string;
  readonly numbers: Numbers;
  /** Whether arguments with right-to-left letters are isolated. */
  readonly isolates: boolean;
  readonly #bundle: FluentBundle;
  readonly #isWhole: boolean;

  /** Throws if the texts define a key twice. In an incomplete catalogue, missing messages may still be loaded. */
  constructor({ language, locale }: LanguageChoice, texts: Iterable<string>, { isWhole = true, isolates = true } = {}) {
    this.#isWhole = isWhole;
    this.isolates = isolates;
    this.language = language;
    this.locale = locale;
    this.numbers = new Numbers(locale);
    const functions = {
      PERCENT: written((share) => this.numbers.percent(share)),
      BYTES: written((size) => this.numbers.bytes(size)),
      SECONDS: written((milliseconds) => this.numbers.seconds(milliseconds)),
    };
    this.#bundle = new FluentBundle([locale, language], { useIsolating: false, functions });
    for (const text of texts) {
      const [error] = this.#bundle.addResource(new FluentResource(text));
      if (error) throw error;
    }
  }

  /** The sentence for a key. Falls back to the key itself: no view is lost because of a missing sentence. */
  format<K extends Key>(key: K, ...[args]: Args<K>): string {
    return this.formatLoosely(key, args ?? {});
  }

  /** The same for arguments that may be slots. */
  formatLoosely(key: Key, args: Readonly<Record<string, Text | Slot>>): string {
    const pattern = this.#bundle.getMessage(key)?.value;
    if (!pattern) return this.#isWhole ? key : TO_COME;
    const values = Object.entries(args).map(([name, value]) => [name, this.#valueOf(value)] as const);
    return this.#bundle.formatPattern(pattern, Object.fromEntries(values), []);
  }

  /** The sentence for a message. */
  say({ code, args }: Message): string {
    return this.formatLoosely(code, args ?? {});
  }

  #valueOf(value: Text | Slot): string | number | Slot {
    if (value instanceof Slot) {
      value.begin(this.numbers);
      return value;
    }
    if (typeof value === "object") return this.say(value);
    return typeof value === "string" && this.isolates ? isolated(value) : value;
  }
}

/** A function for messages that formats a number in its own way. */
function written(write: (value: number) => string): FluentFunction {
  return ([value]): string | FluentType<unknown> => {
    if (value instanceof Slot) return value.writeAs(write);
    if (value instanceof FluentNumber) return write(value.value);
    throw new TypeError("a number was expected");
  };
}

/** Isolates a text with right-to-left letters, so that neither its order nor that of the sentence is disturbed. */
export function isolated(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? `${ISOLATE}${text}${END_ISOLATE}` : text;
}

// Numbers in the format of a language and region (`Intl`).

/** Only 1 is 100% and only 0 is 0%: a share is never rounded up to 100% or down to 0%. */
const [MIN_SHOWN, MAX_SHOWN] = [0.01, 0.99];

const NO_BREAK_SPACE = "\u00a0";

/** Units whose symbols are not generally known. */
const WRITTEN_OUT = ["byte", "second"];

const BYTE_UNITS = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;

/** The formats of one locale; if none is given, those of the system. */
export class Numbers {
  readonly #whole: Intl.NumberFormat;
  readonly #oneDecimal: Intl.NumberFormat;
  readonly #oneDigit: Intl.NumberFormat;
  readonly #twoDigits: Intl.NumberFormat;
  readonly #percent: Intl.NumberFormat;
  readonly #withUnit: (unit: string, decimals: number) => Intl.NumberFormat;

  constructor(locale?: string) {
    this.#whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
    this.#oneDecimal = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
    this.#oneDigit = new Intl.NumberFormat(locale, { maximumSignificantDigits: 1 });
    this.#twoDigits = new Intl.NumberFormat(locale, { maximumSignificantDigits: 2 });
    this.#percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 0 });
    this.#withUnit = (unit, decimals) =>
      new Intl.NumberFormat(locale, {
        style: "unit",
        unit,
        unitDisplay: WRITTEN_OUT.includes(unit) ? "long" : "short",
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      });
  }

  /** 61204 → "61,204". */
  integer(value: number): string {
    return this.#whole.format(value);
  }

  /** 11.26 → "11.3". */
  oneDecimal(value: number): string {
    return this.#oneDecimal.format(value);
  }

  /** 0.00123 → "0.001". */
  oneDigit(value: number): string {
    return this.#oneDigit.format(value);
  }

  /** 4123 → "4,100". */
  twoDigits(value: number): string {
    return this.#twoDigits.format(value);
  }

  /** 0.619 → "62%", 0.001 → "<1%". */
  percent(share: number): string {
    if (share > 0 && share < MIN_SHOWN) return `<${this.#percent.format(MIN_SHOWN)}`;
    if (share < 1 && share > MAX_SHOWN) return `>${this.#percent.format(MAX_SHOWN)}`;
    return this.#percent.format(share);
  }

  /** 1234 → "1.2 kB". */
  bytes(size: number): string {
    const power = size < 1000 ? 0 : size < 1e6 ? 1 : size < 1e9 ? 2 : 3;
    const value = size / 1000 ** power;
    const format = this.#withUnit(BYTE_UNITS[power] ?? "byte", power > 0 && value < 10 ? 1 : 0);
    return unbroken(format.format(value));
  }

  /** 1340 → "1.3 seconds", 4 → "<0.01 seconds". */
  seconds(milliseconds: number): string {
    const value = milliseconds / 1000;
    const format = this.#withUnit("second", value < 0.995 ? 2 : value < 9.95 ? 1 : 0);
    return unbroken(value < 0.005 ? `<${format.format(0.01)}` : format.format(value));
  }
}

/** A number stays on one line with its unit. */
function unbroken(text: string): string {
  return text.replaceAll(" ", NO_BREAK_SPACE);
}
