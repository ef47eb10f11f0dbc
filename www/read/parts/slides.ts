/** What is said of a presentation's slides and other parts that were not read, or not whole, whatever its format. */
import { message } from "../../i18n/message.ts";
import { type Content, hiddenNote, Pieces } from "../model.ts";
import { noted } from "./counts.ts";

const WARNINGS = [
  ["hidden", "files-hidden-slides"],
  ["again", "files-repeated-slides"],
  ["comments", "files-comments"],
] as const;
const MISSING = [
  ["lost", "files-missing-slides"],
  ["cut", "files-missing-slide-ends"],
  ["embedded", "files-missing-embedded"],
] as const;

export class SlideCounts {
  /** Hidden slides, which are left out. */
  hidden = 0;
  /** Entries of the list of slides that repeat one. */
  again = 0;
  comments = 0;
  /** Slides that the file lists but does not hold, and those whose end is missing. */
  lost = 0;
  cut = 0;
  /** Documents of other programs within slides. */
  embedded = 0;
  /** Whether there is text that each slide repeats: headers, footers, dates, and what stands on its master. */
  hasEdges = false;
  /** The text of shapes that are switched off. */
  readonly unseen = new Pieces();

  get notes(): Pick<Content, "warnings" | "missing" | "tricks"> {
    return {
      warnings: [...noted(this, WARNINGS), ...(this.hasEdges ? [message("files-headers")] : [])],
      missing: noted(this, MISSING),
      tricks: hiddenNote(this.unseen.toString()),
    };
  }
}
