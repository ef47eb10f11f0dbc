/**
 * Which build of the engine this browser can run, compiled once for all workers.
 *
 * The engine is built twice (tools/build.mjs): with SIMD, which every browser has that the page is built for, and
 * without it, for hardened browsers and for processors on which browsers switch it off. Both give the same bytes, and
 * one JavaScript module loads either. Only the one that is used is fetched.
 */
import { message } from "../messages/message.ts";
import { SaidError } from "../messages/said-error.ts";

/**
 * A module with one function, `() -> v128`, that makes a vector of a number and counts the bits in each of its bytes:
 * valid only where SIMD is.
 */
const SIMD_MODULE = Uint8Array.of(
  ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00], // "\0asm", version 1
  ...[0x01, 0x05, 0x01, 0x60, 0x00, 0x01, 0x7b], // one type: takes nothing, gives a v128
  ...[0x03, 0x02, 0x01, 0x00], // one function, of that type
  ...[0x0a, 0x0a, 0x01, 0x08, 0x00], // its code: 8 bytes, no local variables
  ...[0x41, 0x00, 0xfd, 0x0f, 0xfd, 0x62, 0x0b], // i32.const 0, i8x16.splat, i8x16.popcnt, end
);

/** The address of the build to load; `validate` says whether a module is one that this browser can run. */
export function engineAddress(validate: (module: Uint8Array<ArrayBuffer>) => boolean = WebAssembly.validate): URL {
  // Written out, for the bundler to see which files these are.
  return validate(SIMD_MODULE)
    ? new URL("./pkg/lookalike_bg.wasm", import.meta.url)
    : new URL("./pkg/lookalike_scalar_bg.wasm", import.meta.url);
}

/** Fetches and compiles the engine: as it comes in, where the host gives its type. */
export async function compileEngine(): Promise<WebAssembly.Module> {
  const response = await fetch(engineAddress());
  if (!response.ok) throw new SaidError(message("engine-not-loaded-status", { status: String(response.status) }));
  const streams = response.headers.get("content-type") === "application/wasm";
  return streams ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}
