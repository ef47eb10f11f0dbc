// The corpora that `npm run evaluate` knows, in the order of the table. A corpus is an object:
//
// name      what the command calls it
// title     what it holds, in a few words
// source    who made it, and where it can be had
// needs     the files and folders that it cannot do without, relative to the folder with all corpora
// evaluate  called with { folder, engine, note }: the folder with all corpora, the engine as ./engine.mjs gives it, and a
//           function that prints a line of progress; gives { rows, cases }, or a promise of it
//
// `rows` are lines of the table, each what one question came to:
//
// asked      what was to be found, and among how many
// params     the parameters given to the engine; those not named are the defaults
// score      what each pair was scored by ("Jaccard", "containment of the answer in the source", ...)
// threshold  a number, or the least and the largest of several as [least, largest]; left out where there is none
// chosen     how the threshold was chosen: never on the data that it is held to
// setting    what the settings are called on the page (see ./settings.mjs); left out where they have no name
// measures   numbers, or true and false, by name: those of ./table.mjs (precision, recall, f1, ...) or any other words
// goals      what measures are to be at least, as { f1: 0.96 }, or at most, as { granularity: { atMost: 1.03 } }; left out
//            where nothing was set beforehand
// known      floors and published figures, each { figure: "F1 0.946", source: "3-word containment, all five tasks" }
//
// `cases` are sentences on what went wrong: which pairs were missed, which were taken for copies that are none. The same
// folder gives the same rows and cases, whatever the machine.
import { articles } from "./articles.mjs";
import { books } from "./books.mjs";
import { cloughStevenson } from "./clough-stevenson.mjs";
import { essays } from "./essays.mjs";
import { honest } from "./honest.mjs";
import { ideographs } from "./ideographs.mjs";
import { long } from "./long.mjs";
import { obfuscation } from "./obfuscation.mjs";
import { pan10 } from "./pan10.mjs";
import { passages } from "./passages.mjs";
import { conplag, conplagRaw, irplag, progpedia } from "./programs.mjs";
import { rewrites } from "./rewrites.mjs";
import { russian } from "./russian.mjs";
import { textreuse } from "./textreuse.mjs";

export const corpora = [
  cloughStevenson,
  pan10,
  essays,
  articles,
  textreuse,
  passages,
  obfuscation,
  long,
  rewrites,
  russian,
  books,
  honest,
  ideographs,
  conplag,
  conplagRaw,
  progpedia,
  irplag,
];
