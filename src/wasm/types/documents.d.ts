/** The role of a document in a comparison. */
export type Role = "submission" | "archive" | "template";

/** The name, role and author of a document. */
export interface DocumentLabel {
  name: string;
  /** Left out: a submission. */
  role?: Role | null | undefined;
  /** Two documents of one author are not compared. Left out: nobody's. */
  author?: string | null | undefined;
}

/** A text with a name of its own. */
export interface DocumentInput extends DocumentLabel {
  /**
   * A string, or the bytes of a text file in UTF-8, which then need not become a string at all. Other files, such as PDF or
   * Word, must be converted to text first.
   */
  text: string | Uint8Array;
}

/** How a comparison is followed and stopped. */
export interface CompareOptions {
  /**
   * Stops the comparison, which then throws the signal's reason: a `DOMException` named "AbortError", unless `abort` was
   * called with another. A comparison runs without pause, so nothing else runs in its thread meanwhile: it sees an abort
   * from before it began, and one from inside `onProgress`.
   */
  signal?: AbortSignal | null | undefined;
  /** Called as the work goes on. An error that it throws stops the comparison and is rethrown. */
  onProgress?: ((progress: Progress) => void) | null | undefined;
}

/** The progress of a comparison. */
export interface Progress {
  /** The current stage. */
  stage: Stage;
  /** Steps done in this stage: documents, pairs of documents, or the whole. */
  done: number;
  /** All steps of this stage. */
  total: number;
}

/** The stages of a comparison, in order. */
export type Stage = "text" | "spacing" | "index" | "evidence" | "pairs" | "candidates" | "report";

/** The rule for new texts: one at least as similar as `refuseAt` (0.9) to any document is refused, and so is one whose group
 *  would have more than `largestGroup` (5) documents. */
export interface IntakeRule {
  refuseAt?: number;
  largestGroup?: number;
}

/** Sketches of documents, without their texts. Each column has one entry a document, or as many as its counts say. */
export interface Sketches {
  /** Version of the engine that made them; other versions refuse them. */
  engine: string;
  /** Digest of the parameters that decide sketches; a corpus refuses those that were made with others. */
  madeWith: string;
  /**
   * Tokens, of these the quoted and the referenced, shingles, those left out as an edited template's, fingerprints, bytes of
   * text, 1 if the text had lone surrogates, the number of its language from 1, 0 for none, packed words, and words:
   * eleven numbers a document.
   */
  counts: Uint32Array;
  /** The windows' numbers of all documents, one after the other. */
  fingerprints: BigUint64Array;
  /** The packed words of all documents, one after the other, where evidence is asked for. */
  words: Uint32Array;
  /**
   * The number of distinct shingles, and of those in a template: two numbers for each document if the exact sets were not
   * kept; otherwise empty.
   */
  sizes: Uint32Array;
  /** The signatures, one after the other. */
  signatures: Uint32Array;
  /** Counts of obfuscation: twelve numbers for each document. */
  obfuscationCounts: Uint32Array;
  /** Evenly spaced letters in all texts, whose words are found only with the words of other documents. */
  unsegmented: number;
  /** Digests of the texts, 32 bytes each. */
  digests: Uint8Array;
}
