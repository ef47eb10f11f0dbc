/**
 * The link of a row covers its cells, so that the whole row is one link; with them it covers their titles. While the pointer is over
 * it, the link has the title of what is below the pointer.
 */
export function showTitleBelow({ target, clientX, clientY }: PointerEvent): void {
  if (!(target instanceof HTMLElement)) return;
  const row = target.closest("tr");
  const below = document
    .elementsFromPoint(clientX, clientY)
    .find((element) => element !== target && element.closest("tr") === row && element.hasAttribute("title"));
  const title = below?.getAttribute("title") ?? "";
  if (target.title !== title) target.title = title;
}
