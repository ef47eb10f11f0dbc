/** Errors as the engine makes them, for calls that do not reach it. */

/** A wrong value: `code` and `args` are those of the engine's errors. */
export function typeError(code, args, message) {
  return Object.assign(new TypeError(message), { code, args });
}

/** The type of a value, for a message. */
export function describe(value) {
  if (value === null || value === undefined) return `${value}`;
  if (Array.isArray(value)) return "an array";
  return typeof value === "object" ? "an object" : `a ${typeof value}`;
}

/** Throws unless a value is an array of documents; `name` is that of the argument. */
export function checkList(documents, name) {
  if (!Array.isArray(documents)) {
    const message = `${name} must be an array of strings or { name, text }, got ${describe(documents)}`;
    throw typeError("wrongDocuments", { place: name, given: describe(documents) }, message);
  }
}

/** Throws unless a value has the type of an argument, as `typeof` calls it. */
export function checkType(value, type, name) {
  if (typeof value !== type) throw new TypeError(`${name} must be a ${type}, got ${describe(value)}`);
}

/** There is no document with an id, or it is no id at all. */
export function noDocument(id) {
  if (Number.isInteger(id) && id >= 0) {
    const rest = "use the id of a document that was added and not removed";
    return Object.assign(new Error(`there is no document with id ${id}; ${rest}`), {
      code: "unknownDocument",
      args: { id },
    });
  }
  const given = typeof id === "number" ? `${id}` : typeof id === "string" ? id : describe(id);
  const shown = typeof id === "string" ? JSON.stringify(id) : given;
  const message = `id must be the id of a document, a whole number that add() returned, got ${shown}`;
  return typeError("wrongId", { place: "id", given }, message);
}
