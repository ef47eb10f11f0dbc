/** Starts the page: styles, the address, the engine, the view. */
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/forms.css";
import "./styles/list.css";
import "./styles/tables.css";
import "./styles/accuracy.css";
import "./styles/reader.css";
import "./styles/passages.css";
import { render } from "preact";
import { followPair } from "./state/comparison.ts";
import { followPattern } from "./state/owners.ts";
import { startRunning } from "./state/run.ts";
import { followAddress } from "./state/store.ts";
import { App } from "./views/app.tsx";

const root = document.getElementById("app");
if (!root) throw new Error("index.html has no element #app");

followAddress();
followPair();
followPattern();
render(<App />, root);
void startRunning();
