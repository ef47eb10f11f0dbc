/**
 * Chooses the build of the engine that this browser can run, and compiles it once for all workers.
 *
 * The engine is built twice (tools/build.mjs): with SIMD, which all supported browsers have, and without it, for hardened
 * browsers and for processors on which browsers switch it off. Both return the same bytes, and one JavaScript module loads
 * either. Only the build in use is fetched.
 */
import { message, UserError } from "../i18n/message.ts";
import { hasSimd } from "./simd.ts";

/** The address of the build to load; `validate`: whether this browser can run a module. */
export function engineAddress(validate?: (module: Uint8Array<ArrayBuffer>) => boolean): URL {
  // Literal URLs, so that the bundler sees which files these are.
  return hasSimd(validate)
    ? new URL("./pkg/lookalike_bg.wasm", import.meta.url)
    : new URL("./pkg/lookalike_scalar_bg.wasm", import.meta.url);
}

/** Fetches and compiles the engine: streaming, if the host sends the right content type. */
export async function compileEngine(): Promise<WebAssembly.Module> {
  const response = await fetch(engineAddress());
  if (!response.ok) throw new UserError(message("engine-not-loaded-status", { status: String(response.status) }));
  const streams = response.headers.get("content-type") === "application/wasm";
  return streams ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}
