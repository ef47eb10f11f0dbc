// PowerPoint presentations before 2007, record by record, so that any can lie.
import { compound } from "./compound.mjs";
import { u16, u32 } from "./xls.mjs";

export function atom(type, body = Buffer.alloc(0), instance = 0) {
  return Buffer.concat([u16(instance << 4, type), u32(body.length), body]);
}

export function container(type, children, instance = 0) {
  const body = Buffer.concat(children);
  return Buffer.concat([u16((instance << 4) | 0xf, type), u32(body.length), body]);
}

/** A text: wide, or in one byte for each character where that suffices. */
export function letters(value) {
  const isWide = [...value].some((letter) => letter.charCodeAt(0) > 0xff);
  return atom(isWide ? 0x0fa0 : 0x0fa8, Buffer.from(value, isWide ? "utf16le" : "latin1"));
}

/** A shape with a text, or with the number of a placeholder whose text stands in the list of slides; a `field` has its place in the text. */
function shape({ text, placeholder, isHidden = false, field, at = 0, kind, edge }) {
  const inside = [
    ...(kind === undefined ? [] : [atom(0x0f9f, u32(kind))]),
    ...(placeholder === undefined ? [] : [atom(0x0f9e, u32(placeholder))]),
    ...(text === undefined ? [] : [letters(text)]),
    ...(field === undefined ? [] : [atom(field, u32(at))]),
  ];
  const flags = Buffer.concat([u16(0x03bf), u32(0x00020002)]);
  // A date, a number, a footer or a header, as it was written before 2007 and is since.
  const old = [atom(0x0bc3, Buffer.concat([u32(0), Buffer.from([edge?.old ?? 0, 0, 0, 0])]))];
  const data = edge === undefined ? [] : edge.old ? old : [atom(0x0420, Buffer.from([edge.is]))];
  return container(0xf004, [
    ...(isHidden ? [atom(0xf00b, flags, 1)] : []),
    container(0xf011, data),
    container(0xf00d, inside),
  ]);
}

const drawing = (shapes) => container(0x040c, [container(0xf002, [container(0xf003, shapes.map(shape))])]);

const comment = () => container(0x1388, [container(0x138a, [atom(0x138b, container(0x2ee0, []))])]);

/** Headers and footers of all slides: which of them are shown, and a text. */
const footers = ({ flags, text }) =>
  container(0x0fd9, [atom(0x0fda, u16(0, flags)), atom(0x0fba, Buffer.from(text, "utf16le"), 2)], 3);

/** The number and the id of the master. */
const [MASTER, MASTER_ID] = [90, 0x80000001];

/**
 * A presentation of `{ shapes, texts, notes, isHidden, comments }`; notes are a text, or shapes. `master` has shapes, `edges` are those of all
 * slides, and `embedded` is a number of documents. `lock` marks it as locked, `places` and `current` say where objects and the last edit
 * are, and `before` comes before them all.
 */
export function ppt(slides, options = {}) {
  return compound(pptStreams(slides, options));
}

/** The streams of such a presentation. */
export function pptStreams(
  slides,
  { lock = false, places = {}, current, before = [], master, edges, embedded = 0 } = {},
) {
  const objects = [
    container(0x03e8, [
      container(0x0409, Array(embedded).fill(container(0x0fcc, []))),
      ...(edges ? [footers(edges)] : []),
      container(0x0ff0, [atom(0x03f3, u32(MASTER, 0, 0, MASTER_ID, 0))], 1),
      container(
        0x0ff0,
        slides.flatMap(({ texts = [] }, at) => [
          atom(0x03f3, u32(2 + at, 0, texts.length, 256 + at, 0)),
          ...texts.flatMap((text) => [atom(0x0f9f, u32(0)), letters(text)]),
        ]),
        0,
      ),
      container(
        0x0ff0,
        slides.flatMap(({ notes }, at) =>
          notes === undefined ? [] : [atom(0x03f3, u32(100 + at, 0, 0, 900 + at, 0))],
        ),
        2,
      ),
    ]),
    ...slides.map(({ shapes = [], isHidden = false, comments = 0 }) =>
      container(0x03ee, [
        atom(0x03ef, Buffer.concat([u32(0, 0, 0, MASTER_ID, 0), u16(1, 0)])),
        ...Array(comments).fill(comment()),
        atom(0x03f9, Buffer.concat([u32(0, 0), u16(0, isHidden ? 4 : 0), u32(0)])),
        drawing(shapes),
      ]),
    ),
  ];
  const numbered = new Map(objects.map((object, at) => [at + 1, object]));
  if (master) numbered.set(MASTER, container(0x03f8, [drawing(master)]));
  for (const [at, { notes }] of slides.entries()) {
    if (notes === undefined) continue;
    const spoken = typeof notes === "string" ? [{ text: notes, kind: 2 }] : notes;
    const shapes = [{ text: "slide picture", kind: 0 }, ...spoken, { field: 0x0fd8, text: "*" }];
    numbered.set(100 + at, container(0x03f0, [atom(0x03f1, u32(256 + at, 0)), drawing(shapes)]));
  }
  const written = [...before];
  let size = before.reduce((sum, { length }) => sum + length, 0);
  const add = (bytes) => {
    written.push(bytes);
    size += bytes.length;
    return size - bytes.length;
  };
  const directory = [...numbered].map(([number, bytes]) => {
    const at = add(bytes);
    return u32(number | (1 << 20), places[number] ?? at);
  });
  const directoryAt = add(atom(0x1772, Buffer.concat(directory)));
  const more = lock ? u32(200) : Buffer.alloc(0);
  const editAt = add(atom(0x0ff5, Buffer.concat([u32(256, 0, 0, places.directory ?? directoryAt, 1, 300, 0), more])));
  const user = Buffer.concat([u32(0, 20), u32(0x14, 0xe391c05f, current ?? editAt), u32(0)]).subarray(8);
  return {
    "PowerPoint Document": Buffer.concat(written),
    "Current User": Buffer.concat([Buffer.from([0, 0, 0xf6, 0x0f]), u32(20), user]),
  };
}
