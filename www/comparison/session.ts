/** What the reader of comparisons has switched on or off; it stays from pair to pair, until the page is closed. */
import { signal } from "@preact/signals";

/** Whether both texts scroll together. */
export const scrollsTogether = signal(true);

/** Whether the drawer beside the texts is open: at first where there is room for it beside two texts. */
export const drawerIsOpen = signal(innerWidth >= 1100);
