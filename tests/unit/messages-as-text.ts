/** What readers hand over as messages, said in the language of the tests. */

import type { Message } from "../../www/i18n/message.ts";
import { say } from "../../www/i18n/t.ts";
import type { Content, Decoded } from "../../www/read/model.ts";

/** A file's content with its messages as sentences. */
export interface ContentAsText extends Omit<Content, "format" | "encoding" | "warnings" | "missing" | "tricks"> {
  format: string;
  encoding: string;
  warnings: string[];
  missing: string[];
  tricks: string[];
}

export function contentAsText(content: Content): ContentAsText {
  const { format, encoding, warnings, missing, tricks } = content;
  return {
    ...content,
    ...{ format: say(format), encoding: say(encoding) },
    ...{ warnings: warnings.map(say), missing: missing.map(say), tricks: tricks.map(say) },
  };
}

/** The same for what became of a file. */
export function decodedAsText(decoded: Decoded): ContentAsText | { error: string } {
  return "error" in decoded ? { error: say(decoded.error) } : contentAsText(decoded);
}

/** What an error says. */
export function errorAsText(error: unknown): string {
  const { userMessage } = error as { userMessage?: Message };
  return userMessage ? say(userMessage) : String(error);
}
