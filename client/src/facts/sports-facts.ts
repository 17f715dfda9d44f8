import type { Fact } from './fact.ts';

/** A bet of the member on a match was placed, decided or taken out: what the slip costs is asked again, too. */
export const SPORTS_BETS_MOVED: Fact = [
  'wallet.*',
  'sports.list-bets',
  'sports.read-cash-out',
  'sports.quote-slip',
  'betting.list-bets',
  'betting.sum-bets',
];
