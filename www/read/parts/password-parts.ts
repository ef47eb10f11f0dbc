/** What the readers of encrypted Office and OpenDocument files share. */
import { message } from "../../i18n/message.ts";
import { Unreadable } from "../model.ts";

/** The error for an encryption that is not known, or damaged. */
export function unknown(): Unreadable {
  return new Unreadable(message("files-password"));
}

/** Throws `unknown()` for a text that is not in base64. */
export function fromBase64(text = ""): Uint8Array {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  } catch {
    throw unknown();
  }
}
