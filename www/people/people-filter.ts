/** What narrows and expands the list of people; kept while another view is shown. */
import { signal } from "@preact/signals";

/** The content of the search field. */
export const filter = signal("");
/** The keys of the people whose files are shown below them. */
export const unfolded = signal<ReadonlySet<string>>(new Set());
