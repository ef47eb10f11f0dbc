/**
 * What the page promises about requests, and no more than the browser enforces or counts.
 *
 * The policy in the page's head binds the page and its workers (../engine/workers.ts), so a request to another server fails.
 * It does not bind what the page may ask of its own server, nor is there one on the development server.
 */

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../messages/t.ts";
import styles from "./front.module.css";

const foreign = signal(0);

/** Whether the page carries its policy; browsers apply it before any of the page's code runs. */
const hasPolicy = (): boolean => document.querySelector('meta[http-equiv="Content-Security-Policy"]') !== null;

/** What the page says about requests. It counts them by the browser's own list, which has the page's but not its workers'. */
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
    <p class={styles.privacy} title={t(enforced ? "app-private-hint" : "app-private-no-policy-hint")}>
      {t(enforced ? "app-private" : "app-private-no-policy")}
      {foreign.value > 0 && ` · ${t("app-foreign-requests", { count: foreign.value })}`}
    </p>
  );
}
