// Vite reads catalogues of messages (*.ftl) through this: as texts without comments. A build fails where a catalogue is wrong;
// while developing, what is wrong is only reported, and the types of the keys follow every change.
//
// The page's messages in a language come as two modules, "messages:en-first" and "messages:en-rest": those that the first load says,
// and all others but those of late features.
import { partsOf, shippedText, writeKeys } from "./messages.mjs";

const PART = /^messages:(\w+)-(first|rest)$/;

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
    resolveId: (id) => (PART.test(id) ? id : null),
    load(id) {
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
