/** What is excluded by hand from the page's result. */
import { computed } from "@preact/signals";
import { nothingByHand } from "../outputs/by-hand.ts";
import { excludedByHand } from "./store.ts";

/** What is excluded by hand from the pairs of `result`, and the engine's numbers of these. */
export const byHand = computed(() => excludedByHand.value ?? nothingByHand);
