/**
 * Adding documents: by choosing, dropping, pasting, or the example. Large on an empty page, a line of buttons afterwards.
 */

import type { ComponentChildren, RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { roleHeads } from "../documents/document.ts";
import type { Role } from "../engine/pkg/lookalike.js";
import { parts, type Shown, say, shown, t } from "../i18n/t.ts";
import { intake, notice, withoutNames } from "../state/store.ts";
import { Choose } from "../ui/choose.tsx";
import { classes } from "../ui/dom.ts";
import { Findings } from "./findings.tsx";
import styles from "./intake.module.css";
import { addChosen, addExample, dismissReading, prepareReading, removeAll } from "./intake-actions.ts";
import { focusNext, isPasting, PasteForm } from "./paste.tsx";

/** `children`: questions about the added files. */
export function Intake({ large, children }: { large: boolean; children: ComponentChildren }) {
  return (
    <section class={classes(styles.intake, large ? styles.large : styles.small)} aria-label={t("intake-title")}>
      {large ? <Invitation /> : <AddMenu />}
      {notice.value && (
        <p class="note" role="alert">
          {say(withoutNames(notice.value))}
        </p>
      )}
      {children}
    </section>
  );
}

/** The large drop zone of an empty page. */
function Invitation() {
  const paste = useFocusAfterPasting<HTMLButtonElement>();
  return (
    <>
      <div class={classes(styles.zone, styles.first)} data-role="submission">
        <p class={styles.lead}>{t("intake-lead")}</p>
        <p class="quiet">{t("intake-promise")}</p>
        <div class="buttons">
          <FileButton label={t("intake-choose-files")} as="submission" main />
          <FileButton label={t("intake-choose-folder")} as="submission" folder />
          <button
            type="button"
            ref={paste}
            aria-expanded={isPasting.value}
            onClick={() => {
              isPasting.value = !isPasting.value;
            }}
          >
            {t("intake-paste")}
          </button>
          <button type="button" onClick={() => void addExample()}>
            {t("intake-example")}
          </button>
        </div>
        {isPasting.value && <PasteForm />}
      </div>
      <Findings />
      <details class={classes("control", styles.others)}>
        <summary>{t("intake-others-title")}</summary>
        <Others />
      </details>
    </>
  );
}

/** The element that opens the form for pasting; it gets the focus again when the form is closed. */
function useFocusAfterPasting<E extends HTMLElement>(): RefObject<E | null> {
  const opener = useRef<E>(null);
  useEffect(() => {
    if (focusNext.peek() !== "opener") return;
    opener.current?.focus();
    focusNext.value = null;
  });
  return opener;
}

/**
 * Beside a result: all ways to add documents, and to remove them, in one menu. Its label counts the documents that are not
 * submissions.
 */
function AddMenu() {
  const menu = useRef<HTMLDetailsElement>(null);
  const summary = useFocusAfterPasting<HTMLElement>();
  const close = (): void => {
    if (menu.current) menu.current.open = false;
  };
  useEffect(() => {
    const closeOutside = ({ target }: Event): void => {
      if (target instanceof Node && !menu.current?.contains(target)) close();
    };
    addEventListener("pointerdown", closeOutside);
    return () => removeEventListener("pointerdown", closeOutside);
  }, []);
  return (
    <>
      <details
        ref={menu}
        class={classes("control", styles.others)}
        onChange={() => {
          // Files were chosen, so the user will look at the result next.
          close();
          summary.current?.focus();
        }}
        onKeyDown={({ key }) => {
          if (key !== "Escape" || !menu.current?.open) return;
          close();
          summary.current?.focus();
        }}
      >
        <summary ref={summary} title={t("intake-drop-more")}>
          {t("intake-add-or-remove")} <OtherDocuments />
        </summary>
        <div class={styles.menu}>
          <div class="buttons">
            <FileButton label={t("intake-choose-files")} as="submission" />
            <FileButton label={t("intake-choose-folder")} as="submission" folder />
            <button
              type="button"
              onClick={() => {
                close();
                focusNext.value = "text";
                isPasting.value = true;
              }}
            >
              {t("intake-paste")}
            </button>
          </div>
          <Others />
          <button type="button" onClick={removeAll}>
            {t("intake-remove-all")}
          </button>
        </div>
      </details>
      {isPasting.value && <PasteForm />}
    </>
  );
}

/** Inputs for documents that are not submissions. */
function Others() {
  return (
    <div class={styles.zones}>
      <Zone as="archive">
        <FileButton label={t("intake-choose-archive")} as="archive" />
        <FileButton label={t("intake-choose-archive-folder")} as="archive" folder />
      </Zone>
      <Zone as="template">
        <FileButton label={t("intake-choose-template")} as="template" />
      </Zone>
    </div>
  );
}

/** How many documents are not submissions; nothing if all are. */
function OtherDocuments() {
  const { documents } = intake.value;
  const count = (role: Role): number => documents.filter((document) => document.role === role).length;
  const [archive, templates] = [count("archive"), count("template")];
  if (archive + templates === 0) return null;
  const counted = (number: number): Shown<number> =>
    shown(number, (shownNumber) => <span class="tally">{shownNumber}</span>);
  return (
    <span class="quiet">{parts("intake-others", { archive: counted(archive), templates: counted(templates) })}</span>
  );
}

function Zone({ as: role, children }: { as: Role; children: ComponentChildren }) {
  const { name, hint } = roleHeads[role];
  return (
    <section class={styles.zone} data-role={role} aria-labelledby={`zone-${role}`}>
      <h2 id={`zone-${role}`}>{t(name)}</h2>
      <p class="quiet">{t(hint)}</p>
      <div class="buttons">{children}</div>
    </section>
  );
}

// A button that lets the user choose files or a folder for one role.

interface Props {
  label: string;
  as: Role;
  folder?: boolean;
  main?: boolean;
}

export function FileButton({ label, as: role, folder = false, main = false }: Props) {
  return (
    <Choose
      label={label}
      accepts={folder ? "folder" : "files"}
      class={main ? "main" : undefined}
      onOpen={prepareReading}
      onCancel={dismissReading}
      onChosen={(files) => void addChosen(files, role)}
    />
  );
}
