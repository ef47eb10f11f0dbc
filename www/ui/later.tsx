/** A view that is loaded when it is first shown, and stays loaded: what few users open, all would have to wait for. */
import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";

type State = { view: ComponentType } | { failure: string } | null;

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
    const { value } = state;
    if (value === null) return <p class="quiet">Loading {what} …</p>;
    if ("view" in value) return <value.view />;
    return (
      <div class="note" role="alert">
        <p>
          {what} could not be loaded: {value.failure}
        </p>
        <button type="button" onClick={fetch}>
          Try again
        </button>
      </div>
    );
  };
}
