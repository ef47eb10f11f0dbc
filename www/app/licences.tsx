/** The foot of the page: the licences of all software in it, from a file of the page's own that is fetched when opened. */

import { signal } from "@preact/signals";
import { message } from "../messages/message.ts";
import { SaidError } from "../messages/said-error.ts";
import { t } from "../messages/t.ts";
import { later } from "../ui/later.tsx";
import styles from "./front.module.css";
import { LanguageSelect } from "./language-select.tsx";

const open = signal(false);

const Text = later(async () => {
  const response = await fetch("./licences.txt");
  // The development server, which has no such file, answers with the page itself.
  const isText = response.headers.get("content-type")?.startsWith("text/plain") === true;
  if (!response.ok || !isText) throw new SaidError(message("app-no-licences"));
  const text = await response.text();
  return () => <pre>{text}</pre>;
});

export function Licences() {
  return (
    <footer class={styles.licences}>
      <LanguageSelect />
      <details
        onToggle={({ currentTarget }) => {
          open.value = currentTarget.open;
        }}
      >
        <summary>{t("app-licences")}</summary>
        {open.value && <Text />}
      </details>
    </footer>
  );
}
