/** The page's frame: which view is shown, files dropped anywhere, and what screen readers are told. */
import { useSignal, useSignalEffect } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";
import { addDropped } from "../state/actions.ts";
import { announcement, comparison, documents, intake, route } from "../state/store.ts";
import { ComparisonView } from "./comparison.tsx";
import { ListView } from "./list.tsx";

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
        Skip to the content
      </button>
      {compares ? <ComparisonView /> : <ListView />}
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
    return `${documents.value.get(at.a)?.name} and ${documents.value.get(at.b)?.name} – Lookalike`;
  }
  if (at.view === "lab") return "Lab – Lookalike";
  const { length } = intake.value.documents;
  return length > 0 ? `${length} documents – Lookalike` : "Lookalike";
}

/** Takes files and folders wherever they are let go, and says so while they are held over the page. */
function DropAnywhere() {
  const held = useSignal(false);
  useLayoutEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    addEventListener(
      "dragover",
      (event) => {
        event.preventDefault();
        held.value = true;
      },
      { signal },
    );
    addEventListener(
      "dragleave",
      (event) => {
        if (event.relatedTarget === null) held.value = false;
      },
      { signal },
    );
    addEventListener(
      "drop",
      (event) => {
        event.preventDefault();
        held.value = false;
        if (event.dataTransfer) void addDropped(event.dataTransfer);
      },
      { signal },
    );
    return () => controller.abort();
  }, [held]);
  return held.value ? <div class="drop-cover">Let go to add these documents</div> : null;
}
