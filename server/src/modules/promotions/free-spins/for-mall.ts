import type { Tx } from '../../../platform/database/index.ts';
import type { ApplicationsDeps, FreeRoundsGift } from '../deps.ts';
import { gamesIn } from '../domain/spins.ts';
import { giveSpinsIn } from './give-spins.ts';
import type { SpinsOrder } from './give-spins.ts';

/** Spins as the mall keeps them: its games in one line. */
type MallSpins = Omit<SpinsOrder, 'source' | 'games' | 'credit' | 'capX100' | 'products'> & { readonly games: string };

export type FreeSpinsOfMall = {
  readonly areFit: (
    spins: Pick<FreeRoundsGift, 'vendor' | 'currency' | 'bet'> & { readonly games: string },
  ) => Promise<boolean>;
  /** Looks up what `giveIn` needs, before the transaction. */
  readonly prepare: (vendor: string) => Promise<void>;
  /** Gives spins whose winnings become a bonus; given again under their key, they are given once. */
  readonly giveIn: (tx: Tx, spins: MallSpins) => Promise<void>;
};

export const createFreeSpinsOfMall = (deps: ApplicationsDeps): FreeSpinsOfMall => {
  const { freeRounds } = deps.above;
  return {
    areFit: ({ games, ...spins }) => freeRounds.areFit({ ...spins, games: gamesIn(games) }),
    prepare: freeRounds.prepare,
    giveIn: (tx, { games, ...spins }) =>
      giveSpinsIn(deps, tx, {
        ...{ ...spins, games: gamesIn(games), source: 'mall', credit: 'BONUS', capX100: null, products: [] },
      }),
  };
};
