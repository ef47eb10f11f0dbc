/**
 * The sentences of one language, put together by Project Fluent. It is handed the texts of its catalogue, so that page,
 * terminal and tests can each load them in their own way.
 *
 * Fluent's isolation marks are off: it would put two invisible characters around every argument, numbers included, and they
 * would be copied, searched and exported with the sentence. All languages here are written from left to right, so only an
 * argument with right-to-left letters can disorder a sentence, and that alone is isolated.
 */
import { FluentBundle, type FluentFunction, FluentNumber, FluentResource, type FluentType } from "@fluent/bundle";
import type { Choice, LanguageCode } from "./languages.ts";
import type { Args, Key, Message, Text } from "./message.ts";
import { Numbers } from "./numbers.ts";

const [ISOLATE, END_ISOLATE] = ["\u2068", "\u2069"];

/** Stands for a sentence whose catalogue is still being loaded. */
const TO_COME = "…";

/** Hebrew, Arabic and the scripts beside them, and the marks that turn the direction of what follows. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** An argument within a sentence that is not put in as text: ./parts.ts makes an element of it. */
export class Slot extends FluentNumber {
  /** As the sentence writes it; known once the sentence was put together. */
  text = "";
  readonly #mark: string;
  readonly #write: ((numbers: Numbers) => string) | null;

  /** A number chooses the plural; `write` gives any other text. */
  constructor(value: number, mark: string, write: ((numbers: Numbers) => string) | null) {
    super(value);
    this.#mark = mark;
    this.#write = write;
  }

  override toString(scope?: Parameters<FluentNumber["toString"]>[0]): string {
    this.text ||= super.toString(scope);
    return this.#mark;
  }

  /** Takes what it is written as, as a number or otherwise. */
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
  readonly #bundle: FluentBundle;
  readonly #isWhole: boolean;

  /** Throws where the texts define a key twice. Of a catalogue that is not whole, messages may yet come. */
  constructor({ language, locale }: Choice, texts: Iterable<string>, { isWhole = true } = {}) {
    this.#isWhole = isWhole;
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

  /** The sentence of a key. What cannot be said stands there as its key: no view is lost for a sentence. */
  format<K extends Key>(key: K, ...[args]: Args<K>): string {
    return this.formatLoosely(key, args ?? {});
  }

  /** The same for arguments that are slots, too. */
  formatLoosely(key: Key, args: Readonly<Record<string, Text | Slot>>): string {
    const pattern = this.#bundle.getMessage(key)?.value;
    if (!pattern) return this.#isWhole ? key : TO_COME;
    const values = Object.entries(args).map(([name, value]) => [name, this.#valueOf(value)] as const);
    return this.#bundle.formatPattern(pattern, Object.fromEntries(values), []);
  }

  /** The sentence of a message. */
  say({ code, args }: Message): string {
    return this.formatLoosely(code, args ?? {});
  }

  #valueOf(value: Text | Slot): string | number | Slot {
    if (value instanceof Slot) {
      value.begin(this.numbers);
      return value;
    }
    if (typeof value === "object") return this.say(value);
    return typeof value === "string" ? isolated(value) : value;
  }
}

/** A function for sentences that writes a number in its own way. */
function written(write: (value: number) => string): FluentFunction {
  return ([value]): string | FluentType<unknown> => {
    if (value instanceof Slot) return value.writeAs(write);
    if (value instanceof FluentNumber) return write(value.value);
    throw new TypeError("a number was expected");
  };
}

/** A text whose letters run from right to left keeps its order, and the sentence around it too. */
export function isolated(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? `${ISOLATE}${text}${END_ISOLATE}` : text;
}
