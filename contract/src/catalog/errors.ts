/** What the catalog module refuses, each with its status. */
export const catalogErrors = {
  'catalog.game-unknown': 404,
  'catalog.vendor-unknown': 404,
  'catalog.category-unknown': 404,
  'catalog.favourites-full': 409,
  // Refusals of a launch when the game cannot be opened now.
  'catalog.game-closed': 403,
  'catalog.game-coming-soon': 403,
  'catalog.game-maintenance': 403,
  'catalog.vendor-closed': 403,
  'catalog.vendor-maintenance': 403,
  'catalog.category-off': 403,
  'catalog.region-refused': 403,
  // Staff stopped all gaming, the vendor or the game.
  'catalog.game-stopped': 403,
  // The market of the player asks for a higher return than the game has.
  'catalog.game-return-too-low': 403,
  // Refusals for operators.
  'catalog.window-backwards': 422,
  'catalog.import-refused': 422,
  'catalog.stop-unknown': 404,
  'catalog.stop-over': 409,
} as const;

/** What every call that opens a game may refuse for the game's own reasons. */
export const GAME_NOT_OPEN = [
  'catalog.game-unknown',
  'catalog.game-closed',
  'catalog.game-coming-soon',
  'catalog.game-maintenance',
  'catalog.vendor-closed',
  'catalog.vendor-maintenance',
  'catalog.category-off',
  'catalog.region-refused',
  'catalog.game-stopped',
  'catalog.game-return-too-low',
] as const satisfies readonly (keyof typeof catalogErrors)[];

/** Why a game cannot be opened. */
export type LaunchRefusal = Extract<
  keyof typeof catalogErrors,
  `catalog.${'game' | 'vendor' | 'category' | 'region'}-${string}`
>;
