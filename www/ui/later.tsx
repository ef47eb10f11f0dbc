/** A view that is loaded when it is first shown, and stays loaded: what few users open, all would have to wait for. */
import { signal } from "@preact/signals";
import { type ComponentType, createContext } from "preact";
import { useContext, useEffect } from "preact/hooks";

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
        <p>
          {what} could not be loaded: {value.failure}. Your documents are still here. Either the connection is down, or
          the page was updated since you opened it; then it has to be reloaded.
        </p>
        <div class="buttons">
          <button type="button" onClick={fetch}>
            Try again
          </button>
          {Recovery && <Recovery />}
        </div>
      </div>
    );
  };
}
