/** What an RTF file says about its making: the group `\info`, the program, and the ids of sessions of editing, as Word gives them. */
import { type FileTraces, TraceCollector, type TraceField } from "../../traces.ts";

/** Destinations with a text. */
const TEXTS: ReadonlyMap<string, TraceField> = new Map([
  ["author", "author"],
  ["operator", "lastAuthor"],
  ["company", "company"],
  ["generator", "program"],
  ["template", "template"],
]);

/** Destinations with a time. */
const TIMES: ReadonlyMap<string, TraceField> = new Map([
  ["creatim", "created"],
  ["revtim", "modified"],
]);

/** Control words with a number. */
const NUMBERS: ReadonlyMap<string, TraceField> = new Map([
  ["edmins", "minutes"],
  ["version", "revision"],
]);

/** Longer names are cut in any case. */
const MAX_CHARACTERS = 400;

export class FileInfo {
  readonly #traces = new TraceCollector();
  readonly #texts = new Map<string, string>();
  #time = new Map<string, number>();

  get traces(): FileTraces | undefined {
    return this.#traces.traces;
  }

  /** Whether the text of a destination is wanted, which is no part of the document. */
  takes(destination: string): boolean {
    return TEXTS.has(destination);
  }

  /** The destination that a word opens within `\info`. */
  open(name: string): string {
    return TEXTS.has(name) ? name : "";
  }

  /** Takes a control word outside of the document's text, and returns the destination of what follows. */
  word(destination: string, name: string, value: number | undefined): string {
    if (destination === "rsidtbl" && name === "rsid" && value !== undefined) this.#traces.revision(value);
    if (TIMES.has(destination) && value !== undefined) this.#time.set(name, value);
    if (destination !== "info") return destination;
    const field = NUMBERS.get(name);
    if (field && value !== undefined) this.#traces.set(field, value);
    if (TIMES.has(name)) this.#time = new Map();
    return TEXTS.has(name) || TIMES.has(name) ? name : destination;
  }

  text(destination: string, text: string): void {
    if (!TEXTS.has(destination)) return;
    const known = this.#texts.get(destination) ?? "";
    if (known.length < MAX_CHARACTERS) this.#texts.set(destination, known + text.slice(0, MAX_CHARACTERS));
  }

  /** Ends a group. */
  close(destination: string): void {
    const [text, time] = [TEXTS.get(destination), TIMES.get(destination)];
    if (text) this.#traces.set(text, (this.#texts.get(destination) ?? "").replace(/;$/, ""));
    if (!time) return;
    const part = (name: string, digits: number): string => String(this.#time.get(name) ?? 0).padStart(digits, "0");
    // Of no time zone.
    const [day, clock] = [
      [part("yr", 4), part("mo", 2), part("dy", 2)],
      [part("hr", 2), part("min", 2), part("sec", 2)],
    ];
    this.#traces.set(time, `${day.join("-")}T${clock.join(":")}`);
  }
}
