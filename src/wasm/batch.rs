//! Reads many documents, with few calls between JavaScript and the engine.
//!
//! For a short string, most of the time goes into the calls that encode, copy and free it. So names are joined, and the browser
//! encodes thousands of them at once. Joining the texts as well would cost more than it saves.

use js_sys::{Array, JsString};
use wasm_bindgen::prelude::*;

use super::read::{GivenDocument, TextReader};
use crate::corpus::NewDocument;

/// Most UTF-16 code units that are encoded at once.
const MAX_UNITS: u32 = 1 << 15;
/// Stands between strings that are joined. It is not part of a surrogate pair, so none is made of two strings' halves.
const SEPARATOR: char = '\0';

/// Documents that are being read.
#[derive(Default)]
pub(super) struct Batch {
    /// Each with its text, and whether that contained lone surrogates.
    documents: Vec<(NewDocument, String, bool)>,
    /// Indices of the documents whose names are still to come, together.
    nameless: Vec<usize>,
    names: Strings,
    reader: TextReader,
    /// Bytes of the texts.
    bytes: usize,
}

impl Batch {
    /// Takes a document; `place` names it in errors, and `number` names a text without a name.
    pub(super) fn push(&mut self, document: &JsValue, place: impl Fn() -> String, number: u32) -> Result<(), JsValue> {
        let Self { documents, nameless, names, .. } = self;
        let read_name = |name: &JsString| {
            names.push(name);
            nameless.push(documents.len());
            String::new()
        };
        let GivenDocument { new, text, is_lossy } = self.reader.document_with(document, place, number, read_name)?;
        self.bytes += text.len();
        self.documents.push((new, text, is_lossy));
        Ok(())
    }

    /// The bytes of the documents that wait to be taken.
    pub(super) fn bytes(&self) -> usize {
        self.bytes
    }

    /// The documents, each with its text and whether that contained lone surrogates.
    pub(super) fn take(&mut self) -> Vec<(NewDocument, String, bool)> {
        self.bytes = 0;
        for (index, name) in self.nameless.drain(..).zip(self.names.take()) {
            self.documents[index].0.name = name;
        }
        let next = Vec::with_capacity(self.documents.len());
        std::mem::replace(&mut self.documents, next)
    }
}

/// Strings on their way from JavaScript.
#[derive(Default)]
struct Strings {
    reader: TextReader,
    /// Those that will be encoded together.
    joined: Array,
    lengths: Vec<u32>,
    units: u32,
    read: Vec<String>,
}

impl Strings {
    fn push(&mut self, string: &JsString) {
        let length = string.length();
        if length.saturating_add(self.units).saturating_add(1) > MAX_UNITS {
            self.encode();
        }
        if length >= MAX_UNITS {
            self.read.push(self.reader.string(string).0);
        } else {
            self.joined.push(string);
            self.lengths.push(length);
            self.units += length + 1;
        }
    }

    /// The strings in UTF-8; lone surrogates become U+FFFD.
    fn take(&mut self) -> Vec<String> {
        self.encode();
        std::mem::take(&mut self.read)
    }

    fn encode(&mut self) {
        let joined = std::mem::take(&mut self.joined);
        let lengths = std::mem::take(&mut self.lengths);
        let units = std::mem::take(&mut self.units);
        if lengths.is_empty() {
            return;
        }
        let (text, _) = self.reader.string(&joined.join(SEPARATOR.encode_utf8(&mut [0; 4])));
        if text.len() + 1 == units as usize {
            // A byte for each code unit: the text is ASCII, and the lengths are known.
            let mut at = 0;
            self.read.extend(lengths.into_iter().map(|length| {
                let start = at;
                at += length as usize + 1;
                text[start..at - 1].to_owned()
            }));
        } else if text.matches(SEPARATOR).count() + 1 == lengths.len() {
            self.read.extend(text.split(SEPARATOR).map(str::to_owned));
        } else {
            // Some contain the separator.
            self.read.extend(joined.iter().map(|string| self.reader.string(string.unchecked_ref()).0));
        }
    }
}
