// The file _headers, which tells hosts what to send with which file: writes it from the policies in the pages' heads, and
// parses it for the preview server.
//
// The page that registers the service worker has a policy of its own. Hosts send the headers of every matching rule, and
// browsers enforce every policy they receive; so no path may match two rules.

/** Paths with the page's policy: all except the folder that registers the service worker. */
const PAGE_PATHS = ["/", "/index.html", "/service-worker.js", "/licences.txt", "/manifest.webmanifest"];
const PAGE_FOLDERS = ["/assets/*", "/example/*"];
const REGISTRAR_PATHS = ["/offline/*"];

/** The text of the file, for two pages of HTML. */
export function headersOf(page, registrar) {
  const rules = [
    ...[...PAGE_PATHS, ...PAGE_FOLDERS].map((path) => [path, policyOf(page)]),
    ...REGISTRAR_PATHS.map((path) => [path, policyOf(registrar)]),
  ];
  return rules.map(([path, policy]) => `${path}\n  Content-Security-Policy: ${policy}\n`).join("");
}

function policyOf(html) {
  const [, policy] = /http-equiv="Content-Security-Policy"\s+content="([^"]*)"/.exec(html) ?? [];
  if (policy === undefined) throw new Error("a page has no security policy in its head");
  return policy;
}

/** The rules of such a file: { path, headers }, in order. */
export function headerRules(text) {
  const rules = [];
  for (const line of text.split("\n").filter((each) => each.trim() !== "")) {
    if (!/^\s/.test(line)) rules.push({ path: line.trim(), headers: {} });
    else {
      const [, name, value] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? [];
      if (name === undefined || rules.length === 0) throw new Error(`_headers has a line that is no header: ${line}`);
      rules.at(-1).headers[name] = value;
    }
  }
  return rules;
}

export function headersFor(rules, pathname) {
  const fits = (path) => (path.endsWith("*") ? pathname.startsWith(path.slice(0, -1)) : path === pathname);
  return Object.assign({}, ...rules.filter(({ path }) => fits(path)).map(({ headers }) => headers));
}
