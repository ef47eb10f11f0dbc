/**
 * What can be saved or shared, in the order of the panel. To add something, write a component that is given the page's
 * result, and a line here; ./save.ts puts files together and saves them.
 */
import type { ComponentType } from "preact";
import { type Message, message } from "../messages/message.ts";
import type { Page } from "../workspace/saved-result.ts";
import { CsvEntry } from "./csv.tsx";
import { HtmlEntry } from "./html.tsx";
import { JsonEntry } from "./json.tsx";
import { LinkEntry } from "./link.tsx";
import { PersonEntry } from "./person.tsx";

/** One of them. */
export interface Entry {
  /** Its heading. */
  readonly title: Message;
  readonly Body: ComponentType<EntryProps>;
}

/** What an entry is given. */
export interface EntryProps {
  /** The result on screen, which is about the documents on screen. */
  readonly page: Page;
}

/** All of them. */
export const entries: readonly Entry[] = [
  { title: message("export-html"), Body: HtmlEntry },
  { title: message("export-person"), Body: PersonEntry },
  { title: message("export-csv"), Body: CsvEntry },
  { title: message("export-json"), Body: JsonEntry },
  { title: message("export-link"), Body: LinkEntry },
];
