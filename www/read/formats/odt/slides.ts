/** Of a presentation, what each slide repeats: headers, footers and dates, and text of its master. */
import { walkXml } from "../../parts/markup.ts";

/** Elements that state the header, the footer and the date of slides. */
const EDGES: ReadonlySet<string> = new Set(["header-decl", "footer-decl", "date-time-decl"]);

/** Whether slides have a header, a footer or a date, or one of their masters has a text of its own. */
export function repeatsText(xml: string, stylesXml: string, masters: ReadonlySet<string>): boolean {
  return hasEdges(xml) || [...mastersWithText(stylesXml)].some((master) => masters.has(master));
}

/** Whether slides have headers, footers or dates with a text. */
function hasEdges(xml: string): boolean {
  let open = 0;
  let isFound = false;
  walkXml(xml, {
    open: (name) => {
      if (EDGES.has(name)) open++;
    },
    text: (text) => {
      if (open > 0 && text.trim() !== "") isFound = true;
    },
    close: (name) => {
      if (EDGES.has(name)) open--;
    },
  });
  return isFound;
}

/** The masters with text of their own. Placeholders, which have a class, contain only prompts. */
function mastersWithText(xml: string): Set<string> {
  const masters = new Set<string>();
  let master: string | null = null;
  /** For each open shape of a master, whether it is a placeholder. */
  const shapes: boolean[] = [];
  walkXml(xml, {
    open: (name, attributes) => {
      if (name === "master-page") master = attributes["name"] ?? "";
      else if (isShape(name)) shapes.push(attributes["class"] !== undefined);
    },
    text: (text) => {
      if (master !== null && shapes.at(-1) === false && text.trim() !== "") masters.add(master);
    },
    close: (name) => {
      if (name === "master-page") master = null;
      else if (isShape(name)) shapes.pop();
    },
  });
  return masters;
}

function isShape(name: string): boolean {
  return name === "frame" || name === "custom-shape" || name === "rect" || name === "ellipse";
}
