// Global sheets are imported for their effect; the classes of CSS modules are typed in styles.d.ts.
declare module "*.css";

// The address of a worker's bundle.
declare module "*?worker&url" {
  const address: string;
  export default address;
}

// Catalogues by language, generated from the folders in www/i18n (tools/messages-plugin.mjs).
declare module "messages:page" {
  type Files = Readonly<Record<string, () => Promise<{ default: string }>>>;
  export const first: Files;
  export const result: Files;
}

declare module "messages:terminal" {
  export const english: string;
  export const others: Readonly<Record<string, () => Promise<{ default: string }>>>;
}

/** The worker's part of pdf.js has no types; it is only passed to the other part. */
declare module "pdfjs-dist/legacy/build/pdf.worker.mjs" {
  export const WorkerMessageHandler: { initializeFromPort(port: unknown): void };
}

/** Tesseract's core, as Emscripten builds it. */
declare module "tesseract.js-core/tesseract-core-simd-lstm.js" {
  export interface TesseractApi {
    Init(path: null, languages: string, engine: number): number;
    /** Reads the file "/input"; 0 if it could. The angle is in radians. */
    SetImageFile(orientation: number, angle: number): number;
    FindLines(): void;
    GetGradient(): number;
    Recognize(monitor: null): number;
    GetJSONText(): string;
    Clear(): void;
  }
  export interface TesseractModule {
    readonly FS: { writeFile(path: string, bytes: Uint8Array): void; unlink(path: string): void };
    readonly TessBaseAPI: new () => TesseractApi;
  }
  export default function core(options: {
    wasmBinary: Uint8Array | undefined;
    print: (line: string) => void;
    printErr: (line: string) => void;
  }): Promise<TesseractModule>;
}

/** libarchive, as Emscripten builds it: pointers and numbers. */
declare module "libarchive-wasm/dist/libarchive.js" {
  export interface LibarchiveModule {
    readonly HEAPU8: Uint8Array<ArrayBuffer>;
    _malloc(bytes: number): number;
    _archive_read_new(): number;
    _archive_read_support_filter_all(archive: number): number;
    _archive_read_support_format_all(archive: number): number;
    _archive_read_open_memory(archive: number, at: number, bytes: number): number;
    _archive_read_next_entry(archive: number): number;
    _archive_read_data(archive: number, at: number, bytes: number): number;
    _archive_read_has_encrypted_entries(archive: number): number;
    _archive_error_string(archive: number): number;
    _archive_entry_pathname_utf8(entry: number): number;
    _archive_entry_symlink_utf8(entry: number): number;
    _archive_entry_hardlink_utf8(entry: number): number;
    _archive_entry_filetype(entry: number): number;
    _archive_entry_is_encrypted(entry: number): number;
    _archive_entry_size(entry: number): number;
  }
  export default function libarchive(options: {
    print: (line: string) => void;
    printErr: (line: string) => void;
    instantiateWasm: (
      imports: WebAssembly.Imports,
      receive: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
    ) => void;
  }): Promise<LibarchiveModule>;
}

declare module "*?url" {
  const address: string;
  export default address;
}
