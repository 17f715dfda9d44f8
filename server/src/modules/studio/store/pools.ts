import type { Money } from '@fairground/contract/money';
import type { Insertable } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { StudioTables } from '../tables.ts';
import { studioIn } from './studio-in.ts';

/** The pools of a game in one currency. */
export type PoolsOf = { readonly vendor: string; readonly game: string; readonly currency: string };
export type PoolName = PoolsOf & { readonly bet: Money; readonly jackpot: string };

const poolsIn = (reader: Reader, { vendor, game, currency }: PoolsOf) =>
  studioIn(reader)
    .selectFrom('studio_pool')
    .select(['bet', 'jackpot', 'pool', 'rest'])
    .where('vendor', '=', vendor)
    .where('game', '=', game)
    .where('currency', '=', currency);

/** The pools somebody has played for; there are as many as levels, at most. */
export const listPools = (reader: Reader, of: PoolsOf) => poolsIn(reader, of).execute();

/** Pools of all games, the largest first. */
export const listLargestPools = (reader: Reader, limit: number) =>
  studioIn(reader)
    .selectFrom('studio_pool')
    .select(['vendor', 'game', 'currency', 'bet', 'jackpot', 'pool'])
    .orderBy('pool', 'desc')
    .limit(limit)
    .execute();

/** Holds a pool until the commit; one that is not there yet begins with its seed. */
export const lockPool = async (tx: Tx, { bet, jackpot, ...of }: PoolName, seed: Money) => {
  await studioIn(tx)
    .insertInto('studio_pool')
    .values({ ...of, bet, jackpot, pool: seed })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return poolsIn(tx, of).where('bet', '=', bet).where('jackpot', '=', jackpot).forUpdate().executeTakeFirstOrThrow();
};

export const setPool = async (
  tx: Tx,
  { vendor, game, currency, bet, jackpot }: PoolName,
  to: { readonly pool: Money; readonly rest: bigint },
): Promise<void> => {
  await studioIn(tx)
    .updateTable('studio_pool')
    .set(to)
    .where('vendor', '=', vendor)
    .where('game', '=', game)
    .where('currency', '=', currency)
    .where('bet', '=', bet)
    .where('jackpot', '=', jackpot)
    .execute();
};

export const insertPoolMove = async (tx: Tx, move: Insertable<StudioTables['studio_pool_move']>): Promise<void> => {
  await studioIn(tx).insertInto('studio_pool_move').values(move).execute();
};
