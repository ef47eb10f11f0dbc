/** Which of the listed pairs are saved: one choice for the report, the case report of several authors, and the table of pairs. */
import type { Key } from "../i18n/message.ts";
import { t } from "../i18n/t.ts";
import styles from "./export.module.css";
import { type PairScope, pairScopes } from "./report/report-model.ts";
import { choosePairs, pairScope, rowsByScope } from "./scope.ts";

const SCOPES = {
  all: "export-scope-all",
  shown: "export-scope-shown",
  confirmed: "export-scope-confirmed",
  selected: "export-scope-selected",
} as const satisfies Record<PairScope, Key>;

export function ScopeChoice() {
  const rows = rowsByScope.value;
  if (rows.all.length === 0) return null;
  return (
    <label class={`entry ${styles.scope}`}>
      {t("export-scope")}
      <select
        value={pairScope.value}
        onChange={({ currentTarget: { value } }) => {
          choosePairs(pairScopes.find((scope) => scope === value) ?? null);
        }}
      >
        {pairScopes.map((scope) => (
          <option key={scope} value={scope} disabled={rows[scope].length === 0}>
            {t(SCOPES[scope], { count: rows[scope].length })}
          </option>
        ))}
      </select>
      <span class="quiet">{t("export-scope-hint")}</span>
    </label>
  );
}

/** How many of the listed pairs an entry saves. */
export function PairsHeld() {
  const { [pairScope.value]: chosen, all } = rowsByScope.value;
  if (all.length === 0) return null;
  return <p>{t("export-scope-held", { count: chosen.length, all: all.length })}</p>;
}
