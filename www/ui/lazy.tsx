/** Views loaded on first use, and kept afterwards: those needed only after a first drop, or by few users. */
import { signal } from "@preact/signals";
import { type ComponentType, createContext } from "preact";
import { useContext, useEffect, useRef } from "preact/hooks";
import { type Message, message, UserError } from "../i18n/message.ts";
import { say, t } from "../i18n/t.ts";
import { focusMain, isFocusLost } from "./dom.ts";

/** Views by name. */
type Views<N extends string> = Readonly<Record<N, ComponentType>>;

type State<N extends string> = { views: Views<N> } | { failure: Message } | null;

/** A button for when retrying does not help: after an update, the server may no longer have the file. */
export const RecoveryContext = createContext<ComponentType | null>(null);

/** Views that are loaded together. */
export interface LazyViews<N extends string> {
  /** Loads them if necessary; rejects with a `UserError` if they cannot be loaded. Retried when one is shown. */
  fetch(): Promise<void>;
  /** Whether they are there, or the attempt to load them has failed. */
  isSettled(): boolean;
  /** A view that loads them; until then it shows that it is loading, or if that failed, what to do. */
  view(name: N): ComponentType;
  /** A view that appears as soon as they are loaded; until then `before`, if anything. */
  optional(name: N, before?: ComponentType): ComponentType;
}

/** A single view, and a function that loads it before it is shown. */
export type LazyView = ComponentType & { fetch(): Promise<void> };

export function lazy(load: () => Promise<ComponentType>): LazyView {
  const views = lazyViews(async () => ({ view: await load() }));
  return Object.assign(views.view("view"), { fetch: views.fetch });
}

/** Several views that are loaded together. */
export function lazyViews<N extends string>(load: () => Promise<Views<N>>): LazyViews<N> {
  const state = signal<State<N>>(null);
  const isTried = signal(false);
  let loading: Promise<void> | null = null;
  /** Failures are recorded only if there is a view to report them. */
  const fetch = async (): Promise<void> => {
    if ("views" in (state.peek() ?? {})) return;
    loading ??= load()
      .then((views) => {
        state.value = { views };
      })
      .catch((error: unknown) => {
        throw error instanceof UserError ? error : new UserError(message("keep-part-missing"));
      })
      .finally(() => {
        loading = null;
        isTried.value = true;
      });
    await loading;
  };
  const show = (): void => {
    state.value = null;
    fetch().catch(({ userMessage }: UserError) => {
      state.value = { failure: userMessage };
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
      // The focus was to move to a view that was not loaded yet.
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
    isSettled: () => isTried.value,
    view: (name) => () => <Shown name={name} />,
    optional: (name, Before) => () => {
      const { value } = state;
      const View: ComponentType | undefined = value !== null && "views" in value ? value.views[name] : Before;
      return View ? <View /> : null;
    },
  };
}
