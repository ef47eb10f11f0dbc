/** The unread files: one line for many with one reason, whatever else is not read. */
import { expect, test } from "@playwright/test";
import { linesOfUnread } from "../../www/documents/unread-list.tsx";
import { type Message, message } from "../../www/i18n/message.ts";
import { systemFilesNote } from "../../www/read/names.ts";

const files = (reason: Message, count: number, from: number) =>
  Array.from({ length: count }, (_, at) => ({ id: from + at, name: `${from + at}`, path: "", size: 1, reason }));

test("hundreds of files with one reason are one line, a few have a line each, and system files come last", () => {
  const lines = linesOfUnread([
    ...files(systemFilesNote(5), 4, 0),
    ...files(message("files-compiled-java"), 240, 10),
    ...files(message("files-not-read"), 3, 300),
    ...files(message("files-compiled-java"), 2, 400),
  ]);
  expect(lines.map((line) => [line[0]?.id, line.length])).toEqual([
    [10, 242],
    [300, 1],
    [301, 1],
    [302, 1],
    ...[0, 1, 2, 3].map((id) => [id, 1]),
  ]);
});
