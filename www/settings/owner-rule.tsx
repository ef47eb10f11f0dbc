/** What tells whose a file is: several files of one owner are one submission, and are not compared with each other. */
import type { OwnerRule } from "../files/owners.ts";
import type { Fields } from "../parameters/fields.ts";
import { count } from "../ui/format.ts";
import { change } from "../workspace/actions.ts";
import { fieldMistakes, held, patternInForce } from "../workspace/store.ts";

/** Each rule with its words and what it goes by. */
const RULES: readonly (readonly [by: OwnerRule["by"], words: string, help: string])[] = [
  [
    "folder",
    "by folder or ZIP archive",
    "All files in one folder, or in one archive, are one submission. The folder is the first one inside of what was given together.",
  ],
  [
    "name",
    "by file name, as Moodle and Canvas write it",
    "“Jane Doe_12345_assignsubmission_file_essay.docx” and “doejane_12345_67890_essay.docx” begin with whose they are.",
  ],
  ["pattern", "by a pattern", "A regular expression with one group, which finds the owner in a file's path."],
  ["none", "by nothing", "Every file is a submission of its own."],
];

/** See the head of this file. */
export function Owners({ values }: { values: Fields }) {
  const { ownerBy, ownerPattern } = values;
  const help = RULES.find(([by]) => by === ownerBy)?.[2];
  const mistake = fieldMistakes.value.get("ownerPattern");
  return (
    <div class="entry">
      <label for="field-ownerBy">Files belong to one owner</label>
      <select
        id="field-ownerBy"
        value={ownerBy}
        aria-describedby="help-ownerBy"
        onChange={({ currentTarget: { value } }) => {
          const rule = RULES.find(([by]) => by === value);
          if (rule) change({ ownerBy: rule[0] });
        }}
      >
        {RULES.map(([by, words]) => (
          <option key={by} value={by}>
            {words}
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
