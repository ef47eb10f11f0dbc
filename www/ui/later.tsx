/** A view that is loaded when it is first shown, and stays loaded: what few users open, all would have to wait for. */
import { signal } from "@preact/signals";
import { type ComponentType, createContext } from "preact";
import { useContext, useEffect } from "preact/hooks";
import { t } from "../messages/t.ts";

type State = { view: ComponentType } | "failed" | null;

/** A button that helps where trying again does not: after an update the server may have no such file any more. */
export const RecoveryContext = createContext<ComponentType | null>(null);

/** See the head of this file. */
export function later(load: () => Promise<ComponentType>): ComponentType {
  const state = signal<State>(null);
  const fetch = (): void => {
    state.value = null;
    load().then(
      (view) => {
        state.value = { view };
      },
      () => {
        state.value = "failed";
      },
    );
  };
  return function Later() {
    useEffect(() => {
      if (state.peek() === null) fetch();
    }, []);
    const Recovery = useContext(RecoveryContext);
    const { value } = state;
    if (value === null) return <p class="quiet">{t("ui-later")}</p>;
    if (value !== "failed") return <value.view />;
    return (
      <div class="note" role="alert">
        <p>{t("keep-part-missing")}</p>
        <div class="buttons">
          <button type="button" onClick={fetch}>
            {t("ui-try-again")}
          </button>
          {Recovery && <Recovery />}
        </div>
      </div>
    );
  };
}
