/** On an empty page: what the archives on this device are good for at once, or that there can be some. */
import { parts } from "../messages/parts.ts";
import { t } from "../messages/t.ts";
import { compareWith } from "../workspace/archive/not-compared.ts";
import { archives } from "../workspace/archive/page.ts";
import { hashOf } from "../workspace/route.ts";

export function ArchiveInvitation() {
  const { value: collections } = archives.collections;
  if (archives.state.value.state !== "ready") return null;
  const documents = collections.reduce((sum, collection) => sum + collection.documents, 0);
  if (documents === 0) {
    const start = <a href={hashOf({ view: "archive" })}>{t("archive-invitation-start")}</a>;
    return <p class="quiet">{parts("archive-invitation-none", { start })}</p>;
  }
  const check = (
    <a href={hashOf({ view: "check" })} onClick={compareWithArchives}>
      {t("archive-invitation-check")}
    </a>
  );
  const manage = <a href={hashOf({ view: "archive" })}>{t("archive-invitation-manage")}</a>;
  return <p class="note">{parts("archive-invitation", { documents, check, manage })}</p>;
}

/** Where no archive is in use, all are: there is nothing else that a new document could be compared with. */
async function compareWithArchives(): Promise<void> {
  const { value: collections } = archives.collections;
  if (collections.some(({ isOn }) => isOn)) return;
  await compareWith(collections);
}
