// Computes figures from scores and labels: precision, recall and measures derived from them, and thresholds that were never
// chosen on the data that they are applied to. Pure functions, O(n log n) each. A pair is `{ score, label, group }`, `label`
// true for a copy; it counts as found if its score is at least the threshold.

/** The confusion matrix for a threshold. */
export function confusion(pairs, threshold) {
  return tally(pairs, () => threshold);
}

/** The same if each pair has a threshold of its own, chosen without it. */
export function tally(pairs, thresholdOf) {
  const counts = { truePositives: 0, falsePositives: 0, falseNegatives: 0, trueNegatives: 0 };
  for (const pair of pairs) {
    const found = pair.score >= thresholdOf(pair);
    if (found) counts[pair.label ? "truePositives" : "falsePositives"] += 1;
    else counts[pair.label ? "falseNegatives" : "trueNegatives"] += 1;
  }
  return counts;
}

/** Found copies out of everything found; 1 if nothing was. */
export function precision({ truePositives, falsePositives }) {
  return share(truePositives, truePositives + falsePositives, 1);
}

/** Found copies out of all copies; 1 if there are none. */
export function recall({ truePositives, falseNegatives }) {
  return share(truePositives, truePositives + falseNegatives, 1);
}

/** Right answers out of all. */
export function accuracy({ truePositives, falsePositives, falseNegatives, trueNegatives }) {
  const right = truePositives + trueNegatives;
  return share(right, right + falsePositives + falseNegatives, 1);
}

/** The weighted harmonic mean of precision and recall, with recall `beta` times as important (van Rijsbergen, 1979). */
export function fBeta(counts, beta = 1) {
  const { truePositives, falsePositives, falseNegatives } = counts;
  const square = beta * beta;
  const weighted = (1 + square) * truePositives;
  return share(weighted, weighted + square * falseNegatives + falsePositives, 0);
}

/** The probability that a copy scores above a non-copy, ties counting half: the area under the ROC curve. */
export function auc(pairs) {
  const copies = pairs.filter(({ label }) => label).length;
  let [below, won] = [0, 0];
  for (const { labelled, others } of byScore(pairs).reverse()) {
    won += labelled * (below + others / 2);
    below += others;
  }
  return share(won, copies * (pairs.length - copies), 0.5);
}

/**
 * The threshold that maximises `measure`, a function of the counts, on `pairs`. It is midway between two neighbouring
 * scores; of several equally good ones the middle one is taken, as the farthest from either error.
 */
export function bestThreshold(pairs, measure = fBeta) {
  const steps = byScore(pairs);
  if (steps.length === 0) throw new Error("a threshold needs pairs to be chosen on, got none");
  const copies = pairs.filter(({ label }) => label).length;
  const counts = { truePositives: 0, falsePositives: 0, falseNegatives: copies, trueNegatives: pairs.length - copies };
  let best = { value: Number.NEGATIVE_INFINITY, at: [] };
  for (const [at, { labelled, others }] of steps.entries()) {
    counts.truePositives += labelled;
    counts.falseNegatives -= labelled;
    counts.falsePositives += others;
    counts.trueNegatives -= others;
    const value = measure(counts);
    if (value > best.value) best = { value, at: [at] };
    else if (value === best.value) best.at.push(at);
  }
  const at = best.at[(best.at.length - 1) >> 1];
  return (steps[at].score + (steps[at + 1]?.score ?? 0)) / 2;
}

/** For each group of the pairs, the best threshold for all the others. */
export function leaveOneGroupOut(pairs, measure = fBeta) {
  const groups = [...new Set(pairs.map(({ group }) => group))].sort();
  if (groups.length < 2) throw new Error(`leaving one group out needs two groups at least, got ${groups.length}`);
  const without = (left) => pairs.filter(({ group }) => group !== left);
  return new Map(groups.map((group) => [group, bestThreshold(without(group), measure)]));
}

/** Distinct scores, highest first, with how many pairs have each. */
function byScore(pairs) {
  const steps = new Map();
  for (const { score, label } of pairs) {
    const step = steps.get(score) ?? { score, labelled: 0, others: 0 };
    step[label ? "labelled" : "others"] += 1;
    steps.set(score, step);
  }
  return [...steps.values()].sort((a, b) => b.score - a.score);
}

function share(part, whole, otherwise) {
  return whole === 0 ? otherwise : part / whole;
}
