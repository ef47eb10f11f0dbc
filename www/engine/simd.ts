/** Detects which of the two builds of the engine this browser can run; the service worker uses it to cache only that one. */

/**
 * A module with one function, `() -> v128`, that splats a number and counts the bits in each of its bytes: valid only with
 * SIMD.
 */
const SIMD_MODULE = Uint8Array.of(
  ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00], // "\0asm", version 1
  ...[0x01, 0x05, 0x01, 0x60, 0x00, 0x01, 0x7b], // one type: no parameters, returns a v128
  ...[0x03, 0x02, 0x01, 0x00], // one function, of that type
  ...[0x0a, 0x0a, 0x01, 0x08, 0x00], // its code: 8 bytes, no local variables
  ...[0x41, 0x00, 0xfd, 0x0f, 0xfd, 0x62, 0x0b], // i32.const 0, i8x16.splat, i8x16.popcnt, end
);

/** Whether WebAssembly SIMD is supported; `validate`: whether this browser can run a module. */
export function hasSimd(validate: (module: Uint8Array<ArrayBuffer>) => boolean = WebAssembly.validate): boolean {
  return validate(SIMD_MODULE);
}
