// The part of Vite's build that makes the page work offline: it bundles the service worker into one script at the page's
// root and inserts the list of all files, each with the digest of its bytes. It also records the script's modules for the
// licences.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const SOURCE = "www/offline/worker/service-worker.ts";
const OUTPUT = "service-worker.js";
/** The placeholders for the lists in the source: of the files that are fetched in advance, and of those kept once they are used. */
const LIST = "self.__FILES__";
const LATER_LIST = "self.__LATER_FILES__";
/** What few people need, and weighs more than all the rest: what recognises text in pictures and opens rare archives. */
const LATER =
  /^assets\/(?:tesseract|eng\.traineddata|spa\.traineddata|jbig2|openjpeg|libarchive)-[\w.-]+\.(?:js|wasm|gz)$/;
/** Files that browsers do not get, or not by that name. */
const NOT_FETCHED = ["_headers", OUTPUT];
/** Vite puts a digest into these names: another version has another name. */
const HASHED = /^assets\/.*-[\w-]{8}\.\w+$/;

/** `note` is called with the modules in the service worker. */
export function offline(note) {
  let config;
  let worker;
  return {
    name: "offline",
    apply: "build",
    enforce: "post",
    configResolved(resolved) {
      config = resolved;
    },
    async buildEnd(error) {
      // The terminal command is built from the same files, without a page.
      if (!error) worker = await bundled(config, note);
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const files = [...built(bundle), ...copied(config.publicDir)].filter(({ url }) => !NOT_FETCHED.includes(url));
        if (!files.some(({ url }) => url === "index.html")) throw new Error("The list of files lacks the page itself.");
        files.sort((a, b) => (a.url < b.url ? -1 : 1));
        const later = files.filter(({ url }) => LATER.test(url));
        // A change of their bytes must change their names, by which they are kept.
        if (later.length === 0 || later.some(({ revision }) => revision !== null)) {
          throw new Error("Files that are kept later need names with their digest.");
        }
        let source = worker.code;
        for (const [placeholder, list] of [
          [LIST, files.filter((file) => !later.includes(file))],
          [LATER_LIST, later.map(({ url }) => url)],
        ]) {
          if (source.split(placeholder).length !== 2)
            throw new Error(`The service worker needs ${placeholder} just once.`);
          // A function, so that the list is not interpreted as a replacement pattern.
          source = source.replace(placeholder, () => JSON.stringify(list));
        }
        this.emitFile({ type: "asset", fileName: OUTPUT, source });
        if (worker.map) this.emitFile({ type: "asset", fileName: `${OUTPUT}.map`, source: JSON.stringify(worker.map) });
      },
    },
  };
}

/** One classic script: not all browsers support module service workers. */
async function bundled({ root, build: { target, sourcemap } }, note) {
  const { build } = await import("vite");
  const result = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    build: {
      write: false,
      target,
      sourcemap: Boolean(sourcemap),
      modulePreload: false,
      rollupOptions: { input: join(root, SOURCE), output: { format: "iife", entryFileNames: OUTPUT } },
    },
  });
  const { output } = Array.isArray(result) ? result[0] : result;
  const [script, ...more] = output.filter(({ type }) => type === "chunk");
  if (!script || more.length > 0) throw new Error("The service worker must be one script.");
  note({ [OUTPUT]: script });
  return script;
}

function built(bundle) {
  return Object.values(bundle).map((file) => entry(file.fileName, file.type === "chunk" ? file.code : file.source));
}

function copied(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  return files.map((file) => {
    const path = join(file.parentPath, file.name);
    return entry(path.slice(folder.length + 1).replaceAll("\\", "/"), readFileSync(path));
  });
}

/** With `integrity`, files of another version that is published meanwhile are refused, and all are fetched again later. */
function entry(url, bytes) {
  const digest = createHash("sha256").update(bytes).digest();
  const revision = HASHED.test(url) ? null : digest.toString("hex").slice(0, 20);
  return { url, revision, integrity: `sha256-${digest.toString("base64")}` };
}
