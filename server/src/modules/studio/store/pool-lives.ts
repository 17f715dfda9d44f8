import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db, Reader, Tx } from '../../../platform/database/index.ts';
import type { StudioTables } from '../tables.ts';
import type { PoolName, PoolsOf } from './pools.ts';
import { studioIn } from './studio-in.ts';

export type LifeRow = Selectable<StudioTables['studio_pool_life']>;

const livesIn = (reader: Reader, { vendor, game, currency }: PoolsOf) =>
  studioIn(reader)
    .selectFrom('studio_pool_life')
    .selectAll()
    .where('vendor', '=', vendor)
    .where('game', '=', game)
    .where('currency', '=', currency);

/** The lives that go on; there are as many as levels, at most. */
export const listLiveLives = (reader: Reader, of: PoolsOf): Promise<LifeRow[]> =>
  livesIn(reader, of).where('ended_at', 'is', null).execute();

export const findLiveLife = (reader: Reader, { bet, jackpot, ...of }: PoolName): Promise<LifeRow | undefined> =>
  livesIn(reader, of)
    .where('bet', '=', bet)
    .where('jackpot', '=', jackpot)
    .where('ended_at', 'is', null)
    .executeTakeFirst();

/** Those at one level of bets. */
export const listLivesAt = (
  reader: Reader,
  { vendor, game, currency, bet }: PoolsOf & Pick<PoolName, 'bet'>,
): Promise<LifeRow[]> =>
  livesIn(reader, { vendor, game, currency }).where('bet', '=', bet).where('ended_at', 'is', null).execute();

/** Whether any life goes on. */
export const hasLiveLife = async (reader: Reader, of: PoolsOf): Promise<boolean> =>
  (await livesIn(reader, of).where('ended_at', 'is', null).limit(1).execute()).length > 0;

export const findLife = (reader: Reader, commitment: string): Promise<LifeRow | undefined> =>
  studioIn(reader).selectFrom('studio_pool_life').selectAll().where('commitment', '=', commitment).executeTakeFirst();

/** The number of the life a pool begins next. */
export const nextLifeNumber = async (reader: Reader, { bet, jackpot, ...of }: PoolName): Promise<number> => {
  const last = await livesIn(reader, of)
    .where('bet', '=', bet)
    .where('jackpot', '=', jackpot)
    .orderBy('life', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (last?.life ?? 0) + 1;
};

/** The last lives that are over, the newest first. */
export const listEndedLives = (reader: Reader, of: PoolsOf, limit: number): Promise<LifeRow[]> =>
  livesIn(reader, of)
    .where('ended_at', 'is not', null)
    .orderBy('ended_at', 'desc')
    .orderBy('life', 'desc')
    .limit(limit)
    .execute();

/** A pool has one life at a time: of two who begin it one does. */
export const insertLifeOnce = async (
  reader: Db | Tx,
  life: Insertable<StudioTables['studio_pool_life']>,
): Promise<void> => {
  await studioIn(reader)
    .insertInto('studio_pool_life')
    .values(life)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

export const endLife = async (
  tx: Tx,
  commitment: string,
  end: Updateable<StudioTables['studio_pool_life']>,
): Promise<void> => {
  await studioIn(tx)
    .updateTable('studio_pool_life')
    .set(end)
    .where('commitment', '=', commitment)
    .where('ended_at', 'is', null)
    .execute();
};
