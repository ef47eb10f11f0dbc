/**
 * The drawer beside the texts: the chosen passage with its edits, notes on the two texts, and how everything was counted.
 */

import { signal } from "@preact/signals";
import type { PairDetail, Params, Passage } from "../engine/pkg/lookalike.js";
import { t } from "../i18n/t.ts";
import { passageUnit } from "../pairs/matched.ts";
import { restorePassage } from "../review/exclusions.ts";
import { PairReview } from "../review/pair-review.tsx";
import { announcement } from "../state/store.ts";
import { PairTraces } from "../traces/lazy-views.ts";
import { Counted, type CountedProps } from "./counted.tsx";
import { type ObfuscatedPlaces, ObfuscationInWords, ObfuscationTools, type Seen } from "./obfuscation.tsx";
import { ChosenPassage, CopyPassage, excludedInWords, focusLeaveOut, LeaveOut } from "./passage.tsx";
import styles from "./passages.module.css";
import type { Mode } from "./spans.ts";

const DRAWER = "comparison-drawer";

interface Props extends CountedProps {
  /** The chosen passage's index; -1 for none. */
  chosen: number;
  passage: Passage | undefined;
  mode: Mode;
  obfuscated: ObfuscatedPlaces;
  seen: Seen;
}

export function Drawer({ chosen, passage, mode, obfuscated, seen, ...counted }: Props) {
  const { a, b, detail, params, numbers, isExact, scrollTarget } = counted;
  const { pair } = detail;
  const { excluded } = numbers;
  const unit = passageUnit(params, pair.evidence !== null);
  const isUncounted = chosen >= detail.passages.length;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard.
    <aside class={styles.drawer} id={DRAWER} aria-label={t("comparison-details")} tabIndex={0}>
      <PairReview a={a} b={b} onNote={openDrawer} />
      {passage && (
        <section class={styles.chosen} key={chosen}>
          <ChosenPassage
            a={a}
            b={b}
            passage={passage}
            params={params}
            unit={unit}
            scrollTarget={scrollTarget}
            mode={mode}
            number={chosen + 1}
          />
          <CopyPassage a={a} b={b} passage={passage} number={chosen + 1} unit={unit} />
          {isUncounted && <p>{t("comparison-uncounted-passage")}</p>}
          {pair.evidence && !isUncounted && (
            <LeaveOut a={a} b={b} passage={passage} number={chosen + 1} isOut={excluded.has(chosen)} />
          )}
        </section>
      )}
      <ByHand a={a} b={b} detail={detail} params={params} numbers={numbers} />
      <ObfuscationInWords a={a} b={b} detail={detail} isExact={isExact} />
      <ObfuscationTools
        places={obfuscated}
        seen={seen}
        more={detail.obfuscationA.unlisted + detail.obfuscationB.unlisted}
      />
      <Remarks detail={detail} params={params} />
      {(a.traces ?? b.traces) && <PairTraces />}
      <Counted {...counted} />
      <p class="quiet">{t("comparison-verdict")}</p>
    </aside>
  );
}

/** The passages excluded by hand from the numbers above, and how to restore them. */
function ByHand({ a, b, detail, params, numbers }: Pick<Props, "a" | "b" | "detail" | "params" | "numbers">) {
  const { excluded } = numbers;
  if (excluded.size === 0) return null;
  const restore = (): void => {
    restorePassage(a, b);
    announcement.value = t("comparison-restored-all");
    // The button goes away, and the focus would be lost with it.
    if (!focusLeaveOut()) document.getElementById(DRAWER)?.focus();
  };
  return (
    <div class="note">
      <p>
        {excludedInWords(detail, excluded, params)} {t("comparison-by-hand-numbers", { unit: params.unit })}
      </p>
      <button type="button" class={styles.small} onClick={restore}>
        {t("comparison-restore-all")}
      </button>
    </div>
  );
}

/** Why two texts share nothing that counts. Excluded text may be in both. */
function noneInWords({ excludedA, excludedB }: PairDetail, { unit, k, reach }: Params): string {
  const isExcluded = excludedA.length + excludedB.length > 0;
  if (reach > 0) return t(isExcluded ? "comparison-no-pair-excluded" : "comparison-no-pair", { unit });
  return t(isExcluded ? "comparison-no-phrase-excluded" : "comparison-no-phrase", { unit, k });
}

/** Shared text that is in no passage, and passages that were not searched for: it must not look as if they were lost. */
function Remarks({ detail, params }: { detail: PairDetail; params: Params }) {
  const { unit, shortestPassage: shortest } = params;
  const { pair, bounded, tooShort } = detail;
  return (
    <>
      {bounded && <p class="note">{t("comparison-bounded")}</p>}
      {pair.shared === 0 && !pair.evidence && <p class="note">{noneInWords(detail, params)}</p>}
      {tooShort > 0 && <p class="quiet">{t("comparison-too-short", { unit, count: tooShort, shortest })}</p>}
    </>
  );
}

/** Whether the drawer beside the texts is open: initially only if there is room for it beside two texts. */
export const drawerIsOpen = signal(innerWidth >= 1100);

function openDrawer(): void {
  drawerIsOpen.value = true;
}
