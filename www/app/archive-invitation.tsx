/** On an empty page: what the archives on this device are good for at once. */
import { parts } from "../messages/parts.ts";
import { t } from "../messages/t.ts";
import { archives } from "../workspace/archive/page.ts";
import { hashOf } from "../workspace/route.ts";

export function ArchiveInvitation() {
  const documents = archives.collections.value.reduce((sum, collection) => sum + collection.documents, 0);
  if (documents === 0) return null;
  const check = <a href={hashOf({ view: "check" })}>{t("archive-invitation-check")}</a>;
  const manage = <a href={hashOf({ view: "archive" })}>{t("archive-invitation-manage")}</a>;
  return <p class="note">{parts("archive-invitation", { documents, check, manage })}</p>;
}
