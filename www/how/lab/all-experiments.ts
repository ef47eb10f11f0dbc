/** Every experiment of the Lab, in the order in which they are shown and run. */

import type { Experiment } from "./experiment-model.ts";
import { collisions } from "./experiments/collisions.ts";
import { estimateByFunctions } from "./experiments/estimate-by-functions.ts";
import { familyTimes } from "./experiments/family-times.ts";
import { methodsByDocuments } from "./experiments/methods-by-documents.ts";
import { modularAgainstJenkins } from "./experiments/modular-against-jenkins.ts";
import { sCurves } from "./experiments/s-curves.ts";
import { similarityByK } from "./experiments/similarity-by-k.ts";

export const experiments: readonly Experiment[] = [
  similarityByK,
  familyTimes,
  methodsByDocuments,
  estimateByFunctions,
  modularAgainstJenkins,
  collisions,
  sCurves,
];

/** The experiment with an id. */
export function experimentOf(id: string): Experiment {
  const found = experiments.find((experiment) => experiment.id === id);
  if (!found) throw new RangeError(`experiment: ${id}`);
  return found;
}
