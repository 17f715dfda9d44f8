import type { Money } from '@fairground/contract/money';
import { sql } from 'kysely';
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

/** Holds a pool until the commit; one that is not there yet begins with its seed. */
export const lockPool = async (tx: Tx, { bet, jackpot, ...of }: PoolName, seed: Money) => {
  await studioIn(tx)
    .insertInto('studio_pool')
    .values({ ...of, bet, jackpot, pool: seed })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return poolsIn(tx, of).where('bet', '=', bet).where('jackpot', '=', jackpot).forUpdate().executeTakeFirstOrThrow();
};

/** What a pool holds now, and what a player added to it on which day. */
export type Grown = {
  readonly pool: Money;
  readonly rest: bigint;
  readonly added: Money;
  readonly day: string;
};

/** What players added on the day, counted from nothing where the pool moved last on another one. */
export const addedOn = ({ day, added }: Grown) =>
  sql<Money>`case when day = ${day}::date then day_added else 0 end + ${added}::bigint`;

export const setPool = async (
  tx: Tx,
  { vendor, game, currency, bet, jackpot }: PoolName,
  grown: Grown,
): Promise<void> => {
  const { pool, rest, day } = grown;
  await studioIn(tx)
    .updateTable('studio_pool')
    .set({ pool, rest, day, day_added: addedOn(grown) })
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

export const insertPoolWin = async (tx: Tx, win: Insertable<StudioTables['studio_pool_win']>): Promise<void> => {
  await studioIn(tx).insertInto('studio_pool_win').values(win).execute();
};
