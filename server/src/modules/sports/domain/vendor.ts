import type { BetCategory } from '@fairground/contract/betting/endpoints';
import type { Sport } from '@fairground/contract/sports/fields';
import type { GameId } from '../../betting/index.ts';

/** Under which vendor and category of the catalogue a sport is played: what the history of bets goes by. */
const OF_SPORT: Readonly<
  Record<Sport, { readonly vendor: string; readonly category: BetCategory; readonly game: bigint }>
> = {
  FOOTBALL: { vendor: 'BTI', category: 'SPORTS', game: 1n },
  VIRTUAL: { vendor: 'BTI', category: 'SPORTS', game: 2n },
  ESPORTS: { vendor: 'AV', category: 'ESPORTS', game: 3n },
  COCKFIGHT: { vendor: 'DS88', category: 'COCKFIGHT', game: 4n },
};

/** Each ring is the room of one vendor. */
const ROOMS: Readonly<Record<string, string>> = { 'ring-sunrise': 'DIG', 'ring-double-spur': 'DS88' };

export const vendorOf = (sport: Sport, competition: string): string => ROOMS[competition] ?? OF_SPORT[sport].vendor;

export const categoryOf = (sport: Sport): BetCategory => OF_SPORT[sport].category;
export const gameOf = (sport: Sport): GameId => OF_SPORT[sport].game as GameId;
