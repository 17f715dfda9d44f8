import type { Money } from '@fairground/contract/money';
import type { FishingRoomId } from '@fairground/contract/studio/fishing';
import type { Db, Reader, Tx } from '../../../platform/database/index.ts';
import type { RoomsOf } from './fishing-rooms.ts';
import { addedOn } from './pools.ts';
import type { Grown } from './pools.ts';
import { studioIn } from './studio-in.ts';

/** Fish of the room that were caught, from a number on. */
export const listCaught = async (reader: Reader, roomId: FishingRoomId, from: number): Promise<number[]> =>
  (
    await studioIn(reader)
      .selectFrom('studio_fishing_catch')
      .select('fish')
      .where('room_id', '=', roomId)
      .where('fish', '>=', from)
      .execute()
  ).map(({ fish }) => fish);

/** Two may have caught the same fish at the same moment: both are paid, and it is gone once. */
export const insertCaught = async (
  tx: Tx,
  roomId: FishingRoomId,
  fish: readonly number[],
  caughtAt: Date,
): Promise<void> => {
  if (fish.length === 0) return;
  await studioIn(tx)
    .insertInto('studio_fishing_catch')
    .values(fish.map((each) => ({ room_id: roomId, fish: each, caught_at: caughtAt })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

export const deleteCaughtBefore = async (db: Db, moment: Date): Promise<void> => {
  await studioIn(db).deleteFrom('studio_fishing_catch').where('caught_at', '<', moment).execute();
};

export type Level = RoomsOf & { readonly bet: Money };

const poolOf = (reader: Reader, { vendor, game, currency }: RoomsOf) =>
  studioIn(reader)
    .selectFrom('studio_fishing_pool')
    .select(['bet', 'pool', 'rest'])
    .where('vendor', '=', vendor)
    .where('game', '=', game)
    .where('currency', '=', currency);

export const listPools = (reader: Reader, of: RoomsOf) => poolOf(reader, of).execute();

export const readPool = async (reader: Reader, level: Level): Promise<Money> =>
  (await poolOf(reader, level).where('bet', '=', level.bet).executeTakeFirst())?.pool ?? (0n as Money);

/** Holds the pool of a level until the commit; a level without one gets it. */
export const lockPool = async (tx: Tx, { vendor, game, currency, bet }: Level) => {
  await studioIn(tx)
    .insertInto('studio_fishing_pool')
    .values({ vendor, game, currency, bet })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return poolOf(tx, { vendor, game, currency }).where('bet', '=', bet).forUpdate().executeTakeFirstOrThrow();
};

export const setPool = async (tx: Tx, { vendor, game, currency, bet }: Level, grown: Grown): Promise<void> => {
  const { pool, rest, day } = grown;
  await studioIn(tx)
    .updateTable('studio_fishing_pool')
    .set({ pool, rest, day, day_added: addedOn(grown) })
    .where('vendor', '=', vendor)
    .where('game', '=', game)
    .where('currency', '=', currency)
    .where('bet', '=', bet)
    .execute();
};
