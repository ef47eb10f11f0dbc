/** How far the estimates go in the run on screen: the bands, the intervals, the signature's length, the fingerprints. */
import { t } from "../messages/t.ts";
import { result } from "../workspace/store.ts";
import { Agreement } from "./agreement.tsx";
import { Collisions } from "./collisions.tsx";
import { Curve } from "./curve.tsx";
import { FunctionsNeeded } from "./functions.tsx";
import { Recall } from "./recall.tsx";

/** See the head of this file. */
export function Accuracy() {
  const report = result.value?.report;
  if (!report) return <p class="quiet">{t("accuracy-none")}</p>;
  return (
    <div class="accuracy">
      <Recall report={report} />
      <Curve report={report} />
      <Agreement report={report} />
      <FunctionsNeeded report={report} />
      <Collisions report={report} />
    </div>
  );
}
