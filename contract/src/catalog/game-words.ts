/** Every category of games. ELOTT and LOTT share a lobby; ESPORTS and COCKFIGHT are groups of SPORTS. */
export const GAME_CATEGORIES = [
  'RNG',
  'FISH',
  'PVP',
  'LIVE',
  'ELOTT',
  'LOTT',
  'SPORTS',
  'ESPORTS',
  'COCKFIGHT',
  'INHOUSE',
] as const;
export type GameCategory = (typeof GAME_CATEGORIES)[number];

/** Categories that stand under another one in the list of vendors. */
const PARENT_CATEGORY: Partial<Readonly<Record<GameCategory, GameCategory>>> = {
  ESPORTS: 'SPORTS',
  COCKFIGHT: 'SPORTS',
};

/** The category whose lane a category is shown in: its own, or SPORTS for its groups. */
export const laneOf = (category: GameCategory): GameCategory => PARENT_CATEGORY[category] ?? category;

/** The vendor of our own games. */
export const INHOUSE_VENDOR = 'JL';

/** How the wins of a game are spread: many small ones or few large ones. */
export const VOLATILITIES = ['LOW', 'MEDIUM', 'HIGH', 'VERY_HIGH'] as const;
export type Volatility = (typeof VOLATILITIES)[number];

/** OPEN can be launched; MAINTENANCE is shown and cannot; COMING_SOON has a page, no list. A closed game is not shown. */
export const GAME_STATUSES = ['OPEN', 'COMING_SOON', 'MAINTENANCE'] as const;
export type GameStatus = (typeof GAME_STATUSES)[number];

/** GAME opens by itself; VASSALAGE stands for a vendor, whose list of games is shown first. */
export const GAME_ENTRIES = ['GAME', 'VASSALAGE'] as const;
