/** The password of protected files: from a file, because other users of the computer can see what is typed on a command line. */

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { message } from "../www/i18n/message";
import { isMissing, systemReason } from "./listing";
import { UsageError } from "./options";

/** The first line of a file. Throws `UsageError` if it cannot be read, or is empty. */
export function readPassword(file: string, cwd: string): string {
  let text: string;
  try {
    text = readFileSync(resolve(cwd, file), "utf8");
  } catch (error) {
    if (isMissing(error)) throw new UsageError(message("cli-nothing-there", { path: file }));
    throw new UsageError(message("cli-password-unread", { reason: systemReason(error) }));
  }
  const [password = ""] = text.replace(/^\uFEFF/, "").split(/\r?\n/);
  if (password === "") throw new UsageError(message("cli-password-empty"));
  return password;
}
