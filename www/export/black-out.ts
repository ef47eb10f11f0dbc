/** The names that a masked case report blacks out: what is known of the other people, for a person to complete. */

import { namesInFileNames } from "../workspace/names/in-file-names.ts";
import type { Page } from "../workspace/saved-result.ts";

/** Names that are known before anybody enters one. */
export interface KnownNames {
  readonly names: readonly string[];
  /** Whether some of them are guessed from what files are called. */
  readonly areGuessed: boolean;
  /** Documents of which neither an owner nor a guess is known. */
  readonly unknown: number;
}

/** What is known of the people whose documents are at `places`. */
export function knownNames({ report: { documents }, held }: Page, places: Iterable<number>): KnownNames {
  const guessed = namesInFileNames(documents.name);
  const names = new Set<string>();
  let areGuessed = false;
  let unknown = 0;
  for (const place of places) {
    const owner = held[place]?.owner ?? null;
    if (owner !== null) {
      // A comma parts names in the field: "Mallory, Kate"; platforms put a number behind: "Kate Mallory (11)".
      names.add(owner.replaceAll(/\(\d+\)|[,;\s]+/g, " ").trim());
      continue;
    }
    const found = guessed(documents.name[place] ?? "");
    if (found.length === 0) unknown++;
    else areGuessed = true;
    for (const name of found) names.add(name);
  }
  return { names: [...names], areGuessed, unknown };
}

/** The names that a person wrote, one in a line or parted by commas. */
export function namesIn(text: string): readonly string[] {
  return text
    .split(/[\n\r,;]/)
    .map((name) => name.trim())
    .filter((name) => name !== "");
}

/** Whose a document is, as one word: documents of one owner have the same. */
export function personAt({ held }: Page, place: number): string {
  const owner = held[place]?.owner ?? null;
  return owner === null ? `#${place}` : `@${owner}`;
}
