/** One field of an experiment, with its mistake below it. */

import { say } from "../../messages/t.ts";
import { classes } from "../../ui/classes.ts";
import type { Field } from "./fields.ts";
import styles from "./lab.module.css";
import { enter, entriesOf, mistakesOf } from "./state.ts";

/** `experiment` is empty for the fields that all share. */
export function Entry({ experiment, field }: { experiment: string; field: Field }) {
  const id = `lab-${experiment}-${field.name}`;
  const value = entriesOf(experiment)[field.name] ?? "";
  const mistake = mistakesOf(experiment).get(field.name);
  const onEntry = ({ currentTarget }: { currentTarget: { value: string } }): void =>
    enter(experiment, field.name, currentTarget.value);
  return (
    <div class={classes("entry", isLong(field) && styles.long)}>
      <label for={id}>{say(field.label)}</label>
      {field.kind === "choice" ? (
        <select id={id} value={value} onChange={onEntry}>
          {field.options.map(([option, label]) => (
            <option key={option} value={option}>
              {say(label)}
            </option>
          ))}
        </select>
      ) : (
        <input
          id={id}
          inputMode={field.kind === "number" ? "numeric" : "text"}
          autoComplete="off"
          value={value}
          aria-invalid={mistake !== undefined}
          aria-describedby={mistake === undefined ? undefined : `${id}-mistake`}
          onInput={onEntry}
        />
      )}
      {mistake !== undefined && (
        <p class="mistake" id={`${id}-mistake`}>
          {say(mistake)}
        </p>
      )}
    </div>
  );
}

/** A list needs room to be seen whole. */
function isLong(field: Field): boolean {
  return field.kind === "numbers" || (field.kind === "layouts" && field.longest > 1);
}
