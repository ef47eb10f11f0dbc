/**
 * Types of the environment that the interface names: those of the project's own libraries where it has them, and what suffices
 * where it has not. So a project for Node.js needs no library of types for pages. `tools/build.mjs` imports them into the
 * generated types.
 */

/** A class of the environment; `Else` where the project's libraries do not have it. */
type Global<Name extends string, Else> = typeof globalThis extends { [N in Name]: { prototype: infer Type } }
  ? Type
  : Else;

export type AbortSignal = Global<"AbortSignal", { readonly aborted: boolean; readonly reason: unknown }>;
export type URL = Global<"URL", { readonly href: string }>;
export type Response = Global<"Response", { arrayBuffer(): Promise<ArrayBuffer> }>;
export type RequestInfo = Global<"Request", string> | string;
export type BufferSource = ArrayBuffer | ArrayBufferView;

export namespace WebAssembly {
  type Of<Name extends string> = typeof globalThis extends { WebAssembly: { [N in Name]: { prototype: infer Type } } }
    ? Type
    : object;
  export type Module = Of<"Module">;
  export type Memory = Of<"Memory">;
  export type Table = Of<"Table">;
}
