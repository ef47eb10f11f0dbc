// The licences of all software that a build contains, as one text. A package's licence files are in its folder; code that is
// copied into another package, or comes with the compiler, has no folder, and its licences are in tools/notices. The text
// depends only on the packages: no date, no path, a fixed order.
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";

const LICENCE_FILE = /^(licen[cs]es?|copying|copyright|notice)([-_.].*)?$/i;

/** The licence files of a folder: { name, text }, both independent of the machine. */
export function licenceFiles(folder) {
  const names = readdirSync(folder).filter((name) => LICENCE_FILE.test(name));
  return names.sort().flatMap((name) => {
    const path = join(folder, name);
    if (!statSync(path).isDirectory()) return [cleaned(name, readFileSync(path, "utf8"))];
    const inside = readdirSync(path).sort();
    return inside.map((file) => cleaned(`${name}/${file}`, readFileSync(join(path, file), "utf8")));
  });
}

function cleaned(name, text) {
  const lines = text.replaceAll("\r\n", "\n").split("\n");
  // Vite's licence file continues with those of the packages that build a page; they are not in the page.
  const end = lines.indexOf("# Licenses of bundled dependencies");
  const own = end === -1 ? lines : lines.slice(0, end);
  return {
    name,
    text: own
      .map((line) => line.trimEnd())
      .join("\n")
      .replace(/^\n+|\n+$/g, ""),
  };
}

/** Licences stored in tools/notices. */
function kept(root, ...names) {
  return names.map((name) => cleaned(name, readFileSync(join(root, "tools", "notices", `${name}.txt`), "utf8")));
}

/**
 * The parts of Rust's standard library that are linked into every WebAssembly module. Compilers built by a distribution come
 * without these texts, so they are stored here; their versions are those of the compiler.
 */
export function rustLibrary(root) {
  const part = (name, licence, ...texts) => ({
    name,
    version: "",
    licence,
    source: "Rust",
    texts: kept(root, ...texts),
  });
  const either = "MIT OR Apache-2.0";
  return [
    part("core, alloc and std", `(${either}) AND Unicode-3.0`, "rust", "Apache-2.0", "Unicode-3.0"),
    part("compiler_builtins", "MIT AND Apache-2.0 WITH LLVM-exception AND (MIT OR Apache-2.0)", "compiler_builtins"),
    part("dlmalloc", either, "dlmalloc", "Apache-2.0"),
    part("hashbrown", either, "hashbrown", "Apache-2.0"),
    part("rustc-demangle", either, "rustc-demangle", "Apache-2.0"),
  ];
}

/** Third-party code in npm packages whose licence is missing or in a folder that is not shipped. */
const COPIED = {
  "pdfjs-dist": (root, folder) => [
    { name: "brotli", licence: "MIT", texts: kept(root, "brotli") },
    { name: "core-js", licence: "MIT", texts: kept(root, "core-js") },
    {
      name: "jbig2, openjpeg and qcms",
      licence: "Apache-2.0 AND BSD-2-Clause AND BSD-3-Clause AND MIT",
      texts: licenceFiles(join(folder, "wasm")),
    },
  ],
  "tesseract.js-core": (root) => [
    { name: "tesseract", licence: "Apache-2.0", texts: kept(root, "Apache-2.0") },
    { name: "leptonica", licence: "BSD-2-Clause", texts: kept(root, "leptonica") },
    { name: "giflib", licence: "MIT", texts: kept(root, "giflib") },
    { name: "libjpeg", licence: "IJG", texts: kept(root, "libjpeg") },
    { name: "libpng", licence: "libpng-2.0", texts: kept(root, "libpng") },
    { name: "libtiff", licence: "libtiff", texts: kept(root, "libtiff") },
    { name: "libwebp", licence: "BSD-3-Clause", texts: kept(root, "libwebp") },
    { name: "openjpeg", licence: "BSD-2-Clause", texts: kept(root, "openjpeg") },
    { name: "zlib", licence: "Zlib", texts: kept(root, "zlib") },
  ],
  "libarchive-wasm": (root) => [
    { name: "libarchive", licence: "BSD-2-Clause AND BSD-3-Clause", texts: kept(root, "libarchive") },
    { name: "bzip2", licence: "bzip2-1.0.6", texts: kept(root, "bzip2") },
    { name: "liblzma", licence: "0BSD", texts: kept(root, "liblzma") },
    { name: "musl", licence: "MIT", texts: kept(root, "musl") },
    { name: "zlib", licence: "Zlib", texts: kept(root, "zlib") },
  ],
  "@tesseract.js-data/eng": trainedData,
  "@tesseract.js-data/spa": trainedData,
};

/** What the packages of language data are made from. */
function trainedData(root) {
  return [{ name: "tessdata_best", licence: "Apache-2.0", texts: kept(root, "Apache-2.0") }];
}

/** Licences of npm packages that are published without their text. */
const UNSHIPPED = {
  "@fluent/bundle": ["Apache-2.0"],
  "@tesseract.js-data/eng": ["tesseract-data"],
  "@tesseract.js-data/spa": ["tesseract-data"],
  "libarchive-wasm": ["libarchive-wasm"],
};

/** The npm packages that the bundled modules `ids` come from, including those copied into them. */
export function npmPackages(root, ids) {
  const folders = new Map();
  for (const file of ids.map((id) => fileOf(root, id)).filter((path) => path !== undefined)) {
    const folder = packageFolder(file);
    const withLicences = folders.get(folder) ?? new Set([folder]);
    // A folder inside a package may have a licence of its own.
    for (let inside = dirname(file); inside !== folder; inside = dirname(inside)) withLicences.add(inside);
    folders.set(folder, withLicences);
  }
  return [...folders].flatMap(([folder, withLicences]) => {
    const { name, version, license: licence } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    const texts = [...[...withLicences].sort().flatMap(licenceFiles), ...kept(root, ...(UNSHIPPED[name] ?? []))];
    const copied = (COPIED[name]?.(root, folder) ?? []).map((part) => ({ ...part, version: "", source: `in ${name}` }));
    return [{ name, version, licence, source: "npm", texts }, ...copied];
  });
}

/** The file of a module below node_modules; a module generated by a tool counts as the tool's own package.json. */
function fileOf(root, id) {
  const path = id.replace(/^\0/, "").replace(/[?#].*$/, "");
  if (path.includes("/node_modules/")) return path;
  if (!id.startsWith("\0") || path.startsWith("/")) return undefined;
  const [, tool] = /^((?:@[^/]+\/)?[^/]+)\//.exec(path) ?? [];
  const file = join(root, "node_modules", tool ?? path, "package.json");
  if (!existsSync(file)) throw new Error(`The bundle contains the module ${path}, which belongs to no known package.`);
  return file;
}

/** The nearest folder above `file` that is a package; some packages have a nameless package.json further inside. */
function packageFolder(file) {
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder)) {
    const manifest = join(folder, "package.json");
    if (existsSync(manifest) && JSON.parse(readFileSync(manifest, "utf8")).version !== undefined) return folder;
  }
  throw new Error(`${file} is in no package.`);
}

/** The title of a package in the text. */
export function titleOf({ name, version, source }) {
  const known = version === "" ? name : `${name} ${version}`;
  return source === "" ? known : `${known} (${source})`;
}

/** All packages, then each different text once, under the packages that it belongs to. */
export function noticesText(packages) {
  const sorted = sortBy(packages, titleOf);
  const texts = new Map();
  for (const each of sorted) {
    const own = each.texts.filter(({ text }) => text !== "");
    if (own.length === 0) throw new Error(`${titleOf(each)} has no licence file.`);
    for (const { text } of own) {
      // Line breaks and indentation differ between copies of the same licence.
      const key = text.replaceAll(/\s+/g, " ");
      const entry = texts.get(key) ?? { text, titles: new Set() };
      texts.set(key, { ...entry, titles: entry.titles.add(titleOf(each)) });
    }
  }
  const rule = "=".repeat(80);
  return [
    "Lookalike contains the following software. Each is under the licence named beside it; the texts are below.\n",
    ...sorted.map((each) => `  ${titleOf(each)}: ${each.licence}`),
    ...[...texts.values()].flatMap(({ text, titles }) => ["", rule, ...titles, rule, "", text]),
    "",
  ].join("\n");
}

function sortBy(list, key) {
  return [...list].sort((a, b) => (key(a) < key(b) ? -1 : Number(key(a) > key(b))));
}
