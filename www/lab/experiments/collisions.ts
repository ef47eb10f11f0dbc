/**
 * Collisions against the width of a fingerprint. P2, "Choice of the signature's size": table 2, how many different
 * shingles make a collision probable, and table 3, how many collisions ten million shingles had.
 */
import type { Collisions, Params } from "../../engine/pkg/lookalike.js";
import { generatedText } from "../data.ts";
import { share, significant } from "../format.ts";
import { withCorpus } from "../measure.ts";
import type { Experiment, Finding, LabEngine, Plot, Table } from "../model.ts";
import { ascending } from "../statistics.ts";

const FINGERPRINTS = [
  ["rabinKarp32", "Rabin–Karp, 32 bits"],
  ["crc32", "CRC-32"],
  ["murmur3", "MurmurHash3"],
  ["rabinKarp40", "Rabin–Karp, 40 bits"],
  ["rabinKarp48", "Rabin–Karp, 48 bits"],
  ["rabinKarp56", "Rabin–Karp, 56 bits"],
  ["rabinKarp64", "Rabin–Karp, 64 bits"],
  ["crc64", "CRC-64"],
  ["rolling", "this program’s own, 64 bits"],
] as const satisfies readonly (readonly [Params["fingerprint"], string])[];

/** P2's table 2 as printed, but for its row of 72 bits: bits, then shingles for the three probabilities. */
const TABLE_2 = [
  [32, 9_291.486_835, 30_083.881_7, 66_241.668_88],
  [40, 148_663.789_4, 481_342.107_2, 1_059_866.702],
  [48, 2_378_620.63, 7_701_473.715, 16_957_867.23],
  [56, 38_057_930.08, 123_223_579.4, 271_325_875.7],
  [64, 608_926_881.2, 1_971_577_271, 4_341_214_012],
] as const;
const PROBABILITIES = [0.01, 0.1, 0.4] as const;

/** P2's table 3: collisions on 10 376 876 shingles. */
const TABLE_3 = { shingles: 10_376_876, crc32: 12_320, rabinKarp32: 13_089 };

/** Numbers of shingles on the plot. */
const DECADES = Array.from({ length: 25 }, (_, i) => 10 ** (3 + i / 4));

interface Row {
  readonly label: string;
  readonly found: Collisions;
}

/** See the head of this file. */
export const collisions: Experiment = {
  id: "collisions",
  title: "Collisions against the width of a fingerprint",
  sources: "P2, tables 2 and 3",
  about:
    "All shingles of words are told apart by their words, then numbered by each fingerprint; a collision is a shingle whose " +
    "number another one has already. Beside the count stands what chance would give. The texts on the page can be used; " +
    "else a text of made-up words is generated, long enough for 32 bits to collide.",
  fields: [
    {
      kind: "number",
      name: "words",
      label: "Words of the generated text",
      initial: "1000000",
      least: 10,
      most: 20_000_000,
    },
    { kind: "number", name: "k", label: "Length k, in words", initial: "5", least: 1, most: 64 },
  ],
  run(tools, data, answers) {
    const k = answers.number("k");
    const count = answers.number("words");
    const generated = () => [{ name: "generated", text: generatedText(count, data.seed) }];
    const rows = withCorpus(tools.engine, data.documents ?? generated(), (corpus) =>
      FINGERPRINTS.map(([fingerprint, label], i): Row => {
        tools.progress(i, FINGERPRINTS.length);
        return { label, found: corpus.collisions({ unit: "words", k, fingerprint }) };
      }),
    );
    const distinct = rows[0]?.found.distinct ?? 0;
    return {
      setting: `${data.documents ? `The ${data.documents.length} texts on this page` : `A generated text of ${significant(count)} words, seed ${data.seed}`}: ${significant(distinct)} different shingles of ${k} words.`,
      findings: [shortCollide(rows), longDoNot(rows), table2(tools.engine), table3(tools.engine)],
      plots: [plotOf(tools.engine, rows)],
      tables: [counted(rows), birthdays(tools.engine)],
    };
  },
};

/** What is to be expected of any number of shingles, a line a width; on it what was counted, where there was any. */
function plotOf(engine: LabEngine, rows: readonly Row[]): Plot {
  const distinct = rows[0]?.found.distinct ?? 0;
  const at = ascending(new Set([...DECADES, Math.max(distinct, 1)]));
  const expected = TABLE_2.map(([bits]) => ({
    label: `${bits} bits, expected`,
    draw: "line" as const,
    y: at.map((shingles) => visible(engine.expectedCollisions(Math.round(shingles), bits))),
  }));
  const counted = rows
    .filter(({ found }) => found.collisions > 0)
    .map(({ label, found }) => ({
      label: `${label}, counted`,
      draw: "dots" as const,
      hue: TABLE_2.findIndex(([bits]) => bits === found.bits),
      y: at.map((shingles) => (shingles === distinct ? found.collisions : null)),
    }));
  return {
    title: "Collisions, expected and counted",
    x: { label: "Different shingles", format: "number", logarithmic: true, from: at[0] ?? 1, to: at.at(-1) ?? 1 },
    y: { label: "Collisions", format: "number", logarithmic: true, from: 0.01, to: 1e8 },
    at,
    series: [...expected, ...counted],
  };
}

/** On a logarithmic axis there is no place for what is nearly nothing. */
function visible(value: number): number | null {
  return value >= 0.001 ? value : null;
}

function counted(rows: readonly Row[]): Table {
  return {
    caption: "Collisions counted and expected",
    columns: [
      { label: "fingerprint", format: "text" },
      { label: "bits", format: "integer" },
      { label: "different shingles", format: "integer" },
      { label: "collisions counted", format: "integer" },
      { label: "expected", format: "number" },
      { label: "off by so many standard deviations", format: "number" },
    ],
    rows: rows.map(({ label, found }) => [
      label,
      found.bits,
      found.distinct,
      found.collisions,
      found.expected,
      deviations(found),
    ]),
  };
}

/** Rare events: the variance of their number is about the number. Of far less than one, a deviation says nothing. */
function deviations({ collisions: counted, expected }: Collisions): number | null {
  return expected < 1 ? null : (counted - expected) / Math.sqrt(expected);
}

function birthdays(engine: LabEngine): Table {
  return {
    caption: "Different shingles that make one collision as probable as this (P2, table 2, reckoned anew)",
    columns: [
      { label: "bits", format: "integer" },
      ...PROBABILITIES.map((probability) => ({ label: share(probability), format: "integer" as const })),
    ],
    rows: TABLE_2.map(([bits]) => [bits, ...PROBABILITIES.map((probability) => engine.birthday(bits, probability))]),
  };
}

function shortCollide(rows: readonly Row[]): Finding {
  const short = rows.filter(({ found }) => found.bits === 32);
  const source = "P2, table 2";
  const claim = "With 32 bits, collisions are inevitable beyond 67 000 different shingles.";
  const distinct = short[0]?.found.distinct ?? 0;
  const told = short.map(({ label, found }) => `${label} ${found.collisions}`).join(", ");
  if (distinct <= 67_000) {
    return {
      source,
      claim,
      verdict: "unclear",
      because: `There are only ${significant(distinct)} different shingles.`,
    };
  }
  return {
    source,
    claim,
    verdict: short.every(({ found }) => found.collisions > 0) ? "held" : "failed",
    because: `Counted: ${told}; chance would give ${significant(short[0]?.found.expected ?? 0)}.`,
  };
}

function longDoNot(rows: readonly Row[]): Finding {
  const long = rows.filter(({ found }) => found.bits >= 48);
  const colliding = long.filter(({ found }) => found.collisions > 0);
  return {
    source: "P2, table 3",
    claim: "With 48 bits or more there are none among so many shingles.",
    verdict: colliding.length === 0 ? "held" : "failed",
    because:
      colliding.length === 0
        ? `None of the ${long.length} fingerprints of 48 to 64 bits has any; chance would give 48 bits ${significant(long[0]?.found.expected ?? 0)}.`
        : `${colliding.map(({ label, found }) => `${label} has ${found.collisions}`).join(", ")}.`,
  };
}

/** All that P2 prints, to a unit in the last place that both show. */
function table2(engine: LabEngine): Finding {
  const off = TABLE_2.flatMap(([bits, ...printed]) =>
    printed.filter((value, i) => Math.abs(engine.birthday(bits, PROBABILITIES[i] ?? 0) / value - 1) > 1e-8),
  );
  const numbers = TABLE_2.length * PROBABILITIES.length;
  return {
    source: "P2, table 2",
    claim: "So many shingles make a collision as probable as 1, 10 and 40%, for 32 to 64 bits.",
    verdict: off.length === 0 ? "held" : "failed",
    because: `Of ${numbers} numbers printed, ${numbers - off.length} agree with √(2 · 2ᵇ · ln(1 / (1 − P))), to eight digits.`,
  };
}

function table3(engine: LabEngine): Finding {
  const expected = engine.expectedCollisions(TABLE_3.shingles, 32);
  const off = (count: number): number => (count - expected) / Math.sqrt(expected);
  const [crc, rabinKarp] = [off(TABLE_3.crc32), off(TABLE_3.rabinKarp32)];
  return {
    source: "P2, table 3",
    claim: `On ${significant(TABLE_3.shingles)} shingles, CRC-32 had ${significant(TABLE_3.crc32)} collisions and Rabin–Karp with 32 bits ${significant(TABLE_3.rabinKarp32)}.`,
    verdict: Math.abs(crc) < 3 && Math.abs(rabinKarp) < 3 ? "held" : "unclear",
    because:
      `Were all those shingles different, chance would give ${significant(expected)}: CRC-32 lies ${significant(crc)}, Rabin–Karp ` +
      `${significant(rabinKarp)} standard deviations off. More than three is too many for chance; a modulus somewhat below 2³² would do it.`,
  };
}
