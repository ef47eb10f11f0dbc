/**
 * The parser of XML and HTML, kept to linear time and bounded memory.
 *
 * htmlparser2 looks through all open elements for each tag that closes none of them; such tags never reach it here. An
 * element with very many attributes is refused, as is nesting beyond all use. What is open when the text ends is reported,
 * for then a file is cut off.
 */
import { Parser, Tokenizer, type TokenizerCallbacks } from "htmlparser2";
import { LIMITS, tooDeep, tooMany, Unreadable } from "./model.ts";

/** What is heard of a text. Names are as the parser has them. */
export interface Listener {
  open: (name: string, attributes: Record<string, string>) => void;
  text: (text: string) => void;
  /** `isCut` where the text ended within the element. */
  close: (name: string, isCut: boolean) => void;
  /** What stands at the end and was not read, since a tag or a comment that begins there is not closed. */
  unread: (rest: string) => void;
}

/** Parses a whole text. O(n). */
export function parseMarkup(source: string, listener: Listener, { xml }: { xml: boolean }): void {
  const open = new OpenNames();
  const progress = { isEnding: false, readTo: 0 };
  let attributes = 0;
  const parser = new Parser(
    {
      onopentagname: () => {
        attributes = 0;
      },
      onattribute: () => {
        if (++attributes > LIMITS.attributes) {
          throw new Unreadable(tooMany(LIMITS.attributes, "attributes on one element"));
        }
      },
      onopentag: (name, found) => {
        open.add(name.toLowerCase());
        listener.open(name, found);
      },
      ontext: listener.text,
      onclosetag: (name) => {
        open.remove(name.toLowerCase());
        listener.close(name, progress.isEnding);
      },
    },
    { xmlMode: xml, decodeEntities: true, Tokenizer: tokenizerFor({ source, open, listener, progress, xml }) },
  );
  parser.write(source);
  progress.isEnding = true;
  parser.end();
  const rest = source.slice(progress.readTo);
  if (rest.trim() !== "") listener.unread(rest);
}

/** How often each name is open, in lower case: the parser's own is changed for some names of SVG. */
class OpenNames {
  readonly #counts = new Map<string, number>();
  #depth = 0;

  add(name: string): void {
    if (++this.#depth > LIMITS.nesting) throw new Unreadable(tooDeep());
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
  }

  remove(name: string): void {
    this.#depth--;
    this.#counts.set(name, (this.#counts.get(name) ?? 1) - 1);
  }

  has(name: string): boolean {
    return (this.#counts.get(name) ?? 0) > 0;
  }
}

/** What a tokenizer shares with the parse that it is part of. */
interface Parse {
  source: string;
  open: OpenNames;
  listener: Listener;
  xml: boolean;
  /** Up to where the text was read, and whether its end was reached. */
  progress: { isEnding: boolean; readTo: number };
}

/** A tokenizer that keeps tags from the parser which it would look for in vain. */
function tokenizerFor({ source, open, listener, progress, xml }: Parse): typeof Tokenizer {
  const readTo = (end: number): void => {
    progress.readTo = end;
  };
  const callbacks = (parser: TokenizerCallbacks): TokenizerCallbacks => ({
    onattribdata: (start, end) => parser.onattribdata(start, end),
    onattribentity: (codepoint) => parser.onattribentity(codepoint),
    onattribend: (quote, end) => parser.onattribend(quote, end),
    onattribname: (start, end) => parser.onattribname(start, end),
    oncdata: (start, end, offset) => {
      readTo(end + 1);
      parser.oncdata(start, end, offset);
    },
    onclosetag: (start, end) => {
      readTo(end + 1);
      const name = source.slice(start, end).toLowerCase();
      if (open.has(name) || (!xml && name === "br")) parser.onclosetag(start, end);
      else if (!xml && name === "p") {
        // A page shows an empty paragraph there.
        listener.open("p", {});
        listener.close("p", false);
      }
    },
    oncomment: (start, end, offset) => {
      if (!progress.isEnding) readTo(end + 1);
      parser.oncomment(start, end, offset);
    },
    ondeclaration: (start, end) => {
      readTo(end + 1);
      parser.ondeclaration(start, end);
    },
    onend: () => parser.onend(),
    onopentagend: (end) => {
      readTo(end + 1);
      parser.onopentagend(end);
    },
    onopentagname: (start, end) => parser.onopentagname(start, end),
    onprocessinginstruction: (start, end) => {
      readTo(end + 1);
      parser.onprocessinginstruction(start, end);
    },
    onselfclosingtag: (end) => {
      readTo(end + 1);
      parser.onselfclosingtag(end);
    },
    ontext: (start, end) => {
      readTo(end);
      parser.ontext(start, end);
    },
    ontextentity: (codepoint, end) => {
      readTo(end);
      parser.ontextentity(codepoint, end);
    },
    isInForeignContext: () => parser.isInForeignContext?.() ?? false,
  });
  return class extends Tokenizer {
    constructor(options: ConstructorParameters<typeof Tokenizer>[0], parser: TokenizerCallbacks) {
      super(options, callbacks(parser));
    }
  };
}
