/** The view of one new document: a form for it and for the rule, then what it is similar to and whether it may be added. */
import { useEffect, useRef } from "preact/hooks";
import { parts } from "../messages/parts.ts";
import { say, t } from "../messages/t.ts";
import { result } from "../workspace/store.ts";
import { SimilarList } from "./similar.tsx";
import {
  addChecked,
  cancelCheck,
  checked,
  draft,
  dropDraft,
  MAX_EDITED,
  type RuleFields,
  rule,
  ruleMistakes,
  runCheck,
  takeFile,
} from "./state.ts";
import { Name, VerdictInWords } from "./verdict.tsx";

/** See the head of this file. */
export function CheckView() {
  useEffect(() => cancelCheck, []);
  const documents = result.value?.report.documents.length ?? 0;
  return (
    <div class="check">
      <p>{t("check-intro", { documents })}</p>
      <Form />
      <div aria-live="polite">
        <Outcome />
      </div>
    </div>
  );
}

function Form() {
  const { name, text, notes } = draft.value;
  const busy = checked.value.state === "checking";
  const wrong = Object.keys(ruleMistakes(rule.value)).length > 0;
  const edit = (patch: Partial<typeof draft.value>): void => {
    draft.value = { ...draft.value, ...patch };
  };
  return (
    <form
      aria-label={t("check-form")}
      onSubmit={(event) => {
        event.preventDefault();
        void runCheck();
      }}
    >
      <div class="beside">
        <label>
          {t("check-name")} <span class="quiet">{t("check-optional")}</span>
          <input value={name} onInput={({ currentTarget }) => edit({ name: currentTarget.value })} />
        </label>
        <OneFile />
      </div>
      {text.length > MAX_EDITED ? (
        <p class="note">
          {t("check-too-long", { characters: text.length })}{" "}
          <button type="button" onClick={dropDraft}>
            {t("check-other-text")}
          </button>
        </p>
      ) : (
        <label>
          {t("check-text")}
          <textarea
            rows={7}
            dir="auto"
            value={text}
            onInput={({ currentTarget }) => edit({ text: currentTarget.value, notes: [] })}
          />
        </label>
      )}
      {notes.length > 0 && <p class="quiet">{notes.map(say).join("; ")}</p>}
      <div class="asked">
        <RuleEntry name="refuseAt" label={t("check-refuse-at")} />
        <RuleEntry name="largestGroup" label={t("check-largest-group")} />
      </div>
      <div class="buttons">
        <button type="submit" class="main" disabled={text === "" || busy || wrong || !result.value}>
          {t("check-run")}
        </button>
        {busy && (
          <button type="button" onClick={cancelCheck}>
            {t("check-cancel")}
          </button>
        )}
      </div>
    </form>
  );
}

function OneFile() {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" onClick={() => input.current?.click()}>
        {t("check-read-file")}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t("check-read-file")}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) void takeFile(file);
          // Else choosing the same file again would be no change.
          currentTarget.value = "";
        }}
      />
    </>
  );
}

function RuleEntry({ name, label }: { name: keyof RuleFields; label: string }) {
  const mistake = ruleMistakes(rule.value)[name];
  return (
    <div class="entry">
      <label for={`rule-${name}`}>{label}</label>
      <input
        id={`rule-${name}`}
        inputMode="decimal"
        autoComplete="off"
        value={rule.value[name]}
        aria-invalid={mistake !== undefined}
        aria-describedby={mistake === undefined ? undefined : `mistake-rule-${name}`}
        onInput={({ currentTarget }) => {
          rule.value = { ...rule.value, [name]: currentTarget.value };
        }}
      />
      {mistake !== undefined && (
        <p class="mistake" id={`mistake-rule-${name}`}>
          {say(mistake)}
        </p>
      )}
    </div>
  );
}

function Outcome() {
  const last = checked.value;
  if (last.state === "checking") return <p class="quiet">{t("check-busy")}</p>;
  if (last.state === "failed") return <p class="note">{say(last.message)}</p>;
  if (last.state === "added") {
    return <p class="note">{parts("check-added", { name: <Name id={last.id} /> })}</p>;
  }
  if (last.state === "none") return null;
  const stale = last.against !== result.value || last.draft !== draft.value || last.rule !== rule.value;
  const admitted = last.check.verdict !== "refused";
  return (
    <section class={stale ? "check-outcome stale" : "check-outcome"} aria-label={t("check-result")}>
      <VerdictInWords {...last} />
      {stale && <p class="quiet">{t("check-stale")}</p>}
      {admitted && !stale && (
        <button type="button" onClick={() => addChecked(last.draft)}>
          {t("check-add")}
        </button>
      )}
      <SimilarList query={last.check.query} params={last.params} />
    </section>
  );
}
