/** The view of one new text: a form for it and for the rule, then what it is like and whether it may come in. */
import { useEffect, useRef } from "preact/hooks";
import { count, integer } from "../ui/format.ts";
import { result } from "../workspace/store.ts";
import { SimilarList } from "./similar.tsx";
import {
  addChecked,
  cancelCheck,
  checked,
  draft,
  dropDraft,
  LONGEST_EDITED,
  type RuleFields,
  rule,
  ruleMistakes,
  runCheck,
  takeFile,
} from "./state.ts";
import { VerdictInWords } from "./verdict.tsx";

/** See the head of this file. */
export function CheckView() {
  useEffect(() => cancelCheck, []);
  const documents = result.value?.report.documents.length ?? 0;
  return (
    <div class="check">
      <p>
        Is a new text like any of the {count(documents, "document", "documents")}? It is compared with each of them, and
        is not added unless you say so.
      </p>
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
      aria-label="One text to check"
      onSubmit={(event) => {
        event.preventDefault();
        void runCheck();
      }}
    >
      <div class="beside">
        <label>
          Name <span class="quiet">(may be left empty)</span>
          <input value={name} onInput={({ currentTarget }) => edit({ name: currentTarget.value })} />
        </label>
        <OneFile />
      </div>
      {text.length > LONGEST_EDITED ? (
        <p class="note">
          The new text has {integer(text.length)} characters, too many to be shown here. It can be checked all the same.{" "}
          <button type="button" onClick={dropDraft}>
            Take another text
          </button>
        </p>
      ) : (
        <label>
          New text
          <textarea
            rows={7}
            dir="auto"
            value={text}
            onInput={({ currentTarget }) => edit({ text: currentTarget.value, notes: [] })}
          />
        </label>
      )}
      {notes.length > 0 && <p class="quiet">{notes.join("; ")}</p>}
      <div class="asked">
        <RuleEntry name="refuseAt" label="Refuse from, in % similar" />
        <RuleEntry name="largestGroup" label="Largest group, in documents" />
      </div>
      <div class="buttons">
        <button type="submit" class="main" disabled={text === "" || busy || wrong || !result.value}>
          Check this text
        </button>
        {busy && (
          <button type="button" onClick={cancelCheck}>
            Cancel the check
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
        Read it from a file
      </button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Read it from a file"
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
          {mistake}
        </p>
      )}
    </div>
  );
}

function Outcome() {
  const shown = checked.value;
  if (shown.state === "checking") return <p class="quiet">Checking …</p>;
  if (shown.state === "failed") return <p class="note">{shown.message}</p>;
  if (shown.state === "added") {
    return (
      <p class="note">
        <bdi>{shown.name}</bdi> was added to the documents.
      </p>
    );
  }
  if (shown.state === "none") return null;
  const stale = shown.against !== result.value || shown.draft !== draft.value || shown.rule !== rule.value;
  const admitted = shown.check.verdict !== "refused";
  return (
    <section class={stale ? "check-outcome stale" : "check-outcome"} aria-label="Outcome">
      <VerdictInWords {...shown} />
      {stale && <p class="quiet">Text, rule, settings or documents have changed since: check again.</p>}
      {admitted && !stale && (
        <button type="button" onClick={() => addChecked(shown.draft)}>
          Add it to the documents
        </button>
      )}
      <SimilarList query={shown.check.query} params={shown.params} />
    </section>
  );
}
