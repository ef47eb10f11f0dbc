/**
 * What is published: the same bytes wherever and whenever it is built, with the licences of all that is in it and nothing
 * about the machine that built it. `npm test -- all` also builds page and engine again, elsewhere, and compares the bytes.
 */

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { dirname, join, parse } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { rare } from "../rare.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "");
const ENGINE = join(ROOT, "www/engine/pkg");
const MODULES = ["lookalike_bg.wasm", "lookalike_scalar_bg.wasm"];
const folder = mkdtempSync(join(tmpdir(), "lookalike-published-"));
after(() => rmSync(folder, { recursive: true }));

const shipped = Object.entries(JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8")).packages)
  .filter(([path, { dev, devOptional, optional }]) => path !== "" && !dev && !devOptional && !optional)
  .map(([path]) => path);

/** A copy of the tree in a folder of its own: npm packages that may be shipped are copied, too, and tools are linked. */
function copyTo(place) {
  const copy = join(folder, place);
  for (const path of ["index.html", "vite.config.ts", "package.json", "tools", "www", ...shipped]) {
    cpSync(join(ROOT, path), join(copy, path), { recursive: true });
  }
  for (const path of packagePaths(join(ROOT, "node_modules"))) {
    const link = join(copy, "node_modules", path);
    if (statSync(link, { throwIfNoEntry: false }) !== undefined) continue;
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(ROOT, "node_modules", path), link);
  }
  return copy;
}

function packagePaths(modules) {
  const names = readdirSync(modules).filter((name) => !name.startsWith("."));
  return names.flatMap((name) =>
    name.startsWith("@") ? readdirSync(join(modules, name)).map((inside) => `${name}/${inside}`) : [name],
  );
}

/** Builds the page in a copy of the tree and returns its files by path. */
function buildPage(copy, environment, ...options) {
  const env = { ...process.env, ...environment };
  const command = ["node_modules/vite/bin/vite.js", "build", "--logLevel", "error", ...options];
  const { status, stderr } = spawnSync(process.execPath, command, { cwd: copy, env, encoding: "utf8" });
  assert.equal(status, 0, stderr);
  return filesIn(join(copy, "dist"));
}

function filesIn(place) {
  const paths = readdirSync(place, { recursive: true }).filter((path) => statSync(join(place, path)).isFile());
  return new Map(paths.sort().map((path) => [path, readFileSync(join(place, path))]));
}

function assertSameFiles(a, b) {
  assert.deepEqual([...a.keys()], [...b.keys()]);
  for (const [path, bytes] of a) assert.ok(bytes.equals(b.get(path)), `${path} differs`);
}

const first = filesIn(join(ROOT, "dist"));
const notices = first.get("licences.txt").toString();
/** The packages that the text lists, as { name, version, source }. */
const listed = [...notices.matchAll(/^ {2}(?<name>\S.*?)(?: (?<version>\d\S*))?(?: \((?<source>[^)]+)\))?: \S/gm)].map(
  ({ groups }) => groups,
);
const titles = (source) => listed.filter((each) => each.source === source).map(({ name }) => name);

test("the page built in another folder, time zone and language has the same bytes", rare, () => {
  const second = buildPage(copyTo("another/and a deeper one"), { TZ: "Asia/Kolkata", LANG: "tr_TR.UTF-8" });
  assert.ok(first.size > 100);
  assertSameFiles(first, second);
});

test("nothing that is published names a folder of the machine that built it", () => {
  const places = [ROOT, homedir(), tmpdir(), folder, process.env.CARGO_HOME].filter((place) => place?.length > 1);
  // Others built these, and they are in the page as npm has them.
  const ofOthers = /^assets\/(?:openjpeg|jbig2|tesseract-core)[^/]*\.wasm$/;
  for (const [path, bytes] of first) {
    if (ofOthers.test(path)) continue;
    for (const place of places) assert.ok(!bytes.includes(`${place}/`), `${path} contains ${place}`);
    // A folder of one name may be a word of the page.
    if (dirname(ROOT) !== parse(ROOT).root) assert.ok(!bytes.includes(ROOT), `${path} contains ${ROOT}`);
  }
  for (const name of MODULES) {
    const module = readFileSync(join(ENGINE, name));
    for (const part of ["/home/", "/Users/", "registry/src", "\\Users\\"]) {
      assert.ok(!module.includes(part), `${name} contains ${part}`);
    }
    assert.ok(module.includes("/crates/"), "the names of sources in the module are replaced");
  }
});

test("the licences name each npm package in the page and its workers, and no other", rare, () => {
  const files = buildPage(copyTo("mapped"), {}, "--sourcemap");
  const maps = [...files].filter(([path]) => path.endsWith(".map")).map(([, bytes]) => JSON.parse(bytes));
  assert.ok(maps.length > 10);
  const sources = maps.flatMap((map) => map.sources);
  const bundled = sources.map((source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1]);
  // Helpers that the tools put in have no file, and are in no map.
  const helpers = ["rolldown", "vite"];
  assert.ok([...files].some(([path, bytes]) => path.endsWith(".js") && bytes.includes("vite:preloadError")));
  // Data that are files of their own are in no map either.
  const data = ["@tesseract.js-data/eng", "@tesseract.js-data/spa"];
  const expected = new Set([...bundled.filter((name) => name !== undefined), ...helpers, ...data]);
  assert.deepEqual(titles("npm").sort(), [...expected].sort());
  assert.deepEqual(titles("in pdfjs-dist"), ["brotli", "core-js", "jbig2, openjpeg and qcms"]);
});

test("the licences name each crate in the engine, and no other", () => {
  const lock = readFileSync(join(ROOT, "Cargo.lock"), "utf8").split("[[package]]\n").slice(1);
  const crates = lock.map((entry) => ({
    name: /^name = "(.*)"$/m.exec(entry)[1],
    version: /^version = "(.*)"$/m.exec(entry)[1],
    needs: [...(/^dependencies = \[\n([^\]]*)\]/m.exec(entry)?.[1] ?? "").matchAll(/"([^" ]+)/g)].map(
      ([, name]) => name,
    ),
  }));
  const manifest = readFileSync(join(ROOT, "Cargo.toml"), "utf8");
  const direct = sectionsOf(manifest)
    // Tables in the engine are made from crates that its build depends on.
    .filter(({ title }) => /^(build-)?dependencies$|^target\..*\.dependencies$/.test(title))
    .flatMap(({ title, lines }) =>
      // An optional crate for any machine belongs to a feature (threads) that the engine for browsers is built without.
      lines.filter((line) => !line.startsWith("#") && !(title === "dependencies" && line.includes("optional = true"))),
    )
    .map((line) => line.split(" = ")[0]);
  assert.ok(direct.length > 8);
  const named = listed.filter(({ source }) => source === "crates.io");
  for (const name of direct) assert.ok(titles("crates.io").includes(name), `${name} is missing`);
  // What may be linked at all: dependencies of dependencies, without those of tests.
  const reachable = new Set(direct);
  for (const name of reachable) {
    for (const crate of crates) if (crate.name === name) for (const needed of crate.needs) reachable.add(needed);
  }
  for (const { name, version } of named) {
    assert.ok(reachable.has(name), `${name} is not part of the engine`);
    assert.ok(
      crates.some((crate) => crate.name === name && crate.version === version),
      `${name} ${version} is not in Cargo.lock`,
    );
  }
  for (const name of MODULES) {
    const module = readFileSync(join(ENGINE, name), "latin1");
    for (const [, crate] of module.matchAll(/\/crates\/([\w-]+-\d[\w.+-]*)\//g)) {
      assert.ok(
        named.some((each) => `${each.name}-${each.version}` === crate),
        `${crate} is in the module and not in the licences`,
      );
    }
    for (const [, part] of module.matchAll(/\/rust\/deps\/([\w-]+?)-\d/g)) {
      assert.ok(titles("Rust").includes(part), `${part} of Rust's library is not in the licences`);
    }
  }
  assert.deepEqual(
    listed.filter(({ source }) => source === undefined).map(({ name }) => name),
    ["lookalike"],
  );
});

function sectionsOf(toml) {
  return toml
    .split(/^\[/m)
    .slice(1)
    .map((section) => {
      const [title, ...lines] = section.split("\n").filter((line) => line.trim() !== "");
      return { title: title.replace(/\]$/, ""), lines };
    });
}

test("each package stands over at least one full licence text", () => {
  const rule = "=".repeat(80);
  const blocks = notices.split(`\n${rule}\n`).slice(1);
  const texts = new Map();
  for (let at = 0; at < blocks.length; at += 2) {
    for (const title of blocks[at].split("\n")) texts.set(title, (texts.get(title) ?? "") + blocks[at + 1]);
  }
  assert.ok(listed.length > 30);
  for (const { name, version, source } of listed) {
    const title = [name, version, source && `(${source})`].filter(Boolean).join(" ");
    assert.ok(texts.get(title)?.trim().length > 500, `${title} has no licence text`);
    texts.delete(title);
  }
  assert.deepEqual([...texts.keys()], [], "texts of packages that are not listed");
  for (const path of ["cmaps/LICENSE", "wasm/LICENSE_QCMS", "LICENSE"]) {
    const own = readFileSync(join(ROOT, "node_modules/pdfjs-dist", path), "utf8");
    assert.ok(flat(notices).includes(flat(own)), `${path} of pdfjs-dist`);
  }
});

function flat(text) {
  return text.replaceAll(/\s+/g, " ").trim();
}

test("the engine built in another folder has the same bytes", rare, () => {
  const copy = join(folder, "engine");
  const sources = [
    "src",
    "build.rs",
    "benches",
    "examples",
    ".cargo",
    "tools",
    "Cargo.toml",
    "Cargo.lock",
    "README.md",
  ];
  for (const path of [...sources, "LICENSE-MIT", "LICENSE-APACHE", "package.json", "package-lock.json"]) {
    cpSync(join(ROOT, path), join(copy, path), { recursive: true });
  }
  symlinkSync(join(ROOT, "node_modules"), join(copy, "node_modules"));
  const { CARGO_TARGET_DIR, ...env } = process.env;
  const { status, stderr } = spawnSync(process.execPath, ["tools/build.mjs", "engine"], {
    cwd: copy,
    env,
    encoding: "utf8",
  });
  assert.equal(status, 0, stderr);
  assertSameFiles(filesIn(join(copy, "www/engine/pkg")), filesIn(ENGINE));
});
