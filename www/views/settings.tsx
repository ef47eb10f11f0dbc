/** The settings behind one disclosure: presets first, then every field with its own mistake below it. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { change, drawSeed } from "../state/actions.ts";
import { type Fields, presetOf, presets } from "../state/settings.ts";
import { fieldMistakes, fields, mistakes, result } from "../state/store.ts";
import { count } from "../text/format.ts";

/** See the head of this file. */
export function SettingsPanel() {
  const opened = useSignal(false);
  const values = fields.value;
  if (!values) return null;
  const wrong = mistakes.value.length;
  return (
    <details
      class="settings"
      open={opened.value || wrong > 0}
      onToggle={({ currentTarget }) => {
        opened.value = currentTarget.open;
      }}
    >
      <summary>
        <b>Settings</b> <span>{inWords(values)}</span>
        {wrong > 0 && <span class="mistake">{count(wrong, "setting needs", "settings need")} correcting</span>}
      </summary>
      <Presets values={values} />
      <div class="fields">
        <What values={values} />
        <Which values={values} />
        <Signature values={values} />
      </div>
      <Unplaced />
    </details>
  );
}

function inWords(values: Fields): string {
  const preset = presetOf(values);
  return `${preset ? `${preset.label}: ` : ""}${values.unit}, k = ${values.k} · threshold ${values.threshold} % · seed ${values.seed}`;
}

function Presets({ values }: { values: Fields }) {
  const chosen = presetOf(values);
  return (
    <fieldset class="presets">
      <legend>Kind of text</legend>
      {presets.map((preset) => (
        <label key={preset.id}>
          <input type="radio" name="preset" checked={preset === chosen} onChange={() => change(preset.values)} />
          <span>
            {preset.label} <span class="quiet">{preset.hint}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function What({ values }: { values: Fields }) {
  return (
    <fieldset>
      <legend>What is compared</legend>
      <Choice
        name="unit"
        label="Unit"
        values={values}
        options={[
          ["words", "words"],
          ["characters", "characters"],
        ]}
      />
      <Entry name="k" label={`Shingle length k, in ${values.unit}`} values={values} />
      <Tick name="lowercase" label="Ignore upper and lower case" values={values} />
      <Tick name="stripPunctuation" label="Ignore punctuation" values={values} />
      <Tick name="stripAccents" label="Ignore accents" values={values} />
      <Tick name="nfkc" label="Unify forms of a character (NFKC)" values={values} />
      {values.unit === "characters" && (
        <Choice
          name="whitespace"
          label="White space"
          values={values}
          options={[
            ["collapse", "one space"],
            ["remove", "ignored"],
            ["keep", "as it is"],
          ]}
        />
      )}
    </fieldset>
  );
}

function Which({ values }: { values: Fields }) {
  return (
    <fieldset>
      <legend>Which pairs are listed</legend>
      <Choice
        name="measure"
        label="Ranked by"
        values={values}
        options={[
          ["jaccard", "similarity (Jaccard)"],
          ["sorensen", "Sørensen"],
          ["overlap", "larger containment"],
        ]}
      />
      <Entry name="threshold" label="Threshold, in %" values={values} />
      <Entry name="maxPairs" label="Most pairs listed" values={values} />
    </fieldset>
  );
}

function Signature({ values }: { values: Fields }) {
  const used = result.value?.report.params;
  return (
    <fieldset>
      <legend>Estimate (MinHash)</legend>
      <Entry name="seed" label="Seed" values={values}>
        <button type="button" onClick={() => void drawSeed()}>
          Draw a new seed
        </button>
      </Entry>
      <Entry name="signatureLength" label="Signature length" values={values} automatic={used?.signatureLength} />
      <Entry name="bands" label="Bands" values={values} automatic={used?.bands} />
      <Entry name="rows" label="Rows" values={values} automatic={used?.rows} />
    </fieldset>
  );
}

type TextField = { [N in keyof Fields]: string extends Fields[N] ? N : never }[keyof Fields];
type TickField = { [N in keyof Fields]: Fields[N] extends boolean ? N : never }[keyof Fields];
type ChoiceField = "unit" | "whitespace" | "measure";

interface EntryProps {
  name: TextField;
  label: string;
  values: Fields;
  /** What the engine chose where the field is empty. */
  automatic?: number | undefined;
  children?: ComponentChildren;
}

function Entry({ name, label, values, automatic, children }: EntryProps) {
  const mistake = fieldMistakes.value.get(name);
  return (
    <div class="entry">
      <label for={`field-${name}`}>{label}</label>
      <div class="row">
        <input
          id={`field-${name}`}
          inputMode="decimal"
          autoComplete="off"
          value={values[name]}
          placeholder={automatic === undefined ? undefined : `automatic: ${automatic}`}
          aria-invalid={mistake !== undefined}
          aria-describedby={mistake === undefined ? undefined : `mistake-${name}`}
          onInput={({ currentTarget }) => change({ [name]: currentTarget.value })}
        />
        {children}
      </div>
      <MistakeAt name={name} />
    </div>
  );
}

function Tick({ name, label, values }: { name: TickField; label: string; values: Fields }) {
  return (
    <label class="tick">
      <input
        type="checkbox"
        checked={values[name]}
        onChange={({ currentTarget }) => change({ [name]: currentTarget.checked })}
      />
      {label}
      <MistakeAt name={name} />
    </label>
  );
}

interface ChoiceProps {
  name: ChoiceField;
  label: string;
  values: Fields;
  options: readonly (readonly [value: string, label: string])[];
}

function Choice({ name, label, values, options }: ChoiceProps) {
  return (
    <div class="entry">
      <label for={`field-${name}`}>{label}</label>
      <select
        id={`field-${name}`}
        value={values[name]}
        onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
      >
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <MistakeAt name={name} />
    </div>
  );
}

function MistakeAt({ name }: { name: keyof Fields }) {
  const mistake = fieldMistakes.value.get(name);
  return mistake === undefined ? null : (
    <p class="mistake" id={`mistake-${name}`}>
      {mistake}
    </p>
  );
}

/** Mistakes that belong to no field of the form must not be lost. */
function Unplaced() {
  const known = new Set(Object.keys(fields.value ?? {}));
  const rest = mistakes.value.filter(({ field }) => !known.has(field));
  return rest.map(({ field, message }) => (
    <p key={field} class="mistake">
      {field}: {message}
    </p>
  ));
}
