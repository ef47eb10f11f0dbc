/** Remarks that many files share, in one line. */
import type { Message } from "../www/messages/message";
import { message } from "../www/messages/message";
import { listedText, say, t } from "../www/messages/t";

/** More guessed encodings than this have one line together: a folder of old files would fill the screen. */
const MAX_LINES = 3;

type Note = Message | string;

/**
 * The line for files whose encoding was guessed, where they are many, by encoding, the most frequent first; `isSummed` tells
 * the remarks that it stands for. `notes` are each file's.
 */
export function guessesInOneLine(notes: readonly (readonly Note[])[]): {
  line: string[];
  isSummed: (note: Note) => boolean;
} {
  const guesses = notes.flatMap((own) => own.flatMap((note) => encodingGuessed(note) ?? []));
  if (guesses.length <= MAX_LINES) return { line: [], isSummed: () => false };
  const counts = new Map<string, number>();
  for (const encoding of guesses) {
    const name = say(encoding);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const byCount = [...counts].sort(([x, more], [y, fewer]) => fewer - more || (x < y ? -1 : 1));
  const encodings = listedText(byCount.map(([encoding, count]) => say(message("cli-guessed-as", { encoding, count }))));
  const line = [t("cli-guessed", { count: guesses.length, encodings })];
  return { line, isSummed: (note) => encodingGuessed(note) !== null };
}

function encodingGuessed(note: Note): Note | null {
  if (typeof note === "string" || note.code !== "files-guessed") return null;
  const encoding = note.args?.["encoding"];
  return typeof encoding === "object" || typeof encoding === "string" ? encoding : null;
}
