// The schema of saved results for tests, which are strict: readers pass over fields that they do not know, as the schema says,
// but what is saved must have no field that it does not describe.
import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";

export const schema = JSON.parse(readFileSync(new URL("../docs/result.schema.json", import.meta.url), "utf8"));

/** A function that says whether a value is a saved result, with no other fields. */
export function strictValidator() {
  return new Ajv2020({ allowUnionTypes: true }).compile(strict(schema));
}

/** A function that says whether a value is a saved result, as programs of others check it. */
export function validator() {
  return new Ajv2020({ allowUnionTypes: true }).compile(schema);
}

function strict(part) {
  if (Array.isArray(part)) return part.map(strict);
  if (typeof part !== "object" || part === null) return part;
  const parts = Object.fromEntries(Object.entries(part).map(([name, value]) => [name, strict(value)]));
  return "properties" in part ? { additionalProperties: false, ...parts } : parts;
}
