import { existsSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { engineAddress } from "../../www/engine/load-engine.ts";

test("the engine with SIMD is taken where the platform has it, and exists", () => {
  const address = engineAddress();
  expect(address.pathname).toMatch(/\/lookalike_bg\.wasm$/);
  expect(existsSync(address)).toBe(true);
});

test("the one without is taken where the platform says no, and exists", () => {
  const asked: number[] = [];
  const address = engineAddress((module) => {
    asked.push(module.length);
    return false;
  });
  expect(address.pathname).toMatch(/\/lookalike_scalar_bg\.wasm$/);
  expect(existsSync(address)).toBe(true);
  expect(asked).toHaveLength(1);
});

test("what is asked about is valid with SIMD, and no longer so when its SIMD is spoilt", () => {
  engineAddress((module) => {
    expect(WebAssembly.validate(module)).toBe(true);
    // The opcode behind the second SIMD prefix, made one that does not exist.
    const spoilt = module.slice();
    spoilt[spoilt.length - 2] = 0xff;
    expect(WebAssembly.validate(spoilt)).toBe(false);
    return true;
  });
});
