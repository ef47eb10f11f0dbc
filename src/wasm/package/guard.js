/**
 * What the generated module has no clear error for: calls before the engine is loaded, of a corpus that was freed, and of one
 * whose work is under way. Each says what to do.
 */
import { birthday } from "./lookalike.js";

let isLoaded = false;

/** Throws unless the engine is loaded, however that was done; `name` is what was called. */
export function checkLoaded(name) {
  isLoaded ||= answers();
  if (!isLoaded)
    throw new Error(`${name} needs the engine, which is not loaded yet: call \`await init()\` first, once`);
}

/** Whether the engine answers: the shortest of its functions is called. */
function answers() {
  try {
    return birthday(1, 0.5) > 0;
  } catch {
    return false;
  }
}

/** A function of the engine that says so where the engine is not loaded. */
export function onceLoaded(name, work) {
  return (...args) => {
    checkLoaded(name);
    return work(...args);
  };
}

/** Whether a corpus may be used. */
export class Use {
  #isFreed = false;
  /** The method that is at work. */
  #atWork;

  /** Throws unless the corpus may be used for `name` now. */
  check(name) {
    if (this.#isFreed) {
      throw new Error(`${name} was called on a corpus that was freed: make a new one, and free it after its last use`);
    }
    if (this.#atWork) {
      const rest = "call it once that has returned, or on another corpus";
      throw new Error(`${name} was called on a corpus while its ${this.#atWork} is at work: ${rest}`);
    }
  }

  /** Does the work of a method, during which no other may be called: from a callback, for instance. */
  during(name, work) {
    this.check(name);
    this.#atWork = name;
    try {
      return work();
    } finally {
      this.#atWork = undefined;
    }
  }

  /** Returns whether the corpus is to be freed; it is not if it was already. */
  end() {
    if (this.#isFreed) return false;
    this.check("free()");
    this.#isFreed = true;
    return true;
  }
}
