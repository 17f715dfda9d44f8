/** What all our builds for browsers have in common; what differs stands in the vite.config.ts of each package. */

/** Old enough to be everywhere, new enough for nesting, `:dir()` and `color-mix()`: no fallback weighs on anybody. */
const BROWSERS = ['chrome120', 'edge120', 'firefox128', 'safari17.4'];

/**
 * Calls that only describe: an endpoint or a schema nobody uses leaves no trace. Names count in every file, libraries
 * included, so only words that none of them uses may stand here: `push` is how React enters a context.
 */
const PURE = ['z', 'endpoint', 'idSchema'];

export const browserBuild = {
  target: BROWSERS,
  // Fonts and pictures stay files: inlined they would weigh on every page, and a game loads only those it shows.
  assetsInlineLimit: 0,
  cssCodeSplit: false,
  reportCompressedSize: false,
};

/** Drops what nobody uses; importing a module of ours that `ownModule` names does nothing but define things. */
export const treeshakeOf = (ownModule: RegExp) => ({
  moduleSideEffects: (id: string) => !ownModule.test(id),
  manualPureFunctions: PURE,
});
