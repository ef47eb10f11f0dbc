/** A document that is read again in another encoding: what was decided about it, and what is asked before anything is lost. */
import { expect, test } from "@playwright/test";
import { offsetMapping } from "../../www/documents/document-actions.ts";
import type { FileContent } from "../../www/read/content.ts";
import type { FoundFile } from "../../www/read/read.ts";
import { type App, compared, fileOf, openApp, until } from "./app.ts";

const copied =
  "Die Straße führte über hohe Brücken, ehe sie schließlich in die Stadt gelangte, und niemand wußte mehr.";
const own = "Größere Städte lösten später die kleineren Dörfer ab. Früher wäre es überall ähnlich gewesen.";

/** A file in Windows-1252, which holds all of these texts. */
function western(path: string, text: string): FoundFile {
  const blob = new Blob([Uint8Array.from(text, (letter) => letter.charCodeAt(0))]);
  return { path, size: blob.size, open: () => blob };
}

const files = [western("a.txt", `${own} ${copied} Ende.`), fileOf("b.txt", `Anfang. ${copied} ${own.slice(0, 30)}`)];

/** A page with two documents, one pair of which was decided about, and the link to it. */
async function decidedPage() {
  const app = await openApp();
  const { store, actions, load } = app;
  await compared(app, () => actions.addFound(files, "submission"));
  const review = await load<typeof import("../../www/review/review.ts")>("review/review.ts");
  const excluded = await load<typeof import("../../www/review/exclusions.ts")>("review/exclusions.ts");
  const links = await load<typeof import("../../www/documents/document-keys.ts")>("documents/document-keys.ts");
  const pair = () => {
    const [a, b] = store.originals.value.documents;
    if (!a || !b) throw new Error("two documents");
    return { a, b };
  };
  const { a, b } = pair();
  const [aStart, bStart] = [a.text.indexOf(copied), b.text.indexOf(copied)];
  const passage = { aStart, aEnd: aStart + copied.length, bStart, bEnd: bStart + copied.length };
  review.setReview(review.pairKeyOf(a, b), { state: "discuss", note: "Ask both." });
  excluded.excludePassage(a, b, { ...passage, matchedA: 17, matchedB: 17 });
  const [first, second] = [links.linkKeyOf(a), links.linkKeyOf(b)];
  const decided = () => {
    const { a, b } = pair();
    const linked = links.pairOf(store.originals.value.documents, first, second);
    return {
      note: review.reviewOf(review.pairKeyOf(a, b)).note,
      linked: linked?.a === a && linked.b === b,
      excluded: excluded
        .excludedIn(a, b)
        .map((one) => [a.text.slice(one.aStart, one.aEnd), b.text.slice(one.bStart, one.bEnd)]),
    };
  };
  return { app, decided, pair };
}

test("reviews, excluded passages and links survive another encoding, there and back", async () => {
  const { app, decided, pair } = await decidedPage();
  const before = { note: "Ask both.", linked: true, excluded: [[copied, copied]] };
  expect(pair().a.encoding).toBe("windows-1252");
  expect(decided()).toEqual(before);
  await app.actions.setEncoding(pair().a.id, "windows-1251");
  const cyrillic = copied.replaceAll(/[^ -~]/g, (letter) =>
    new TextDecoder("windows-1251").decode(Uint8Array.of(letter.charCodeAt(0))),
  );
  expect(decided()).toEqual({ ...before, excluded: [[cyrillic, copied]] });
  await app.actions.setEncoding(pair().b.id, "windows-1250");
  expect(decided().excluded).toEqual([
    [cyrillic, new TextDecoder("windows-1250").decode(new TextEncoder().encode(copied))],
  ]);
  await app.actions.setEncoding(pair().b.id, "utf-8");
  await app.actions.setEncoding(pair().a.id, "windows-1252");
  expect(decided()).toEqual(before);
});

test("if excluded passages are nowhere in the new text, the user is asked before anything changes", async () => {
  const { app, decided, pair } = await decidedPage();
  const { store, actions } = app;
  const [before, document] = [decided(), pair().a];
  await actions.setEncoding(document.id, "utf-16le");
  expect(store.rereading.value).toMatchObject({ id: document.id, passages: 1 });
  expect(decided()).toEqual(before);
  actions.forgetRereading();
  expect([store.rereading.value, pair().a, decided()]).toEqual([null, document, before]);
  await actions.setEncoding(document.id, "utf-16le");
  actions.rereadAllTheSame();
  expect(store.rereading.value).toBeNull();
  expect(pair().a.encoding).toBe("utf-16le");
  expect(decided()).toEqual({ note: "Ask both.", linked: true, excluded: [] });
});

/** Has readings end when the test says so, in whatever order. */
async function readingsOf({ load }: App): Promise<Map<string, (text: string) => void>> {
  const { ports } = await load<typeof import("../../www/state/ports.ts")>("state/ports.ts");
  const { contentOf } = await load<typeof import("../../www/read/model.ts")>("read/model.ts");
  const { message } = await load<typeof import("../../www/i18n/message.ts")>("i18n/message.ts");
  const ends = new Map<string, (text: string) => void>();
  const run = ({ asked }: { asked: { encoding?: string } }) =>
    new Promise<{ found: FileContent }>((resolve) => {
      const encoding = asked.encoding ?? "";
      ends.set(encoding, (text) =>
        resolve({ found: { ...contentOf(message("files-format-plain"), text), encoding, label: encoding } }),
      );
    });
  ports.startReaders = () => ({ run, end: () => {} }) as never;
  return ends;
}

test("a reading that another one has overtaken, or whose document is gone, changes nothing", async () => {
  const app = await openApp();
  const { store, actions } = app;
  await actions.addFound(files, "submission");
  const ends = await readingsOf(app);
  const [{ id } = { id: -1 }] = store.originals.value.documents;
  const readings = ["windows-1251", "windows-1250"].map((encoding) => actions.setEncoding(id, encoding));
  await until(() => ends.size === 2, "both readings");
  ends.get("windows-1250")?.("The second.");
  await readings[1];
  ends.get("windows-1251")?.("The first.");
  await readings[0];
  expect(store.originals.value.documents[0]).toMatchObject({ text: "The second.", encoding: "windows-1250" });
  expect(store.announcement.value).toContain("windows-1250");

  const late = actions.setEncoding(id, "koi8-r");
  await until(() => ends.size === 3, "the reading");
  actions.remove([id]);
  const { value: announced } = store.announcement;
  ends.get("koi8-r")?.("The third.");
  await late;
  expect([store.announcement.value, store.originals.value.documents.length]).toEqual([announced, 1]);
});

test("places of a text read again: what stands between two ASCII characters stays between them", () => {
  const utf8 = "Größe, niño: ça và";
  const latin = new TextDecoder("windows-1252").decode(new TextEncoder().encode(utf8));
  const place = offsetMapping(utf8, latin);
  const back = offsetMapping(latin, utf8);
  expect(utf8.split(" ").map((word) => place?.(utf8.indexOf(word)))).toEqual(
    latin.split(" ").map((word) => latin.indexOf(word)),
  );
  for (let at = 0; at <= utf8.length; at++) expect(back?.(place?.(at) ?? -1)).toBe(at);
  expect(place?.(utf8.length)).toBe(latin.length);
  expect(offsetMapping("", "")?.(0)).toBe(0);
  expect(offsetMapping("abc", "abd")).toBeNull();
  expect(offsetMapping("abc", "ab")).toBeNull();
});
