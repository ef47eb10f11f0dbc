/**
 * Which build of the engine this browser can run, compiled once for all workers.
 *
 * The engine is built twice (tools/build.mjs): with SIMD, which every browser has that the page is built for, and
 * without it, for hardened browsers and for processors on which browsers switch it off. Both give the same bytes, and
 * one JavaScript module loads either. Only the one that is used is fetched.
 */
import { message, SaidError } from "../i18n/message.ts";
import { hasSimd } from "./simd.ts";

/** The address of the build to load; `validate` says whether a module is one that this browser can run. */
export function engineAddress(validate?: (module: Uint8Array<ArrayBuffer>) => boolean): URL {
  // Written out, for the bundler to see which files these are.
  return hasSimd(validate)
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
