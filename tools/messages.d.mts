type Kind = "number" | "text";

interface Examined {
  keys: Record<string, Record<string, Kind>>;
  faults: string[];
}

export const catalogueFolder: string;
export function examine(catalogues: Record<string, Record<string, string>>, sources?: Record<string, string> | null): Examined;
export function examineFiles(options?: { withUse?: boolean }): Examined;
export function typesOf(keys: Examined["keys"]): string;
export function shippedText(text: string): string;
export function writeKeys(options?: { withUse?: boolean }): string[];
export function partsOf(language: string): { first: string; rest: string };
export function firstModules(): Map<string, string>;
export function importedFrom(paths: readonly string[]): Map<string, string>;
