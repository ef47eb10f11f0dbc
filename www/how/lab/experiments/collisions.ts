/**
 * Collisions against the width of a fingerprint. P2, "Choice of the signature's size": table 2, how many different shingles
 * make a collision probable, and table 3, how many collisions ten million shingles had.
 */
import type { Collisions, Params } from "../../../engine/pkg/lookalike.js";
import { message } from "../../../i18n/message.ts";
import { generatedText } from "../data.ts";
import type { Experiment, Finding, LabEngine, Label, PlotData, Table } from "../experiment-model.ts";
import { withCorpus } from "../measure.ts";
import { ascending } from "../statistics.ts";

const FINGERPRINTS = [
  ["rabinKarp32", message("lab-collisions-rabin", { bits: 32 })],
  ["crc32", "CRC-32"],
  ["murmur3", "MurmurHash3"],
  ["rabinKarp40", message("lab-collisions-rabin", { bits: 40 })],
  ["rabinKarp48", message("lab-collisions-rabin", { bits: 48 })],
  ["rabinKarp56", message("lab-collisions-rabin", { bits: 56 })],
  ["rabinKarp64", message("lab-collisions-rabin", { bits: 64 })],
  ["crc64", "CRC-64"],
  ["rolling", message("lab-collisions-own", { bits: 64 })],
] as const satisfies readonly (readonly [Params["fingerprint"], Label])[];

/** P2's table 2 as printed, except for its row of 72 bits: bits, then shingles for the three probabilities. */
const TABLE_2 = [
  [32, 9_291.486_835, 30_083.881_7, 66_241.668_88],
  [40, 148_663.789_4, 481_342.107_2, 1_059_866.702],
  [48, 2_378_620.63, 7_701_473.715, 16_957_867.23],
  [56, 38_057_930.08, 123_223_579.4, 271_325_875.7],
  [64, 608_926_881.2, 1_971_577_271, 4_341_214_012],
] as const;
const PROBABILITIES = [0.01, 0.1, 0.4] as const;

/** P2's table 3: collisions on 10,376,876 shingles. */
const TABLE_3 = { shingles: 10_376_876, crc32: 12_320, rabinKarp32: 13_089 };

/** P2: beyond this many different shingles, 32 bits collide. */
const INEVITABLE = 67_000;

/** Numbers of shingles on the plot. */
const DECADES = Array.from({ length: 25 }, (_, i) => 10 ** (3 + i / 4));

interface Row {
  readonly label: Label;
  readonly found: Collisions;
}

export const collisions: Experiment = {
  id: "collisions",
  title: message("lab-collisions-title"),
  sources: message("lab-collisions-sources"),
  about: message("lab-collisions-about"),
  fields: [
    {
      kind: "number",
      name: "words",
      label: message("lab-field-words"),
      initial: "1000000",
      min: 10,
      max: 20_000_000,
    },
    { kind: "number", name: "k", label: message("lab-field-k-words"), initial: "5", min: 1, max: 64 },
  ],
  run(tools, data, fieldValues) {
    const k = fieldValues.number("k");
    const count = fieldValues.number("words");
    const generated = () => [{ name: "generated", text: generatedText(count, data.seed) }];
    const rows = withCorpus(tools.engine, data.documents ?? generated(), (corpus) =>
      FINGERPRINTS.map(([fingerprint, label], i): Row => {
        tools.progress(i, FINGERPRINTS.length);
        return { label, found: corpus.collisions({ unit: "words", k, fingerprint }) };
      }),
    );
    const distinct = rows[0]?.found.distinct ?? 0;
    const used = data.documents
      ? message("lab-setting-texts", { count: data.documents.length })
      : message("lab-collisions-setting-generated", { words: count, seed: String(data.seed) });
    return {
      setting: message("lab-collisions-setting", { data: used, distinct, k }),
      findings: [shortCollide(rows), longDoNot(rows), table2(tools.engine), table3(tools.engine)],
      plots: [plotOf(tools.engine, rows)],
      tables: [counted(rows), birthdays(tools.engine)],
    };
  },
};

/** The expected collisions for any number of shingles, a line per width; with the counted collisions, if there are any. */
function plotOf(engine: LabEngine, rows: readonly Row[]): PlotData {
  const distinct = rows[0]?.found.distinct ?? 0;
  const xValues = ascending(new Set([...DECADES, Math.max(distinct, 1)]));
  const expected = TABLE_2.map(([bits]) => ({
    label: message("lab-collisions-line-expected", { bits }),
    draw: "line" as const,
    y: xValues.map((shingles) => visible(engine.expectedCollisions(Math.round(shingles), bits))),
  }));
  const counted = rows
    .filter(({ found }) => found.collisions > 0)
    .map(({ label, found }) => ({
      label: message("lab-collisions-line-counted", { name: label }),
      draw: "dots" as const,
      hue: TABLE_2.findIndex(([bits]) => bits === found.bits),
      y: xValues.map((shingles) => (shingles === distinct ? found.collisions : null)),
    }));
  return {
    title: message("lab-collisions-plot"),
    x: {
      label: message("lab-collisions-different"),
      format: "number",
      isLogarithmic: true,
      from: xValues[0] ?? 1,
      to: xValues.at(-1) ?? 1,
    },
    y: { label: message("lab-collisions-collisions"), format: "number", isLogarithmic: true, from: 0.01, to: 1e8 },
    xValues,
    series: [...expected, ...counted],
  };
}

/** A logarithmic axis has no position for values near 0. */
function visible(value: number): number | null {
  return value >= 0.001 ? value : null;
}

function counted(rows: readonly Row[]): Table {
  return {
    caption: message("lab-collisions-table"),
    columns: [
      { label: message("lab-collisions-fingerprint"), format: "text" },
      { label: message("lab-bits"), format: "integer" },
      { label: message("lab-collisions-distinct"), format: "integer" },
      { label: message("lab-collisions-counted"), format: "integer" },
      { label: message("lab-collisions-expected"), format: "number" },
      { label: message("lab-collisions-deviation"), format: "number" },
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

/** Rare events: the variance of their number is about the number. If it is far less than one, a deviation is meaningless. */
function deviations({ collisions: counted, expected }: Collisions): number | null {
  return expected < 1 ? null : (counted - expected) / Math.sqrt(expected);
}

function birthdays(engine: LabEngine): Table {
  return {
    caption: message("lab-collisions-birthdays"),
    columns: [
      { label: message("lab-bits"), format: "integer" },
      ...PROBABILITIES.map((probability) => ({
        label: message("lab-percent", { share: probability }),
        format: "integer" as const,
      })),
    ],
    rows: TABLE_2.map(([bits]) => [bits, ...PROBABILITIES.map((probability) => engine.birthday(bits, probability))]),
  };
}

function shortCollide(rows: readonly Row[]): Finding {
  const short = rows.filter(({ found }) => found.bits === 32);
  const source = message("lab-table", { paper: "P2", number: "2" });
  const claim = message("lab-collisions-short", { limit: INEVITABLE });
  const distinct = short[0]?.found.distinct ?? 0;
  const counts = short.map(({ found }) => found.collisions);
  if (distinct <= INEVITABLE) {
    return {
      source,
      claim,
      verdict: "unclear",
      because: message("lab-collisions-short-few", { distinct }),
    };
  }
  return {
    source,
    claim,
    verdict: short.every(({ found }) => found.collisions > 0) ? "held" : "failed",
    because: message("lab-collisions-short-so", {
      least: Math.min(...counts),
      most: Math.max(...counts),
      expected: short[0]?.found.expected ?? 0,
    }),
  };
}

function longDoNot(rows: readonly Row[]): Finding {
  const long = rows.filter(({ found }) => found.bits >= 48);
  const colliding = long.filter(({ found }) => found.collisions > 0);
  return {
    source: message("lab-table", { paper: "P2", number: "3" }),
    claim: message("lab-collisions-long"),
    verdict: colliding.length === 0 ? "held" : "failed",
    because:
      colliding.length === 0
        ? message("lab-collisions-long-so", { all: long.length, expected: long[0]?.found.expected ?? 0 })
        : message("lab-collisions-long-not", { all: long.length, colliding: colliding.length }),
  };
}

/** All values that P2 prints, to a unit in the last place that both show. */
function table2(engine: LabEngine): Finding {
  const off = TABLE_2.flatMap(([bits, ...printed]) =>
    printed.filter((value, i) => Math.abs(engine.birthday(bits, PROBABILITIES[i] ?? 0) / value - 1) > 1e-8),
  );
  const numbers = TABLE_2.length * PROBABILITIES.length;
  return {
    source: message("lab-table", { paper: "P2", number: "2" }),
    claim: message("lab-collisions-table2"),
    verdict: off.length === 0 ? "held" : "failed",
    because: message("lab-collisions-table2-so", { all: numbers, right: numbers - off.length }),
  };
}

function table3(engine: LabEngine): Finding {
  const expected = engine.expectedCollisions(TABLE_3.shingles, 32);
  const off = (count: number): number => (count - expected) / Math.sqrt(expected);
  const [crc, rabinKarp] = [off(TABLE_3.crc32), off(TABLE_3.rabinKarp32)];
  return {
    source: message("lab-table", { paper: "P2", number: "3" }),
    claim: message("lab-collisions-table3", {
      shingles: TABLE_3.shingles,
      crc: TABLE_3.crc32,
      rabin: TABLE_3.rabinKarp32,
    }),
    verdict: Math.abs(crc) < 3 && Math.abs(rabinKarp) < 3 ? "held" : "unclear",
    because: message("lab-collisions-table3-so", { expected: Math.round(expected), crc, rabin: rabinKarp }),
  };
}
