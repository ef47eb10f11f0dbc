// Registers the page's service worker, and notifies the page when that is done. A separate page, because the policy of the
// main page, which its workers inherit, lets nothing start a worker from an address (www/engine/workers.ts).
navigator.serviceWorker
  .register("../service-worker.js", { scope: "../", updateViaCache: "none" })
  .catch(() => {})
  .then(() => parent.postMessage("lookalike-registered", location.origin));
