/**
 * Lets Playwright drive the distribution's Firefox, which it can by WebDriver BiDi (its channel `moz-firefox`) but for two
 * things, which are mended here between the two:
 * - It asks every browser for a colour scheme. Firefox 153 answers that it has no command `emulation.setMediaFeaturesOverride`,
 *   and no page would open. The answer is taken for consent.
 * - It hears of downloads only if they belong to a navigation. In Firefox those of a link with `download` belong to none.
 */
import { createRequire } from "node:module";

/** The flows that use what browsers do differently most: files, their readers' threads, and what the browser stores. */
const daily: readonly string[] = ["files", "keep"];

/** Those that use it less, which `npm test -- all` runs. The rest runs in Chromium alone: the code is the same. */
const rarely: readonly string[] = [
  "check",
  "comparison",
  "export",
  "intake",
  "language",
  "offline",
  "people",
  "recognition",
];

export const inFirefox: readonly string[] = [...daily, ...(process.env["LOOKALIKE_TESTS"] === "all" ? rarely : [])].map(
  (name) => `**/${name}.spec.ts`,
);

/** What Firefox is not asked, and why. */
const left: Record<string, readonly RegExp[]> = {
  "files dragged in from the desktop, a full disk and a killed browser need Chromium's own protocol": [
    /a folder dropped from the desktop is read with the folders in it/,
    /a browser that was killed has lost nothing that was kept/,
    /where the disk is full the page says so, and what was kept stays whole/,
    /a full disk and a crash leave the work as it was kept before/,
    /where nothing could be saved from the start, nothing is said to be kept/,
  ],
  "the driver gives no folder to a field for folders": [/a folder's files keep their path where names would be alike/],
  "Firefox crashed in both runs tried; whether the page, the driver or the browser is the cause is unknown": [
    /fifty hostile files in one archive each get their line, and the page goes on/,
  ],
  "the driver sets no colour scheme": [/ dark /],
};

/** The titles of the tests that need Chromium. */
export const onlyInChromium: readonly RegExp[] = Object.values(left).flat();

interface Socket {
  prototype: { emit: (event: string, ...rest: unknown[]) => boolean };
}

interface Answer {
  id?: number;
  error?: string;
  message?: string;
  method?: string;
  params?: { navigation?: string | null; url?: string };
}

const { ws } = createRequire(import.meta.url)("playwright-core/lib/utilsBundle") as { ws: Socket };
const emit = ws.prototype.emit;

/** To be called before a browser is started. */
export function mendDriver(): void {
  ws.prototype.emit = function (event, ...rest) {
    const [data, ...others] = rest;
    return emit.call(this, event, ...(event === "message" ? [mended(data as Buffer), ...others] : rest));
  };
}

function mended(data: Buffer): Buffer {
  const text = String(data);
  if (!/emulation\.setMediaFeaturesOverride|browsingContext\.download/.test(text)) return data;
  const answer = JSON.parse(text) as Answer;
  if (answer.error === "unknown command" && answer.id !== undefined)
    return Buffer.from(JSON.stringify({ type: "success", id: answer.id, result: {} }));
  const { method, params } = answer;
  if (!method?.startsWith("browsingContext.download") || !params || params.navigation) return data;
  return Buffer.from(JSON.stringify({ ...answer, params: { ...params, navigation: params.url } }));
}
