/** A view that is loaded when it is first shown, and stays loaded: what few users open, all would have to wait for. */
import { signal } from "@preact/signals";
import { type ComponentType, createContext } from "preact";
import { useContext, useEffect, useRef } from "preact/hooks";
import type { Message } from "../messages/message.ts";
import { SaidError } from "../messages/said-error.ts";
import { say, t } from "../messages/t.ts";
import { focusMain, isFocusLost } from "./focus.ts";

/** A failed load has its reason, if it is known. */
type State = { view: ComponentType } | { failure: Message | null } | null;

/** A button that helps where trying again does not: after an update the server may have no such file any more. */
export const RecoveryContext = createContext<ComponentType | null>(null);

/** A view, and what fetches it before it is shown; where that fails, it is tried again when the view is shown. */
export type Late = ComponentType & { fetch(): Promise<void> };

/** See the head of this file. */
export function later(load: () => Promise<ComponentType>): Late {
  const state = signal<State>(null);
  const fetch = (): void => {
    state.value = null;
    load().then(
      (view) => {
        state.value = { view };
      },
      (error: unknown) => {
        state.value = { failure: error instanceof SaidError ? error.said : null };
      },
    );
  };
  const fetchAhead = async (): Promise<void> => {
    if (state.peek() !== null) return;
    const view = await load().catch(() => null);
    if (view) state.value = { view };
  };
  function Later() {
    const hadMain = useRef(true);
    useEffect(() => {
      hadMain.current = document.getElementById("main") !== null;
      if (state.peek() === null) fetch();
    }, []);
    const isThere = state.value !== null && "view" in state.value;
    useEffect(() => {
      // The focus was to go to a view that was not there yet.
      if (isThere && !hadMain.current && isFocusLost()) focusMain();
    }, [isThere]);
    const Recovery = useContext(RecoveryContext);
    const { value } = state;
    if (value === null) return <p class="quiet">{t("ui-later")}</p>;
    if ("view" in value) return <value.view />;
    return (
      <div class="note" role="alert">
        <p>{value.failure ? say(value.failure) : t("keep-part-missing")}</p>
        <div class="buttons">
          <button type="button" onClick={fetch}>
            {t("ui-try-again")}
          </button>
          {Recovery && <Recovery />}
        </div>
      </div>
    );
  }
  return Object.assign(Later, { fetch: fetchAhead });
}
