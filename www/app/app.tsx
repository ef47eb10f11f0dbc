/** The page's frame: which view is shown, files dropped anywhere, and what screen readers are told. */

import { t } from "../i18n/t.ts";
import { DropAnywhere } from "../intake/drop.tsx";
import { announcement, documentShown, pairShown } from "../state/store.ts";
import { RecoveryContext } from "../ui/lazy.tsx";
import { FrontPage } from "./front.tsx";
import { Comparison, DocumentMatches, KeepAndReload, Overlays } from "./result-parts.tsx";

export function App() {
  return (
    <>
      <button type="button" class="skip" onClick={() => document.getElementById("main")?.focus()}>
        {t("app-skip")}
      </button>
      <RecoveryContext.Provider value={KeepAndReload}>
        <Shown />
        <Overlays />
      </RecoveryContext.Provider>
      <DropAnywhere />
      <Announced />
    </>
  );
}

/** Another element for each announcement: the same words in the same element would be no change to be heard. */
function Announced() {
  const { text, number } = announcement.said;
  return (
    <p class="visually-hidden" aria-live="polite">
      <span key={number}>{text}</span>
    </p>
  );
}

function Shown() {
  if (pairShown.value) return <Comparison />;
  return documentShown.value ? <DocumentMatches /> : <FrontPage />;
}
