/** Names of people that files give: which say nothing, and which belong to somebody of the batch. */
import { code } from "../read/model.ts";
import { fileName } from "../read/names.ts";

/** Words of names that programs and computers give themselves. */
const GENERIC: ReadonlySet<string> = new Set(code`
  user usuario пользователь admin admin1 administrator administrador администратор owner propietario владелец student
  students alumno estudiante студент ученик author autor автор unknown desconocido неизвестно anonymous guest test
  home office microsoft windows macbook mac apple google libreoffice openoffice hp dell lenovo acer asus samsung
  toshiba pc openpyxl un named pptx laptop desktop computer teacher school университет университета python docx wps
`);

/** Whether a name is that of a computer or a program: "Windows User", "HP 15". */
export function isGenericName(name: string): boolean {
  return wordsOf(name).every((word) => GENERIC.has(word));
}

/** The words of a name in lower case. "KateMallory" is two. */
function wordsOf(name: string): string[] {
  const spaced = name.normalize("NFC").replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2");
  return [...new Set(spaced.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [])];
}

interface Named {
  readonly name: string;
  readonly author: string | null;
  readonly role: string;
}

/** Whose name it is: an author's, or of files without one, that in the file's name. */
export class NameIndex {
  /** The words of each person's name, by a document of the person. */
  readonly #people = new Map<number, ReadonlySet<string>>();
  /** The people with a word in their name. */
  readonly #byWord = new Map<string, number[]>();
  readonly #personOf: readonly number[];

  constructor(documents: readonly Named[]) {
    const known = new Map<string, number>();
    this.#personOf = documents.map(({ author }, at) => {
      const person = author === null ? at : (known.get(author) ?? at);
      if (author !== null) known.set(author, person);
      return person;
    });
    for (const [at, { name, author, role }] of documents.entries()) {
      if (role !== "submission" || this.#personOf[at] !== at) continue;
      const words = new Set(wordsOf(author ?? fileName(name).replace(/\.[^.]{1,5}$/, "")));
      this.#people.set(at, words);
      for (const word of words) {
        const people = this.#byWord.get(word);
        if (people) people.push(at);
        else this.#byWord.set(word, [at]);
      }
    }
  }

  /** A document of the only other person whose name it is; null if it is nobody's, or that of the document's own author. */
  otherWith(name: string, document: number): number | null {
    const words = wordsOf(name);
    const has = (person: number): boolean => {
      const own = this.#people.get(person);
      if (!own || !words.every((word) => own.has(word))) return false;
      // A first name alone is that of many.
      return words.length > 1 ? words.every((word) => word.length > 1) : own.size === 1 && name.length > 3;
    };
    const own = this.#people.get(this.#personOf[document] ?? document);
    // In part, too: "Kate M." is the own name of Kate Mallory, and "Mallory" may be her sister's.
    if (own && words.some((word) => word.length > 2 && own.has(word))) return null;
    const found = (this.#byWord.get(words[0] ?? "") ?? []).filter(has);
    return found.length === 1 ? (found[0] ?? null) : null;
  }
}
