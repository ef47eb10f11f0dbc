/** Shows what a link or a saved result expects, and whether the result on screen matches it. */

import type { ComponentChildren } from "preact";
import { parts, t } from "../../i18n/t.ts";
import { commonQuestion } from "../../people/common-found.ts";
import { changesBetween } from "../../settings/changes.ts";
import { paramsOf } from "../../settings/fields.ts";
import { hashOf } from "../../state/route.ts";
import { collectedDocuments, intake, result } from "../../state/store.ts";
import { useAnswer } from "../../ui/answer.ts";
import { Dismiss, Line, thenFocusMain } from "../../ui/line.tsx";
import {
  brokenLink,
  difference,
  digestOfTextsHere,
  type Expected,
  expected,
  forgetExpected,
  settingsBefore,
  takeExpectedSettings,
  takeOwnSettings,
} from "./expected.ts";
import { type Difference, whyOtherCount } from "./link.ts";

export function ExpectedResult() {
  if (brokenLink.value) {
    return <Line role="alert" words={t("export-link-broken")} onDismiss={forgetExpected} />;
  }
  const { value: wanted } = expected;
  if (!wanted) return null;
  const { value: found } = difference;
  if (wanted.by === "file") return found === undefined ? null : <OpenedFile wanted={wanted} found={found} />;
  if (found === undefined) return <Waiting wanted={wanted} />;
  if (found === null) {
    return (
      <Line role="status" words={t("export-same-link")} onDismiss={forgetExpected}>
        <OwnSettings />
      </Line>
    );
  }
  const why = whyOtherCountHere(wanted);
  if (why?.by === "missing" && !found.engine && found.settings.length === 0) {
    return (
      <Line
        role="status"
        words={t(partlyKey(), { ours: why.here, theirs: wanted.documents })}
        onDismiss={forgetExpected}
      >
        <OwnSettings />
      </Line>
    );
  }
  return (
    <section class="note" role="status">
      <p>{t("export-differs-link")}</p>
      <ul>
        {differences(wanted, found).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        {found.digest && <DocumentsDiffer wanted={wanted} found={found} />}
        <AlsoCollections wanted={wanted} />
      </ul>
      <div class="buttons">
        <Buttons wanted={wanted} found={found} />
      </div>
    </section>
  );
}

/** A reopened saved result: its numbers are computed again, and those in the file are never shown. */
function OpenedFile({ wanted, found }: { wanted: Expected; found: Difference | null }) {
  return (
    <section class="note" role="status">
      <p>{t("export-counted-again")}</p>
      {wanted.namesHidden && <p>{t("export-names-hidden-file")}</p>}
      {found ? (
        <>
          <p>{t("export-differs-file")}</p>
          <ul>
            {differences(wanted, found).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
            {found.digest && !areCollectionsAdded(wanted) && (
              <li>{t(wanted.hasRoles ? "export-differs-documents" : "export-file-without-roles")}</li>
            )}
            <AlsoCollections wanted={wanted} />
          </ul>
        </>
      ) : (
        !wanted.namesHidden && <p>{t("export-same-file")}</p>
      )}
      <div class="buttons">
        <Buttons wanted={wanted} found={found} />
      </div>
    </section>
  );
}

/** The documents that are missing may be templates that the answer to an open question makes. */
export function partlyKey(): "export-partly" | "export-partly-question" {
  return commonQuestion.value ? "export-partly-question" : "export-partly";
}

function whyOtherCountHere(wanted: Expected) {
  const all = result.value?.report.documents.length ?? 0;
  return whyOtherCount(wanted.documents, { all, collected: collectedDocuments.value.length });
}

/** Whether the documents are as many as expected, apart from those of collections on this device. */
function areCollectionsAdded(wanted: Expected): boolean {
  return whyOtherCountHere(wanted)?.by === "collections";
}

/** Reports that documents of collections are compared, too: whether the others are the same shows without them. */
function AlsoCollections({ wanted }: { wanted: Expected }) {
  if (!areCollectionsAdded(wanted)) return null;
  const collections = <a href={hashOf({ view: "archive" })}>{t("archive-tab")}</a>;
  return <li>{parts("export-differs-collections", { count: collectedDocuments.value.length, collections })}</li>;
}

/** Reports that the documents differ from those of a link, and whether their texts do. */
function DocumentsDiffer({ wanted, found }: { wanted: Expected; found: Difference }) {
  const { texts } = wanted;
  const digest = result.value?.report.digest;
  // With more or fewer documents, the texts certainly differ.
  const isAsked = texts !== undefined && digest !== undefined && !found.documents;
  const answer = useAnswer(isAsked ? digest : null, async () => ({ digest, texts: await digestOfTextsHere() }));
  if (areCollectionsAdded(wanted)) return null;
  if (!isAsked) return <li>{t("export-differs-documents")}</li>;
  if (answer.state === "waiting") return null;
  const here = answer.state === "ready" && answer.value.digest === digest ? answer.value.texts : undefined;
  if (here === undefined) return <li>{t("export-differs-documents")}</li>;
  return <li>{t(here === texts ? "export-differs-names" : "export-differs-texts")}</li>;
}

function Waiting({ wanted }: { wanted: Expected }) {
  if (intake.value.documents.length > 0) return null;
  return <Line role="status" words={t("export-waiting", { count: wanted.documents })} onDismiss={forgetExpected} />;
}

function Buttons({ wanted, found }: { wanted: Expected; found: Difference | null }): ComponentChildren {
  return (
    <>
      {found && found.settings.length > 0 && (
        <button type="button" onClick={thenFocusMain(takeExpectedSettings)}>
          {t(wanted.by === "link" ? "export-take-link-settings" : "export-take-file-settings")}
        </button>
      )}
      <OwnSettings />
      <Dismiss onClick={forgetExpected} />
    </>
  );
}

function OwnSettings() {
  if (!settingsBefore.value) return null;
  return (
    <button type="button" onClick={thenFocusMain(takeOwnSettings)}>
      {t("export-own-settings")}
    </button>
  );
}

/** A sentence for each difference, except in the documents. */
function differences(wanted: Expected, found: Difference): string[] {
  const report = result.value?.report;
  if (!report) return [];
  const { engine, documents, params } = report;
  const changes = changesBetween({ ...params, ...paramsOf(wanted.settings) }, params);
  return [
    ...(found.documents && !areCollectionsAdded(wanted)
      ? [t("export-differs-count", { theirs: wanted.documents, ours: documents.length })]
      : []),
    ...(found.settings.length > 0
      ? [
          changes.length > 0
            ? t("export-differs-settings", { changes: changes.join(", ") })
            : t("export-differs-others"),
        ]
      : []),
    ...(found.engine ? [t("export-differs-engine", { theirs: wanted.engine, ours: engine })] : []),
  ];
}
