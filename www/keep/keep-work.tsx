/** The state of saved work in words, and the user's buttons for it. */

import { signal } from "@preact/signals";
import { createContext } from "preact";
import { useContext, useEffect } from "preact/hooks";
import { collections } from "../collection/page-collections.ts";
import { catalogue, t } from "../i18n/t.ts";
import { announcement, intake } from "../state/store.ts";
import { classes } from "../ui/dom.ts";
import { bytes as size } from "../ui/format.ts";
import { Line, thenFocusMain } from "../ui/line.tsx";
import styles from "./keep.module.css";
import type { Keeper, KeepingStatus } from "./keeping.ts";

/** The keeper of this page. */
export const KeeperContext = createContext<Keeper | null>(null);

/**
 * Whether work is saved, and how to change that: at the foot of the page, or at its top if it needs attention. `isBrief`:
 * without the previous work, which needs none.
 */
export function KeepWork({ at, isBrief = false }: { at: "top" | "foot"; isBrief?: boolean }) {
  const keeper = useContext(KeeperContext);
  if (!keeper) return null;
  const status = keeper.status.value;
  const { length } = intake.value.documents;
  // Without documents, such as after an empty ZIP file, there is no work to save, so there is no question to ask.
  if (length === 0 && (status.state === "off" || status.state === "starting")) return null;
  if (callsForAttention(status) !== (at === "top")) return null;
  return (
    <section class={classes(styles.keep, styles[at])} aria-label={t("keep-title")}>
      <StatusLine status={status} />
      <Buttons keeper={keeper} status={status} />
      {length > 0 && !isBrief && <Former keeper={keeper} className={styles.former} />}
    </section>
  );
}

function callsForAttention(status: KeepingStatus): boolean {
  if (status.state === "on") return status.failure !== null;
  return ["elsewhere", "newer", "unreadable", "other"].includes(status.state);
}

function StatusLine({ status }: { status: KeepingStatus }) {
  const { length } = intake.value.documents;
  switch (status.state) {
    case "on": {
      const { failure, savedAt, isPending, bytes } = status;
      const before = beforeInWords(savedAt);
      if (failure)
        return (
          <p role="alert">
            {failure.isFull ? t("keep-full", { before }) : t("keep-failed", { reason: failure.reason, before })}
          </p>
        );
      if (isPending || savedAt === null) return <p>{t("keep-saving")}</p>;
      return (
        <p>
          {t("keep-saved", { documents: length, time: timeInWords(savedAt) })}{" "}
          {bytes !== null && <span class="quiet">{t("keep-used", { size: size(bytes) })}</span>}
        </p>
      );
    }
    case "other":
      return (
        <p role="alert">
          {t("keep-other", { documents: status.kept.documents, time: timeInWords(status.kept.savedAt) })}
        </p>
      );
    case "unreadable":
      return <p role="alert">{t("keep-unreadable", { reason: status.reason })}</p>;
    case "newer":
      return <p role="alert">{t("keep-newer")}</p>;
    case "elsewhere":
      return <p role="alert">{t("keep-elsewhere")}</p>;
    case "unavailable":
      return <p>{t("keep-unavailable")}</p>;
    case "starting":
      return <p>{t("keep-starting")}</p>;
    default:
      return <p>{t("keep-off")}</p>;
  }
}

function Buttons({ keeper, status }: { keeper: Keeper; status: KeepingStatus }) {
  const forget = (
    <button type="button" onClick={thenFocusMain(() => forgetWork(keeper))}>
      {t("keep-forget")}
    </button>
  );
  switch (status.state) {
    case "off":
      return (
        <div class="buttons">
          <button type="button" onClick={() => void keeper.keep()}>
            {t("keep-start")}
          </button>
        </div>
      );
    case "on":
      return (
        <div class="buttons">
          {status.failure && (
            <button type="button" onClick={thenFocusMain(keeper.retry)}>
              {t("ui-try-again")}
            </button>
          )}
          {status.savedAt === null && status.failure ? (
            <button type="button" onClick={thenFocusMain(keeper.forget)}>
              {t("keep-stop")}
            </button>
          ) : (
            forget
          )}
        </div>
      );
    case "other":
      return (
        <div class="buttons">
          <button type="button" onClick={thenFocusMain(keeper.replace)}>
            {t("keep-replace")}
          </button>
          <button type="button" onClick={thenFocusMain(keeper.leave)}>
            {t("keep-leave")}
          </button>
        </div>
      );
    case "unreadable":
      return <div class="buttons">{forget}</div>;
    default:
      return null;
  }
}

/** The reviewed work before this one, which is still kept. */
function Former({ keeper, className }: { keeper: Keeper; className: string | undefined }) {
  const { value } = keeper.former;
  if (!value || keeper.status.value.state !== "on") return null;
  const { documents, savedAt } = value;
  return (
    <div class={className}>
      <p>{t("keep-former", { documents, time: timeInWords(savedAt) })}</p>
      <div class="buttons">
        <button type="button" onClick={thenFocusMain(keeper.reopenFormer)}>
          {t("keep-former-reopen")}
        </button>
        <button type="button" onClick={thenFocusMain(keeper.forgetFormer)}>
          {t("keep-former-forget")}
        </button>
      </div>
    </div>
  );
}

/** Whether the user has just had the kept work deleted, and can still undo that. */
const isForgotten = signal(false);

async function forgetWork(keeper: Keeper): Promise<void> {
  await keeper.forget();
  if (keeper.status.value.state !== "off") return;
  isForgotten.value = true;
  announcement.value = forgottenInWords();
}

/** Collections are kept apart from the work. */
function forgottenInWords(): string {
  const forgotten = t("keep-forgotten");
  return collections.list.value.length > 0 ? `${forgotten} ${t("keep-collections-stay")}` : forgotten;
}

/** After the kept work was deleted: what that means for the documents on the page, and a way to undo it. */
function Forgotten({ keeper }: { keeper: Keeper }) {
  return (
    <Line
      words={forgottenInWords()}
      onDismiss={() => {
        isForgotten.value = false;
      }}
    >
      <button type="button" onClick={thenFocusMain(keeper.keep)}>
        {t("keep-start")}
      </button>
    </Line>
  );
}

/** Next to the user's notes: whether they are saved, and how to save them. */
export function KeptWithWork() {
  const keeper = useContext(KeeperContext);
  const status = keeper?.status.value;
  const state = status?.state;
  if (status?.state === "on" && !status.failure) return <p class="quiet">{t("keep-with-work")}</p>;
  return (
    <p class="quiet">
      {t("keep-not-yet")}{" "}
      {state === "off" && (
        <button type="button" onClick={() => void keeper?.keep()}>
          {t("keep-start")}
        </button>
      )}
    </p>
  );
}

function reopenedInWords({ documents, savedAt, lost }: { documents: number; savedAt: number; lost: number }): string {
  const reopened = t("keep-reopened", { documents, time: timeInWords(savedAt) });
  return lost > 0 ? `${reopened} ${t("keep-lost", { documents: lost })}` : reopened;
}

/**
 * At the top of the page: after work was reopened, where all of it was removed, and in a second tab, which must not give the
 * impression that it saves work.
 */
export function Reopened() {
  const keeper = useContext(KeeperContext);
  const reopened = keeper?.reopened.value;
  const line = reopened && reopenedInWords(reopened);
  useEffect(() => {
    if (line) announcement.value = line;
  }, [line]);
  if (!keeper) return null;
  if (isForgotten.value && keeper.status.value.state === "off") return <Forgotten keeper={keeper} />;
  if (!line) return intake.value.documents.length === 0 ? <Former keeper={keeper} className="line" /> : null;
  return (
    <Line words={line} onDismiss={keeper.dismiss}>
      <button type="button" class="slight" onClick={thenFocusMain(() => forgetWork(keeper))}>
        {t("keep-forget")}
      </button>
    </Line>
  );
}

/** Reloads the page; with `keep`, only after its work is saved, and not at all if that fails. */
export async function reloadKeeping(
  keeper: Keeper,
  keep: boolean,
  before = async (): Promise<void> => {},
): Promise<void> {
  if (keep) {
    await keeper.keep();
    if (!(await keeper.whenSaved())) return;
  }
  await before();
  location.reload();
}

/** A button for when only a reload helps: it saves the documents first. */
export function KeepAndReload() {
  const keeper = useContext(KeeperContext);
  if (!keeper) return null;
  const keep = keeper.status.value.state === "off" && keeper.hasUnsaved.value;
  return (
    <button type="button" onClick={() => void reloadKeeping(keeper, keep)}>
      {keep ? t("keep-and-reload") : t("keep-reload")}
    </button>
  );
}

// Times in messages about saved work, in the reader's format.

/** A day and a time of day. */
export function timeInWords(time: number): string {
  return new Intl.DateTimeFormat(catalogue.value?.locale, { dateStyle: "medium", timeStyle: "short" }).format(time);
}

/** A message about earlier changes if the last ones could not be written. */
export function beforeInWords(savedAt: number | null): string {
  return savedAt === null ? t("keep-nothing-before") : t("keep-before-whole", { time: timeInWords(savedAt) });
}
