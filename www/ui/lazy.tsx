/** Views that are loaded when one of them is first shown, and stay loaded: what comes after a first drop, or few users open. */
import { signal } from "@preact/signals";
import { type ComponentType, createContext } from "preact";
import { useContext, useEffect, useRef } from "preact/hooks";
import { type Message, message, SaidError } from "../i18n/message.ts";
import { say, t } from "../i18n/t.ts";
import { focusMain, isFocusLost } from "./dom.ts";

/** Views by their names. */
type Views<N extends string> = Readonly<Record<N, ComponentType>>;

type State<N extends string> = { views: Views<N> } | { failure: Message } | null;

/** A button that helps where trying again does not: after an update the server may have no such file any more. */
export const RecoveryContext = createContext<ComponentType | null>(null);

/** Views that are loaded together. */
export interface LazyViews<N extends string> {
  /** Loads them if need be; rejects with a `SaidError` where they cannot be loaded. They are tried again when one is shown. */
  fetch(): Promise<void>;
  /** A view that has them loaded; meanwhile it says so, and where that fails, what can be done. */
  view(name: N): ComponentType;
  /** A view that is there as soon as they are loaded; until then `before`, if anything. */
  optional(name: N, before?: ComponentType): ComponentType;
}

/** A view of its own, and what loads it before it is shown. */
export type LazyView = ComponentType & { fetch(): Promise<void> };

export function lazy(load: () => Promise<ComponentType>): LazyView {
  const views = lazyViews(async () => ({ view: await load() }));
  return Object.assign(views.view("view"), { fetch: views.fetch });
}

/** Several that are loaded together. */
export function lazyViews<N extends string>(load: () => Promise<Views<N>>): LazyViews<N> {
  const state = signal<State<N>>(null);
  let loading: Promise<void> | null = null;
  /** Failures are kept only where a view is there to say them. */
  const fetch = async (): Promise<void> => {
    if ("views" in (state.peek() ?? {})) return;
    loading ??= load()
      .then((views) => {
        state.value = { views };
      })
      .catch((error: unknown) => {
        throw error instanceof SaidError ? error : new SaidError(message("keep-part-missing"));
      })
      .finally(() => {
        loading = null;
      });
    await loading;
  };
  const show = (): void => {
    state.value = null;
    fetch().catch(({ said }: SaidError) => {
      state.value = { failure: said };
    });
  };
  function Shown({ name }: { name: N }) {
    const hadMain = useRef(true);
    useEffect(() => {
      hadMain.current = document.getElementById("main") !== null;
      if (state.peek() === null) show();
    }, []);
    const { value } = state;
    const isThere = value !== null && "views" in value;
    useEffect(() => {
      // The focus was to go to a view that was not there yet.
      if (isThere && !hadMain.current && isFocusLost()) focusMain();
    }, [isThere]);
    const Recovery = useContext(RecoveryContext);
    if (value === null) return <p class="quiet">{t("ui-later")}</p>;
    if ("views" in value) {
      const View: ComponentType = value.views[name];
      return <View />;
    }
    return (
      <div class="note" role="alert">
        <p>{say(value.failure)}</p>
        <div class="buttons">
          <button type="button" onClick={show}>
            {t("ui-try-again")}
          </button>
          {Recovery && <Recovery />}
        </div>
      </div>
    );
  }
  return {
    fetch,
    view: (name) => () => <Shown name={name} />,
    optional: (name, Before) => () => {
      const { value } = state;
      const View: ComponentType | undefined = value !== null && "views" in value ? value.views[name] : Before;
      return View ? <View /> : null;
    },
  };
}
