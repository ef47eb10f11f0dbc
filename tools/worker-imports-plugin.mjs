// The part of Vite's build that lets workers load their chunks in Firefox. There, a worker's static imports are subject to
// the policy's `worker-src`, which allows only blobs (www/engine/workers.ts), so that a worker whose bundle has several
// chunks would not start. Dynamic imports are subject to `script-src` in every browser, so each static import is replaced
// with an awaited dynamic one. Imported bindings are then copies: the build fails for a chunk that reassigns an export or
// imports itself.

export function workerImports() {
  return {
    name: "worker-imports",
    renderChunk(code, chunk, _options, { chunks }) {
      refuseCircle(chunk, chunks);
      const { body } = this.parse(code);
      const shared = Object.values(chunks).some(({ imports }) => imports.includes(chunk.fileName));
      if (shared) refuseChanges(chunk, body);
      const imports = body.filter(({ type }) => type === "ImportDeclaration");
      const again = body.find(({ type, source }) => /^Export/.test(type) && source);
      if (again) throw new Error(`${chunk.fileName} exports from another chunk, which workers cannot in Firefox.`);
      if (imports.length === 0) return null;
      const waited = imports.map(({ specifiers, source }) => `${bound(specifiers)}await import(${source.raw});`);
      const rest = imports.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), code);
      return { code: `${waited.join("\n")}\n${rest}`, map: null };
    },
  };
}

/** `{ a as b }` of an import becomes `const { a: b } = `. */
function bound(specifiers) {
  if (specifiers.length === 0) return "";
  const whole = specifiers.find(({ type }) => type === "ImportNamespaceSpecifier");
  if (whole) return `const ${whole.local.name} = `;
  const names = specifiers.map(({ imported, local }) => `${imported?.name ?? "default"}: ${local.name}`);
  return `const { ${names.join(", ")} } = `;
}

/** Chunks that await each other would wait forever. */
function refuseCircle(chunk, chunks) {
  const seen = new Set();
  const follow = (name) => {
    for (const next of chunks[name]?.imports ?? []) {
      if (next === chunk.fileName) throw new Error(`${chunk.fileName} imports itself by way of ${name}.`);
      if (!seen.has(next)) follow(seen.add(next) && next);
    }
  };
  follow(chunk.fileName);
}

function refuseChanges(chunk, body) {
  const exported = new Set(
    body
      .filter(({ type }) => type === "ExportNamedDeclaration")
      .flatMap(({ specifiers }) => specifiers.map(({ local }) => local.name)),
  );
  const visit = (node) => {
    if (node === null || typeof node !== "object") return;
    const target =
      node.type === "AssignmentExpression" ? node.left : node.type === "UpdateExpression" ? node.argument : null;
    if (exported.has(target?.name)) throw new Error(`${chunk.fileName} exports ${target.name}, which changes.`);
    for (const child of Object.values(node)) Array.isArray(child) ? child.forEach(visit) : visit(child);
  };
  visit(body);
}
