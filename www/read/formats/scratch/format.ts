/** Projects of Scratch 3. */
import type { PackageFormat } from "../../format.ts";

export const scratch: PackageFormat = {
  id: "scratch",
  of: "package",
  label: "files-format-scratch",
  extensions: ["sb3"],
  // The other files are costumes and sounds, named by their digests.
  detect: ({ names }) =>
    names.has("project.json") &&
    names.size > 1 &&
    [...names].every((name) => name === "project.json" || /^[0-9a-f]{32}\.\w+$/.test(name)),
  read: async (parts) => (await import("./scratch.ts")).readScratch(parts),
};
