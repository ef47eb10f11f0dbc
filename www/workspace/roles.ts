/** What documents are there for: the words for it. */
import type { Role } from "../engine/pkg/lookalike.js";
import type { Key } from "../messages/message.ts";

/** Their names for one document. */
export const roleNames = {
  submission: "workspace-role-submission",
  archive: "workspace-role-archive",
  template: "workspace-role-template",
} as const satisfies Record<Role, Key>;

/** Their names as headings, and what happens to such documents. */
export const roleHeads = {
  submission: { name: "workspace-submissions", hint: "workspace-submissions-hint" },
  archive: { name: "workspace-archive", hint: "workspace-archive-hint" },
  template: { name: "workspace-template", hint: "workspace-template-hint" },
} as const satisfies Record<Role, { name: Key; hint: Key }>;

/** All roles, in the order they are offered. */
export const roles = Object.keys(roleNames) as Role[];

/** Whether a text is one of the roles. */
export function isRole(text: string | undefined): text is Role {
  return text !== undefined && Object.hasOwn(roleNames, text);
}
