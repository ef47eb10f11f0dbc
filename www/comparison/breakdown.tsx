/**
 * What the words of both documents are: in passages that both share, set aside and why, or a document's own. A bar for each
 * document with its numbers beside it; what is set aside can be stepped through.
 */
import type { Signal } from "@preact/signals";
import { useRef } from "preact/hooks";
import type { ExcludedStretch, Label, PairDetail, Params, TokenBreakdown } from "../engine/pkg/lookalike.js";
import { integer, percent } from "../ui/format.ts";
import { manyUnits } from "../ui/units.ts";
import { useNarrow } from "../ui/windowed.ts";
import type { PageDocument } from "../workspace/documents.ts";
import { announcement } from "../workspace/store.ts";
import type { Sides } from "./pane/spans.ts";

/** What is set aside, in words; the engine's labels in the order of the bar. */
const ASIDE: readonly { readonly label: Label; readonly share: keyof TokenBreakdown; readonly words: string }[] = [
  { label: "quoted", share: "quoted", words: "quoted" },
  { label: "reference", share: "references", words: "in references" },
  { label: "template", share: "template", words: "from the template" },
  { label: "common", share: "common", words: "common to many documents" },
];

/** Why a stretch is set aside: "set aside: quoted". */
export function reasonOf({ label }: ExcludedStretch): string {
  return `set aside: ${ASIDE.find((kind) => kind.label === label)?.words ?? label}`;
}

interface Props {
  a: PageDocument;
  b: PageDocument;
  detail: PairDetail;
  params: Params;
  /** Where the texts are to be scrolled to. */
  place: Signal<Partial<Sides<number>> | null>;
}

/** See the head of this file. */
export function SharesOfWords({ a, b, detail, params, place }: Props) {
  // On a small screen the texts come first.
  const narrow = useNarrow();
  return (
    <details class="shares" open={!narrow.value}>
      <summary>What the {manyUnits(params.unit)} of both texts are</summary>
      <Row
        document={a}
        shares={detail.sharesA}
        setAside={detail.setAsideA}
        params={params}
        onPlace={(start) => {
          place.value = { a: start };
        }}
      />
      <Row
        document={b}
        shares={detail.sharesB}
        setAside={detail.setAsideB}
        params={params}
        onPlace={(start) => {
          place.value = { b: start };
        }}
      />
    </details>
  );
}

interface RowProps {
  document: PageDocument;
  shares: TokenBreakdown;
  setAside: readonly ExcludedStretch[];
  params: Params;
  onPlace: (start: number) => void;
}

function Row({ document, shares, setAside, params, onPlace }: RowProps) {
  // Where each reason was last shown, so that the next click shows the next place.
  const last = useRef(new Map<Label, number>());
  const { tokens, shared } = shares;
  const kinds = ASIDE.filter(({ share }) => shares[share] > 0);
  const own = tokens - shared - kinds.reduce((sum, { share }) => sum + shares[share], 0);
  const step = (label: Label): void => {
    const places = setAside.filter((aside) => aside.label === label);
    const next = places.find(({ start }) => start > (last.current.get(label) ?? -1)) ?? places[0];
    if (!next) return;
    last.current.set(label, next.start);
    announcement.value = `Place ${places.indexOf(next) + 1} of ${places.length}, ${reasonOf(next)}`;
    onPlace(next.start);
  };
  const part = (words: number): string => (tokens === 0 ? "" : ` (${percent(words / tokens)})`);
  const width = (words: number) => ({ flexGrow: words });
  return (
    <div class="share-row">
      <div class="share-bar" aria-hidden="true">
        <span class="shared" style={width(shared)} />
        {kinds.map(({ label, share }) => (
          <span key={label} class={label} style={width(shares[share])} />
        ))}
        <span class="own" style={width(own)} />
      </div>
      <p>
        Of {integer(tokens)} {manyUnits(params.unit)} in <bdi>{document.name}</bdi>:{" "}
        <span class="share shared">
          {integer(shared)} in shared passages{part(shared)}
        </span>
        {kinds.map(({ label, share, words }) => (
          <button key={label} type="button" class={`share slight ${label}`} onClick={() => step(label)}>
            {integer(shares[share])} {words}
            {part(shares[share])}
          </button>
        ))}
        <span class="share own">
          {integer(own)} its own{part(own)}
        </span>
      </p>
    </div>
  );
}
