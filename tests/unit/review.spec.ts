/** What is decided about pairs: names of pairs, changes, and which reviews belong to which documents. */
import { expect, test } from "@playwright/test";
import {
  indexesByKey,
  keptReviews,
  MAX_NOTE_CHARACTERS,
  pairKeyOf,
  type Reviews,
  reviewOf,
  reviews,
  reviewsAmong,
  reviewsFrom,
  setReview,
  stateOfPairs,
  withReview,
} from "../../www/review/review.ts";

const document = (path: string, text = `text of ${path}`) => ({ path, text });
const [ann, bob, eve] = [document("ann.txt"), document("bob.txt"), document("eve.txt", "longer than the others")];
const none: Reviews = new Map();

test("a pair has one name, whichever side its documents are on, and another when a text changes", () => {
  expect(pairKeyOf(ann, bob)).toBe(pairKeyOf(bob, ann));
  expect(pairKeyOf(ann, bob)).toBe(pairKeyOf({ ...ann }, { ...bob }));
  expect(pairKeyOf(ann, bob)).not.toBe(pairKeyOf(ann, eve));
  expect(pairKeyOf(ann, bob)).not.toBe(pairKeyOf(ann, { ...bob, text: "text of BOB.txt" }));
});

test("state and note change alone, and a pair without either has no review", () => {
  const pair = pairKeyOf(ann, bob);
  expect(reviewOf(pair, none)).toEqual({ state: "unreviewed", note: "" });
  const noted = withReview(none, pair, { note: "<b>quote</b>" });
  expect(reviewOf(pair, noted)).toEqual({ state: "unreviewed", note: "<b>quote</b>" });
  const both = withReview(noted, pair, { state: "confirmed" });
  expect(reviewOf(pair, both)).toEqual({ state: "confirmed", note: "<b>quote</b>" });
  expect(withReview(both, pair, { state: "confirmed" })).toBe(both);
  expect(withReview(withReview(both, pair, { state: "unreviewed" }), pair, { note: "" }).size).toBe(0);
  expect(reviewOf(pair, withReview(none, pair, { note: "x".repeat(MAX_NOTE_CHARACTERS + 5) })).note).toHaveLength(
    MAX_NOTE_CHARACTERS,
  );
  expect(none.size).toBe(0);
});

test("what is kept comes back the same, whatever order the keys of a pair had", () => {
  const all = withReview(withReview(none, pairKeyOf(ann, bob), { state: "cleared" }), pairKeyOf(bob, eve), {
    note: "n",
  });
  expect(reviewsFrom(JSON.parse(JSON.stringify(keptReviews(all))))).toEqual(all);
  expect([...reviewsFrom([["2-b/1-a", "discuss", ""]]).keys()]).toEqual(["1-a/2-b"]);
  for (const wrong of [null, 7, {}, [[]], [["__proto__", "cleared", ""]], [["1-a/1-b/1-c", "cleared", ""]]])
    expect(reviewsFrom(wrong).size).toBe(0);
});

test("reviews belong to documents that are there; texts of other lengths are not read", () => {
  const all = withReview(withReview(none, pairKeyOf(ann, bob), { state: "cleared" }), pairKeyOf(bob, eve), {
    note: "n",
  });
  expect([...reviewsAmong(all, [bob, ann]).keys()]).toEqual([pairKeyOf(ann, bob)]);
  expect(reviewsAmong(all, [ann, bob, eve])).toEqual(all);
  let reads = 0;
  const other = {
    path: "other.txt",
    text: { length: 1000, charCodeAt: () => ++reads, toString: () => String(++reads) } as unknown as string,
  };
  expect(reviewsAmong(all, [ann, other, bob]).size).toBe(1);
  expect(reads).toBe(0);
  const [annKey = "", twice = ""] = pairKeyOf(ann, { ...ann }).split("/");
  expect(annKey).toBe(twice);
  expect([...indexesByKey([annKey], [ann, bob, { ...ann }]).values()]).toEqual([[0, 2]]);
  const itself = withReview(none, pairKeyOf(ann, { ...ann }), { state: "cleared" });
  expect(reviewsAmong(itself, [ann, bob]).size).toBe(0);
  expect(reviewsAmong(itself, [ann, { ...ann }]).size).toBe(1);
});

test("the states stay the same object while only notes change", () => {
  const pair = pairKeyOf(ann, bob);
  setReview(pair, { state: "discuss" });
  const before = stateOfPairs.value;
  expect([...before]).toEqual([[pair, "discuss"]]);
  setReview(pair, { note: "a word" });
  expect(stateOfPairs.value).toBe(before);
  setReview(pair, { state: "unreviewed" });
  expect(stateOfPairs.value.size).toBe(0);
  expect(reviewOf(pair)).toEqual({ state: "unreviewed", note: "a word" });
  reviews.value = new Map();
});
