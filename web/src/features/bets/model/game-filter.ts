import type { Bet, BetCategory, BetResult } from '@fairground/contract/betting/endpoints';
import type { ValueOf } from '@fairground/contract/endpoint';
import type { listPlayedGames, listPlayedVendors } from '@fairground/contract/launch/endpoints';

export type PlayedVendor = ValueOf<typeof listPlayedVendors>['list'][number];
export type PlayedGame = Pick<ValueOf<typeof listPlayedGames>['list'][number], 'vendor' | 'gameId' | 'gameName'>;

/** Which bets are shown; null is all of them. A game is one of its vendor. */
export type GameFilter = {
  readonly category: BetCategory | null;
  readonly vendor: string | null;
  readonly game: PlayedGame | null;
  readonly result: BetResult | null;
};

export const ALL_GAMES: GameFilter = { category: null, vendor: null, game: null, result: null };

/** How many choices narrow the record. */
export const countOf = (filter: GameFilter): number => Object.values(filter).filter((choice) => choice !== null).length;

/** The vendors to choose from: those with games of the category that were played. */
export const vendorsIn = (vendors: readonly PlayedVendor[], category: BetCategory | null): readonly PlayedVendor[] =>
  category === null ? vendors : vendors.filter(({ categories }) => categories.includes(category));

/** Another category keeps the vendor only where both have something in common: else nothing would ever be shown. */
export const withCategory = (
  filter: GameFilter,
  category: BetCategory | null,
  vendors: readonly PlayedVendor[],
): GameFilter => {
  const isKept = vendorsIn(vendors, category).some(({ vendor }) => vendor === filter.vendor);
  return { ...filter, category, vendor: isKept ? filter.vendor : null, game: null };
};

/** Another vendor has other games. */
export const withVendor = (filter: GameFilter, vendor: string | null): GameFilter => ({
  ...filter,
  vendor,
  game: vendor === null || vendor === filter.game?.vendor ? filter.game : null,
});

export type BetQuery = {
  readonly category?: BetCategory;
  readonly vendor?: string;
  readonly gameId?: Bet['gameId'];
  readonly result?: BetResult;
};

/** The filter as the calls take it. The number of a game counts with its vendor alone. */
export const queryOf = ({ category, vendor, game, result }: GameFilter): BetQuery => ({
  ...(category !== null && { category }),
  ...(vendor !== null && { vendor }),
  ...(game !== null && { vendor: game.vendor, gameId: game.gameId }),
  ...(result !== null && { result }),
});
