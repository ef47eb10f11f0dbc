import { expect, test } from "@playwright/test";
import type { Attribution, Passage } from "../../www/engine/pkg/lookalike.js";
import { countsByKind, kindOf, PASSAGE_KINDS } from "../../www/pairs/passage-kinds.ts";
import { randomOf } from "./random.ts";

const neither = { quoted: false, cited: false, reference: false };
const of = (a: Partial<Attribution>, b: Partial<Attribution> = {}) => ({
  attributionA: { ...neither, ...a },
  attributionB: { ...neither, ...b },
});

test("a passage is of the kind that either text makes it", () => {
  expect(kindOf(of({}))).toBe("none");
  expect(kindOf(of({}, { cited: true }))).toBe("cited");
  expect(kindOf(of({ cited: true }, { quoted: true }))).toBe("quoted");
  expect(kindOf(of({ quoted: true }, { quoted: true, cited: true }))).toBe("both");
  expect(kindOf(of({ quoted: true, cited: true }, { reference: true }))).toBe("reference");
});

test("the words of all kinds add up to those of the passages that count", () => {
  const random = randomOf(7);
  const yes = (): boolean => random(2) === 0;
  const some = (): Partial<Attribution> => ({ quoted: yes(), cited: yes(), reference: yes() && yes() });
  const seen = new Set<string>();
  for (let round = 0; round < 200; round++) {
    const passages = Array.from({ length: random(12) }, () => ({
      ...of(some(), some()),
      matchedA: random(300),
      matchedB: random(300),
    })) as Passage[];
    const excluded = new Set(passages.flatMap((_, index) => (random(4) === 0 ? [index] : [])));
    const counts = countsByKind({ passages, uncounted: passages }, "words", (index) => excluded.has(index));
    const counted = passages.filter((_, index) => !excluded.has(index));
    for (const side of ["matchedA", "matchedB"] as const) {
      const sum = (all: readonly { matchedA: number; matchedB: number }[]): number =>
        all.reduce((total, one) => total + one[side], 0);
      expect(sum(counts.filter(({ isCounted }) => isCounted))).toBe(sum(counted));
      expect(sum(counts.filter(({ isCounted }) => !isCounted))).toBe(sum(passages));
    }
    expect(counts.every(({ passages }) => passages > 0)).toBe(true);
    for (const { kind } of counts) seen.add(kind);
    expect(countsByKind({ passages, uncounted: [] }, "code")).toEqual([]);
  }
  expect(seen.size).toBe(PASSAGE_KINDS.length);
});
