// Word files that say how they were made.
import { docx, paragraph, wordPart } from "./formats.mjs";

const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

const hex = (id) => id.toString(16).toUpperCase().padStart(8, "0");
const element = (name, value) => (value === undefined ? "" : `<${name}>${value}</${name}>`);

/** The parts with the properties of an Office document. */
export function properties({ author, lastAuthor, created, modified, revision, minutes, company, template, program }) {
  return {
    "docProps/core.xml": `<?xml version="1.0"?><cp:coreProperties>${[
      element("dc:creator", author),
      element("cp:lastModifiedBy", lastAuthor),
      element("cp:revision", revision),
      element("dcterms:created", created),
      element("dcterms:modified", modified),
    ].join("")}</cp:coreProperties>`,
    "docProps/app.xml": `<?xml version="1.0"?><Properties>${[
      element("Template", template),
      element("TotalTime", minutes),
      element("Application", program),
      element("Company", company),
    ].join("")}</Properties>`,
  };
}

/** A Word document of paragraphs; `sessions` are its revision ids, `pictures` the bytes of each. */
export function tracedDocx(text, { sessions = [], id, pictures = [], objects = [], styles = [], ...about } = {}) {
  const ids = sessions.map((session) => `<w:rsid w:val="${hex(session)}"/>`).join("");
  const root = sessions.length > 0 ? `<w:rsidRoot w:val="${hex(sessions[0])}"/>` : "";
  const named = (bytes, folder, name, extension) =>
    Object.fromEntries(bytes.map((one, at) => [`word/${folder}/${name}${at + 1}.${extension}`, one]));
  const relation = (_, at) => `<Relationship Id="p${at}" Type="${OFFICE}/image" Target="media/image${at + 1}.png"/>`;
  const style = (name) => `<w:style w:customStyle="1" w:styleId="${name}"><w:name w:val="${name}"/></w:style>`;
  const last = sessions.at(-1);
  const body = text
    .split("\n\n")
    .map((each) =>
      last === undefined ? paragraph(each) : paragraph(each).replace("<w:p>", `<w:p w:rsidR="${hex(last)}">`),
    )
    .join("");
  return docx(body, {
    ...properties(about),
    "word/settings.xml": wordPart(
      "settings",
      `<w:rsids>${root}${ids}</w:rsids>${id ? `<w15:docId w15:val="{${id}}"/>` : ""}`,
    ),
    "word/styles.xml": wordPart("styles", styles.map(style).join("")),
    "word/_rels/document.xml.rels": `<Relationships>${pictures.map(relation).join("")}</Relationships>`,
    ...named(pictures, "media", "image", "png"),
    ...named(objects, "embeddings", "object", "bin"),
  });
}
