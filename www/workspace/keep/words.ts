/** Every string about kept work, in one place. */
import { bytes, count } from "../../ui/format.ts";

const documents = (number: number): string => count(number, "document", "documents");

const time = (at: number): string =>
  new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" }).format(at);

/** See the head of this file. */
export const words = {
  title: "Your work",
  keep: "Keep my work on this computer",
  off: "Nothing is kept: your documents are gone when you close this page.",
  starting: "Looking for kept work …",
  unavailable:
    "Your work cannot be kept: this browser lets the page store nothing here, as in some private windows. Everything else works; your documents are gone when you close this page.",
  elsewhere:
    "Your kept work is open in another tab. Nothing that you do in this tab is kept. Close the other tab to go on here.",
  newer:
    "The work kept on this computer was saved by a newer version of Lookalike. It was left as it is, and nothing is kept by this version. Reload the page to get the newer one.",
  unreadable: (reason: string): string =>
    `The work kept on this computer cannot be read: ${reason}. Nothing is kept until you delete it.`,
  other: (at: number, number: number): string =>
    `Other work is kept on this computer: ${documents(number)} from ${time(at)}. Replace it with the documents on this page?`,
  replace: "Replace it",
  leave: "Leave it as it is",
  saving: "Saving …",
  saved: (number: number, at: number): string => `${documents(number)} kept on this computer, last saved ${time(at)}.`,
  used: (size: number): string => `Lookalike uses ${bytes(size)} here, its own program included.`,
  full: (at: number | null): string =>
    `There is no room on this computer to save your last changes. ${before(at)} Free some space, or remove documents, and try again.`,
  failed: (reason: string, at: number | null): string =>
    `Your last changes could not be saved: ${reason}. ${before(at)}`,
  retry: "Try again",
  forget: "Forget everything",
  forgotten: "Nothing is kept on this computer any more. Your documents stay on this page until you close it.",
  reopened: (number: number, at: number): string => `Reopened your work from ${time(at)}: ${documents(number)}.`,
  lost: (number: number): string =>
    `${documents(number)} could not be read from what was kept: add ${number === 1 ? "its file" : "their files"} again.`,
  dismiss: "Dismiss",
  keepAndReload: "Keep my work and reload",
  reload: "Reload the page",
} as const;

function before(at: number | null): string {
  return at === null ? "Nothing was saved yet." : `What was saved before (${time(at)}) is still whole.`;
}
