/** The page's frame: which view is shown, files dropped anywhere, and what screen readers are told. */
import { useSignalEffect } from "@preact/signals";
import { ComparisonView } from "../comparison/comparison.tsx";
import { comparison } from "../comparison/state.ts";
import { DropAnywhere } from "../intake/drop.tsx";
import { t } from "../messages/t.ts";
import { announcement, documents, intake, route } from "../workspace/store.ts";
import { FrontPage } from "./front.tsx";

/** See the head of this file. */
export function App() {
  const { view } = route.value;
  const compares = view === "pair" && isLoaded();
  useSignalEffect(() => {
    document.title = titleOf();
  });
  return (
    <>
      <button type="button" class="skip" onClick={() => document.getElementById("main")?.focus()}>
        {t("app-skip")}
      </button>
      {compares ? <ComparisonView /> : <FrontPage />}
      <DropAnywhere />
      <p class="visually-hidden" aria-live="polite">
        {announcement}
      </p>
    </>
  );
}

function isLoaded(): boolean {
  const at = route.value;
  return at.view === "pair" && documents.value.has(at.a) && documents.value.has(at.b);
}

function titleOf(): string {
  const at = route.value;
  if (at.view === "pair" && comparison.value.state !== "none") {
    const [a = "", b = ""] = [at.a, at.b].map((id) => documents.value.get(id)?.name);
    return t("app-title-pair", { a, b });
  }
  if (at.view === "lab") return t("app-title-lab");
  const { length } = intake.value.documents;
  return length > 0 ? t("app-title-documents", { count: length }) : "Lookalike";
}
