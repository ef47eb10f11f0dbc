// Vite reads catalogues of messages (*.ftl) through this: as texts without comments. A build fails where a catalogue is wrong;
// while developing, what is wrong is only reported, and the types of the keys follow every change.
import { shippedText, writeKeys } from "./messages.mjs";

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
    transform(code, id) {
      if (!id.endsWith(".ftl")) return null;
      if (!isBuild) for (const fault of writeKeys()) this.warn(fault);
      return { code: `export default ${JSON.stringify(shippedText(code))};`, moduleType: "js", map: null };
    },
  };
}
