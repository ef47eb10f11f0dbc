/** A notice that a new version is ready. The page never reloads without asking. */

import { type ReadonlySignal, signal, useSignal } from "@preact/signals";
import { useContext, useEffect } from "preact/hooks";
import { t } from "../i18n/t.ts";
import { KeeperContext, reloadKeeping } from "../keep/keep-work.tsx";
import { announcement } from "../state/store.ts";
import type { ToServiceWorker } from "./messages.ts";

export function UpdateLine({ updates }: { updates: Updates }) {
  const keeper = useContext(KeeperContext);
  const later = useSignal(false);
  const ready = updates.ready.value && !later.value;
  useEffect(() => {
    if (ready) announcement.value = t("keep-update-ready");
  }, [ready]);
  if (!keeper || !ready) return null;
  const unsaved = keeper.hasUnsaved.value;
  const canKeep = unsaved && keeper.status.value.state === "off";
  const reload = (keep: boolean) => () => void reloadKeeping(keeper, keep, updates.takeOver);
  return (
    <p class="line">
      <span>
        {t("keep-update-ready")} {unsaved && t("keep-update-unsaved")}
      </span>
      {canKeep && (
        <button type="button" onClick={reload(true)}>
          {t("keep-and-reload")}
        </button>
      )}
      <button type="button" class={canKeep ? "slight" : undefined} onClick={reload(false)}>
        {t("keep-update-reload")}
      </button>
      <button
        type="button"
        class="slight"
        onClick={() => {
          later.value = true;
        }}
      >
        {t("keep-update-later")}
      </button>
    </p>
  );
}

// The page's side of working offline: registers the service worker, and notices when a new version is ready.

/** A new version of the page. */
export interface Updates {
  /** Whether one is ready and waiting. */
  ready: ReadonlySignal<boolean>;
  /** Activates it, and resolves once it is active. Other tabs continue with their version. */
  takeOver: () => Promise<void>;
}

/** How often a page that stays open checks for a new version. */
const LOOK_EVERY_MS = 60 * 60 * 1000;

/** The page that registers the service worker (www/public/offline). */
const REGISTRAR = "./offline/";

/** Starts once the page has loaded, so that making the copy does not delay it. Called once. */
export function followUpdates(): Updates {
  const ready = signal(false);
  // Missing without a secure context, and in some private windows.
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  const current = async () => (await serviceWorker?.getRegistration()) ?? null;
  const follow = async (): Promise<void> => {
    const registration = await current();
    if (!serviceWorker || !registration) return;
    const look = (): void => {
      // The first version does not wait, and is not an update.
      ready.value = registration.waiting !== null && registration.active !== null;
    };
    registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", look));
    registration.installing?.addEventListener("statechange", look);
    look();
    send((await serviceWorker.ready).active, "page-started");
  };
  if (serviceWorker) {
    whenLoaded(() => {
      void register().then(follow);
      let last = performance.now();
      document.addEventListener("visibilitychange", () => {
        if (document.hidden || performance.now() - last < LOOK_EVERY_MS) return;
        last = performance.now();
        void register();
      });
    });
  }
  return {
    ready,
    takeOver: async () => {
      const waiting = (await current())?.waiting;
      if (!serviceWorker || !waiting) return;
      const taken = new Promise((resolve) => {
        serviceWorker.addEventListener("controllerchange", resolve, { once: true });
      });
      send(waiting, "take-over");
      await taken;
    },
  };
}

function send(worker: ServiceWorker | null, message: ToServiceWorker): void {
  worker?.postMessage(message);
}

function whenLoaded(then: () => void): void {
  if (document.readyState === "complete") then();
  else addEventListener("load", then, { once: true });
}

/** Also checks for a new version. Resolves when the service worker is registered, or cannot be. */
function register(): Promise<void> {
  return new Promise((resolve) => {
    const frame = document.createElement("iframe");
    frame.hidden = true;
    frame.title = "Lookalike";
    frame.src = REGISTRAR;
    const end = (): void => {
      removeEventListener("message", hear);
      frame.remove();
      resolve();
    };
    const hear = ({ source, data }: MessageEvent<unknown>): void => {
      if (source === frame.contentWindow && data === "lookalike-registered") end();
    };
    addEventListener("message", hear);
    document.body.append(frame);
  });
}
