/** The options of a `WorkerCorpus` and of its calls, checked as the engine checks those of a `Corpus`'s comparison. */
import { describe, typeError } from "./errors.js";

/** The `signal` and the `onProgress` function of a comparison; a function alone is `onProgress`. */
export function compareOptions(options) {
  return typeof options === "function" ? { onProgress: options } : read(options, ["signal", "onProgress"]);
}

/** The `signal` of any other call. */
export function callOptions(options) {
  return read(options, ["signal"]);
}

/** The `workers` of a new corpus; undefined if it is left out. */
export function corpusOptions(options) {
  if (Array.isArray(options)) {
    const message = "new WorkerCorpus() takes options, not documents; call corpus.addAll([…]) on the new corpus";
    throw typeError("wrongOptions", { place: "options", given: describe(options) }, message);
  }
  checkFields(options, ["workers"]);
  const workers = options?.workers ?? undefined;
  if (workers !== undefined && !(Number.isInteger(workers) && workers >= 1)) {
    const given = typeof workers === "number" ? workers : describe(workers);
    throw new TypeError(`workers must be a whole number from 1, got ${given}`);
  }
  return { workers };
}

function read(options, known) {
  checkFields(options, known);
  const signal = options?.signal ?? undefined;
  if (signal !== undefined && !(typeof signal.aborted === "boolean" && typeof signal.addEventListener === "function")) {
    const args = { place: "options.signal", given: describe(signal) };
    const rest = "hand in the signal of an AbortController";
    throw typeError("wrongSignal", args, `options.signal must be an AbortSignal, got ${args.given}; ${rest}`);
  }
  const onProgress = options?.onProgress ?? undefined;
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

/** Throws unless these are options, or none, with no field of another name. */
function checkFields(options, known) {
  if (options === undefined || options === null) return;
  const isSignal = typeof options === "object" && "aborted" in options;
  if (typeof options !== "object" || Array.isArray(options) || isSignal) {
    const advice = known.includes("signal") ? "; write { signal }" : "";
    const given = isSignal ? `a signal${advice}` : describe(options);
    const message = `options must be an object { ${known.join(", ")} }, got ${given}`;
    throw typeError("wrongOptions", { place: "options", given }, message);
  }
  for (const name of Object.keys(options)) {
    if (known.includes(name)) continue;
    const args = { name, known: known.join(", ") };
    throw typeError("unknownOption", args, `there is no option ${JSON.stringify(name)}; there are: ${args.known}`);
  }
}
