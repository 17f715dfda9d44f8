import type { Fact } from './fact.ts';

/** Points, orders or the standing of the member changed. */
export const LOYALTY_CHANGED: Fact = ['loyalty.*'];

/** Points became money. */
export const POINTS_CONVERTED: Fact = ['loyalty.*', 'wallet.*'];

/** The order of a race changed. */
export const BOARD_CHANGED: Fact = ['loyalty.read-leaderboard'];

/** The member looked at a mission: it is no news any more. */
export const MISSION_OPENED: Fact = ['loyalty.count-missions', 'loyalty.list-missions'];
