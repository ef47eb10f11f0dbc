/** Draws in two frames what would block the page in one. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

/**
 * Whether content below something else may be drawn: at once if that was there from the start, otherwise once it is on
 * screen.
 */
export function useFrameAfter(isThere: boolean): boolean {
  const isItsTurn = useSignal(isThere);
  // An effect runs after the frame in which its component was drawn.
  useEffect(() => {
    isItsTurn.value = isThere;
  }, [isThere, isItsTurn]);
  return isItsTurn.value;
}
