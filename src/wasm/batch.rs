//! Reads many documents, with few calls between JavaScript and the engine.
//!
//! For a short text, most of the time goes into the calls that ask for its properties and copy it. So `readDocuments`, in
//! JavaScript, writes as many documents as fit into a buffer, and the engine takes them apart. What it leaves is read document by
//! document. It stands here in a literal because wasm-pack would make a module of its own depend on all that the page depends on.

use js_sys::Array;
use wasm_bindgen::prelude::*;

use super::read::{GivenDocument, TextReader, from_bytes, from_encoder, may_be_lossy, read_label};
use crate::corpus::NewDocument;

#[wasm_bindgen(inline_js = r#"
const encoder = new TextEncoder();
/** Most bytes of UTF-8 for a UTF-16 code unit. */
const MAX_BYTES_IN_UNIT = 3;
/** Numbers noted for each document: the bytes of its text, and remarks. */
const NOTES = 2;
const NOT_ASCII = 1;
const HAS_LABEL = 2;

/**
 * Writes the texts of `documents` from the index `start` on into `texts`, one behind the other, and their names into `names`,
 * each followed by a zero byte; `number` names the first if it is a text without a name. Returns how many were read. It stops
 * where there is no more room, and at a document that the engine has to read by itself: a large one, and one that is not as it
 * should be.
 */
export function readDocuments(documents, start, number, texts, names, notes) {
  const most = Math.min(documents.length - start, notes.length / NOTES);
  const read = [];
  try {
    let textBytes = 0;
    let nameBytes = 0;
    while (read.length < most) {
      const document = documents[start + read.length];
      const isText = typeof document === "string";
      const text = isText ? document : document.text;
      const name = isText ? `text ${number + read.length}` : document.name;
      if (typeof name !== "string" || name.includes("\0")) break;
      nameBytes += MAX_BYTES_IN_UNIT * name.length + 1;
      if (nameBytes > names.length || MAX_BYTES_IN_UNIT * text.length > texts.length) break;
      const bytes = write(text, texts, textBytes);
      if (bytes === undefined) break;
      textBytes += bytes;
      notes[NOTES * read.length] = bytes;
      notes[NOTES * read.length + 1] =
        (bytes > text.length ? NOT_ASCII : 0) + (isText || hasNone(document) ? 0 : HAS_LABEL);
      read.push(name);
    }
  } catch {
    // A value without properties, or one whose properties cannot be asked for: the engine says what is wrong with it.
  }
  if (read.length > 0) encoder.encodeInto(`${read.join("\0")}\0`, names);
  return read.length;
}

/** Writes a text to a place in `texts`, and returns its bytes; `undefined` if it does not fit or is none. */
function write(text, texts, at) {
  if (typeof text === "string") {
    const { read, written } = encoder.encodeInto(text, texts.subarray(at));
    return read === text.length ? written : undefined;
  }
  if (!(text instanceof Uint8Array) || at + text.length > texts.length) return undefined;
  texts.set(text, at);
  return text.length;
}

/** Whether a document has neither role nor author. */
function hasNone({ role, author }) {
  return (role ?? author ?? null) === null;
}
"#)]
extern "C" {
    #[wasm_bindgen(js_name = readDocuments)]
    fn read_documents(
        documents: &Array,
        start: u32,
        number: u32,
        texts: &mut [u8],
        names: &mut [u8],
        notes: &mut [u32],
    ) -> u32;
}

/// Bytes of text that are read at once: enough to compute digests in parallel lanes, and few enough to stay in a cache.
pub(super) const TEXT_BYTES: usize = 1 << 18;
const NAME_BYTES: usize = 1 << 16;
/// Documents that are read at once.
const DOCUMENTS: usize = 1 << 10;
/// Remarks of `readDocuments` on a document.
const NOT_ASCII: u32 = 1;
const HAS_LABEL: u32 = 2;

/// The documents of an array, a batch at a time.
pub(super) struct Batches<'d> {
    documents: &'d Array,
    /// What the documents are called in errors, before their index.
    place: &'d str,
    /// The number by which the first is named if it is a text without a name.
    first_number: u32,
    /// Index of the next document.
    next: u32,
    texts: Vec<u8>,
    names: Vec<u8>,
    notes: Vec<u32>,
    reader: TextReader,
}

impl<'d> Batches<'d> {
    pub(super) fn new(documents: &'d Array, place: &'d str, first_number: u32) -> Self {
        let [texts, names] = [vec![0; TEXT_BYTES], vec![0; NAME_BYTES]];
        let notes = vec![0; 2 * DOCUMENTS];
        Self { documents, place, first_number, next: 0, texts, names, notes, reader: TextReader::default() }
    }

    /// The next documents; none after the last.
    pub(super) fn read(&mut self) -> Result<Vec<GivenDocument>, JsValue> {
        let Self { documents, next, texts, names, notes, .. } = self;
        if *next == documents.length() {
            return Ok(Vec::new());
        }
        let count = read_documents(documents, *next, self.first_number + *next, texts, names, notes);
        let batch = if count == 0 { vec![self.read_one(self.next)?] } else { self.take_apart(count as usize)? };
        self.next += batch.len() as u32;
        Ok(batch)
    }

    /// Reads a document by itself.
    fn read_one(&mut self, index: u32) -> Result<GivenDocument, JsValue> {
        let place = || format!("{}[{index}]", self.place);
        self.reader.document(&self.documents.get(index), &place, self.first_number + index)
    }

    /// The documents that `readDocuments` has read.
    fn take_apart(&mut self, count: usize) -> Result<Vec<GivenDocument>, JsValue> {
        let mut batch = Vec::with_capacity(count);
        let mut doubtful = Vec::new();
        let mut rest = &self.texts[..];
        let names = self.names.split(|&byte| byte == 0);
        let notes = self.notes.as_chunks().0;
        for ((index, name), &[bytes, remarks]) in (self.next..).zip(names).zip(notes).take(count) {
            let place = || format!("{}[{index}]", self.place);
            let (bytes, others) = rest.split_at(bytes as usize);
            rest = others;
            let text = if remarks & NOT_ASCII == 0 {
                from_bytes(bytes.to_vec(), &place)?
            } else {
                let text = from_encoder(bytes.to_vec());
                if may_be_lossy(&text) {
                    doubtful.push(index);
                }
                text
            };
            let new = if remarks & HAS_LABEL == 0 {
                NewDocument { name: from_encoder(name.to_vec()), ..NewDocument::default() }
            } else {
                read_label(&self.documents.get(index), &place)?
            };
            batch.push(GivenDocument { new, text, is_lossy: false });
        }
        for index in doubtful {
            batch[(index - self.next) as usize] = self.read_one(index)?;
        }
        Ok(batch)
    }
}
