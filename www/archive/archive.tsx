/** The archives on this device: what is kept, how to keep more, and how much room there is. */

import { useEffect, useRef } from "preact/hooks";
import { parts, shown } from "../messages/parts.ts";
import { say, t } from "../messages/t.ts";
import { archives } from "../workspace/archive/page.ts";
import { hashOf } from "../workspace/route.ts";
import { namesHidden } from "../workspace/store.ts";
import styles from "./archive.module.css";
import { CollectionView } from "./collection.tsx";
import { KeepDocuments } from "./keep.tsx";
import { OpenFile } from "./open-file.tsx";
import { SpaceHere } from "./space.tsx";
import { StartArchive } from "./start.tsx";
import { type Notice as NoticeKind, notice, undoRemoval } from "./state.ts";

export function Archive() {
  const { state } = archives;
  return (
    <div class={styles.archive}>
      <h2>{t("archive-title")}</h2>
      <p>{t("archive-intro")}</p>
      <State />
      {state.value.state === "ready" && (
        <>
          <KeepDocuments />
          <StartArchive />
          <Collections />
          <OpenFile />
          <SpaceHere />
        </>
      )}
    </div>
  );
}

function State() {
  const { state, loading } = archives;
  const { value } = state;
  return (
    <div aria-live="polite">
      {value.state === "starting" && <p class="quiet">{t("archive-starting")}</p>}
      {value.state === "unavailable" && <p class="note">{t("archive-unavailable")}</p>}
      {value.state === "newer" && <p class="note">{t("archive-newer")}</p>}
      {value.state === "failed" && <p class="note">{t("archive-failed", { reason: value.reason })}</p>}
      {loading.value && <p class="quiet">{t("archive-loading", loading.value)}</p>}
      <Notice />
    </div>
  );
}

/** What became of the last action; in view, for the button may stand far below. */
function Notice() {
  const { value } = notice;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (value) place.current?.scrollIntoView({ block: "nearest" });
  }, [value]);
  return <div ref={place}>{value && <Told value={value} />}</div>;
}

function Told({ value }: { value: NoticeKind }) {
  if (value.kind === "said") return <p class="note">{say(value.said)}</p>;
  const name = namesHidden.value ? null : shown(value.document.name, (text) => <bdi>{text}</bdi>);
  if (value.kind === "undone") {
    return <p class="note">{name ? parts("archive-undone", { name }) : t("archive-undone-unnamed")}</p>;
  }
  const archive = shown(value.archive, (text) => <bdi>{text}</bdi>);
  return (
    <p class="note">
      {name ? parts("archive-removed", { name, archive }) : parts("archive-removed-unnamed", { archive })}{" "}
      <button type="button" onClick={() => void undoRemoval()}>
        {t("archive-undo")}
      </button>
    </p>
  );
}

function Collections() {
  const { value } = archives.collections;
  if (value.length === 0) {
    return (
      <section aria-label={t("archive-list")}>
        <p>{t("archive-none")}</p>
        <p class="quiet">{t("archive-none-hint")}</p>
      </section>
    );
  }
  return (
    <section aria-label={t("archive-list")} class={styles.collections}>
      {value.map((collection) => (
        <CollectionView key={collection.id} collection={collection} />
      ))}
      <p class="quiet">
        {t("archive-texts")} <a href={hashOf({ view: "check" })}>{t("archive-check")}</a>
      </p>
    </section>
  );
}
