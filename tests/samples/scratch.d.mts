/** A block: its opcode, inputs, fields and mutation. */
type Block = readonly [string, object?, object?, object?];
/** A script: blocks that follow each other, and where it lies. */
type Script = readonly Block[] | { y: number; steps: readonly Block[] };
/** A project of Scratch 3 of these targets, the stage first. */
export function sb3(
  targets: readonly { name: unknown; scripts?: readonly Script[]; comments?: object; blocks?: unknown }[],
  more?: Record<string, string>,
): Uint8Array<ArrayBuffer>;
/** What the author of a game named. */
interface GameNames {
  hero: string;
  thing: string;
  score: string;
  speed: string;
  message: string;
  jump: string;
  said: string;
  y: number;
}
/** A game in Scratch whose names are these. */
export function game(names: GameNames): Uint8Array<ArrayBuffer>;
/** Another author's game. */
export function otherGame(): Uint8Array<ArrayBuffer>;
