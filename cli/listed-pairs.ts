/**
 * A file of `a<TAB>b` lines → pairs of documents.
 *
 * A name is a path as given to the command, a path below a folder that was given, or, where only one document has it,
 * a bare file name. Further columns are allowed, so that a table of truths can serve as it is.
 */

import { readFileSync } from "node:fs";
import { basename, normalize, relative, resolve } from "node:path";
import { UsageError } from "./usage";

/** Reads the pairs as indices into `names`, one after the other. Throws `UsageError`, naming the line. */
export function readPairs(file: string, names: string[], roots: string[], cwd: string): Uint32Array {
  const find = finder(names, roots, cwd);
  const indices = read(file, cwd)
    .split(/\r?\n/)
    .map((line, index) => ({ line, place: `${file}:${index + 1}` }))
    .filter(({ line }) => line.trim() !== "")
    .flatMap(({ line, place }) => {
      const [a, b] = line.split("\t");
      if (!a || !b)
        throw new UsageError(`${place}: expected two names with a tab between, got ${JSON.stringify(line)}`);
      const pair = [find(a, place), find(b, place)];
      if (pair[0] === pair[1])
        throw new UsageError(`${place}: a pair must be of two different documents, got ${a} twice`);
      return pair;
    });
  return Uint32Array.from(indices);
}

function read(file: string, cwd: string): string {
  try {
    return readFileSync(resolve(cwd, file), "utf8");
  } catch (error) {
    throw new UsageError(`cannot read the pairs: ${error instanceof Error ? error.message : error}`);
  }
}

function finder(names: string[], roots: string[], cwd: string): (name: string, place: string) => number {
  const exact = new Map<string, number>();
  const short = new Map<string, number[]>();
  names.forEach((name, index) => {
    exact.set(normalize(name), index);
    const below = roots.map((root) => relative(resolve(cwd, root), resolve(cwd, name)));
    for (const alias of new Set([...below, basename(name)])) {
      short.set(alias, [...(short.get(alias) ?? []), index]);
    }
  });
  return (name, place) => {
    const found = exact.get(normalize(name));
    if (found !== undefined) return found;
    const [only, ...more] = short.get(normalize(name)) ?? [];
    if (only === undefined) throw new UsageError(`${place}: no document ${JSON.stringify(name)} was read`);
    if (more.length > 0) {
      throw new UsageError(`${place}: ${more.length + 1} documents are called ${JSON.stringify(name)}; give the path`);
    }
    return only;
  };
}
