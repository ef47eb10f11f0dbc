/** The documents that share passages with a new one, by descending number of matched words, and the passages on request. */

import { useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { type Sides, type Stretch, stretchesOf } from "../compare/spans.ts";
import type { ShownDocument } from "../documents/document.ts";
import { longest } from "../engine/passage-order.ts";
import type { DocumentEvidence, NewcomerEvidence, PairDetail, Params, Passage } from "../engine/pkg/lookalike.js";
import type { Check } from "../engine/protocol.ts";
import { t } from "../i18n/t.ts";
import type { Draft } from "../intake/typed.ts";
import { documentLabel } from "../names/labels.ts";
import { matchedOf, rareOf } from "../pairs/matched.ts";
import { classes } from "../ui/dom.ts";
import { integer, lineStarts, linesOf } from "../ui/format.ts";
import { More } from "../ui/list-parts.tsx";
import styles from "./check.module.css";
import { DetailOfNew } from "./detail-of-new.tsx";
import { Name } from "./similar.tsx";

/** Documents drawn at first, and added with each click. */
const DRAWN = 20;

/** Maximum passages shown per document, and maximum characters of each on either side. */
const MAX_PASSAGES = 30;
const MAX_CHARACTERS = 3000;

interface Props {
  check: Check;
  draft: Draft;
  params: Params;
  /** Documents with enough shared text for the list of pairs. */
  listed: number;
}

export function SharedPassages({ check: { evidence }, draft, params, listed }: Props) {
  if (!evidence) return null;
  const { documents: found, words } = evidence;
  const notListed = notListedInWords(evidence, params).join(" ");
  if (found.length === 0) return notListed === "" ? null : <p>{notListed}</p>;
  const shown = listed || found.length;
  const weaker = found.slice(shown);
  const list = { words, draft, params };
  return (
    <>
      <p>
        {t("check-shared-with", { documents: shown })}
        {listed === 0 && ` ${t("check-shared-little", { documents: found.length })}`}
        {notListed !== "" && ` ${notListed}`}
      </p>
      <List found={found.slice(0, shown)} {...list} />
      {weaker.length > 0 && (
        <details>
          <summary>{t("check-shared-besides", { documents: weaker.length })}</summary>
          <List found={weaker} {...list} />
        </details>
      )}
    </>
  );
}

/** Sentences on the documents that may share something with the new one and are not listed. */
export function notListedInWords(
  { notAligned, withFewWords }: NewcomerEvidence,
  { unit, minMatched }: Params,
): string[] {
  return [
    ...(notAligned > 0 ? [t("check-not-aligned", { count: notAligned, unit })] : []),
    ...(withFewWords > 0 ? [t("check-few-words", { count: withFewWords, few: rareOf(minMatched) })] : []),
  ];
}

function List({ found, ...more }: Omit<OneProps, "one"> & { found: readonly DocumentEvidence[] }) {
  const drawn = useSignal(DRAWN);
  const left = found.length - drawn.value;
  return (
    <>
      <ol
        class={classes(styles.similar, styles.shared)}
        aria-label={t("check-shared-list", { unit: more.params.unit })}
      >
        {found.slice(0, drawn.value).map((one) => (
          <li key={one.id}>
            <One one={one} {...more} />
          </li>
        ))}
      </ol>
      {left > 0 && (
        <p>
          {t("check-shared-more", { count: left })} <More drawn={drawn} all={found.length} step={DRAWN} />
        </p>
      )}
    </>
  );
}

interface OneProps {
  one: DocumentEvidence;
  /** Words of the new document. */
  words: number;
  draft: Draft;
  params: Params;
}

function One({ one, words, draft, params }: OneProps) {
  const { shares } = matchedOf(one.evidence, [words, one.words]);
  // Those of the new document, as in the verdict; the other may have fewer.
  const { matchedA: matched } = one.evidence;
  return (
    <>
      <span class="bar" style={{ "--share": `${shares[0] * 100}%` }} />
      <b>{integer(matched)}</b>
      <div>
        <span class={styles.name}>
          <Name id={one.id} />
        </span>
        <p>
          {t(params.unit === "code" ? "check-matched-code" : "check-matched", {
            matched,
            inNew: shares[0],
            inOther: shares[1],
          })}
        </p>
        <DetailOfNew
          id={one.id}
          draft={draft}
          params={params}
          summary={t("check-passages-show")}
          busy={t("check-passages-busy")}
        >
          {(detail, other) => <Passages detail={detail} draft={draft} other={other} params={params} />}
        </DetailOfNew>
      </div>
    </>
  );
}

interface PassagesProps {
  detail: PairDetail;
  draft: Draft;
  other: ShownDocument;
  params: Params;
}

function Passages({ detail, draft, other, params }: PassagesProps) {
  const lines = useMemo(
    () => [draft.text, other.text].map(lineStarts) as [Uint32Array, Uint32Array],
    [draft.text, other.text],
  );
  const marked = useMemo(
    () => stretchesOf(detail, "passages", { a: draft.text, b: other.text }),
    [detail, draft.text, other.text],
  );
  const { passages } = detail;
  const left = passages.length - MAX_PASSAGES;
  return (
    <>
      <ol class={styles.passagePairs}>
        {longest(passages, MAX_PASSAGES).map((index) => (
          <li key={index}>
            <Both
              passage={passages[index] as Passage}
              texts={[draft.text, other.text]}
              marked={{ a: ofPassage(marked.a, index), b: ofPassage(marked.b, index) }}
              name={documentLabel(other)}
              lines={params.unit === "code" ? lines : null}
            />
          </li>
        ))}
      </ol>
      {left > 0 && <p class="quiet">{t("check-passages-left", { count: left })}</p>}
    </>
  );
}

function ofPassage(stretches: readonly Stretch[], index: number): Stretch[] {
  return stretches.filter((stretch) => stretch.index === index);
}

interface BothProps {
  passage: Passage;
  /** Its stretches in either text, with non-matching words marked. */
  marked: Sides<readonly Stretch[]>;
  texts: readonly [string, string];
  name: string;
  /** The line starts of both programs; null for prose. */
  lines: readonly [Uint32Array, Uint32Array] | null;
}

function Both({ passage: { aStart, aEnd, bStart, bEnd }, marked, texts, name, lines }: BothProps) {
  return (
    <>
      <figure>
        <figcaption class="quiet">
          {t("check-passage-new")}
          {lines && `, ${linesOf(lines[0], aStart, aEnd)}`}
        </figcaption>
        <Quote text={texts[0]} stretches={marked.a} isCode={lines !== null} />
      </figure>
      <figure>
        <figcaption class="quiet">
          <bdi>{name}</bdi>
          {lines && `, ${linesOf(lines[1], bStart, bEnd)}`}
        </figcaption>
        <Quote text={texts[1]} stretches={marked.b} isCode={lines !== null} />
      </figure>
    </>
  );
}

interface QuoteProps {
  text: string;
  stretches: readonly Stretch[];
  isCode: boolean;
}

/** A passage in one text; for a long one, only its start. Words that do not match are paler. */
function Quote({ text, stretches, isCode }: QuoteProps) {
  const end = (stretches[0]?.start ?? 0) + MAX_CHARACTERS;
  const shown = stretches.filter(({ start }) => start < end);
  return (
    <blockquote class={isCode ? styles.code : undefined} dir={isCode ? "ltr" : "auto"}>
      {shown.map((stretch) => {
        const words = text.slice(stretch.start, Math.min(stretch.end, end));
        return stretch.look === "edited" ? <span class={styles.edited}>{words}</span> : words;
      })}
      {(stretches.at(-1)?.end ?? 0) > end && "…"}
    </blockquote>
  );
}
