/** What a cell holds. A buffer is text in the code page of an old workbook. */
export type Value =
  | string
  | number
  | Uint8Array
  | { shared: number }
  | { packed: readonly number[] }
  | { truth: boolean }
  | { error: number }
  | { formula: string | number | { truth: boolean } | { error: number } };
export type Cell = Value | { value: Value; style: number };
export interface Sheet {
  rows?: readonly (readonly Cell[])[];
  /** Text boxes, each in pieces; a comment has the kind 0x19. */
  boxes?: readonly { kind?: number; pieces: readonly string[] }[];
  state?: number;
  kind?: number;
  more?: readonly Uint8Array[];
}
export const CONTINUE: number;
export function u16(...values: number[]): Uint8Array;
export function u32(...values: number[]): Uint8Array;
export function record(type: number, ...parts: Uint8Array[]): Uint8Array;
/** The records of number formats, and of a style for each: a code, or the number of a format that no file states. */
export function stylesOf(formats: readonly (string | number)[]): Uint8Array[];
export function text(value: string, countBytes?: 1 | 2): Uint8Array;
/** A workbook of Excel 97, or of Excel 5 and 95 if it `isOld`. */
export function xls(
  sheets: readonly Sheet[],
  more?: {
    strings?: readonly string[];
    shared?: readonly Uint8Array[];
    head?: readonly Uint8Array[];
    places?: readonly (number | undefined)[];
    isOld?: boolean;
    codePage?: number;
    embedded?: number;
  },
): Uint8Array<ArrayBuffer>;
