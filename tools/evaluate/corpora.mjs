// The corpora of `npm run evaluate`, in the order of the table. A corpus is an object:
//
// name      its name in the command
// title     its content, in a few words
// source    who made it, and where it can be obtained
// needs     the required files and folders, relative to the folder with all corpora
// evaluate  called with { folder, engine, note }: the folder with all corpora, the engine as returned by ./engine.mjs, and a
//           function that prints a line of progress; returns { rows, cases }, or a promise of it
//
// `rows` are lines of the table, each the result for one question:
//
// asked      what was to be found, and among how many
// params     the parameters given to the engine; all others are the defaults
// score      the score of each pair ("Jaccard", "containment of the answer in the source", ...)
// threshold  a number, or the minimum and the maximum of several as [least, largest]; absent if there is none
// chosen     how the threshold was chosen: never on the data that it is applied to
// setting    the page's name for the settings (see ./settings.mjs); absent if they have no name
// measures   numbers, or true and false, by name: those of ./table.mjs (precision, recall, f1, ...) or any other words
// goals      minimum values of measures, as { f1: 0.96 }, or maximum values, as { granularity: { atMost: 1.03 } }; absent if
//            nothing was set beforehand
// known      floors and published figures, each { figure: "F1 0.946", source: "3-word containment, all five tasks" }
//
// `cases` are sentences on errors: pairs that were missed, and pairs that were wrongly taken for copies; absent if these are
// too many to list. The same folder produces the same rows and cases on every machine.
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
