/** What a new text is like: the documents above the threshold, most alike first, with every share in words. */
import type { Params, QueryReport, Similar } from "../engine/pkg/lookalike.js";
import { wordsFor } from "../parameters/options.ts";
import { count, integer, percent } from "../ui/format.ts";
import { manyShingles, manyUnits, oneUnit } from "../ui/units.ts";
import { roomFor, useNarrow, useWindowed } from "../ui/windowed.ts";
import { documents } from "../workspace/store.ts";

/** Height of an item in pixels; what does not fit scrolls within it. */
const HEIGHT = { wide: 96, narrow: 152 };

/** See the head of this file. */
export function SimilarList({ query, params }: { query: QueryReport; params: Params }) {
  const { similar } = query;
  const narrow = useNarrow();
  const height = HEIGHT[narrow.value ? "narrow" : "wide"];
  const { list, shown } = useWindowed<HTMLOListElement>(similar.length, height, 0);
  const first = Math.min(shown.value.first, similar.length);
  const visible = similar.slice(first, shown.value.last);
  return (
    <>
      <p class="quiet">
        The new text has {count(query.tokens, oneUnit(params.unit), manyUnits(params.unit))} and{" "}
        {integer(query.distinct)} different {manyShingles(params)}.{" "}
        {count(query.aboveThreshold, "document is", "documents are")} at or above the threshold.
        {query.leftOut > 0 && ` The ${integer(query.leftOut)} least alike are left out: raise “most pairs listed”.`}
      </p>
      {similar.length > 0 && (
        <ol
          ref={list}
          class="similar"
          aria-label="Similar documents, most alike first"
          style={roomFor(first, similar.length - first - visible.length, height)}
        >
          {visible.map((one, at) => (
            <li
              key={one.id}
              aria-setsize={similar.length}
              aria-posinset={first + at + 1}
              style={{ height: `${height}px` }}
            >
              <One one={one} params={params} />
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

function One({ one, params }: { one: Similar; params: Params }) {
  const name = documents.value.get(one.id)?.name ?? "a document that was removed";
  const share = one[params.measure];
  return (
    <>
      <span class="bar" style={{ "--share": `${share * 100}%` }} />
      <b>{percent(share)}</b>
      <div>
        <bdi class="name">{name}</bdi>{" "}
        <span class="quiet">
          {params.measure === "jaccard"
            ? ""
            : `${wordsFor("measure", params.measure)}; Jaccard ${percent(one.jaccard)}; `}
          {params.weighting === "rarity"
            ? `${integer(one.shared)} of ${integer(one.union)} by weight in both`
            : `${integer(one.shared)} of ${count(one.union, "shingle is", "shingles are")} in both`}
        </span>
        <p>
          {percent(one.containmentAInB)} of the new text is in <bdi>{name}</bdi>; {percent(one.containmentBInA)} of{" "}
          <bdi>{name}</bdi> is in the new text.
        </p>
      </div>
    </>
  );
}
