/** The options of a `WorkerCorpus`'s calls, checked as the engine checks those of a `Corpus`'s comparison. */
import { describe, typeError } from "./errors.js";

/** The `signal` and the `onProgress` function of a comparison; a function alone is `onProgress`. */
export function compareOptions(options) {
  return typeof options === "function" ? { onProgress: options } : read(options, ["signal", "onProgress"]);
}

/** The `signal` of any other call. */
export function callOptions(options) {
  return read(options, ["signal"]);
}

function read(options, known) {
  if (options === undefined || options === null) return {};
  const isSignal = typeof options === "object" && "aborted" in options;
  if (typeof options !== "object" || Array.isArray(options) || isSignal) {
    const given = isSignal ? "a signal; write { signal }" : describe(options);
    const message = `options must be an object { ${known.join(", ")} }, got ${given}`;
    throw typeError("wrongOptions", { place: "options", given }, message);
  }
  for (const name of Object.keys(options)) {
    if (known.includes(name)) continue;
    const args = { name, known: known.join(", ") };
    throw typeError("unknownOption", args, `there is no option ${JSON.stringify(name)}; there are: ${args.known}`);
  }
  const signal = options.signal ?? undefined;
  if (signal !== undefined && !(typeof signal.aborted === "boolean" && typeof signal.addEventListener === "function")) {
    const args = { place: "options.signal", given: describe(signal) };
    const rest = "hand in the signal of an AbortController";
    throw typeError("wrongSignal", args, `options.signal must be an AbortSignal, got ${args.given}; ${rest}`);
  }
  const onProgress = options.onProgress ?? undefined;
  if (onProgress !== undefined && typeof onProgress !== "function") {
    const args = { place: "options.onProgress", given: describe(onProgress) };
    throw typeError(
      "wrongProgress",
      args,
      `options.onProgress must be a function, got ${args.given}; leave it out for none`,
    );
  }
  return { signal, onProgress };
}
