/** The first view: what was given, the settings, how the run goes, and the pairs or documents it is about. */
import { useLayoutEffect } from "preact/hooks";
import { Accuracy } from "../accuracy/accuracy.tsx";
import { CheckView } from "../check/check.tsx";
import { DocumentList } from "../documents/documents.tsx";
import { Unread } from "../documents/unread.tsx";
import { ComparedAsPrograms } from "../intake/compared-as-programs.tsx";
import { Intake, Points } from "../intake/intake.tsx";
import { labMessages } from "../messages/late.ts";
import { loadLate } from "../messages/load.ts";
import { t } from "../messages/t.ts";
import { Pairs } from "../pairs/pairs.tsx";
import { Summary } from "../pairs/summary.tsx";
import { SettingsPanel } from "../settings/settings.tsx";
import { count, integer } from "../ui/format.ts";
import { later } from "../ui/later.tsx";
import { pairsFound } from "../workspace/evidence.ts";
import { hashOf } from "../workspace/route.ts";
import { Status } from "../workspace/run-status.tsx";
import { intake, result, route, run } from "../workspace/store.ts";
import { Licences } from "./licences.tsx";
import { Privacy } from "./privacy.tsx";

/** More unread files than this are told in the list of documents only: they would push the pairs off the screen. */
const UNREAD_SHOWN = 5;

const Lab = later("the Lab", async () => {
  const [{ Lab: view }] = await Promise.all([import("../lab/lab.tsx"), loadLate(labMessages)]);
  return view;
});

/** Where the list was scrolled to when a comparison was opened over it. */
let scrolledTo = 0;

/** See the head of this file. */
export function FrontPage() {
  const { documents, unread } = intake.value;
  const empty = documents.length === 0 && unread.length === 0;
  const inLab = route.value.view === "lab";
  useLayoutEffect(() => {
    scrollTo(0, scrolledTo);
    const remember = (): void => {
      scrolledTo = scrollY;
    };
    addEventListener("scroll", remember, { passive: true });
    return () => removeEventListener("scroll", remember);
  }, []);
  return (
    <div class={empty ? "page landing" : "page"}>
      <header class="masthead">
        <h1>Lookalike</h1>
        <Privacy />
      </header>
      <main id="main" tabIndex={-1}>
        {route.value.view === "pair" && !empty && (
          <p class="note">The texts of that comparison are not on this page any more. Choose a pair below.</p>
        )}
        {route.value.view === "pair" && empty && (
          <p class="note">
            That link leads to a comparison whose texts were only in the page that made it. Add the documents again.
          </p>
        )}
        {empty && inLab ? <a href={hashOf({ view: "pairs" })}>‹ Documents</a> : <Intake large={empty} />}
        {empty && (inLab ? <Lab /> : <Points />)}
        {empty && !inLab && (
          <div class="points">
            <p class="quiet">
              How well do the methods do? The <a href={hashOf({ view: "lab" })}>Lab</a> measures it, as the papers
              behind them did.
            </p>
          </div>
        )}
        {!empty && <ComparedAsPrograms />}
        {!empty && <SettingsPanel />}
        <Status />
        {!empty && <Body />}
      </main>
      <Licences />
    </div>
  );
}

/** What stands below the tabs; any other route is about the pairs. */
const VIEWS = { documents: DocumentList, accuracy: Accuracy, check: CheckView, lab: Lab };

function Body() {
  const { documents, unread } = intake.value;
  const view = documents.length === 0 && route.value.view !== "lab" ? "documents" : route.value.view;
  const onPairs = !Object.hasOwn(VIEWS, view);
  const Shown = onPairs ? Pairs : VIEWS[view as keyof typeof VIEWS];
  const found = result.value && pairsFound(result.value.report);
  return (
    <>
      <Summary />
      {onPairs && unread.length > 0 && unread.length <= UNREAD_SHOWN && <Unread files={unread} />}
      <nav class="tabs" aria-label="Results">
        <a href={hashOf({ view: "pairs" })} aria-current={onPairs ? "page" : undefined}>
          Pairs {found !== null && <span class="tally">{integer(found)}</span>}
        </a>
        <a href={hashOf({ view: "documents" })} aria-current={view === "documents" ? "page" : undefined}>
          Documents <span class="tally">{integer(documents.length)}</span>
          {unread.length > 0 && <span class="tally warned">{count(unread.length, "unread", "unread")}</span>}
        </a>
        <a href={hashOf({ view: "accuracy" })} aria-current={view === "accuracy" ? "page" : undefined}>
          Accuracy
        </a>
        <a href={hashOf({ view: "check" })} aria-current={view === "check" ? "page" : undefined}>
          {t("check-tab")}
        </a>
        <a href={hashOf({ view: "lab" })} aria-current={view === "lab" ? "page" : undefined}>
          Lab
        </a>
      </nav>
      <div class={run.value.state === "running" ? "body stale" : "body"}>
        <Shown />
      </div>
    </>
  );
}
