/** The passages of a pair by number and length; of thousands only those around the chosen one are drawn. */
import type { ReadonlySignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { Params, Passage } from "../engine/pkg/lookalike.js";
import { count, integer } from "../ui/format.ts";
import { manyUnits, oneUnit, theSame } from "../ui/units.ts";
import { assignHues } from "./pane/colours.ts";

/** As many as can be looked over; the rest is reached by Next, or by the texts themselves. */
const DRAWN = 60;

interface Props {
  passages: readonly Passage[];
  params: Params;
  active: ReadonlySignal<number>;
  onChoose: (index: number) => void;
}

/** See the head of this file. */
export function PassageList({ passages, params, active, onChoose }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const hues = useMemo(() => assignHues(passages), [passages]);
  const at = active.value;
  useEffect(() => {
    const chip = list.current?.querySelector<HTMLElement>("[aria-current]");
    // Only the list scrolls, never what is around it.
    if (chip && list.current) {
      const { offsetLeft, offsetWidth } = chip;
      const { scrollLeft, clientWidth } = list.current;
      if (offsetLeft < scrollLeft) list.current.scrollLeft = offsetLeft;
      else if (offsetLeft + offsetWidth > scrollLeft + clientWidth) {
        list.current.scrollLeft = offsetLeft + offsetWidth - clientWidth;
      }
    }
  }, [at, passages]);
  if (passages.length === 0) return <p class="passages quiet">No shared passage.</p>;
  const first = Math.max(0, Math.min(at - DRAWN / 2, passages.length - DRAWN));
  const drawn = passages.slice(first, first + DRAWN);
  return (
    <div class="passages">
      <ol ref={list} aria-label={`${count(passages.length, "shared passage", "shared passages")}, longest first`}>
        {drawn.map(({ tokens, matchedA, aTokens, bTokens }, index) => (
          <li key={first + index}>
            <button
              type="button"
              class={`chip hue-${hues[first + index] ?? 0}`}
              aria-current={first + index === at ? "true" : undefined}
              title={`${count(matchedA, oneUnit(params.unit), manyUnits(params.unit))} matched, ${integer(tokens)} of them ${theSame(params)} in the same order; the passage has ${integer(aTokens)} and ${integer(bTokens)}`}
              onClick={() => onChoose(first + index)}
            >
              <span class="visually-hidden">Passage </span>
              <b>{first + index + 1}</b> {integer(matchedA)}
              {first + index === 0 ? (
                ` ${manyUnits(params.unit)}`
              ) : (
                <span class="visually-hidden"> {manyUnits(params.unit)}</span>
              )}
            </button>
          </li>
        ))}
      </ol>
      {passages.length > DRAWN && (
        <span class="quiet">
          {integer(first + 1)}–{integer(first + drawn.length)} of {integer(passages.length)}
        </span>
      )}
    </div>
  );
}
