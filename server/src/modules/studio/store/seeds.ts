import type { MemberId } from '@fairground/contract/ids';
import type { Insertable, Selectable } from 'kysely';
import type { Db, Reader, Tx } from '../../../platform/database/index.ts';
import type { StudioTables } from '../tables.ts';
import { studioIn } from './studio-in.ts';

export type SeedRow = Selectable<StudioTables['studio_seed']>;

/** A seed of the member that is there already stays: of two first calls one makes it. */
export const insertSeedOnce = async (db: Db | Tx, seed: Insertable<StudioTables['studio_seed']>): Promise<void> => {
  await studioIn(db)
    .insertInto('studio_seed')
    .values(seed)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** The seed in use and the one after it. */
export const listLiveSeeds = (reader: Reader, memberId: MemberId): Promise<SeedRow[]> =>
  studioIn(reader)
    .selectFrom('studio_seed')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('state', 'in', ['CURRENT', 'NEXT'])
    .execute();

export const findSeed = (reader: Reader, id: bigint): Promise<SeedRow | undefined> =>
  studioIn(reader).selectFrom('studio_seed').selectAll().where('id', '=', id).executeTakeFirst();

/** Holds the seeds in use of these players until the commit: no other round of theirs is drawn meanwhile. */
export const lockCurrentSeeds = (tx: Tx, members: readonly MemberId[]): Promise<SeedRow[]> =>
  studioIn(tx)
    .selectFrom('studio_seed')
    .selectAll()
    .where('member_id', 'in', members)
    .where('state', '=', 'CURRENT')
    .orderBy('member_id')
    .forUpdate()
    .execute();

/** Holds the seed in use: no round is drawn with it until the commit. */
export const lockCurrentSeed = (tx: Tx, memberId: MemberId): Promise<SeedRow | undefined> =>
  studioIn(tx)
    .selectFrom('studio_seed')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('state', '=', 'CURRENT')
    .forUpdate()
    .executeTakeFirst();

export const findSeedByCommitment = (
  reader: Reader,
  memberId: MemberId,
  commitment: string,
): Promise<SeedRow | undefined> =>
  studioIn(reader)
    .selectFrom('studio_seed')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('commitment', '=', commitment)
    .executeTakeFirst();

export const setRevealed = async (tx: Tx, id: bigint, at: Date): Promise<void> => {
  await studioIn(tx)
    .updateTable('studio_seed')
    .set({ state: 'REVEALED', revealed_at: at })
    .where('id', '=', id)
    .execute();
};

/** The next seed becomes the one in use. */
export const promoteNext = async (tx: Tx, memberId: MemberId, clientSeed: string): Promise<void> => {
  await studioIn(tx)
    .updateTable('studio_seed')
    .set({ state: 'CURRENT', client_seed: clientSeed })
    .where('member_id', '=', memberId)
    .where('state', '=', 'NEXT')
    .execute();
};

export const listRevealed = (reader: Reader, memberId: MemberId, limit: number): Promise<SeedRow[]> =>
  studioIn(reader)
    .selectFrom('studio_seed')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('state', '=', 'REVEALED')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
