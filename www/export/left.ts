/**
 * A dialog belongs to the view that it was opened over, so it closes when the user navigates elsewhere, by the address or by
 * Back.
 */
import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";
import { hashOf } from "../workspace/route.ts";
import { route } from "../workspace/store.ts";

/** Closes the dialog once the address names another view, pair or document. */
export function useClosedWhenLeft(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const opened = hashOf(route.peek());
    return route.subscribe((now) => {
      if (hashOf(now) !== opened) dialog.current?.close();
    });
  }, []);
}
