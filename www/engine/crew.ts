/** How many workers read texts into sketches, and from how much text on (./pool.ts). */

/**
 * Bytes of text from which several workers read it. One worker takes a third of a second for 16 MB, from message to report;
 * to start four others takes a tenth. On two cores little is gained at any size, for the page and the worker that joins
 * need one of them, but nothing noticeable is lost, and a run that is cancelled keeps what was read.
 */
const POOL_FROM_BYTES = 16 * 2 ** 20;

/** More workers than this gain little: the page that feeds them and the worker that joins the sketches are one each. */
const MAX_WORKERS = 8;

/** How many workers read, and from how many bytes of text on. */
export interface Crew {
  readonly workers: number;
  readonly fromBytes: number;
}

/** One per core, at most `MAX_WORKERS`; `?workers=N` up to that limit overrides this, however little text there is. */
export function crewOf(search: string, cores: number): Crew {
  const asked = Number(new URLSearchParams(search).get("workers") ?? Number.NaN);
  if (Number.isInteger(asked) && asked >= 1 && asked <= MAX_WORKERS) {
    return { workers: asked, fromBytes: asked === 1 ? Number.POSITIVE_INFINITY : 0 };
  }
  const workers = Math.min(MAX_WORKERS, Math.max(1, cores));
  return { workers, fromBytes: workers === 1 ? Number.POSITIVE_INFINITY : POOL_FROM_BYTES };
}
