/** Drawing in two frames what would hold up the page if it came in one. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

/**
 * Whether the turn of something has come that is drawn below something else: at once where it was there from the beginning, else
 * once what came with it is on screen.
 */
export function useFrameAfter(isThere: boolean): boolean {
  const isItsTurn = useSignal(isThere);
  // An effect runs after the frame that its component was drawn in.
  useEffect(() => {
    isItsTurn.value = isThere;
  }, [isThere, isItsTurn]);
  return isItsTurn.value;
}
