//! Reads documents, parameters and pairs from JavaScript values.

use js_sys::{Array, ArrayBuffer, JsString, Map, Reflect, Uint8Array, Uint32Array};
use wasm_bindgen::prelude::*;

use super::errors::{to_js_error, type_error};
use crate::common::decimal::decimal;
use crate::compare::newcomer::admission::IntakeRule;
use crate::corpus::NewDocument;
use crate::message::{Arg, Args, ErrorCode};
use crate::params::{Params, RawValue};
use crate::report::Role;
use crate::report::error::Error as EngineError;

/// Most fields that an error names.
const MAX_NAMED: u32 = 10;

#[wasm_bindgen]
extern "C" {
    /// A value that may be a document. Its properties are read by generated getters: passing their names as strings would take as
    /// long as a short text.
    type Given;
    #[wasm_bindgen(method, getter, structural, catch)]
    fn text(this: &Given) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(method, getter, structural, catch)]
    fn name(this: &Given) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(method, getter, structural, catch)]
    fn role(this: &Given) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(method, getter, structural, catch)]
    fn author(this: &Given) -> Result<JsValue, JsValue>;

    /// As `Object.keys`, which runs code of the caller if the object is a proxy. What it throws must not unwind through the engine.
    #[wasm_bindgen(catch, js_namespace = Object)]
    fn keys(object: &JsValue) -> Result<Array, JsValue>;
    /// As `Object.entries`, which runs code of the caller if the object is a proxy or has getters.
    #[wasm_bindgen(catch, js_namespace = Object)]
    fn entries(object: &JsValue) -> Result<Array, JsValue>;
    /// As `Array.isArray`, which throws for a proxy that was revoked.
    #[wasm_bindgen(catch, js_namespace = Array, js_name = isArray)]
    fn is_array_or_throws(value: &JsValue) -> Result<bool, JsValue>;

    /// The browser's encoder of UTF-8. That of web-sys only accepts Rust strings.
    type TextEncoder;
    #[wasm_bindgen(constructor)]
    fn new() -> TextEncoder;
    /// Writes into the engine's own memory, as much of the text as `into` has room for.
    #[wasm_bindgen(method, js_name = encodeInto)]
    fn encode_into(this: &TextEncoder, text: &JsString, into: &mut [u8]) -> Encoded;
    type Encoded;
    /// Code units that were read.
    #[wasm_bindgen(method, getter, structural)]
    fn read(this: &Encoded) -> u32;
    /// Bytes that were written.
    #[wasm_bindgen(method, getter, structural)]
    fn written(this: &Encoded) -> u32;
}

/// What is said of the fields of an object that throws when they are listed.
const UNREADABLE: &str = "fields that cannot be read";
/// Most bytes that are encoded at a time: few enough to stay in a cache.
const BUFFER: usize = 1 << 16;
/// Most bytes of UTF-8 for a UTF-16 code unit.
const MAX_BYTES_IN_UNIT: usize = 3;
const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";

/// What a document is called in errors.
pub(super) type Place<'p> = &'p dyn Fn() -> String;

/// A document with its text.
pub(super) struct GivenDocument {
    pub(super) new: NewDocument,
    pub(super) text: String,
    /// Whether the text contained lone surrogates.
    pub(super) is_lossy: bool,
}

/// Reads a single document; `place` names it in errors, and `number` names a text without a name.
pub(super) fn read_document(document: &JsValue, place: &str, number: u32) -> Result<GivenDocument, JsValue> {
    TextReader::default().document(document, &|| place.to_owned(), number)
}

/// Reads documents. The browser encodes strings straight into the engine's memory: reading them one code unit at a time, as
/// wasm-bindgen does for short ones, takes three times as long.
#[derive(Default)]
pub(super) struct TextReader {
    encoder: Option<TextEncoder>,
    /// What is encoded at a time.
    buffer: Vec<u8>,
}

impl TextReader {
    /// Reads a document; `place` names it in errors, and `number` names a text without a name.
    #[inline(never)] // one copy
    pub(super) fn document(&mut self, document: &JsValue, place: Place, number: u32) -> Result<GivenDocument, JsValue> {
        if document.is_string() {
            let (text, is_lossy) = self.string(document.unchecked_ref());
            return Ok(GivenDocument { new: NewDocument::named(&format!("text {number}")), text, is_lossy });
        }
        let text = document.unchecked_ref::<Given>().text().unwrap_or_default();
        let (text, is_lossy) = if text.is_string() {
            self.string(text.unchecked_ref())
        } else if let Some(bytes) = text.dyn_ref::<Uint8Array>() {
            (from_bytes(bytes.to_vec(), place)?, false)
        } else {
            return Err(wrong_document(document, &place()));
        };
        Ok(GivenDocument { new: read_label(document, place)?, text, is_lossy })
    }

    /// A text, and whether it contained lone surrogates, each of which becomes U+FFFD.
    pub(super) fn string(&mut self, given: &JsString) -> (String, bool) {
        let encoder = self.encoder.get_or_insert_with(TextEncoder::new);
        let length = given.length();
        let mut bytes = Vec::with_capacity(length as usize);
        let room = BUFFER.min(MAX_BYTES_IN_UNIT * length as usize);
        if self.buffer.len() < room {
            self.buffer.resize(room, 0);
        }
        let mut at = 0;
        while at < length {
            let result = encoder.encode_into(&given.substring(at, length), &mut self.buffer);
            let written = result.written() as usize;
            if bytes.capacity() - bytes.len() < written {
                // Once: often a few code units are left of a long text, which would otherwise take twice its memory for them.
                bytes.reserve_exact(MAX_BYTES_IN_UNIT * (length - at) as usize);
            }
            bytes.extend_from_slice(&self.buffer[..written]);
            at += result.read();
        }
        bytes.shrink_to_fit();
        // ASCII takes no more bytes than code units, and cannot be lossy.
        let is_ascii = bytes.len() == length as usize;
        let text = from_encoder(bytes);
        let is_lossy = !is_ascii && may_be_lossy(&text) && !given.is_valid_utf16();
        (text, is_lossy)
    }
}

pub(super) fn from_encoder(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes).expect("an encoder returns UTF-8")
}

/// The text of a file's bytes, without a byte order mark; `place` names its document in errors.
pub(super) fn from_bytes(bytes: Vec<u8>, place: Place) -> Result<String, JsValue> {
    let checked = if bytes.starts_with(BYTE_ORDER_MARK) {
        String::from_utf8(bytes[BYTE_ORDER_MARK.len()..].to_vec())
    } else {
        String::from_utf8(bytes)
    };
    checked.map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        type_error(ErrorCode::NotUtf8, &Args::default().word("place", &place()).number("byte", at as u64))
    })
}

/// Reads a document's name, role and author; `place` names it in errors.
pub(super) fn read_label(document: &JsValue, place: Place) -> Result<NewDocument, JsValue> {
    let given: &Given = document.unchecked_ref();
    let [name, role, author] = [given.name(), given.role(), given.author()].map(Result::unwrap_or_default);
    if !name.is_string() {
        return Err(wrong_document(document, &place()));
    }
    // Most documents have neither role nor author, and asking for a string that is not there takes longer.
    let role = if is_absent(&role) { Role::Submission } else { read_role(&role, place)? };
    let author = if is_absent(&author) { None } else { Some(read_author(&author, place)?) };
    Ok(NewDocument { name: name.unchecked_ref::<JsString>().into(), role, author })
}

fn is_absent(value: &JsValue) -> bool {
    value.is_undefined() || value.is_null()
}

fn read_role(role: &JsValue, place: Place) -> Result<Role, JsValue> {
    match role.as_string().as_deref() {
        Some("submission") => Ok(Role::Submission),
        Some("archive") => Ok(Role::Archive),
        Some("template") => Ok(Role::Template),
        given => {
            let given = given.map_or_else(|| Arg::Word(describe(role)), |given| Arg::Text(given.to_owned()));
            let args = Args::default().word("place", &place()).with("given", given);
            Err(type_error(ErrorCode::WrongRole, &args))
        }
    }
}

fn read_author(author: &JsValue, place: Place) -> Result<String, JsValue> {
    author.as_string().ok_or_else(|| type_error(ErrorCode::WrongAuthor, &given_at(&place(), author)))
}

/// The first of an object’s keys.
#[cold]
fn named(keys: &Array) -> String {
    let more = if keys.length() > MAX_NAMED { ", …" } else { "" };
    format!("{}{more}", String::from(keys.slice(0, MAX_NAMED).join(", ")))
}

/// Names what is wrong with an object, and which fields it has instead: one of them may be meant.
#[cold]
fn wrong_document(document: &JsValue, place: &str) -> JsValue {
    let mut given = describe(document);
    if given == "an object" {
        let field = |name: &str| Reflect::get(document, &name.into()).unwrap_or_default();
        let text = field("text");
        let is_text = text.is_string() || text.is_instance_of::<Uint8Array>();
        let (name, value) = if is_text { ("name", field("name")) } else { ("text", text) };
        given = if value.is_undefined() {
            let fields = keys(document).map_or_else(|_| UNREADABLE.to_owned(), |keys| named(&keys));
            format!("an object without {name} (it has: {fields})")
        } else {
            format!("an object whose {name} is {}", describe(&value))
        };
    }
    type_error(ErrorCode::WrongDocument, &Args::default().word("place", place).word("given", &given))
}

/// The values of a message about a value of the wrong type.
#[inline(never)]
pub(super) fn given_at(place: &str, given: &JsValue) -> Args {
    Args::default().word("place", place).word("given", &describe(given))
}

/// An error about an object whose fields cannot be read.
#[cold]
fn unreadable(code: ErrorCode, place: &str) -> JsValue {
    let given = format!("an object with {UNREADABLE}");
    type_error(code, &Args::default().word("place", place).word("given", &given))
}

/// The names of an object's own fields.
///
/// # Errors
/// The error with this code that says so, if they cannot be read.
pub(super) fn field_names(object: &JsValue, code: ErrorCode, place: &str) -> Result<Vec<String>, JsValue> {
    let keys = keys(object).map_err(|_| unreadable(code, place))?;
    Ok(keys.iter().filter_map(|name| name.as_string()).collect())
}

pub(super) fn is_array(value: &JsValue) -> bool {
    is_array_or_throws(value).unwrap_or_default()
}

/// Reads a rule of admission; missing fields are those of [`IntakeRule::default`].
pub(super) fn read_rule(rule: &JsValue) -> Result<IntakeRule, JsValue> {
    let default = IntakeRule::default();
    let field = |name: &str| Reflect::get(rule, &name.into()).unwrap_or_default();
    let (refuse_at, largest_group) = (field("refuseAt"), field("largestGroup"));
    let number = |value: &JsValue, default: f64| if value.is_undefined() { Some(default) } else { value.as_f64() };
    let share = number(&refuse_at, default.refuse_at).filter(|share| (0.0..=1.0).contains(share));
    let size = number(&largest_group, default.largest_group.into());
    let size = size.filter(|&size| (1.0..=f64::from(u32::MAX)).contains(&size) && size.trunc() == size);
    #[expect(clippy::cast_sign_loss, reason = "the range is checked")]
    match (share, size) {
        (Some(refuse_at), Some(size)) => Ok(IntakeRule { refuse_at, largest_group: size as u32 }),
        (None, _) => Err(type_error(ErrorCode::WrongRefuseAt, &Args::default())),
        (_, None) => Err(type_error(ErrorCode::WrongLargestGroup, &Args::default())),
    }
}

/// A single text, and whether it contained lone surrogates.
pub(super) fn read_text(given: &JsString) -> (String, bool) {
    TextReader::default().string(given)
}

/// Whether a text contains U+FFFD. Its first byte is searched first, in a loop that the compiler vectorises; most texts do not
/// contain it.
pub(super) fn may_be_lossy(text: &str) -> bool {
    let count = |block: &[u8]| block.iter().map(|&byte| u16::from(byte == 0xef)).sum::<u16>();
    text.as_bytes().chunks(1024).any(|block| count(block) > 0) && text.contains(char::REPLACEMENT_CHARACTER)
}

pub(super) fn read_params(params: &JsValue) -> Result<Params, JsValue> {
    Params::from_raw(&raw_params(params)?).map_err(|mistakes| to_js_error(EngineError::Mistakes(mistakes)))
}

/// An object's entries; a field that is `undefined` counts as not given.
pub(super) fn raw_params(params: &JsValue) -> Result<Vec<(String, RawValue)>, JsValue> {
    if params.is_undefined() || params.is_null() {
        return Ok(Vec::new());
    }
    if !params.is_object() || is_array(params) || params.is_function() || params.is_instance_of::<Map>() {
        return Err(type_error(ErrorCode::WrongParams, &given_at("params", params)));
    }
    let entries = entries(params).map_err(|_| unreadable(ErrorCode::WrongParams, "params"))?;
    let entries = entries.into_iter().map(|entry| {
        let entry = Array::from(&entry);
        (entry.get(0).as_string().unwrap_or_default(), entry.get(1))
    });
    Ok(entries.filter(|(_, value)| !value.is_undefined()).map(|(name, value)| (name, raw_value(&value))).collect())
}

pub(super) fn raw_value(value: &JsValue) -> RawValue {
    if let Some(value) = value.as_bool() {
        RawValue::Bool(value)
    } else if let Some(value) = value.as_f64() {
        RawValue::Number(value)
    } else if let Some(value) = value.as_string() {
        RawValue::Text(value)
    } else {
        RawValue::Other(describe(value))
    }
}

/// The type of a value, for a message.
fn describe(value: &JsValue) -> String {
    if value.is_null() {
        "null".to_owned()
    } else if is_array(value) {
        "an array".to_owned()
    } else if ArrayBuffer::is_view(value) || value.is_instance_of::<ArrayBuffer>() {
        // The keys of bytes would be their indices.
        "bytes".to_owned()
    } else if value.is_instance_of::<Map>() {
        "a Map".to_owned()
    } else {
        match value.js_typeof().as_string().as_deref() {
            Some("undefined") | None => "undefined".to_owned(),
            Some("object") => "an object".to_owned(),
            Some(kind) => format!("a {kind}"),
        }
    }
}

/// The id of a document; `place` names it in errors. A number that is none would otherwise become some document's.
pub(super) fn read_id(id: &JsValue, place: &str) -> Result<u32, JsValue> {
    id_of(id).ok_or_else(|| type_error(ErrorCode::WrongId, &wrong_id(id, place)))
}

fn id_of(id: &JsValue) -> Option<u32> {
    let number =
        id.as_f64().filter(|number| number.trunc() == *number && (0.0..=f64::from(u32::MAX)).contains(number))?;
    #[expect(clippy::cast_sign_loss, reason = "the range is checked")]
    Some(number as u32)
}

/// The values of a message about a wrong id: texts and numbers as they are.
fn wrong_id(id: &JsValue, place: &str) -> Args {
    let given = if let Some(text) = id.as_string() {
        Arg::Text(text)
    } else if let Some(number) = id.as_f64() {
        Arg::Word(decimal(number))
    } else {
        Arg::Word(describe(id))
    };
    Args::default().word("place", place).with("given", given)
}

/// Pairs of ids from a flat list: a typed array, or an array of which each item is checked.
pub(super) fn read_pairs(pairs: &JsValue) -> Result<Vec<(u32, u32)>, JsValue> {
    if let Some(ids) = pairs.dyn_ref::<Uint32Array>() {
        return pairs_of(&ids.to_vec());
    }
    if !is_array(pairs) && !ArrayBuffer::is_view(pairs) {
        return Err(type_error(ErrorCode::WrongPairs, &given_at("pairs", pairs)));
    }
    let items = Array::from(pairs);
    let ids: Result<Vec<u32>, JsValue> = (0..)
        .zip(items.iter())
        .map(|(index, id): (u32, JsValue)| {
            let wrong = || type_error(ErrorCode::WrongPairs, &wrong_id(&id, &format!("pairs[{index}]")));
            id_of(&id).ok_or_else(wrong)
        })
        .collect();
    pairs_of(&ids?)
}

fn pairs_of(flat: &[u32]) -> Result<Vec<(u32, u32)>, JsValue> {
    let (pairs, rest) = flat.as_chunks::<2>();
    if !rest.is_empty() {
        return Err(type_error(ErrorCode::OddPairs, &Args::default().number("count", flat.len() as u64)));
    }
    Ok(pairs.iter().map(|&[a, b]| (a, b)).collect())
}
