/** The promise that nothing leaves, with a number beside it that the user can check in the browser's own tools. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { count } from "../text/format.ts";

const foreign = signal(0);

/** Counts, by the browser's own list, what this page fetched from any address but its own. */
export function Privacy() {
  useEffect(() => {
    const observer = new PerformanceObserver((list) => {
      for (const { name } of list.getEntries()) {
        if (!name.startsWith(location.origin) && !name.startsWith("data:")) foreign.value++;
      }
    });
    observer.observe({ type: "resource", buffered: true });
    return () => observer.disconnect();
  }, []);
  return (
    <p
      class="privacy"
      title="Counted by the browser's own list of what this page fetched. The page's security policy allows requests to its own address only, and none is made with a document in it."
    >
      Nothing leaves this computer · {count(foreign.value, "request", "requests")} to other servers
    </p>
  );
}
