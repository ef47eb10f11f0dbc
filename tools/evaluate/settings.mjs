// The settings with which corpora are measured. "Essays" has the similarity of the page's preset for text; the others are
// parameters that anyone can set, measured against it. Corpora share them, so that a setting that suits only one of them is
// apparent. A corpus may add what its question requires, such as a threshold.
export const presets = {
  Essays: { unit: "words", k: 5 },
  "Short answers": { unit: "characters", k: 9, whitespace: "remove", weighting: "rarity" },
  Paraphrase: { unit: "words", k: 3, stem: 3, reach: 40, counting: "bag", weighting: "rarity" },
  "Any language": { unit: "characters", k: 9 },
};

/** The page's preset for programs. */
export const programs = { unit: "code", k: 6, weighting: "rarity", excludeEditedTemplate: false };

/** The threshold of a preset, of the Jaccard similarity. */
export const defaultThreshold = (setting) => (setting === "Paraphrase" ? 0.13 : 0.2);
