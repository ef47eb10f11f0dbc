/** Owners of files: by a pattern of the user's, which is stopped if it takes too long; and what is reported of the others. */

import { createContext, Script } from "node:vm";
import {
  doubtfulGroups,
  matchOwners,
  mistakeInPattern,
  type OwnerRule,
  PATTERN_SECONDS,
  type SettledRule,
  tooSlow,
} from "../www/files/owners";
import { message } from "../www/messages/message";
import { t } from "../www/messages/t";
import { UsageError } from "./usage";

/** A rule with what its pattern finds in these paths. Throws `UsageError` for a pattern that is wrong or takes too long. */
export function settled(rule: OwnerRule, paths: readonly string[]): SettledRule {
  if (rule.by !== "pattern") return rule;
  const { pattern } = rule;
  const mistake = mistakeInPattern(pattern);
  if (mistake !== null) throw new UsageError(message("cli-owner-pattern-wrong", { mistake }));
  const found = new Map<string, string | null>();
  const match = () => matchOwners(pattern, paths, (path, owner) => found.set(path, owner));
  try {
    // Only a script of `vm` can be stopped, and with it all that it calls.
    new Script("match()").runInContext(createContext({ match }), { timeout: PATTERN_SECONDS * 1000 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ERR_SCRIPT_EXECUTION_TIMEOUT") throw error;
    const path = paths.find((each) => !found.has(each)) ?? "";
    throw new UsageError(message("cli-owner-pattern-wrong", { mistake: tooSlow(path) }));
  }
  return { by: "pattern", found };
}

/** A line on what was made of the files' owners where the user did not say; null where no two could be one person's. */
export function ownersNote(
  rule: OwnerRule,
  paths: readonly string[],
  owners: readonly (string | null)[],
): string | null {
  if (rule.by !== "layout") return null;
  const named = owners.filter((owner) => owner !== null);
  const people = new Set(named).size;
  if (people > 0 && people < named.length) {
    return t("owners-known", { files: named.length, people });
  }
  const groups = doubtfulGroups(paths);
  if (!groups) return null;
  return t(groups.by === "folders" ? "owners-ask-folders" : "owners-ask-names");
}
