/** Links to a comparison: what they hold and do not hold, and what is said to differ. */
import { expect, test } from "@playwright/test";
import type { Params } from "../../www/engine/pkg/lookalike.js";
import { fieldsOf } from "../../www/settings/fields.ts";
import type { Settings } from "../../www/share/json/json.ts";
import { knownSettings } from "../../www/share/json/page-result.ts";
import { digestOfTexts } from "../../www/share/link/expected.ts";
import { differenceOf, hashOfLink, type Linked, linkedBy, unusual, whyOtherCount } from "../../www/share/link/link.ts";
import { parseRoute } from "../../www/state/route.ts";

const linked: Linked = {
  ...{ engine: "0.1.0", digest: "0123456789abcdef0123456789abcdef", documents: 12 },
  settings: { k: "4", lowercase: false, authorPattern: "^(.+?)&x=1#/ü" },
};

test("a link comes back as it was made, its settings as texts", () => {
  const hash = hashOfLink(linked);
  expect(linkedBy(hash)).toEqual({ ...linked, settings: { ...linked.settings, lowercase: "false" } });
  expect(parseRoute(hash)).toEqual({ view: "pairs" });
  // The same settings give the same link, in whatever order they were chosen.
  const turned = { authorPattern: linked.settings["authorPattern"] ?? "", lowercase: false, k: "4" };
  expect(hashOfLink({ ...linked, settings: turned })).toBe(hash);
});

test("a link holds only the settings that are not the usual ones", () => {
  expect(unusual({ k: "5", unit: "words", evidence: true }, { k: "5", unit: "code", evidence: true })).toEqual({
    unit: "words",
  });
});

test("a link from before lists of sources were excluded counts them, and a newer one says whether they count", () => {
  const usual = { ...fieldsOf({} as Params), k: "5", excludeReferences: true };
  const opened = (settings: Settings) =>
    knownSettings(linkedBy(hashOfLink({ ...linked, settings }))?.settings ?? {}, usual).excludeReferences;
  expect(opened({ k: "4" })).toBe(false);
  for (const excludes of [true, false]) {
    expect(opened(unusual({ ...usual, excludeReferences: excludes }, usual))).toBe(excludes);
  }
});

test("a link holds a digest of the texts where it can, and one from before without it is opened", () => {
  const texts = "f".repeat(32);
  const hash = hashOfLink({ ...linked, texts });
  expect(linkedBy(hash)).toMatchObject({ digest: linked.digest, texts });
  expect(hashOfLink({ ...linked, texts: undefined })).toBe(hashOfLink(linked));
  expect(linkedBy(hashOfLink(linked))).not.toHaveProperty("texts");
  expect(linkedBy(hash.replace(texts, "ffff"))).toBe(null);
});

test("the digest of texts is theirs in whatever order, and of no others", async () => {
  const digest = await digestOfTexts(["one text", "another", "another"]);
  expect(digest).toMatch(/^[0-9a-f]{32}$/);
  expect(await digestOfTexts(["another", "one text", "another"])).toBe(digest);
  for (const others of [["one text", "another"], ["one text", "another", "another "], []])
    expect(await digestOfTexts(others)).not.toBe(digest);
});

test("another number of documents has a reason: some are missing, or collections are compared with as well", () => {
  const why = (all: number, collected: number) => whyOtherCount(3, { all, collected });
  expect(why(3, 0)).toBeNull();
  expect(why(3, 2)).toBeNull();
  expect(why(2, 0)).toEqual({ by: "missing", here: 2 });
  expect(why(2, 1)).toEqual({ by: "missing", here: 2 });
  expect(why(502, 500)).toEqual({ by: "missing", here: 2 });
  expect(why(503, 500)).toEqual({ by: "collections" });
  expect(why(4, 0)).toBeNull();
  expect(why(504, 500)).toBeNull();
});

test("a link that is not whole is none", () => {
  const hash = hashOfLink(linked);
  for (const broken of [
    ...["", "#/", "#/pairs", "#/repeat", "#/repeat?", hash.slice(0, 40), hash.replace("0123", "zzzz")],
    ...[
      hash.replace("engine=0.1.0", "engine=<b>"),
      hash.replace("documents=12", "documents=-1"),
      hash + "x".repeat(5000),
    ],
  ])
    expect(linkedBy(broken), broken.slice(0, 80)).toBe(null);
});

test("each thing that differs is named, and nothing where all is the same", () => {
  expect(differenceOf(linked, { ...linked })).toBe(null);
  // Numbers are typed: spaces around them change nothing.
  expect(differenceOf(linked, { ...linked, settings: { ...linked.settings, k: " 4 " } })).toBe(null);
  const none = { engine: false, digest: false, documents: false, settings: [] };
  expect(differenceOf(linked, { ...linked, engine: "0.2.0" })).toEqual({ ...none, engine: true });
  expect(differenceOf(linked, { ...linked, digest: "f".repeat(32) })).toEqual({ ...none, digest: true });
  expect(differenceOf(linked, { ...linked, documents: 11 })).toEqual({ ...none, documents: true });
  const other = { ...linked.settings, k: "5", seed: "7" };
  expect(differenceOf(linked, { ...linked, settings: other })).toEqual({ ...none, settings: ["k", "seed"] });
});
