/** Every string about new versions, in one place. */
export const words = {
  ready: "A new version of Lookalike is ready. Reload when it suits you.",
  notKept: "Your documents are not kept: they would be gone.",
  reload: "Reload",
  later: "Later",
} as const;
