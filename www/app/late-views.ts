/**
 * The views that are opened after a first result, or without one. They are fetched once the page has nothing else to do, so that
 * neither the first load waits for them nor they for it, and a version that is published later takes none of them away.
 */
import { imported } from "../messages/imported.ts";
import { accuracyMessages, groupsMessages, labMessages, matrixMessages, reportMessages } from "../messages/late.ts";
import { loadLate } from "../messages/load.ts";
import { later } from "../ui/later.tsx";

export const Comparison = later(
  async () => (await imported(() => import("../comparison/comparison.tsx"))).ComparisonView,
);

export const DocumentMatches = later(
  async () => (await imported(() => import("../comparison/sources/view.tsx"))).DocumentMatches,
);

export const People = later(async () => (await imported(() => import("../people/people.tsx"))).People);

export const Check = later(async () => (await imported(() => import("../check/check.tsx"))).CheckView);

export const HowItWorks = later(async () => {
  const [{ HowItWorks: view }] = await Promise.all([
    imported(() => import("../how/how.tsx")),
    loadLate(accuracyMessages),
    loadLate(labMessages),
    // What the numbers mean is said there, too.
    loadLate(reportMessages),
  ]);
  return view;
});

export const Groups = later(async () => {
  const [{ Groups: view }] = await Promise.all([
    imported(() => import("../groups/groups.tsx")),
    loadLate(groupsMessages),
  ]);
  return view;
});

export const Matrix = later(async () => {
  const [{ Matrix: view }] = await Promise.all([
    imported(() => import("../matrix/matrix.tsx")),
    loadLate(matrixMessages),
  ]);
  return view;
});

export const Archive = later(async () => (await imported(() => import("../archive/archive.tsx"))).Archive);

/** Fetches those that most users open, the likeliest first, one after the other; the others when they are opened. */
export async function fetchLateViews(): Promise<void> {
  for (const view of [Comparison, DocumentMatches, People, Check, Groups, Matrix, Archive])
    await view.fetch().catch(() => {});
}
