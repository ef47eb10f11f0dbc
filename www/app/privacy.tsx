/**
 * What the page promises about requests, and no more than the browser enforces or counts.
 *
 * The policy in the page's head binds the page and its workers (../engine/workers.ts), so a request to another server fails. It does not
 * bind what the page may ask of its own server, nor is there one on the development server.
 */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { count } from "../ui/format.ts";

const foreign = signal(0);

/** Whether the page carries its policy; browsers apply it before any of the page's code runs. */
const hasPolicy = (): boolean => document.querySelector('meta[http-equiv="Content-Security-Policy"]') !== null;

/** See the head of this file. Requests are counted by the browser's own list, which has the page's but not its workers'. */
export function Privacy() {
  useEffect(() => {
    const observer = new PerformanceObserver((list) => {
      for (const { name } of list.getEntries()) {
        const isLocal = name.startsWith(`${location.origin}/`) || /^(?:data|blob):/.test(name);
        if (!isLocal) foreign.value++;
      }
    });
    observer.observe({ type: "resource", buffered: true });
    return () => observer.disconnect();
  }, []);
  const enforced = hasPolicy();
  return (
    <p class="privacy" title={enforced ? ENFORCED : NOT_ENFORCED}>
      {enforced
        ? "Your documents are read in this browser, which blocks requests from this page to other servers"
        : "Your documents are read in this browser · this copy of the page has no policy that blocks requests to other servers"}
      {foreign.value > 0 && ` · ${count(foreign.value, "request", "requests")} to other servers seen`}
    </p>
  );
}

const ENFORCED =
  "The page's security policy allows the page and its workers to send requests to the page's own address only, and the browser enforces it. The page asks that address for its own files and sends no document there; your browser's developer tools list every request.";
const NOT_ENFORCED =
  "The built page carries a security policy; this copy does not, as on a development server. The page itself sends no document anywhere.";
