/** What tells whose a file is: several files of one owner are one submission, and are not compared with each other. */
import type { OwnerRule } from "../files/owners.ts";
import { t } from "../messages/t.ts";
import type { Fields } from "../parameters/fields.ts";
import { count } from "../ui/format.ts";
import { OWNER_RULES } from "../ui/owner-words.ts";
import { change } from "../workspace/actions.ts";
import { fieldMistakes, held, patternInForce } from "../workspace/store.ts";

/** In the order they are offered. */
const RULES = Object.keys(OWNER_RULES) as OwnerRule["by"][];

/** See the head of this file. */
export function Owners({ values }: { values: Fields }) {
  const { ownerBy, ownerPattern } = values;
  const help = t(OWNER_RULES[ownerBy].help);
  const mistake = fieldMistakes.value.get("ownerPattern");
  return (
    <div class="entry">
      <label for="field-ownerBy">Files belong to one owner</label>
      <select
        id="field-ownerBy"
        value={ownerBy}
        aria-describedby="help-ownerBy"
        onChange={({ currentTarget: { value } }) => {
          const rule = RULES.find((by) => by === value);
          if (rule) change({ ownerBy: rule });
        }}
      >
        {RULES.map((by) => (
          <option key={by} value={by}>
            {t(OWNER_RULES[by].name)}
          </option>
        ))}
      </select>
      {ownerBy === "pattern" && (
        <input
          class="pattern"
          aria-label="Pattern of the owner"
          autoComplete="off"
          spellcheck={false}
          placeholder="^([^_]+)_"
          value={ownerPattern}
          aria-invalid={mistake !== undefined}
          aria-describedby={mistake === undefined ? "help-ownerBy" : "mistake-ownerPattern help-ownerBy"}
          onInput={({ currentTarget }) => change({ ownerPattern: currentTarget.value })}
        />
      )}
      {mistake !== undefined && (
        <p class="mistake" id="mistake-ownerPattern">
          {mistake}. {inForce()}
        </p>
      )}
      <p class="help" id="help-ownerBy">
        {help} Files of one owner are not compared with each other. {ownersInWords()}
      </p>
    </div>
  );
}

/** What tells owners while the pattern in the field does not. */
function inForce(): string {
  const { pattern } = patternInForce.value;
  return pattern === "" ? "Until then no file has an owner by a pattern." : `Until then ${pattern} stays in force.`;
}

function ownersInWords(): string {
  const owned = held.value.flatMap(({ owner }) => (owner ? [owner] : []));
  const owners = new Set(owned).size;
  if (owners === 0) return "Now no file has an owner.";
  return `Now ${count(owned.length, "file has", "files have")} an owner; there ${owners === 1 ? "is" : "are"} ${count(owners, "owner", "owners")}.`;
}
