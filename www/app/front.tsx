/** The first view: adding documents, the status of the run, and the frame around the views of a result. */

import { signal, useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect } from "preact/hooks";
import { isLanguage, languages } from "../i18n/languages.ts";
import { message, UserError } from "../i18n/message.ts";
import { language, t } from "../i18n/t.ts";
import { DropAnywhere } from "../intake/drop-zone.tsx";
import { Intake } from "../intake/intake.tsx";
import { Status } from "../intake/run-status.tsx";
import { hashOf, type Route } from "../state/route.ts";
import { announcement, documentShown, intake, mistakes, pairShown, result, route, run } from "../state/store.ts";
import { classes, focusMain, isFocusLost } from "../ui/dom.ts";
import { useFrameAfter } from "../ui/frame-after.ts";
import { lazy, RecoveryContext } from "../ui/lazy.tsx";
import styles from "./front.module.css";
import { chooseLanguage } from "./language.ts";
import {
  Body,
  CollectionInvitation,
  Comparison,
  DocumentMatches,
  HowProgramsAreCompared,
  isResultSettled,
  KeepAndReload,
  KeepingStatus,
  NamesSwitch,
  Notices,
  Overlays,
  Points,
  Questions,
  Settings,
  StandaloneView,
  TopNotices,
} from "./result-parts.tsx";

/** In every language. */
const NAME = "Lookalike";

/** The views that need no documents on the page. */
const ALONE: readonly Route["view"][] = ["check", "archive", "how"];

/** The scroll position of the list when a comparison was opened over it. */
let scrolledTo = 0;

export function FrontPage() {
  const { documents, unread } = intake.value;
  const empty = documents.length === 0 && unread.length === 0;
  const isAlone = empty && ALONE.includes(route.value.view);
  const { state } = run.value;
  const hasEnded = state === "cancelled" || state === "failed" || state === "held";
  // The list follows its result a frame later.
  const isListed = useFrameAfter(result.value !== null);
  const isWaiting = documents.length > 0 && !isListed && !hasEnded && mistakes.value.length === 0;
  useLayoutEffect(() => {
    scrollTo(0, scrolledTo);
    const remember = (): void => {
      scrolledTo = scrollY;
    };
    addEventListener("scroll", remember, { passive: true });
    return () => removeEventListener("scroll", remember);
  }, []);
  const hadFocus = !isFocusLost();
  useLayoutEffect(() => {
    // The button that added the first documents, or removed the last, is gone.
    if (hadFocus && isFocusLost()) focusMain();
  }, [empty]);
  return (
    <div class={classes(styles.page, empty && styles.landing)}>
      <header class={styles.masthead}>
        <h1>{NAME}</h1>
        {!empty && <Privacy />}
        {empty ? <LanguageSelect /> : <NamesSwitch />}
      </header>
      <main id="main" tabIndex={-1}>
        {empty && <Privacy />}
        <Notices />
        {empty && <Status />}
        {isAlone && <a href={hashOf({ view: "pairs" })}>{t("app-back")}</a>}
        {empty && !isAlone && (
          <Intake large>
            <Questions />
          </Intake>
        )}
        {!empty && (
          <div class={styles.toolbar}>
            <Intake large={false}>
              <Questions />
            </Intake>
            <Settings />
          </div>
        )}
        {empty && !isAlone && <CollectionInvitation />}
        {empty && (isAlone ? <StandaloneView /> : <Points />)}
        {!empty && <HowProgramsAreCompared />}
        {!empty && <Status />}
        {!empty && <Body />}
        {!isWaiting && <KeepingStatus />}
      </main>
      {/* Not until everything is there that would push it down. */}
      {!isWaiting && (!empty || isResultSettled()) && <Licences>{!empty && <LanguageSelect />}</Licences>}
    </div>
  );
}

// The page's promise about requests, limited to what the browser enforces or counts.
//
// The policy in the page's head applies to the page and its workers (../engine/workers.ts), so a request to another server
// fails. It does not apply to requests to its own server, and the development server sends no policy.

const foreign = signal(0);

/** Whether the page has its policy; browsers apply it before any of the page's code runs. */
const hasPolicy = (): boolean => document.querySelector('meta[http-equiv="Content-Security-Policy"]') !== null;

/** Counts the requests that the browser reports to the page: its own, not its workers'. Once, because it reports earlier ones too. */
let countForeign = (): void => {
  countForeign = () => {};
  new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) {
      const isLocal = name.startsWith(`${location.origin}/`) || /^(?:data|blob):/.test(name);
      if (!isLocal) foreign.value++;
    }
  }).observe({ type: "resource", buffered: true });
};

/** The page's statement about requests. */
export function Privacy() {
  useEffect(() => countForeign(), []);
  const enforced = hasPolicy();
  return (
    <p class={styles.privacy} title={t(enforced ? "app-private-hint" : "app-private-no-policy-hint")}>
      {t(enforced ? "app-private" : "app-private-no-policy")}
      {foreign.value > 0 && ` · ${t("app-foreign-requests", { count: foreign.value })}`}
    </p>
  );
}

// The foot of the page: the licences of all software in it, from a file shipped with the page and fetched when opened.

const open = signal(false);

const Text = lazy(async () => {
  const response = await fetch("./licences.txt");
  // The development server, which has no such file, answers with the page itself.
  const isText = response.headers.get("content-type")?.startsWith("text/plain") === true;
  if (!response.ok || !isText) throw new UserError(message("app-no-licences"));
  const text = await response.text();
  return () => <pre>{text}</pre>;
});

export function Licences({ children }: { children?: ComponentChildren }) {
  return (
    <footer class={styles.licences}>
      {children}
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

// The language menu, each language by its own name.

export function LanguageSelect() {
  const failed = useSignal(false);
  return (
    <p class={styles.languageSelect}>
      <label for="language">{t("app-language")}</label>{" "}
      <select
        id="language"
        value={language.value}
        onChange={({ currentTarget }) => {
          const { value } = currentTarget;
          if (!isLanguage(value)) return;
          failed.value = false;
          chooseLanguage(value).catch(() => {
            failed.value = true;
            currentTarget.value = language.value;
          });
        }}
      >
        {Object.entries(languages).map(([code, name]) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
      {failed.value && <span role="alert"> {t("app-language-failed")}</span>}
    </p>
  );
}

// The page's frame: the current view, files dropped anywhere, and screen reader announcements.

export function App() {
  return (
    <>
      <button type="button" class="skip" onClick={() => document.getElementById("main")?.focus()}>
        {t("app-skip")}
      </button>
      <RecoveryContext.Provider value={KeepAndReload}>
        <TopNotices />
        <Shown />
        <Overlays />
      </RecoveryContext.Provider>
      <DropAnywhere />
      <Announced />
    </>
  );
}

/** A new element per announcement: the same words in the same element would not be announced again. */
function Announced() {
  return (
    <p class="visually-hidden" aria-live="polite">
      {announcement.recent.map(({ text, number }) => (
        <span key={number}>{text} </span>
      ))}
    </p>
  );
}

function Shown() {
  if (pairShown.value) return <Comparison />;
  return documentShown.value || route.value.view === "checked" ? <DocumentMatches /> : <FrontPage />;
}
