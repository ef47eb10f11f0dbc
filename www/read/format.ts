/**
 * A format of files, as the readers know it: how it is told from others, and how it is read. Each has a folder in formats/, and a
 * line in formats/registry.ts. The reader itself is fetched when the first such file comes.
 */
import type { Key } from "../i18n/message.ts";
import type { Content } from "./model.ts";
import type { Package } from "./parts/package.ts";

/** What reading a file takes besides its bytes. */
export interface ReaderHost {
  /** pdf.js's table for a predefined character map, by the name of its file. */
  readCharacterMap: (fileName: string) => Promise<Uint8Array>;
}

interface Described {
  readonly id: string;
  /** Its name in the list of documents. */
  readonly label: Key;
  /** Endings of names that promise it. */
  readonly endings: readonly string[];
}

/** Told by the first bytes. */
export interface BinaryFormat extends Described {
  readonly of: "bytes";
  detect(head: Uint8Array, ending: string): boolean;
  read(bytes: Uint8Array, host: ReaderHost): Promise<Content>;
}

/** What tells one ZIP archive of parts from another. */
export interface PackageLook {
  readonly names: ReadonlySet<string>;
  /** What the part "mimetype" says; empty where there is none. */
  readonly type: string;
}

/** A ZIP archive of XML parts. */
export interface PackageFormat extends Described {
  readonly of: "package";
  detect(look: PackageLook): boolean;
  read(parts: Package, look: PackageLook): Promise<Content>;
}

/** Text with marks in it, once its encoding is known. */
export interface TextFormat extends Described {
  readonly of: "text";
  detect(text: string, ending: string): boolean;
  read(text: string): Promise<Content>;
}

export type Format = BinaryFormat | PackageFormat | TextFormat;
