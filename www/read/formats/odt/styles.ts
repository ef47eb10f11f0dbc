/** The styles of an OpenDocument document: which of them hide text, slides or sheets. */
import { LIMITS, tooMany, Unreadable } from "../../model.ts";
import { type Attributes, isWhite, walkXml } from "../../parts/markup.ts";

const TINY_POINTS = 2;

interface Style {
  hides: boolean | undefined;
  /** Whether it hides a slide or a sheet. */
  hidesPart: boolean;
  parent: string;
}

/** What styles hide, by their names. */
export class HidingStyles {
  readonly #hidesText: ReadonlyMap<string, boolean | undefined>;
  readonly #hidesPart = new Set<string>();

  /** `isOnPaper`: white text is on a white ground. */
  constructor(sources: readonly string[], isOnPaper: boolean) {
    const styles = new Map<string, Style>();
    for (const xml of sources) readStyles(xml, styles, isOnPaper);
    this.#hidesText = inherited(styles);
    for (const [name, { hidesPart }] of styles) if (hidesPart) this.#hidesPart.add(name);
  }

  /** Whether the text of an element is hidden; `outer` says it of the element around it. */
  hidesText(attributes: Attributes, outer: boolean): boolean {
    return attributes["display"] === "none" || (this.#hidesText.get(attributes["style-name"] ?? "") ?? outer);
  }

  /** Whether a slide or a sheet is hidden. */
  hidesPart(attributes: Attributes): boolean {
    return this.#hidesPart.has(attributes["style-name"] ?? "");
  }
}

function readStyles(xml: string, styles: Map<string, Style>, isOnPaper: boolean): void {
  let style: Style | null = null;
  walkXml(xml, {
    open: (name, attributes) => {
      if (name === "style") {
        style = { hides: undefined, hidesPart: false, parent: attributes["parent-style-name"] ?? "" };
        styles.set(attributes["name"] ?? "", style);
        if (styles.size > LIMITS.styles) throw new Unreadable(tooMany(LIMITS.styles, "styles"));
      } else if (name === "text-properties" && style) {
        style.hides = hides(attributes, isOnPaper);
      } else if (name === "table-properties" && style) style.hidesPart = attributes["display"] === "false";
      else if (name === "drawing-page-properties" && style) style.hidesPart = attributes["visibility"] === "hidden";
    },
    close: (name) => {
      if (name === "style") style = null;
    },
  });
}

/** Whether text properties hide or show text, or do neither. */
function hides(attributes: Attributes, isOnPaper: boolean): boolean | undefined {
  const { display, color } = attributes;
  const ground = attributes["background-color"];
  const size = /^([\d.]+)pt$/.exec(attributes["font-size"] ?? "")?.[1];
  if (display === "none") return true;
  if (size !== undefined && Number(size) <= TINY_POINTS) return true;
  if (color === undefined || !isOnPaper) return undefined;
  return isWhite(color) && (ground === undefined || ground === "transparent" || isWhite(ground));
}

/** Whether each style hides or shows text, on its own or by inheritance; each style is visited once. O(n). */
function inherited(styles: ReadonlyMap<string, Style>): Map<string, boolean | undefined> {
  const whole = new Map<string, boolean | undefined>();
  for (const start of styles.keys()) {
    const chain = new Set<string>();
    let at = start;
    let hides: boolean | undefined;
    while (hides === undefined && !chain.has(at)) {
      const style = styles.get(at);
      if (!style || whole.has(at)) break;
      chain.add(at);
      hides = style.hides;
      at = hides === undefined ? style.parent : at;
    }
    hides ??= whole.get(at);
    for (const name of chain) whole.set(name, hides);
  }
  return whole;
}
