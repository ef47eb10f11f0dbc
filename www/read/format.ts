/**
 * A file format: how it is detected and read. Each has a folder in formats/ and a line in formats/registry.ts. The reader
 * itself is loaded with the first such file.
 */
import type { Key } from "../i18n/message.ts";
import type { Container } from "./container.ts";
import type { Content } from "./model.ts";
import type { CompoundFile } from "./parts/compound.ts";
import type { Parts } from "./parts/package.ts";
import type { Pixels } from "./picture-look.ts";

/** What the host provides to readers. */
export interface ReaderHost {
  /** pdf.js's table for a predefined character map, by its file name. */
  readCharacterMap: (fileName: string) => Promise<Uint8Array>;
  /** libarchive's WebAssembly, which unpacks 7z and RAR files. */
  readUnpacker: () => Promise<Uint8Array<ArrayBuffer>>;
  /** Decodes a picture; null if it is damaged. Node.js has no decoder. */
  decodePicture?: (bytes: Uint8Array<ArrayBuffer>) => Promise<Pixels | null>;
}

interface Described {
  readonly id: string;
  /** Its name in the list of documents. */
  readonly label: Key;
  /** File extensions that suggest it. */
  readonly extensions: readonly string[];
}

/** Detected by its first bytes. */
export interface BinaryFormat extends Described {
  readonly of: "bytes";
  detect(head: Uint8Array, extension: string): boolean;
  read(bytes: Uint8Array, host: ReaderHost, password?: string): Promise<Content | Container>;
}

/** A compound file, as Office wrote them before 2007. */
export interface CompoundFormat extends Described {
  readonly of: "compound";
  /** `names` are those of its streams and storages, in lower case. */
  detect(names: ReadonlySet<string>): boolean;
  read(file: CompoundFile, password?: string): Promise<Content | Container>;
}

/** The parts of a ZIP package by which its format is detected. */
export interface PackageLook {
  readonly names: ReadonlySet<string>;
  /** Content of the part "mimetype"; empty if there is none. */
  readonly type: string;
  /** Content of the part "[Content_Types].xml", if the names alone do not tell; otherwise empty. */
  readonly contents: string;
}

/** A ZIP package of XML parts. */
export interface PackageFormat extends Described {
  readonly of: "package";
  detect(look: PackageLook): boolean;
  read(parts: Parts, look: PackageLook, host: ReaderHost, password?: string): Promise<Content>;
}

/** A markup language; its text is already decoded. */
export interface TextFormat extends Described {
  readonly of: "text";
  detect(text: string, extension: string): boolean;
  read(text: string): Promise<Content>;
}

export type Format = BinaryFormat | CompoundFormat | PackageFormat | TextFormat;
