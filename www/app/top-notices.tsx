/**
 * Notices at the top of the window in every view, however far it is scrolled: that work is not saved, and questions. Over two
 * texts, or one with all its matches, also what else the list of pairs shows in places of its own.
 */

import { computed, type ReadonlySignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { say, t } from "../i18n/t.ts";
import { RepeatedFiles } from "../intake/intake-questions.tsx";
import { Status } from "../intake/run-status.tsx";
import { KeepWork } from "../keep/keep-work.tsx";
import { WaitingResult } from "../share/open-panels.tsx";
import { hashOf } from "../state/route.ts";
import { added, documentShown, notice, pairShown, repeated, route, withoutNames } from "../state/store.ts";
import { classes } from "../ui/dom.ts";
import { Line } from "../ui/line.tsx";
import styles from "./top-notices.module.css";

/** Whether two texts, or one with all its matches, fill the window. */
const isTextOpen = computed(
  () => pairShown.value !== null || documentShown.value !== null || route.value.view === "checked",
);

export function TopNotices() {
  const isOverText = isTextOpen.value;
  const failure = useSetOverText(notice);
  const files = useSetOverText(added);
  const again = useSetOverText(repeated);
  const bar = useRef<HTMLElement>(null);
  useHeight(bar);
  return (
    <section ref={bar} class={classes(styles.bar, isOverText && styles.overText)} aria-label={t("app-notices")}>
      <KeepWork at="top" isBrief={isOverText} />
      <WaitingResult />
      {isOverText && (
        <>
          {failure && (
            <Line
              role="alert"
              words={withoutNames(say(failure))}
              onDismiss={() => {
                notice.value = null;
              }}
            />
          )}
          {again && <RepeatedFiles />}
          {files && (
            <Line
              role="status"
              words={files.map(say).join(" ")}
              onDismiss={() => {
                added.value = null;
              }}
            >
              <a href={hashOf({ view: "documents" })}>{t("app-documents")}</a>
            </Line>
          )}
          <Status />
        </>
      )}
    </section>
  );
}

/** The value of a signal if it was set while texts were open; null for one that was there before, which the list shows. */
function useSetOverText<T>({ value }: ReadonlySignal<T>): T | null {
  const before = useRef(value);
  if (!isTextOpen.value) before.current = value;
  return value === before.current ? null : value;
}

/** Tells the style sheets its height, by which texts make room for it. */
function useHeight(bar: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    if (!bar.current) return;
    let height = 0;
    const observer = new ResizeObserver(([entry]) => {
      const before = height;
      height = Math.ceil(entry?.borderBoxSize[0]?.blockSize ?? 0);
      document.documentElement.style.setProperty("--top-notices", `${height}px`);
      // What is read and pressed stays where it is.
      if (isTextOpen.peek() && scrollY > 0) scrollBy(0, height - before);
    });
    observer.observe(bar.current);
    return () => observer.disconnect();
  }, []);
}
