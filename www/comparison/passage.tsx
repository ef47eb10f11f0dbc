/** The chosen passage in words: how much of it is the same, and, where differences are shown, each edit in it. */
import type { Signal } from "@preact/signals";
import type { Edit, Params, Passage } from "../engine/pkg/lookalike.js";
import { count, integer, percent } from "../ui/format.ts";
import { manyUnits, oneUnit, theSame } from "../ui/units.ts";
import type { PageDocument } from "../workspace/documents.ts";
import { Where } from "./line-numbers.tsx";
import type { Sides } from "./pane/spans.ts";

/** As many as anyone reads as a list; the texts show all. */
const LISTED = 200;

/** Longer edits are cut in the list, in UTF-16 units. */
const LONGEST = 80;

interface Props {
  a: PageDocument;
  b: PageDocument;
  passage: Passage;
  number: number;
  params: Params;
  differences: boolean;
  /** Where both texts are to be scrolled to. */
  place: Signal<Partial<Sides<number>> | null>;
}

/** See the head of this file. */
export function ChosenPassage({ a, b, passage, number, params, differences, place }: Props) {
  const { tokens, matchedA, matchedB, aTokens, bTokens, edits, isSummary } = passage;
  // Of the words on both sides together, so that neither text is the measure of the other.
  const matched = (matchedA + matchedB) / (aTokens + bTokens);
  const reworded = matchedA - tokens;
  const exact = edits.length === 0;
  return (
    <>
      <p>
        <b>Passage {integer(number)}:</b> {count(tokens, oneUnit(params.unit), manyUnits(params.unit))}{" "}
        {theSame(params)}
        {exact ? (
          ", with no edits."
        ) : (
          <>
            {reworded > 0 && <>, {integer(reworded)} moved or in another form</>}; {percent(matched)} of the{" "}
            {integer(aTokens + bTokens)} {manyUnits(params.unit)} on both sides are matched.{" "}
            {isSummary ? "One text sums up the other." : `${count(edits.length, "edit", "edits")}.`}
          </>
        )}{" "}
        {params.unit === "code" && <Where a={a} b={b} passage={passage} />}
      </p>
      {differences && !exact && (
        <>
          <Legend />
          <ol class="edits" aria-label={`What differs, from ${a.name} to ${b.name}`}>
            {edits.slice(0, LISTED).map((edit) => (
              <li key={edit.aStart}>
                <button
                  type="button"
                  onClick={() => {
                    place.value = { a: edit.aStart, b: edit.bStart };
                  }}
                >
                  <EditWords edit={edit} a={a.text} b={b.text} />
                </button>
              </li>
            ))}
          </ol>
          {edits.length > LISTED && (
            <p class="quiet">
              The first {integer(LISTED)} of {integer(edits.length)} edits.
            </p>
          )}
        </>
      )}
    </>
  );
}

function EditWords({ edit, a, b }: { edit: Edit; a: string; b: string }) {
  const before = shortened(a.slice(edit.aStart, edit.aEnd));
  const after = shortened(b.slice(edit.bStart, edit.bEnd));
  if (before === "") {
    return (
      <>
        added: <ins class="only">{after}</ins>
      </>
    );
  }
  if (after === "") {
    return (
      <>
        left out: <del class="only">{before}</del>
      </>
    );
  }
  return (
    <>
      <del class="replaced">{before}</del> <span aria-hidden="true">→</span>
      <span class="visually-hidden">became</span> <ins class="replaced">{after}</ins>
    </>
  );
}

function Legend() {
  return (
    <p class="legend quiet" aria-hidden="true">
      In the texts: <span class="replaced">replaced</span> <span class="only">only here</span>{" "}
      <span class="moved">moved</span> <span class="reworded">another form</span> <span class="missing"> </span> words
      are missing here
    </p>
  );
}

function shortened(edit: string): string {
  // However long an edit is, its beginning tells what it is; white space may be most of it.
  const text = edit.slice(0, 10 * LONGEST);
  const line = text.replaceAll(/\s+/g, " ").trim();
  return line.length > LONGEST || edit.length > text.length ? `${line.slice(0, LONGEST)} …` : line;
}
