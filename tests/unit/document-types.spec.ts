/**
 * Documents as they were given and as they are shown are two types. What this file says is said to the compiler: each line that
 * is expected to be an error would, if it compiled, let a text with black bars be stored, compared or digested.
 */
import { expect, test } from "@playwright/test";
import type { CollectedDocument, CollectionStorage } from "../../www/collection/collection-storage.ts";
import type { Intake, PageDocument, ShownDocument } from "../../www/documents/document.ts";
import { digest } from "../../www/documents/document-keys.ts";
import type { EngineClient } from "../../www/engine/client.ts";
import { asShown } from "../../www/engine/original-text.ts";
import type { EngineDocument } from "../../www/engine/protocol.ts";
import { message } from "../../www/i18n/message.ts";
import type { Work } from "../../www/keep/snapshot.ts";
import type { ShownEngineDocument } from "../../www/people/people.ts";
import type { Page } from "../../www/share/json/page-result.ts";
import { textDigestOf } from "../../www/share/report/report-model.ts";

const given: PageDocument = {
  ...{ id: 1, name: "ann.txt", path: "a/ann.txt", text: "By Ann.", size: 7, format: message("files-format-plain") },
  ...{
    encoding: "",
    source: null,
    notes: [],
    missing: [],
    tricks: [],
    role: "submission",
    author: "",
    group: undefined,
  },
};
const shown: ShownDocument = {
  ...given,
  ...{ name: asShown("Author 1"), path: asShown("Author 1"), author: asShown("") },
  text: asShown("By ███."),
};
const heldShown: ShownEngineDocument = { id: 1, name: shown.name, text: shown.text };

test("a document as it is shown is refused by storage, archives, the engine and digests", () => {
  // Never called: that it compiles is what is tested.
  const refused = async (collections: CollectionStorage, engine: EngineClient, work: Work): Promise<void> => {
    // @ts-expect-error: it may have an alias, and black bars in its text.
    const document: PageDocument = shown;
    // @ts-expect-error: so may all of them.
    const intake: Intake = { ...work.intake, documents: [shown] };
    const { name, text, size, format } = shown;
    // @ts-expect-error: nor do parts of it go into an archive.
    const collected: CollectedDocument = { name, text, size, format };
    // @ts-expect-error
    await collections.create("Spring", [{ name: "ann.txt", text, size, format }], 1);
    // @ts-expect-error: the engine compares what was given.
    const held: EngineDocument = { id: 1, name: "ann.txt", text };
    // @ts-expect-error
    engine.setDocuments([heldShown]);
    // @ts-expect-error
    await engine.lengthsOf([{ name: "ann.txt", text }], {});
    // @ts-expect-error: a digest of a text with black bars is one of no document.
    await textDigestOf(text);
    // @ts-expect-error
    digest(text);
    void [document, intake, collected, held];
  };
  expect(refused).toBeInstanceOf(Function);
});

test("a document as it was given is refused by views and exports", () => {
  const refused = (page: Page): void => {
    // @ts-expect-error: while names are hidden, views must not have it.
    const document: ShownDocument = given;
    // @ts-expect-error: nor may exports.
    const exported: Page = { ...page, held: [{ id: 1, name: given.name, text: given.text }] };
    void [document, exported];
  };
  expect(refused).toBeInstanceOf(Function);
});
