/**
 * Lets Playwright drive the distribution's Firefox, which it can by WebDriver BiDi (its channel `moz-firefox`) but for one
 * thing: it asks every browser for a colour scheme, and Firefox before the release that knows
 * `emulation.setMediaFeaturesOverride` answers that there is no such command, so that no page would open. That one answer
 * is taken for consent. Once the distributions' Firefox knows the command, this file can go.
 */
import { createRequire } from "node:module";

interface Socket {
  prototype: { emit: (event: string, ...rest: unknown[]) => boolean };
}

const { ws } = createRequire(import.meta.url)("playwright-core/lib/utilsBundle") as { ws: Socket };
const emit = ws.prototype.emit;

/** To be called before a browser is started. */
export function acceptNoColourScheme(): void {
  ws.prototype.emit = function (event, ...rest) {
    const [data, ...others] = rest;
    return emit.call(this, event, ...(event === "message" ? [withoutRefusal(String(data)), ...others] : rest));
  };
}

function withoutRefusal(answer: string): Buffer {
  const refused = answer.includes('"unknown command"') && answer.includes("emulation.setMediaFeaturesOverride");
  if (!refused) return Buffer.from(answer);
  const { id } = JSON.parse(answer) as { id: number };
  return Buffer.from(JSON.stringify({ type: "success", id, result: {} }));
}
