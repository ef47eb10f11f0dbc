/**
 * The parser of XML and HTML, restricted to linear time and bounded memory.
 *
 * htmlparser2 searches all open elements for each closing tag that matches none of them; such tags are filtered out here.
 * Elements with very many attributes are rejected, as is excessive nesting. Elements still open at the end of the text are
 * reported, because the file is then truncated.
 */
import { Parser, type ParserOptions, Tokenizer, type TokenizerCallbacks } from "htmlparser2";
import { LIMITS, tooDeep, tooMany, Unreadable } from "../model.ts";

/** Callbacks of a parse. Names are as the parser returns them. */
export interface Listener {
  open: (name: string, attributes: Record<string, string>) => void;
  text: (text: string) => void;
  /** `isCut`: the text ended within the element. */
  close: (name: string, isCut: boolean) => void;
  /** The rest of the text that was not read, because it is an unclosed tag or comment. */
  unread: (rest: string) => void;
}

/** `hasXmlMarks`: HTML in which elements may end in their own tag, and texts may be CDATA, as in XML. */
interface MarkupOptions {
  xml: boolean;
  hasXmlMarks?: boolean;
}

/** Parses a whole text. O(n). */
export function parseMarkup(source: string, listener: Listener, { xml, hasXmlMarks = xml }: MarkupOptions): void {
  const parse: Parse = { source, open: new OpenNames(xml), listener, xml, isEnding: false, readTo: 0 };
  let attributes = 0;
  const options: GuardedOptions = {
    xmlMode: xml,
    recognizeSelfClosing: hasXmlMarks,
    recognizeCDATA: hasXmlMarks,
    decodeEntities: true,
    Tokenizer: GuardedTokenizer,
    parse,
  };
  const parser = new Parser(
    {
      onopentagname: () => {
        attributes = 0;
      },
      onattribute: () => {
        if (++attributes > LIMITS.attributes) {
          throw new Unreadable(tooMany(LIMITS.attributes, "attributes"));
        }
      },
      onopentag: (name, found) => {
        parse.open.add(name);
        listener.open(name, found);
      },
      ontext: (text) => listener.text(text),
      onclosetag: (name) => {
        parse.open.remove(name);
        listener.close(name, parse.isEnding);
      },
    },
    options,
  );
  parser.write(source);
  parse.isEnding = true;
  parser.end();
  const rest = source.slice(parse.readTo);
  if (rest.trim() !== "") listener.unread(rest);
}

/** Names kept in the map although none is open: documents use the same few over and over. */
const MAX_IDLE_NAMES = 1000;

/** How often each name is open; lower case in HTML, because the parser changes the case of some SVG names. */
class OpenNames {
  readonly #xml: boolean;
  readonly #counts = new Map<string, number>();
  #depth = 0;

  constructor(xml: boolean) {
    this.#xml = xml;
  }

  add(name: string): void {
    if (++this.#depth > LIMITS.nesting) throw new Unreadable(tooDeep());
    this.#count(name, 1);
  }

  remove(name: string): void {
    this.#depth--;
    this.#count(name, -1);
  }

  #count(name: string, by: number): void {
    const key = this.#xml ? name : name.toLowerCase();
    const count = (this.#counts.get(key) ?? 0) + by;
    if (count > 0 || this.#counts.size < MAX_IDLE_NAMES) this.#counts.set(key, count);
    else this.#counts.delete(key);
  }

  has(name: string): boolean {
    return (this.#counts.get(name) ?? 0) > 0;
  }
}

/** State shared between a tokenizer and its parse. */
interface Parse {
  readonly source: string;
  readonly open: OpenNames;
  readonly listener: Listener;
  readonly xml: boolean;
  /** Whether the end of the text was reached, and up to where it was read. */
  isEnding: boolean;
  readTo: number;
}

interface GuardedOptions extends ParserOptions {
  parse: Parse;
}

/**
 * A tokenizer that hides closing tags from the parser for which it would search in vain. One class for all parses, which is
 * faster in JavaScript engines.
 */
class GuardedTokenizer extends Tokenizer {
  constructor(options: ConstructorParameters<typeof Tokenizer>[0], parser: TokenizerCallbacks) {
    // The parser passes its own options on.
    super(options, new Guard(parser, (options as unknown as GuardedOptions).parse));
  }
}

/** Filters callbacks between the tokenizer and the parser. */
class Guard implements TokenizerCallbacks {
  readonly #parser: TokenizerCallbacks;
  readonly #parse: Parse;

  constructor(parser: TokenizerCallbacks, parse: Parse) {
    this.#parser = parser;
    this.#parse = parse;
  }

  onclosetag(start: number, end: number): void {
    const { source, open, listener, xml } = this.#parse;
    this.#parse.readTo = end + 1;
    const written = source.slice(start, end);
    const name = xml ? written : written.toLowerCase();
    if (open.has(name) || (!xml && name === "br")) this.#parser.onclosetag(start, end);
    else if (!xml && name === "p") {
      // A browser shows an empty paragraph there.
      listener.open("p", {});
      listener.close("p", false);
    }
  }

  oncomment(start: number, end: number, offset: number): void {
    if (!this.#parse.isEnding) this.#parse.readTo = end + 1;
    this.#parser.oncomment(start, end, offset);
  }

  oncdata(start: number, end: number, offset: number): void {
    this.#parse.readTo = end + 1;
    this.#parser.oncdata(start, end, offset);
  }

  ondeclaration(start: number, end: number): void {
    this.#parse.readTo = end + 1;
    this.#parser.ondeclaration(start, end);
  }

  onprocessinginstruction(start: number, end: number): void {
    this.#parse.readTo = end + 1;
    this.#parser.onprocessinginstruction(start, end);
  }

  onopentagend(end: number): void {
    this.#parse.readTo = end + 1;
    this.#parser.onopentagend(end);
  }

  onselfclosingtag(end: number): void {
    this.#parse.readTo = end + 1;
    this.#parser.onselfclosingtag(end);
  }

  ontext(start: number, end: number): void {
    this.#parse.readTo = end;
    this.#parser.ontext(start, end);
  }

  ontextentity(codepoint: number, end: number): void {
    this.#parse.readTo = end;
    this.#parser.ontextentity(codepoint, end);
  }

  onopentagname(start: number, end: number): void {
    this.#parser.onopentagname(start, end);
  }

  onattribname(start: number, end: number): void {
    this.#parser.onattribname(start, end);
  }

  onattribdata(start: number, end: number): void {
    this.#parser.onattribdata(start, end);
  }

  onattribentity(codepoint: number): void {
    this.#parser.onattribentity(codepoint);
  }

  onattribend(...[quote, end]: Parameters<TokenizerCallbacks["onattribend"]>): void {
    this.#parser.onattribend(quote, end);
  }

  onend(): void {
    this.#parser.onend();
  }

  isInForeignContext(): boolean {
    return this.#parser.isInForeignContext?.() ?? false;
  }
}
