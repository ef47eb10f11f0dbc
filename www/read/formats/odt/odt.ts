/**
 * ODT, ODP and ODS (OpenDocument 1.3, ISO 26300), packed or flat: paragraphs, headings, lists and tables in order, then the footnotes, or
 * the speaker's notes of a presentation. A row of a spreadsheet is a line with a tab between cells. Hidden slides and sheets are left out.
 *
 * The format keeps deleted text of tracked changes in a separate list, which is left out; inserted text is in the text. Text
 * hidden by styles (not displayed, white, two points or less) is left out and counted, but slides and cells of sheets may have
 * backgrounds of any colour, so white text is not a trick there.
 */
import { message } from "../../../i18n/message.ts";
import { type Content, contentOf, deletedNote, hiddenNote, Unreadable } from "../../model.ts";
import { noted } from "../../parts/counts.ts";
import { CUT_OFF, walkXml } from "../../parts/markup.ts";
import type { Parts } from "../../parts/package.ts";
import { collectFields, collectPictures, searchPart } from "../../parts/properties.ts";
import { TraceCollector, type TraceField } from "../../traces.ts";
import { BodyReader, type Found, type OpenDocumentKind } from "./body.ts";
import { EmbeddedObjects } from "./objects.ts";
import { repeatsText } from "./slides.ts";
import { HidingStyles } from "./styles.ts";

/** Reads a package whose main part is an OpenDocument text, presentation or spreadsheet. */
export async function readOdt(
  given: Parts,
  { kind = "text", password }: { kind?: OpenDocumentKind | undefined; password?: string | undefined } = {},
): Promise<Content> {
  const manifest = (await given.xml("META-INF/manifest.xml")) ?? "";
  const parts = manifest.includes("encryption-data") ? await unlocked(given, manifest, password) : given;
  const xml = await parts.xml("content.xml");
  if (xml === null) throw new Unreadable(message("files-no-text-part"));
  const traces = new TraceCollector();
  const pictures = new Set<string>();
  const objects = await EmbeddedObjects.of(parts, kind !== "spreadsheet");
  const content = contentOfXml(xml, (await parts.xml("styles.xml")) ?? "", kind, { traces, pictures, objects });
  await searchPart(parts, "meta.xml", traces, (meta) => collectMeta(meta, traces));
  await searchPart(parts, "settings.xml", traces, (settings) => collectSessions(settings, traces));
  collectPictures(parts, pictures, traces);
  return { ...content, traces: traces.traces };
}

async function unlocked(parts: Parts, manifest: string, password: string | undefined): Promise<Parts> {
  return (await import("../../parts/open-document-passwords.ts")).unlockedParts(parts, manifest, password);
}

/** Reads a document that is one XML file, pictures included. */
export function readFlatOdt(xml: string, kind: OpenDocumentKind): Content {
  const traces = new TraceCollector();
  const content = contentOfXml(xml, "", kind, { traces, pictures: new Set(), objects: new EmbeddedObjects() });
  const head = xml.slice(0, Math.max(0, xml.indexOf("<office:body")));
  collectMeta(head, traces);
  collectSessions(head, traces);
  return { ...content, traces: traces.traces };
}

/** The elements with the properties of a document. */
const META: ReadonlyMap<string, TraceField> = new Map([
  ["initial-creator", "author"],
  ["creator", "lastAuthor"],
  ["creation-date", "created"],
  ["date", "modified"],
  ["generator", "program"],
  ["editing-cycles", "revision"],
  ["editing-duration", "minutes"],
]);

function collectMeta(xml: string, traces: TraceCollector): void {
  collectFields(xml, META, traces, (field, text) => (field === "minutes" ? minutesOf(text) : text));
  walkXml(xml, {
    open: (name, attributes) => {
      if (name === "template") traces.set("template", attributes["title"]);
    },
  });
}

/** LibreOffice's revision ids: the first, and that of the last session. */
function collectSessions(xml: string, traces: TraceCollector): void {
  let isId = false;
  walkXml(xml, {
    open: (name, attributes) => {
      isId = name === "config-item" && /^Rsid(?:Root)?$/.test(attributes["name"] ?? "");
    },
    text: (text) => {
      if (isId) traces.revision(Number(text));
    },
    close: () => {
      isId = false;
    },
  });
}

/** "PT1H02M30S" → "62". */
function minutesOf(duration: string): string {
  const found = /^P(?:(\d{1,5})D)?T?(?:(\d{1,6})H)?(?:(\d{1,6})M)?(?:\d{1,9}(?:\.\d{1,12})?S)?$/.exec(
    duration.trim().slice(0, 60),
  );
  const [days = 0, hours = 0, minutes = 0] = (found ?? []).slice(1).map((part?: string) => Number(part ?? 0));
  return found ? String((days * 24 + hours) * 60 + minutes) : "";
}

const WARNINGS = [
  ["presentation", "files-hidden-slides"],
  ["spreadsheet", "files-hidden-sheets"],
  ["comments", "files-comments"],
] as const;
const MISSING = [["embedded", "files-missing-embedded"]] as const;

function contentOfXml(xml: string, stylesXml: string, kind: OpenDocumentKind, found: Found): Content {
  const body = new BodyReader(kind, new HidingStyles([stylesXml, xml], kind === "text"), found);
  const isWhole = walkXml(xml, body);
  const { page, notes, hidden } = body;
  for (const note of notes) {
    page.block();
    page.write(note);
  }
  const isRepeating = kind === "presentation" && repeatsText(xml, stylesXml === "" ? xml : stylesXml, body.masters);
  return contentOf(message("files-format-opendocument"), page.toString(), {
    warnings: [
      ...noted({ comments: body.comments, [kind]: body.hiddenParts }, WARNINGS),
      ...(isRepeating ? [message("files-headers")] : []),
      ...deletedNote(body.deleted.toString()),
    ],
    missing: [...noted({ embedded: found.objects.documents }, MISSING), ...(isWhole ? [] : [CUT_OFF])],
    tricks: hiddenNote(hidden.toString()),
  });
}
