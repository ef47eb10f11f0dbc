/** How much of the new document matches in all, and the way to all its matches. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { matchedTogether } from "../compare/sources/found-sources.ts";
import { checkedText, lengthIn, subjectOfCheck } from "../compare/sources/subject.ts";
import { t } from "../i18n/t.ts";
import { passageUnit, shareOf } from "../pairs/matched.ts";
import { hashOf } from "../state/route.ts";
import type { Ready } from "./checking.ts";

/** Leads to the new document with all its matches, each word counted once. */
export function AllMatches({ check, draft, params, against }: Ready) {
  if (!check.evidence || check.evidence.documents.length === 0) return null;
  const checked = { check, draft, params, against };
  return (
    <p>
      <a
        href={hashOf({ view: "checked" })}
        onClick={() => {
          checkedText.value = checked;
        }}
      >
        {t("check-all-matches")}
      </a>{" "}
      <Total {...checked} />
    </p>
  );
}

/** The share that the view of all matches has in its headline. */
function Total({ check, draft, params, against }: Omit<Ready, "state" | "rule" | "listed">) {
  const matched = useSignal<number | null>(null);
  const subject = subjectOfCheck({ check, draft, params, against });
  useEffect(() => {
    const abort = new AbortController();
    matched.value = null;
    matchedTogether(subject, abort.signal).then(
      (found) => {
        if (!abort.signal.aborted) matched.value = found;
      },
      // That view reports why.
      () => {},
    );
    return () => abort.abort(new DOMException("closed", "AbortError"));
  }, [check]);
  if (matched.value === null) return null;
  const unit = passageUnit(params, subject.isSearched);
  const all = lengthIn(subject, unit);
  return <>{t("check-total", { unit, matched: matched.value, all, share: shareOf(matched.value, all) })}</>;
}
