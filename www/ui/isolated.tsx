/** A name, or any text whose direction is its own, as an argument of a sentence. */
import { type Shown, shown } from "../i18n/t.ts";

export function isolated(text: string): Shown<string> {
  return shown(text, (formatted) => <bdi>{formatted}</bdi>);
}
