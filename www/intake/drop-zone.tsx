/**
 * Accepts files and folders dropped anywhere; while they are dragged over the page, it shows a target for each role.
 *
 * Content dragged from the page itself (selected text, a link) is not a document: dropping it has no effect. Text that is
 * dragged into a field goes into that field.
 */

import { useSignal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";
import { isRole, roleHeads, roles } from "../documents/document.ts";
import type { Role } from "../engine/pkg/lookalike.js";
import { t } from "../i18n/t.ts";
import { route } from "../state/store.ts";
import { classes } from "../ui/dom.ts";
import styles from "./intake.module.css";
import { addDropped, dismissReading, prepareReading } from "./intake-actions.ts";

export function DropAnywhere() {
  const over = useSignal<Role | null>(null);
  useLayoutEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let isOwn = false;
    addEventListener(
      "dragstart",
      () => {
        isOwn = true;
      },
      { signal },
    );
    // A dragged element that was removed from the page gets no dragend event; the next pointer press shows that the drag is
    // over.
    for (const end of ["dragend", "pointerdown"]) {
      addEventListener(
        end,
        () => {
          isOwn = false;
        },
        { signal },
      );
    }
    addEventListener(
      "dragover",
      (event) => {
        if (isOwn || isForField(event)) return;
        // A collection handles items dragged over it.
        if (event.defaultPrevented) {
          over.value = null;
          return;
        }
        event.preventDefault();
        if (over.value === null) prepareReading();
        over.value = roleUnder(event);
      },
      { signal },
    );
    addEventListener(
      "dragleave",
      (event) => {
        if (event.relatedTarget !== null) return;
        over.value = null;
        dismissReading();
      },
      { signal },
    );
    addEventListener(
      "drop",
      (event) => {
        over.value = null;
        if (isForField(event) || event.defaultPrevented) return;
        event.preventDefault();
        const fromHere = isOwn;
        isOwn = false;
        if (event.dataTransfer && !fromHere) void addDropped(event.dataTransfer, roleUnder(event));
      },
      { signal },
    );
    return () => controller.abort();
  }, [over]);
  // It would cover the collections, which are drop targets themselves.
  if (over.value === null || route.value.view === "archive") return null;
  return (
    <div class={styles.dropCover}>
      <p>{t("intake-drop")}</p>
      {roles.map((role) => (
        <div key={role} class={classes(styles.place, over.value === role && styles.over)} data-role={role}>
          <b>{t(roleHeads[role].name)}</b>
          <span>{t(roleHeads[role].hint)}</span>
        </div>
      ))}
    </div>
  );
}

/** Fields for text input. */
const FIELD = "textarea,input:not([type=button], [type=checkbox], [type=file], [type=radio])";

/** Whether text without files is over a text field, which handles it itself. */
function isForField({ target, dataTransfer }: DragEvent): boolean {
  const field = target instanceof Element ? target.closest(FIELD) : null;
  return field !== null && dataTransfer?.types.includes("Files") === false;
}

/**
 * The role of the target under the pointer; drops anywhere else are submissions. The targets ignore pointer events, because
 * a browser does not drop on elements that appeared under the pointer since it last moved; so their bounds decide.
 */
function roleUnder({ target, clientX, clientY }: DragEvent): Role {
  const places = [...document.querySelectorAll<HTMLElement>(`.${styles.place}`)];
  const place = places.find((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return clientX >= left && clientX < right && clientY >= top && clientY < bottom;
  });
  const zone = target instanceof Element ? target.closest<HTMLElement>(`.${styles.zone}`) : null;
  const role = (places.length > 0 ? place : zone)?.dataset["role"];
  return isRole(role) ? role : "submission";
}
