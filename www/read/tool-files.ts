/**
 * Files that tools write beside a person's work: of version control, editors, package managers and builds. They are nobody's
 * work and often the same for everybody, and copies of the sources in a build folder would count everything twice.
 */
import { type Message, message } from "../i18n/message.ts";
import { fileName, isSystemFile } from "./names.ts";

/** Folders that only tools give such a name. */
const TOOL_FOLDERS: ReadonlySet<string> = new Set([
  ...[".git", ".svn", ".hg", ".bzr"],
  ...[".idea", ".vscode", ".vs", ".settings", ".metadata", ".fleet", ".Rproj.user", "xcuserdata"],
  ...["node_modules", "bower_components", ".venv", ".tox", ".eggs", "__pypackages__", ".bundle", ".dart_tool"],
  ...["__pycache__", ".pytest_cache", ".mypy_cache", ".ruff_cache", ".ipynb_checkpoints", ".cache", ".parcel-cache"],
  ...[".gradle", ".mvn", "CMakeFiles", ".next", ".nuxt", ".stack-work", ".bsp", ".metals"],
]);

/** Files that only tools write, or that a tool is set up with. */
const TOOL_FILES: ReadonlySet<string> = new Set([
  ...[".gitignore", ".gitattributes", ".gitmodules", ".hgignore", ".editorconfig", ".classpath", ".project"],
  ...["gradlew", "gradlew.bat", "mvnw", "mvnw.cmd", "package-lock.json", "yarn.lock", "pnpm-lock.yaml", "Cargo.lock"],
]);

/** Names that may be a student's own, too: such a folder is a tool's only beside a file of that tool. */
const BUILD_FOLDERS: readonly { readonly beside: (name: string) => boolean; readonly folders: readonly string[] }[] = [
  { beside: (name) => /^(?:build|settings)\.gradle(?:\.kts)?$/.test(name), folders: ["build", "bin", "out"] },
  { beside: (name) => /^(?:pom\.xml|Cargo\.toml|build\.sbt)$/.test(name), folders: ["target"] },
  { beside: (name) => name === "package.json", folders: ["build", "dist", "out"] },
  { beside: (name) => name === "setup.py" || name === "pyproject.toml", folders: ["build", "dist"] },
  { beside: (name) => name === "CMakeLists.txt", folders: ["build"] },
  { beside: (name) => name.endsWith(".iml"), folders: ["out"] },
  { beside: (name) => name === ".classpath", folders: ["bin"] },
  { beside: (name) => /\.(?:cs|vb|fs)proj$/.test(name), folders: ["bin", "obj"] },
];

const BUILD_NAMES: ReadonlySet<string> = new Set(BUILD_FOLDERS.flatMap(({ folders }) => folders));

/** Deeper folders are not checked: a path of a thousand folders named "build" is no program. */
const MAX_DEPTH = 64;

/**
 * The paths of tools' files among all that were found together. None if there is nothing else: then they are what the user
 * wants to have compared.
 */
export function toolFiles(paths: readonly string[]): ReadonlySet<string> {
  const builds = new Set<string>();
  for (const path of paths) {
    const name = fileName(path);
    const above = path.slice(0, path.length - name.length);
    for (const { beside, folders } of BUILD_FOLDERS) {
      if (beside(name)) for (const folder of folders) builds.add(above + folder);
    }
  }
  const found = new Set(paths.filter((path) => isOfTool(path, builds)));
  return found.size === new Set(paths).size ? new Set() : found;
}

function isOfTool(path: string, builds: ReadonlySet<string>): boolean {
  let start = 0;
  for (let depth = 0; depth < MAX_DEPTH; depth++) {
    const slash = path.indexOf("/", start);
    if (slash === -1) return TOOL_FILES.has(path.slice(start));
    const folder = path.slice(start, slash);
    if (TOOL_FOLDERS.has(folder) || (BUILD_NAMES.has(folder) && builds.has(path.slice(0, slash)))) return true;
    start = slash + 1;
  }
  return false;
}

/** Found files in three parts: those to read, and those that are skipped, of the system and of tools. */
export function withoutSkipped<F extends { readonly path: string }>(
  found: readonly F[],
): { wanted: F[]; system: F[]; tools: F[] } {
  const system = found.filter(({ path }) => isSystemFile(path));
  const others = found.filter(({ path }) => !isSystemFile(path));
  const ofTools = toolFiles(others.map(({ path }) => path));
  return {
    wanted: others.filter(({ path }) => !ofTools.has(path)),
    system,
    tools: others.filter(({ path }) => ofTools.has(path)),
  };
}

/** The message about such files. */
export function toolFilesNote(count: number): Message {
  return message("files-tool-files", { count });
}
