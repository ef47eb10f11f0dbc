/** A view that is loaded when it is first shown, and stays loaded: what few users open, all would have to wait for. */
import { signal } from "@preact/signals";
import { type ComponentType, createContext } from "preact";
import { useContext, useEffect } from "preact/hooks";
import { t } from "../messages/t.ts";

type State = { view: ComponentType } | { failure: string } | null;

/** A button that helps where trying again does not: after an update the server may have no such file any more. */
export const RecoveryContext = createContext<ComponentType | null>(null);

/** See the head of this file. `what` names it while it is on its way. */
export function later(what: string, load: () => Promise<ComponentType>): ComponentType {
  const state = signal<State>(null);
  const fetch = (): void => {
    state.value = null;
    load().then(
      (view) => {
        state.value = { view };
      },
      (error: unknown) => {
        state.value = { failure: error instanceof Error ? error.message : String(error) };
      },
    );
  };
  return function Later() {
    useEffect(() => {
      if (state.peek() === null) fetch();
    }, []);
    const Recovery = useContext(RecoveryContext);
    const { value } = state;
    if (value === null) return <p class="quiet">Loading {what} …</p>;
    if ("view" in value) return <value.view />;
    return (
      <div class="note" role="alert">
        <p>{t("keep-part-missing", { what, reason: value.failure })}</p>
        <div class="buttons">
          <button type="button" onClick={fetch}>
            {t("keep-retry")}
          </button>
          {Recovery && <Recovery />}
        </div>
      </div>
    );
  };
}
