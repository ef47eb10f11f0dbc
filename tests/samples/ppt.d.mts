/** A shape on a slide. */
interface Shape {
  text?: string;
  /** The number of the slide's text that it shows. */
  placeholder?: number;
  isHidden?: boolean;
  /** The type of a record that stands for a field. */
  field?: number;
  /** Its place in the text. */
  at?: number;
  kind?: number;
  /** What each slide repeats there, as written since 2007 or before. */
  edge?: { is?: number; old?: number };
}
export interface Slide {
  shapes?: readonly Shape[];
  /** The texts of placeholders, which stand in the list of slides. */
  texts?: readonly string[];
  notes?: string | readonly Shape[];
  isHidden?: boolean;
  comments?: number;
}
interface Options {
  lock?: boolean;
  places?: Record<string, number>;
  current?: number;
  before?: readonly Uint8Array[];
  master?: readonly Shape[];
  edges?: { flags: number; text: string };
  embedded?: number;
}
export function atom(type: number, body?: Uint8Array, instance?: number): Uint8Array;
export function container(type: number, children: readonly Uint8Array[], instance?: number): Uint8Array;
export function letters(value: string): Uint8Array;
/** A presentation; `places` says where objects lie, and "directory" where their list does. */
export function ppt(slides: readonly Slide[], options?: Options): Uint8Array<ArrayBuffer>;
export function pptStreams(slides: readonly Slide[], options?: Options): Record<string, Uint8Array>;
