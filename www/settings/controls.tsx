/** The kinds of fields that the settings are made of: each with its label, a sentence of help, and its mistakes. */
import type { ComponentChildren } from "preact";
import { say, t } from "../messages/t.ts";
import type { Fields } from "../parameters/fields.ts";
import { type ChoiceName, options } from "../parameters/options.ts";
import { change } from "../workspace/actions.ts";
import { fieldMistakes } from "../workspace/store.ts";

/** The fields that hold what was typed. */
export type TextName = { [N in keyof Fields]: string extends Fields[N] ? N : never }[keyof Fields];
/** The fields that hold yes or no. */
export type TickName = { [N in keyof Fields]: Fields[N] extends boolean ? N : never }[keyof Fields];

interface EntryProps {
  name: TextName;
  label: string;
  values: Fields;
  /** Shown in an empty field. */
  placeholder?: string | undefined;
  help?: string;
  children?: ComponentChildren;
}

/** What the engine chose where a field is empty. */
export function automatic(value: number | undefined): string {
  return value === undefined ? t("settings-automatic") : t("settings-automatic-value", { value });
}

/** A number. */
export function Entry({ name, label, values, placeholder, help, children }: EntryProps) {
  const wrong = fieldMistakes.value.has(name);
  return (
    <div class="entry">
      <label for={`field-${name}`}>{label}</label>
      <div class="row">
        <input
          id={`field-${name}`}
          inputMode="decimal"
          autoComplete="off"
          value={values[name]}
          placeholder={placeholder}
          aria-invalid={wrong}
          aria-describedby={described(name, help)}
          onInput={({ currentTarget }) => change({ [name]: currentTarget.value })}
        />
        {children}
      </div>
      <Below name={name} help={help} />
    </div>
  );
}

/** Yes or no. */
export function Tick({ name, label, values, help }: { name: TickName; label: string; values: Fields; help?: string }) {
  return (
    <div class="tick">
      <label>
        <input
          type="checkbox"
          checked={values[name]}
          aria-describedby={described(name, help)}
          onChange={({ currentTarget }) => change({ [name]: currentTarget.checked })}
        />
        {label}
      </label>
      <Below name={name} help={help} />
    </div>
  );
}

interface ChoiceProps {
  name: ChoiceName;
  label: string;
  values: Fields;
  help?: string;
}

/** One of a few. */
export function Choice({ name, label, values, help }: ChoiceProps) {
  return (
    <div class="entry">
      <label for={`field-${name}`}>{label}</label>
      <select
        id={`field-${name}`}
        value={values[name]}
        aria-describedby={described(name, help)}
        onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
      >
        {options[name].map(([value, label]) => (
          <option key={value} value={value}>
            {say(label)}
          </option>
        ))}
      </select>
      <Below name={name} help={help} />
    </div>
  );
}

function described(name: keyof Fields, help: string | undefined): string | undefined {
  const parts = [
    ...(fieldMistakes.value.has(name) ? [`mistake-${name}`] : []),
    ...(help === undefined ? [] : [`help-${name}`]),
  ];
  return parts.length === 0 ? undefined : parts.join(" ");
}

function Below({ name, help }: { name: keyof Fields; help: string | undefined }) {
  const mistakes = fieldMistakes.value.get(name);
  return (
    <>
      {mistakes && (
        <div class="mistake" id={`mistake-${name}`}>
          {mistakes.map(say).map((mistake) => (
            <p key={mistake}>{mistake}</p>
          ))}
        </div>
      )}
      {help !== undefined && (
        <p class="help" id={`help-${name}`}>
          {help}
        </p>
      )}
    </>
  );
}
