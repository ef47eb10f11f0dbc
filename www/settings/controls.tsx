/**
 * The fields of the settings, drawn from the table of parameters: each with its label, a sentence of help, and its mistakes.
 */

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { type Amount, parameter, parameterNames, type Section } from "../engine/parameters.ts";
import type { Params } from "../engine/pkg/lookalike.js";
import type { Key } from "../i18n/message.ts";
import { say, t } from "../i18n/t.ts";
import { change } from "../intake/intake-actions.ts";
import { result } from "../state/store.ts";
import { optionsOf } from "./changes.ts";
import type { Fields } from "./fields.ts";
import { fieldMistakes } from "./mistakes.ts";
import styles from "./settings.module.css";

interface Drawn {
  values: Fields;
  /** Content next to the fields of some parameters. */
  beside?: Partial<Record<keyof Params, ComponentChildren>>;
}

/** All fields of a part of the form. A field with a mistake is shown even if it does not apply: errors must be visible. */
export function FieldsOf({ section, ...drawn }: Drawn & { section: Section }) {
  const names = parameterNames.filter((name) => {
    const { section: own, when } = parameter(name);
    return own === section && (!when || when(drawn.values) || fieldMistakes.value.has(name));
  });
  return names.map((name) => <Field key={name} name={name} {...drawn} />);
}

/** The field of one parameter, by its kind. */
function Field({ name, values, beside }: Drawn & { name: keyof Params }) {
  const known = parameter(name);
  const { unit, reach, method } = values;
  const sentence = (code: Key): string => say({ code, args: { unit, reach, method } });
  const code = typeof known.help === "function" ? known.help(values) : known.help;
  const field = { name, label: sentence(known.label), help: code && sentence(code) };
  if (known.kind === "switch") return <Tick {...field} value={values[name] === true} />;
  const value = String(values[name]);
  if (known.kind === "choice") return <Choice {...field} value={value} />;
  return (
    <Entry {...field} value={value} placeholder={whereEmpty(name, known)}>
      {beside?.[name]}
    </Entry>
  );
}

/** The placeholder of an empty field: the engine's choice, or that it does without. */
function whereEmpty(name: keyof Params, { empty }: Amount): string | undefined {
  const used = result.value?.report.params[name];
  if (empty !== "settings-automatic" || typeof used !== "number") return empty && say({ code: empty });
  return t("settings-automatic-value", { value: used });
}

interface FieldProps<V> {
  name: keyof Params;
  label: string;
  help: string | undefined;
  value: V;
}

function Entry({
  name,
  label,
  help,
  value,
  placeholder,
  children,
}: FieldProps<string> & { placeholder: string | undefined; children: ComponentChildren }) {
  const isWrong = fieldMistakes.value.has(name);
  return (
    <div class="entry">
      <label for={`field-${name}`}>{label}</label>
      <div class={styles.row}>
        <input
          id={`field-${name}`}
          inputMode="decimal"
          autoComplete="off"
          value={value}
          placeholder={placeholder}
          aria-invalid={isWrong}
          aria-describedby={described(name, help)}
          onInput={({ currentTarget }) => change({ [name]: currentTarget.value })}
        />
        {children}
      </div>
      <Below name={name} help={help} />
    </div>
  );
}

function Tick({ name, label, help, value }: FieldProps<boolean>) {
  return (
    <div class={styles.tick}>
      <label>
        <input
          type="checkbox"
          checked={value}
          aria-describedby={described(name, help)}
          onChange={({ currentTarget }) => change({ [name]: currentTarget.checked })}
        />
        {label}
      </label>
      <Below name={name} help={help} />
    </div>
  );
}

function Choice({ name, label, help, value }: FieldProps<string>) {
  return (
    <div class="entry">
      <label for={`field-${name}`}>{label}</label>
      <select
        id={`field-${name}`}
        value={value}
        aria-describedby={described(name, help)}
        onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
      >
        {optionsOf(name).map(([option, label]) => (
          <option key={option} value={option}>
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
        <p class={styles.help} id={`help-${name}`}>
          {help}
        </p>
      )}
    </>
  );
}

// A disclosure that cannot be closed over a mistake, because errors must be visible. Its content is drawn when it is first
// opened, so that the first result on screen does not wait for hidden content.

interface Props {
  class: string;
  summary: ComponentChildren;
  /** Whether it contains a mistake. */
  wrong: boolean;
  children: ComponentChildren;
}

export function Fold({ class: name, summary, wrong, children }: Props) {
  const opened = useSignal(false);
  const drawn = useRef(false);
  const isOpen = opened.value || wrong;
  drawn.current ||= isOpen;
  return (
    <details
      class={name}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (wrong) currentTarget.open = true;
        opened.value = currentTarget.open;
      }}
    >
      <summary>{summary}</summary>
      {drawn.current && children}
    </details>
  );
}
