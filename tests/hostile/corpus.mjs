// The hostile corpus: files of every format that is read, each made to take for ever, to take all memory, to run something,
// to fetch something, or to vanish without a word. All are made here, the same on every machine; none lies in the repository.
import { hostile as mislabelled } from "../samples/hostile.mjs";
import { containers, names } from "./archives.mjs";
import { captures } from "./captures.mjs";
import { bytesOf, LINE } from "./kit.mjs";
import { typeset } from "./latex.mjs";
import { locked } from "./locked.mjs";
import { mails } from "./mails.mjs";
import { markup } from "./markup.mjs";
import { office } from "./office.mjs";
import { oldOffice } from "./old-office.mjs";
import { packedFiles } from "./packed.mjs";
import { attachedAndForms } from "./pdf-attached.mjs";
import { pictures } from "./pictures.mjs";
import { portable } from "./portable.mjs";
import { programs } from "./programs.mjs";
import { projects } from "./scratch.mjs";
import { sheets } from "./sheets.mjs";
import { tarred } from "./tarred.mjs";
import { texts } from "./texts.mjs";

/** A server that must never be asked for anything; the runners listen where this says. */
const NOWHERE = "http://127.0.0.1:9";

/**
 * All files, one at a time: `{ name, bytes, program, isLarge }`. Names are such that a disk can hold them and that each names its
 * file; `program` says that it is to be compared as a program, `isLarge` that it has more than 20,000 bytes, which take long to
 * make. `elsewhere` is what their references to other servers name.
 */
export function* corpus({ elsewhere = NOWHERE } = {}) {
  const seen = new Set();
  const makers = [
    texts,
    markup,
    typeset,
    office,
    portable,
    attachedAndForms,
    pictures,
    captures,
    projects,
    containers,
    tarred,
    locked,
    packedFiles,
    mails,
    sheets,
    oldOffice,
    programs,
  ];
  for (const maker of makers) {
    for (const [name, content] of maker({ elsewhere })) {
      if (seen.has(name)) throw new Error(`two files of the hostile corpus are called ${name}`);
      seen.add(name);
      yield hostileFile(name, content, maker === programs || maker === projects);
    }
  }
  for (const [name, { bytes }] of Object.entries(mislabelled)) yield hostileFile(`sample-${name}`, bytes, false);
}

/** The content of a large file is a function, and is made when its bytes are first read. */
function hostileFile(name, content, program) {
  const isLarge = typeof content === "function";
  let made;
  return {
    name,
    program,
    isLarge,
    get bytes() {
      made ??= bytesOf(isLarge ? content() : content);
      return made;
    },
  };
}

/**
 * Files whose names are the harm, as a browser may hand them over; most cannot lie on a disk. Each has a mark of its own,
 * such as "n07", that stands in its line whatever becomes of the rest.
 */
export function strangeNames({ elsewhere = NOWHERE } = {}) {
  return names(elsewhere).map((name) => ({
    name,
    mark: /n\d\d/.exec(name)[0],
    bytes: bytesOf(`${name.slice(0, 3)} ${LINE}`),
  }));
}

/** How many files there are of each format, by the extension of their names. */
export function countByFormat(files) {
  const counts = new Map();
  for (const { name } of files) {
    const extension = /\.([a-z0-9]+)$/.exec(name)?.[1] ?? "other";
    counts.set(extension, (counts.get(extension) ?? 0) + 1);
  }
  return new Map([...counts].sort(([, a], [, b]) => b - a));
}
