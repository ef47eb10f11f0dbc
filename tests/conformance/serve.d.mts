/** Bundles the page; the engine must have been built. */
export function bundle(): Promise<void>;
/** Serves the page on a free port. */
export function serve(): Promise<{
  address(engine: "simd" | "scalar", workers: number): string;
  nextOutcome(): Promise<{ digests?: Record<string, string>; error?: string; workers: number }>;
  close(): void;
}>;
