import { readFileSync } from "node:fs";
import { relative } from "node:path";
import preact from "@preact/preset-vite";
import { defineConfig, type Plugin, type Rolldown } from "vite";
import { headersOf } from "./tools/headers.mjs";
import { firstModules, importedFrom } from "./tools/messages.mjs";
import { messages } from "./tools/messages-plugin.mjs";
import { notices } from "./tools/notices-plugin.mjs";
import { offline } from "./tools/offline-plugin.mjs";
import { scopedName } from "./tools/styles.mjs";
import { workerImports } from "./tools/worker-imports-plugin.mjs";

/** The development server puts styles and its own client into the page, which the page's security policy forbids. */
const policyOffInDevelopment: Plugin = {
  name: "policy-off-in-development",
  apply: "serve",
  transformIndexHtml: (html) => html.replace(/<meta\s+http-equiv="Content-Security-Policy"[^>]*>/, ""),
};

const ours = new Set(firstModules().keys());
const resultViews = new Set(importedFrom(["www/app/result-views.tsx"]).keys());

function pathOf(id: string): string {
  return relative(import.meta.dirname, id).replaceAll("\\", "/");
}

/** Whether a module is one of the page's first load, or of a library that these use. */
function isFirst(id: string): boolean {
  const path = pathOf(id);
  return ours.has(path) || /^node_modules\/(?:preact|@preact\/signals(?:-core)?|@fluent\/bundle)\//.test(path);
}

const licences = notices();

/** A module that is fetched late in vain, since something else imports it from the start, fails the build. */
const refuseVainImports: NonNullable<Rolldown.RolldownOptions["onLog"]> = (level, log, handle) => {
  if (log.code === "INEFFECTIVE_DYNAMIC_IMPORT") throw new Error(log.message);
  // What Emscripten builds imports modules of Node.js, which it uses only there.
  if (/externalized for browser .*(?:tesseract\.js-core|libarchive-wasm)/.test(log.message)) return;
  handle(level, log);
};

/** The policies as a file of headers, for hosts that send what such a file says (Netlify, Cloudflare Pages). */
const policyHeaders: Plugin = {
  name: "policy-headers",
  apply: "build",
  generateBundle() {
    const [page, registrar] = ["index.html", "www/public/offline/index.html"].map((path) =>
      readFileSync(new URL(path, import.meta.url), "utf8"),
    );
    this.emitFile({ type: "asset", fileName: "_headers", source: headersOf(page ?? "", registrar ?? "") });
  },
};

export default defineConfig({
  // Relative, so that the page can lie in any folder of a host.
  base: "./",
  publicDir: "www/public",
  plugins: [preact(), messages(), policyOffInDevelopment, policyHeaders, licences.bundle, offline(licences.note)],
  css: { modules: { generateScopedName: scopedName, localsConvention: "camelCaseOnly" } },
  worker: {
    format: "es",
    plugins: () => [licences.worker, workerImports()],
    rolldownOptions: { onLog: refuseVainImports },
  },
  build: {
    outDir: "dist",
    // The first browsers with light-dark().
    target: ["chrome123", "firefox120", "safari17.5"],
    modulePreload: { polyfill: false },
    // All that the page starts with is one file, and so is all that shows a result: fewer requests, and smaller than in pieces.
    rolldownOptions: {
      onLog: refuseVainImports,
      output: {
        codeSplitting: {
          groups: [
            { name: "first", test: isFirst, priority: 1 },
            { name: "result-views", test: (id: string) => resultViews.has(pathOf(id)) },
          ],
        },
      },
    },
    // The engine stays a file of its own, compiled while it streams in.
    assetsInlineLimit: 0,
  },
});
