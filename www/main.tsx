/**
 * Starts the page: styles, the language, the app with the browser's ports, the view; then the rest, once the engine is
 * ready.
 */
import "./ui/tokens.css";
import "./ui/base.css";
import { render } from "preact";
import { browserPorts } from "./app/browser-ports.ts";
import { App } from "./app/front.tsx";
import { startLanguage } from "./app/language.ts";
import { fetchResult } from "./app/result-parts.tsx";
import { startApp } from "./state/run.ts";

const root = document.getElementById("app") ?? document.body;

startLanguage().then(
  async () => {
    const engine = startApp(browserPorts());
    render(<App />, root);
    document.getElementById("not-loaded")?.remove();
    // A link needs code that is not in the first load; otherwise the engine has the network to itself.
    if (location.hash === "") await engine;
    // If this fails, the first view that needs it reports the error.
    fetchResult().catch(() => {});
  },
  () => {
    // Without a language, there is only the message in index.html, which is visible by now.
  },
);
