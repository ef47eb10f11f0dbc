/** A file of the hostile corpus. */
export interface HostileFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** Whether it is to be compared as a program. */
  program: boolean;
  /** Whether its bytes are more than 20,000 and take long to make. */
  isLarge: boolean;
}

/** What references to other servers name. */
export interface Options {
  elsewhere?: string;
}

/** All files, one at a time. */
export function corpus(options?: Options): Generator<HostileFile>;

/** Files whose names are the harm; each has a mark of its own in what is left of its name. */
export function strangeNames(options?: Options): { name: string; mark: string; bytes: Uint8Array<ArrayBuffer> }[];
