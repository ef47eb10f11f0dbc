// Lets Vite read catalogues of messages (*.ftl) as texts without comments. A build fails if a catalogue has errors; during
// development, errors are only reported, and the types of the keys follow every change.
//
// A language is a folder of catalogues. Its messages are available as modules: "messages:en-first" has those of the first
// load, "messages:en-result" all others except those that are loaded with a view, "messages:en-terminal" those of the
// terminal. "messages:page" and "messages:terminal" contain the modules of all languages.
import { languageFolders, partsOf, shippedText, writeKeys } from "./messages.mjs";

const PART = /^messages:(\w+)-(first|result|terminal)$/;
const SETS = /^messages:(page|terminal)$/;

export function messages() {
  let isBuild = true;
  return {
    name: "messages",
    configResolved(config) {
      isBuild = config.command === "build";
    },
    buildStart() {
      const faults = writeKeys({ withUse: !isBuild });
      if (faults.length === 0) return;
      const report = `The messages need mending:\n  ${faults.join("\n  ")}`;
      if (isBuild) this.error(report);
      else this.warn(report);
    },
    resolveId: (id) => (PART.test(id) || SETS.test(id) ? id : null),
    load(id) {
      const [, world] = SETS.exec(id) ?? [];
      if (world === "page") return { code: loadersOf("first") + loadersOf("result"), moduleType: "js", map: null };
      if (world === "terminal") {
        const english = 'export { default as english } from "messages:en-terminal";\n';
        return { code: english + loadersOf("terminal", "others", ["en"]), moduleType: "js", map: null };
      }
      const [, language, part] = PART.exec(id) ?? [];
      if (language === undefined) return null;
      return { code: `export default ${JSON.stringify(partsOf(language)[part])};`, moduleType: "js", map: null };
    },
    transform(code, id) {
      if (!id.endsWith(".ftl")) return null;
      if (!isBuild) for (const fault of writeKeys()) this.warn(fault);
      return { code: `export default ${JSON.stringify(shippedText(code))};`, moduleType: "js", map: null };
    },
  };
}

/** The source of a constant with a loader of one part of the messages for each language. */
function loadersOf(part, name = part, without = []) {
  const languages = languageFolders().filter((language) => !without.includes(language));
  const entries = languages.map((language) => `${language}: () => import("messages:${language}-${part}")`);
  return `export const ${name} = { ${entries.join(", ")} };\n`;
}
