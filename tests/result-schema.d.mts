import type { AnySchemaObject, ValidateFunction } from "ajv";

export const schema: AnySchemaObject;
export function strictValidator(): ValidateFunction;
export function validator(): ValidateFunction;
