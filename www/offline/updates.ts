/** The page's side of working offline: has the service worker registered, and notices when a new version is ready. */
import { type ReadonlySignal, signal } from "@preact/signals";
import type { ToServiceWorker } from "./messages.ts";

/** A new version of the page. */
export interface Updates {
  /** Whether one is ready and waits. */
  ready: ReadonlySignal<boolean>;
  /** Has it take over, and ends once it has. Other tabs go on with the version that they have. */
  takeOver: () => Promise<void>;
}

/** How often a page that stays open looks for a new version. */
const LOOK_EVERY_MS = 60 * 60 * 1000;

/** The page that registers the service worker (www/public/offline). */
const REGISTRAR = "./offline/";

/** Starts once the page has loaded; the copy is made while the page is already of use. Called once. */
export function followUpdates(): Updates {
  const ready = signal(false);
  // Missing without a secure context, and in some private windows.
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  const current = async () => (await serviceWorker?.getRegistration()) ?? null;
  const follow = async (): Promise<void> => {
    const registration = await current();
    if (!serviceWorker || !registration) return;
    const look = (): void => {
      // The first one waits for nothing, and is no update.
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

/** Also looks for a new version. Ends when the service worker is registered, or cannot be. */
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
