/** The foot of the page: the licences of all software in it, from a file of the page's own that is fetched when opened. */
import { signal } from "@preact/signals";
import { later } from "../ui/later.tsx";
import { LanguageSelect } from "./language-select.tsx";

const open = signal(false);

const Text = later(async () => {
  const response = await fetch("./licences.txt");
  // The development server, which has no such file, answers with the page itself.
  const isText = response.headers.get("content-type")?.startsWith("text/plain") === true;
  if (!response.ok || !isText) throw new Error("the page's server has no licences.txt");
  const text = await response.text();
  return () => <pre>{text}</pre>;
});

export function Licences() {
  return (
    <footer class="licences">
      <LanguageSelect />
      <details
        onToggle={({ currentTarget }) => {
          open.value = currentTarget.open;
        }}
      >
        <summary>Licences of the software in this page</summary>
        {open.value && <Text />}
      </details>
    </footer>
  );
}
