/** How far the estimates go in the run on screen: the bands, the intervals, the signature's length, the fingerprints. */
import { result } from "../state/store.ts";
import { Agreement } from "./accuracy/agreement.tsx";
import { Collisions } from "./accuracy/collisions.tsx";
import { Curve } from "./accuracy/curve.tsx";
import { FunctionsNeeded } from "./accuracy/functions.tsx";
import { Recall } from "./accuracy/recall.tsx";

/** See the head of this file. */
export function Accuracy() {
  const report = result.value?.report;
  if (!report) return <p class="quiet">There is no result to judge yet.</p>;
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
