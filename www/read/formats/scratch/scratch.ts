/**
 * Projects of Scratch 3: the scripts of the stage and of each sprite, from top to bottom as they lie in the editor, a block a line.
 *
 *     sprite "Cat"
 *     event_whenflagclicked
 *     control_repeat 10
 *       motion_movesteps (operator_add 5 (data_variable "speed"))
 *
 * A block is written with the name that the project's file has for it, whatever language the editor was in. What the author
 * named, and texts, stand in quotation marks, so that the engine reads a copy with other names as the same program. Each block is written once,
 * so time and memory are linear.
 */
import { message } from "../../../i18n/message.ts";
import { type Content, contentOf, Pieces, tooDeep, Unreadable } from "../../model.ts";
import { parsedJson } from "../../parts/json.ts";
import type { Parts } from "../../parts/package.ts";

/** An object of the file, which may contain anything. */
type Thing = Readonly<Record<string, unknown>>;

export async function readScratch(parts: Parts): Promise<Content> {
  const bytes = await parts.bytes("project.json");
  const project = parsedJson(new TextDecoder().decode(bytes ?? new Uint8Array()));
  const targets = listOf(thingOf(project)["targets"]).map(thingOf);
  if (targets.length === 0) throw new Unreadable(message("files-no-sprites"));
  const read = targets.map((target) => new Target(target).read());
  const lost = read.reduce((sum, { lost }) => sum + lost, 0);
  return contentOf(message("files-format-scratch"), read.map(({ text }) => text).join("\n"), {
    missing: lost > 0 ? [message("files-missing-blocks", { count: lost })] : [],
  });
}

/** Blocks within blocks; a script that people can read has a dozen. */
const MAX_NESTING = 300;

/** Columns of indentation: deeper blocks stand below each other. */
const MAX_INDENTATION = 40;

/** The inputs that hold scripts: what `if` and loops contain, and what follows `else`. */
const BRANCHES = ["SUBSTACK", "SUBSTACK2"] as const;

/** Fields whose value the author named. That of the others is a word of Scratch. */
const NAMES: ReadonlySet<string> = new Set([
  ...["BACKDROP", "BROADCAST_OPTION", "CLONE_OPTION", "COSTUME", "DISTANCETOMENU", "LIST", "OBJECT", "PROPERTY"],
  ...["SOUND_MENU", "TO", "TOUCHINGOBJECTMENU", "TOWARDS", "VALUE", "VARIABLE"],
]);

/** The stage or a sprite. */
class Target {
  readonly #target: Thing;
  readonly #blocks: ReadonlyMap<string, unknown>;
  readonly #notes = new Map<string, string[]>();
  readonly #written = new Set<string>();
  readonly #text = new Pieces();

  constructor(target: Thing) {
    this.#target = target;
    this.#blocks = new Map(Object.entries(thingOf(target["blocks"])));
    for (const { blockId, text } of Object.values(thingOf(target["comments"])).map(thingOf)) {
      const block = typeof blockId === "string" ? blockId : "";
      if (typeof text !== "string") continue;
      const notes = this.#notes.get(block);
      if (notes) notes.push(text);
      else this.#notes.set(block, [text]);
    }
  }

  /** Its scripts, and the number of blocks that belong to none. */
  read(): { text: string; lost: number } {
    const { isStage, name } = this.#target;
    this.#text.push(isStage === true ? "stage\n" : `sprite ${quoted(String(name ?? ""))}\n`);
    this.#note("", "");
    for (const id of this.#scripts()) {
      this.#text.push("\n");
      this.#script(id, 0);
    }
    return { text: this.#text.toString(), lost: this.#blocks.size - this.#written.size };
  }

  /** The first blocks of all scripts, from top to bottom. */
  #scripts(): string[] {
    const placed = [...this.#blocks].flatMap(([id, block]) => {
      // A variable that lies about by itself is a list.
      if (Array.isArray(block)) return [{ id, x: numberOf(block[3]), y: numberOf(block[4]) }];
      const { topLevel, x, y } = thingOf(block);
      return topLevel === true ? [{ id, x: numberOf(x), y: numberOf(y) }] : [];
    });
    return placed.sort((a, b) => a.y - b.y || a.x - b.x).map(({ id }) => id);
  }

  /** Writes a block and all that follow it. */
  #script(first: string, depth: number): void {
    if (depth > MAX_NESTING) throw new Unreadable(tooDeep(MAX_NESTING));
    const indentation = "  ".repeat(Math.min(depth, MAX_INDENTATION));
    for (let id: unknown = first; typeof id === "string" && this.#blocks.has(id) && !this.#written.has(id); ) {
      const block = this.#blocks.get(id);
      this.#note(id, indentation);
      const line = this.#expression(id, depth);
      this.#text.push(`${indentation}${line.startsWith("(") ? line.slice(1, -1) : line}\n`);
      for (const branch of BRANCHES) {
        const [, inner] = listOf(thingOf(thingOf(block)["inputs"])[branch]);
        if (branch === "SUBSTACK2" && typeof inner === "string") this.#text.push(`${indentation}else\n`);
        if (typeof inner === "string") this.#script(inner, depth + 1);
      }
      id = thingOf(block)["next"];
    }
  }

  /** A block with its fields and inputs. */
  #expression(id: string, depth: number): string {
    if (depth > MAX_NESTING) throw new Unreadable(tooDeep(MAX_NESTING));
    const block = this.#blocks.get(id);
    if (block === undefined || this.#written.has(id)) return "";
    this.#written.add(id);
    if (Array.isArray(block)) return this.#value(block, depth);
    const { opcode, fields, inputs, mutation, shadow } = thingOf(block);
    const chosen = Object.entries(thingOf(fields)).map(([name, field]) => fieldText(name, listOf(field)[0]));
    // A menu is written as what is chosen in it.
    if (shadow === true && chosen.length === 1) return chosen.join("");
    const { proccode, argumentids } = thingOf(mutation);
    const values = inputsInOrder(thingOf(inputs), argumentids).map((input) => this.#value(listOf(input)[1], depth + 1));
    const called = typeof proccode === "string" ? [quoted(proccode)] : [];
    const words = [word(String(opcode ?? "")), ...called, ...chosen, ...values];
    return `(${words.filter((each) => each !== "").join(" ")})`;
  }

  /** What is in an input: a block, or a value as [kind, value]. */
  #value(input: unknown, depth: number): string {
    if (typeof input === "string") return this.#expression(input, depth);
    const [kind, value] = listOf(input);
    if (kind === undefined) return "";
    const text = typeof value === "string" || typeof value === "number" ? String(value) : "";
    if (kind === 12) return `(data_variable ${quoted(text)})`;
    if (kind === 13) return `(data_listcontents ${quoted(text)})`;
    return literal(text);
  }

  /** Writes the comments on a block, or those on none. */
  #note(block: string, indentation: string): void {
    for (const note of this.#notes.get(block) ?? []) {
      for (const line of note.split(LINE_BREAK)) this.#text.push(`${indentation}// ${line}\n`);
    }
  }
}

/** All that Unicode and the engine take for the end of a line. */
const LINE_BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;

/** The values of a block, without its branches: by name, or those of a block of the author's own in the order of its arguments. */
function inputsInOrder(inputs: Thing, argumentIds: unknown): unknown[] {
  const names = Object.keys(inputs).filter((name) => !BRANCHES.some((branch) => branch === name));
  names.sort();
  const places = new Map(idsIn(argumentIds).map((id, at) => [id, at]));
  const placeOf = (name: string): number => places.get(name) ?? places.size;
  return names.sort((a, b) => placeOf(a) - placeOf(b)).map((name) => inputs[name]);
}

/** A list in JSON, as it stands within the file's. */
function idsIn(json: unknown): readonly unknown[] {
  try {
    return typeof json === "string" ? listOf(parsedJson(json)) : [];
  } catch {
    return [];
  }
}

/** What is chosen in a field: a name, or a word of Scratch such as `left-right`. Of names, `_mouse_` and the like are words, too. */
function fieldText(field: string, value: unknown): string {
  const text = typeof value === "string" || typeof value === "number" ? String(value) : "";
  return NAMES.has(field) && !/^_\w+_$/.test(text) ? quoted(text) : word(text);
}

/** A word of Scratch as one word; anything that is none is a text. */
function word(text: string): string {
  return /^[\w .'-]{1,60}$/.test(text) ? text.replace(/[ .'-]/g, "_") : literal(text);
}

function literal(text: string): string {
  return /^-?\d{1,20}(?:\.\d{1,20})?$/.test(text) ? text : quoted(text);
}

/** A text in quotation marks, on one line. */
function quoted(text: string): string {
  return JSON.stringify(text.replace(LINE_BREAK, "\n"));
}

function thingOf(value: unknown): Thing {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Thing) : {};
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function numberOf(value: unknown): number {
  return typeof value === "number" ? value : 0;
}
